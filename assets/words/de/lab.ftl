## Die Wörter des Labors

lab-laboratory = Labor
lab-shelf = Zusehen, probieren, antworten: je fünf Minuten
lab-union_find = Union-Find
lab-searches = Suchen
lab-by_oneself = Selbst machen
lab-rules = Regeln
lab-link = union
lab-compression = find
lab-beside = Vergleich
lab-hops = Zugriffe
lab-deepest = Tiefe
lab-member = Element
lab-rank = rank
lab-bench = Freie Werkbank
lab-bench_about = union und find nach Wahl, mit beliebigen Regeln.
lab-how_to_add = Wähle zwei Elemente für union, eins zweimal für find; oder tippe union 3 7 oder find 5
lab-how_to_answer = Klick ins Bild, oder tippe die Nummer, dann Enter.
lab-how_to_name_room = Drück den Pfeil dorthin, klick ins Bild, oder tippe die Nummer, dann Enter.
lab-your_turn = Du bist dran
lab-two = Zwei Mengen
lab-one = Eine Menge
lab-open_it = Öffnen
lab-keep_it = Behalten
lab-goes_on = Sie geht weiter
lab-turns_back = Sie kehrt um
lab-right = Richtig.
lab-number_reason = Immer wenn ein Raum gefunden oder endgültig verlassen wird, kommt die nächste Zahl.
lab-distance_reason = Ein Raum ist einen Schritt weiter vom Start weg als der, der ihn eingereiht hat.
lab-full_marks = Volle Punktzahl: Du bist der Algorithmus!
lab-once_more = Fertig. Noch eine?
lab-shown = gezeigt
lab-front_first = vorn zuerst
lab-rule = Regel
lab-link_key = Regel für union
lab-compression_key = Regel für find
lab-beside_key = Vergleich
lab-operation_key = Ganze Operation
lab-next_note = Nächster Text
lab-answer_key = Antwort
lab-hall_key = Alle fragen
lab-count_key = Hände zählen
lab-time_key = Mehr, weniger Zeit
lab-clock_key = Uhr anhalten
lab-next_answer_key = Antwort weiter
lab-take_hands_key = Fertig
lab-held_in_short = Noch offen
lab-held = Noch nicht beantwortet: Drück noch mal, um ohne Antwort weiterzumachen.
lab-show_key = Zeigen
lab-take_back_key = Rückgängig
lab-another_key = Noch eine
lab-ask_key = Selbst machen
lab-right_at_once = Sofort richtig
lab-time = Zeit
lab-hand_in = Dein Ergebnis in einer Zeile, zum Abgeben
lab-hand_in_key = Ergebnis kopieren
lab-chart = Was es bei mehr Elementen kostet
lab-chart_key = Wachstum
lab-reads_and_writes = parent lesen + schreiben
lab-order_key = Reihenfolge
lab-save_table_key = Zahlen speichern
lab-members_key = Elemente
lab-measuring = misst noch
lab-too_slow = dauert zu lange
lab-union_asked = union({ $a }, { $b }): zwei Mengen oder eine?
lab-wall_asked = Wand { $a }|{ $b } ist dran: geöffnet oder behalten?
lab-winner_asked = union({ $a }, { $b }): Welche Wurzel bleibt oben? Bei Gleichstand die des ersten.
lab-hops_asked = { $operation }: Wie oft wird parent gelesen?
lab-parent_asked = Worunter hängt { $member } nach find({ $member })?
lab-stack_room_asked = Die Tiefensuche ist bei { $at }, ihre Reihenfolge ist rechts, unten, links, oben. In welchen Raum geht sie als Nächstes?
lab-queue_room_asked = Die Breitensuche hat gerade { $at } genommen, ihre Reihenfolge ist rechts, unten, links, oben. Welchen Raum nimmt sie als Nächstes?
lab-turn_asked = Die Tiefensuche ist bei { $at }. Geht sie weiter, oder kehrt sie um?
lab-stack_held_asked = In der Reihenfolge rechts, unten, links, oben: Was liegt nach dem nächsten Zug von { $at } auf dem Stapel, das Oberste zuerst?
lab-queue_held_asked = Der Raum nach { $at } wird genommen, und seine neuen Nachbarn kommen hinein: rechts, unten, links, oben. Was steht dann in der Warteschlange, von vorn an?
lab-number_asked = Die Tiefensuche ist bei { $at }. Gefundene und verlassene Räume werden zusammen gezählt: Welche Zahl kommt als Nächstes?
lab-distance_asked = { $at } ist genommen. Wie weit vom Start ist der Raum, der danach genommen wird?
lab-wrong = Nein, es ist { $answer }. Diese Frage kommt wieder.
lab-climbed = Der Aufstieg: { $ways }. Das Programm liest parent { $hops }-mal.
lab-comes_back = { $count ->
    [one] { $count } kommt wieder: Spiel weiter und versuch es neu.
   *[other] { $count } kommen wieder: Spiel weiter und versuch es neu.
}
lab-came_back = { $count ->
    [one] { $count } kam wieder: jetzt richtig.
   *[other] { $count } kamen wieder: jetzt richtig.
}
lab-marks = { $right } von { $all } sofort richtig
lab-climb = find({ $sought }) steht bei { $at }. Wähle, wohin es als Nächstes geht, oder { $at } selbst, wenn das die Wurzel ist.
lab-rehang = Pfadhalbierung bei { $at }: Worunter hängt { $at } von jetzt an?
lab-sets = union({ $a }, { $b }): zwei Mengen oder eine?
lab-wall = Wand { $a }|{ $b } ist dran: öffnen oder behalten?
lab-below = union({ $a }, { $b }) nach Größe; bei Gleichstand kommt die zweite nach unten. Wähle die Wurzel, die unter die andere kommt.
lab-above = Und unter welche Wurzel kommt { $below }?
lab-stack_next = Die Tiefensuche ist bei { $at }, ihre Reihenfolge ist rechts, unten, links, oben. Wähle den Raum, in den sie als Nächstes geht.
lab-stack_asked = Die Tiefensuche kehrt gleich von { $at } um. Was liegt vor dem Abnehmen auf dem Stapel, das Oberste zuerst?
lab-queue_asked = Die Breitensuche hat { $at } herausgenommen und seine neuen Nachbarn eingereiht: rechts, unten, links, oben. Was steht in der Warteschlange, von vorn an?
lab-queue_next = Die Breitensuche hat { $at } herausgenommen, seine neuen Nachbarn sind eingereiht: rechts, unten, links, oben. Wähle den Raum, den sie als Nächstes nimmt.
lab-no_operation = „{ $line }“ ist keine Operation: Schreib union 3 7 oder find 5
lab-no_member = { $member } gibt es nicht: Die Elemente haben die Nummern 0 bis { $last }
lab-asked_in = Im Wald „{ $rules }“: { $question }
lab-other_rules = Die Texte dieser Karte gehören zu: { $rules }.
lab-compared = Deine Wahl ändert „{ $rules }“; „{ $beside }“ daneben bleibt, wie es ist.
lab-variant = { $link }, { $compression }
lab-chart_of = { $members } Elemente: erst alle union in dieser Reihenfolge, dann ebenso viele zufällige find. Gestrichelt: wie n log n und n alpha(n) wachsen; was ein Mehrfaches kostet, verläuft darüber.

