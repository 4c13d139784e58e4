## Die Wörter zu Aufzeichnungen, Geistern und Herausforderungen

replay-run_of = Lauf von { $name }: { $time }
replay-player = Spieler
replay-ahead = { $seconds } s vor { $name }
replay-behind = { $seconds } s hinter { $name }
replay-level = Gleichauf mit { $name }
replay-beaten = { $seconds } s schneller als { $name }
replay-lost = { $name } war { $seconds } s schneller
replay-your_best = Bestzeit
replay-against = Schlag deine { $time }
replay-race_it = Antreten
replay-not_now = Jetzt nicht
replay-ghost = Geist
replay-race_the_best = Bestzeit jagen
replay-watch_again = Noch mal sehen
replay-save = Lauf speichern
replay-challenge = Herausfordern
replay-postcard = Als Postkarte
replay-scan_or_paste = Du bist dran: scannen oder einfügen
replay-scan_the_code = Zum Spielen scannen oder einfügen
replay-too_large_to_draw = Räume sind zu viel für eine Postkarte
replay-challenge_copied = Herausforderung kopiert. Schick sie Freunden; einfügen kann man sie im Hauptmenü.
replay-mouse = Maus
replay-own = von hier
replay-from_elsewhere = von auswärts
replay-guest = { $name } (von auswärts)
