## Les mots du jeu à deux

versus-two_players = À deux
versus-friend = Humain
versus-ghost = Fantôme
versus-join = Appuie et joue
versus-tap_to_join = Touche et joue
versus-swipe_to_walk = Glisse le doigt sur ta moitié de l’écran pour marcher
versus-coat = Animal
versus-bar = Voir la distance
versus-ghost_of = Fantôme · { $name }
versus-ghost_time = Record : { $time }
versus-ghost_kept = Le fantôme de ton record : { $time }
versus-ghost_missing = Pas encore de fantôme : fais d’abord ce labyrinthe en solo
versus-ghost_unsuited = Pas de fantôme ici : il lui faut une course dans le même labyrinthe
versus-speed = { $tiles } cases / s
versus-how_to_sit = Places
versus-seats_offer = Une tablette entre vous ? Jouez face à face : choisissez-le dans « Places ».
versus-best_of = { $needed } sur { $rounds }
versus-one_round = Une manche
versus-no_head_start = Aucune
versus-head_start = Joueur { $player } : { $seconds } s
versus-start = Jouer
versus-who_is_missing = Pour jouer, appuie sur une de tes touches de marche
versus-who_has_not_tapped = Pour jouer, touche ta propre carte
versus-round = Manche { $number }
versus-go = Go !
versus-wait = Attends { $seconds } s
versus-rounds = Manches
versus-cheeses = Mangés
versus-wins = { $name } gagne !
versus-draw = Égalité !
versus-draw_note = Tous deux au même instant
versus-loser_note = Va au bout, ou passe avec Enter
versus-loser_note_touched = Va au bout, ou touche « Passer »
versus-fairness = Équitable ?
versus-fair = Oui : la même distance.
versus-fair_anyway = Oui : { $name } aurait gagné de toute façon.
versus-unfair = Non : tout s’est joué là.
versus-nearer = { $steps ->
    [one] { $name } avait { $steps } pas de moins à faire.
   *[other] { $name } avait { $steps } pas de moins à faire.
}
versus-faster = { $name } marche plus vite.
versus-earlier = { $name } avait { $seconds } s d’avance.
versus-card_time = Temps
versus-card_shortest = Plus court chemin
versus-card_all_cheeses = Chemins aux fromages
versus-card_junctions = Ses carrefours
versus-card_steps = Pas
versus-card_carried = Pas avec le fromage
versus-card_dead_ends = Impasses visitées
versus-card_lost = Temps perdu
versus-card_ways = Les deux traces
versus-not_there = pas là
versus-stood = { $seconds } s sans bouger en { $column }, { $row }
versus-detour = { $steps ->
    [one] { $seconds } s et { $steps } pas en { $column }, { $row }
   *[other] { $seconds } s et { $steps } pas en { $column }, { $row }
}
versus-no_loss = aucun
versus-save_round = Garder le replay
versus-next_round = Manche suivante
versus-who_won = Qui a gagné ?
versus-wins_match = { $name } gagne le match !
versus-match_draw = Match nul
versus-rematch = Revanche
versus-lobby = Salon

## Les deux joueurs selon leur place

versus-players-one = Joueur 1
versus-players-two = Joueur 2

## Les algorithmes de l’ordinateur, son nom avec chacun, et ce que c’est que de jouer contre lui

versus-minds-depth_first = En profondeur
versus-minds-sharp_depth_first = Œil de lynx
versus-minds-wall_follower = Main au mur
versus-minds-dozer = Plus court chemin, avec siestes
versus-minds-shortest_way = Plus court chemin

## Les algorithmes de l’ordinateur, son nom avec chacun, et ce que c’est que de jouer contre lui

versus-rivals-depth_first = Fouine
versus-rivals-sharp_depth_first = Mirette
versus-rivals-wall_follower = Patoune
versus-rivals-dozer = Dodo
versus-rivals-shortest_way = Flèche

## Les algorithmes de l’ordinateur, son nom avec chacun, et ce que c’est que de jouer contre lui

versus-tempers-depth_first = Fouine explore chaque passage jusqu’au bout, puis refait tout le chemin.
versus-tempers-sharp_depth_first = Mirette voit les impasses de loin et n’y met jamais la patte.
versus-tempers-wall_follower = Patoune garde une patte sur le mur, quoi qu’il arrive.
versus-tempers-dozer = Dodo connaît le chemin, mais pique du nez à chaque bifurcation.
versus-tempers-shortest_way = Flèche ne fait jamais fausse route. Prends de l’avance !

## L’apparence des joueurs

versus-coats-mouse = Souris
versus-coats-marmot = Marmotte
versus-coats-hedgehog = Hérisson
versus-coats-rabbit = Lapin

## Si une barre montre la distance

versus-bar_wanted-off = non
versus-bar_wanted-on = oui

## Les lignes du salon

versus-rows-name_one = Joueur 1
versus-rows-name_two = Joueur 2
versus-rows-rival = Adversaire
versus-rows-speed_or_seats = Vitesse
versus-rows-mode = Jeu
versus-rows-mazes = Labyrinthes
versus-rows-best_of = Manches
versus-rows-head_start = Avance

## Un texte pour chaque façon de gagner une manche

versus-modes-race = Course
versus-modes-snatch = Chipe-fromage
versus-modes-meet = Échange
versus-modes-hunt = Chasse
versus-modes-first_hunt = Chasse au fromage (0.2)
versus-modes-endless = Infini

## Un texte pour chaque façon de gagner une manche

versus-mode_notes-race = Qui arrive le premier au fromage ?
versus-mode_notes-snatch = Un seul fromage : marche 60 pas avec lui pendant que l’autre te court après. Qui te touche le prend !
versus-mode_notes-meet = De deux coins opposés : qui arrive le premier au départ de l’autre ?
versus-mode_notes-hunt = Cinq fromages, en tout aussi loin pour les deux : qui en mange trois ?
versus-mode_notes-first_hunt = Comme dans la version 0.2 : les fromages sont moins bien répartis.
versus-mode_notes-endless = Un fromage après l’autre dans un labyrinthe infini : qui arrive le premier à cinq ?

## Un texte pour chaque façon de répartir les labyrinthes

versus-mazes-same = Le même
versus-mazes-mirrored = En miroir
versus-mazes-drawn_alike = Miroir, même dessin

## Un texte pour chaque façon de répartir les labyrinthes

versus-mazes_notes-same = Les deux courent dans le même labyrinthe.
versus-mazes_notes-mirrored = Le joueur 2 court en miroir, et voit le labyrinthe ainsi.
versus-mazes_notes-drawn_alike = Le joueur 2 court en miroir, mais les deux voient le même labyrinthe.

## Un texte pour chaque façon de s’asseoir devant un écran

versus-seats-side_by_side = Côte à côte
versus-seats-face_to_face = Face à face

## Un texte pour chaque façon de s’asseoir devant un écran

versus-seats_notes-side_by_side = Les deux regardent l’écran du même côté.
versus-seats_notes-face_to_face = L’écran est entre vous : la moitié du haut est tournée vers le joueur 2.

## Le menu d’un match en pause

versus-pause_menu-resume = Reprendre
versus-pause_menu-settings = Options
versus-pause_menu-lobby = Salon
versus-pause_menu-title = Menu
