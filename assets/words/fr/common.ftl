language = Français
locale = fr
tagline = Aide la souris à trouver le fromage

## Le labyrinthe du menu principal

your_maze = Ton labyrinthe
all_choices = Tous les choix
size = Taille
custom = Libre
columns = colonnes
rows = lignes
seed = Graine
roll = Tirer
shape = Forme
word = Mot
labelled = { $label } : { $value }
built_by = Bâti par
loops = Boucles
one_way = un seul chemin
several_ways = plusieurs chemins
look = Style
code = Code
copy = Copier
rooms = { $count ->
    [one] { $count } salle
   *[other] { $count } salles
}
still_building = Labyrinthe en chantier : { $percent } %
still_finding_ways = Recherche des chemins : { $percent } %
shortest_path = { $steps ->
    [one] plus court chemin : { $steps } pas
   *[other] plus court chemin : { $steps } pas
}
dead_end_count = { $count ->
    [one] { $count } impasse
   *[other] { $count } impasses
}
building = Labyrinthe en chantier
is_world = Un monde : il se construit quand tu y joues
reading = Lecture du labyrinthe
is_it_a_maze = Est-ce un labyrinthe ?
open_anyway = Ouvrir quand même

## Dans un labyrinthe

time = Temps
steps = Pas
best = Record
you = Toi
cheese = Fromage
maze = Labyrinthe
explored = Exploré
quit_asks = Vraiment ?
your_trail = Tes traces
solvers_trail = Traces du solveur
fork_between = Une bifurcation t’en sépare
perfect = Parfait !
searching = Cherche un chemin
found = Chemin trouvé
no_path = Il n’y a pas de chemin
filled = Comblées
longest_stack = Pile maximale
longest_queue = File maximale
longest_path = Chemin maximal
steps_a_second = Pas / s
paused = Pause
sound_is_on = Son activé
sound_is_off = Son coupé

## Le labyrinthe en fichier

export = Enregistrer, imprimer
any_size = Toute taille
file_kind = Format
save = Enregistrer
saved = Enregistré : { $path }
downloaded = Dans tes téléchargements : { $name }
copied = Copié : { $text }
copied_much = Copié dans le presse-papiers

## Les résultats

cheese_found = Fromage trouvé !
new_best = Nouveau record
new_best_by = Record battu de { $seconds } s
best_is = Record { $time }
helped = Avec aide : ne compte pas
your_steps = Tes pas
dead_ends = Impasses visitées
rooms_entered = Salles visitées en cherchant
best_path = Plus court chemin
best_path_steps = { $steps ->
    [one] Plus court chemin, { $steps } pas
   *[other] Plus court chemin, { $steps } pas
}
detour_steps = { $steps ->
    [one] Tes détours, { $steps } pas
   *[other] Tes détours, { $steps } pas
}
next_maze = Suivant
next_is = Ensuite : même taille, graine { $seed }
again = Rejouer
new = Autre
title = Menu

## Les options

settings = Options
no_voice = Aucune synthèse vocale : installe speech-dispatcher
no_sound_device = Aucun périphérique audio trouvé : le jeu reste muet.
preview = Aperçu
path = Chemin
backtracked = Rebroussé
how_to_play = Comment jouer

## Les nombres

number-group = { " " }{ "" }
number-decimal = ,
number-percent = { $percent } %
