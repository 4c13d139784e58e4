## De qué trata cada parada del viaje: una primera pista, y se cuenta al completarla

stops-ideas-garden-s1 = El queso está aquí al lado, pero el camino da toda la vuelta.
stops-ideas-garden-s2 = ¿Qué queso queda de todos modos de camino al último? Ese puede esperar.
stops-ideas-garden-s3 = Viaja hacia arriba, date la vuelta y regresa: al salir de la tetera puedes seguir más allá de ella.
stops-ideas-garden-s4 = No puedes cruzar tu propio hilo: ¿qué perla te dejaría sin salida?
stops-ideas-garden-s5 = Al volver atrás el hilo se recoge, pero lo comido, comido está.
stops-ideas-garden-s6 = Cada uno está a un paso de un queso: busca la pared que para a uno y no al otro.
stops-ideas-garden-s7 = Al último queso solo se llega por una tetera, así que el otro par va primero.
stops-ideas-garden-s8 = Da un paso de más: la pared para a tu gemelo y, al volver, cada uno llega a su queso.
stops-ideas-garden-s9 = Tres avenidas y un rival que conoce el camino: ¿en qué orden?
stops-ideas-garden-s10 = Toma primero el queso de arriba; luego una pared retiene a tu gemelo en su tapete mientras vas al tuyo.

stops-ideas-cellar-s1 = En el hielo resbalas hasta que algo te para.
stops-ideas-cellar-s2 = Resbala de vuelta a la izquierda: el camino sigue donde te pares.
stops-ideas-cellar-s3 = Desde abajo pasas de largo del queso: llega desde arriba.
stops-ideas-cellar-s4 = El trozo seco donde empezaste te vuelve a parar: sal otra vez de allí.
stops-ideas-cellar-s5 = Nada te para junto a los quesos, pero lo que cruzas resbalando te lo comes: ¿qué resbalón pasa por los dos?
stops-ideas-cellar-s6 = Hay un camino sin la llave, pero con el rodeo por ella se llega antes.
stops-ideas-cellar-s7 = La puerta cerrada te para. Con la llave ya no te para nada: entonces, ¿qué va primero?
stops-ideas-cellar-s8 = En una tetera el resbalón continúa: úsala para dar la vuelta.
stops-ideas-cellar-s9 = En la pista de hielo solo te paran las paredes: hay un único camino al queso lejano, y empieza con un rodeo.
stops-ideas-cellar-s10 = El orden de llave, queso y puerta decide dónde acaba cada resbalón.

stops-ideas-library-s1 = Incluso con niebla, lo que has visto sigue a la vista, y el queso brilla a través de ella.
stops-ideas-library-s2 = El queso está a dos pasos, pero el gato viene por ahí: escóndete a la izquierda hasta que pase.
stops-ideas-library-s3 = El hilo da justo para rodear por la perla de la izquierda.
stops-ideas-library-s4 = No hay ni una pared: lo que estorba es tu propio hilo, así que la perla de la derecha va primero.
stops-ideas-library-s5 = Con la llave, el camino corto te lleva hasta el gato. ¿Qué sala acaba de dejar?
stops-ideas-library-s6 = Volver atrás no gasta hilo, así que mira primero: ¿qué perla lleva más allá?
stops-ideas-library-s7 = Al volver atrás el hilo se recoge, pero la llave sigue en tu pata.
stops-ideas-library-s8 = Las perlas de la izquierda quedan en el camino de vuelta: deja salas libres para el hilo.
stops-ideas-library-s9 = El camino abierto lleva hasta el gato. Por la puerta cerrada sales cuando él ya ha pasado.
stops-ideas-library-s10 = Recoge primero lo que queda a un lado: el hilo vuelve atrás y lo que tienes es tuyo.

stops-ideas-kitchen-s1 = Una gatera te deja pasar hacia donde apunta: vuelve a la izquierda y entra por el lado.
stops-ideas-kitchen-s2 = La placa del rincón aparta la pared que tienes encima.
stops-ideas-kitchen-s3 = Baja y vuelve a subir: una pared solo frena al gemelo en la bajada.
stops-ideas-kitchen-s4 = La placa de arriba te encierra. ¿Qué salida abre la de abajo?
stops-ideas-kitchen-s5 = Las dos mitades son iguales salvo por una pared: empuja donde solo uno de los dos pueda pasar.
stops-ideas-kitchen-s6 = Solo la llave de encima abre una puerta: ¿cómo te libras de la roja?
stops-ideas-kitchen-s7 = Un paso a un lado, a la placa, abre un atajo y cierra el camino largo.
stops-ideas-kitchen-s8 = En el espejo, izquierda es derecha, y una pared no tiene reflejo: ahí cada uno se va por su lado.
stops-ideas-kitchen-s9 = La gatera no deja entrar a tu gemelo. Sal por ella y vuelve, y él dará la vuelta por arriba.
stops-ideas-kitchen-s10 = Las puertas están en fila, así que toma las llaves en orden inverso, y la roja está encerrada: primero las dos azules.

stops-ideas-alley-s1 = Si subes recto, rompes la oblea que necesitarás otra vez: rodea por el borde.
stops-ideas-alley-s2 = En línea recta hacen falta dos mordiscos. Las salas de abajo a la derecha forman un conjunto con el queso.
stops-ideas-alley-s3 = La ratonera da siempre la misma vuelta: mira por dónde va y pasa cuando esté lejos.
stops-ideas-alley-s4 = La tetera sale por donde anda el gato: espera a que haya pasado hacia arriba.
stops-ideas-alley-s5 = Hay un solo mordisco, y las gateras deciden en qué pared.
stops-ideas-alley-s6 = El gato te viene por detrás: come abajo mientras él mira en el rincón y cuélate por la izquierda.
stops-ideas-alley-s7 = Si bajas recto, te quedas sin salida: lo que está más cerca se come al final.
stops-ideas-alley-s8 = La pared de encima del queso frena tu resbalón. Una vez roída, ya no lo frena nada.
stops-ideas-alley-s9 = ¿Dónde necesitarás el último mordisco? Hasta allí tiene que bastarte con uno.
stops-ideas-alley-s10 = Cada resbalón deja menos obleas donde parar, y solo queda un orden posible.

stops-ideas-palace-s1 = Tienes una sola sala, así que hasta el mayor conjunto cuesta una taza; el pequeño no lleva a ningún lado.
stops-ideas-palace-s2 = La pared que mueve la placa es tu freno en el hielo.
stops-ideas-palace-s3 = Une las cinco salas mientras tengas tres: al revés, los mismos conjuntos cuestan dos tazas más.
stops-ideas-palace-s4 = El mordisco lleva al gemelo a su queso: sácalo de ahí antes de bajar, o bajará él también.
stops-ideas-palace-s5 = Mientras tengas una sola sala, el conjunto mayor no cuesta más que el menor: empieza por el de ocho.
stops-ideas-palace-s6 = La perla de abajo está en un callejón sin salida: roe la pared del fondo y el hilo pasará.
stops-ideas-palace-s7 = Primero las doce salas, mientras tengas dos; después, cada sala suelta cuesta una taza. Deja en paz las tres.
stops-ideas-palace-s8 = Tu queso está al lado, pero tu gemelo tiene un largo camino: una tetera te mueve solo a ti.
stops-ideas-palace-s9 = Lo que se ha derretido a tu espalda es una pared para tu gemelo: que avance hasta el hueco.
stops-ideas-palace-s10 = Ve por la tetera a buscar a tu gemelo, llévalo a casa y vete sin él por la tetera. El mordisco, al final.
