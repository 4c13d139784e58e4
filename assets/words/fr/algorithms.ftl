## Comment s’appellent les algorithmes, ce qu’ils font, et ce qu’on dit de leurs pas.
## Un programme est du code à lire : chaque ligne doit rester à sa place, et deux espaces l’indentent.

kruskal-title = Union-find · Kruskal
kruskal-idea = La princesse Thé glacé n’ouvre un mur que si ses deux côtés ne sont pas encore reliés. Union-find le sait presque aussitôt.
kruskal-tells = Des murs s’ouvrent partout à la fois : beaucoup d’impasses courtes, bien réparties, et aucune direction ne ressort.
kruskal-program =
    pour chaque mur, dans un ordre aléatoire:
      a, b = les salles qu’il sépare
      si find(a) != find(b):
        ouvrir le mur
        union(a, b)  # par taille
      sinon: garder le mur
kruskal-merged = Le mur { $tile } sépare deux ensembles : ouvre-le. { $from } passe sous { $to }.
kruskal-kept = Le mur { $tile } a le même ensemble des deux côtés : garde-le.
kruskal-took = Au tour du mur { $tile } : a est { $from }, b est { $to }.
kruskal-compared = find(a) donne { $from }, find(b) donne { $to } : même racine ?
kruskal-opened = Non : ouvre le mur { $tile }.

kruskal-find-idea = Chaque salle pointe vers son parent, et une racine vers elle-même. Chaque montée raccroche une salle sur deux un niveau plus haut.
kruskal-find-program =
    find(x):
      tant que parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      renvoyer x  # la racine
kruskal-find-halved = { $from } n’est pas une racine : la voici sous { $to }, le parent de son parent.
kruskal-find-stayed = { $from } est déjà juste sous la racine { $to } : rien ne change.
kruskal-find-went_on = On monte de { $from } à { $to }.
kruskal-find-found = { $to } pointe vers elle-même : c’est la racine.

find-plain-idea = find monte de parent en parent jusqu’à une racine.
find-plain-program =
    find(x):
      tant que parent[x] != x:
        x = parent[x]
      renvoyer x  # la racine
find-plain-began = find({ $from }) : monte de { $from } à sa racine.
find-plain-went_up = { $from } n’est pas une racine : on monte à { $to }.
find-plain-found = { $to } pointe vers lui-même : c’est la racine.

find-halving-idea = En montant, find raccroche un élément sur deux un niveau plus haut.
find-halving-program =
    find(x):
      tant que parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      renvoyer x  # la racine
find-halving-began = find({ $from }) : monte de { $from } à sa racine.
find-halving-halved = { $from } pendait sous { $tile } ; le voici sous { $to }, le parent de son parent.
find-halving-went_on = On monte de { $from } à { $to }.
find-halving-went_up = { $from } pend juste sous la racine et y reste : on monte à { $to }.
find-halving-found = { $to } pointe vers lui-même : c’est la racine.

find-full-idea = Une fois la racine connue, find raccroche tout son chemin juste en dessous.
find-full-program =
    find(x):
      root = x
      tant que parent[root] != root:
        root = parent[root]
      tant que parent[x] != root:
        parent[x], x = root, parent[x]
      renvoyer root
find-full-began = find({ $from }) : monte de { $from } à sa racine.
find-full-went_up = { $from } n’est pas une racine : on monte à { $to }.
find-full-saw = { $to } pointe vers lui-même : c’est la racine.
find-full-turned = { $to } est la racine. On refait le chemin : { $from } pendait sous { $tile }, et maintenant juste sous { $to }.
find-full-hung = On refait le chemin : { $from } pendait sous { $tile }, et maintenant juste sous la racine { $to }.
find-full-found = Tout le chemin pend sous la racine { $to }.

union-naive-idea = La racine de b passe sous celle de a, quelle que soit la taille de son ensemble.
union-naive-program =
    union(a, b):
      a, b = find(a), find(b)
      si a == b: retour
      parent[b] = a
