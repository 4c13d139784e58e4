## Les mots du théâtre

watch-what_it_does = Ce qui se passe
watch-idea = L’idée
watch-walls_tried = Murs vus
watch-walls_opened = Ouverts
watch-walls_kept = Gardés
watch-walls_built = Bâtis
watch-sets_left = Ensembles
watch-held_now = En attente
watch-held_most = Maximum
watch-on_stack = Sur la pile
watch-most_on_stack = Pile maximale
watch-walked = Marche
watch-entered = Entrées
watch-retreated = Retours
watch-path_tiles = Chemin
watch-largest_set = { $rooms ->
    [one] Ensembles par taille : le plus grand a { $rooms } salle
   *[other] Ensembles par taille : le plus grand a { $rooms } salles
}
watch-touched = { $percent } % des cases touchées
watch-touched_rooms = { $percent } % des salles vues
watch-forest = La forêt
watch-room = salle
watch-parent = parent
watch-set_size = size
watch-more_trees = et { $trees } de plus
watch-more_of_level = … { $nodes } de plus
watch-more_below = dessous : { $entries }
watch-room_name = Salle { $room }
watch-find_costs = Coût des find
watch-reads_note = combien de fois parent est lu
watch-depth = Profondeur { $levels }
watch-reads_per_find = Lectures par find { $levels }
watch-logarithm = log2 n = { $levels }
watch-set_sizes = Tailles
watch-set_sizes_note = salles des ensembles d’au moins 1, 2, 4…
watch-climbs = { $jumps ->
    [one] { $room } monte à { $root } en { $jumps } saut
   *[other] { $room } monte à { $root } en { $jumps } sauts
}
watch-is_root = { $room } est une racine
watch-wall_kept = Mur { $wall } : { $a }, { $b }. Déjà un seul ensemble : garde-le, sinon il y aurait une boucle.
watch-wall_opened = Mur { $wall } : { $a }, { $b }. Deux ensembles : ouvre-le ; { $below } va sous { $above }, { $why }.
watch-verdict = Il n’y a pas de chemin. Du départ, on atteint { $tiles ->
        [one] { $tiles } case
       *[other] { $tiles } cases
    } ; pour l’arrivée, il faut ouvrir au moins { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    }.
watch-verdict_rooms = Il n’y a pas de chemin. Du départ, on atteint { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    } ; pour l’arrivée, il faut ouvrir au moins { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    }.
watch-larger = qui a { $rooms } salles contre { $fewer }
watch-as_large = { $rooms ->
    [one] car à égalité ({ $rooms } salle), la racine de a reste en haut
   *[other] car à égalité ({ $rooms } salles), la racine de a reste en haut
}
watch-halved = { $rooms } remontées
watch-stack = La pile
watch-stack_note = flèches : ce qu’il reste à essayer
watch-stack_holds = Sur la pile : { $held }, donc on continue.
watch-stack_is_empty = La pile est vide.
watch-is_fresh = { $tile }, à côté du sommet { $top }, est nouvelle.
watch-none_fresh = Rien de nouveau à côté du sommet { $top }.
watch-not_goal = { $tile } n’est pas l’arrivée.
watch-side_is_new = Un côté de { $room } mène à { $tile }, qui est nouvelle.
watch-no_side_is_new = Aucun côté de { $room } ne mène à une salle nouvelle.
watch-calls = Les appels
watch-calls_note = en haut, celui qui s’exécute
watch-next_call = ensuite : { $side }
watch-last_call = puis retour
watch-visits = Entrée/sortie
watch-distances = Distance
watch-queue = La file
watch-queue_note = la tête est cerclée
watch-heap = Le tas
watch-estimate_manhattan = h : comme sans murs
watch-estimate_zero = h = 0, comme Dijkstra
watch-estimate_doubled = h doublé : peut-être trop
watch-estimates = g + h = f
watch-building_part = Construction
watch-solving_part = Résolution
watch-step_of = Pas { $step } sur { $steps }
watch-a_second = { $steps } par seconde
watch-mark = Repère { $number }
watch-too_large_to_film = Avec tous les volets, on ne filme que jusqu’à { $rooms } × { $rooms } salles. Filme le labyrinthe seul.
watch-lines_a_second = { $lines ->
    [one] { $lines } ligne par seconde
   *[other] { $lines } lignes par seconde
}
watch-all_at_once = Tout d’un coup
watch-rehearsing = Préparatifs
watch-not_tried = pas vu
watch-kept_legend = gardé
watch-skipped = Sautées
watch-sealed = Scellées
watch-frontier = Frontière
watch-film_what = Que doit montrer le film ?
watch-filming = Tournage en cours

## Ce qu’un film peut montrer

watch-film_acts-both = Construction et résolution
watch-film_acts-build = Construction
watch-film_acts-solve = Résolution

## Ce qu’un film peut montrer

watch-film_acts_with_panels-both = Les deux, avec les volets
watch-film_acts_with_panels-build = Construction, avec volets
watch-film_acts_with_panels-solve = Résolution, avec volets
