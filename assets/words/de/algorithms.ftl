## Wie die Algorithmen heißen, was sie tun und was zu ihren Schritten gesagt wird.
## Ein Programm ist Code zum Lesen: Jede Zeile muss an ihrem Platz bleiben, und eingerückt wird um zwei Leerzeichen.

kruskal-title = Union-Find · Kruskal
kruskal-idea = Die Eistee-Prinzessin öffnet eine Wand nur, wenn ihre beiden Seiten noch nicht verbunden sind. Union-Find weiß das fast sofort.
kruskal-tells = Überall im Labyrinth öffnen sich Wände: viele kurze Sackgassen, gleichmäßig verteilt, und keine Richtung fällt auf.
kruskal-program =
    für jede Wand in zufälliger Folge:
      a, b = die Räume auf beiden Seiten
      wenn find(a) != find(b):
        öffne die Wand
        union(a, b)  # nach Größe
      sonst: behalte die Wand
kruskal-merged = Wand { $tile } trennt zwei Mengen: Öffne sie. { $from } kommt unter { $to }.
kruskal-kept = Wand { $tile } hat beiderseits dieselbe Menge: Behalte sie.
kruskal-took = Wand { $tile } ist dran: a ist { $from }, b ist { $to }.
kruskal-compared = find(a) ist { $from }, find(b) ist { $to }: Sind sie gleich?
kruskal-opened = Sie sind es nicht: Öffne die Wand { $tile }.

kruskal-find-idea = Jeder Raum zeigt auf seinen Elternknoten, eine Wurzel auf sich selbst. Jeder Aufstieg hängt jeden zweiten Raum am Weg eine Ebene höher.
kruskal-find-program =
    find(x):
      solange parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      gib x zurück  # die Wurzel
kruskal-find-halved = { $from } ist keine Wurzel und hängt jetzt eine Ebene höher, unter { $to }.
kruskal-find-stayed = { $from } hängt schon direkt unter der Wurzel { $to }: Es ändert sich nichts.
kruskal-find-went_on = Hinauf von { $from } zu { $to }.
kruskal-find-found = { $to } zeigt auf sich selbst: Das ist die Wurzel.

find-plain-idea = find klettert von Elternknoten zu Elternknoten, bis es zu einer Wurzel kommt.
find-plain-program =
    find(x):
      solange parent[x] != x:
        x = parent[x]
      gib x zurück  # die Wurzel
find-plain-began = find({ $from }): Klettere von { $from } zu seiner Wurzel.
find-plain-went_up = { $from } ist keine Wurzel: hinauf zu { $to }.
find-plain-found = { $to } zeigt auf sich selbst: Das ist die Wurzel.

find-halving-idea = Auf dem Weg nach oben hängt find jedes zweite Element eine Ebene höher.
find-halving-program =
    find(x):
      solange parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      gib x zurück  # die Wurzel
find-halving-began = find({ $from }): Klettere von { $from } zu seiner Wurzel.
find-halving-halved = { $from } hing unter { $tile }; jetzt hängt es eine Ebene höher, unter { $to }.
find-halving-went_on = Hinauf von { $from } zu { $to }.
find-halving-went_up = { $from } hängt direkt unter der Wurzel und bleibt dort: hinauf zu { $to }.
find-halving-found = { $to } zeigt auf sich selbst: Das ist die Wurzel.

find-full-idea = Sobald find die Wurzel kennt, hängt es seinen ganzen Weg direkt darunter.
find-full-program =
    find(x):
      root = x
      solange parent[root] != root:
        root = parent[root]
      solange parent[x] != root:
        parent[x], x = root, parent[x]
      gib root zurück
find-full-began = find({ $from }): Klettere von { $from } zu seiner Wurzel.
find-full-went_up = { $from } ist keine Wurzel: hinauf zu { $to }.
find-full-saw = { $to } zeigt auf sich selbst: Das ist die Wurzel.
find-full-turned = { $to } ist die Wurzel. Den Weg noch einmal: { $from } hing unter { $tile } und hängt jetzt direkt unter { $to }.
find-full-hung = Den Weg noch einmal: { $from } hing unter { $tile } und hängt jetzt direkt unter der Wurzel { $to }.
find-full-found = Der ganze Weg hängt unter der Wurzel { $to }.