union-naive-began = union({ $from }, { $to }) : trouve d’abord les deux racines.
union-naive-same = Les deux ont { $from } pour racine : déjà un seul ensemble, rien à faire.
union-naive-linked = Racines différentes : { $from } passe sous { $to }.

union-size-idea = Le plus petit ensemble passe sous le plus grand.
union-size-program =
    union(a, b):
      a, b = find(a), find(b)
      si a == b: retour
      si size[a] < size[b]: échanger a, b
      parent[b] = a
      size[a] += size[b]
union-size-began = union({ $from }, { $to }) : trouve d’abord les deux racines.
union-size-same = Les deux ont { $from } pour racine : déjà un seul ensemble, rien à faire.
union-size-linked = Racines différentes : { $from }, de taille { $fewer }, passe sous { $to }, de taille { $more }.

union-rank-idea = La racine de plus bas rang passe sous l’autre ; à égalité, celle du dessus monte d’un rang.
union-rank-program =
    union(a, b):
      a, b = find(a), find(b)
      si a == b: retour
      si rank[a] < rank[b]: échanger a, b
      parent[b] = a
      si rank[a] == rank[b]: rank[a] += 1
union-rank-began = union({ $from }, { $to }) : trouve d’abord les deux racines.
union-rank-same = Les deux ont { $from } pour racine : déjà un seul ensemble, rien à faire.
union-rank-linked = Racines différentes : { $from }, de rang { $fewer }, passe sous { $to }, de rang { $more }.

backtracker-title = Backtracking · profondeur
backtracker-idea = Une longue marche qui ne se croise jamais. Coincée, elle revient au dernier endroit où elle avait le choix.
backtracker-tells = Il ne revient que s’il est coincé : longs couloirs sinueux, peu d’impasses, et un très long chemin d’un bout à l’autre.
backtracker-program =
    empiler une salle quelconque
    tant que la pile n’est pas vide:
      si le sommet a une voisine nouvelle:
        ouvrir le mur vers l’une d’elles
        l’empiler
      sinon: dépiler
backtracker-went_on = { $to }, à côté de { $from }, est nouvelle : ouvre le mur et empile-la. Sur la pile : { $held }.
backtracker-went_back = Rien de nouveau à côté de { $from } : dépile-la. Sur la pile : { $held }.

binary-tree-title = Arbre binaire
binary-tree-idea = Chaque salle ouvre un mur à gauche ou en haut. Rapide, mais pour rentrer, on va toujours en haut ou à gauche.
binary-tree-tells = Chaque salle, sauf la première, s’ouvre en haut ou à gauche : la ligne du haut et la colonne de gauche sont des couloirs libres, et aucune impasse ne s’ouvre à droite ni en bas.
binary-tree-program =
    pour chaque salle, sauf la première:
      si ligne du haut: ouvrir à gauche
      sinon, si première colonne: ouvrir en haut
      sinon, si le sort le veut: ouvrir en haut
      sinon: ouvrir à gauche
binary-tree-on_top = { $from } est sur la ligne du haut : ouvre son mur de gauche, vers { $to }.
binary-tree-at_the_left = { $from } est dans la première colonne : ouvre son mur du haut, vers { $to }.
binary-tree-up_by_coin = Le sort dit : en haut. { $from } ouvre son mur vers { $to }.
binary-tree-left_by_coin = Le sort dit : à gauche. { $from } ouvre son mur vers { $to }.

dig-title = Taupe
dig-idea = Une taupe creuse là où elle ne rejoint rien de déjà creusé. Chaque case compte, pas seulement les salles.
dig-program =
    ouvrir le départ; l’empiler
    tant que la pile n’est pas vide:
      si une case près du sommet a trois murs:
        en ouvrir une; l’empiler
      sinon: dépiler
    arrivée encore murée: y creuser un tunnel
      et combler une case de l’anneau
