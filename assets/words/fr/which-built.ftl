## Les mots du quiz : quatre labyrinthes, et lequel a été bâti comment

which_built-title = Qui l’a bâti ?
which_built-about = Quatre labyrinthes, une question : lequel est-ce ?
which_built-built_by = Lequel est de « { $generator } » ?
which_built-hint = Regarde les couloirs : leur longueur, combien ne mènent nulle part, et de quel côté ils penchent.
which_built-known_by = { $generator } : { $how }
which_built-answer = Répondre
which_built-next = Question suivante
which_built-watch = Voir bâtir les quatre
which_built-right = Bien vu !
which_built-right_one = Celui-ci
which_built-given = Ta réponse
which_built-in_a_row = { $count } d’affilée
which_built-best = record { $count }

## Ce qu’on peut demander sur quatre labyrinthes

which_built-asks-dead_ends = Lequel a le plus d’impasses ?
which_built-asks-longest_way = Lequel est le plus long d’un bout à l’autre ?
which_built-asks-corridors = Lequel a les plus longs couloirs ?
which_built-asks-straight = Lequel va le plus souvent tout droit ?
which_built-asks-slant = Dans lequel aucune impasse ne s’ouvre vers le bas ?

## Ce qu’on a mesuré d’un labyrinthe

which_built-dead_ends = { $count ->
    [one] { $count } impasse
   *[other] { $count } impasses
}
which_built-longest_way = { $steps } pas d’un bout à l’autre
which_built-corridors = { $mean } pas par couloir
which_built-straight = { $percent } % tout droit
which_built-slant = impasses : { $down } ouvertes en bas, { $right } à droite