union-naive-idea = Die Wurzel von b kommt unter die Wurzel von a, egal wie groß ihre Menge ist.
union-naive-program =
    union(a, b):
      a, b = find(a), find(b)
      wenn a == b: zurück
      parent[b] = a
union-naive-began = union({ $from }, { $to }): Finde zuerst beide Wurzeln.
union-naive-same = Beide Wurzeln sind { $from }: Es ist schon eine Menge, nichts zu tun.
union-naive-linked = Verschiedene Wurzeln: { $from } kommt unter { $to }.

union-size-idea = Die kleinere Menge kommt unter die größere.
union-size-program =
    union(a, b):
      a, b = find(a), find(b)
      wenn a == b: zurück
      wenn size[a] < size[b]: tausche a, b
      parent[b] = a
      size[a] += size[b]
union-size-began = union({ $from }, { $to }): Finde zuerst beide Wurzeln.
union-size-same = Beide Wurzeln sind { $from }: Es ist schon eine Menge, nichts zu tun.
union-size-linked = Verschiedene Wurzeln: { $from } mit Größe { $fewer } kommt unter { $to } mit Größe { $more }.

union-rank-idea = Die Wurzel mit niedrigerem Rang kommt unter die andere; sind beide gleich, steigt die obere auf.
union-rank-program =
    union(a, b):
      a, b = find(a), find(b)
      wenn a == b: zurück
      wenn rank[a] < rank[b]: tausche a, b
      parent[b] = a
      wenn rank[a] == rank[b]: rank[a] += 1
union-rank-began = union({ $from }, { $to }): Finde zuerst beide Wurzeln.
union-rank-same = Beide Wurzeln sind { $from }: Es ist schon eine Menge, nichts zu tun.
union-rank-linked = Verschiedene Wurzeln: { $from } mit Rang { $fewer } kommt unter { $to } mit Rang { $more }.

backtracker-title = Backtracking · Tiefensuche
backtracker-idea = Ein langer Weg, der sich nie kreuzt. Wo er nicht weiterkommt, geht er zur letzten Stelle mit einer Wahl zurück.
backtracker-tells = Sie läuft weiter, bis sie feststeckt, und kehrt erst dann um: lange, gewundene Gänge, wenige Sackgassen und ein sehr langer Weg von einem Ende zum anderen.
backtracker-program =
    lege irgendeinen Raum auf den Stapel
    solange der Stapel nicht leer ist:
      wenn der oberste einen neuen Nachbarn hat:
        öffne die Wand zu einem solchen
        lege ihn auf
      sonst: nimm den obersten ab
backtracker-went_on = { $to } neben { $from } ist neu: Öffne die Wand und lege ihn auf. Auf dem Stapel: { $held }.
backtracker-went_back = Neben { $from } ist nichts neu: Nimm ihn ab. Auf dem Stapel: { $held }.

binary-tree-title = Binärbaum
binary-tree-idea = Jeder Raum öffnet eine Wand links oder oben. Schnell, aber nach Hause geht es immer nach oben und links.
binary-tree-tells = Jeder Raum außer dem ersten öffnet sich nach oben oder links: Die oberste Zeile und die linke Spalte sind freie Gänge, und keine Sackgasse öffnet sich nach rechts oder unten.
binary-tree-program =
    für jeden Raum außer dem ersten:
      wenn in der obersten Zeile: öffne links
      sonst, wenn in der ersten Spalte: öffne oben
      sonst, wenn die Münze es sagt: öffne oben
      sonst: öffne links
binary-tree-on_top = { $from } ist in der obersten Zeile: Öffne seine linke Wand, zu { $to }.
binary-tree-at_the_left = { $from } ist in der ersten Spalte: Öffne seine obere Wand, zu { $to }.
binary-tree-up_by_coin = Die Münze sagt oben: { $from } öffnet seine Wand zu { $to }.
binary-tree-left_by_coin = Die Münze sagt links: { $from } öffnet seine Wand zu { $to }.

dig-title = Maulwurf
dig-idea = Ein Maulwurf gräbt, wo er nicht in schon Gegrabenes durchbricht. Jedes Feld zählt, nicht nur Räume.
dig-program =
    öffne den Start; lege ihn auf den Stapel
    solange der Stapel nicht leer ist:
      wenn ein Feld am obersten drei Wände hat:
        öffne ein solches; lege es auf
      sonst: nimm das oberste ab
    Ziel noch Wand: grabe einen Tunnel dorthin
      und fülle ein Feld des Rings