dig-began = Ouvre le départ, { $tile }, et empile-le.
dig-dug = { $tile }, à côté de { $from }, a trois murs : creuse-la et empile-la. Sur la pile : { $held }.
dig-went_back = Rien à creuser à côté de { $from } : dépile-la. Sur la pile : { $held }.
dig-tunnelled = L’arrivée est encore un mur : un tunnel passe par { $tile }.
dig-filled = { $tile } est comblée : il ne reste aucun anneau.

division-title = Division récursive
division-idea = Ici, on n’ouvre pas de murs : on les bâtit. Chaque chambre reçoit une croix de murs à trois portes, et ses quarts aussi.
division-tells = Elle divise les chambres par des croix de murs à trois portes : cherche de longs murs droits et de longs couloirs droits.
division-program =
    empiler la chambre entière
    tant qu’il y a une chambre sur la pile:
      la dépiler; y choisir un poteau
      empiler les quarts encore divisibles
      bâtir des murs du poteau aux quatre côtés
      ouvrir une porte dans trois des quatre
division-crossed = Au tour de la chambre de { $from } à { $to } : une croix de murs la divise.
division-walled = Bâtis le mur { $tile }.
division-opened = Ouvre une porte dans la croix : { $tile }.

drawn-title = Dessiné à la main
drawn-idea = Quelqu’un l’a dessiné, mur par mur. Ici, rien n’est dû au hasard.
drawn-program =
    pour chaque salle:
      pour le côté haut, puis gauche:
        s’il est dessiné ouvert: l’ouvrir
        sinon: garder le mur
drawn-opened = Entre { $from } et { $to }, c’est dessiné ouvert.
drawn-kept = Garde le mur { $tile } : il est dessiné.

eller-title = Eller, ligne par ligne
eller-idea = Ligne par ligne, avec les seuls ensembles d’une ligne en tête : il pourrait continuer à l’infini sans plus de mémoire.
eller-tells = Il va ligne par ligne, mais cela ne se voit guère : des impasses courtes partout, à peu près autant qu’avec union-find.
eller-program =
    pour chaque ligne:
      pour chaque mur entre voisines:
        ensembles distincts et sort oui: ouvrir
        sinon: le garder
      pour chaque salle, sauf dernière ligne:
        sort oui, ou ensemble bloqué: ouvrir en bas
        sinon: garder le mur du dessous
eller-joined = { $from } et { $to } sont dans deux ensembles : ouvre le mur entre elles.
eller-kept = Garde le mur { $tile } : un seul ensemble des deux côtés, ou le sort le veut.
eller-descended = { $from } ouvre son mur du bas, vers { $to } : le sort le veut, ou son ensemble n’a pas d’autre issue.
eller-kept_below = Garde le mur { $tile } : le sort le veut.

growing-tree-title = Arbre qui pousse
growing-tree-idea = Une liste de salles : le plus souvent la dernière arrivée, parfois n’importe laquelle. Entre backtracking et Prim.
growing-tree-tells = Tantôt il continue comme un parcours en profondeur, tantôt comme Prim : moins d’impasses qu’union-find, plus que le backtracking.
growing-tree-program =
    mettre une salle quelconque dans la liste
    tant que la liste n’est pas vide:
      prendre la dernière, parfois au hasard
      si une voisine est nouvelle:
        ouvrir le mur; l’ajouter à la liste
      sinon: rayer la salle de la liste
growing-tree-grew = Prends { $from }. { $to }, à côté, est nouvelle : ouvre le mur et ajoute-la. Dans la liste : { $held }.
growing-tree-struck = Prends { $from }. Rien de nouveau à côté : raye-la. Dans la liste : { $held }.

