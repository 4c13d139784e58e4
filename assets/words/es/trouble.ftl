## Las palabras sobre errores

trouble-link = Este enlace no se puede abrir. { $why }
trouble-no_pack = No ha cambiado nada: { $why }

## Por qué no hay tal laberinto

trouble-maze_code-width = ¿{ $rooms } columnas? Valen de { $least } a { $most }
trouble-maze_code-height = ¿{ $rooms } filas? Valen de { $least } a { $most }
trouble-maze_code-only_worlds = ¿Tan grande? Kruskal y sin ciclos
trouble-maze_code-size = «{ $text }» no es un tamaño: escríbelo como 30x20
trouble-maze_code-percent = «{ $text }» no es un porcentaje: usa de 0 a 100
trouble-maze_code-name_like = No hay generador «{ $word }». ¿Será { $name }?
trouble-maze_code-name = No hay ningún generador «{ $word }». Hay estos: { $names }
trouble-maze_code-memory = Este laberinto necesita { $megabytes } MB de memoria, y aquí no hay tanta
trouble-maze_code-never_joined = { $generator } no une el inicio y la meta hasta el final: quita «joined»
trouble-maze_code-never_shaped = { $generator } solo construye rectángulos: elige otro generador para una forma
trouble-maze_code-shape = La forma de este código está cortada o tiene un fallo
trouble-maze_code-shape_too_large = { $rooms } salas son demasiadas para una forma: usa { $most } como mucho
trouble-maze_code-shape_and_quest = Un laberinto con forma no admite «{ $field }»: quita una de las dos cosas
trouble-maze_code-unknown_world = Este mundo no está aquí: abre antes su archivo
trouble-maze_code-drawn = El código del laberinto dibujado está cortado o tiene un fallo
trouble-maze_code-no_rooms_for_quest = { $generator } no cava salas: quita «{ $field }»
trouble-maze_code-too_large_for_quest = { $rooms } salas son demasiadas para «{ $field }»: usa { $most } como mucho
trouble-maze_code-no_revision = Falta un número tras { $generator }: escribe { $generator }{ $revision }
trouble-maze_code-revision = Este juego no tiene { $generator }{ $revision }, solo { $generator }{ $known }
trouble-maze_code-no_seed = Una semilla puede ser cualquier número o texto, pero no estar vacía
trouble-maze_code-missing = El código no está completo: debe parecerse a kruskal1-30x20-233
trouble-maze_code-field = «{ $text }» no va aquí: un código es como kruskal1-30x20-loops10-233
trouble-maze_code-text_seed = «{ $text }» no va aquí: un código es como kruskal1-30x20-loops10-233, y una semilla en palabras va tras un ~

## Por qué no hay tal duelo

trouble-match_code-too_large = { $rooms } salas son demasiadas para la máquina: juega con { $most } como mucho
trouble-match_code-endless = «Sin fin» y un laberinto sin fin solo van juntos: usa endless1-233~endless-bo3
trouble-match_code-quest = Un segundo queso y una llave son para un solo jugador: quita «cheeses2» y «keys1»
trouble-match_code-walled_off = Sin sus reglas no hay camino por este laberinto: es para un solo jugador
trouble-match_code-no_rules = Faltan las reglas: un duelo es como kruskal1-20x15-7~race-bo3
trouble-match_code-mode_like = No hay juego «{ $word }». ¿Querías decir { $mode }?
trouble-match_code-mode = No hay ningún juego «{ $word }». Hay estos: { $modes }
trouble-match_code-best_of = «{ $text }» no es un número de rondas: usa bo1, bo3, bo5 o bo7
trouble-match_code-head_start = «{ $text }» no es una ventaja: lead2x5 da al jugador 2 una ventaja de 5 segundos; valen de 1 a { $most }
trouble-match_code-speed = «{ $text }» no es una velocidad: usa 4, 5, 6, 8, 10, 12, 15 o 20 casillas por segundo
trouble-match_code-ghost = Un fantasma solo corre una carrera suelta en el mismo laberinto, sin ventaja: usa race-bo1-ghost
trouble-match_code-snatch = Robaqueso es para dos personas: quita al ordenador
trouble-match_code-field = «{ $text }» no va aquí: un duelo es como kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8

## Por qué una línea no es un marcador

trouble-bookmark-step = «{ $text }» no es un paso: escribe @12, o @12-18 para repetir una parte
trouble-bookmark-rule = No hay ninguna regla «{ $text }»: usa naive, size o rank, y luego none, halving o full
trouble-bookmark-old = «{ $text }» es un ejercicio de la versión 0.2, y sus árboles han cambiado: empieza uno nuevo
trouble-bookmark-maze = { $code } no cabe en el banco de pruebas: admite laberintos de Kruskal sin ciclos y de hasta { $most } salas
trouble-bookmark-field = «{ $text }» no va aquí: un marcador es como kruskal1-4x3-7@12-18 size halving loop

