## Die Wörter zu Fehlern

trouble-link = Der Link lässt sich nicht öffnen. { $why }
trouble-no_pack = Nichts hat sich geändert: { $why }

## Warum es ein solches Labyrinth nicht gibt

trouble-maze_code-width = { $rooms } Spalten? { $least } bis { $most } gehen
trouble-maze_code-height = { $rooms } Zeilen? { $least } bis { $most } gehen
trouble-maze_code-only_worlds = So groß? Nur Kruskal ohne Schleifen
trouble-maze_code-size = „{ $text }“ ist keine Größe: Schreib sie wie 30x20
trouble-maze_code-percent = „{ $text }“ ist kein Prozentwert: 0 bis 100 gehen
trouble-maze_code-name_like = Kein Generator „{ $word }“. Ist es { $name }?
trouble-maze_code-name = Es gibt keinen Generator „{ $word }“. Es gibt: { $names }
trouble-maze_code-memory = Dieses Labyrinth braucht hier { $megabytes } MB Speicher, und so viel ist nicht da
trouble-maze_code-never_joined = { $generator } verbindet Start und Ziel erst am Ende: Lass „joined“ weg
trouble-maze_code-never_shaped = { $generator } baut nur Rechtecke: Nimm für eine Form einen anderen Generator
trouble-maze_code-shape = Die Form in diesem Code ist abgeschnitten oder falsch
trouble-maze_code-shape_too_large = { $rooms } Räume sind zu viel für eine Form: Nimm höchstens { $most }
trouble-maze_code-shape_and_quest = Ein Labyrinth mit einer Form hat kein „{ $field }“: Lass eins davon weg
trouble-maze_code-unknown_world = Diese Welt ist nicht hier: Öffne zuerst ihre Datei
trouble-maze_code-drawn = Der Code des gezeichneten Labyrinths ist abgeschnitten oder falsch
trouble-maze_code-no_rooms_for_quest = { $generator } gräbt keine Räume: Lass „{ $field }“ weg
trouble-maze_code-too_large_for_quest = { $rooms } Räume sind zu viel für „{ $field }“: Nimm höchstens { $most }
trouble-maze_code-no_revision = Nach { $generator } fehlt eine Zahl: Schreib { $generator }{ $revision }
trouble-maze_code-revision = Dieses Spiel hat kein { $generator }{ $revision }, nur { $generator }{ $known }
trouble-maze_code-no_seed = Ein Seed ist irgendeine Zahl oder ein Text, nur nicht leer
trouble-maze_code-missing = Der Code ist unvollständig: Er sollte aussehen wie kruskal1-30x20-233
trouble-maze_code-field = „{ $text }“ gehört nicht hierher: Ein Code sieht aus wie kruskal1-30x20-loops10-233
trouble-maze_code-text_seed = „{ $text }“ gehört nicht hierher: Ein Code sieht aus wie kruskal1-30x20-loops10-233, und ein Seed in Worten steht hinter einer ~

## Warum es ein solches Match nicht gibt

trouble-match_code-too_large = { $rooms } Räume sind zu viel für den Computer: Er spielt in höchstens { $most }
trouble-match_code-endless = Endlos und ein Labyrinth ohne Ende gibt es nur zusammen: Nimm endless1-233~endless-bo3
trouble-match_code-quest = Ein zweiter Käse und ein Schlüssel sind nur für einen Spieler: Lass „cheeses2“ und „keys1“ weg
trouble-match_code-walled_off = Ohne seine Regeln führt kein Weg durch dieses Labyrinth: Es ist für einen Spieler
trouble-match_code-no_rules = Die Regeln fehlen: Ein Match sieht aus wie kruskal1-20x15-7~race-bo3
trouble-match_code-mode_like = Es gibt kein Spiel „{ $word }“. Meinst du { $mode }?
trouble-match_code-mode = Es gibt kein Spiel „{ $word }“. Es gibt: { $modes }
trouble-match_code-best_of = „{ $text }“ ist keine Rundenzahl: Nimm bo1, bo3, bo5 oder bo7
trouble-match_code-head_start = „{ $text }“ ist kein Vorsprung: lead2x5 gibt Spieler 2 einen Vorsprung von 5 Sekunden; 1 bis { $most } gehen
trouble-match_code-speed = „{ $text }“ ist kein Tempo: Nimm 4, 5, 6, 8, 10, 12, 15 oder 20 Felder pro Sekunde
trouble-match_code-ghost = Ein Geist läuft nur ein einzelnes Rennen im selben Labyrinth, ohne Vorsprung: Nimm race-bo1-ghost
trouble-match_code-snatch = Käseklau ist für zwei Menschen: Lass den Computer weg
trouble-match_code-field = „{ $text }“ gehört nicht hierher: Ein Match sieht aus wie kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8

