draw-table = Dessiner un labyrinthe
draw-draw = Dessiner
draw-undo = Annuler
draw-redo = Rétablir
draw-watch = Théâtre
draw-next_tool = Outil
draw-play = Y jouer
draw-rest = Bâtir le reste
draw-wipe = Tout effacer
draw-mirror = Miroir
draw-turn = Tourner
draw-less = { $unit } : une de moins que { $count }
draw-more = { $unit } : une de plus que { $count }

draw-one_way = Un seul chemin · { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
draw-several_ways = Plusieurs chemins · { $steps ->
    [one] { $steps } pas au plus court
   *[other] { $steps } pas au plus court
}
draw-decisions = { $decisions ->
    [one] { $decisions } choix
   *[other] { $decisions } choix
}
draw-no_way = { $walls ->
    [one] Pas encore de chemin : un mur barre la route
   *[other] Pas encore de chemin : { $walls } murs barrent la route
}
draw-unreachable = Pas de chemin : le fromage est dans un autre morceau
draw-moves = { $moves ->
    [one] Avec ses règles : au moins { $moves } coup
   *[other] Avec ses règles : au moins { $moves } coups
}
draw-cannot_be_won = Avec ces règles, personne n’atteint le fromage
draw-missing = À placer : { $what }
draw-too_many = En trop : { $what }
draw-teapots_in_line = Les deux théières d’une paire vont sur des lignes et colonnes différentes
draw-too_large = « { $rule } » demande un labyrinthe d’au plus { $rooms } salles
draw-sets = Pour le thé, il faut 2 à 9 ensembles de salles clos de murs
draw-apart = « { $one } » et « { $other } » ne vont pas ensemble
draw-parts = Les salles forment { $parts } morceaux qui ne se touchent pas
draw-only_rectangle = « { $rule } » demande toutes les salles d’un rectangle
draw-refused = Il faut ici un labyrinthe d’au plus 40 000 salles

draw-room = Colonne { $column }, ligne { $row }
draw-room_with = Colonne { $column }, ligne { $row } : { $what }
draw-right_of = Colonne { $column }, ligne { $row }, à droite : { $what }
draw-below = Colonne { $column }, ligne { $row }, dessous : { $what }
draw-show_part = Montrer à partir de la colonne { $column }, ligne { $row }
draw-wall = mur
draw-open = ouvert
draw-outside = hors du labyrinthe
draw-put_copy = Clique où va la copie, autant de fois que tu veux. Reclique sur l’outil pour copier un autre morceau.

draw-tools-wall = Murs
draw-tools-rubber = Gomme
draw-tools-mouse = Souris
draw-tools-cheese = Fromage
draw-tools-key = Clé et portes
draw-tools-plate_one = Première dalle et son mur
draw-tools-plate_two = Deuxième dalle et son mur
draw-tools-plate_three = Troisième dalle et son mur
draw-tools-trap = Piège
draw-tools-flap = Chatière
draw-tools-teapots_one = Théières, paire 1
draw-tools-teapots_two = Théières, paire 2
draw-tools-teapots_three = Théières, paire 3
draw-tools-ice = Glace
draw-tools-melting = Gaufrettes
draw-tools-blue_key = Clé bleue et portes
draw-tools-red_key = Clé rouge et portes
draw-tools-green_key = Clé verte et portes
draw-tools-twin = Jumelle
draw-tools-twin_cheese = Fromage de la jumelle
draw-tools-mirror_twin = Jumelle miroir
draw-tools-mirror_cheese = Fromage de la jumelle miroir
draw-tools-bead = Perles et fil
draw-tools-cat = Chat
draw-tools-bites = Bouchées
draw-tools-tea = Thé
draw-tools-fog = Brouillard
draw-tools-rooms = Pinceau : les salles
draw-tools-inside_out = Inverser
draw-tools-copy = Copier un morceau

draw-how-walls = Clique entre deux salles pour ouvrir ou fermer un mur. Glisse à travers les salles pour creuser un couloir.
draw-how-rubber = Clique sur un objet pour l’enlever, ou appuie sur Suppr.
draw-how-place = Clique sur la salle voulue. Un clic sur une autre déplace l’objet.
draw-how-places = Clique sur quatre salles au plus. Un second clic enlève.
draw-how-doors = Clique sur une salle pour la clé, et entre des salles pour ses portes.
draw-how-locks = Clique sur des salles pour les clés, entre des salles pour leurs portes : 2 à 5 clés, toutes couleurs réunies.
draw-how-plate = Clique sur une salle pour la dalle, puis sur le mur qu’elle déplace, puis sur la place où il va.
draw-how-flap = Clique entre deux salles. Un deuxième clic l’inverse, un troisième l’enlève.
draw-how-pair = Clique sur deux salles, de lignes et de colonnes différentes.
draw-how-floor = Clique sur des salles, ou glisse dessus.
draw-how-bites = Reclique sur l’outil : une bouchée de plus. Il faut des ensembles de salles clos de murs.
draw-how-tea = Clique sur l’outil : thé ou pas. Il faut 2 à 9 ensembles de salles clos de murs.
draw-how-fog = Clique sur l’outil : brouillard ou pas.
draw-how-brush = Clique sur des salles ou glisse dessus pour les enlever ou les remettre. Reclique sur l’outil : pinceau plus large.
draw-how-inside_out = Clique sur l’outil : les salles enlevées deviennent le labyrinthe.
draw-how-copy = Glisse sur des salles, ou clique sur un coin puis sur l’autre. Ensuite, clique où va la copie.
