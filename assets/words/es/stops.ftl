## Los nombres de las paradas del viaje, en orden

stops-garden-s1 = Aquí al lado
stops-garden-s2 = El de la izquierda
stops-garden-s3 = Por la tetera de atrás
stops-garden-s4 = Teoría de cuerdas
stops-garden-s5 = Ida y vuelta
stops-garden-s6 = A destiempo
stops-garden-s7 = Té para dos
stops-garden-s8 = Un paso de más
stops-garden-s9 = Tres avenidas
stops-garden-s10 = Después de usted

stops-cellar-s1 = Primer resbalón
stops-cellar-s2 = Patinazo atrás
stops-cellar-s3 = Al revés
stops-cellar-s4 = Un trozo seco
stops-cellar-s5 = De pasada
stops-cellar-s6 = Mano en la pared
stops-cellar-s7 = Llave sobre hielo
stops-cellar-s8 = Té helado
stops-cellar-s9 = Pista de hielo
stops-cellar-s10 = Bajo cero

stops-library-s1 = A oscuras
stops-library-s2 = Entre estantes
stops-library-s3 = Hilo conductor
stops-library-s4 = La única pared
stops-library-s5 = Cuando el gato no está
stops-library-s6 = Hojear primero
stops-library-s7 = Rebobinar
stops-library-s8 = Marcapáginas
stops-library-s9 = A espaldas del gato
stops-library-s10 = Capítulo bajo llave

stops-kitchen-s1 = Gatera sin gato
stops-kitchen-s2 = Pisa aquí
stops-kitchen-s3 = Ración doble
stops-kitchen-s4 = Reacción en cadena
stops-kitchen-s5 = Las siete diferencias
stops-kitchen-s6 = La llave de arriba
stops-kitchen-s7 = A fuego lento
stops-kitchen-s8 = Un fallo en el espejo
stops-kitchen-s9 = Sal y vuelve a entrar
stops-kitchen-s10 = Los últimos serán los primeros

stops-alley-s1 = Como una oblea
stops-alley-s2 = Un mordisco
stops-alley-s3 = ¡Zas!
stops-alley-s4 = Ven, minino
stops-alley-s5 = ¿Por dónde entro?
stops-alley-s6 = Tras la esquina
stops-alley-s7 = La casa de obleas
stops-alley-s8 = Morder el freno
stops-alley-s9 = El último mordisco
stops-alley-s10 = Hielo fino

stops-palace-s1 = Una gota de té
stops-palace-s2 = Freno en el hielo
stops-palace-s3 = El pez grande
stops-palace-s4 = Mordisco para dos
stops-palace-s5 = Potencias de dos
stops-palace-s6 = Ojo de aguja
stops-palace-s7 = Cuentas de princesa
stops-palace-s8 = Tan cerca
stops-palace-s9 = El hueco que dejas
stops-palace-s10 = De vuelta a casa