## Warum eine Zeile kein Lesezeichen ist

trouble-bookmark-step = „{ $text }“ ist kein Schritt: Schreib @12, oder @12-18 zum Wiederholen
trouble-bookmark-rule = Es gibt keine Regel „{ $text }“: Nimm naive, size oder rank und dann none, halving oder full
trouble-bookmark-old = „{ $text }“ ist eine Übung aus Version 0.2, und deren Bäume haben sich geändert: Beginn eine neue
trouble-bookmark-maze = { $code } passt nicht auf die Werkbank: Sie nimmt Kruskal-Labyrinthe ohne Schleifen mit höchstens { $most } Räumen
trouble-bookmark-field = „{ $text }“ gehört nicht hierher: Ein Lesezeichen sieht aus wie kruskal1-4x3-7@12-18 size halving loop

## Warum eine Aufzeichnung oder Herausforderung abgelehnt wurde

trouble-challenge-something_else = Das ist keine Herausforderung: Solche beginnen mit icetea:
trouble-challenge-version = Diese Herausforderung ist aus einer anderen Version des Spiels ({ $version })
trouble-challenge-too_long = Das ist zu lang für eine Herausforderung: Sie hat höchstens { $most } Zeichen
trouble-challenge-broken = Ein Teil dieser Herausforderung fehlt: Kopier die ganze Zeile noch mal
trouble-challenge-tampered = Diese Aufzeichnung wurde verändert, darum ist ihr nicht zu trauen
trouble-challenge-untrue = Diese Aufzeichnung passt nicht zum Labyrinth
trouble-challenge-unsuited = Nur ein Lauf ohne Hilfe, in vollem Tempo und nicht zu lang, wird zur Herausforderung

## Die Wörter zu Fehlern mit Dateien

trouble-files-damaged = { $file } ist beschädigt und heißt jetzt { $kept_as }
trouble-files-damaged_lines = Zeilen von { $file } sind beschädigt. Sie stehen jetzt in { $kept_in }
trouble-files-newer = { $file } stammt aus einer neueren Version des Spiels und heißt jetzt { $kept_as }
trouble-files-foreign = { $file } stammt von anderswo und heißt jetzt { $kept_as }
trouble-files-key_lost = Der Siegelschlüssel des Spiels ging verloren: Deine früheren Bestzeiten gelten jetzt als von auswärts
trouble-files-clock_jumped = Die Uhr dieses Computers ist gesprungen, darum startete das Spiel neu. Ein begonnener Lauf steht unter „Fortsetzen“
trouble-files-all_newer = Nichts wurde ersetzt: Diese Datei stammt aus einer neueren Version des Spiels
trouble-files-all_damaged = Nichts wurde ersetzt: Diese Datei ist beschädigt
trouble-files-cannot_save = Kann { $file } nicht speichern: { $reason }
trouble-files-elsewhere = { $what }. Das Spiel versucht es weiter; „Alle Spieldaten“ in den Optionen speichert alles anderswo
trouble-files-cannot_read = Kann { $file } nicht lesen: { $reason }
trouble-files-rescued = Was sich letztes Mal nicht speichern ließ, ist in { $file }. Öffne sie im Spiel, um es zurückzuholen
trouble-files-crashed = Das Spiel ist letztes Mal abgestürzt. Der Bericht ist { $report }
trouble-files-no_folder = Nichts lässt sich speichern, weil es keinen Ordner dafür gibt: Setz ICETEA_MAZE_DIR auf einen
trouble-files-full = der Datenträger ist voll
trouble-files-read_only = der Datenträger ist schreibgeschützt
trouble-files-not_a_file = es ist ein Ordner, eine Pipe oder ein Gerät und keine Datei
trouble-files-not_allowed = das System erlaubt es nicht
trouble-files-busy = das Spiel läuft ein zweites Mal und benutzt diesen Ordner
trouble-files-cannot_set_aside = diese Version des Spiels kann sie weder verstehen noch verschieben: { $reason }
trouble-files-cannot_write_down = sie lässt sich nicht schreiben: { $reason }
trouble-files-assumed = Ist es das richtige Labyrinth? { $what }
trouble-files-doubted = Vielleicht nicht: { $why }.

