## Wie alles gemalt werden kann

looks-ice_tea = Eistee
looks-night = Nacht
looks-paper = Papier

## Welchen Umriss ein Labyrinth hat

outlines-rectangle = Rechteck
outlines-circle = Kreis
outlines-heart = Herz
outlines-star = Stern
outlines-cat = Katze
outlines-mouse = Maus
outlines-cheese = Käse
outlines-teacup = Teetasse
outlines-word = Ein Wort
outlines-own = Die eigene

## Die Seiten der Einstellungen

pages-general = Allgemein
pages-view = Ansicht
pages-sound = Ton
pages-access = Bedienhilfen
pages-keys = Tasten
pages-more_keys = Mehr Tasten

## Die Zeilen der Einstellungen

settings_rows-language = Sprache
settings_rows-look = Aussehen
settings_rows-walls = Wände
settings_rows-frame_rate = Bildrate
settings_rows-fullscreen = Vollbild
settings_rows-save_all = Alle Spieldaten
settings_rows-take_over = Daten eines anderen Geräts
settings_rows-interface = Anzeigegröße
settings_rows-hud = Zeit und Schritte zeigen
settings_rows-trail = Spur zeigen
settings_rows-camera = Kameratempo
settings_rows-split = Zu zweit
settings_rows-shared_view = Eine Ansicht, wenn es passt
settings_rows-sound = Ton
settings_rows-music = Musik
settings_rows-effects = Im Labyrinth
settings_rows-menus = In Menüs
settings_rows-way_sounds = Kreuzungen und Sackgassen hören
settings_rows-rumble = Vibration
settings_rows-read_aloud = Vorlesen
settings_rows-reduced_motion = Weniger Bewegung
settings_rows-high_contrast = Hoher Kontrast
settings_rows-colour_blind_safe = Für Farbenblinde
settings_rows-walking = Gehtasten
settings_rows-game_speed = Spieltempo
settings_rows-projector = Beamer

## Die Wörter, um alles Gespeicherte auf ein anderes Gerät zu bringen

data-save = In Datei speichern
data-open = Datei öffnen
data-drop = Zieh die Datei auf dieses Fenster
data-ask = Alle Daten ersetzen?
data-own = Ja, meine
data-others = Ja, nicht meine
data-taken_over = Alle Spieldaten wurden ersetzt. Was vorher hier war, ist in { $file }

## Die Dicke der Wände

walls-thick = Dick
walls-thin = Dünn

## Wie schnell die Kamera folgt

cameras-gentle = Sanft
cameras-usual = Normal
cameras-swift = Schnell

## Wie sich zwei das Fenster teilen

splits-automatic = Automatisch
splits-side_by_side = Nebeneinander
splits-one_above_the_other = Übereinander

## Ob Gehtasten gehalten oder getippt werden oder eine Taste alles tut

walkings-hold = Halten
walkings-tap = Tippen
walkings-one_key = Eine Taste