## Wie Mengen vereinigt werden

lab-links-naive = naiv
lab-links-by_size = nach Größe
lab-links-by_rank = nach Rang

## Wie Wege verkürzt werden

lab-compressions-none = schlicht
lab-compressions-halving = halbiert
lab-compressions-full = voll

## Die Übungen

lab-skills-find = Sei find
lab-skills-halving = Sei Pfadhalbierung
lab-skills-union = Sei union nach Größe
lab-skills-kruskal = Sei Kruskal
lab-skills-stack = Sei der Stapel
lab-skills-queue = Sei die Schlange

## Die Übungen

lab-skill_notes-find = Klettere zur Wurzel, Knoten für Knoten.
lab-skill_notes-halving = Klettere und häng jedes zweite höher.
lab-skill_notes-union = Eine Menge oder zwei? Wohin mit der Wurzel?
lab-skill_notes-kruskal = Wand öffnen oder behalten; Mengen vereinigen.
lab-skill_notes-stack = Wohin geht die Tiefensuche als Nächstes?
lab-skill_notes-queue = Welchen Raum nimmt die Breitensuche nun?

## In welcher Reihenfolge Elemente vereinigt werden

lab-orders-random = Zufall
lab-orders-chain = Kette
lab-orders-binomial = Binomial

## Gegen welche Regel ein Fehler verstößt

