## Les mots d’un labyrinthe infini

endless-about = Chaque fromage te donne du temps.
endless-about_world = Suis les miettes jusqu’au fromage, tout au bout.
endless-time_left = Reste
endless-cheeses = Fromages
endless-distance = Distance
endless-crumbs = Miettes
endless-straight_line = À vol d’oiseau
endless-crossed = Tu as traversé le monde !
endless-time_is_up = Temps écoulé
endless-best = Record
endless-best_today = Record du jour
endless-seconds_left = Secondes restantes à chaque fromage
endless-no_cheese = Zéro fromage cette fois
endless-days = Jours joués
endless-best_of_days = Le plus de fromages par jour
endless-to_beat = Fromages à battre : { $cheeses } – { $name }

## Ce qu’on peut faire ensuite

endless-choices-again = Rejouer
endless-choices-new = Autre labyrinthe
endless-choices-daily = Dédale du jour
endless-choices-world = Un milliard de salles
endless-choices-title = Menu

## La carte d’un monde vu d’en haut

world_map-world = Monde
world_map-title = Carte du monde
world_map-room = Salle
world_map-to_cheese = Pas jusqu’au fromage
world_map-path = Chemin
world_map-from_end_to_end = D’un bout à l’autre
world_map-show_path = Montrer le chemin
world_map-hide_path = Cacher le chemin
world_map-next_place = Lieu suivant
world_map-damaged = Une partie de ce monde est illisible : son fichier est abîmé.
world_map-places-whole = Le monde entier
world_map-places-mouse = La souris
world_map-places-cheese = Le fromage
world_map-places-farthest = Le bout du monde
world_map-places-other_end = L’autre bout du monde
