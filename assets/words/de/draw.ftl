draw-table = Labyrinth zeichnen
draw-draw = Zeichnen
draw-undo = Rückgängig
draw-redo = Wiederholen
draw-watch = Theater
draw-next_tool = Werkzeug
draw-play = Spielen
draw-rest = Rest bauen
draw-wipe = Neu beginnen
draw-mirror = Spiegeln
draw-turn = Drehen
draw-less = { $unit }: eins weniger als { $count }
draw-more = { $unit }: eins mehr als { $count }

draw-one_way = Ein Weg · { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
draw-several_ways = Mehrere Wege · kürzester { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
draw-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}
draw-no_way = { $walls ->
    [one] Noch kein Weg: Eine Wand ist dazwischen
   *[other] Noch kein Weg: { $walls } Wände sind dazwischen
}
draw-unreachable = Kein Weg: Der Käse ist in einem anderen Teil
draw-moves = { $moves ->
    [one] Mit den Regeln: mindestens { $moves } Zug
   *[other] Mit den Regeln: mindestens { $moves } Züge
}
draw-cannot_be_won = Mit diesen Regeln kommt niemand zum Käse
draw-missing = Fehlt noch: { $what }
draw-too_many = Zu viele: { $what }
draw-teapots_in_line = Zwei Kannen eines Paars brauchen verschiedene Zeilen und Spalten
draw-too_large = „{ $rule }“ braucht ein Labyrinth mit höchstens { $rooms } Räumen
draw-sets = Für Tee müssen Wände die Räume in 2 bis 9 Mengen teilen
draw-apart = „{ $one }“ und „{ $other }“ passen nicht zusammen
draw-parts = Die Räume sind { $parts } Teile, die sich nicht berühren
draw-only_rectangle = „{ $rule }“ braucht alle Räume eines Rechtecks
draw-refused = Das ist kein Labyrinth mit höchstens 40.000 Räumen

draw-room = Spalte { $column }, Zeile { $row }
draw-room_with = Spalte { $column }, Zeile { $row }: { $what }
draw-right_of = Rechts von Spalte { $column }, Zeile { $row }: { $what }
draw-below = Unter Spalte { $column }, Zeile { $row }: { $what }
draw-show_part = Den Teil ab Spalte { $column }, Zeile { $row } zeigen
draw-wall = Wand
draw-open = offen
draw-outside = gehört nicht dazu
draw-put_copy = Klick dort hin, wo die Kopie sein soll, so oft du magst. Noch ein Klick aufs Werkzeug: anderer Teil.

draw-tools-wall = Wände
draw-tools-rubber = Radiergummi
draw-tools-mouse = Maus
draw-tools-cheese = Käse
draw-tools-key = Schlüssel und Türen
draw-tools-plate_one = Erste Platte und ihre Wand
draw-tools-plate_two = Zweite Platte und ihre Wand
draw-tools-plate_three = Dritte Platte und ihre Wand
draw-tools-trap = Falle
draw-tools-flap = Klappe
draw-tools-teapots_one = Erstes Kannenpaar
draw-tools-teapots_two = Zweites Kannenpaar
draw-tools-teapots_three = Drittes Kannenpaar
draw-tools-ice = Eis
draw-tools-melting = Waffeln
draw-tools-blue_key = Blauer Schlüssel und Türen
draw-tools-red_key = Roter Schlüssel und Türen
draw-tools-green_key = Grüner Schlüssel und Türen
draw-tools-twin = Zwilling
draw-tools-twin_cheese = Käse des Zwillings
draw-tools-mirror_twin = Spiegelzwilling
draw-tools-mirror_cheese = Käse des Spiegelzwillings
draw-tools-bead = Perlen am Faden
draw-tools-cat = Katze
draw-tools-bites = Bisse
draw-tools-tea = Tee
draw-tools-fog = Nebel
draw-tools-rooms = Pinsel: welche Räume es gibt
draw-tools-inside_out = Außen wird innen
draw-tools-copy = Teil kopieren

draw-how-walls = Klick zwischen zwei Räume öffnet oder schließt eine Wand. Zieh durch Räume, um einen Gang zu graben.
draw-how-rubber = Klick nimmt ein Ding weg, die Entf-Taste auch.
draw-how-place = Klick den Raum an, wo es sein soll. Ein Klick auf einen anderen verschiebt es.
draw-how-places = Klick bis zu vier Räume an. Ein zweiter Klick nimmt wieder weg.
draw-how-doors = Klick einen Raum für den Schlüssel an, und zwischen Räume für seine Türen.
draw-how-locks = Klick Räume für Schlüssel an, und zwischen Räume für je eine Tür: zusammen 2 bis 5 Schlüssel.
draw-how-plate = Klick einen Raum für die Platte an, dann die Wand, die sie bewegt, dann die Lücke, in die sie rückt.
draw-how-flap = Klick zwischen zwei Räume. Noch ein Klick dreht sie um, ein dritter nimmt sie weg.
draw-how-pair = Klick zwei Räume an, in verschiedenen Zeilen und Spalten.
draw-how-floor = Klick Räume an, oder zieh darüber.
draw-how-bites = Noch ein Klick aufs Werkzeug: mehr Bisse. Wände müssen die Räume in geschlossene Mengen teilen.
draw-how-tea = Klick aufs Werkzeug: Tee oder keiner. Wände müssen die Räume in 2 bis 9 geschlossene Mengen teilen.
draw-how-fog = Klick aufs Werkzeug: Nebel oder keiner.
draw-how-brush = Klick Räume an oder zieh darüber: Sie gehören nicht mehr dazu, oder wieder. Noch ein Klick aufs Werkzeug: breiterer Pinsel.
draw-how-inside_out = Klick aufs Werkzeug: Die herausgenommenen Räume werden das Labyrinth.
draw-how-copy = Zieh über Räume, oder drück auf eine Ecke und dann auf die andere. Dann drück dort hin, wo die Kopie sein soll.
