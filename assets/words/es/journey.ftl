## Las palabras del viaje

journey-journey = Viaje
journey-next_region = Otra región
journey-old_map = Mapa viejo
journey-new_map = Mapa nuevo
journey-par = Objetivo
journey-fewest = Mínimo
journey-hard = Difícil
journey-difficulty = Dificultad
journey-teapot_for_one = Una tetera te lleva a ti, no a tu gemelo.
journey-wafer_for_twin = Los huecos paran a tu gemelo, salvo en el mismo paso en que aparecen.
journey-caught = ¡Ay! Ves las estrellas.
journey-no_way_left = Ya no hay camino: reinicia
journey-undo_or_restart = Ya no hay camino: deshaz o reinicia
journey-region_is_done = ¡Has completado toda la región!
journey-journey_is_done = ¡Has completado todo el viaje!
journey-flavour = Color del ratón
journey-helped = Con ayuda solo conservas «Superada»
journey-flavour_for = Color del ratón: { $flavour }, { $finished } de { $all } paradas
journey-stop = Parada { $number }
journey-race_against = Carrera contra { $name }
journey-rival_waits = { $name } sale en { $seconds } s
journey-beat = Vence a { $name }
journey-rival_is_there = { $name } llegó antes
journey-flavour_is_yours = ¡Nuevo color de ratón: { $flavour }! Elígelo en el mapa.
journey-rival_was_first = ¡{ $name } llegó antes!
journey-next_is = Siguiente: { $name }
journey-next_stop = Siguiente: parada { $number }
journey-play_stop = Jugar la parada { $number }
journey-over_par = ¡A solo { $seconds } s del objetivo!
journey-region_is_open = Nueva región: { $region }
journey-medals_won = { $won } de { $all } medallas
journey-cheeses_eaten = { $eaten } de { $all } quesos comidos
journey-opens_with = { $stops ->
    [one] Completa { $stops } parada más de «{ $region }» para entrar
   *[other] Completa { $stops } paradas más de «{ $region }» para entrar
}
journey-old_stops = Paradas { $first } a { $last }
journey-bites_left = { $count ->
    [one] Queda { $count } mordisco
   *[other] Quedan { $count } mordiscos
}
journey-tea_left = { $count ->
    [one] Queda { $count } taza de té
   *[other] Quedan { $count } tazas de té
}
journey-thread_left = { $count ->
    [one] Hilo para { $count } sala más
   *[other] Hilo para { $count } salas más
}
journey-keys_held = Llaves desde arriba: { $keys }

## Los lugares de las regiones

journey-regions-garden = Jardín del té
journey-regions-cellar = Sótano helado
journey-regions-library = Biblioteca nocturna
journey-regions-kitchen = Cocina mecánica
journey-regions-alley = Callejón del Gato
journey-regions-palace = Palacio de la Princesa

## Lo que pide un laberinto

journey-rules-fog = niebla
journey-rules-locked_door = buscar la llave
journey-rules-all_cheeses = varios quesos
journey-rules-moving_walls = paredes móviles
journey-rules-mouse_trap = cuidado, ratonera
journey-rules-swinging_flaps = gateras giratorias
journey-rules-teapots = pares de teteras
journey-rules-slippery_ice = hielo resbaladizo
journey-rules-melting_floor = obleas que se derriten
journey-rules-keys_on_a_string = llaves en un cordel
journey-rules-gnawing = roer paredes
journey-rules-pouring = verter té
journey-rules-twins = un gemelo
journey-rules-mirror = un gemelo espejo
journey-rules-thread = tirar del hilo
journey-rules-prowling_cat = un gato al acecho

## Lo primero que se le dice al jugador de una regla

journey-notices-find_key = La puerta está cerrada: busca la llave
journey-notices-step_on_plates = Pisa una placa y su pared se moverá
journey-notices-bite_walls = Pulsa dos veces contra una pared para roerla
journey-notices-pour_tea = Pulsa dos veces para derretir una pared: una taza por sala del lado menor
journey-notices-last_key_opens = Solo sirve tu última llave, y se queda en la puerta
journey-notices-thread_beads = Pasa el hilo por todas las perlas y se abrirá el queso

