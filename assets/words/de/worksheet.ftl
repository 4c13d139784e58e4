## Die Wörter eines Arbeitsblatts

worksheet-worksheet = Arbeitsblatt
worksheet-solution = Lösung
worksheet-name = Name
worksheet-date = Datum
worksheet-walls_in_order = Nimm die Wände der Reihe nach. Öffne jede zwischen zwei Mengen; behalte jede innerhalb von einer.
worksheet-operations_in_order = Führe diese Operationen der Reihe nach aus und notiere jedes Ergebnis.
worksheet-tie = Sind beide gleich, kommt die zweite Wurzel unter die erste.
worksheet-fill_in_parents = Trag dann alle parent-Werte ein. Eine Wurzel zeigt auf sich selbst.
worksheet-fill_in_sizes = Trag dann alle parent-Werte ein und wie groß die Menge jeder Wurzel ist. Eine Wurzel zeigt auf sich selbst.
worksheet-fill_in_ranks = Trag dann alle parent-Werte ein und den Rang jeder Wurzel. Eine Wurzel zeigt auf sich selbst.
worksheet-opened = geöffnet
worksheet-kept = behalten
worksheet-joined = vereint
worksheet-same = eine Menge
