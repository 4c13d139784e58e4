draw-table = Dibujar un laberinto
draw-draw = Dibujar
draw-undo = Deshacer
draw-redo = Rehacer
draw-watch = Teatro
draw-next_tool = Herramienta
draw-play = Jugar
draw-rest = Completar
draw-wipe = Desde cero
draw-mirror = Reflejar
draw-turn = Girar
draw-less = { $unit }: una menos que { $count }
draw-more = { $unit }: una más que { $count }

draw-one_way = Un camino · { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
draw-several_ways = Varios caminos · el más corto, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
draw-decisions = { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}
draw-no_way = { $walls ->
    [one] Aún no hay camino: una pared lo corta
   *[other] Aún no hay camino: { $walls } paredes lo cortan
}
draw-unreachable = No hay camino: el queso queda aislado
draw-moves = { $moves ->
    [one] Con sus reglas: al menos { $moves } movimiento
   *[other] Con sus reglas: al menos { $moves } movimientos
}
draw-cannot_be_won = Con estas reglas nadie puede llegar al queso
draw-missing = Falta por poner: { $what }
draw-too_many = Hay de más: { $what }
draw-teapots_in_line = Dos teteras en pareja necesitan filas y columnas distintas
draw-too_large = «{ $rule }» admite { $rooms } salas como mucho
draw-sets = Para el té, las paredes deben formar de 2 a 9 conjuntos de salas
draw-apart = «{ $one }» y «{ $other }» no van juntos
draw-parts = Las salas forman { $parts } partes que no se tocan
draw-only_rectangle = «{ $rule }» necesita todas las salas de un rectángulo
draw-refused = Eso no es un laberinto, o pasa de 40.000 salas

draw-room = Columna { $column }, fila { $row }
draw-room_with = Columna { $column }, fila { $row }: { $what }
draw-right_of = A la derecha de columna { $column }, fila { $row }: { $what }
draw-below = Debajo de columna { $column }, fila { $row }: { $what }
draw-show_part = Mostrar la parte desde columna { $column }, fila { $row }
draw-wall = pared
draw-open = abierto
draw-outside = fuera del laberinto
draw-put_copy = Haz clic donde va la copia, las veces que quieras. Otro clic en la herramienta: copiar otra parte.

draw-tools-wall = Paredes
draw-tools-rubber = Goma
draw-tools-mouse = Ratón
draw-tools-cheese = Queso
draw-tools-key = Llave y puertas
draw-tools-plate_one = Primera placa y su pared
draw-tools-plate_two = Segunda placa y su pared
draw-tools-plate_three = Tercera placa y su pared
draw-tools-trap = Ratonera
draw-tools-flap = Gatera
draw-tools-teapots_one = Primer par de teteras
draw-tools-teapots_two = Segundo par de teteras
draw-tools-teapots_three = Tercer par de teteras
draw-tools-ice = Hielo
draw-tools-melting = Obleas
draw-tools-blue_key = Llave azul y puertas
draw-tools-red_key = Llave roja y puertas
draw-tools-green_key = Llave verde y puertas
draw-tools-twin = Gemelo
draw-tools-twin_cheese = Queso del gemelo
draw-tools-mirror_twin = Gemelo espejo
draw-tools-mirror_cheese = Queso del gemelo espejo
draw-tools-bead = Perlas en un hilo
draw-tools-cat = Gato
draw-tools-bites = Mordiscos
draw-tools-tea = Té
draw-tools-fog = Niebla
draw-tools-rooms = Pincel: qué salas hay
draw-tools-inside_out = Invertir
draw-tools-copy = Copiar una parte

draw-how-walls = Haz clic entre dos salas para abrir o cerrar una pared. Arrastra por las salas para cavar un pasillo.
draw-how-rubber = Haz clic en algo para quitarlo, o pulsa Supr encima.
draw-how-place = Haz clic en la sala donde va, o en otra para moverlo.
draw-how-places = Haz clic en hasta cuatro salas. Un segundo clic quita lo puesto.
draw-how-doors = Haz clic en una sala para la llave, y entre salas para sus puertas.
draw-how-locks = Haz clic en salas para las llaves, y entre salas para sus puertas: de 2 a 5 llaves en total.
draw-how-plate = Haz clic en una sala para la placa, luego en la pared que mueve y luego en el hueco al que va.
draw-how-flap = Haz clic entre dos salas. Otro clic la gira; uno más la quita.
draw-how-pair = Haz clic en dos salas, en filas y columnas distintas.
draw-how-floor = Haz clic en salas, o arrastra sobre ellas.
draw-how-bites = Otro clic en la herramienta: más mordiscos. Las paredes deben cerrar conjuntos de salas.
draw-how-tea = Clic en la herramienta: con té o sin él. Las paredes deben cerrar de 2 a 9 conjuntos de salas.
draw-how-fog = Clic en la herramienta: con niebla o sin ella.
draw-how-brush = Haz clic en salas, o arrastra sobre ellas, para quitarlas o recuperarlas. Otro clic en la herramienta: pincel más ancho.
draw-how-inside_out = Haz clic en la herramienta: las salas que quitaste pasan a ser el laberinto.
draw-how-copy = Arrastra sobre salas, o haz clic en una esquina y luego en la otra. Después haz clic donde va la copia.
