## Ce qui est dit sur les fiches du labo, dont les fichiers sont dans assets/lab.
## Les nombres sont ceux de leurs lignes `say:`, de haut en bas.

card-sets-title = Ensembles
card-sets-about = union fait de deux ensembles un seul, pour toujours.
card-sets-1 = Huit éléments, chacun un ensemble à lui seul. Chacun est une racine : il pointe vers lui-même.
card-sets-2 = union(0, 1) : de deux ensembles, un seul. L’élément 1 pointe vers 0, et 0 représente les deux.
card-sets-3 = Encore une paire. Quels ensembles y a-t-il ? Chaque couleur en est un.
card-sets-4 = 1 et 3 ne sont pas des racines : union trouve d’abord leurs racines, et joint celles-là.
card-sets-5 = Rien n’a changé : 0 et 2 étaient déjà dans un même ensemble.
card-sets-6 = Il reste un seul ensemble. Dans un labyrinthe, cela veut dire : de chaque salle, on atteint toutes les autres.

card-find-title = Trouver
card-find-about = Monte de parent en parent, jusqu’à la racine.
card-find-1 = find répond à une question : qui représente l’ensemble de cet élément ? Il monte jusqu’à la racine.
card-find-2 = 3 lectures. On compte chaque lecture de parent : 1 n’est pas une racine, on monte à son parent 0, et 0 en est une.
card-find-3 = 7 lectures : deux pour chacun des trois niveaux de 7 à 0, et une à la racine. Plus c’est profond, plus c’est cher.
card-find-4 = 1 lecture : il pointe vers lui-même, c’est donc la racine.
card-find-5 = 12 lectures : 5 et 7. Les deux find ont trouvé la même racine : 3 et 7 sont dans un même ensemble. union n’en demande pas plus.

card-chains-title = Chaînes sans règle
card-chains-about = Sans règle, la forêt peut finir en chaîne.
card-chains-1 = Naïve : la racine de b passe toujours sous celle de a. À côté, la même chose par taille.
card-chains-2 = Ici, 0 est déjà à deux niveaux de profondeur, mais à un seul par taille.
card-chains-3 = Le pire des cas : une chaîne. La dernière union a coûté 14 lectures, et les sept ensemble 56, car chacune remonte toute la chaîne.
card-chains-4 = 15 lectures pour un find, et environ n × n pour bâtir une chaîne de n. Par taille, personne n’est plus bas que log n : regarde l’autre forêt.

card-size-title = Par taille
card-size-about = Petit sous grand : chemins d’au plus log n.
card-size-1 = Le plus petit ensemble passe sous le plus grand. Qui descend d’un niveau voit son ensemble au moins doubler.
card-size-2 = Des paires de même taille : le pire cas pour cette règle.
card-size-3 = Un arbre binomial : 16 éléments, 4 niveaux, et 2 puissance 4 fait 16. Il ne peut pas être plus profond.
card-size-4 = 9 lectures et jamais plus, car quatre niveaux sont le maximum. Appuie sur L pour voir la même chose avec d’autres règles.

card-rank-title = Par rang
card-rank-about = Le rang borne la hauteur ; l’égalité l’élève.
card-rank-1 = Le rang d’une racine borne sa hauteur. La racine de plus bas rang passe sous l’autre.
card-rank-2 = Deux racines de rang 0 : celle du dessus est passée au rang 1.
card-rank-3 = Rang 1 contre rang 0 : rien de plus profond, donc aucun rang n’a monté.
card-rank-4 = Les deux avaient le rang 1, alors qu’un ensemble avait quatre éléments et l’autre deux. Par taille, c’était l’inverse.
card-rank-5 = 5 lectures pour deux niveaux. Les deux règles promettent la même chose : aucun chemin ne dépasse log n.

card-halving-title = Par moitié
card-halving-about = En montant, un sur deux remonte d’un niveau.
card-halving-1 = Une chaîne de huit, en ne joignant que des racines : deux lectures par union. Et maintenant un find à son bout, pas à pas.
card-halving-2 = 17 lectures, et 15 à côté ; mais le chemin est maintenant deux fois plus court.
card-halving-3 = 9 lectures, et le chemin est encore deux fois plus court. C’est find lui-même qui répare la forêt, sans marche de plus.
card-halving-4 = Compare les lectures : quatre find en ont coûté 36, et 60 à côté. La règle tient en une seule ligne.

card-full-title = Compression totale
card-full-about = Une seconde marche raccroche tout à la racine.
card-full-1 = La même chaîne. La compression totale monte d’abord à la racine, puis refait tout le chemin.
card-full-2 = Tout le chemin pend juste sous 7, pour 28 lectures en deux marches. À côté, la compression par moitié n’en raccroche qu’une partie, en une marche, pour 17.
card-full-3 = Désormais 4 lectures par find : 3 jusqu’à la racine, et 1 pour voir que rien ne pend plus bas. Avec union par taille ou par rang, ce n’est jamais beaucoup plus.

