## Les mots lus à voix haute à qui ne voit pas l’écran

speech-up = en haut
speech-down = en bas
speech-left = à gauche
speech-right = à droite
speech-at_cheese = Le fromage est ici.
speech-walled_in = Des murs tout autour.
speech-junction = Un carrefour.
speech-dead_end = Une impasse.
speech-here = ici
speech-key = Clé
speech-door = Porte verrouillée
speech-open_flap = Chatière ouverte
speech-shut_flap = Chatière fermée
speech-ice = Glace
speech-melting = Gaufrette
speech-gone = Eau
speech-bitten = Mur croqué
speech-melted = Mur fondu
speech-other_set = Autre ensemble derrière le mur
speech-thread = Fil
speech-bead = Perle
speech-strung_bead = Perle enfilée
speech-twin = Jumelle
speech-mirror_twin = Jumelle miroir
speech-ways_of_twin = Ouvert pour la jumelle
speech-cheese_of_twin = Fromage de la jumelle
speech-cat = Chat
speech-next_of_cat = Le chat va ensuite
speech-dome = Cloche
speech-place = Colonne { $column }, ligne { $row }.
speech-place_of = Colonne { $column } sur { $columns }, ligne { $row } sur { $rows }.
speech-walls = Murs : { $ways }.
speech-open = Ouvert : { $ways }.
speech-cheese = Fromage : { $ways }.
speech-thing = { $name } : { $ways }.
speech-no_way_left = Plus de chemin. { $key } pour recommencer.
speech-undo_or_restart = Plus de chemin. { $undo } pour annuler un coup, { $restart } pour recommencer.
speech-coloured_key = Clé, { $colour }
speech-coloured_door = Porte verrouillée, { $colour }
speech-keys_held = Clés, la dernière d’abord : { $keys }.
speech-cups = { $count ->
    [one] Mur, { $count } tasse de thé
   *[other] Mur, { $count } tasses de thé
}
speech-bites_left = { $count ->
    [one] Reste { $count } bouchée.
   *[other] Reste { $count } bouchées.
}
speech-tea_left = { $count ->
    [one] Reste { $count } tasse de thé.
   *[other] Reste { $count } tasses de thé.
}
speech-thread_left = { $count ->
    [one] Reste du fil : { $count } salle.
   *[other] Reste du fil : { $count } salles.
}
speech-plate = Dalle { $number }
speech-teapot = Théière { $number }
speech-and = { $one }, { $other }
speech-rooms = { $count } { $way }

## Les couleurs des clés et des portes

speech-colours-blue = bleue
speech-colours-red = rouge
speech-colours-green = verte
