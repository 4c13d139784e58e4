## Die Wörter der Einführung

lesson-tap_to_walk = Tippen: losgehen. Noch mal tippen: stehen bleiben.
lesson-searching = Der Löser sucht einen Weg. Sieh einfach zu.
lesson-well_done = Gut gemacht!
lesson-leave = Einführung verlassen
lesson-over = Du bist bereit!
lesson-over_note = Deine Tasten stehen immer unten.
lesson-first_maze = Losspielen
lesson-back = Zurück

## Was auf den ersten Stationen der Reise zu tun ist und wie es mit den Fingern geht

lesson-tips-walk = Geh zum Käse
lesson-tips-run = Beim Gehen halten: zur nächsten Kreuzung rennen
lesson-tips-hint = Ratlos? Hol dir einen Hinweis

## Ein Text für alles, was auf der Reise gelernt wird

lesson-touched_tips-walk = Wische, um zum Käse zu gehen
lesson-touched_tips-run = Tippe zweimal weit hinten im Gang: rennen
lesson-touched_tips-hint = Ratlos? Tippe auf „Hinweis“

## Was in jedem Schritt zu tun ist

lesson-steps-walk = Geh ein paar Schritte
lesson-steps-run = Rennen
lesson-steps-zoom = Näher heran
lesson-steps-whole = Alles im Überblick
lesson-steps-hint = Hol dir einen Hinweis
lesson-steps-solve = Sieh dem Löser zu
lesson-steps-cheese = Auf zum Käse!

## Die Tasten dafür

lesson-keys-walk = Kurz drücken: ein Schritt. Halten: weitergehen.
lesson-keys-run = Halte diese Taste beim Gehen, um zur nächsten Kreuzung zu rennen.
lesson-keys-zoom = Jeder Druck vergrößert ein wenig.
lesson-keys-whole = Sieh das ganze Labyrinth. Noch mal drücken: zurück zur Maus.
lesson-keys-hint = Das nächste Stück des Weges leuchtet auf.
lesson-keys-solve = Sieh zu, wie der Löser einen Weg findet.
lesson-keys-cheese = Die Maus folgt dem Weg. Drück diese Taste, um selbst zu gehen.

## Wie es mit dem Zeiger geht

lesson-pointer-walk = Oder klick auf einen sichtbaren Raum, oder halte die Maustaste, um die Maus zu führen.
lesson-pointer-run = Oder doppelklick weit hinten in einen Gang.
lesson-pointer-zoom = Oder dreh am Mausrad.
lesson-pointer-whole = Oder klick auf die Taste.
lesson-pointer-hint = Oder klick auf die Taste.
lesson-pointer-solve = Oder klick auf die Taste.
lesson-pointer-cheese = { "" }

## Wie es mit den Fingern geht

lesson-fingers-walk = Wische dorthin, wohin die Maus gehen soll. Sie geht, bis du den Finger hebst.
lesson-fingers-run = Tippe zweimal weit hinten im Gang, um zur nächsten Kreuzung zu rennen.
lesson-fingers-zoom = Zieh zwei Finger auseinander, oder tippe auf +.
lesson-fingers-whole = Tippe unten auf „Überblick“. Noch mal tippen: zurück zur Maus.
lesson-fingers-hint = Tippe unten auf „Hinweis“: Das nächste Stück des Weges leuchtet auf.
lesson-fingers-solve = Tippe unten auf „Auto-Lösung“ und sieh zu, wie der Löser einen Weg findet.
lesson-fingers-cheese = Die Maus folgt dem Weg. Um selbst zu gehen, tippe unten auf die Taste.

## Die Wörter der Seiten, die das Spiel erklären

how_to-lesson = Einführung
how_to-other_page = Andere Seite

## Die Namen der Seiten

how_to-pages-rules = Regeln
how_to-pages-keys = Tasten

## Die Teile der Seite mit den Tasten

how_to-parts-maze = Im Labyrinth
how_to-parts-screens = Überall
how_to-parts-two_players = Zu zweit
how_to-parts-pointer = Mit dem Zeiger
how_to-parts-touch = Mit den Fingern

