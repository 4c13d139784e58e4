## De qué trata cada parada del viaje: una primera pista, y se cuenta al completarla

stops-ideas-garden-s1 = El queso está aquí al lado, pero el camino da toda la vuelta.
stops-ideas-garden-s2 = Por el queso de al lado pasarás de todos modos: ve antes a por el de la izquierda.
stops-ideas-garden-s3 = Para pasar más allá de una tetera hay que salir de ella: entra, da la vuelta y vuelve a entrar.
stops-ideas-garden-s4 = Coge primero la perla de abajo: no puedes cruzar tu propio hilo.
stops-ideas-garden-s5 = Al volver atrás el hilo se recoge, pero lo comido, comido está.
stops-ideas-garden-s6 = Cada uno está a un paso de un queso: busca la pared que para a uno y no al otro.
stops-ideas-garden-s7 = Cómete primero el queso del rincón de abajo, o tendrás que volver por él.
stops-ideas-garden-s8 = Al último queso solo se llega por una tetera, así que el otro par va primero.
stops-ideas-garden-s9 = Tu rival conoce el camino y hay tres avenidas: el orden decide.
stops-ideas-garden-s10 = Volver siempre cuesta más que ir, así que deja que las teteras te lleven adelante.

stops-ideas-cellar-s1 = En el hielo resbalas hasta que algo te para.
stops-ideas-cellar-s2 = Resbala de vuelta a la izquierda: el camino sigue donde te pares.
stops-ideas-cellar-s3 = Desde abajo pasas de largo del queso: llega desde arriba.
stops-ideas-cellar-s4 = El trozo seco donde empezaste te vuelve a parar: sal otra vez de allí.
stops-ideas-cellar-s5 = Tu rival no quita la pata de la pared: ve directo por la llave y llegarás antes.
stops-ideas-cellar-s6 = Baja por la derecha y vuelve por la izquierda: ningún resbalón va directo al queso cercano.
stops-ideas-cellar-s7 = ¿Qué resbalón acaba en la llave?
stops-ideas-cellar-s8 = En una tetera el resbalón continúa: úsala para dar la vuelta.
stops-ideas-cellar-s9 = En la pista de hielo solo te paran las paredes: hay un único camino al queso lejano, y empieza con un rodeo.
stops-ideas-cellar-s10 = El orden de llave, queso y puerta decide dónde acaba cada resbalón.

stops-ideas-library-s1 = Incluso con niebla, lo que has visto sigue a la vista, y el queso brilla a través de ella.
stops-ideas-library-s2 = El queso está a dos pasos, pero ella viene por ahí: escóndete a la izquierda hasta que pase.
stops-ideas-library-s3 = El hilo da justo para rodear por la perla de la izquierda.
stops-ideas-library-s4 = Tu rival mira en todos los callejones sin salida, pero casi todos acaban dentro de tu luz: basta una mirada.
stops-ideas-library-s5 = No hay ni una pared: lo que estorba es tu propio hilo, así que la perla de la derecha va primero.
stops-ideas-library-s6 = Al volver atrás el hilo se recoge, pero la llave sigue en tu pata.
stops-ideas-library-s7 = Las perlas de la izquierda quedan en el camino de vuelta: deja salas libres para el hilo.
stops-ideas-library-s8 = Primero aléjate de la puerta en busca de su llave y luego, por la tetera, pasa a la otra mitad.
stops-ideas-library-s9 = Recoge primero lo que queda a un lado: el hilo vuelve atrás y lo que tienes es tuyo.
stops-ideas-library-s10 = Aquí los caminos se reencuentran: busca uno que siga antes de dar media vuelta.

stops-ideas-kitchen-s1 = Una gatera te deja pasar hacia donde apunta: vuelve a la izquierda y entra por el lado.
stops-ideas-kitchen-s2 = La placa abre algo que no está en el camino hacia ella.
stops-ideas-kitchen-s3 = Baja y vuelve a subir: una pared solo frena al gemelo en la bajada.
stops-ideas-kitchen-s4 = Las dos placas están en tu camino, y una de ellas te lo abre.
stops-ideas-kitchen-s5 = Las dos mitades son iguales salvo por una pared: empuja donde solo uno de los dos pueda pasar.
stops-ideas-kitchen-s6 = Gasta la llave roja, y la azul vuelve a quedar encima.
stops-ideas-kitchen-s7 = Cuatro gateras en círculo: cada una se gira tras de ti, así que entra por la que no vayas a necesitar más.
stops-ideas-kitchen-s8 = En el espejo, izquierda es derecha, y una pared no tiene reflejo: ahí cada uno se va por su lado.
stops-ideas-kitchen-s9 = Las puertas están en fila, así que toma las llaves en orden inverso, y la roja está encerrada: primero las dos azules.
stops-ideas-kitchen-s10 = Primero las dos placas y el queso lejano: al cercano se llega desde abajo, y al final.

stops-ideas-alley-s1 = Una oblea aguanta una vez: no te vayas nunca por donde tengas que volver.
stops-ideas-alley-s2 = En línea recta hacen falta dos mordiscos. Las salas de abajo a la derecha forman un conjunto con el queso.
stops-ideas-alley-s3 = La ratonera da siempre la misma vuelta: mira por dónde va y pasa cuando esté lejos.
stops-ideas-alley-s4 = Escóndete donde el gato mire más tarde: él prueba arriba antes que a la izquierda, y tras él hay vía libre.
stops-ideas-alley-s5 = Hay un solo mordisco, y las gateras deciden en qué pared.
stops-ideas-alley-s6 = Ir recto de queso a queso cuesta dos mordiscos, y solo hay uno.
stops-ideas-alley-s7 = El gato te viene por detrás: come abajo mientras él mira en el rincón y cuélate por la izquierda.
stops-ideas-alley-s8 = Si bajas recto, te quedas sin salida: lo que está más cerca se come al final.
stops-ideas-alley-s9 = El último mordisco es para la pared entre los quesos, así que hasta ahí tiene que bastar uno.
stops-ideas-alley-s10 = Cada resbalón deja menos obleas donde parar, y solo queda un orden posible.

stops-ideas-palace-s1 = Tienes una sola sala, así que hasta el mayor conjunto cuesta una taza; el pequeño no lleva a ningún lado.
stops-ideas-palace-s2 = La pared que mueve la placa es tu freno en el hielo.
stops-ideas-palace-s3 = Une las cinco salas mientras tengas tres: al revés, los mismos conjuntos cuestan dos tazas más.
stops-ideas-palace-s4 = El mordisco lleva al gemelo a su queso: sácalo de ahí antes de bajar, o bajará él también.
stops-ideas-palace-s5 = Ocho, cuatro, dos y una a tu alrededor: mientras tengas una sala, el conjunto mayor no cuesta más que el menor.
stops-ideas-palace-s6 = La perla de abajo está en un callejón sin salida: roe la pared del fondo y el hilo pasará.
stops-ideas-palace-s7 = Primero las doce salas, mientras tengas dos; después, cada sala suelta cuesta una taza. Deja en paz las tres.
stops-ideas-palace-s8 = Tu queso está al lado, pero tu gemelo tiene un largo camino: una tetera te mueve solo a ti.
stops-ideas-palace-s9 = Sin la tetera no hay camino. Elige el resbalón que acabe en ella.
stops-ideas-palace-s10 = ¿Primero la tetera o la gatera? Cada resbalón debe acabar donde empieza el siguiente, así que piensa hacia atrás desde el último queso.
