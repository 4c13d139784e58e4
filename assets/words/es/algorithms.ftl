## Cómo se llaman los algoritmos, qué hacen y qué se dice de sus pasos.
## Un programa es código para leer: cada línea tiene que quedarse en su sitio, y se sangra con dos espacios.

kruskal-title = Union-find · Kruskal
kruskal-idea = La Princesa del Té Helado solo abre una pared si sus dos lados aún no están unidos. Union-find lo sabe casi al instante.
kruskal-tells = Se abren paredes por todo el laberinto a la vez: muchos callejones cortos, bien repartidos, y ninguna dirección destaca.
kruskal-program =
    para cada pared, en orden aleatorio:
      a, b = las salas que separa
      si find(a) != find(b):
        abre la pared
        union(a, b)  # por tamaño
      si no: deja la pared
kruskal-merged = La pared { $tile } separa dos conjuntos: ábrela. { $from } se cuelga de { $to }.
kruskal-kept = La pared { $tile } tiene el mismo conjunto a ambos lados: déjala.
kruskal-took = Le toca a la pared { $tile }: a es { $from }, b es { $to }.
kruskal-compared = find(a) es { $from }, find(b) es { $to }: ¿son iguales?
kruskal-opened = No lo son: abre la pared { $tile }.

kruskal-find-idea = Cada sala apunta a su padre, y una raíz a sí misma. Cada subida cuelga un nivel más arriba una de cada dos salas del camino.
kruskal-find-program =
    find(x):
      mientras parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      devuelve x  # la raíz
kruskal-find-halved = { $from } no es raíz: ahora cuelga de { $to }, el padre de su padre.
kruskal-find-stayed = { $from } ya cuelga justo de la raíz { $to }: no cambia nada.
kruskal-find-went_on = Sube de { $from } a { $to }.
kruskal-find-found = { $to } apunta a sí misma: es la raíz.

find-plain-idea = find sube de padre en padre hasta llegar a una raíz.
find-plain-program =
    find(x):
      mientras parent[x] != x:
        x = parent[x]
      devuelve x  # la raíz
find-plain-began = find({ $from }): sube desde { $from } hasta su raíz.
find-plain-went_up = { $from } no es raíz: sube a { $to }.
find-plain-found = { $to } apunta a sí mismo: es la raíz.

find-halving-idea = Mientras sube, find cuelga un nivel más arriba uno de cada dos elementos.
find-halving-program =
    find(x):
      mientras parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      devuelve x  # la raíz
find-halving-began = find({ $from }): sube desde { $from } hasta su raíz.
find-halving-halved = { $from } colgaba de { $tile }; ahora cuelga de { $to }, el padre de su padre.
find-halving-went_on = Sube de { $from } a { $to }.
find-halving-went_up = { $from } cuelga de la raíz misma y ahí se queda: sube a { $to }.
find-halving-found = { $to } apunta a sí mismo: es la raíz.

find-full-idea = Cuando ya sabe cuál es la raíz, find cuelga de ella todo su camino.
find-full-program =
    find(x):
      root = x
      mientras parent[root] != root:
        root = parent[root]
      mientras parent[x] != root:
        parent[x], x = root, parent[x]
      devuelve root
find-full-began = find({ $from }): sube desde { $from } hasta su raíz.
find-full-went_up = { $from } no es raíz: sube a { $to }.
find-full-saw = { $to } apunta a sí mismo: es la raíz.
find-full-turned = { $to } es la raíz. Otra vez por el camino: { $from } colgaba de { $tile }, y ahora cuelga directamente de { $to }.
find-full-hung = Otra vez por el camino: { $from } colgaba de { $tile }, y ahora cuelga directamente de la raíz { $to }.
find-full-found = Todo el camino cuelga de la raíz { $to }.

union-naive-idea = La raíz de b se cuelga de la de a, por grande que sea su conjunto.
union-naive-program =
    union(a, b):
      a, b = find(a), find(b)
      si a == b: vuelve
      parent[b] = a
union-naive-began = union({ $from }, { $to }): primero busca ambas raíces.
union-naive-same = Ambas raíces son { $from }: ya es un solo conjunto, nada que hacer.
union-naive-linked = Las raíces son distintas: { $from } se cuelga de { $to }.

union-size-idea = El conjunto menor se cuelga del mayor.
union-size-program =
    union(a, b):
      a, b = find(a), find(b)
      si a == b: vuelve
      si size[a] < size[b]: intercambia a, b
      parent[b] = a
      size[a] += size[b]