## Tasten in einem Labyrinth

how_to-maze-walk = Gehen
how_to-maze-walk_too = Auch zum Gehen
how_to-maze-run = Zur nächsten Kreuzung rennen
how_to-maze-whole = Überblick und zurück
how_to-maze-zoom = Größer und kleiner
how_to-maze-hint = Hinweis
how_to-maze-solve = Auto-Lösung oder selbst gehen
how_to-maze-hold = Suche anhalten oder fortsetzen
how_to-maze-take_back = Zug in einem Rätsel zurücknehmen
how_to-maze-flag = Fahne setzen oder aufheben
how_to-maze-shown = Spur, Zahlen, Geist zeigen
how_to-maze-pause = Pause
how_to-maze-again = Von vorn oder neues Labyrinth
how_to-maze-watch = Labyrinth ins Theater

## Tasten auf allen Bildschirmen

how_to-screens-more_keys = Alle Tasten hier
how_to-screens-choose = Wählen und ändern
how_to-screens-confirm = OK
how_to-screens-back = Zurück
how_to-screens-next_panel = Nächste Tafel
how_to-screens-copy = Code kopieren
how_to-screens-paste = Code oder Herausforderung einfügen
how_to-screens-mute = Stumm
how_to-screens-fullscreen = Vollbild
how_to-screens-picture = Bildschirmfoto

## Tasten für zwei

how_to-two_players-first_walks = Spieler 1 geht
how_to-two_players-first_runs = Spieler 1 rennt
how_to-two_players-second_walks = Spieler 2 geht
how_to-two_players-second_runs = Spieler 2 rennt

## Gesten mit dem Zeiger und was sie tun

## Eine Geste und was sie tut

how_to-pointer-click-what = Klicken
how_to-pointer-click-then = hingehen, bis zur Gabelung

## Eine Geste und was sie tut

how_to-pointer-double_click-what = Doppelklick
how_to-pointer-double_click-then = zur nächsten Kreuzung rennen

## Eine Geste und was sie tut

how_to-pointer-hold-what = Halten
how_to-pointer-hold-then = die Maus führen

## Eine Geste und was sie tut

how_to-pointer-wheel-what = Rad
how_to-pointer-wheel-then = größer und kleiner

## Eine Geste und was sie tut

how_to-pointer-key-what = Taste klicken
how_to-pointer-key-then = sie drücken

## Eine Geste und was sie tut

how_to-pointer-bar-what = Leiste ziehen
how_to-pointer-bar-then = zu jedem Schritt springen

## Eine Geste und was sie tut

how_to-pointer-file-what = Datei ablegen
how_to-pointer-file-then = Labyrinth oder Aufzeichnung öffnen

## Gesten mit den Fingern und was sie tun

## Eine Geste und was sie tut

how_to-touch-swipe-what = Wischen
how_to-touch-swipe-then = dorthin gehen, bis du den Finger hebst

## Eine Geste und was sie tut

how_to-touch-tap-what = Tippen
how_to-touch-tap-then = in einen Raum gehen, wenn keine Gabelung dazwischen ist

## Eine Geste und was sie tut

how_to-touch-double_tap-what = Zweimal
how_to-touch-double_tap-then = weiter zur nächsten Kreuzung rennen

## Eine Geste und was sie tut

how_to-touch-hold-what = Halten
how_to-touch-hold-then = die Maus zu deinem Finger führen

## Eine Geste und was sie tut

how_to-touch-pinch-what = Zwei Finger
how_to-touch-pinch-then = auseinander oder zusammen: größer, kleiner

## Eine Geste und was sie tut

how_to-touch-button-what = Taste tippen
how_to-touch-button-then = am unteren Rand: was die Taste täte

## Eine Geste und was sie tut

how_to-touch-two_players-what = Zu zweit
how_to-touch-two_players-then = jeder wischt auf seiner Hälfte; siehe „Plätze“
