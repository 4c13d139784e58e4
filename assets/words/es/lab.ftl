## Las palabras del laboratorio

lab-laboratory = Laboratorio
lab-shelf = Mirar, probar, responder: cinco minutos cada vez
lab-union_find = Union-find
lab-searches = Búsquedas
lab-by_oneself = Hazlo tú
lab-rules = Reglas
lab-link = union
lab-compression = find
lab-beside = Comparar
lab-hops = Lecturas
lab-deepest = Altura
lab-member = elem.
lab-rank = rank
lab-bench = Banco de pruebas
lab-bench_about = Tu union y tu find, con las reglas que quieras.
lab-how_to_add = Elige dos elementos para union, o uno dos veces para find; o escribe union 3 7 o find 5
lab-how_to_answer = Haz clic en la imagen, o escribe el número y pulsa Enter.
lab-how_to_name_room = Pulsa la flecha que lleva allí, haz clic, o escribe el número y pulsa Enter.
lab-your_turn = Te toca
lab-two = Dos conjuntos
lab-one = Un conjunto
lab-open_it = Abrirla
lab-keep_it = Dejarla
lab-goes_on = Sigue
lab-turns_back = Vuelve atrás
lab-right = Correcto.
lab-number_reason = Cada vez que una sala se descubre o se deja para siempre, se escribe el número siguiente.
lab-distance_reason = Una sala está un paso más lejos del inicio que la que la encoló.
lab-full_marks = Nota máxima: ¡eres el algoritmo!
lab-once_more = Listo. ¿Otro?
lab-shown = mostrado
lab-front_first = frente primero
lab-rule = regla
lab-link_key = Regla de union
lab-compression_key = Regla de find
lab-beside_key = Comparar
lab-operation_key = Operación entera
lab-next_note = Otra nota
lab-answer_key = Respuesta
lab-hall_key = Preguntar
lab-count_key = Contar manos
lab-time_key = Más o menos tiempo
lab-clock_key = Parar reloj
lab-next_answer_key = Otra respuesta
lab-take_hands_key = Listo
lab-held_in_short = Sin responder
lab-held = Sin responder: pulsa otra vez para seguir sin respuesta.
lab-show_key = Mostrar
lab-take_back_key = Deshacer
lab-another_key = Otro
lab-ask_key = Hazlo tú
lab-right_at_once = A la primera
lab-time = Tiempo
lab-hand_in = Tu resultado en una línea, para entregar
lab-hand_in_key = Copiar resultado
lab-chart = Lo que cuesta con más elementos
lab-chart_key = Crecimiento
lab-reads_and_writes = Leer + escribir parent
lab-order_key = Orden
lab-save_table_key = Guardar cifras
lab-members_key = Elementos
lab-measuring = midiendo
lab-too_slow = tardaría demasiado
lab-union_asked = union({ $a }, { $b }): ¿dos conjuntos, o uno?
lab-wall_asked = Le toca a la pared { $a }|{ $b }: ¿abierta o intacta?
lab-winner_asked = union({ $a }, { $b }): ¿qué raíz se queda arriba? Si empatan, la del primero.
lab-hops_asked = { $operation }: ¿cuántas veces leerá parent?
lab-parent_asked = Tras find({ $member }), ¿de quién colgará { $member }?
lab-stack_room_asked = La búsqueda en profundidad está en { $at }, y su orden es derecha, abajo, izquierda, arriba. ¿A qué sala va ahora?
lab-queue_room_asked = La búsqueda en anchura acaba de tomar { $at }, y su orden es derecha, abajo, izquierda, arriba. ¿Qué sala toma ahora?
lab-turn_asked = La búsqueda en profundidad está en { $at }. ¿Sigue o vuelve atrás?
lab-stack_held_asked = En el orden derecha, abajo, izquierda, arriba: ¿qué hay en la pila tras el próximo movimiento desde { $at }, de la cima abajo?
lab-queue_held_asked = Se toma la sala que va tras { $at }, y entran sus vecinas nuevas: derecha, abajo, izquierda, arriba. ¿Qué hay entonces en la cola, desde el frente?
lab-number_asked = La búsqueda en profundidad está en { $at }. Las salas descubiertas y dejadas se cuentan juntas: ¿qué número se escribe ahora?
lab-distance_asked = Se ha tomado { $at }. ¿A qué distancia del inicio está la sala que se toma después?
lab-wrong = No, es { $answer }. Esta pregunta volverá.
lab-climbed = { $hops ->
    [one] La subida: { $ways }. El programa lee parent { $hops } vez.
   *[other] La subida: { $ways }. El programa lee parent { $hops } veces.
}
lab-comes_back = { $count ->
    [one] { $count } volverá: sigue y prueba otra vez.
   *[other] { $count } volverán: sigue y prueba otra vez.
}
lab-came_back = { $count ->
    [one] { $count } volvió: ahora, correcta.
   *[other] { $count } volvieron: ahora, correctas.
}
lab-marks = { $right } de { $all } a la primera
lab-climb = find({ $sought }) está en { $at }. Elige adónde va ahora, o { $at } mismo si es la raíz.
lab-rehang = Reducción a la mitad en { $at }: ¿de quién cuelga { $at } desde ahora?
lab-sets = union({ $a }, { $b }): ¿dos conjuntos, o uno?
lab-wall = Le toca a la pared { $a }|{ $b }: ¿abrirla o dejarla?
lab-below = union({ $a }, { $b }) por tamaño; si empatan, se cuelga la segunda. Elige la raíz que se cuelga de la otra.
lab-above = ¿Y de qué raíz se cuelga { $below }?
lab-stack_next = La búsqueda en profundidad está en { $at }, y su orden es derecha, abajo, izquierda, arriba. Elige la sala a la que va ahora.
lab-stack_asked = La búsqueda en profundidad está a punto de volver atrás desde { $at }. ¿Qué hay en la pila antes de desapilar, de la cima abajo?
lab-queue_asked = La búsqueda en anchura ha tomado { $at } y ha encolado sus vecinas nuevas: derecha, abajo, izquierda, arriba. ¿Qué hay en la cola, desde el frente?
lab-queue_next = La búsqueda en anchura ha tomado { $at }, y sus vecinas nuevas ya están dentro: derecha, abajo, izquierda, arriba. Elige la sala que toma ahora.
lab-no_operation = «{ $line }» no es una operación: escribe union 3 7 o find 5
lab-no_member = { $member } no existe: los elementos van del 0 al { $last }
lab-asked_in = En el bosque «{ $rules }»: { $question }
lab-other_rules = Las notas de esta tarjeta tratan de otras reglas: { $rules }.
lab-compared = Lo que elijas cambia «{ $rules }»; al lado queda «{ $beside }».
lab-variant = { $link }, { $compression }
lab-chart_of = { $members } elementos: todas las union en este orden y luego otros tantos find al azar. Rayas: cómo crecen n log n y n alpha(n); lo que cuesta varias veces más va por encima.

