## Die Wörter des Theaters

watch-what_it_does = Was gerade passiert
watch-idea = Die Idee
watch-walls_tried = Geprüft
watch-walls_opened = Geöffnet
watch-walls_kept = Behalten
watch-walls_built = Gebaut
watch-sets_left = Mengen
watch-held_now = Gemerkt
watch-held_most = Maximum
watch-on_stack = Auf dem Stapel
watch-most_on_stack = Höchster Stapel
watch-walked = Gegangen
watch-entered = Betreten
watch-retreated = Zurück
watch-path_tiles = Weg
watch-largest_set = { $rooms ->
    [one] Mengen nach Größe: Die größte hat { $rooms } Raum
   *[other] Mengen nach Größe: Die größte hat { $rooms } Räume
}
watch-touched = { $percent } % der Felder berührt
watch-touched_rooms = { $percent } % der Räume gesehen
watch-forest = Der Wald
watch-room = Raum
watch-parent = parent
watch-set_size = size
watch-more_trees = und noch { $trees }
watch-more_of_level = … noch { $nodes }
watch-more_below = darunter: { $entries }
watch-room_name = Raum { $room }
watch-find_costs = Kosten von find
watch-reads_note = wie oft parent gelesen wird
watch-depth = Tiefe { $levels }
watch-reads_per_find = Zugriffe/find { $levels }
watch-logarithm = log2 n = { $levels }
watch-set_sizes = Mengengrößen
watch-set_sizes_note = Räume in Mengen ab 1, 2, 4, 8 …
watch-climbs = { $jumps ->
    [one] { $room } kommt mit { $jumps } Sprung zu { $root }
   *[other] { $room } kommt mit { $jumps } Sprüngen zu { $root }
}
watch-is_root = { $room } ist eine Wurzel
watch-wall_kept = Wand { $wall }: { $a }, { $b }. Schon eine Menge: Behalte sie, sonst gäbe es eine Schleife.
watch-wall_opened = Wand { $wall }: { $a }, { $b }. Zwei Mengen: Öffne sie; { $below } hängt unter { $above }, { $why }.
watch-verdict = Es gibt keinen Weg. Vom Start aus { $tiles ->
        [one] ist { $tiles } Feld
       *[other] sind { $tiles } Felder
    } erreichbar; zum Ziel { $walls ->
        [one] muss mindestens { $walls } Wand
       *[other] müssen mindestens { $walls } Wände
    } geöffnet werden.
watch-verdict_rooms = Es gibt keinen Weg. Vom Start aus { $rooms ->
        [one] ist { $rooms } Raum
       *[other] sind { $rooms } Räume
    } erreichbar; zum Ziel { $walls ->
        [one] muss mindestens { $walls } Wand
       *[other] müssen mindestens { $walls } Wände
    } geöffnet werden.
watch-larger = denn dort sind { $rooms } Räume, hier { $fewer }
watch-as_large = { $rooms ->
    [one] denn beide haben { $rooms } Raum, und die Wurzel von a bleibt oben
   *[other] denn beide haben { $rooms } Räume, und die Wurzel von a bleibt oben
}
watch-halved = { $rooms } höher
watch-stack = Der Stapel
watch-stack_note = Pfeile: was noch zu versuchen ist
watch-stack_holds = Auf dem Stapel: { $held }, also weiter.
watch-stack_is_empty = Der Stapel ist leer.
watch-is_fresh = { $tile } neben dem obersten, { $top }, ist neu.
watch-none_fresh = Neben dem obersten, { $top }, ist nichts neu.
watch-not_goal = { $tile } ist nicht das Ziel.
watch-side_is_new = Eine Seite von { $room } führt zu { $tile }, einem neuen Raum.
watch-no_side_is_new = Keine Seite von { $room } führt in einen neuen Raum.
watch-calls = Die Aufrufe
watch-calls_note = der laufende liegt oben
watch-next_call = dann: { $side }
watch-last_call = dann zurück
watch-visits = Hinein/hinaus
watch-distances = Abstand
watch-queue = Die Schlange
watch-queue_note = vorn ist eingekreist
watch-heap = Der Heap
watch-estimate_manhattan = h: wie ohne Wände
watch-estimate_zero = h = 0, wie Dijkstra
watch-estimate_doubled = h doppelt: vielleicht zu viel
watch-estimates = g + h = f
watch-building_part = Bauen
watch-solving_part = Lösen
watch-step_of = Schritt { $step } von { $steps }
watch-a_second = { $steps } pro Sekunde
watch-mark = Marke { $number }
watch-too_large_to_film = Mit allen Tafeln lassen sich nur Labyrinthe bis { $rooms } × { $rooms } Räume filmen. Filme nur das Labyrinth.
watch-lines_a_second = { $lines ->
    [one] { $lines } Zeile pro Sekunde
   *[other] { $lines } Zeilen pro Sekunde
}
watch-all_at_once = Alles sofort
watch-rehearsing = Vorbereitung
watch-not_tried = ungeprüft
watch-kept_legend = behalten
watch-skipped = Ausgelassen
watch-sealed = Versiegelt
watch-frontier = Rand
watch-film_what = Was soll der Film zeigen?
watch-filming = Film wird gemacht

## Was ein Film zeigen kann

watch-film_acts-both = Bauen und Lösen
watch-film_acts-build = Bauen
watch-film_acts-solve = Lösen

## Was ein Film zeigen kann

watch-film_acts_with_panels-both = Beides, mit allen Tafeln
watch-film_acts_with_panels-build = Bauen, mit allen Tafeln
watch-film_acts_with_panels-solve = Lösen, mit allen Tafeln
