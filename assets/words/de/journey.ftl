## Die Wörter der Reise

journey-journey = Reise
journey-next_region = Nächste Region
journey-old_map = Alte Karte
journey-new_map = Neue Karte
journey-par = Richtzeit
journey-fewest = Mindestens
journey-hard = Schwer
journey-difficulty = Schwierigkeit
journey-teapot_for_one = Eine Teekanne versetzt dich, nicht deinen Zwilling.
journey-wafer_for_twin = Löcher halten den Zwilling auf, nur nicht in dem Schritt, in dem sie entstehen.
journey-caught = Autsch! Du bist benommen.
journey-no_way_left = Kein Weg mehr: von vorn
journey-undo_or_restart = Kein Weg mehr: Zug zurück oder von vorn
journey-region_is_done = Du hast die ganze Region geschafft!
journey-journey_is_done = Du hast die ganze Reise geschafft!
journey-flavour = Mausfarbe
journey-helped = Mit Hilfe behältst du nur „Geschafft“
journey-flavour_for = Farbe der Maus: { $flavour }, { $finished } von { $all } Stationen
journey-stop = Station { $number }
journey-race_against = Rennen gegen { $name }
journey-rival_waits = { $name } startet in { $seconds } s
journey-beat = Schlag { $name }
journey-rival_is_there = { $name } war schneller
journey-flavour_is_yours = Neue Mausfarbe: { $flavour }! Wähle sie auf der Landkarte.
journey-rival_was_first = { $name } war schneller!
journey-next_is = Weiter: { $name }
journey-next_stop = Weiter: Station { $number }
journey-play_stop = Station { $number } spielen
journey-over_par = Nur { $seconds } s über der Richtzeit!
journey-region_is_open = Jetzt offen: { $region }
journey-medals_won = { $won } von { $all } Medaillen
journey-cheeses_eaten = { $eaten } von { $all } Käse gegessen
journey-opens_with = { $stops ->
    [one] Schaffe noch { $stops } Station in „{ $region }“, um dies zu öffnen
   *[other] Schaffe noch { $stops } Stationen in „{ $region }“, um dies zu öffnen
}
journey-old_stops = Stationen { $first } bis { $last }
journey-bites_left = { $count ->
    [one] Noch { $count } Biss
   *[other] Noch { $count } Bisse
}
journey-tea_left = { $count ->
    [one] Noch { $count } Tasse Tee
   *[other] Noch { $count } Tassen Tee
}
journey-thread_left = { $count ->
    [one] Faden für noch { $count } Raum
   *[other] Faden für noch { $count } Räume
}
journey-keys_held = Schlüssel von oben: { $keys }

## Die Orte der Regionen

journey-regions-garden = Teegarten
journey-regions-cellar = Eiskeller
journey-regions-library = Nachtbibliothek
journey-regions-kitchen = Uhrwerkküche
journey-regions-alley = Katzengasse
journey-regions-palace = Prinzessinnenpalast

## Was ein Labyrinth verlangt

journey-rules-fog = Nebel
journey-rules-locked_door = Schlüssel suchen
journey-rules-all_cheeses = mehrere Käse
journey-rules-moving_walls = Schiebewände
journey-rules-mouse_trap = Vorsicht, Falle
journey-rules-swinging_flaps = Schwingklappen
journey-rules-teapots = Teekannenpaare
journey-rules-slippery_ice = Glatteis
journey-rules-melting_floor = schmelzende Waffeln
journey-rules-keys_on_a_string = Schlüssel am Band
journey-rules-gnawing = Wände durchbeißen
journey-rules-pouring = Tee gießen
journey-rules-twins = Zwilling
journey-rules-mirror = Spiegelzwilling
journey-rules-thread = Faden ziehen
journey-rules-prowling_cat = Katze auf der Pirsch

## Was zu einer Regel zuerst gesagt wird

journey-notices-find_key = Die Tür ist zu: Finde den Schlüssel
journey-notices-step_on_plates = Tritt auf eine Platte: Ihre Wand rückt
journey-notices-bite_walls = Drück zweimal gegen eine Wand, um sie durchzubeißen
journey-notices-pour_tea = Zweimal drücken schmilzt eine Wand: eine Tasse je Raum der kleineren Seite
journey-notices-last_key_opens = Nur dein neuester Schlüssel öffnet, und er bleibt in der Tür
journey-notices-thread_beads = Zieh den Faden durch alle Perlen, dann ist der Käse frei

## Warum die Maus dort nicht weitergeht, neben ihr, wenn sie es versucht

