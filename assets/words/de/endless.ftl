## Die Wörter eines Labyrinths ohne Ende

endless-about = Jeder Käse bringt dir Zeit.
endless-about_world = Folge den Krümeln bis zum Käse am anderen Ende.
endless-time_left = Restzeit
endless-cheeses = Käse
endless-distance = Abstand
endless-crumbs = Krümel
endless-straight_line = Luftlinie
endless-crossed = Die Welt ist durchquert!
endless-time_is_up = Die Zeit ist um
endless-best = Rekord
endless-best_today = Rekord heute
endless-seconds_left = Restsekunden bei jedem Käse
endless-no_cheese = Diesmal kein Käse
endless-days = Gespielte Tage
endless-best_of_days = Die meisten Käse je Tag
endless-to_beat = Zu schlagen: { $cheeses } Käse – { $name }

## Was als Nächstes getan werden kann

endless-choices-again = Noch mal
endless-choices-new = Neues Labyrinth
endless-choices-daily = Tageslabyrinth
endless-choices-world = Eine Milliarde Räume
endless-choices-title = Hauptmenü

## Die Karte einer Welt, von oben

world_map-world = Welt
world_map-title = Weltkarte
world_map-room = Raum
world_map-to_cheese = Schritte bis zum Käse
world_map-path = Weg
world_map-from_end_to_end = Von Ende zu Ende
world_map-show_path = Weg zeigen
world_map-hide_path = Weg ausblenden
world_map-next_place = Nächster Ort
world_map-damaged = Ein Teil dieser Welt ist nicht lesbar: Ihre Datei ist beschädigt.
world_map-places-whole = Die ganze Welt
world_map-places-mouse = Die Maus
world_map-places-cheese = Der Käse
world_map-places-farthest = Das Ende der Welt
world_map-places-other_end = Das andere Ende der Welt
