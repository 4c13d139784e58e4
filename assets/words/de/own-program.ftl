## Die Wörter eigener Programme: eine Maus läuft, ein Union-Find baut, ein Stapel löst

own_program-own = Dein Programm
own_program-heading-walk = Deine Micromouse
own_program-heading-build = Dein Union-Find
own_program-heading-solve = Dein Stapel
own_program-about = Gib den Befehl ein, der dein Programm startet. Welche Zeilen es sprechen muss und wie du ein ganzes für den Anfang bekommst, steht im Handbuch unter „Eigene Programme“.
own_program-about_page = Starte das Beispiel oder ein eigenes Programm: Füge sein JavaScript ein, zieh eine Datei hierher, oder wähle eine; auch WebAssembly geht. „await readLine()“ liest eine Zeile, „print()“ sagt eine; im Handbuch stehen sie unter „Eigene Programme“. Dein Programm verlässt diese Seite nie.
own_program-copy = Kopieren
own_program-program = Programm
own_program-example = das Beispiel: { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}
own_program-pasted = eingefügt: { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}
own_program-task = Es soll
own_program-tasks-walk = als Maus laufen
own_program-tasks-build = bauen (Union-Find)
own_program-tasks-solve = lösen (Stapel)
own_program-command = Befehl
own_program-folder = Ordner
own_program-kept = Zuletzt
own_program-choose_kept = wähle eins
own_program-beside = Daneben
own_program-nobody = niemand
own_program-ours_beside = unsere
own_program-rooms_found = { $rooms ->
    [one] ein Raum gefunden
   *[other] { $rooms } Räume gefunden
}
own_program-other_program = Anderes Programm
own_program-running = Es läuft.
own_program-none_yet = noch keine
own_program-walk-score = Wertung
own_program-walk-runs = Läufe
own_program-walk-found = Räume entdeckt
own_program-walk-walked = Schritte
own_program-walk-turns = Drehungen
own_program-walk-this_run = Dieser Lauf
own_program-log = Protokoll
own_program-meaningless = Zeile { $number } sagt nichts: { $text }
own_program-begin = Starten
own_program-again = Noch einmal
own_program-keep = Lauf speichern
own_program-another_maze = Neues Labyrinth
own_program-walk-press_reset = Reset drücken

## Wie das Programm geendet hat

own_program-end-finished = Das Programm ist zu Ende.
own_program-end-no_better_run = Am Ziel, und danach kein besserer Lauf.
own_program-end-no_movement = Beendet: Es fragte endlos und bewegte sich nicht.
own_program-end-too_many = Beendet: Es kam zu keinem Ende.
own_program-end-failed = Fehlgeschlagen mit Exit-Code { $code }.
own_program-end-threw = Es ist fehlgeschlagen.
own_program-end-waits_for_input = Keine Standardeingabe: Nimm „await readLine()“.
own_program-end-killed = Durch Signal { $signal } beendet.
own_program-end-not_started = Es lässt sich nicht starten: { $why }.
own_program-end-silent = Beendet: { $seconds } s lang kam nichts.
own_program-end-too_slow = Beendet: Es brauchte länger als { $seconds } s.
own_program-end-too_much_output = Beendet: Es schrieb mehr als { $mib } MiB.
own_program-end-long_line = Beendet: Eine Zeile war länger als { $kib } KiB.
own_program-end-not_reading = Beendet: Über { $mib } MiB Antworten blieben ungelesen.
own_program-end-too_much_memory = Beendet: Es belegte mehr als { $mib } MiB Speicher.
own_program-end-too_many_processes = Beendet: Es waren mehr als { $count } Prozesse.
own_program-end-stopped = Angehalten.

own_program-forest = Sein Wald
own_program-ours = Unserer, nach denselben Wänden
own_program-stack = Sein Stapel
own_program-is_wrong = Eine Antwort war falsch.
own_program-right = Alles ist richtig.
own_program-several = { $what } ({ $times } ×)

## Was ein eigenes Union-Find tut

