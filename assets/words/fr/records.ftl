## Les mots des fausses routes d’une partie

wrong_turns-not_one = Zéro fausse route !
wrong_turns-none = Aucune fausse route
wrong_turns-undone = { $moves ->
    [one] { $moves } coup annulé
   *[other] { $moves } coups annulés
}
wrong_turns-turns = { $turns ->
    [one] { $turns } fausse route
   *[other] { $turns } fausses routes
}
wrong_turns-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
wrong_turns-steps_and_time = { $steps ->
    [one] { $steps } pas et { $seconds } s
   *[other] { $steps } pas et { $seconds } s
}
wrong_turns-only_cost = 1 fausse route t’a coûté { $cost }
wrong_turns-worst_cost = { $turns } fausses routes ; la pire t’a coûté { $cost }

## Les mots des records et des dédales du jour

records-records = Records
records-date = { $day } { $month }
records-month_of_year = { $month } { $year }
records-daily = Dédale du jour
records-daily_not_yet = à faire aujourd’hui
records-daily_done = fait aujourd’hui
records-daily_counted = Dédale du jour : fait
records-hours = { $hours } h { $minutes }
records-days_in_a_row = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
records-streak = Série
records-longest_streak = Record
records-days_done = Jours
records-not_done = à faire
records-later_note = Un jour manqué peut se rattraper. Il est coché, mais ne compte pas pour la série.
records-choose_day = Choisir un jour
records-month = Mois
records-today = Aujourd’hui
records-elsewhere = Dessinés, de fichiers
records-elsewhere_note = labyrinthes de toute taille
records-runs = Parties
records-mazes = Labyrinthes
records-median = Médiane
records-on_your_own = Sans aide
records-with_help = Avec aide
records-slow_game = Au ralenti
records-slow_result = Au ralenti : pas de record
records-last_runs = { $runs ->
    [one] Dernière partie ({ $runs })
   *[other] { $runs } dernières parties
}
records-newest_at_the_right = la plus récente à droite
records-no_single_runs = Les temps de ces parties n’ont pas été gardés. Les nouveaux apparaîtront ici.
records-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
records-match_kind = { $mode } · { $opponent }
records-draws = nuls
records-clear = Effacer
records-clear_all = Tout effacer
records-press_again = Vraiment ?
records-undo = Annuler
records-can_undo = Effacé. Tu peux annuler jusqu’à ce que tu quittes cette page.
records-cannot_undo = Les replays et les fantômes ne s’effacent pas.
records-none_yet = Pas encore de partie
records-none_yet_note = Joue, et tes temps apparaîtront ici : le record, la médiane et un graphique.
records-all_cleared = Tous les records sont effacés
records-play_a_maze = Jouer
records-buttons = Boutons

## Les mois de l’année, comme une date les nomme

records-months-january = janv.
records-months-february = févr.
records-months-march = mars
records-months-april = avr.
records-months-may = mai
records-months-june = juin
records-months-july = juil.
records-months-august = août
records-months-september = sept.
records-months-october = oct.
records-months-november = nov.
records-months-december = déc.

## Les mois, comme les nomme le titre d’un calendrier

records-calendar-january = Janvier
records-calendar-february = Février
records-calendar-march = Mars
records-calendar-april = Avril
records-calendar-may = Mai
records-calendar-june = Juin
records-calendar-july = Juillet
records-calendar-august = Août
records-calendar-september = Septembre
records-calendar-october = Octobre
records-calendar-november = Novembre
records-calendar-december = Décembre

## Les jours de la semaine, comme un calendrier les nomme

records-weekdays-monday = Lun
records-weekdays-tuesday = Mar
records-weekdays-wednesday = Mer
records-weekdays-thursday = Jeu
records-weekdays-friday = Ven
records-weekdays-saturday = Sam
records-weekdays-sunday = Dim

## Comment le labyrinthe d’un jour a été fini

records-marks-perfect = fait sans un pas de trop
records-marks-on_its_day = fait le jour même
records-marks-another_day = fait un autre jour

## Les adversaires des matchs

records-opponents-human = joueur 2
records-opponents-computer = ordinateur
records-opponents-ghost = fantôme