hunt-and-kill-title = Battue
hunt-and-kill-idea = Marche jusqu’au blocage, puis cherche ligne par ligne une nouvelle salle près des anciennes et repars de là.
hunt-and-kill-tells = Elle marche jusqu’à être coincée, puis cherche un nouveau départ : longs couloirs et peu d’impasses.
hunt-and-kill-program =
    partir d’une salle quelconque
    tant qu’une voisine est nouvelle:
      ouvrir le mur vers l’une d’elles; y aller
    chercher une nouvelle près d’une atteinte
      ouvrir le mur vers une voisine atteinte
      et repartir de là
hunt-and-kill-walked = { $to }, à côté de { $from }, est nouvelle : ouvre le mur et vas-y.
hunt-and-kill-hunted = Plus d’issue. La battue trouve { $to }, nouvelle et voisine d’une salle atteinte.
hunt-and-kill-joined = Ouvre le mur entre { $to } et sa voisine atteinte { $from }, et repars de { $to }.

loops-idea = On perce des impasses pour qu’il y ait plus d’un chemin.
loops-program =
    pour certaines impasses, au hasard:
      s’il y a un chemin derrière un mur:
        ouvrir ce mur
loops-looped = { $from } est une impasse, avec un chemin derrière son mur { $tile } : ouvre-le.

prim-title = Prim
prim-idea = Le labyrinthe pousse comme du givre à partir d’une salle : toujours n’importe où sur son bord.
prim-tells = Il pousse vers l’extérieur à partir d’une salle, et la plupart des branches s’arrêtent après une ou deux salles : le plus d’impasses, et des chemins courts.
prim-program =
    atteindre une salle quelconque
    tant que la frontière n’est pas vide:
      y prendre une salle quelconque
      ouvrir le mur vers une voisine atteinte
      ses voisines nouvelles vont à la frontière
prim-grew = Prends { $to } à la frontière : ouvre le mur vers { $from }, déjà atteinte. À la frontière : { $held }.

sidewinder-title = Sidewinder
sidewinder-idea = Ligne par ligne : des tronçons vers la droite, et de chacun un seul chemin vers le haut.
sidewinder-tells = La ligne du haut est un seul long couloir, et aucune impasse ne s’ouvre vers le bas.
sidewinder-program =
    pour chaque salle, ligne par ligne:
      sort oui, ou tout en haut: ouvrir à droite
      sinon: garder le mur; fin du tronçon
    à la fin d’un tronçon, ou d’une ligne:
      en ouvrir une en haut  # sauf ligne du haut
sidewinder-went_on = { $from } ouvre son mur de droite, vers { $to }.
sidewinder-ended = Le sort dit non : garde le mur { $tile }. Fin du tronçon.
sidewinder-rose = Le tronçon est fini : sa salle { $from } ouvre son mur du haut, vers { $to }.

wilson-title = Wilson, marche aléatoire
wilson-idea = Des marches au hasard jusqu’à l’arbre, en oubliant les boucles. Tous les labyrinthes possibles sont équiprobables.
wilson-tells = Tous les labyrinthes sont équiprobables, donc rien ne ressort : beaucoup d’impasses courtes dans tous les sens. À côté d’union-find, même les experts ne peuvent que deviner.
wilson-program =
    l’arbre est la salle de l’arrivée
    tant qu’une salle est hors de l’arbre:
      depuis la première de ces salles:
        errer jusqu’à l’arbre, oublier les boucles
      suivre la marche depuis son début:
        ouvrir le mur; la salle rejoint l’arbre
wilson-set_out = De { $from }, hors de l’arbre, part une marche : vers { $to }.
wilson-walked = La marche va au hasard de { $from } à { $to }.
wilson-opened = Suis la marche : ouvre le mur { $tile } ; { $from } rejoint l’arbre.

dijkstra-title = Dijkstra
a-star-doubled-title = A*, estimation double
a-star-title = A*
a-star-idea = Comme de l’eau qui devine où est le fromage : d’abord là où f est minimal, soit g, les pas faits, plus h, les pas restants estimés.
a-star-program =
    mettre le départ en attente
    tant qu’une case attend:
      entrer dans celle de plus petit f = g + h
      les voisines nouvelles attendent
      si c’est l’arrivée: remonter les pas
    il n’y a pas de chemin
