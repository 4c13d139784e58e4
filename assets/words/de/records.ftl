## Die Wörter zu den Irrwegen eines Laufs

wrong_turns-not_one = Kein einziger Irrweg!
wrong_turns-none = Keine Irrwege
wrong_turns-undone = { $moves ->
    [one] { $moves } Zug zurückgenommen
   *[other] { $moves } Züge zurückgenommen
}
wrong_turns-turns = { $turns ->
    [one] { $turns } Irrweg
   *[other] { $turns } Irrwege
}
wrong_turns-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
wrong_turns-steps_and_time = { $steps ->
    [one] { $steps } Schritt und { $seconds } s
   *[other] { $steps } Schritte und { $seconds } s
}
wrong_turns-only_cost = 1 Irrweg kostete dich { $cost }
wrong_turns-worst_cost = { $turns } Irrwege; der schlimmste kostete dich { $cost }

## Die Wörter der Rekorde und der Tageslabyrinthe

records-records = Rekorde
records-date = { $day }. { $month }
records-month_of_year = { $month } { $year }
records-daily = Tageslabyrinth
records-daily_not_yet = heute noch offen
records-daily_done = heute geschafft
records-daily_counted = Tageslabyrinth geschafft
records-hours = { $hours }:{ $minutes } h
records-days_in_a_row = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
records-streak = Serie
records-longest_streak = Längste
records-days_done = Tage
records-not_done = offen
records-later_note = Einen verpassten Tag kannst du nachholen. Er bekommt einen Haken, zählt aber nicht für die Serie.
records-choose_day = Tag wählen
records-month = Monat
records-today = Heute
records-elsewhere = Gezeichnet, aus Dateien
records-elsewhere_note = Labyrinthe jeder Größe
records-runs = Läufe
records-mazes = Labyrinthe
records-median = Median
records-on_your_own = Allein
records-with_help = Mit Hilfe
records-slow_game = Verlangsamt
records-slow_result = Verlangsamt: kein Rekord
records-last_runs = { $runs ->
    [one] Letzter Lauf
   *[other] Letzte { $runs } Läufe
}
records-newest_at_the_right = der neueste rechts
records-no_single_runs = Die Zeiten dieser Läufe wurden nicht gespeichert. Neue erscheinen hier.
records-matches = { $count ->
    [one] { $count } Match
   *[other] { $count } Matches
}
records-match_kind = { $mode } · { $opponent }
records-draws = Remis
records-clear = Löschen
records-clear_all = Alle löschen
records-press_again = Wirklich?
records-undo = Rückgängig
records-can_undo = Gelöscht. Rückgängig machen geht, bis du diese Seite verlässt.
records-cannot_undo = Aufzeichnungen und Geister bleiben erhalten.
records-none_yet = Noch keine Läufe
records-none_yet_note = Spiel ein Labyrinth, und deine Zeiten erscheinen hier: die beste, der Median und ein Diagramm.
records-all_cleared = Alle Rekorde sind gelöscht
records-play_a_maze = Losspielen
records-buttons = Tasten

## Die Monate des Jahres, wie ein Datum sie nennt

records-months-january = Jan.
records-months-february = Feb.
records-months-march = März
records-months-april = Apr.
records-months-may = Mai
records-months-june = Juni
records-months-july = Juli
records-months-august = Aug.
records-months-september = Sep.
records-months-october = Okt.
records-months-november = Nov.
records-months-december = Dez.

## Die Monate, wie die Überschrift eines Kalenders sie nennt

records-calendar-january = Januar
records-calendar-february = Februar
records-calendar-march = März
records-calendar-april = April
records-calendar-may = Mai
records-calendar-june = Juni
records-calendar-july = Juli
records-calendar-august = August
records-calendar-september = September
records-calendar-october = Oktober
records-calendar-november = November
records-calendar-december = Dezember

## Die Tage der Woche, wie ein Kalender sie nennt

records-weekdays-monday = Mo
records-weekdays-tuesday = Di
records-weekdays-wednesday = Mi
records-weekdays-thursday = Do
records-weekdays-friday = Fr
records-weekdays-saturday = Sa
records-weekdays-sunday = So

## Wie das Labyrinth eines Tages geschafft wurde

records-marks-perfect = ohne einen Schritt zu viel
records-marks-on_its_day = am selben Tag
records-marks-another_day = an anderem Tag

## Die Gegner von Matches

records-opponents-human = Spieler 2
records-opponents-computer = Computer
records-opponents-ghost = Geist