## Por qué se rechazó una grabación o un reto

trouble-challenge-something_else = Esto no es un reto: los retos empiezan por icetea:
trouble-challenge-version = Este reto es de otra versión del juego ({ $version })
trouble-challenge-too_long = Esto es demasiado largo: un reto tiene { $most } caracteres como mucho
trouble-challenge-broken = Falta una parte de este reto: copia otra vez la línea entera
trouble-challenge-tampered = Esta grabación se ha modificado, así que no es de fiar
trouble-challenge-untrue = Esta grabación no encaja con su laberinto
trouble-challenge-unsuited = Solo una partida sin ayuda, a plena velocidad y no muy larga puede ser un reto

## Las palabras sobre errores con archivos

trouble-files-damaged = { $file } está dañado. Ahora se llama { $kept_as }
trouble-files-damaged_lines = Hay líneas dañadas en { $file }. Ahora están en { $kept_in }
trouble-files-newer = { $file } es de una versión más nueva del juego. Ahora se llama { $kept_as }
trouble-files-foreign = { $file } viene de fuera. Ahora se llama { $kept_as }
trouble-files-key_lost = Se ha perdido la clave con que el juego sella: tus mejores partidas anteriores cuentan ahora como de fuera
trouble-files-clock_jumped = El reloj de este dispositivo ha dado un salto, y el juego se ha reiniciado. Si tenías una partida, está en «Continuar»
trouble-files-all_newer = No se ha reemplazado nada: este archivo es de una versión más nueva del juego
trouble-files-all_damaged = No se ha reemplazado nada: este archivo está dañado
trouble-files-cannot_save = No se puede guardar { $file }: { $reason }
trouble-files-elsewhere = { $what }. El juego lo sigue intentando; «Todos los datos», en Ajustes, lo guarda todo en otro lugar
trouble-files-cannot_read = No se puede leer { $file }: { $reason }
trouble-files-rescued = Lo que no se pudo guardar la última vez está en { $file }. Ábrelo con el juego para recuperarlo
trouble-files-crashed = El juego se cerró por un error la última vez. El informe es { $report }
trouble-files-no_folder = No se puede guardar nada, porque no hay carpeta para ello: indica una en ICETEA_MAZE_DIR
trouble-files-full = el disco está lleno
trouble-files-read_only = el disco es de solo lectura
trouble-files-not_a_file = es una carpeta, una tubería o un dispositivo, no un archivo
trouble-files-not_allowed = el sistema no lo permite
trouble-files-busy = otra copia del juego está usando esa carpeta
trouble-files-cannot_set_aside = esta versión del juego no lo entiende ni puede apartarlo: { $reason }
trouble-files-cannot_write_down = no se puede escribir: { $reason }
trouble-files-assumed = ¿Es este el laberinto correcto? { $what }
trouble-files-doubted = Quizá no: { $why }.

## Por qué un archivo no es ni un laberinto ni una grabación

trouble-unreadable-empty = está vacío
trouble-unreadable-damaged = está dañado, o le falta una parte
trouble-unreadable-several_lists = contiene varias listas que podrían ser el laberinto: deja solo una, o llama «maze» a una de ellas
trouble-unreadable-two_starts = tiene dos inicios
trouble-unreadable-no_open_tile = todo son paredes
trouble-unreadable-ends = inicio y meta tienen que ser dos casillas abiertas
trouble-unreadable-no_walls = no hay paredes en la imagen: toda ella es más o menos igual de clara
trouble-unreadable-no_tiles = no hay laberinto en la imagen: las paredes tienen que ser rectas, en filas y columnas, e igual de gruesas
trouble-unreadable-no_part = esto no es parte de un laberinto
trouble-unreadable-blank = un espacio con color
trouble-unreadable-at = línea { $line }, columna { $column }: { $what }
trouble-unreadable-encoding = esto no es { $encoding } válido
trouble-unreadable-unexpected = { $found } no es ni una pared, ni una casilla abierta, ni una marca
trouble-unreadable-abbreviated = aquí faltan números ({ $dots }): escribe la lista entera en el archivo
trouble-unreadable-too_large = tiene { $columns } × { $rows } casillas, y un lado admite hasta { $most }
trouble-unreadable-too_many_pixels = { $width } × { $height } píxeles son demasiados
trouble-unreadable-foreign_picture = esto es una imagen { $kind }: solo se pueden leer PNG, SVG, PBM, PGM y PPM, así que guárdala como PNG
trouble-unreadable-version = esta grabación es de otra versión del juego ({ $version })
trouble-unreadable-card = la línea { $number }, «{ $line }», no significa nada en una tarjeta del laboratorio
trouble-unreadable-pack-line = línea { $number }, «{ $line }»: { $reason }
trouble-unreadable-pack-beginning = una colección empieza con una línea como «pack1 Mis laberintos»
trouble-unreadable-pack-too_large = un laberinto de una colección tiene { $rooms } salas como mucho
trouble-unreadable-pack-twice = este laberinto ya salió antes
trouble-unreadable-pack-damaged = este código está dañado
trouble-unreadable-pack-too_long = una colección ocupa { $kilobytes } KB como mucho
trouble-unreadable-pack-count = una colección tiene de 1 a { $most } laberintos
trouble-unreadable-recording = la línea { $line } de esta grabación no tiene sentido
trouble-unreadable-unfit = su programa no puede haber hecho esto en su laberinto
trouble-unreadable-memory = necesita { $megabytes } MB de memoria, más de la que hay

