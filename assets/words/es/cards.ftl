## Lo que se dice en las tarjetas del laboratorio, cuyos archivos están en assets/lab.
## Los números son los de sus líneas `say:`, de arriba abajo.

card-sets-title = Conjuntos
card-sets-about = union une dos conjuntos en uno, para siempre.
card-sets-1 = Ocho elementos, cada uno un conjunto por sí solo. Todos son raíces: cada uno apunta a sí mismo.
card-sets-2 = union(0, 1): de dos conjuntos, uno. El elemento 1 apunta a 0, y 0 representa a ambos.
card-sets-3 = Otra pareja. ¿Qué conjuntos hay ahora? Cada color es uno.
card-sets-4 = 1 y 3 no son raíces, así que union busca primero ambas raíces y une esas.
card-sets-5 = Nada ha cambiado: 0 y 2 ya estaban en el mismo conjunto.
card-sets-6 = Queda un conjunto. En un laberinto, eso quiere decir que desde cualquier sala se llega a todas las demás.

card-find-title = Buscar
card-find-about = Sube hasta un padre que apunte a sí mismo.
card-find-1 = find responde a una pregunta: ¿quién representa al conjunto de este elemento? Sube hasta la raíz.
card-find-2 = 3 lecturas. Cuenta cada lectura de parent: 1 no es raíz, arriba a su padre 0, y 0 sí lo es.
card-find-3 = 7 lecturas: dos por cada uno de los tres niveles de 7 a 0, y una en la raíz. Cuanto más hondo, más caro.
card-find-4 = 1 lectura: apunta a sí mismo, así que es la raíz.
card-find-5 = 12 lecturas: 5 y 7. Las dos subidas dieron con la misma raíz: 3 y 7 están en el mismo conjunto. Eso es todo lo que union quiere saber.

card-chains-title = Cadenas sin regla
card-chains-about = Sin regla, el bosque puede ser una larga cadena.
card-chains-1 = Naíf: la raíz de b siempre se cuelga de la de a. Al lado, lo mismo por tamaño.
card-chains-2 = Aquí 0 ya está a dos niveles, pero por tamaño solo a uno.
card-chains-3 = El peor caso posible: una cadena. La última union costó 14 lecturas, y las siete, 56, porque cada una sube toda la cadena.
card-chains-4 = 15 lecturas para un find, y más o menos n × n para una cadena de n. Por tamaño nadie baja más de log n: mira el otro bosque.

card-size-title = Por tamaño
card-size-about = Cuelga el conjunto menor: caminos de hasta log n.
card-size-1 = El conjunto menor se cuelga del mayor. Si bajas un nivel, tu conjunto se hace al menos el doble de grande.
card-size-2 = Parejas del mismo tamaño: el peor caso para esta regla.
card-size-3 = Un árbol binomial: 16 elementos, 4 niveles, y 2 elevado a 4 es 16. Más hondo no puede ser.
card-size-4 = 9 lecturas, y nunca más, porque no hay más de cuatro niveles. Pulsa L y mira lo mismo con otras reglas.

card-rank-title = Por rango
card-rank-about = Rango: altura posible. Solo sube si hay empate.
card-rank-1 = El rango de una raíz limita su altura. La de menor rango se cuelga de la otra.
card-rank-2 = Se encontraron dos raíces de rango 0: la de arriba subió a rango 1.
card-rank-3 = El rango 1 dio con el 0: nadie quedó más hondo, así que no subió ninguno.
card-rank-4 = Ambas tenían rango 1, aunque un conjunto tenía cuatro elementos y el otro, dos. Por tamaño fue al revés.
card-rank-5 = 5 lecturas para dos niveles. Las dos reglas prometen lo mismo: ningún camino es más largo que log n.

card-halving-title = A la mitad
card-halving-about = Al subir, uno de cada dos se cuelga más arriba.
card-halving-1 = Una cadena de ocho, hecha solo con raíces: dos lecturas por union. Ahora, un find en su extremo, movimiento a movimiento.
card-halving-2 = 17 lecturas, y 15 al lado; pero el camino mide ahora la mitad.
card-halving-3 = 9 lecturas, y el camino vuelve a medir la mitad. Es la propia búsqueda la que arregla el bosque, sin paseos de más.
card-halving-4 = Compara las lecturas: cuatro find costaron 36, y al lado 60. La regla solo necesita una línea.

card-full-title = Compresión completa
card-full-about = Otra pasada cuelga a todos de la raíz misma.
card-full-1 = La misma cadena. La compresión completa sube primero a la raíz y luego recorre el camino otra vez.
card-full-2 = Todos los del camino cuelgan directamente de 7, por 28 lecturas en dos pasadas. Al lado, la reducción a la mitad hizo una parte en una pasada, por 17.
card-full-3 = Desde ahora, 4 lecturas cada uno: 3 hasta la raíz y 1 para ver que nada cuelga más abajo. Con union por tamaño o por rango nunca es mucho más.

