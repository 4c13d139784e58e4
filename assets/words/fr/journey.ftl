## Les mots du voyage

journey-journey = Voyage
journey-next_region = Région suivante
journey-old_map = Ancienne carte
journey-new_map = Nouvelle carte
journey-par = Temps cible
journey-fewest = Minimum
journey-hard = Difficile
journey-difficulty = Difficulté
journey-teapot_for_one = Une théière te déplace, pas ta jumelle.
journey-wafer_for_twin = Les trous arrêtent ta jumelle, sauf au pas même où ils se forment.
journey-caught = Aïe ! Tu vois des étoiles.
journey-no_way_left = Plus de chemin : recommence
journey-undo_or_restart = Plus de chemin : annule ou recommence
journey-region_is_done = Bravo, toute la région est terminée !
journey-journey_is_done = Bravo, tout le voyage est terminé !
journey-flavour = Couleur de souris
journey-helped = Avec de l’aide, tu ne gardes que « Terminé »
journey-flavour_for = Couleur de la souris : { $flavour } (étapes : { $finished } sur { $all })
journey-stop = Étape { $number }
journey-race_against = Course contre { $name }
journey-rival_waits = { $name } part dans { $seconds } s
journey-beat = Battre { $name }
journey-rival_is_there = { $name } a fini avant toi
journey-flavour_is_yours = Nouvelle couleur de souris : { $flavour } ! Choisis-la sur la carte.
journey-rival_was_first = { $name } a fini avant toi !
journey-next_is = Ensuite : { $name }
journey-next_stop = Ensuite : étape { $number }
journey-play_stop = Jouer l’étape { $number }
journey-over_par = À { $seconds } s du temps cible !
journey-region_is_open = Désormais ouvert : { $region }
journey-medals_won = Médailles : { $won } sur { $all }
journey-cheeses_eaten = Fromages mangés : { $eaten } sur { $all }
journey-opens_with = { $stops ->
    [one] Encore { $stops } étape de « { $region } » avant l’ouverture
   *[other] Encore { $stops } étapes de « { $region } » avant l’ouverture
}
journey-old_stops = Étapes { $first } à { $last }
journey-bites_left = { $count ->
    [one] Reste { $count } bouchée
   *[other] Reste { $count } bouchées
}
journey-tea_left = { $count ->
    [one] Reste { $count } tasse de thé
   *[other] Reste { $count } tasses de thé
}
journey-thread_left = { $count ->
    [one] Reste du fil : { $count } salle
   *[other] Reste du fil : { $count } salles
}
journey-keys_held = Clés, la dernière d’abord : { $keys }

## Les lieux des régions

journey-regions-garden = Jardin de thé
journey-regions-cellar = Cave à glace
journey-regions-library = Bibliothèque de nuit
journey-regions-kitchen = Cuisine mécanique
journey-regions-alley = Ruelle du chat
journey-regions-palace = Palais de la princesse

## Ce qu’un labyrinthe demande

journey-rules-fog = brouillard
journey-rules-locked_door = une clé à trouver
journey-rules-all_cheeses = plusieurs fromages
journey-rules-moving_walls = murs mobiles
journey-rules-mouse_trap = gare au piège
journey-rules-swinging_flaps = chatières
journey-rules-teapots = paires de théières
journey-rules-slippery_ice = glace glissante
journey-rules-melting_floor = gaufrettes fondantes
journey-rules-keys_on_a_string = clés sur cordon
journey-rules-gnawing = murs à croquer
journey-rules-pouring = thé à verser
journey-rules-twins = une jumelle
journey-rules-mirror = une jumelle miroir
journey-rules-thread = un fil à tirer
journey-rules-prowling_cat = un chat qui rôde

## Ce qu’on dit d’abord d’une règle

journey-notices-find_key = La porte est verrouillée : trouve la clé
journey-notices-step_on_plates = Marche sur une dalle : son mur glisse
journey-notices-bite_walls = Pousse deux fois contre un mur pour le croquer
journey-notices-pour_tea = Pousse deux fois, le mur fond : une tasse par salle du petit côté
journey-notices-last_key_opens = Seule ta dernière clé ouvre une porte, et elle y reste
journey-notices-thread_beads = Enfile toutes les perles pour découvrir le fromage