card-kruskal-title = Kruskal bâtit
card-kruskal-about = Mur au hasard : l’ouvrir entre deux ensembles.
card-kruskal-1 = Chaque salle est un ensemble. Un mur s’ouvre si ses deux côtés sont dans deux ensembles.
card-kruskal-2 = Un mur gardé : il existe déjà un chemin qui le contourne, et une porte ici ferait une boucle.
card-kruskal-3 = Un seul ensemble : toutes les salles sont atteintes, et entre deux salles il y a toujours exactement un chemin.

card-stack-title = La pile
card-stack-about = Avance vers une salle nouvelle ; sinon, reviens.
card-stack-1 = La pile est le chemin du départ jusqu’ici, et la salle la plus récente est au sommet.
card-stack-2 = La salle 5 est au sommet. Y a-t-il du nouveau à côté ?
card-stack-3 = Retour en 0. De ses deux portes, une est encore nouvelle.
card-stack-4 = L’ordre est droite, bas, gauche, haut : 10 est donc venue avant 13.
card-stack-5 = L’arrivée est au sommet. La pile est le chemin : 0, 4, 8, 9, 13, 14, 15.

card-times-title = Découverte et fin
card-times-about = Deux nombres par salle, comme des parenthèses.
card-times-1 = Une salle reçoit son premier nombre quand on la découvre, et le second quand on la quitte pour de bon.
card-times-2 = La salle 3 reçoit le nombre 4.
card-times-3 = 3 a 4/5 : rien n’a été découvert entre les deux, c’est donc une impasse.
card-times-4 = 2 a 3/6. Ce qu’on a découvert depuis elle, 4/5, tient entre ses deux nombres.
card-times-5 = Les salles à un seul nombre sont encore sur la pile : elles sont le chemin.

card-recursion-title = Récursion et boucle
card-recursion-about = Qui s’appelle soi-même a aussi une pile.
card-recursion-1 = Le même parcours, en fonction qui s’appelle elle-même. Pour le voir avec une boucle, appuie sur D ou sur le bouton du bas.
card-recursion-2 = dfs(2) s’exécute. Lui reste-t-il quelqu’un à appeler ?
card-recursion-3 = dfs(1) est terminé, lui aussi. dfs(0) passe à son côté suivant : le bas.
card-recursion-4 = Quatre appels sont en cours. Leurs salles sont ce que la boucle a sur sa pile.
card-recursion-5 = dfs(4) a encore un côté à essayer.
card-recursion-6 = dfs(15) a trouvé l’arrivée. Neuf appels sont en cours, et leurs salles sont le chemin : 0, 4, 8, 12, 13, 9, 10, 11, 15.

card-queue-title = File contre pile
card-queue-about = Chercher avec une file et avec une pile.
card-queue-1 = Deux fois le même labyrinthe : en largeur avec une file, en profondeur avec une pile.
card-queue-2 = De 0, on voit 1 et 4. En profondeur, on entre dans 1 et on continue de là ; en largeur, les deux attendent, et on prend celle qui attend depuis le plus longtemps.
card-queue-3 = En largeur, on prend ce qui est à distance 1, puis à distance 2, et ainsi de suite.
card-queue-4 = En profondeur, on y est déjà, en 8 pas. Est-ce le plus court chemin ?
card-queue-5 = Non : en largeur, il faut 6 pas. Mais il a fallu prendre 14 salles pour cela, contre 9 en profondeur.

card-loops-title = Avec des boucles
card-loops-about = Qu’est-ce qui empêche de tourner en rond ?
card-loops-1 = Ici, plusieurs chemins mènent à certaines salles. Chaque salle où l’on est entré est marquée.
card-loops-2 = De 5, un chemin mène aussi à 1. Mais on est déjà entré en 1 : on ne l’empile pas une seconde fois.
card-loops-3 = De 6, un autre chemin mène à 2, elle aussi marquée.
card-loops-4 = Retour au départ : il ne reste que le chemin du bas.
card-loops-5 = 13 salles, et aucune où l’on soit entré deux fois.

card-no-way-title = Sans issue
card-no-way-about = Comment savoir qu’il n’y en a pas ?
card-no-way-1 = Des murs enferment le fromage. Comment le parcours s’en apercevra-t-il ?
card-no-way-2 = Retour au départ, mais une de ses portes est encore nouvelle.
card-no-way-3 = 7 était aussi une impasse : seul un mur la sépare du reste de la ligne du haut.
card-no-way-4 = Il n’y a que le départ sur la pile, et rien de nouveau à côté.
card-no-way-5 = La pile est vide : il n’y a pas de chemin. On est entré dans 15 salles, et ouvrir un seul mur suffirait.
