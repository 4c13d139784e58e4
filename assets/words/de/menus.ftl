## Das Hauptmenü

menu-continue = Fortsetzen
menu-unfinished = Angefangenes
menu-play = Spielen
menu-journey = Reise
menu-endless = Endlos
menu-watch = Theater
menu-two_players = Zu zweit
menu-daily = Tageslabyrinth
menu-draw = Zeichnen
menu-lab = Labor
menu-records = Rekorde
menu-settings = Optionen
menu-how_to = Anleitung
menu-quit = Beenden

menu_about-continue = Mach weiter, wo du warst.
menu_about-unfinished = Alle angefangenen Spiele: Nimm eins wieder auf.
menu_about-play = Ein Labyrinth beliebiger Größe, aus jedem Seed.
menu_about-journey = Sechzig kleine Labyrinthe, und jedes hat seine eigene Idee.
menu_about-endless = Ein Labyrinth ohne Ende: Jeder Käse schenkt dir Zeit.
menu_about-watch = Sieh zu, wie Wand für Wand ein Labyrinth entsteht und eine Suche den Weg findet.
menu_about-two_players = Lauf mit jemandem um die Wette, an einer Tastatur oder übers Netz.
menu_about-daily = Jeden Tag ein neues Labyrinth und ein neues Rätsel, dieselben für alle.
menu_about-draw = Zeichne ein Labyrinth und verschick es als Code.
menu_about-lab = Führ die Algorithmen selbst aus, Schritt für Schritt.
menu_about-records = Deine Bestzeiten, und die Läufe zum Nachjagen.
menu_about-settings = Sprache, Aussehen, Ton und Tasten.
menu_about-how_to = Die Regeln und alle Tasten.
menu_about-quit = Nichts geht verloren.

## Die Wörter zu einem Spiel, das noch nicht fertig ist

unfinished-lesson = Einführung
unfinished-forget = Verwerfen
unfinished-press_again = Zum Verwerfen noch mal drücken
unfinished-just_now = gerade eben
unfinished-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
unfinished-cheeses = { $cheeses } Käse
unfinished-done = { $done } von { $all } fertig
unfinished-minutes_ago = vor { $minutes } min
unfinished-hours_ago = vor { $hours } h
unfinished-days_ago = { $days ->
    [one] vor { $days } Tag
   *[other] vor { $days } Tagen
}

## Das Menü eines Laufs in der Pause

pause_menu-resume = Weiter
pause_menu-restart = Von vorn
pause_menu-new_maze = Neues Labyrinth
pause_menu-world = Eine Milliarde Räume
pause_menu-watch = Ins Theater
pause_menu-solve_with = Lösen mit
pause_menu-draw = Labyrinth ändern
pause_menu-export = Speichern oder drucken
pause_menu-settings = Optionen
pause_menu-how_to = Anleitung
pause_menu-map = Landkarte
pause_menu-title = Hauptmenü

## Die Arten von Dateien, als die ein Labyrinth gespeichert werden kann

file_kinds-as_shown = Wie gezeigt
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-print = Drucken
file_kinds-text = Text

## Die Tastatur auf dem Bildschirm und die Taste, die sie öffnet

screen_keyboard-write = Tippen
screen_keyboard-capitals = Groß
screen_keyboard-space = Leer
screen_keyboard-erase = Löschen
screen_keyboard-done = Fertig