union-size-began = union({ $from }, { $to }): primero busca ambas raíces.
union-size-same = Ambas raíces son { $from }: ya es un solo conjunto, nada que hacer.
union-size-linked = Las raíces son distintas: { $from }, de tamaño { $fewer }, se cuelga de { $to }, de tamaño { $more }.

union-rank-idea = La raíz de menor rango se cuelga de la otra; si empatan, la de arriba sube de rango.
union-rank-program =
    union(a, b):
      a, b = find(a), find(b)
      si a == b: vuelve
      si rank[a] < rank[b]: intercambia a, b
      parent[b] = a
      si rank[a] == rank[b]: rank[a] += 1
union-rank-began = union({ $from }, { $to }): primero busca ambas raíces.
union-rank-same = Ambas raíces son { $from }: ya es un solo conjunto, nada que hacer.
union-rank-linked = Las raíces son distintas: { $from }, de rango { $fewer }, se cuelga de { $to }, de rango { $more }.

backtracker-title = Vuelta atrás · Profundidad
backtracker-idea = Un largo paseo que nunca se cruza consigo mismo. Si se atasca, vuelve al último lugar donde podía elegir.
backtracker-tells = Sigue hasta atascarse, y solo entonces da la vuelta: pasillos largos y sinuosos, pocos callejones sin salida y un trecho larguísimo de punta a punta.
backtracker-program =
    apila una sala cualquiera
    mientras la pila no esté vacía:
      si la cima tiene una vecina nueva:
        abre la pared hacia una de ellas
        apílala
      si no: desapila
backtracker-went_on = { $to }, junto a { $from }, es nueva: abre la pared y apílala. En la pila: { $held }.
backtracker-went_back = Nada nuevo junto a { $from }: desapílala. En la pila: { $held }.

binary-tree-title = Árbol binario
binary-tree-idea = Cada sala abre una pared a la izquierda o arriba. Es rápido, pero a casa siempre se va hacia arriba y a la izquierda.
binary-tree-tells = Todas las salas menos la primera se abren hacia arriba o a la izquierda: la fila de arriba y la columna izquierda son pasillos despejados, y ningún callejón se abre a la derecha ni hacia abajo.
binary-tree-program =
    para cada sala menos la primera:
      si está en la fila 1: abre izquierda
      si no, si está en la columna 1: abre arriba
      si no, si lo dice la moneda: abre arriba
      si no: abre izquierda
binary-tree-on_top = { $from } está en la primera fila: abre su pared izquierda, hacia { $to }.
binary-tree-at_the_left = { $from } está en la primera columna: abre su pared de arriba, hacia { $to }.
binary-tree-up_by_coin = La moneda dice arriba: { $from } abre su pared hacia { $to }.
binary-tree-left_by_coin = La moneda dice izquierda: { $from } abre su pared hacia { $to }.

dig-title = Topo
dig-idea = Un topo cava sin dar nunca con lo ya cavado. Cuentan todas las casillas, no solo las salas.
dig-program =
    abre el inicio; apílalo
    mientras la pila no esté vacía:
      si una junto a la cima tiene 3 paredes:
        abre una de esas; apílala
      si no: desapila
    si la meta es pared: un túnel hasta ella
      y tapa una casilla del anillo
dig-began = Abre el inicio, { $tile }, y apílalo.
dig-dug = { $tile }, junto a { $from }, tiene tres paredes: cávala y apílala. En la pila: { $held }.
dig-went_back = Junto a { $from } no se puede cavar: desapílala. En la pila: { $held }.
dig-tunnelled = La meta sigue siendo pared: un túnel pasa por { $tile }.
dig-filled = { $tile } se vuelve a tapar, para que no quede ningún anillo.

division-title = División recursiva
division-idea = Aquí no se abren paredes: se construyen. Cada recinto recibe una cruz de paredes con tres puertas, y sus cuadrantes también.
division-tells = Divide cada recinto con una cruz de paredes y tres puertas: busca paredes y pasillos largos y rectos.
division-program =
    apila el recinto entero
    mientras haya un recinto en la pila:
      desapílalo; elige un poste dentro
      apila los cuadrantes que se puedan dividir
      alza paredes del poste a los cuatro lados
      abre una puerta en tres de las cuatro
division-crossed = Le toca al recinto de { $from } a { $to }: una cruz de paredes lo divide.
division-walled = Construye la pared { $tile }.
division-opened = Abre una puerta en la cruz: { $tile }.