own_program-build-walls = Wände
own_program-build-opened = Geöffnet
own_program-build-finds = Suchen
own_program-build-links = Verbunden
own_program-build-parents = Verkürzt
own_program-build-hops = Zugriffe
own_program-build-others = Zugriffe anderer: { $all }
own_program-build-rule = { $link }, { $compression } { $hops }
own_program-build-wall = Wand { $wall } liegt zwischen { $a } und { $b }.
own_program-build-find = Es sucht die Wurzel von { $room }: { $root }.
own_program-build-link = Es hängt { $below } unter { $above }.
own_program-build-shorten = Es verkürzt den Weg: { $room } hängt unter { $parent }.
own_program-build-opens = Es öffnet die Wand.
own_program-build-keeps = Es lässt die Wand stehen.

## Was ein eigener Stapel tut

own_program-solve-asked = Gefragt
own_program-solve-pushed = Gelegt
own_program-solve-popped = Genommen
own_program-solve-peak = Höchstens
own_program-solve-steps = Schritte
own_program-solve-ours = Unserer: { $pushed } gelegt, { $popped } genommen, höchstens { $peak } hoch
own_program-solve-beside = Es fragt, was neben { $room } liegt.
own_program-solve-push = Es legt { $room } auf den Stapel.
own_program-solve-pop = Es nimmt das Oberste vom Stapel.
own_program-solve-mark = Es markiert { $room }.
own_program-solve-unmark = Es nimmt die Marke von { $room }.
own_program-solve-path = Es nennt seinen Weg mit { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}.
own_program-solve-no_path = Es sagt, dass es keinen Weg gibt.

## Was falsch ist

own_program-wrong-joined = Wand { $wall }: open ist falsch, { $a } und { $b } waren schon verbunden, durch { $way }
own_program-wrong-and_more = { $way } und { $count } mehr
own_program-wrong-parted = Wand { $wall }: keep ist falsch, { $a } und { $b } waren nicht verbunden: Ihre Mengen haben { $first } und { $second } Räume
own_program-wrong-linked_no_root = { $below } wurde unter { $above } gehängt, aber { $below } ist keine Wurzel: Es hängt unter { $parent }
own_program-wrong-linked_to_no_root = { $below } wurde unter { $above } gehängt, das keine Wurzel ist: Die Wurzel von { $above } ist { $root }
own_program-wrong-larger_below = { $below } mit { $large } in seiner Menge wurde unter { $above } mit { $small } gehängt; versprochen war, dass die kleinere unten hängt
own_program-wrong-deeper_below = { $below } mit Rang { $high } wurde unter { $above } mit Rang { $low } gehängt; versprochen war, dass der niedrigere unten hängt
own_program-wrong-not_shortened = Der Weg von { $sought } zu { $root } sollte verkürzt werden, aber { $room } hängt noch unter { $parent }
own_program-wrong-found_no_root = { $said } sollte die Wurzel von { $sought } sein, aber { $said } hängt unter { $parent }
own_program-wrong-found_other_set = { $said } sollte die Wurzel von { $sought } sein, liegt aber in einer anderen Menge: Die Wurzel ist { $root }
own_program-wrong-not_above = { $room } wurde unter { $parent } gehängt, das nicht darüber lag
own_program-wrong-below_itself = { $room } sollte unter sich selbst hängen
own_program-wrong-circle = { $room } sollte unter { $parent } hängen, das selbst unter { $room } liegt
own_program-wrong-asked_afar = Gefragt war, was neben { $room } liegt, aber { $room } wurde nie aufgelegt
own_program-wrong-pushed_afar = { $room } wurde auf { $top } gelegt, ist aber nicht damit verbunden
own_program-wrong-began_elsewhere = { $room } wurde auf den leeren Stapel gelegt, aber das Labyrinth beginnt bei { $start }
own_program-wrong-pushed_twice = { $room } wurde gelegt, lag aber schon auf dem Stapel
own_program-wrong-popped_nothing = Vom leeren Stapel wurde ein Raum abgenommen
own_program-wrong-begins = Der Weg beginnt bei { $room }, aber das Labyrinth beginnt bei { $start }
own_program-wrong-ends = Der Weg endet bei { $room }, aber das Ziel ist { $goal }
own_program-wrong-broken = Der Weg ist nach seinem Raum { $place } unterbrochen: Von { $a } führt kein Weg zu { $b }
own_program-wrong-empty = Der Weg hat keinen Raum
own_program-wrong-there_is_one = Es gibt einen Weg: einen mit { $steps } Schritten, von { $start } über { $next } zu { $goal }
