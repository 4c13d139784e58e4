## Die Wörter zu zwei Spielern

versus-two_players = Zu zweit
versus-friend = Mensch
versus-ghost = Geist
versus-join = Taste drücken
versus-tap_to_join = Hier tippen
versus-swipe_to_walk = Wische zum Gehen auf deiner Hälfte des Bildschirms
versus-coat = Tier
versus-bar = Abstand zeigen
versus-ghost_of = Geist von { $name }
versus-ghost_time = Bester Lauf: { $time }
versus-ghost_kept = Der Geist deines besten Laufs: { $time }
versus-ghost_missing = Noch kein Geist: Lauf zuerst allein durch dieses Labyrinth
versus-ghost_unsuited = Hier kein Geist: Er braucht ein Rennen im selben Labyrinth
versus-speed = { $tiles } Felder / s
versus-how_to_sit = Plätze
versus-seats_offer = Ein Tablet zwischen euch? Setzt euch gegenüber: Wählt es unter „Plätze“.
versus-best_of = { $needed } Siege aus { $rounds }
versus-one_round = Eine Runde
versus-no_head_start = Keiner
versus-head_start = Spieler { $player }: { $seconds } s
versus-start = Start
versus-who_is_missing = Mitspielen: eine deiner Gehtasten drücken
versus-who_has_not_tapped = Mitspielen: auf deine Karte tippen
versus-round = Runde { $number }
versus-go = Los!
versus-wait = Warte { $seconds } s
versus-rounds = Runden
versus-cheeses = Käse
versus-wins = { $name } gewinnt!
versus-draw = Unentschieden!
versus-draw_note = Beide im selben Augenblick
versus-loser_note = Geh zu Ende, oder weiter mit Enter
versus-loser_note_touched = Geh zu Ende, oder tippe „Weiter“
versus-fairness = War es fair?
versus-fair = Ja: gleich weit für beide.
versus-fair_anyway = Ja: { $name } hätte auch so gewonnen.
versus-unfair = Nein: Das entschied es.
versus-nearer = { $steps ->
    [one] { $name } hatte { $steps } Schritt weniger vor sich.
   *[other] { $name } hatte { $steps } Schritte weniger vor sich.
}
versus-faster = { $name } geht schneller.
versus-earlier = { $name } startete { $seconds } s früher.
versus-card_time = Zeit
versus-card_shortest = Kürzester Weg
versus-card_all_cheeses = Wege zu allen Käsen
versus-card_junctions = Kreuzungen dort
versus-card_steps = Schritte
versus-card_carried = Schritte mit dem Käse
versus-card_dead_ends = Sackgassen betreten
versus-card_lost = Zeitverlust
versus-card_ways = Beide Spuren
versus-not_there = nicht da
versus-stood = { $seconds } s gestanden bei { $column }, { $row }
versus-detour = { $steps ->
    [one] { $seconds } s und { $steps } Schritt bei { $column }, { $row }
   *[other] { $seconds } s und { $steps } Schritte bei { $column }, { $row }
}
versus-no_loss = keiner
versus-save_round = Runde speichern
versus-next_round = Nächste Runde
versus-who_won = Wer gewann?
versus-wins_match = { $name } gewinnt das Match!
versus-match_draw = Das Match endet remis
versus-rematch = Revanche
versus-lobby = Lobby

## Die beiden Spieler nach ihren Plätzen

versus-players-one = Spieler 1
versus-players-two = Spieler 2

## Die Algorithmen des Computers, sein Name mit jedem und wie es ist, gegen ihn zu spielen

versus-minds-depth_first = Tiefensuche
versus-minds-sharp_depth_first = Adlerauge
versus-minds-wall_follower = Hand an der Wand
versus-minds-dozer = Kürzester Weg, dösend
versus-minds-shortest_way = Kürzester Weg

## Die Algorithmen des Computers, sein Name mit jedem und wie es ist, gegen ihn zu spielen

