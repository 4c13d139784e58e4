## Die Wörter der Micromouse: ein eigenes Programm läuft durch ein Labyrinth

micromouse-heading = Deine Micromouse
micromouse-about = Gib den Befehl ein, der dein Programm startet. Es spricht die Zeilen des Micromouse-Simulators mms; wie du eine ganze Maus für den Anfang bekommst, steht im Handbuch.
micromouse-command = Befehl
micromouse-folder = Ordner
micromouse-other_program = Anderes Programm
micromouse-running = Es läuft.
micromouse-none_yet = noch keine
micromouse-score = Wertung
micromouse-runs = Läufe
micromouse-found = Räume entdeckt
micromouse-walked = Schritte
micromouse-turns = Drehungen
micromouse-this_run = Dieser Lauf
micromouse-log = Protokoll
micromouse-meaningless = Zeile { $number } sagt nichts: { $text }
micromouse-begin = Starten
micromouse-again = Noch einmal
micromouse-another_maze = Neues Labyrinth
micromouse-press_reset = Reset drücken

## Wie das Programm geendet hat

micromouse-end-finished = Das Programm ist zu Ende.
micromouse-end-no_better_run = Am Ziel, und danach kein besserer Lauf.
micromouse-end-no_movement = Beendet: Es fragte endlos und bewegte sich nicht.
micromouse-end-too_many = Beendet: Es kam zu keinem Ende.
micromouse-end-failed = Fehlgeschlagen mit Exit-Code { $code }.
micromouse-end-killed = Durch Signal { $signal } beendet.
micromouse-end-not_started = Es lässt sich nicht starten: { $why }.
micromouse-end-silent = Beendet: { $seconds } s lang kam nichts.
micromouse-end-too_slow = Beendet: Es brauchte länger als { $seconds } s.
micromouse-end-too_much_output = Beendet: Es schrieb mehr als { $mib } MiB.
micromouse-end-long_line = Beendet: Eine Zeile war länger als { $kib } KiB.
micromouse-end-not_reading = Beendet: Über { $mib } MiB Antworten blieben ungelesen.
micromouse-end-too_much_memory = Beendet: Es belegte mehr als { $mib } MiB Speicher.
micromouse-end-too_many_processes = Beendet: Es waren mehr als { $count } Prozesse.
micromouse-end-stopped = Angehalten.