a-star-entered = { $held ->
    [one] { $tile } a le plus petit f = g + h : entres-y. En attente : { $held }.
   *[other] { $tile } a le plus petit f = g + h : entres-y. En attente : { $held }.
}
a-star-arrived = { $tile } est l’arrivée : les pas remontés sont le chemin.
a-star-gave_up = Plus rien n’attend : il n’y a pas de chemin.

breadth-first-title = En largeur
breadth-first-idea = Comme de l’eau : tous les endroits dans l’ordre de leur distance. Le premier chemin trouvé est l’un des plus courts.
breadth-first-program =
    mettre le départ dans la file
    tant que la file n’est pas vide:
      entrer dans la tête de la file
      mettre les voisines nouvelles dans la file
      si c’est l’arrivée: remonter les pas
    il n’y a pas de chemin
breadth-first-entered = { $tile } est en tête de la file : entres-y, et mets dans la file ses voisines nouvelles. Dans la file : { $held }.
breadth-first-arrived = { $tile } est l’arrivée : les pas remontés sont le chemin.
breadth-first-gave_up = La file est vide : il n’y a pas de chemin.

dead-end-filler-title = Comble-impasses
dead-end-filler-idea = On comble les impasses jusqu’à la dernière. Ce qui reste est le chemin.
dead-end-filler-program =
    mettre toutes les impasses dans la file
    tant que la file n’est pas vide:
      en combler la tête; y mettre les nouvelles
    parcourir le reste, en profondeur:
      aller vers une voisine nouvelle
        si c’est l’arrivée: la pile est le chemin
      ou revenir s’il n’y en a pas
    il n’y a pas de chemin
dead-end-filler-filled = { $tile } est une impasse : comble-la. Dans la file : { $held }.
dead-end-filler-went_on = Plus d’impasse à combler : avance vers { $tile }.
dead-end-filler-arrived = { $tile } est l’arrivée : la pile est le chemin.
dead-end-filler-went_back = Rien de nouveau à côté de { $tile } : demi-tour.
dead-end-filler-gave_up = Plus rien à parcourir : il n’y a pas de chemin.

depth-first-title = En profondeur
depth-first-idea = Un chemin, aussi loin qu’il mène. La pile est le chemin ; ce qu’on dépile était une impasse.
depth-first-program =
    empiler le départ
    tant que la pile n’est pas vide:
      si le sommet a une voisine nouvelle:
        l’empiler; la marquer
        si c’est l’arrivée: la pile est le chemin
      sinon: dépiler; rebrousser chemin
    il n’y a pas de chemin
depth-first-began = Empile le départ, { $tile }.
depth-first-went_on = { $tile }, à côté du sommet, est nouvelle : empile-la. Sur la pile : { $held }.
depth-first-arrived = { $tile } est l’arrivée : la pile est le chemin.
depth-first-went_back = Rien de nouveau à côté de { $tile } : dépile-la. Sur la pile : { $held }.
depth-first-gave_up = La pile est vide : il n’y a pas de chemin.

depth-first-calls-idea = Le parcours en profondeur, en fonction qui s’appelle elle-même : les appels en cours sont la pile.
depth-first-calls-program =
    marquer départ; dfs(départ); sinon: pas trouvé
    dfs(salle):
      si c’est l’arrivée: renvoyer trouvé
      pour droite, bas, gauche, haut:
        nouvelle? marquer; si dfs(elle): trouvé
      retour