drawn-title = Dibujado a mano
drawn-idea = Alguien lo ha dibujado, pared a pared. Aquí nada se deja al azar.
drawn-program =
    para cada sala:
      para sus lados de arriba e izquierda:
        si se dibujó abierto: ábrelo
        si no: deja la pared
drawn-opened = Entre { $from } y { $to } se dibujó abierto.
drawn-kept = Deja la pared { $tile }: se dibujó ahí.

eller-title = Eller, fila a fila
eller-idea = Fila a fila, con los conjuntos de una sola en memoria: podría seguir así para siempre sin gastar más.
eller-tells = Trabaja fila a fila, pero apenas se nota: callejones cortos por todas partes, más o menos tantos como con union-find.
eller-program =
    para cada fila:
      para cada pared entre vecinas en ella:
        conjuntos distintos y moneda sí: ábrela
        si no: déjala
      para cada sala, menos en la última fila:
        moneda sí, o conjunto sin paso: abre abajo
        si no: deja la pared de abajo
eller-joined = { $from } y { $to } están en dos conjuntos: abre la pared entre ellas.
eller-kept = Deja la pared { $tile }: el mismo conjunto a ambos lados, o lo dice la moneda.
eller-descended = { $from } abre su pared de abajo hacia { $to }: lo dice la moneda, o su conjunto no tiene otro paso.
eller-kept_below = Deja la pared { $tile }: lo dice la moneda.

growing-tree-title = Árbol creciente
growing-tree-idea = De una lista de salas toma la más reciente, o a veces una cualquiera. Entre la vuelta atrás y Prim.
growing-tree-tells = La mitad de las veces sigue como la búsqueda en profundidad, y la otra mitad como Prim: menos callejones que union-find, más que la vuelta atrás.
growing-tree-program =
    apunta una sala cualquiera en la lista
    mientras la lista no esté vacía:
      toma la más reciente, a veces cualquiera
      si tiene una vecina nueva:
        abre la pared a una de ellas; apúntala
      si no: tacha la sala de la lista
growing-tree-grew = Toma { $from }. { $to }, a su lado, es nueva: abre la pared y apúntala. En la lista: { $held }.
growing-tree-struck = Toma { $from }. No hay nada nuevo a su lado: táchala. En la lista: { $held }.

hunt-and-kill-title = Cacería
hunt-and-kill-idea = Anda hasta atascarse; luego busca fila a fila una sala nueva junto a las viejas y sigue desde allí.
hunt-and-kill-tells = Anda hasta atascarse y luego sale a la caza de un lugar nuevo donde empezar: pasillos largos y pocos callejones sin salida.
hunt-and-kill-program =
    empieza en una sala cualquiera
    mientras haya una vecina nueva:
      abre la pared hacia una de ellas; ve allí
    caza por filas: nueva junto a una alcanzada
      abre la pared hacia una vecina alcanzada
      y sigue desde allí
hunt-and-kill-walked = { $to }, junto a { $from }, es nueva: abre la pared y ve allí.
hunt-and-kill-hunted = Atasco. La caza encuentra { $to }, una sala nueva junto a una alcanzada.
hunt-and-kill-joined = Abre la pared entre { $to } y su vecina alcanzada { $from }, y sigue desde { $to }.

loops-idea = Se abren callejones sin salida, para que haya más de un camino.
loops-program =
    para algunos callejones, en orden aleatorio:
      si aún lo es, con camino tras una pared:
        abre una pared de esas
loops-looped = { $from } es un callejón sin salida con un camino tras su pared { $tile }: ábrela.

prim-title = Prim
prim-idea = El laberinto crece desde una sala como la escarcha: siempre por un punto al azar del borde.
prim-tells = Crece hacia fuera desde una sala, y casi todas las ramas acaban una o dos salas más allá: es el de más callejones, y los caminos son cortos.
prim-program =
    alcanza una sala cualquiera
    mientras la frontera no esté vacía:
      toma cualquier sala de la frontera
      abre la pared hacia una vecina alcanzada
      sus vecinas nuevas pasan a la frontera
prim-grew = Toma { $to } de la frontera: abre la pared hacia { $from }, ya alcanzada. En la frontera: { $held }.

sidewinder-title = Sidewinder
sidewinder-idea = Fila a fila: tramos hacia la derecha, y de cada tramo un paso hacia arriba.
sidewinder-tells = La fila de arriba es un único pasillo largo, y ningún callejón se abre hacia abajo.
sidewinder-program =
    para cada sala, fila a fila:
      moneda sí: abre derecha  # fila 1: siempre
      si no: deja la pared; el tramo acaba
    donde acaba un tramo, o una fila:
      abre arriba una del tramo  # fila 1: nunca
