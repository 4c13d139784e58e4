## The words of the quiz: four mazes, and which of them was built how

which_built-title = Wer hat’s gebaut?
which_built-about = Vier Labyrinthe, eine Frage: Welches war’s?
which_built-built_by = Welches hat „{ $generator }“ gebaut?
which_built-hint = Achte auf die Gänge: wie lang sie sind, wie viele im Nichts enden und wohin sie sich neigen.
which_built-known_by = { $generator }: { $how }
which_built-answer = Antworten
which_built-next = Nächste Frage
which_built-watch = Alle vier beim Bauen ansehen
which_built-right = Richtig!
which_built-right_one = Dieses
which_built-given = Deine Antwort
which_built-in_a_row = { $count } in Folge
which_built-best = Rekord { $count }

## What can be asked about four mazes

which_built-asks-dead_ends = Welches hat die meisten Sackgassen?
which_built-asks-longest_way = In welchem ist es von Ende zu Ende am weitesten?
which_built-asks-corridors = Welches hat die längsten Gänge?
which_built-asks-straight = In welchem geht es am häufigsten geradeaus?
which_built-asks-slant = In welchem öffnet sich keine Sackgasse nach unten?

## What was measured of a maze

which_built-dead_ends = { $count ->
    [one] { $count } Sackgasse
   *[other] { $count } Sackgassen
}
which_built-longest_way = { $steps } Schritte von Ende zu Ende
which_built-corridors = { $mean } Schritte je Gang
which_built-straight = { $percent } % geradeaus
which_built-slant = Sackgassen: { $down } unten offen, { $right } rechts