versus-rivals-depth_first = Buddel
versus-rivals-sharp_depth_first = Luchsi
versus-rivals-wall_follower = Tapsi
versus-rivals-dozer = Dösi
versus-rivals-shortest_way = Flitz

## Die Algorithmen des Computers, sein Name mit jedem und wie es ist, gegen ihn zu spielen

versus-tempers-depth_first = Buddel probiert jeden Gang bis zum Ende und geht den ganzen Weg zurück.
versus-tempers-sharp_depth_first = Luchsi sieht Sackgassen von weitem und setzt nie eine Pfote hinein.
versus-tempers-wall_follower = Tapsi lässt eine Pfote an der Wand, komme, was wolle.
versus-tempers-dozer = Dösi kennt den Weg, nickt aber an jeder Gabelung ein.
versus-tempers-shortest_way = Flitz geht nie einen Irrweg. Da hilft dir nur ein Vorsprung.

## Das Aussehen der Spieler

versus-coats-mouse = Maus
versus-coats-marmot = Murmeltier
versus-coats-hedgehog = Igel
versus-coats-rabbit = Kaninchen

## Ob ein Balken den Abstand zeigt

versus-bar_wanted-off = aus
versus-bar_wanted-on = an

## Die Zeilen der Lobby

versus-rows-name_one = Spieler 1
versus-rows-name_two = Spieler 2
versus-rows-rival = Gegner
versus-rows-speed_or_seats = Tempo
versus-rows-mode = Spiel
versus-rows-mazes = Labyrinthe
versus-rows-best_of = Runden
versus-rows-head_start = Vorsprung

## Ein Text für jede Art, eine Runde zu gewinnen

versus-modes-race = Rennen
versus-modes-snatch = Käseklau
versus-modes-meet = Tausch
versus-modes-hunt = Käsejagd
versus-modes-first_hunt = Käsejagd (0.2)
versus-modes-endless = Endlos

## Ein Text für jede Art, eine Runde zu gewinnen

versus-mode_notes-race = Wer ist zuerst beim Käse?
versus-mode_notes-snatch = Ein Käse: Geh 60 Schritte mit ihm, während der andere dir nachrennt. Wer dich berührt, hat ihn!
versus-mode_notes-meet = Aus gegenüberliegenden Ecken: Wer ist zuerst am Start des anderen?
versus-mode_notes-hunt = Fünf Käse, zusammen für beide gleich weit: Wer isst drei?
versus-mode_notes-first_hunt = Wie in Version 0.2: Die Käse liegen weniger gerecht.
versus-mode_notes-endless = Käse um Käse in einem Labyrinth ohne Ende: Wer hat zuerst fünf gegessen?

## Ein Text für jede Art, Labyrinthe zu verteilen

versus-mazes-same = Gleich
versus-mazes-mirrored = Gespiegelt
versus-mazes-drawn_alike = Gespiegelt, Bild gleich

## Ein Text für jede Art, Labyrinthe zu verteilen

versus-mazes_notes-same = Beide laufen im selben Labyrinth.
versus-mazes_notes-mirrored = Spieler 2 läuft im Spiegelbild und sieht es auch so.
versus-mazes_notes-drawn_alike = Spieler 2 läuft im Spiegelbild, aber beide sehen das Labyrinth gleich.

## Ein Text für jede Art, an einem Bildschirm zu sitzen

versus-seats-side_by_side = Nebeneinander
versus-seats-face_to_face = Gegenüber

## Ein Text für jede Art, an einem Bildschirm zu sitzen

versus-seats_notes-side_by_side = Beide sehen von derselben Seite auf den Bildschirm.
versus-seats_notes-face_to_face = Der Bildschirm liegt zwischen euch: Die obere Hälfte ist zu Spieler 2 gedreht.

## Das Menü eines Matches in der Pause

versus-pause_menu-resume = Weiter
versus-pause_menu-settings = Optionen
versus-pause_menu-lobby = Lobby
versus-pause_menu-title = Hauptmenü
