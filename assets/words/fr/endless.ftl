## Les mots d’un labyrinthe infini

endless-time_left = Reste
endless-cheeses = Fromages
endless-distance = Distance
endless-crumbs = Miettes
endless-to_cheese = Jusqu’au fromage
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
