## Was auf den Karten des Labors gesagt wird, deren Dateien in assets/lab liegen.
## Die Zahlen sind die ihrer Zeilen `say:`, von oben nach unten.

card-sets-title = Mengen
card-sets-about = union macht aus zwei Mengen eine, für immer.
card-sets-1 = Acht Elemente, jedes eine Menge für sich. Jedes davon ist eine Wurzel: Es zeigt auf sich selbst.
card-sets-2 = union(0, 1): Aus zwei Mengen wurde eine. Element 1 zeigt auf 0, und 0 steht für beide.
card-sets-3 = Noch ein Paar. Welche Mengen gibt es jetzt? Jede Farbe ist eine.
card-sets-4 = 1 und 3 sind keine Wurzeln, darum findet union erst beide Wurzeln und vereinigt die.
card-sets-5 = Nichts hat sich geändert: 0 und 2 waren schon in einer Menge.
card-sets-6 = Eine Menge ist übrig. In einem Labyrinth heißt das: Jeder Raum ist von jedem anderen aus erreichbar.

card-find-title = Finden
card-find-about = Klettere hinauf, bis einer auf sich selbst zeigt.
card-find-1 = find beantwortet eine Frage: Wer steht für die Menge dieses Elements? Es klettert zur Wurzel.
card-find-2 = 3 Zugriffe. Gezählt wird, wie oft parent gelesen wird: 1 ist keine Wurzel, hinauf zum Elternknoten 0, und 0 ist eine.
card-find-3 = 7 Zugriffe: je zwei für die drei Ebenen von 7 bis 0 und einer an der Wurzel. Je tiefer, desto teurer.
card-find-4 = 1 Zugriff: Es zeigt auf sich selbst, also ist es die Wurzel.
card-find-5 = 12 Zugriffe: 5 und 7. Beide trafen auf dieselbe Wurzel: 3 und 7 sind in einer Menge. Mehr will union nicht wissen.

card-chains-title = Ketten ohne Regeln
card-chains-about = Ohne Regel kann der Wald eine lange Kette werden.
card-chains-1 = Naiv: Die Wurzel von b kommt immer unter die von a. Daneben dasselbe nach Größe.
card-chains-2 = 0 liegt hier schon zwei Ebenen tief, nach Größe aber nur eine.
card-chains-3 = Der schlimmste Fall: eine Kette. Das letzte union kostete 14 Zugriffe und alle sieben 56, denn jedes klettert die ganze Kette hinauf.
card-chains-4 = 15 Zugriffe für ein find, und etwa n × n für eine Kette von n. Nach Größe liegt niemand tiefer als log n: Sieh dir den anderen Wald an.

card-size-title = Nach Größe
card-size-about = Kleine kommen unter große: kein Weg über log n.
card-size-1 = Die kleinere Menge kommt unter die größere. Wer eine Ebene sinkt, dessen Menge wird mindestens doppelt so groß.
card-size-2 = Paare gleicher Größe: der schlimmste Fall für diese Regel.
card-size-3 = Ein Binomialbaum: 16 Elemente, 4 Ebenen, und 2 hoch 4 ist 16. Tiefer kann er nicht sein.
card-size-4 = 9 Zugriffe und nie mehr, denn mehr als vier Ebenen gibt es nicht. Drück L und sieh dasselbe nach anderen Regeln.

card-rank-title = Nach Rang
card-rank-about = Rang: mögliche Höhe. Nur Gleichstand hebt ihn.
card-rank-1 = Der Rang einer Wurzel begrenzt ihre Höhe. Die mit niedrigerem Rang kommt unter die andere.
card-rank-2 = Zwei Wurzeln mit Rang 0 trafen sich: Die obere stieg auf Rang 1.
card-rank-3 = Rang 1 traf Rang 0: Niemand kam tiefer, also stieg kein Rang.
card-rank-4 = Beide hatten Rang 1, obwohl die eine Menge vier Elemente hatte und die andere zwei. Nach Größe ging es andersherum.
card-rank-5 = 5 Zugriffe für zwei Ebenen. Beide Regeln versprechen dasselbe: Kein Weg ist länger als log n.

card-halving-title = Pfadhalbierung
card-halving-about = Beim Klettern wird jedes zweite höher gehängt.
card-halving-1 = Eine Kette aus acht, nur aus Wurzeln gebaut: zwei Zugriffe je union. Nun ein find an ihrem Ende, Zug um Zug.
card-halving-2 = 17 Zugriffe, und daneben 15; aber der Weg ist jetzt halb so lang.
card-halving-3 = 9 Zugriffe, und der Weg ist wieder halb so lang. Gerade das Finden repariert den Wald, ohne Extraweg.
card-halving-4 = Vergleich die Zugriffe: viermal find kostete 36, daneben 60. Die Regel kostet nur eine Zeile.

card-full-title = Volle Kompression
card-full-about = Ein zweiter Lauf hängt alle direkt an die Wurzel.
card-full-1 = Dieselbe Kette. Volle Kompression klettert zuerst zur Wurzel und geht den Weg dann noch einmal.
card-full-2 = Alle am Weg hängen direkt unter 7, für 28 Zugriffe in zwei Läufen. Daneben schaffte die Halbierung einen Teil in einem Lauf, für 17.
card-full-3 = Von jetzt an je 4 Zugriffe: 3 hinauf zur Wurzel und 1, um zu sehen, dass nichts tiefer hängt. Mit union nach Größe oder Rang ist es nie viel mehr.