dig-began = Öffne den Start, { $tile }, und lege ihn auf.
dig-dug = { $tile } neben { $from } hat drei Wände: Grabe es frei und lege es auf. Auf dem Stapel: { $held }.
dig-went_back = Neben { $from } lässt sich nicht graben: Nimm es ab. Auf dem Stapel: { $held }.
dig-tunnelled = Das Ziel ist noch Wand: Ein Tunnel führt durch { $tile }.
dig-filled = { $tile } wird wieder gefüllt, damit kein Ring bleibt.

division-title = Rekursive Teilung
division-idea = Hier werden keine Wände geöffnet, sondern gebaut. Jede Halle bekommt ein Kreuz aus Wänden mit drei Türen, und ihre Viertel auch.
division-tells = Sie teilt Hallen durch Wandkreuze mit je drei Türen: Achte auf lange gerade Wände und lange gerade Gänge.
division-program =
    lege die ganze Halle auf den Stapel
    solange eine Halle auf dem Stapel liegt:
      nimm sie ab; wähle einen Pfosten darin
      lege die Viertel auf, die teilbar sind
      baue Wände vom Pfosten nach allen Seiten
      öffne je eine Tür in drei der vier
division-crossed = Die Halle von { $from } bis { $to } ist dran: Ein Kreuz aus Wänden teilt sie.
division-walled = Baue die Wand { $tile }.
division-opened = Öffne eine Tür im Kreuz: { $tile }.

drawn-title = Von Hand gezeichnet
drawn-idea = Jemand hat es gezeichnet, Wand für Wand. Nichts hier ist Zufall.
drawn-program =
    für jeden Raum:
      für seine Seiten oben und links:
        wenn offen gezeichnet: öffne
        sonst: lass die Wand stehen
drawn-opened = Zwischen { $from } und { $to } ist offen gezeichnet.
drawn-kept = Behalte die Wand { $tile }: Sie ist gezeichnet.

eller-title = Eller, zeilenweise
eller-idea = Zeile für Zeile, nur mit den Mengen einer Zeile im Sinn: Das könnte ewig so gehen, ohne mehr Speicher zu brauchen.
eller-tells = Er baut Zeile für Zeile, doch man sieht es kaum: überall kurze Sackgassen, etwa so viele wie bei Union-Find.
eller-program =
    für jede Zeile:
      für jede Wand zwischen Nachbarn darin:
        Mengen verschieden, Münze ja: öffne sie
        sonst: behalte sie
      für jeden Raum, außer in der letzten:
        Münze ja oder Menge ohne Weg: öffne unten
        sonst: behalte die Wand darunter
eller-joined = { $from } und { $to } sind in zwei Mengen: Öffne die Wand dazwischen.
eller-kept = Behalte die Wand { $tile }: beiderseits eine Menge, oder die Münze will es.
eller-descended = { $from } öffnet seine Wand nach unten zu { $to }: Die Münze will es, oder seine Menge hat sonst keinen Weg.
eller-kept_below = Behalte die Wand { $tile }: Die Münze will es.

growing-tree-title = Wachsender Baum
growing-tree-idea = Eine Liste von Räumen: mal der jüngste, mal irgendeiner. Zwischen Backtracking und Prim.
growing-tree-tells = Mal geht er weiter wie die Tiefensuche, mal wie Prim: weniger Sackgassen als bei Union-Find, mehr als beim Backtracking.
growing-tree-program =
    setze irgendeinen Raum auf die Liste
    solange die Liste nicht leer ist:
      nimm ihren jüngsten, manchmal irgendeinen
      wenn ein Nachbar neu ist:
        öffne die Wand zu einem; er kommt dazu
      sonst: streiche den Raum von der Liste
growing-tree-grew = Nimm { $from }. { $to } daneben ist neu: Öffne die Wand; er kommt auf die Liste. Sie enthält { $held }.
growing-tree-struck = Nimm { $from }. Daneben ist nichts neu: Streiche ihn. Die Liste enthält { $held }.