## Por qué el ratón no puede pasar por ahí, a su lado cuando lo intenta

journey-hindrances-bite = Pulsa otra vez para roerla
journey-hindrances-no_bites = No quedan mordiscos
journey-hindrances-tea = { $price ->
    [one] { $price } taza: pulsa otra vez
   *[other] { $price } tazas: pulsa otra vez
}
journey-hindrances-too_dear = { $price ->
    [one] Cuesta { $price } taza y tienes { $left }
   *[other] Cuesta { $price } tazas y tienes { $left }
}
journey-hindrances-locked = Cerrada: busca la llave
journey-hindrances-locked_with = Tu última llave debe ser { $colour }
journey-hindrances-one_way = Se abre hacia el otro lado
journey-hindrances-cat = El gato va a pisar ahí
journey-hindrances-melted = Ahí ya no hay suelo
journey-hindrances-crossing = El hilo no puede cruzarse
journey-hindrances-no_thread = No queda hilo: vuelve atrás y recógelo
journey-hindrances-dome = Ensarta antes todas las perlas
journey-hindrances-twin = Una pared te para, así que tu gemelo tampoco se mueve

## Por qué se gana una medalla, en una frase

journey-explained_medals-finished = Llega al queso.
journey-explained_medals-under_par = Llega dentro del tiempo objetivo.
journey-explained_medals-no_wrong_turn = Ve por el camino más corto, sin ayuda.
journey-explained_medals-before_rival = Llega antes que el rival.

## Cómo funciona una regla, en una frase

journey-explained-all_cheeses = Cómete todos los quesos, en cualquier orden.
journey-explained-teapots = Entra en una tetera y sal por su pareja: el viaje es un solo paso.
journey-explained-slippery_ice = Resbalas hasta que se acaba el hielo o algo te para.
journey-explained-locked_door = Busca la llave: abre todas las puertas.
journey-explained-fog = Solo se ve lo que has tenido cerca.
journey-explained-twins = Tu gemelo da los mismos pasos que tú, salvo que una pared lo pare. Haz que los dos lleguen a la vez a su tapete.
journey-explained-mirror = Tu gemelo espejo se mueve a la vez que tú, pero cambia izquierda por derecha. Haz que los dos lleguen a la vez a su tapete.
journey-explained-gnawing = Pulsa dos veces contra una pared para roerla. Elige bien: hay pocos mordiscos.
journey-explained-pouring = Pulsa dos veces contra una pared para derretirla con té: una taza por cada sala del lado menor.
journey-explained-thread = Pasa el hilo por todas las perlas para destapar el queso. No puede cruzarse; si vuelves atrás, se recoge.
journey-explained-prowling_cat = El gato mira en todos los rincones: primero arriba, luego derecha, abajo, izquierda. Se mueve a la vez que tú. Su huella dice adónde.
journey-explained-swinging_flaps = Una gatera te deja pasar hacia donde apunta y luego se da la vuelta.
journey-explained-moving_walls = Pisa una placa, y la pared de su color se mueve al hueco punteado.
journey-explained-keys_on_a_string = Solo la última llave que recogiste abre una puerta de su color, y se queda en la cerradura.
journey-explained-melting_floor = Una oblea se derrite en cuanto te vas.
journey-explained-mouse_trap = Si te atrapa la ratonera, ves las estrellas durante tres segundos.

## Las medallas

journey-medals-finished = Superada
journey-medals-under_par = A tiempo
journey-medals-no_wrong_turn = Sin rodeos
journey-medals-before_rival = Rival vencido

## Los sabores del ratón

journey-flavours-plain = Natural
journey-flavours-milk_tea = Té con leche
journey-flavours-blossom_tea = Té de flores
journey-flavours-mint = Menta
journey-flavours-green_tea = Té verde
journey-flavours-black_tea = Té negro
journey-flavours-lemon = Limón

## Cómo se llama una colección de laberintos, y una sin título

pack-untitled = Laberintos
pack-open = Colección
pack-keep = Añadir
pack-save = Guardar archivo
pack-remove = Quitar
pack-press_again = Pulsa otra vez para quitarlo