## Warum eine Datei weder Labyrinth noch Aufzeichnung ist

trouble-unreadable-empty = sie ist leer
trouble-unreadable-damaged = sie ist beschädigt, oder ein Teil fehlt
trouble-unreadable-several_lists = mehrere Listen darin könnten das Labyrinth sein: Lass nur eine stehen oder nenn eine „maze“
trouble-unreadable-two_starts = sie hat zwei Starts
trouble-unreadable-no_open_tile = sie besteht nur aus Wänden
trouble-unreadable-ends = Start und Ziel müssen zwei offene Felder sein
trouble-unreadable-no_walls = im Bild sind keine Wände: Alles ist etwa gleich hell
trouble-unreadable-no_tiles = im Bild ist kein Labyrinth: Wände müssen gerade, in Zeilen und Spalten und gleich dick sein
trouble-unreadable-no_part = das ist kein Teil eines Labyrinths
trouble-unreadable-blank = ein farbiges Leerzeichen
trouble-unreadable-at = Zeile { $line }, Spalte { $column }: { $what }
trouble-unreadable-encoding = das ist kein gültiges { $encoding }
trouble-unreadable-unexpected = { $found } ist weder Wand noch offenes Feld noch Markierung
trouble-unreadable-abbreviated = hier sind Zahlen ausgelassen ({ $dots }): Schreib alle in die Datei
trouble-unreadable-too_large = es sind { $columns } × { $rows } Felder, und eine Seite darf { $most } haben
trouble-unreadable-too_many_pixels = { $width } × { $height } Pixel sind zu viel
trouble-unreadable-foreign_picture = das ist ein { $kind }-Bild: Nur PNG, SVG, PBM, PGM und PPM sind lesbar, speichere es also als PNG
trouble-unreadable-version = diese Aufzeichnung stammt aus einer anderen Version des Spiels ({ $version })
trouble-unreadable-card = Zeile { $number }, „{ $line }“, bedeutet in einer Laborkarte nichts
trouble-unreadable-pack-line = Zeile { $number }, „{ $line }“: { $reason }
trouble-unreadable-pack-beginning = eine Sammlung beginnt mit einer Zeile wie „pack1 Meine Labyrinthe“
trouble-unreadable-pack-too_large = ein Labyrinth einer Sammlung hat höchstens { $rooms } Räume
trouble-unreadable-pack-twice = dieses Labyrinth kam schon vor
trouble-unreadable-pack-damaged = dieser Code ist beschädigt
trouble-unreadable-pack-too_long = eine Sammlung ist höchstens { $kilobytes } KB lang
trouble-unreadable-pack-count = eine Sammlung hat 1 bis { $most } Labyrinthe
trouble-unreadable-recording = Zeile { $line } dieser Aufzeichnung ergibt keinen Sinn
trouble-unreadable-unfit = das Programm kann das in diesem Labyrinth nicht getan haben
trouble-unreadable-memory = sie braucht { $megabytes } MB Speicher, mehr als da ist