hunt-and-kill-title = Treibjagd
hunt-and-kill-idea = Geh, bis es nicht mehr weitergeht, such dann Zeile für Zeile einen neuen Raum neben den alten und geh von dort weiter.
hunt-and-kill-tells = Sie läuft, bis sie feststeckt, und sucht dann einen neuen Anfang: lange Gänge und wenige Sackgassen.
hunt-and-kill-program =
    beginne in irgendeinem Raum
    solange ein Nachbar neu ist:
      öffne die Wand zu einem; geh dorthin
    jage zeilenweise: neu, neben einem erreichten
      öffne die Wand zu einem erreichten Nachbarn
      und geh von dort weiter
hunt-and-kill-walked = { $to } neben { $from } ist neu: Öffne die Wand und geh dorthin.
hunt-and-kill-hunted = Festgefahren. Die Jagd findet { $to }, neu und neben einem erreichten Raum.
hunt-and-kill-joined = Öffne die Wand zwischen { $to } und seinem erreichten Nachbarn { $from } und geh von { $to } weiter.

loops-idea = Sackgassen werden aufgebrochen, damit es mehr als einen Weg gibt.
loops-program =
    für einige Sackgassen, in zufälliger Folge:
      wenn noch eine, mit Weg hinter einer Wand:
        öffne eine solche Wand
loops-looped = { $from } ist eine Sackgasse mit einem Weg hinter ihrer Wand { $tile }: Öffne sie.

prim-title = Prim
prim-idea = Das Labyrinth wächst wie Frost aus einem Raum: immer irgendwo an seinem Rand.
prim-tells = Er wächst von einem Raum aus nach außen, und die meisten Zweige enden nach ein, zwei Räumen: die meisten Sackgassen und kurze Wege.
prim-program =
    erreiche irgendeinen Raum
    solange der Rand nicht leer ist:
      nimm irgendeinen Raum vom Rand
      öffne die Wand zu einem erreichten Nachbarn
      seine neuen Nachbarn kommen zum Rand
prim-grew = Nimm { $to } vom Rand: Öffne die Wand zum erreichten { $from }. Am Rand: { $held }.

sidewinder-title = Seitenwinder
sidewinder-idea = Zeile für Zeile: Strecken nach rechts, und von jeder ein Weg nach oben.
sidewinder-tells = Die oberste Zeile ist ein einziger langer Gang, und keine Sackgasse öffnet sich nach unten.
sidewinder-program =
    für jeden Raum, Zeile für Zeile:
      Münze ja: öffne rechts  # ganz oben: immer
      sonst: behalte die Wand; die Strecke endet
    wo eine Strecke endet oder eine Zeile:
      öffne einen davon oben  # nicht ganz oben
sidewinder-went_on = { $from } öffnet seine Wand rechts, zu { $to }.
sidewinder-ended = Die Münze sagt nein: Behalte die Wand { $tile }. Die Strecke endet.
sidewinder-rose = Die Strecke ist zu Ende: { $from } öffnet seine Wand nach oben zu { $to }.

wilson-title = Wilsons Zufallswege
wilson-idea = Zufällige Wege, bis sie auf den Baum treffen; Schleifen werden vergessen. Jedes mögliche Labyrinth ist gleich wahrscheinlich.
wilson-tells = Jedes Labyrinth ist gleich wahrscheinlich, darum fällt nichts auf: viele kurze Sackgassen in alle Richtungen. Neben Union-Find können selbst Fachleute nur raten.
wilson-program =
    der Baum ist der Raum des Ziels
    solange ein Raum nicht zum Baum gehört:
      vom ersten solchen Raum aus:
        geh zufällig zum Baum, ohne Schleifen
      folge dem Weg von seinem Anfang:
        öffne die Wand; der Raum kommt zum Baum
wilson-set_out = Von { $from } außerhalb des Baums geht ein Weg los: zu { $to }.
wilson-walked = Der Weg geht zufällig von { $from } zu { $to }.
wilson-opened = Folge dem Weg: Öffne die Wand { $tile }; { $from } kommt zum Baum.

dijkstra-title = Dijkstra
a-star-doubled-title = A-Stern, Schätzung doppelt
a-star-title = A-Stern
a-star-idea = Wie Wasser, das ahnt, wo der Käse ist: zuerst dorthin, wo f am kleinsten ist, also gegangene Schritte g plus geschätzter Rest h.
a-star-program =
    lass den Start warten
    solange etwas wartet:
      betritt den mit dem kleinsten f = g + h
      was daneben neu ist, wartet
      wenn er das Ziel ist: die Schritte zurück
    es gibt keinen Weg