journey-hindrances-bite = Noch einmal drücken: durchbeißen
journey-hindrances-no_bites = Kein Biss mehr übrig
journey-hindrances-tea = { $price ->
    [one] { $price } Tasse: noch einmal drücken
   *[other] { $price } Tassen: noch einmal drücken
}
journey-hindrances-too_dear = { $price ->
    [one] Kostet { $price } Tasse, du hast { $left }
   *[other] Kostet { $price } Tassen, du hast { $left }
}
journey-hindrances-locked = Verschlossen: Such den Schlüssel
journey-hindrances-locked_with = Dein letzter Schlüssel muss { $colour } sein
journey-hindrances-one_way = Geht nur andersherum auf
journey-hindrances-cat = Da tritt gleich die Katze hin
journey-hindrances-melted = Dort ist der Boden weg
journey-hindrances-crossing = Der Faden darf sich nicht kreuzen
journey-hindrances-no_thread = Kein Faden mehr: Geh ein Stück zurück
journey-hindrances-dome = Erst alle Perlen auffädeln
journey-hindrances-twin = Du stehst an der Wand, also bleibt auch dein Zwilling

## Wofür es eine Medaille gibt, in einem Satz

journey-explained_medals-finished = Erreiche den Käse.
journey-explained_medals-under_par = Sei innerhalb der Richtzeit dort.
journey-explained_medals-no_wrong_turn = Geh den kürzesten Weg, ohne Hilfe.
journey-explained_medals-before_rival = Sei vor dem Rivalen dort.

## Wie eine Regel funktioniert, in einem Satz

journey-explained-all_cheeses = Iss jeden Käse, egal in welcher Reihenfolge.
journey-explained-teapots = Geh in eine Teekanne, und komm aus der passenden wieder heraus: Die Reise ist ein Schritt.
journey-explained-slippery_ice = Du rutschst, bis das Eis endet oder dich etwas aufhält.
journey-explained-locked_door = Finde den Schlüssel: Er öffnet jede Tür.
journey-explained-fog = Du siehst nur, wo du in der Nähe warst.
journey-explained-twins = Dein Zwilling geht mit dir in dieselbe Richtung und bleibt an Wänden stehen. Bring beide zugleich auf ihre Matten.
journey-explained-mirror = Dein Spiegelzwilling geht links, wenn du rechts gehst, und nur mit dir. Bring beide zugleich auf ihre Matten.
journey-explained-gnawing = Drück zweimal gegen eine Wand, um sie durchzubeißen. Wähle gut: Du hast nur wenige Bisse.
journey-explained-pouring = Drück zweimal gegen eine Wand, um sie mit Tee zu schmelzen: eine Tasse für jeden Raum auf der kleineren Seite.
journey-explained-thread = Zieh den Faden durch jede Perle, um den Käse freizulegen. Er darf sich nicht kreuzen; Zurückgehen wickelt ihn auf.
journey-explained-prowling_cat = Die Katze sieht in jede Ecke: erst hoch, dann rechts, runter, links. Sie geht, wenn du gehst. Ihr Pfotenabdruck zeigt, wohin.
journey-explained-swinging_flaps = Eine Klappe lässt dich in ihrer Richtung durch und dreht sich dann um.
journey-explained-moving_walls = Tritt auf eine Platte, und die Wand ihrer Farbe rückt an die gestrichelte Stelle.
journey-explained-keys_on_a_string = Nur der zuletzt genommene Schlüssel öffnet eine Tür seiner Farbe, und er bleibt im Schloss.
journey-explained-melting_floor = Eine Waffel ist weg, sobald du sie verlässt.
journey-explained-mouse_trap = Erwischt dich die Falle, bist du drei Sekunden benommen.

## Die Medaillen

journey-medals-finished = Geschafft
journey-medals-under_par = Unter Richtzeit
journey-medals-no_wrong_turn = Kürzester Weg
journey-medals-before_rival = Rivale besiegt

## Die Sorten der Maus

journey-flavours-plain = Natur
journey-flavours-milk_tea = Milchtee
journey-flavours-blossom_tea = Blütentee
journey-flavours-mint = Minze
journey-flavours-green_tea = Grüntee
journey-flavours-black_tea = Schwarztee
journey-flavours-lemon = Zitrone

## What a pack of mazes is called, and one without a title

pack-untitled = Labyrinthe
pack-open = Sammlung
pack-keep = Merken
pack-save = Als Datei sichern
pack-remove = Entfernen
pack-press_again = Zum Entfernen noch mal drücken