## Was zum Lesen einer Datei angenommen wurde

trouble-assumed-exchanged = Wände und offene Felder wurden vertauscht, damit der Rand geschlossen ist
trouble-assumed-inside_out = der ganze Rand ist offen: Sind Wände und offene Felder verkehrt, vertausch sie in der Datei
trouble-assumed-blank_wall_by_border = Leerzeichen gelten als Wände, denn der Rand besteht zum größten Teil daraus
trouble-assumed-perhaps_wide = jedes Zeichen gilt als ein Feld; sind Räume mehrere Zeichen breit, ist das falsch
trouble-assumed-unjoined = die Linien treffen sich nicht überall: Jedes Zeichen gilt als ein Feld
trouble-assumed-first_of_several = es gibt mehrere Textblöcke; der erste wurde gelesen
trouble-assumed-floor_below_mark = der Boden unter einer Markierung ist nicht zu sehen: Er gilt als offen
trouble-assumed-numbered_ends = 2 gilt als Start und 3 als Ziel
trouble-assumed-row_first = die Orte von Start und Ziel gelten als [Zeile, Spalte], gezählt ab 0
trouble-assumed-column_first = die Orte von Start und Ziel gelten als [Spalte, Zeile], gezählt ab 0
trouble-assumed-light_walls = die hellen Teile des Bildes gelten als Wände
trouble-assumed-no_goal_mark = nichts markiert das Ziel: Das letzte offene Feld gilt
trouble-assumed-no_start_mark = nichts markiert den Start: Das erste offene Feld gilt
trouble-assumed-one_tile = nur ein Feld davon ist offen
trouble-assumed-no_way = kein Weg führt vom Start zum Ziel
trouble-assumed-only_walls = nur Wände führen vom Start zum Ziel: Sind sie der Weg, vertausch sie in der Datei mit den offenen Feldern
trouble-assumed-parts = hier und da sind Öffnungen und Teile, die nicht erreichbar sind
trouble-assumed-wall_by_border = { $wall } gilt als Wand, denn der Rand besteht zum größten Teil daraus
trouble-assumed-short_line = Zeile { $line } endet früh: Was fehlt, gilt als Wand
trouble-assumed-empty_line = Zeile { $line } ist leer: Sie gilt als Zeile aus Wänden
trouble-assumed-left_out = Zeile { $line } wurde ausgelassen: Sie sieht nicht nach einem Teil des Labyrinths aus
trouble-assumed-other_size = Zeile { $line } nennt { $claimed }, aber das Labyrinth hat { $columns } × { $rows } Felder
trouble-assumed-many_openings = nichts markiert Start und Ziel, und der Rand hat nicht zwei Öffnungen, sondern { $count }: Das erste und das letzte offene Feld gelten
trouble-assumed-margin = ein Rand wurde abgeschnitten: { $left } Pixel links, { $top } oben, { $right } rechts, { $bottom } unten
trouble-assumed-lines = Wände gelten als { $wall } Pixel dick und Räume als { $room } Pixel breit
trouble-assumed-fractional = Felder gelten als { $pixels } Pixel breit
trouble-assumed-start = der Fleck in { $hue } gilt als Start
trouble-assumed-goal = der Fleck in { $hue } gilt als Ziel
trouble-assumed-misfit = { $percent } % des Bildes passen nicht zu seinen Feldern
trouble-assumed-no_maze = vielleicht ist das kein Labyrinth: { $why }
trouble-assumed-open_border = { $percent } % des Randes sind offen
trouble-assumed-mostly_wall = nur { $percent } % davon sind offen

## Die Namen der Farben

trouble-assumed-hues-green = Grün
trouble-assumed-hues-cyan = Cyan
trouble-assumed-hues-blue = Blau
trouble-assumed-hues-yellow = Gelb
trouble-assumed-hues-magenta = Magenta
trouble-assumed-hues-red = Rot