a-star-entered = { $held ->
    [one] { $tile } hat das kleinste f = g + h: Betritt ihn. { $held } wartet.
   *[other] { $tile } hat das kleinste f = g + h: Betritt ihn. { $held } warten.
}
a-star-arrived = { $tile } ist das Ziel: Die Schritte zurück sind der Weg.
a-star-gave_up = Nichts wartet mehr: Es gibt keinen Weg.

breadth-first-title = Breitensuche
breadth-first-idea = Wie Wasser: alle Orte in der Reihenfolge ihres Abstands. Der erste Weg, den sie findet, ist ein kürzester.
breadth-first-program =
    reihe den Start ein
    solange die Warteschlange nicht leer ist:
      betritt den vordersten der Warteschlange
      reihe ein, was daneben neu ist
      wenn er das Ziel ist: die Schritte zurück
    es gibt keinen Weg
breadth-first-entered = { $tile } steht vorn in der Warteschlange: Betritt ihn und reihe ein, was daneben neu ist. In der Warteschlange: { $held }.
breadth-first-arrived = { $tile } ist das Ziel: Die Schritte zurück sind der Weg.
breadth-first-gave_up = Die Warteschlange ist leer: Es gibt keinen Weg.

dead-end-filler-title = Sackgassenfüller
dead-end-filler-idea = Sackgassen werden gefüllt, bis keine mehr da ist. Was übrig bleibt, ist der Weg.
dead-end-filler-program =
    reihe alle Sackgassen ein
    solange die Warteschlange nicht leer ist:
      fülle die erste; reihe neue Sackgassen ein
    geh durch, was übrig ist, in die Tiefe:
      weiter zu einem neuen Nachbarn
        wenn er das Ziel ist: Stapel = Weg
      oder zurück, wo keiner ist
    es gibt keinen Weg
dead-end-filler-filled = Sackgasse { $tile }: Fülle sie. In der Warteschlange: { $held }.
dead-end-filler-went_on = Keine Sackgasse ist mehr zu füllen: Geh weiter zu { $tile }.
dead-end-filler-arrived = { $tile } ist das Ziel: Der Stapel ist der Weg.
dead-end-filler-went_back = Neben { $tile } ist nichts neu: Geh von dort zurück.
dead-end-filler-gave_up = Es ist nichts mehr zu gehen: Es gibt keinen Weg.

depth-first-title = Tiefensuche
depth-first-idea = Ein Weg, so weit er führt. Der Stapel ist der Weg; was abgenommen wird, war eine Sackgasse.
depth-first-program =
    lege den Start auf den Stapel
    solange der Stapel nicht leer ist:
      wenn der oberste einen neuen Nachbarn hat:
        lege ihn auf; markiere ihn als betreten
        wenn er das Ziel ist: Stapel = Weg
      sonst: nimm den obersten ab; geh zurück
    es gibt keinen Weg
depth-first-began = Lege den Start auf: { $tile }.
depth-first-went_on = { $tile } neben dem obersten ist neu: Lege ihn auf. Auf dem Stapel: { $held }.
depth-first-arrived = { $tile } ist das Ziel: Der Stapel ist der Weg.
depth-first-went_back = Neben { $tile } ist nichts neu: Nimm ihn ab. Auf dem Stapel: { $held }.
depth-first-gave_up = Der Stapel ist leer: Es gibt keinen Weg.

depth-first-calls-idea = Tiefensuche als Funktion, die sich selbst aufruft: Die Aufrufe, die noch nicht zurück sind, sind der Stapel.
depth-first-calls-program =
    markiere Start; dfs(Start); sonst: kein Weg
    dfs(Raum):
      wenn er das Ziel ist: gib gefunden zurück
      für rechts, unten, links, oben:
        neu? markiere; wenn dfs(er): gefunden
      zurück
depth-first-calls-began = Markiere den Start, { $tile }, und rufe dfs({ $tile }) auf.
depth-first-calls-called = { $tile } ist neu: dfs({ $from }) markiert ihn und ruft dfs({ $tile }) auf. Aufrufe, die noch nicht zurück sind: { $held }.
depth-first-calls-arrived = { $tile } ist das Ziel: Alle Aufrufe melden „gefunden“ zurück, und ihre Räume sind der Weg.
depth-first-calls-returned = Keine Seite von { $tile } führt in einen neuen Raum: dfs({ $tile }) kehrt zurück.
depth-first-calls-gave_up = Der erste Aufruf ist zurück: Es gibt keinen Weg.

