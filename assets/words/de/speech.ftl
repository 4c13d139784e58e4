## Die Wörter, die jemandem vorgelesen werden, der den Bildschirm nicht sieht

speech-up = oben
speech-down = unten
speech-left = links
speech-right = rechts
speech-at_cheese = Der Käse ist hier.
speech-walled_in = Ringsum Wände.
speech-junction = Eine Kreuzung.
speech-dead_end = Eine Sackgasse.
speech-here = hier
speech-key = Schlüssel
speech-door = Verschlossene Tür
speech-open_flap = Offene Klappe
speech-shut_flap = Geschlossene Klappe
speech-ice = Eis
speech-melting = Waffel
speech-gone = Wasser
speech-bitten = Durchbissene Wand
speech-melted = Geschmolzene Wand
speech-other_set = Andere Menge hinter der Wand
speech-thread = Faden
speech-bead = Perle
speech-strung_bead = Perle am Faden
speech-twin = Zwilling
speech-mirror_twin = Spiegelzwilling
speech-ways_of_twin = Offen für den Zwilling
speech-cheese_of_twin = Käse des Zwillings
speech-cat = Katze
speech-next_of_cat = Die Katze geht als Nächstes
speech-dome = Glasglocke
speech-place = Spalte { $column }, Zeile { $row }.
speech-place_of = Spalte { $column } von { $columns }, Zeile { $row } von { $rows }.
speech-walls = Wände: { $ways }.
speech-open = Offen: { $ways }.
speech-cheese = Käse: { $ways }.
speech-thing = { $name }: { $ways }.
speech-no_way_left = Kein Weg mehr. Von vorn mit { $key }.
speech-undo_or_restart = Kein Weg mehr. Einen Zug zurück mit { $undo }, von vorn mit { $restart }.
speech-coloured_key = Schlüssel, { $colour }
speech-coloured_door = Verschlossene Tür, { $colour }
speech-keys_held = Schlüssel von oben: { $keys }.
speech-cups = { $count ->
    [one] Wand, { $count } Tasse Tee
   *[other] Wand, { $count } Tassen Tee
}
speech-bites_left = { $count ->
    [one] Noch { $count } Biss.
   *[other] Noch { $count } Bisse.
}
speech-tea_left = { $count ->
    [one] Noch { $count } Tasse Tee.
   *[other] Noch { $count } Tassen Tee.
}
speech-thread_left = { $count ->
    [one] Faden für noch { $count } Raum.
   *[other] Faden für noch { $count } Räume.
}
speech-plate = Platte { $number }
speech-teapot = Teekanne { $number }
speech-and = { $one }, { $other }
speech-rooms = { $count } nach { $way }

## Die Farben von Schlüsseln und Türen

speech-colours-blue = blau
speech-colours-red = rot
speech-colours-green = grün