## Cómo se unen los conjuntos

lab-links-naive = naíf
lab-links-by_size = por tamaño
lab-links-by_rank = por rango

## Cómo se acortan los caminos

lab-compressions-none = simple
lab-compressions-halving = a la mitad
lab-compressions-full = completa

## Los ejercicios

lab-skills-find = Eres find
lab-skills-halving = Eres find a la mitad
lab-skills-union = Eres union por tamaño
lab-skills-kruskal = Eres Kruskal
lab-skills-stack = Eres la pila
lab-skills-queue = Eres la cola

## Los ejercicios

lab-skill_notes-find = Sube a la raíz, de padre en padre.
lab-skill_notes-halving = Sube y cuelga más arriba uno de cada dos.
lab-skill_notes-union = ¿Un conjunto o dos? ¿Dónde va cada raíz?
lab-skill_notes-kruskal = Abre o deja cada pared; une los conjuntos.
lab-skill_notes-stack = ¿Adónde va la búsqueda en profundidad?
lab-skill_notes-queue = ¿Qué sala toma la búsqueda en anchura?

## En qué orden se unen los elementos

lab-orders-random = Al azar
lab-orders-chain = Cadena
lab-orders-binomial = Binomial

## Qué regla incumple un fallo

lab-mistakes-no_root = Ese no es una raíz: apunta a otro, y find solo acaba en una raíz.
lab-mistakes-past_root = find acaba en una raíz, que apunta a sí misma. ¿Lo hace ese?
lab-mistakes-other_tree = Ese está en otro árbol: ningún puntero lleva allí.
lab-mistakes-down = Ese cuelga de él. find sigue los punteros hacia arriba, nunca hacia abajo.
lab-mistakes-sibling = Ese es un hermano: ambos cuelgan del mismo padre, y ningún puntero lleva de uno a otro.
lab-mistakes-too_far = Demasiado lejos: find sigue los punteros de uno en uno.
lab-mistakes-off_the_way = Ese está en el mismo árbol, pero no en el camino a la raíz.
lab-mistakes-full_not_halving = Demasiado lejos: colgarlo de la raíz misma sería compresión completa.
lab-mistakes-too_high = Demasiado lejos: al reducir a la mitad, sube solo un nivel.
lab-mistakes-not_higher = Ya cuelga de ahí. La reducción a la mitad lo cuelga un nivel más arriba.
lab-mistakes-loop = Nada puede colgar de sí mismo ni de lo que cuelga de él: sería un ciclo.
lab-mistakes-opened_inside = Sube desde los dos lados: la raíz es la misma, así que es un solo conjunto. Una puerta dentro de un conjunto cierra un ciclo.
lab-mistakes-kept_between = Sube desde los dos lados: las raíces son distintas, así que son dos conjuntos, y se unen.
lab-mistakes-moved_node = Ese no es una raíz. Para mover un conjunto entero, cuelga su raíz.
lab-mistakes-below_node = Ese no es una raíz: colgando de él, el camino sería más largo. Un conjunto se cuelga de una raíz.
lab-mistakes-own_set = Ese está en el mismo conjunto que hay que colgar.
lab-mistakes-larger_below = Por tamaño, el conjunto menor se cuelga del mayor.
lab-mistakes-first_stays = Ambos son igual de grandes: entonces la raíz del primero se queda arriba.
lab-mistakes-other_set = Ese no es de ninguno de los dos conjuntos.
lab-mistakes-popped_early = Desapilas antes de tiempo: junto a la cima aún hay una sala nueva.
lab-mistakes-popped_twice = Demasiado lejos: se desapila sala a sala.
lab-mistakes-stays = La búsqueda ya está ahí: cada paso lleva a otra sala.
lab-mistakes-queue_for_stack = Eso sería una cola. Una pila sigue por su cima.
lab-mistakes-stack_for_queue = Eso sería una pila: toma lo más reciente. Una cola toma lo que lleva más tiempo esperando.
lab-mistakes-not_front = Otras llevan más tiempo esperando: en una cola, quien llega antes sale antes.
lab-mistakes-order = Derecha, abajo, izquierda, arriba: en ese orden, otra sala va antes.
lab-mistakes-was_there = La búsqueda ya ha estado ahí, y no visita ninguna sala dos veces.
lab-mistakes-wall = Ahí hay una pared: ningún pasillo lleva allí.
lab-mistakes-turned_round = Va al revés: lo más reciente está en la cima de una pila y al final de una cola.
lab-mistakes-nothing_popped = Las salas que la búsqueda ha dejado para siempre ya no están en la pila.
lab-mistakes-popped_before = La sala donde está la búsqueda es la cima: no se desapila hasta que la búsqueda la deja.
lab-mistakes-still_queued = La última sala que se tomó ya no está en la cola.
lab-mistakes-nothing_taken = Lo que se tomó de la cola ya no está en ella.
lab-mistakes-not_queued = Esa no está en la cola: nada de lo que se tomó está a su lado.