sharp-depth-first-title = Scharfe Tiefensuche
sharp-depth-first-idea = Tiefensuche mit offenen Augen: Sie lässt Sackgassen aus, die sie sieht, und was ihr eigener Weg abschneidet.
sharp-depth-first-program =
    lege den Start auf den Stapel
    solange der Stapel nicht leer ist:
      versiegle, was der eigene Weg abschneidet
      nächster Gang bloße Sackgasse: lass ihn aus
      sonst, wenn einer da: lege auf, was folgt
        wenn er das Ziel ist: Stapel = Weg
      sonst: nimm den obersten ab; geh zurück
    es gibt keinen Weg
sharp-depth-first-began = Lege den Start auf: { $tile }.
sharp-depth-first-sealed = Der eigene Weg schneidet { $tile } vom Ziel ab: Versiegle ihn.
sharp-depth-first-skipped = { $tile } liegt in einer Sackgasse: Lass ihn aus.
sharp-depth-first-went_on = { $tile } neben dem obersten ist noch zu versuchen: Lege ihn auf. Auf dem Stapel: { $held }.
sharp-depth-first-arrived = { $tile } ist das Ziel: Der Stapel ist der Weg.
sharp-depth-first-went_back = Bei { $tile } ist kein Gang mehr übrig: Nimm ihn ab. Auf dem Stapel: { $held }.
sharp-depth-first-gave_up = Der Stapel ist leer: Es gibt keinen Weg.

tremaux-title = Trémaux
tremaux-idea = Ein Strich für jedes Mal, das ein Gang begangen wird, nie ein dritter: Ariadnes Faden mit Kreide.
tremaux-program =
    stell dich an den Start
    wenn du den Ort schon kennst: kehr sofort um
    wenn ein Gang ohne Strich: mach ihn, geh durch
      wenn er zum Ziel führt: fertig
    sonst: zurück, wo einer ist; mach den zweiten
    keiner übrig: es gibt keinen Weg
tremaux-began = Stell dich an den Start, { $tile }.
tremaux-turned_back = { $tile } ist schon bekannt: Kehr sofort um, zu { $to }.
tremaux-went_on = Der Gang zu { $tile } hat keinen Strich: Mach einen und geh durch.
tremaux-arrived = { $tile } ist das Ziel: Die Gänge mit einem Strich sind der Weg.
tremaux-went_back = Jeder Gang bei { $tile } hat einen Strich: Geh von dort zurück.
tremaux-gave_up = Kein Gang ist mehr übrig: Es gibt keinen Weg.

wall-follower-left-title = Linke-Hand-Regel
wall-follower-title = Rechte-Hand-Regel
wall-follower-idea = Eine Hand an der Wand. In Labyrinthen mit Inseln kann sie ewig im Kreis führen; darum merkt sie das und macht Striche.
wall-follower-program =
    lege eine Hand an die Wand
    geh, wohin sie führt
      wenn das das Ziel ist: fertig
      wenn das ein Ring wird: nimm ihn zurück
    wenn du zweimal gleich gehst: verirrt
      geh zurück zum Start; mach jetzt Striche
      Hand zuerst zu dem, was keinen Strich hat
      sonst zurück
    es gibt keinen Weg
wall-follower-began = Lege eine Hand an die Wand bei { $tile }.
wall-follower-followed = Die Wand führt weiter zu { $to }.
wall-follower-arrived = { $tile } ist das Ziel: fertig.
wall-follower-closed_ring = Die Wand hat in einen Ring geführt: Nimm ihn zurück, { $tile } zuerst.
wall-follower-gave_ring_back = { $tile } gehört zum Ring: zurück damit.
wall-follower-lost = Zum zweiten Mal derselbe Weg: verirrt.
wall-follower-went_back = Zurück zum Start: Nimm { $tile } zurück.
wall-follower-went_on = { $tile } hat keinen Strich: Geh dorthin, Hand zuerst.
wall-follower-turned_back = Alles neben { $tile } hat einen Strich: Geh von dort zurück.
wall-follower-gave_up = Nichts ohne Strich ist mehr übrig: Es gibt keinen Weg.