## Lo que hubo que suponer para leer un archivo

trouble-assumed-exchanged = se intercambiaron paredes y casillas abiertas, para que el borde esté cerrado
trouble-assumed-inside_out = todo el borde está abierto: si paredes y casillas abiertas están al revés, intercámbialas en el archivo
trouble-assumed-blank_wall_by_border = los espacios se tomaron por paredes, ya que forman la mayor parte del borde
trouble-assumed-perhaps_wide = cada carácter se tomó por una casilla; si las salas ocupan varios, está mal
trouble-assumed-unjoined = las líneas no se juntan en todas partes: cada carácter se tomó por una casilla
trouble-assumed-first_of_several = hay varios bloques de texto; se leyó el primero
trouble-assumed-floor_below_mark = el suelo bajo una marca no se ve: se tomó por abierto
trouble-assumed-numbered_ends = 2 se tomó por el inicio y 3 por la meta
trouble-assumed-row_first = las posiciones del inicio y la meta se tomaron como [fila, columna], desde 0
trouble-assumed-column_first = las posiciones del inicio y la meta se tomaron como [columna, fila], desde 0
trouble-assumed-light_walls = las partes claras de la imagen se tomaron por paredes
trouble-assumed-no_goal_mark = nada marca la meta: se tomó la última casilla abierta
trouble-assumed-no_start_mark = nada marca el inicio: se tomó la primera casilla abierta
trouble-assumed-one_tile = solo tiene abierta una casilla
trouble-assumed-no_way = ningún camino va del inicio a la meta
trouble-assumed-only_walls = del inicio a la meta solo llevan paredes: si son el camino, intercámbialas en el archivo con las casillas abiertas
trouble-assumed-parts = hay aberturas aquí y allá, y partes a las que no se llega
trouble-assumed-wall_by_border = { $wall } se tomó por pared, ya que forma la mayor parte del borde
trouble-assumed-short_line = la línea { $line } acaba pronto: lo que falta se tomó por pared
trouble-assumed-empty_line = la línea { $line } está vacía: se tomó por una fila de paredes
trouble-assumed-left_out = la línea { $line } se dejó fuera: no parece parte del laberinto
trouble-assumed-other_size = la línea { $line } dice { $claimed }, pero el laberinto tiene { $columns } × { $rows } casillas
trouble-assumed-many_openings = nada marca el inicio ni la meta, y el borde no tiene dos aberturas sino { $count }: se tomaron la primera y la última casilla abierta
trouble-assumed-margin = se recortó un margen: { $left } píxeles a la izquierda, { $top } arriba, { $right } a la derecha, { $bottom } abajo
trouble-assumed-lines = se supuso que las paredes miden { $wall } píxeles de grosor y las salas { $room } de ancho
trouble-assumed-fractional = se supuso un ancho de { $pixels } píxeles por casilla
trouble-assumed-start = el punto { $hue } se tomó por el inicio
trouble-assumed-goal = el punto { $hue } se tomó por la meta
trouble-assumed-misfit = el { $percent } % de la imagen no encaja con sus casillas
trouble-assumed-no_maze = esto quizá no sea un laberinto: { $why }
trouble-assumed-open_border = el { $percent } % de su borde está abierto
trouble-assumed-mostly_wall = solo está abierto el { $percent } %

## Los nombres de los colores

trouble-assumed-hues-green = verde
trouble-assumed-hues-cyan = cian
trouble-assumed-hues-blue = azul
trouble-assumed-hues-yellow = amarillo
trouble-assumed-hues-magenta = magenta
trouble-assumed-hues-red = rojo
