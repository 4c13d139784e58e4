language = Deutsch
locale = de
tagline = Hilf der Maus, den Käse zu finden

## Das Labyrinth des Hauptmenüs

your_maze = Dein Labyrinth
all_choices = Mehr Auswahl
size = Größe
custom = Eigene
columns = Spalten
rows = Zeilen
seed = Seed
roll = Würfeln
shape = Form
word = Wort
labelled = { $label }: { $value }
built_by = Gebaut von
loops = Schleifen
one_way = nur ein Weg
several_ways = mehrere Wege
look = Aussehen
code = Code
copy = Kopieren
rooms = { $count ->
    [one] { $count } Raum
   *[other] { $count } Räume
}
still_building = Baue noch das Labyrinth: { $percent } %
still_finding_ways = Suche noch alle Wege: { $percent } %
shortest_path = { $steps ->
    [one] kürzester Weg { $steps } Schritt
   *[other] kürzester Weg { $steps } Schritte
}
dead_end_count = { $count ->
    [one] { $count } Sackgasse
   *[other] { $count } Sackgassen
}
building = Baue das Labyrinth
is_world = Eine Welt: Sie wird gebaut, wenn du sie spielst
reading = Lese das Labyrinth
is_it_a_maze = Ist das ein Labyrinth?
open_anyway = Trotzdem öffnen

## In einem Labyrinth

time = Zeit
steps = Schritte
best = Bestzeit
you = Du
cheese = Käse
maze = Labyrinth
explored = Erkundet
quit_asks = Sicher?
your_trail = Deine Spur
solvers_trail = Spur des Lösers
fork_between = Dazwischen ist eine Gabelung
perfect = Perfekt!
searching = Suche einen Weg
found = Weg gefunden
no_path = Es gibt keinen Weg
filled = Gefüllt
longest_stack = Längster Stapel
longest_queue = Längste Schlange
longest_path = Längster Weg
steps_a_second = Schritte / s
paused = Pause
sound_is_on = Ton an
sound_is_off = Ton aus

## Das Labyrinth als Datei

export = Speichern oder drucken
any_size = Jede Größe
file_kind = Format
save = Speichern
saved = Gespeichert: { $path }
downloaded = In deinen Downloads: { $name }
copied = Kopiert: { $text }
copied_much = In der Zwischenablage

## Die Ergebnisse

cheese_found = Käse gefunden!
new_best = Neue Bestzeit
new_best_by = Bestzeit, { $seconds } s schneller
best_is = Bestzeit { $time }
helped = Mit Hilfe: zählt nicht
your_steps = Deine Schritte
dead_ends = Sackgassen betreten
rooms_entered = Räume, in denen die Suche war
best_path = Kürzester Weg
best_path_steps = { $steps ->
    [one] Kürzester Weg, { $steps } Schritt
   *[other] Kürzester Weg, { $steps } Schritte
}
detour_steps = { $steps ->
    [one] Deine Umwege, { $steps } Schritt
   *[other] Deine Umwege, { $steps } Schritte
}
next_maze = Nächstes
next_is = Als Nächstes: gleiche Größe, Seed { $seed }
again = Noch mal
new = Neu
title = Menü

## Die Einstellungen

settings = Optionen
no_voice = Kein Vorleseprogramm gefunden: Installiere speech-dispatcher
no_sound_device = Kein Audiogerät gefunden, darum bleibt das Spiel stumm.
preview = Vorschau
path = Weg
backtracked = Zurückgegangen
how_to_play = Anleitung

## Zahlen

number-group = .
number-decimal = ,
number-percent = { $percent } %
