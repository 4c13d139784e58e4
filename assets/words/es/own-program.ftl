## Las palabras de los programas propios: un ratón anda, un union-find construye, una pila resuelve

own_program-own = Tu programa
own_program-heading-walk = Tu micromouse
own_program-heading-build = Tu union-find
own_program-heading-solve = Tu pila
own_program-about = Escribe el comando que ejecuta tu programa. Qué líneas tiene que decir y cómo conseguir uno entero para empezar está en el manual, en «Tus propios programas».
own_program-about_page = Ejecuta el ejemplo o un programa tuyo: pega su JavaScript, suelta aquí un archivo o elige uno; también vale WebAssembly. «await readLine()» lee una línea y «print()» escribe una; el manual las enumera en «Tus propios programas». Tu programa nunca sale de esta página.
own_program-copy = Copiar
own_program-program = Programa
own_program-example = el ejemplo: { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}
own_program-pasted = pegado: { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}
own_program-task = Va a
own_program-tasks-walk = andar como ratón
own_program-tasks-build = construir (union-find)
own_program-tasks-solve = resolver (pila)
own_program-command = Comando
own_program-folder = Carpeta
own_program-kept = Anteriores
own_program-choose_kept = elige uno
own_program-beside = Al lado
own_program-nobody = nadie
own_program-ours_beside = lo nuestro
own_program-rooms_found = { $rooms ->
    [one] una sala descubierta
   *[other] { $rooms } salas descubiertas
}
own_program-other_program = Otro programa
own_program-running = Está en marcha.
own_program-none_yet = aún nada
own_program-walk-score = Puntos
own_program-walk-runs = Vueltas
own_program-walk-found = Salas vistas
own_program-walk-walked = Pasos
own_program-walk-turns = Giros
own_program-walk-this_run = Esta vuelta
own_program-log = Registro
own_program-meaningless = línea { $number } sin sentido: { $text }
own_program-begin = Ejecutar
own_program-again = Otra vez
own_program-keep = Guardar vuelta
own_program-another_maze = Laberinto nuevo
own_program-walk-press_reset = Pulsar reset

## Cómo terminó el programa

own_program-end-finished = El programa ha terminado.
own_program-end-no_better_run = Llegó a la meta, y ya no mejoró.
own_program-end-no_movement = Detenido: preguntaba sin parar y no se movía.
own_program-end-too_many = Detenido: no acababa nunca.
own_program-end-failed = Falló con el código de salida { $code }.
own_program-end-threw = Ha fallado.
own_program-end-waits_for_input = Sin entrada estándar: usa «await readLine()».
own_program-end-killed = Lo detuvo la señal { $signal }.
own_program-end-not_started = No se puede iniciar: { $why }.
own_program-end-silent = Detenido: no dijo nada en { $seconds } s.
own_program-end-too_slow = Detenido: tardó más de { $seconds } s.
own_program-end-too_much_output = Detenido: escribió más de { $mib } MiB.
own_program-end-long_line = Detenido: escribió una línea de más de { $kib } KiB.
own_program-end-not_reading = Detenido: dejó sin leer más de { $mib } MiB de respuestas.
own_program-end-too_much_memory = Detenido: ocupó más de { $mib } MiB de memoria.
own_program-end-too_many_processes = Detenido: eran más de { $count } procesos.
own_program-end-stopped = Detenido.

own_program-forest = Su bosque
own_program-ours = El nuestro, con las mismas paredes
own_program-stack = Su pila
own_program-is_wrong = Ha respondido mal.
own_program-right = Todo es correcto.
own_program-several = { $what } ({ $times } ×)

## Lo que hace un union-find propio

own_program-build-walls = Paredes
own_program-build-opened = Abiertas
own_program-build-finds = Find
own_program-build-links = Enlaces
own_program-build-parents = Acortados
own_program-build-hops = Lecturas
own_program-build-others = Lecturas de otras: { $all }
own_program-build-rule = { $link }, { $compression } { $hops }
own_program-build-wall = La pared { $wall } está entre { $a } y { $b }.
own_program-build-find = Busca la raíz de { $room }: { $root }.
own_program-build-link = Cuelga { $below } de { $above }.
own_program-build-shorten = Acorta el camino: { $room } cuelga de { $parent }.
own_program-build-opens = Abre la pared.
own_program-build-keeps = Deja la pared.

## Lo que hace una pila propia

own_program-solve-asked = Preguntas
own_program-solve-pushed = Apiladas
own_program-solve-popped = Desapiladas
own_program-solve-peak = Máximo
own_program-solve-steps = Pasos
own_program-solve-ours = La nuestra: { $pushed } apiladas, { $popped } desapiladas, { $peak } de altura máxima
own_program-solve-beside = Pregunta qué hay junto a { $room }.
own_program-solve-push = Apila { $room }.
own_program-solve-pop = Desapila la cima.
own_program-solve-mark = Marca { $room }.
own_program-solve-unmark = Le quita la marca a { $room }.
own_program-solve-path = Dice su camino, que tiene { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
own_program-solve-no_path = Dice que no hay camino.

## Lo que está mal

own_program-wrong-joined = Pared { $wall }: open está mal, { $a } y { $b } ya estaban unidas, por { $way }
own_program-wrong-and_more = { $way } y { $count } más
own_program-wrong-parted = Pared { $wall }: keep está mal, { $a } y { $b } no estaban unidas: sus conjuntos tienen { $first } y { $second }
own_program-wrong-linked_no_root = { $below } se colgó de { $above }, pero { $below } no es raíz: cuelga de { $parent }
own_program-wrong-linked_to_no_root = { $below } se colgó de { $above }, que no es raíz: la raíz de { $above } es { $root }
own_program-wrong-larger_below = { $below }, con { $large } en su conjunto, se colgó de { $above }, con { $small }, aunque se prometió colgar el menor
own_program-wrong-deeper_below = { $below }, de rango { $high }, se colgó de { $above }, de rango { $low }, aunque se prometió colgar la de menor rango
own_program-wrong-not_shortened = Se prometió acortar el camino de { $sought } a { $root }, pero { $room } sigue colgando de { $parent }
own_program-wrong-found_no_root = Dijo que { $said } es la raíz de { $sought }, pero { $said } cuelga de { $parent }
own_program-wrong-found_other_set = Dijo que { $said } es la raíz de { $sought }, pero está en otro conjunto: esa raíz es { $root }
own_program-wrong-not_above = { $room } se colgó de { $parent }, que no estaba por encima
own_program-wrong-below_itself = { $room } iba a colgar de sí misma
own_program-wrong-circle = { $room } iba a colgar de { $parent }, que está por debajo de { $room }
own_program-wrong-asked_afar = Preguntó qué hay junto a { $room }, pero { $room } nunca se apiló
own_program-wrong-pushed_afar = { $room } se apiló sobre { $top }, pero entre ambas no hay paso
own_program-wrong-began_elsewhere = { $room } se apiló en una pila vacía, pero el laberinto empieza en { $start }
own_program-wrong-pushed_twice = { $room } se apiló, pero ya estaba en la pila
own_program-wrong-popped_nothing = Se desapiló una sala de una pila vacía
own_program-wrong-begins = El camino empieza en { $room }, pero el laberinto empieza en { $start }
own_program-wrong-ends = El camino acaba en { $room }, pero la meta es { $goal }
own_program-wrong-broken = El camino se rompe tras su sala { $place }: no se puede ir de { $a } a { $b }
own_program-wrong-empty = El camino no tiene salas
own_program-wrong-there_is_one = Hay un camino: uno de { $steps } pasos, de { $start } por { $next } a { $goal }
