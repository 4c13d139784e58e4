## Las palabras sobre dos jugadores

versus-two_players = Dos jugadores
versus-friend = Persona
versus-ghost = Fantasma
versus-join = Pulsa una tecla
versus-tap_to_join = Toca aquí
versus-swipe_to_walk = Desliza el dedo en tu mitad de la pantalla para andar
versus-coat = Animal
versus-bar = Ver distancia
versus-ghost_of = Fantasma de { $name }
versus-ghost_time = Mejor partida: { $time }
versus-ghost_kept = El fantasma de tu mejor partida: { $time }
versus-ghost_missing = Aún no hay fantasma: juega antes este laberinto a solas
versus-ghost_unsuited = Aquí no hay fantasma: necesita una carrera en el mismo laberinto
versus-speed = { $tiles } casillas / s
versus-how_to_sit = Asientos
versus-seats_offer = ¿Una tableta para dos? También se juega cara a cara: elígelo en «Asientos».
versus-best_of = Al mejor de { $rounds }
versus-one_round = Una ronda
versus-no_head_start = Ninguna
versus-head_start = Jugador { $player }: { $seconds } s
versus-start = Empezar
versus-who_is_missing = Para unirte, pulsa una de tus teclas de andar
versus-who_has_not_tapped = Para unirte, toca tu tarjeta
versus-round = Ronda { $number }
versus-go = ¡Ya!
versus-wait = Espera { $seconds } s
versus-rounds = Rondas
versus-cheeses = Quesos
versus-wins = ¡Gana { $name }!
versus-draw = ¡Empate!
versus-draw_note = Los dos en el mismo instante
versus-loser_note = Sigue andando, o sáltalo con Enter
versus-loser_note_touched = Sigue andando, o toca «Saltar»
versus-fairness = ¿Fue justo?
versus-fair = Sí: igual de lejos para ambos.
versus-fair_anyway = Sí: { $name } habría ganado igualmente.
versus-unfair = No: eso fue decisivo.
versus-nearer = { $steps ->
    [one] { $name } tenía que andar { $steps } paso menos.
   *[other] { $name } tenía que andar { $steps } pasos menos.
}
versus-faster = { $name } anda más rápido.
versus-earlier = { $name } salió { $seconds } s antes.
versus-card_time = Tiempo
versus-card_shortest = Camino más corto
versus-card_all_cheeses = Camino a cada queso
versus-card_junctions = Cruces en él
versus-card_steps = Pasos
versus-card_carried = Pasos con el queso
versus-card_dead_ends = Callejones pisados
versus-card_lost = Tiempo perdido
versus-card_ways = Ambos rastros
versus-not_there = no llegó
versus-stood = { $seconds } s sin moverse en { $column }, { $row }
versus-detour = { $steps ->
    [one] { $seconds } s y { $steps } paso en { $column }, { $row }
   *[other] { $seconds } s y { $steps } pasos en { $column }, { $row }
}
versus-no_loss = ninguno
versus-save_round = Guardar grabación
versus-next_round = Otra ronda
versus-who_won = ¿Quién ganó?
versus-wins_match = ¡{ $name } gana el duelo!
versus-match_draw = El duelo acaba en empate
versus-rematch = Revancha
versus-lobby = Lobby

## Los dos jugadores según su asiento

versus-players-one = Jugador 1
versus-players-two = Jugador 2

## Los algoritmos de la máquina, su nombre con cada uno y cómo es jugar contra ella

versus-minds-depth_first = En profundidad
versus-minds-sharp_depth_first = Ojo de lince
versus-minds-wall_follower = Mano en la pared
versus-minds-dozer = Camino más corto, con siestas
versus-minds-shortest_way = Camino más corto

## Los algoritmos de la máquina, su nombre con cada uno y cómo es jugar contra ella

versus-rivals-depth_first = Escarbín
versus-rivals-sharp_depth_first = Ojitos
versus-rivals-wall_follower = Patitas
versus-rivals-dozer = Siestas
versus-rivals-shortest_way = Rayo

## Los algoritmos de la máquina, su nombre con cada uno y cómo es jugar contra ella

versus-tempers-depth_first = Escarbín prueba cada pasillo hasta el final y desanda todo el camino.
versus-tempers-sharp_depth_first = Ojitos ve de lejos los callejones sin salida y nunca pone una pata en ellos.
versus-tempers-wall_follower = Patitas no despega la pata de la pared, pase lo que pase.
versus-tempers-dozer = Siestas se sabe el camino, pero cabecea en cada bifurcación.
versus-tempers-shortest_way = Rayo no comete ni un error. Te vendrá bien algo de ventaja.

## El aspecto de los jugadores

versus-coats-mouse = Ratón
versus-coats-marmot = Marmota
versus-coats-hedgehog = Erizo
versus-coats-rabbit = Conejo

## Si una barra muestra la distancia

versus-bar_wanted-off = no
versus-bar_wanted-on = sí

## Las filas del lobby

versus-rows-name_one = Jugador 1
versus-rows-name_two = Jugador 2
versus-rows-rival = Rival
versus-rows-speed_or_seats = Velocidad
versus-rows-mode = Juego
versus-rows-mazes = Laberintos
versus-rows-best_of = Rondas
versus-rows-head_start = Ventaja

## Un texto para cada forma de ganar una ronda

versus-modes-race = Carrera
versus-modes-snatch = Robaqueso
versus-modes-meet = Cambio
versus-modes-hunt = Caza de queso
versus-modes-first_hunt = Caza de queso (0.2)
versus-modes-endless = Sin fin

## Un texto para cada forma de ganar una ronda

versus-mode_notes-race = ¿Quién llega antes al queso?
versus-mode_notes-snatch = Un solo queso: camina 60 pasos con él mientras el otro corre tras de ti. ¡Quien te toca se lo lleva!
versus-mode_notes-meet = Desde esquinas opuestas: ¿quién llega antes a la del otro?
versus-mode_notes-hunt = Cinco quesos, en total igual de lejos para ambos: ¿quién se come tres?
versus-mode_notes-first_hunt = Como en la versión 0.2: los quesos están peor repartidos.
versus-mode_notes-endless = Un queso tras otro en un laberinto sin fin: ¿quién se come cinco antes?

## Un texto para cada forma de repartir laberintos

versus-mazes-same = El mismo
versus-mazes-mirrored = En espejo
versus-mazes-drawn_alike = En espejo, misma vista

## Un texto para cada forma de repartir laberintos

versus-mazes_notes-same = Los dos corren por el mismo laberinto.
versus-mazes_notes-mirrored = El jugador 2 corre por la imagen en espejo, y así la ve.
versus-mazes_notes-drawn_alike = El jugador 2 corre por la imagen en espejo, pero ambos ven el mismo laberinto.

## Un texto para cada forma de sentarse ante una pantalla

versus-seats-side_by_side = Lado a lado
versus-seats-face_to_face = Cara a cara

## Un texto para cada forma de sentarse ante una pantalla

versus-seats_notes-side_by_side = Los dos miran la pantalla desde el mismo lado.
versus-seats_notes-face_to_face = La pantalla queda en medio: la mitad de arriba está girada hacia el jugador 2.

## El menú de un duelo en pausa

versus-pause_menu-resume = Seguir
versus-pause_menu-settings = Ajustes
versus-pause_menu-lobby = Lobby
versus-pause_menu-title = Menú principal