depth-first-calls-began = Marque le départ, { $tile }, et appelle dfs({ $tile }).
depth-first-calls-called = { $tile } est nouvelle : dfs({ $from }) la marque et appelle dfs({ $tile }). Appels en cours : { $held }.
depth-first-calls-arrived = { $tile } est l’arrivée : tous les appels renvoient trouvé, et leurs salles sont le chemin.
depth-first-calls-returned = Aucun côté de { $tile } ne mène à une salle nouvelle : dfs({ $tile }) se termine.
depth-first-calls-gave_up = Le premier appel est terminé : il n’y a pas de chemin.

sharp-depth-first-title = Profondeur lucide
sharp-depth-first-idea = En profondeur, les yeux ouverts : il saute les impasses qu’il voit, et ce que son propre chemin a coupé.
sharp-depth-first-program =
    empiler le départ
    tant que la pile n’est pas vide:
      sceller ce que son propre chemin coupe
      passage suivant, simple impasse: le sauter
      sinon, s’il y en a un: empiler où il mène
        si c’est l’arrivée: la pile est le chemin
      sinon: dépiler; rebrousser chemin
    il n’y a pas de chemin
sharp-depth-first-began = Empile le départ, { $tile }.
sharp-depth-first-sealed = Son propre chemin coupe { $tile } de l’arrivée : scelle-la.
sharp-depth-first-skipped = { $tile } est dans une simple impasse : saute-la.
sharp-depth-first-went_on = { $tile }, à côté du sommet, reste à essayer : empile-la. Sur la pile : { $held }.
sharp-depth-first-arrived = { $tile } est l’arrivée : la pile est le chemin.
sharp-depth-first-went_back = Plus aucun passage en { $tile } : dépile-la. Sur la pile : { $held }.
sharp-depth-first-gave_up = La pile est vide : il n’y a pas de chemin.

tremaux-title = Trémaux
tremaux-idea = Un trait chaque fois qu’on prend un passage, jamais un troisième : le fil d’Ariane, à la craie.
tremaux-program =
    se placer au départ
    si l’endroit est connu: aussitôt demi-tour
    si un passage est sans trait: tracer, passer
      s’il mène à l’arrivée: fini
    sinon: retour par un seul trait; en tracer un
    plus aucun passage: il n’y a pas de chemin
tremaux-began = Place-toi au départ, { $tile }.
tremaux-turned_back = { $tile } est connue : aussitôt demi-tour, vers { $to }.
tremaux-went_on = Le passage vers { $tile } est sans trait : traces-en un et passe.
tremaux-arrived = { $tile } est l’arrivée : les passages à un seul trait sont le chemin.
tremaux-went_back = Tous les passages en { $tile } ont un trait : demi-tour.
tremaux-gave_up = Plus aucun passage : il n’y a pas de chemin.

wall-follower-left-title = Main gauche au mur
wall-follower-title = Main droite au mur
wall-follower-idea = Une main sur le mur. Dans un labyrinthe à îlots, elle peut tourner en rond sans fin ; mais elle s’en aperçoit et trace un trait par case.
wall-follower-program =
    poser une main sur le mur
    aller où il mène
      si c’est l’arrivée: fini
      si cela ferme un anneau: défaire l’anneau
    si on repasse par le même chemin: perdu
      revenir au départ; tracer des traits
      aller où c’est sans trait, côté main d’abord
      sinon demi-tour
    il n’y a pas de chemin
wall-follower-began = Pose une main sur le mur en { $tile }.
wall-follower-followed = Le mur mène à { $to }.
wall-follower-arrived = { $tile } est l’arrivée : fini.
wall-follower-closed_ring = Le mur a fait un anneau : défais-le, { $tile } d’abord.
wall-follower-gave_ring_back = { $tile } est sur l’anneau : défais-la.
wall-follower-lost = Deux fois le même chemin : perdu.
wall-follower-went_back = Retour au départ : défais { $tile }.
wall-follower-went_on = { $tile } est sans trait : vas-y, côté main d’abord.
wall-follower-turned_back = Tout a un trait à côté de { $tile } : demi-tour.
wall-follower-gave_up = Plus rien sans trait : il n’y a pas de chemin.