card-kruskal-title = Kruskals Labyrinth
card-kruskal-about = Der Zufall wählt Wände; öffne, was Mengen trennt.
card-kruskal-1 = Jeder Raum ist eine Menge. Eine Wand wird geöffnet, wenn sie zwei Mengen trennt.
card-kruskal-2 = Eine behaltene Wand: Es gibt schon einen Weg um sie herum, und eine Tür hier wäre eine Schleife.
card-kruskal-3 = Eine Menge: Jeder Raum ist erreichbar, und zwischen zweien gibt es immer genau einen Weg.

card-stack-title = Der Stapel
card-stack-about = Weiter, solange ein Raum neu ist; sonst zurück.
card-stack-1 = Der Stapel ist der Weg vom Start bis hierher, und der jüngste Raum liegt oben.
card-stack-2 = Jetzt liegt Raum 5 oben. Ist etwas daneben neu?
card-stack-3 = Zurück in 0. Von seinen zwei Türen ist eine noch neu.
card-stack-4 = Die Reihenfolge ist rechts, unten, links, oben: Darum kam 10 vor 13.
card-stack-5 = Das Ziel liegt oben. Der Stapel ist der Weg: 0, 4, 8, 9, 13, 14, 15.

card-times-title = Hinein und hinaus
card-times-about = Zwei Zahlen je Raum, geschachtelt wie Klammern.
card-times-1 = Ein Raum bekommt seine erste Zahl, wenn er gefunden wird, und die zweite, wenn er endgültig verlassen wird.
card-times-2 = Raum 3 bekommt die Nummer 4.
card-times-3 = 3 hat 4/5: Dazwischen wurde nichts gefunden, also ist er eine Sackgasse.
card-times-4 = 2 hat 3/6. Was von dort gefunden wurde, 4/5, liegt zwischen seinen beiden Zahlen.
card-times-5 = Räume mit nur einer Zahl liegen noch auf dem Stapel: Sie sind der Weg.

card-recursion-title = Rekursion, Schleife
card-recursion-about = Wer sich selbst aufruft, hat auch einen Stapel.
card-recursion-1 = Dieselbe Suche als Funktion, die sich selbst aufruft. Um sie als Schleife zu sehen, drück D oder die Taste unten.
card-recursion-2 = Jetzt läuft dfs(2). Kann es noch jemanden aufrufen?
card-recursion-3 = Auch dfs(1) ist zurück. dfs(0) macht mit seiner nächsten Seite weiter: unten.
card-recursion-4 = Vier Aufrufe sind noch nicht zurück. Ihre Räume sind das, was die Schleife auf dem Stapel hat.
card-recursion-5 = dfs(4) hat noch eine Seite vor sich.
card-recursion-6 = dfs(15) hat das Ziel gefunden. Neun Aufrufe sind noch nicht zurück, und ihre Räume sind der Weg: 0, 4, 8, 12, 13, 9, 10, 11, 15.

card-queue-title = Schlange gegen Stapel
card-queue-about = Suchen mit Warteschlange und mit Stapel.
card-queue-1 = Dasselbe Labyrinth zweimal: Breitensuche mit Warteschlange, Tiefensuche mit Stapel.
card-queue-2 = Von 0 aus sieht man 1 und 4. Die Tiefensuche betritt 1 und geht von dort weiter; die Breitensuche stellt beide an und nimmt, wer am längsten wartet.
card-queue-3 = Die Breitensuche nimmt erst alles im Abstand 1, dann im Abstand 2 und so weiter.
card-queue-4 = Die Tiefensuche ist schon da, nach 8 Zügen. Ist das der kürzeste Weg?
card-queue-5 = Nein: Die Breitensuche braucht 6 Züge. Aber sie nahm dafür 14 Räume und die Tiefensuche 9.

card-loops-title = Mit Schleifen
card-loops-about = Warum läuft eine Suche nicht ewig im Kreis?
card-loops-1 = Hier führen zu manchen Räumen mehrere Wege. Jeder Raum, der betreten wurde, ist markiert.
card-loops-2 = Von 5 führt auch ein Weg zu 1. Aber 1 wurde schon betreten: Er wird nicht noch einmal aufgelegt.
card-loops-3 = Von 6 führt noch ein Weg zu 2, der ebenfalls markiert ist.
card-loops-4 = Zurück am Start: Übrig ist nur noch der Weg nach unten.
card-loops-5 = 13 Räume, und keiner davon wurde zweimal betreten.

card-no-way-title = Kein Weg
card-no-way-about = Woran merkt eine Suche, dass es keinen gibt?
card-no-way-1 = Wände schließen den Käse ein. Woran wird die Suche das merken?
card-no-way-2 = Zurück am Start, aber eine seiner Türen ist noch neu.
card-no-way-3 = Auch 7 war eine Sackgasse: Nur eine Wand trennt ihn vom Rest der obersten Zeile.
card-no-way-4 = Nur der Start liegt auf dem Stapel, und daneben ist nichts neu.
card-no-way-5 = Der Stapel ist leer: Es gibt keinen Weg. 15 Räume wurden betreten, und eine geöffnete Wand würde reichen.
