## Las palabras que se leen en voz alta a quien no ve la pantalla

speech-up = arriba
speech-down = abajo
speech-left = izquierda
speech-right = derecha
speech-at_cheese = El queso está aquí.
speech-walled_in = Paredes alrededor.
speech-junction = Un cruce.
speech-dead_end = Un callejón sin salida.
speech-here = aquí
speech-key = Llave
speech-door = Puerta cerrada
speech-open_flap = Gatera abierta
speech-shut_flap = Gatera cerrada
speech-ice = Hielo
speech-melting = Oblea
speech-gone = Agua
speech-bitten = Pared roída
speech-melted = Pared derretida
speech-other_set = Otro conjunto tras la pared
speech-thread = Hilo
speech-bead = Perla
speech-strung_bead = Perla en el hilo
speech-twin = Gemelo
speech-mirror_twin = Gemelo espejo
speech-ways_of_twin = Abierto para el gemelo
speech-cheese_of_twin = Queso del gemelo
speech-cat = Gato
speech-next_of_cat = Paso del gato
speech-dome = Campana de cristal
speech-place = Columna { $column }, fila { $row }.
speech-place_of = Columna { $column } de { $columns }, fila { $row } de { $rows }.
speech-walls = Paredes: { $ways }.
speech-open = Abierto: { $ways }.
speech-cheese = Queso: { $ways }.
speech-thing = { $name }: { $ways }.
speech-no_way_left = Ya no hay camino. Empieza de nuevo con { $key }.
speech-undo_or_restart = Ya no hay camino. Deshaz con { $undo } o empieza de nuevo con { $restart }.
speech-coloured_key = Llave, { $colour }
speech-coloured_door = Puerta cerrada, { $colour }
speech-keys_held = Llaves desde arriba: { $keys }.
speech-cups = { $count ->
    [one] Pared, { $count } taza de té
   *[other] Pared, { $count } tazas de té
}
speech-bites_left = { $count ->
    [one] Queda { $count } mordisco.
   *[other] Quedan { $count } mordiscos.
}
speech-tea_left = { $count ->
    [one] Queda { $count } taza de té.
   *[other] Quedan { $count } tazas de té.
}
speech-thread_left = { $count ->
    [one] Hilo para { $count } sala más.
   *[other] Hilo para { $count } salas más.
}
speech-plate = Placa { $number }
speech-teapot = Tetera { $number }
speech-and = { $one }, { $other }
speech-rooms = { $count } { $way }

## Los colores de llaves y puertas

speech-colours-blue = azul
speech-colours-red = roja
speech-colours-green = verde
