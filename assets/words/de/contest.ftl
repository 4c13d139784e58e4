## Die Wörter des Nebeneinanders

contest-side_by_side = Nebeneinander
contest-solvers = Löser
contest-generators = Generatoren
contest-what_you_see = Was du siehst
contest-about_solvers = Alle suchen einen Weg durch dasselbe Labyrinth und betreten oder verlassen reihum ein Feld; Vorausschauen kostet nichts. Wo sie gesucht haben, bleibt es farbig.
contest-about_solvers_rooms = Alle suchen einen Weg durch dasselbe Labyrinth und betreten oder verlassen reihum einen Raum; Vorausschauen kostet nichts. Wo sie gesucht haben, bleibt es farbig.
contest-about_generators = Alle bauen aus demselben Seed ein gleich großes Labyrinth, reihum Schritt für Schritt. Wer ist zuerst fertig?
contest-too_large = Dieses Labyrinth ist zu groß fürs Nebeneinander: Höchstens 500 × 500 Räume lassen sich vergleichen.
contest-arrivals = Zieleinlauf
contest-who_looked = Wer wo gesucht hat
contest-back_to_lanes = Alle zeigen
contest-at_work = noch dabei
contest-no_path = keiner
contest-steps = Schritte
contest-held = Gemerkt
contest-longest = Maximum
contest-path = Weg
contest-touched = Berührt
contest-opened = Geöffnet

## Die Plätze: erster, zweiter und so weiter

contest-places-first = 1.
contest-places-second = 2.
contest-places-third = 3.
contest-places-fourth = 4.

## Die Wörter der Rattenschule

school-rat_school = Rattenschule
school-what_you_see = Was du siehst
school-about = Vier Ratten laufen immer wieder durch dasselbe Labyrinth. An Kreuzungen wählen sie den Weg zufällig, merken sich aber Sackgassen, manche besser als andere. So gehen sie jedes Mal weniger Irrwege.
school-too_large = Dieses Labyrinth ist zu groß für die Schule: Ratten lernen bis zu 100 × 100 Räume.
school-curve = Lernkurve
school-curve_note = Irrwege in jedem Lauf
school-remembers_all = Vergisst nie
school-forgets = Vergisst { $percent } %
school-run = Lauf { $number }
school-wrong_turns = { $turns ->
    [one] { $turns } Irrweg
   *[other] { $turns } Irrwege
}
school-learnt = { $runs ->
    [one] in { $runs } Lauf gelernt
   *[other] in { $runs } Läufen gelernt
}
school-let_off = { $runs ->
    [one] nicht in { $runs } Lauf
   *[other] nicht in { $runs } Läufen
}
school-no_path = es gibt keinen Weg
school-your_runs = { $runs ->
    [one] { $runs } Lauf
   *[other] { $runs } Läufe
}
school-no_run_yet = lauf selbst
school-closed = gemerkte Sackgasse
school-path = Spur
school-whole_runs = Ganze Läufe
school-back_to_school = Rattenschule
