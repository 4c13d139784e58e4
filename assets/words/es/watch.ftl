## Las palabras del teatro

watch-what_it_does = Qué está pasando
watch-idea = La idea
watch-walls_tried = Probadas
watch-walls_opened = Abiertas
watch-walls_kept = Intactas
watch-walls_built = Construidas
watch-sets_left = Conjuntos
watch-held_now = En espera
watch-held_most = Máximo
watch-on_stack = En la pila
watch-most_on_stack = Pila máxima
watch-walked = Andadas
watch-entered = Visitadas
watch-retreated = Desandadas
watch-path_tiles = Camino
watch-largest_set = { $rooms ->
    [one] Conjuntos por tamaño: el mayor tiene { $rooms } sala
   *[other] Conjuntos por tamaño: el mayor tiene { $rooms } salas
}
watch-touched = Tocado el { $percent } % de las casillas
watch-touched_rooms = Visto el { $percent } % de las salas
watch-forest = El bosque
watch-room = sala
watch-parent = parent
watch-set_size = size
watch-more_trees = y { $trees } más
watch-more_of_level = … { $nodes } más
watch-more_below = y { $entries } debajo
watch-room_name = Sala { $room }
watch-find_costs = Coste de find
watch-reads_note = cuántas veces se lee parent
watch-depth = Nivel { $levels }
watch-reads_per_find = Lecturas/find { $levels }
watch-logarithm = log2 n = { $levels }
watch-set_sizes = Tamaños
watch-set_sizes_note = salas en conjuntos de 1, 2 o más, 4 o más…
watch-climbs = { $jumps ->
    [one] { $room } sube a { $root } en { $jumps } salto
   *[other] { $room } sube a { $root } en { $jumps } saltos
}
watch-is_root = { $room } es una raíz
watch-wall_kept = Pared { $wall }: { $a }, { $b }. Ya es un solo conjunto: déjala, o habría un ciclo.
watch-wall_opened = Pared { $wall }: { $a }, { $b }. Dos conjuntos: ábrela; { $below } se cuelga de { $above }, { $why }.
watch-verdict = No hay camino. Desde el inicio se llega a { $tiles ->
        [one] { $tiles } casilla
       *[other] { $tiles } casillas
    }; para llegar a la meta hay que abrir al menos { $walls ->
        [one] { $walls } pared
       *[other] { $walls } paredes
    }.
watch-verdict_rooms = No hay camino. Desde el inicio se llega a { $rooms ->
        [one] { $rooms } sala
       *[other] { $rooms } salas
    }; para llegar a la meta hay que abrir al menos { $walls ->
        [one] { $walls } pared
       *[other] { $walls } paredes
    }.
watch-larger = pues allí hay { $rooms } salas y aquí { $fewer }
watch-as_large = { $rooms ->
    [one] pues ambos tienen { $rooms } sala y la raíz de a se queda arriba
   *[other] pues ambos tienen { $rooms } salas y la raíz de a se queda arriba
}
watch-halved = { $rooms } más arriba
watch-stack = La pila
watch-stack_note = flechas: lo que queda por probar
watch-stack_holds = En la pila: { $held }; se sigue.
watch-stack_is_empty = La pila está vacía.
watch-is_fresh = { $tile }, junto a la cima { $top }, es nueva.
watch-none_fresh = Nada nuevo junto a la cima { $top }.
watch-not_goal = { $tile } no es la meta.
watch-side_is_new = Un lado de { $room } lleva a { $tile }, que es nueva.
watch-no_side_is_new = Ningún lado de { $room } lleva a una sala nueva.
watch-calls = Las llamadas
watch-calls_note = en la cima, la que se ejecuta
watch-next_call = luego: { $side }
watch-last_call = luego vuelve
watch-visits = Ida/vuelta
watch-distances = Distancia
watch-queue = La cola
watch-queue_note = frente rodeado
watch-heap = El montículo
watch-estimate_manhattan = h: como sin paredes
watch-estimate_zero = h = 0, como Dijkstra
watch-estimate_doubled = h doble: quizá demasiado
watch-estimates = g + h = f
watch-building_part = Construir
watch-solving_part = Resolver
watch-step_of = Paso { $step } de { $steps }
watch-a_second = { $steps } por segundo
watch-mark = Marca { $number }
watch-too_large_to_film = Con todos los paneles solo se pueden grabar laberintos de hasta { $rooms } × { $rooms } salas. Graba solo el laberinto.
watch-lines_a_second = { $lines ->
    [one] { $lines } línea por segundo
   *[other] { $lines } líneas por segundo
}
watch-all_at_once = Todo de golpe
watch-rehearsing = Preparando
watch-not_tried = sin probar
watch-kept_legend = intacta
watch-skipped = Saltadas
watch-sealed = Selladas
watch-frontier = Frontera
watch-film_what = ¿Qué debe mostrar el vídeo?
watch-filming = Haciendo el vídeo

## Lo que puede mostrar un vídeo

watch-film_acts-both = Construir y resolver
watch-film_acts-build = Construir
watch-film_acts-solve = Resolver

## Lo que puede mostrar un vídeo

watch-film_acts_with_panels-both = Ambos, con todos los paneles
watch-film_acts_with_panels-build = Construir, con todos los paneles
watch-film_acts_with_panels-solve = Resolver, con todos los paneles
