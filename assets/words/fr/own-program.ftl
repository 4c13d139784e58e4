## Les mots des programmes du joueur : une souris marche, un union-find bâtit, une pile résout

own_program-own = Ton programme
own_program-heading-walk = Ta micromouse
own_program-heading-build = Ton union-find
own_program-heading-solve = Ta pile
own_program-about = Écris la commande qui lance ton programme. Les lignes à échanger, et de quoi démarrer avec un programme complet, sont dans le manuel sous « Tes programmes ».
own_program-about_page = Lance l’exemple ou un programme à toi : colle son JavaScript, dépose un fichier ici ou choisis-en un ; WebAssembly marche aussi. « await readLine() » lit une ligne, « print() » en écrit une ; le manuel les énumère sous « Tes programmes ». Ton programme ne quitte jamais cette page.
own_program-copy = Copier
own_program-program = Programme
own_program-example = l’exemple : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
own_program-pasted = collé : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
own_program-task = Il va
own_program-tasks-walk = marcher en souris
own_program-tasks-build = bâtir (union-find)
own_program-tasks-solve = résoudre (pile)
own_program-command = Commande
own_program-folder = Dossier
own_program-kept = Déjà lancés
own_program-choose_kept = choisis-en un
own_program-beside = À côté
own_program-nobody = personne
own_program-ours_beside = le jeu
own_program-rooms_found = { $rooms ->
    [one] { $rooms } salle trouvée
   *[other] { $rooms } salles trouvées
}
own_program-other_program = Autre programme
own_program-running = Il tourne.
own_program-none_yet = aucun
own_program-walk-score = Score
own_program-walk-runs = Essais
own_program-walk-found = Salles trouvées
own_program-walk-walked = Pas
own_program-walk-turns = Virages
own_program-walk-this_run = Cet essai
own_program-log = Son journal
own_program-meaningless = ligne { $number }, aucun sens : { $text }
own_program-begin = Lancer
own_program-again = Relancer
own_program-keep = Garder l’essai
own_program-another_maze = Autre labyrinthe
own_program-walk-press_reset = Presser reset

## Comment le programme s’est terminé

own_program-end-finished = Le programme est terminé.
own_program-end-no_better_run = Arrivée atteinte, et pas mieux depuis.
own_program-end-no_movement = Arrêté : il demandait sans cesse, sans bouger.
own_program-end-too_many = Arrêté : il n’en finissait pas.
own_program-end-failed = Échec avec le code de sortie { $code }.
own_program-end-threw = Il a échoué.
own_program-end-waits_for_input = Pas d’entrée standard : utilise « await readLine() ».
own_program-end-killed = Tué par le signal { $signal }.
own_program-end-not_started = Impossible de le lancer : { $why }.
own_program-end-silent = Arrêté : muet pendant { $seconds } s.
own_program-end-too_slow = Arrêté : il lui fallait plus de { $seconds } s.
own_program-end-too_much_output = Arrêté : il a écrit plus de { $mib } MiB.
own_program-end-long_line = Arrêté : une ligne dépassait { $kib } KiB.
own_program-end-not_reading = Arrêté : plus de { $mib } MiB de réponses non lues.
own_program-end-too_much_memory = Arrêté : plus de { $mib } MiB de mémoire.
own_program-end-too_many_processes = Arrêté : plus de { $count } processus.
own_program-end-stopped = Arrêté.

own_program-forest = Sa forêt
own_program-ours = La nôtre, après les mêmes murs
own_program-stack = Sa pile
own_program-is_wrong = Une réponse est fausse.
own_program-right = Tout est juste.
own_program-several = { $what } ({ $times } ×)

## Ce que fait un union-find du joueur