card-kruskal-title = Laberinto de Kruskal
card-kruskal-about = Paredes al azar: abre las que separan conjuntos.
card-kruskal-1 = Cada sala es un conjunto. Una pared se abre si sus dos lados están en conjuntos distintos.
card-kruskal-2 = Una pared intacta: ya hay un camino que la rodea, y una puerta aquí cerraría un ciclo.
card-kruskal-3 = Un conjunto: se llega a todas las salas, y entre dos cualesquiera hay exactamente un camino.

card-stack-title = La pila
card-stack-about = Sigue mientras haya salas nuevas; si no, atrás.
card-stack-1 = La pila es el camino desde el inicio hasta aquí, y la sala más reciente está en la cima.
card-stack-2 = Ahora la sala 5 está en la cima. ¿Hay algo nuevo a su lado?
card-stack-3 = De vuelta en 0. De sus dos puertas, una aún es nueva.
card-stack-4 = El orden es derecha, abajo, izquierda, arriba: por eso 10 fue antes que 13.
card-stack-5 = La meta está en la cima. La pila es el camino: 0, 4, 8, 9, 13, 14, 15.

card-times-title = Ida y vuelta
card-times-about = Dos números por sala, anidados como paréntesis.
card-times-1 = Una sala recibe su primer número cuando se descubre, y el segundo cuando se deja para siempre.
card-times-2 = La sala 3 recibe el número 4.
card-times-3 = 3 tiene 4/5: nada se descubrió entre medias, así que es un callejón sin salida.
card-times-4 = 2 tiene 3/6. Lo que se descubrió desde allí, 4/5, está entre sus dos números.
card-times-5 = Las salas con un solo número siguen en la pila: son el camino.

card-recursion-title = Recursión y bucle
card-recursion-about = Quien se llama a sí mismo también tiene pila.
card-recursion-1 = La misma búsqueda como función que se llama a sí misma. Para verla como bucle, pulsa D o el botón de abajo.
card-recursion-2 = Ahora se ejecuta dfs(2). ¿Le queda alguien a quien llamar?
card-recursion-3 = dfs(1) también ha vuelto. dfs(0) sigue con su próximo lado: abajo.
card-recursion-4 = Cuatro llamadas no han vuelto. Sus salas son lo que el bucle tiene en la pila.
card-recursion-5 = A dfs(4) aún le queda un lado por probar.
card-recursion-6 = dfs(15) ha encontrado la meta. Nueve llamadas no han vuelto, y sus salas son el camino: 0, 4, 8, 12, 13, 9, 10, 11, 15.

card-queue-title = Cola contra pila
card-queue-about = Buscar con una cola y con una pila.
card-queue-1 = El mismo laberinto dos veces: en anchura con una cola, en profundidad con una pila.
card-queue-2 = Desde 0 se ven 1 y 4. En profundidad entra en 1 y sigue desde ahí; en anchura esperan las dos, y sigue la que más lleva esperando.
card-queue-3 = La búsqueda en anchura toma lo que está a distancia 1, luego a distancia 2, etcétera.
card-queue-4 = La búsqueda en profundidad ya ha llegado, tras 8 movimientos. ¿Es ese el camino más corto?
card-queue-5 = No: en anchura bastan 6 movimientos. Pero para eso se tomaron 14 salas, y en profundidad, solo 9.

card-loops-title = Laberinto con ciclos
card-loops-about = ¿Por qué una búsqueda no da vueltas sin fin?
card-loops-1 = Aquí, a algunas salas se llega por varios caminos. Cada sala visitada queda marcada.
card-loops-2 = De 5 también sale un camino a 1. Pero 1 ya se visitó: no se apila otra vez.
card-loops-3 = De 6 sale otro camino a 2, que también está marcada.
card-loops-4 = De vuelta en el inicio: solo queda el camino hacia abajo.
card-loops-5 = 13 salas, y ninguna se visitó dos veces.

card-no-way-title = Sin camino
card-no-way-about = ¿Cómo nota una búsqueda que no lo hay?
card-no-way-1 = Las paredes encierran el queso. ¿Cómo se dará cuenta la búsqueda?
card-no-way-2 = De vuelta en el inicio, pero una de sus puertas aún es nueva.
card-no-way-3 = 7 también era un callejón sin salida: solo una pared la separa del resto de la fila de arriba.
card-no-way-4 = En la pila solo está el inicio, y no hay nada nuevo a su lado.
card-no-way-5 = La pila está vacía: no hay camino. Se visitaron 15 salas, y bastaría con abrir una pared.