## Pourquoi la souris ne passe pas, à côté d’elle quand elle essaie

journey-hindrances-bite = Pousse encore pour croquer
journey-hindrances-no_bites = Plus une seule bouchée
journey-hindrances-tea = { $price ->
    [one] { $price } tasse : pousse encore et il fond
   *[other] { $price } tasses : pousse encore et il fond
}
journey-hindrances-too_dear = { $price ->
    [one] Il faut { $price } tasse, tu en as { $left }
   *[other] Il faut { $price } tasses, tu en as { $left }
}
journey-hindrances-locked = Verrouillée : trouve la clé
journey-hindrances-locked_with = Ta dernière clé doit être { $colour }
journey-hindrances-one_way = Elle s’ouvre dans l’autre sens
journey-hindrances-cat = Le chat va y mettre la patte
journey-hindrances-melted = Là, il n’y a plus de sol
journey-hindrances-crossing = Le fil ne peut pas se croiser
journey-hindrances-no_thread = Plus de fil : reviens en arrière
journey-hindrances-dome = Enfile d’abord toutes les perles
journey-hindrances-twin = Un mur t’arrête, alors ta jumelle reste aussi

## Ce qui vaut une médaille, en une phrase

journey-explained_medals-finished = Atteins le fromage.
journey-explained_medals-under_par = Arrive dans le temps cible.
journey-explained_medals-no_wrong_turn = Prends le plus court chemin, sans aide.
journey-explained_medals-before_rival = Arrive avant ton rival.

## Comment marche une règle, en une phrase

journey-explained-all_cheeses = Mange tous les fromages, dans l’ordre que tu veux.
journey-explained-teapots = Entre dans une théière, et ressors par celle qui va avec : le trajet compte pour un pas.
journey-explained-slippery_ice = Tu glisses jusqu’au bout de la glace ou jusqu’à un obstacle.
journey-explained-locked_door = Trouve la clé : elle ouvre toutes les portes.
journey-explained-fog = Tu ne vois que ce que tu as approché.
journey-explained-twins = Ta jumelle va dans le même sens que toi, et s’arrête aux murs. Arrivez ensemble sur vos tapis.
journey-explained-mirror = Ta jumelle miroir ne bouge qu’avec toi, à gauche quand tu vas à droite. Arrivez ensemble sur vos tapis.
journey-explained-gnawing = Pousse deux fois contre un mur pour le croquer. Choisis bien : les bouchées sont comptées.
journey-explained-pouring = Pousse deux fois contre un mur pour le faire fondre au thé : une tasse par salle du plus petit côté.
journey-explained-thread = Enfile toutes les perles pour découvrir le fromage. Le fil ne peut pas se croiser ; reviens sur tes pas pour l’enrouler.
journey-explained-prowling_cat = Le chat fouille chaque coin : en haut d’abord, puis à droite, en bas, à gauche. Il avance quand tu avances. Sa patte montre où.
journey-explained-swinging_flaps = Une chatière te laisse passer dans son sens, puis se retourne.
journey-explained-moving_walls = Marche sur une dalle, et le mur de sa couleur glisse jusqu’aux pointillés.
journey-explained-keys_on_a_string = Seule la dernière clé prise ouvre une porte de sa couleur, et elle reste dans la serrure.
journey-explained-melting_floor = Une gaufrette disparaît dès que tu la quittes.
journey-explained-mouse_trap = Si le piège te touche, tu vois des étoiles pendant trois secondes.

## Les médailles

journey-medals-finished = Terminé
journey-medals-under_par = Temps cible
journey-medals-no_wrong_turn = Sans détour
journey-medals-before_rival = Rival battu

## Les parfums de la souris

journey-flavours-plain = Nature
journey-flavours-milk_tea = Thé au lait
journey-flavours-blossom_tea = Thé aux fleurs
journey-flavours-mint = Menthe
journey-flavours-green_tea = Thé vert
journey-flavours-black_tea = Thé noir
journey-flavours-lemon = Citron

## Le nom d’un recueil de labyrinthes, et de celui qui n’a pas de titre

pack-untitled = Labyrinthes
pack-open = Recueil
pack-keep = Garder
pack-save = Exporter
pack-remove = Retirer
pack-press_again = Encore une fois pour retirer