own_program-build-walls = Murs
own_program-build-opened = Ouverts
own_program-build-finds = find
own_program-build-links = Liens
own_program-build-parents = Remontés
own_program-build-hops = Lectures
own_program-build-others = Lectures des autres : { $all }
own_program-build-rule = { $link }, { $compression } { $hops }
own_program-build-wall = Le mur { $wall } est entre { $a } et { $b }.
own_program-build-find = Il trouve la racine de { $room } : { $root }.
own_program-build-link = Il accroche { $below } sous { $above }.
own_program-build-shorten = Il raccourcit le chemin : { $room } pend sous { $parent }.
own_program-build-opens = Il ouvre le mur.
own_program-build-keeps = Il garde le mur.

## Ce que fait une pile du joueur

own_program-solve-asked = Questions
own_program-solve-pushed = Empilées
own_program-solve-popped = Dépilées
own_program-solve-peak = Maximum
own_program-solve-steps = Pas
own_program-solve-ours = La nôtre : { $pushed } empilées, { $popped } dépilées, hauteur { $peak } au plus
own_program-solve-beside = Il demande ce qui est à côté de { $room }.
own_program-solve-push = Il empile { $room }.
own_program-solve-pop = Il dépile le sommet.
own_program-solve-mark = Il marque { $room }.
own_program-solve-unmark = Il enlève la marque de { $room }.
own_program-solve-path = Il annonce son chemin, de { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}.
own_program-solve-no_path = Il dit qu’il n’y a pas de chemin.

## Ce qui est faux

own_program-wrong-joined = Mur { $wall } : open est faux, { $a } et { $b } étaient déjà reliées, par { $way }
own_program-wrong-and_more = { $way } et { $count } de plus
own_program-wrong-parted = Mur { $wall } : keep est faux, { $a } et { $b } n’étaient pas reliées : leurs ensembles ont { $first } et { $second } salles
own_program-wrong-linked_no_root = { $below } a été accrochée sous { $above }, mais { $below } n’est pas une racine : elle pend sous { $parent }
own_program-wrong-linked_to_no_root = { $below } a été accrochée sous { $above }, qui n’est pas une racine : la racine de { $above } est { $root }
own_program-wrong-larger_below = { $below }, avec { $large } dans son ensemble, a été accrochée sous { $above }, avec { $small } ; promis : le plus petit dessous
own_program-wrong-deeper_below = { $below }, de rang { $high }, a été accrochée sous { $above }, de rang { $low } ; promis : le plus bas rang dessous
own_program-wrong-not_shortened = Le chemin de { $sought } à { $root } devait être raccourci, mais { $room } pend encore sous { $parent }
own_program-wrong-found_no_root = { $said } devait être la racine de { $sought }, mais { $said } pend sous { $parent }
own_program-wrong-found_other_set = { $said } devait être la racine de { $sought }, mais est dans un autre ensemble : cette racine est { $root }
own_program-wrong-not_above = { $room } a été accrochée sous { $parent }, qui n’était pas au-dessus
own_program-wrong-below_itself = { $room } devait pendre sous elle-même
own_program-wrong-circle = { $room } devait pendre sous { $parent }, qui est sous { $room } elle-même
own_program-wrong-asked_afar = On a demandé ce qui est à côté de { $room }, mais { $room } n’a jamais été empilée
own_program-wrong-pushed_afar = { $room } a été empilée sur { $top }, mais aucun passage ne les relie
own_program-wrong-began_elsewhere = { $room } a été empilée sur une pile vide, mais le labyrinthe commence en { $start }
own_program-wrong-pushed_twice = { $room } a été empilée, mais elle était déjà sur la pile
own_program-wrong-popped_nothing = On a dépilé une salle d’une pile vide
own_program-wrong-begins = Le chemin commence en { $room }, mais le labyrinthe commence en { $start }
own_program-wrong-ends = Le chemin finit en { $room }, mais l’arrivée est { $goal }
own_program-wrong-broken = Le chemin est coupé après sa salle { $place } : rien ne mène de { $a } à { $b }
own_program-wrong-empty = Le chemin n’a aucune salle
own_program-wrong-there_is_one = Il y a un chemin : { $steps } pas, de { $start } par { $next } jusqu’à { $goal }
