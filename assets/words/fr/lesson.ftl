## Les mots du tutoriel

lesson-tap_to_walk = Appuie pour partir. Appuie encore pour t’arrêter.
lesson-searching = Le solveur cherche un chemin. Regarde-le faire.
lesson-well_done = Bien joué !
lesson-leave = Quitter le tutoriel
lesson-over = À toi de jouer !
lesson-over_note = Tes touches sont toujours affichées en bas.
lesson-first_maze = Jouer
lesson-back = Retour

## Que faire aux premières étapes du voyage, et comment le faire avec les doigts

lesson-tips-walk = Va jusqu’au fromage
lesson-tips-run = Maintiens en marchant pour courir au carrefour
lesson-tips-hint = Panne d’idée ? Demande un indice

## Un texte pour tout ce qui s’apprend en voyage

lesson-touched_tips-walk = Glisse le doigt vers le fromage
lesson-touched_tips-run = Touche deux fois au loin dans un couloir pour courir
lesson-touched_tips-hint = Panne d’idée ? Touche « Indice »

## Que faire à chaque pas du tutoriel

lesson-steps-walk = Fais quelques pas
lesson-steps-run = Cours
lesson-steps-zoom = Approche-toi
lesson-steps-whole = Prends du recul
lesson-steps-hint = Demande un indice
lesson-steps-solve = Regarde le solveur
lesson-steps-cheese = Au fromage !

## Les touches pour cela

lesson-keys-walk = Appui bref : un pas. Appui long : la marche continue.
lesson-keys-run = Maintiens cette touche en marchant pour courir au prochain carrefour.
lesson-keys-zoom = Chaque appui rapproche un peu.
lesson-keys-whole = Tout le labyrinthe d’un coup d’œil. Appuie encore pour revenir à la souris.
lesson-keys-hint = Le prochain bout de chemin s’éclaire.
lesson-keys-solve = Regarde le solveur trouver un chemin.
lesson-keys-cheese = La souris suit le chemin. Appuie ici pour la diriger.

## Comment le faire avec le pointeur

lesson-pointer-walk = Ou clique sur une salle visible, ou garde le bouton enfoncé pour guider la souris.
lesson-pointer-run = Ou double-clique au loin dans un couloir.
lesson-pointer-zoom = Ou tourne la molette.
lesson-pointer-whole = Ou clique sur la touche.
lesson-pointer-hint = Ou clique sur la touche.
lesson-pointer-solve = Ou clique sur la touche.
lesson-pointer-cheese = { "" }

## Comment le faire avec les doigts

lesson-fingers-walk = Glisse le doigt dans la direction voulue. La souris marche jusqu’à ce que tu le lèves.
lesson-fingers-run = Touche deux fois au loin dans un couloir pour courir au prochain carrefour.
lesson-fingers-zoom = Écarte deux doigts, ou touche + en bas.
lesson-fingers-whole = Touche « Tout voir » en bas. Touche encore pour revenir à la souris.
lesson-fingers-hint = Touche « Indice » en bas : le prochain bout de chemin s’éclaire.
lesson-fingers-solve = Touche « Résoudre » en bas et regarde le solveur trouver un chemin.
lesson-fingers-cheese = La souris suit le chemin. Pour la diriger, touche le bouton en bas.

## Les mots des pages qui expliquent le jeu

how_to-lesson = Tutoriel
how_to-other_page = Autre page

## Les noms des pages

how_to-pages-rules = Règles
how_to-pages-keys = Touches

## Les parties de la page des touches

how_to-parts-maze = Labyrinthe
how_to-parts-screens = Partout
how_to-parts-two_players = À deux
how_to-parts-pointer = Avec le pointeur
how_to-parts-touch = Avec les doigts

## Les touches dans un labyrinthe

how_to-maze-walk = Marcher
how_to-maze-walk_too = Marcher aussi
how_to-maze-run = Courir au prochain carrefour
how_to-maze-whole = Tout voir, et revenir
how_to-maze-zoom = Zoom avant et arrière
how_to-maze-hint = Indice
how_to-maze-solve = Résoudre, ou diriger
how_to-maze-hold = Résolution : pause, reprise
how_to-maze-take_back = Annuler un coup (énigme)
how_to-maze-flag = Planter ou ôter un drapeau
how_to-maze-shown = Traces, nombres, fantôme
how_to-maze-pause = Pause
how_to-maze-again = Recommencer, ou en changer
how_to-maze-watch = Ce labyrinthe au théâtre

## Les touches de tous les écrans

how_to-screens-more_keys = Toutes les touches ici
how_to-screens-choose = Choisir, et changer
how_to-screens-confirm = OK
how_to-screens-back = Retour
how_to-screens-next_panel = Volet suivant
how_to-screens-copy = Copier le code du labyrinthe
how_to-screens-paste = Coller un code ou un défi
how_to-screens-mute = Muet
how_to-screens-fullscreen = Plein écran
how_to-screens-picture = Capture d’écran

## Les touches pour deux joueurs

how_to-two_players-first_walks = Joueur 1 marche
how_to-two_players-first_runs = Joueur 1 court
how_to-two_players-second_walks = Joueur 2 marche
how_to-two_players-second_runs = Joueur 2 court

## Les gestes du pointeur, et leurs effets

## Un geste, et son effet

how_to-pointer-click-what = Clic
how_to-pointer-click-then = y aller, sauf bifurcation

## Un geste, et son effet

how_to-pointer-double_click-what = Double clic
how_to-pointer-double_click-then = courir au prochain carrefour

## Un geste, et son effet

how_to-pointer-hold-what = Appui long
how_to-pointer-hold-then = guider la souris

## Un geste, et son effet

how_to-pointer-wheel-what = Molette
how_to-pointer-wheel-then = zoom avant et arrière

## Un geste, et son effet

how_to-pointer-key-what = Une touche
how_to-pointer-key-then = un clic l’actionne

## Un geste, et son effet

how_to-pointer-bar-what = Tirer la barre
how_to-pointer-bar-then = aller à n’importe quel pas

## Un geste, et son effet

how_to-pointer-file-what = Fichier
how_to-pointer-file-then = labyrinthe ou replay déposé

## Les gestes des doigts, et leurs effets

## Un geste, et son effet

how_to-touch-swipe-what = Glisser
how_to-touch-swipe-then = marcher par là tant que tu touches

## Un geste, et son effet

how_to-touch-tap-what = Toucher
how_to-touch-tap-then = aller dans la salle, sauf bifurcation avant elle

## Un geste, et son effet

how_to-touch-double_tap-what = Deux fois
how_to-touch-double_tap-then = courir jusqu’au prochain carrefour

## Un geste, et son effet

how_to-touch-hold-what = Appui long
how_to-touch-hold-then = guider la souris vers ton doigt

## Un geste, et son effet

how_to-touch-pinch-what = Deux doigts
how_to-touch-pinch-then = écartés ou pincés : zoom avant, arrière

## Un geste, et son effet

how_to-touch-button-what = Un bouton
how_to-touch-button-then = en bas de l’écran : comme sa touche

## Un geste, et son effet

how_to-touch-two_players-what = À deux
how_to-touch-two_players-then = chacun glisse sur sa moitié ; voir « Places »
