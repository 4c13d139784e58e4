## Les mots des erreurs

trouble-link = Ce lien ne s’ouvre pas. { $why }
trouble-no_pack = Rien n’a changé : { $why }

## Pourquoi un tel labyrinthe n’existe pas

trouble-maze_code-width = { $rooms } colonnes ? Il en faut { $least } à { $most }
trouble-maze_code-height = { $rooms } lignes ? Il en faut { $least } à { $most }
trouble-maze_code-only_worlds = Si grand ? Kruskal sans boucles
trouble-maze_code-size = « { $text } » n’est pas une taille : écris-la comme 30x20
trouble-maze_code-percent = « { $text } » n’est pas un pourcentage : il va de 0 à 100
trouble-maze_code-name_like = Pas de générateur « { $word } ». Est-ce { $name } ?
trouble-maze_code-name = Il n’y a pas de générateur « { $word } ». Il y a : { $names }
trouble-maze_code-memory = Ce labyrinthe demande ici { $megabytes } Mo de mémoire, et il n’y en a pas autant
trouble-maze_code-never_joined = { $generator } ne relie départ et arrivée qu’à la fin : enlève « joined »
trouble-maze_code-never_shaped = { $generator } ne bâtit que des rectangles : pour une forme, choisis un autre générateur
trouble-maze_code-shape = La forme dans ce code est coupée ou fautive
trouble-maze_code-shape_too_large = { $rooms } salles, c’est trop pour une forme : au plus { $most }
trouble-maze_code-shape_and_quest = Un labyrinthe avec une forme n’a pas de « { $field } » : enlève l’un des deux
trouble-maze_code-unknown_world = Ce monde n’est pas ici : ouvre d’abord son fichier
trouble-maze_code-drawn = Le code du labyrinthe dessiné est coupé ou fautif
trouble-maze_code-no_rooms_for_quest = { $generator } ne creuse pas de salles : enlève « { $field } »
trouble-maze_code-too_large_for_quest = { $rooms } salles, c’est trop pour « { $field } » : au plus { $most }
trouble-maze_code-no_revision = Il manque un nombre après { $generator } : écris { $generator }{ $revision }
trouble-maze_code-revision = Ce jeu n’a pas { $generator }{ $revision }, seulement { $generator }{ $known }
trouble-maze_code-no_seed = Une graine est un nombre ou un texte quelconque, mais pas vide
trouble-maze_code-missing = Le code est incomplet : il doit ressembler à kruskal1-30x20-233
trouble-maze_code-field = « { $text } » n’a rien à faire ici : un code ressemble à kruskal1-30x20-loops10-233
trouble-maze_code-text_seed = « { $text } » n’a rien à faire ici : un code ressemble à kruskal1-30x20-loops10-233, et une graine en mots se met après un ~

## Pourquoi un tel match n’existe pas

trouble-match_code-too_large = { $rooms } salles, c’est trop pour l’ordinateur : il joue jusqu’à { $most }
trouble-match_code-endless = « Infini » et un labyrinthe infini vont toujours ensemble : écris endless1-233~endless-bo3
trouble-match_code-quest = Un second fromage et une clé sont pour un seul joueur : enlève « cheeses2 » et « keys1 »
trouble-match_code-walled_off = Sans ses règles, aucun chemin ne traverse ce labyrinthe : il est pour un seul joueur
trouble-match_code-no_rules = Il manque les règles : un match ressemble à kruskal1-20x15-7~race-bo3
trouble-match_code-mode_like = Il n’y a pas de jeu « { $word } ». Est-ce { $mode } ?
trouble-match_code-mode = Il n’y a pas de jeu « { $word } ». Il y a : { $modes }
trouble-match_code-best_of = « { $text } » n’est pas un nombre de manches : écris bo1, bo3, bo5 ou bo7
trouble-match_code-head_start = « { $text } » n’est pas une avance : lead2x5 donne 5 secondes d’avance au joueur 2 ; de 1 à { $most }
trouble-match_code-speed = « { $text } » n’est pas une vitesse : 4, 5, 6, 8, 10, 12, 15 ou 20 cases par seconde
trouble-match_code-ghost = Un fantôme ne court qu’une seule course dans le même labyrinthe, sans avance : écris race-bo1-ghost
trouble-match_code-snatch = Chipe-fromage se joue à deux personnes : retire l’ordinateur
trouble-match_code-field = « { $text } » n’a rien à faire ici : un match ressemble à kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8

## Pourquoi une ligne n’est pas un signet

trouble-bookmark-step = « { $text } » n’est pas un pas : écris @12, ou @12-18 pour répéter un passage
trouble-bookmark-rule = Il n’y a pas de règle « { $text } » : écris naive, size ou rank, puis none, halving ou full
trouble-bookmark-old = « { $text } » est un exercice de la version 0.2, dont les arbres ont changé : commences-en un autre
trouble-bookmark-maze = { $code } ne tient pas sur la paillasse : elle prend des labyrinthes de Kruskal sans boucles, jusqu’à { $most } salles
trouble-bookmark-field = « { $text } » n’a rien à faire ici : un signet ressemble à kruskal1-4x3-7@12-18 size halving loop