sidewinder-went_on = { $from } abre su pared derecha, hacia { $to }.
sidewinder-ended = La moneda dice que no: deja la pared { $tile }. El tramo acaba.
sidewinder-rose = El tramo ha acabado: su sala { $from } abre la pared de arriba hacia { $to }.

wilson-title = Paseos de Wilson
wilson-idea = Paseos aleatorios hasta dar con el árbol; los ciclos se olvidan. Todos los laberintos posibles son igual de probables.
wilson-tells = Todos los laberintos son igual de probables, así que nada destaca: muchos callejones cortos en todas direcciones. Junto a union-find, hasta los expertos solo pueden adivinar.
wilson-program =
    el árbol es la sala de la meta
    mientras haya una sala fuera del árbol:
      desde la primera de ellas:
        ve al azar hasta el árbol, sin ciclos
      recorre el paseo desde su inicio:
        abre la pared; la sala se une al árbol
wilson-set_out = Desde { $from }, fuera del árbol, sale un paseo: hacia { $to }.
wilson-walked = El paseo va al azar de { $from } a { $to }.
wilson-opened = Recorre el paseo: abre la pared { $tile }; { $from } se une al árbol.

dijkstra-title = Dijkstra
a-star-doubled-title = A estrella, estimación doble
a-star-title = A estrella
a-star-idea = Como agua que adivina dónde está el queso: primero donde f es menor, es decir, los pasos dados, g, más los que se estima que quedan, h.
a-star-program =
    pon en espera el inicio
    mientras haya alguna en espera:
      entra en la de menor f = g + h
      pon en espera lo nuevo a su lado
      si es la meta: desanda los pasos
    no hay camino
a-star-entered = { $held ->
    [one] { $tile } tiene la menor f = g + h: entra. { $held } espera.
   *[other] { $tile } tiene la menor f = g + h: entra. { $held } esperan.
}
a-star-arrived = { $tile } es la meta: los pasos hacia atrás son el camino.
a-star-gave_up = Nada en espera: no hay camino.

breadth-first-title = En anchura
breadth-first-idea = Como el agua: todos los lugares por orden de distancia. Ninguno es más corto que el primer camino que encuentra.
breadth-first-program =
    encola el inicio
    mientras la cola no esté vacía:
      toma la primera y entra en ella
      encola lo nuevo junto a ella
      si es la meta: desanda los pasos
    no hay camino
breadth-first-entered = { $tile } es la primera de la cola: tómala y encola lo nuevo junto a ella. En la cola: { $held }.
breadth-first-arrived = { $tile } es la meta: los pasos hacia atrás son el camino.
breadth-first-gave_up = La cola está vacía: no hay camino.

dead-end-filler-title = Tapacallejones
dead-end-filler-idea = Se tapan callejones sin salida hasta que no queda ninguno. Lo que queda es el camino.
dead-end-filler-program =
    encola todos los callejones
    mientras la cola no esté vacía:
      tapa el primero; encola los nuevos
    recorre lo que queda, en profundidad:
      sigue hacia una vecina nueva
        si es la meta: la pila es el camino
      si no la hay: vuelve atrás
    no hay camino
dead-end-filler-filled = { $tile } es un callejón sin salida: tápalo. En la cola: { $held }.
dead-end-filler-went_on = No queda ningún callejón por tapar: sigue hacia { $tile }.
dead-end-filler-arrived = { $tile } es la meta: la pila es el camino.
dead-end-filler-went_back = Nada nuevo junto a { $tile }: vuelve atrás.
dead-end-filler-gave_up = No queda nada por recorrer: no hay camino.

depth-first-title = En profundidad
depth-first-idea = Un solo camino, hasta donde llegue. La pila es el camino; lo que se desapila era un callejón sin salida.
depth-first-program =
    apila el inicio
    mientras la pila no esté vacía:
      si la cima tiene una vecina nueva:
        apílala; márcala como visitada
        si es la meta: la pila es el camino
      si no: desapila; vuelve atrás
    no hay camino
depth-first-began = Apila el inicio, { $tile }.
depth-first-went_on = { $tile }, junto a la cima, es nueva: apílala. En la pila: { $held }.
depth-first-arrived = { $tile } es la meta: la pila es el camino.
depth-first-went_back = Nada nuevo junto a { $tile }: desapílala. En la pila: { $held }.
depth-first-gave_up = La pila está vacía: no hay camino.

