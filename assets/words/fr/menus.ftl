## Le menu principal

menu-continue = Continuer
menu-unfinished = En cours
menu-play = Jouer
menu-journey = Voyage
menu-endless = Infini
menu-watch = Théâtre
menu-two_players = À deux
menu-daily = Dédale du jour
menu-draw = Dessiner
menu-lab = Labo
menu-records = Records
menu-settings = Options
menu-how_to = Aide
menu-quit = Quitter

menu_about-continue = Reprends là où tu en étais.
menu_about-unfinished = Toutes tes parties en cours : reprends-en une.
menu_about-play = Un labyrinthe de toute taille, de toute graine.
menu_about-journey = Soixante petits labyrinthes, et chacun a son idée.
menu_about-endless = Un labyrinthe sans fin : chaque fromage te donne du temps.
menu_about-watch = Regarde un labyrinthe naître, mur après mur, et une recherche trouver le chemin.
menu_about-two_players = Fais la course à deux, sur un clavier ou par le réseau.
menu_about-daily = Chaque jour un labyrinthe et une énigme, les mêmes pour tous.
menu_about-draw = Dessine un labyrinthe et envoie-le sous forme de code.
menu_about-lab = Exécute toi-même les algorithmes, pas à pas.
menu_about-records = Tes meilleurs temps, et les courses à battre.
menu_about-settings = Langue, apparence, son et touches.
menu_about-how_to = Les règles et toutes les touches.
menu_about-quit = Rien n’est perdu.

## Les mots d’un jeu qui n’est pas fini

unfinished-lesson = Tutoriel
unfinished-forget = Oublier
unfinished-press_again = Encore une fois pour oublier la partie
unfinished-just_now = à l’instant
unfinished-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
unfinished-cheeses = { $cheeses ->
    [one] { $cheeses } fromage
   *[other] { $cheeses } fromages
}
unfinished-done = { $done } sur { $all }
unfinished-minutes_ago = il y a { $minutes } min
unfinished-hours_ago = il y a { $hours } h
unfinished-days_ago = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
}

## Le menu d’une partie en pause

pause_menu-resume = Reprendre
pause_menu-restart = Recommencer
pause_menu-new_maze = Autre labyrinthe
pause_menu-world = Un milliard de salles
pause_menu-watch = Voir au théâtre
pause_menu-solve_with = Résoudre avec
pause_menu-draw = Modifier le dessin
pause_menu-export = Enregistrer, imprimer
pause_menu-settings = Options
pause_menu-how_to = Comment jouer
pause_menu-map = Carte
pause_menu-title = Menu

## Les formats dans lesquels un labyrinthe s’enregistre

file_kinds-as_shown = Tel quel
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-print = Imprimer
file_kinds-text = Texte

## Le clavier à l’écran et la touche qui l’ouvre

screen_keyboard-write = Écrire
screen_keyboard-capitals = Maj
screen_keyboard-space = Espace
screen_keyboard-erase = Effacer
screen_keyboard-done = OK
