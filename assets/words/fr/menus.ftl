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