## Pourquoi un replay ou un défi a été refusé

trouble-challenge-something_else = Ce n’est pas un défi : un défi commence par icetea:
trouble-challenge-version = Ce défi vient d’une autre version du jeu ({ $version })
trouble-challenge-too_long = C’est trop long pour un défi : il a { $most } caractères au plus
trouble-challenge-broken = Il manque un bout de ce défi : recopie la ligne entière
trouble-challenge-tampered = Ce replay a été modifié : on ne peut pas s’y fier
trouble-challenge-untrue = Ce replay ne va pas avec son labyrinthe
trouble-challenge-unsuited = Seule une partie sans aide, à pleine vitesse et pas trop longue, fait un défi

## Les mots des erreurs de fichiers

trouble-files-damaged = { $file } est abîmé. Il s’appelle maintenant { $kept_as }
trouble-files-damaged_lines = Des lignes de { $file } sont abîmées. Elles sont maintenant dans { $kept_in }
trouble-files-newer = { $file } vient d’une version plus récente du jeu. Il s’appelle maintenant { $kept_as }
trouble-files-foreign = { $file } vient d’ailleurs. Il s’appelle maintenant { $kept_as }
trouble-files-key_lost = La clé de sceau du jeu est perdue : tes anciens records comptent désormais comme venus d’ailleurs
trouble-files-clock_jumped = L’horloge de cet ordinateur a fait un bond, le jeu a donc redémarré. Une partie en cours est sous « Continuer »
trouble-files-all_newer = Rien n’a été remplacé : ce fichier vient d’une version plus récente du jeu
trouble-files-all_damaged = Rien n’a été remplacé : ce fichier est abîmé
trouble-files-cannot_save = Impossible d’enregistrer { $file } : { $reason }
trouble-files-elsewhere = { $what }. Le jeu essaie encore ; « Toutes les données », sous Options, enregistre tout ailleurs
trouble-files-cannot_read = Impossible de lire { $file } : { $reason }
trouble-files-rescued = Ce qui n’a pas pu être enregistré la dernière fois est dans { $file }. Ouvre-le avec le jeu pour le retrouver
trouble-files-crashed = Le jeu a planté la dernière fois. Rapport : { $report }
trouble-files-no_folder = Rien ne peut être enregistré, faute de dossier : indiques-en un dans ICETEA_MAZE_DIR
trouble-files-full = le disque est plein
trouble-files-read_only = le disque est en lecture seule
trouble-files-not_a_file = c’est un dossier, un tube ou un périphérique, pas un fichier
trouble-files-not_allowed = le système ne le permet pas
trouble-files-busy = le jeu est ouvert une seconde fois et utilise ce dossier
trouble-files-cannot_set_aside = cette version du jeu ne peut ni le comprendre ni le déplacer : { $reason }
trouble-files-cannot_write_down = on ne peut pas l’écrire : { $reason }
trouble-files-assumed = Est-ce le bon labyrinthe ? { $what }
trouble-files-doubted = Peut-être pas : { $why }.

## Pourquoi un fichier n’est ni un labyrinthe ni un replay

trouble-unreadable-empty = il est vide
trouble-unreadable-damaged = il est abîmé, ou il en manque un bout
trouble-unreadable-several_lists = plusieurs listes pourraient être le labyrinthe : n’en garde qu’une, ou nommes-en une « maze »
trouble-unreadable-two_starts = il a deux départs
trouble-unreadable-no_open_tile = il n’y a que des murs
trouble-unreadable-ends = départ et arrivée doivent être deux cases ouvertes
trouble-unreadable-no_walls = il n’y a pas de murs dans l’image : elle est partout à peu près aussi claire
trouble-unreadable-no_tiles = il n’y a pas de labyrinthe dans l’image : les murs doivent être droits, en lignes et colonnes, et de même épaisseur
trouble-unreadable-no_part = ceci n’appartient pas à un labyrinthe
trouble-unreadable-blank = un espace coloré
trouble-unreadable-at = ligne { $line }, colonne { $column } : { $what }
trouble-unreadable-encoding = ce n’est pas du { $encoding } valide
trouble-unreadable-unexpected = { $found } n’est ni un mur, ni une case ouverte, ni une marque
trouble-unreadable-abbreviated = des nombres sont omis ici ({ $dots }) : écris le tableau entier dans le fichier
trouble-unreadable-too_large = il a { $columns } × { $rows } cases, et un côté peut en avoir { $most }
trouble-unreadable-too_many_pixels = { $width } × { $height } pixels, c’est trop
trouble-unreadable-foreign_picture = c’est une image { $kind } : seuls PNG, SVG, PBM, PGM et PPM se lisent, enregistre-la donc en PNG
trouble-unreadable-version = ce replay vient d’une autre version du jeu ({ $version })
trouble-unreadable-card = la ligne { $number }, « { $line } », n’a pas de sens dans une fiche du labo
trouble-unreadable-pack-line = ligne { $number }, « { $line } » : { $reason }
trouble-unreadable-pack-beginning = un recueil commence par une ligne comme « pack1 Mes labyrinthes »
trouble-unreadable-pack-too_large = un labyrinthe de recueil a au plus { $rooms } salles
trouble-unreadable-pack-twice = ce labyrinthe y est déjà
trouble-unreadable-pack-damaged = ce code est abîmé
trouble-unreadable-pack-too_long = un recueil fait au plus { $kilobytes } Ko
trouble-unreadable-pack-count = un recueil a de 1 à { $most } labyrinthes
trouble-unreadable-recording = la ligne { $line } de ce replay n’a pas de sens
trouble-unreadable-unfit = son programme ne peut pas avoir fait cela dans son labyrinthe
trouble-unreadable-memory = il demande { $megabytes } Mo de mémoire, plus qu’il n’y en a