depth-first-calls-idea = La búsqueda en profundidad como función que se llama a sí misma: las llamadas que no han vuelto son la pila.
depth-first-calls-program =
    marca inicio; dfs(inicio); o no hay camino
    dfs(sala):
      si es la meta: devuelve encontrado
      para derecha, abajo, izquierda, arriba:
        ¿nueva? marca; si dfs(ella): encontrado
      vuelve
depth-first-calls-began = Marca el inicio, { $tile }, y llama a dfs({ $tile }).
depth-first-calls-called = { $tile } es nueva: dfs({ $from }) la marca y llama a dfs({ $tile }). Llamadas que no han vuelto: { $held }.
depth-first-calls-arrived = { $tile } es la meta: todas las llamadas devuelven «encontrado», y sus salas son el camino.
depth-first-calls-returned = Ningún lado de { $tile } lleva a una sala nueva: dfs({ $tile }) vuelve.
depth-first-calls-gave_up = La primera llamada ha vuelto: no hay camino.

sharp-depth-first-title = Profundidad sagaz
sharp-depth-first-idea = En profundidad y con los ojos abiertos: se salta los callejones que ve y lo que su propio camino deja aislado.
sharp-depth-first-program =
    apila el inicio
    mientras la pila no esté vacía:
      sella lo que corta su propio camino
      si el pasillo es un callejón: sáltalo
      si no, si hay pasillo: apila adonde lleva
        si es la meta: la pila es el camino
      si no: desapila; vuelve atrás
    no hay camino
sharp-depth-first-began = Apila el inicio, { $tile }.
sharp-depth-first-sealed = Su propio camino aísla { $tile } de la meta: séllala.
sharp-depth-first-skipped = { $tile } está en un simple callejón sin salida: sáltala.
sharp-depth-first-went_on = { $tile }, junto a la cima, aún está por probar: apílala. En la pila: { $held }.
sharp-depth-first-arrived = { $tile } es la meta: la pila es el camino.
sharp-depth-first-went_back = No queda ningún pasillo en { $tile }: desapílala. En la pila: { $held }.
sharp-depth-first-gave_up = La pila está vacía: no hay camino.

tremaux-title = Trémaux
tremaux-idea = Una marca por cada vez que se pasa por un pasillo, nunca tres: el hilo de Ariadna, pero con tiza.
tremaux-program =
    ponte en el inicio
    si ya conoces el lugar: da la vuelta enseguida
    si un pasillo no tiene marca: márcalo y pasa
      si lleva a la meta: listo
    si no: vuelve por uno con una marca; márcalo
    si no queda ninguno: no hay camino
tremaux-began = Ponte en el inicio, { $tile }.
tremaux-turned_back = { $tile } ya se conoce: da la vuelta enseguida, hacia { $to }.
tremaux-went_on = El pasillo hacia { $tile } no tiene marca: márcalo y pasa.
tremaux-arrived = { $tile } es la meta: los pasillos con una marca son el camino.
tremaux-went_back = Todos los pasillos de { $tile } tienen marca: vuelve atrás.
tremaux-gave_up = No queda ningún pasillo: no hay camino.

wall-follower-left-title = Pared a la izquierda
wall-follower-title = Pared a la derecha
wall-follower-idea = Una mano en la pared. En laberintos con islas podría dar vueltas para siempre; por eso se da cuenta y marca casillas.
wall-follower-program =
    pon una mano en la pared
    ve adonde te lleve
      si es la meta: listo
      si cierra un anillo: desanda el anillo
    si pasas dos veces igual: perdido
      vuelve al inicio; ahora deja marcas
      sigue la mano por donde no haya marca
      si no, atrás
    no hay camino
wall-follower-began = Pon una mano en la pared en { $tile }.
wall-follower-followed = La pared lleva a { $to }.
wall-follower-arrived = { $tile } es la meta: listo.
wall-follower-closed_ring = La pared te ha llevado en círculo: desanda el anillo, primero { $tile }.
wall-follower-gave_ring_back = { $tile } es del anillo: desándala.
wall-follower-lost = El mismo camino por segunda vez: perdido.
wall-follower-went_back = De vuelta al inicio: desanda { $tile }.
wall-follower-went_on = { $tile } no tiene marca: ve allí, siguiendo la mano.
wall-follower-turned_back = Todo junto a { $tile } tiene marca: vuelve atrás.
wall-follower-gave_up = No queda nada sin marca: no hay camino.