lab-mistakes-no_root = Das ist keine Wurzel: Es zeigt auf ein anderes, und find hält erst an einer Wurzel an.
lab-mistakes-past_root = find hält an einer Wurzel an, und eine Wurzel zeigt auf sich selbst. Tut diese das?
lab-mistakes-other_tree = Das ist in einem anderen Baum: Kein Zeiger führt dorthin.
lab-mistakes-down = Das hängt darunter. find folgt Zeigern nach oben, nie nach unten.
lab-mistakes-sibling = Das ist ein Geschwisterknoten: Beide hängen unter demselben Elternknoten, und kein Zeiger führt vom einen zum anderen.
lab-mistakes-too_far = Zu weit: find folgt immer nur einem Zeiger.
lab-mistakes-off_the_way = Das ist im selben Baum, aber nicht auf dem Weg hinauf zur Wurzel.
lab-mistakes-full_not_halving = Zu weit: Direkt unter der Wurzel, das wäre volle Kompression.
lab-mistakes-too_high = Zu weit: Die Halbierung hängt es nur eine Ebene höher.
lab-mistakes-not_higher = Dort hängt es schon. Die Halbierung hängt es eine Ebene höher.
lab-mistakes-loop = Nichts kann unter sich selbst hängen oder unter dem, was an ihm hängt: Das wäre eine Schleife.
lab-mistakes-opened_inside = Klettere von beiden: gleiche Wurzel, also eine Menge. Eine Tür in einer Menge gibt eine Schleife.
lab-mistakes-kept_between = Klettere von beiden: verschiedene Wurzeln, also zwei Mengen, und die werden vereinigt.
lab-mistakes-moved_node = Das ist keine Wurzel. Um eine ganze Menge umzuhängen, häng ihre Wurzel um.
lab-mistakes-below_node = Das ist keine Wurzel: Darunter würde der Weg länger. Eine Menge kommt unter eine Wurzel.
lab-mistakes-own_set = Das gehört selbst zu der Menge, die umgehängt werden soll.
lab-mistakes-larger_below = Nach Größe kommt die kleinere Menge unter die größere.
lab-mistakes-first_stays = Beide sind gleich groß: Dann bleibt die Wurzel der ersten oben.
lab-mistakes-other_set = Das gehört zu keiner der beiden Mengen.
lab-mistakes-popped_early = Zu früh abgenommen: Neben dem obersten ist noch ein neuer Raum.
lab-mistakes-popped_twice = Zu weit: Räume werden einzeln abgenommen.
lab-mistakes-stays = Dort ist die Suche gerade: Jeder Schritt führt in einen anderen Raum.
lab-mistakes-queue_for_stack = Das wäre eine Warteschlange. Ein Stapel macht oben weiter.
lab-mistakes-stack_for_queue = Das wäre ein Stapel: Der nimmt das Jüngste. Eine Warteschlange nimmt, was am längsten gewartet hat.
lab-mistakes-not_front = Andere warten schon länger: In einer Warteschlange geht es der Reihe nach.
lab-mistakes-order = Rechts, unten, links, oben: Danach kommt ein anderer Raum zuerst.
lab-mistakes-was_there = Dort war die Suche schon, und sie betritt keinen Raum zweimal.
lab-mistakes-wall = Da ist eine Wand: Kein Gang führt dorthin.
lab-mistakes-turned_round = Das ist verkehrt herum: Das Jüngste liegt auf einem Stapel oben und steht in einer Warteschlange hinten.
lab-mistakes-nothing_popped = Räume, die die Suche endgültig verlassen hat, liegen nicht mehr auf dem Stapel.
lab-mistakes-popped_before = Der Raum, in dem die Suche ist, liegt oben: Er wird erst abgenommen, wenn sie ihn verlässt.
lab-mistakes-still_queued = Der zuletzt genommene Raum steht nicht mehr in der Warteschlange.
lab-mistakes-nothing_taken = Was aus der Warteschlange genommen wurde, steht nicht mehr darin.
lab-mistakes-not_queued = Das steht nicht in der Warteschlange: Nichts, was genommen wurde, liegt daneben.