## Ce qu’il a fallu supposer pour lire un fichier

trouble-assumed-exchanged = murs et cases ouvertes ont été échangés pour que le bord soit fermé
trouble-assumed-inside_out = tout le bord est ouvert : si murs et cases ouvertes sont inversés, échange-les dans le fichier
trouble-assumed-blank_wall_by_border = les espaces ont été lus comme des murs, car le bord en est surtout fait
trouble-assumed-perhaps_wide = chaque caractère a été lu comme une case ; si les salles font plusieurs caractères, c’est faux
trouble-assumed-unjoined = les lignes ne se joignent pas partout : chaque caractère a été lu comme une case
trouble-assumed-first_of_several = il y a plusieurs blocs de texte ; le premier a été lu
trouble-assumed-floor_below_mark = le sol sous une marque ne se voit pas : il a été lu comme ouvert
trouble-assumed-numbered_ends = 2 a été lu comme le départ et 3 comme l’arrivée
trouble-assumed-row_first = départ et arrivée ont été lus comme [ligne, colonne], comptées à partir de 0
trouble-assumed-column_first = départ et arrivée ont été lus comme [colonne, ligne], comptées à partir de 0
trouble-assumed-light_walls = les parties claires de l’image ont été lues comme des murs
trouble-assumed-no_goal_mark = rien ne marque l’arrivée : la dernière case ouverte a été prise
trouble-assumed-no_start_mark = rien ne marque le départ : la première case ouverte a été prise
trouble-assumed-one_tile = une seule case est ouverte
trouble-assumed-no_way = aucun chemin ne mène du départ à l’arrivée
trouble-assumed-only_walls = seuls des murs mènent du départ à l’arrivée : si le chemin, c’est eux, échange-les avec les cases ouvertes dans le fichier
trouble-assumed-parts = il y a des ouvertures çà et là, et des parties qu’on ne peut pas atteindre
trouble-assumed-wall_by_border = { $wall } a été lu comme mur, car le bord en est surtout fait
trouble-assumed-short_line = la ligne { $line } finit tôt : ce qui manque a été lu comme mur
trouble-assumed-empty_line = la ligne { $line } est vide : elle a été lue comme une rangée de murs
trouble-assumed-left_out = la ligne { $line } a été laissée de côté : elle n’a pas l’air d’appartenir au labyrinthe
trouble-assumed-other_size = la ligne { $line } annonce { $claimed }, mais le labyrinthe a { $columns } × { $rows } cases
trouble-assumed-many_openings = rien ne marque départ et arrivée, et le bord n’a pas deux ouvertures, mais { $count } : la première et la dernière case ouverte ont été prises
trouble-assumed-margin = une marge a été coupée : { $left } pixels à gauche, { $top } en haut, { $right } à droite, { $bottom } en bas
trouble-assumed-lines = épaisseur lue pour les murs : { $wall } pixels ; largeur des salles : { $room } pixels
trouble-assumed-fractional = les cases ont été lues avec { $pixels } pixels de large
trouble-assumed-start = la tache { $hue } a été lue comme le départ
trouble-assumed-goal = la tache { $hue } a été lue comme l’arrivée
trouble-assumed-misfit = { $percent } % de l’image ne va pas avec ses cases
trouble-assumed-no_maze = ce n’est peut-être pas un labyrinthe : { $why }
trouble-assumed-open_border = { $percent } % de son bord est ouvert
trouble-assumed-mostly_wall = seuls { $percent } % sont ouverts

## Les noms des couleurs

trouble-assumed-hues-green = verte
trouble-assumed-hues-cyan = cyan
trouble-assumed-hues-blue = bleue
trouble-assumed-hues-yellow = jaune
trouble-assumed-hues-magenta = magenta
trouble-assumed-hues-red = rouge
