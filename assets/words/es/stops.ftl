## Los nombres de las paradas del viaje, en orden

stops-garden-s1 = Aquí al lado
stops-garden-s2 = El de la izquierda
stops-garden-s3 = Por la tetera de atrás
stops-garden-s4 = Teoría de cuerdas
stops-garden-s5 = Ida y vuelta
stops-garden-s6 = A destiempo
stops-garden-s7 = ¿Qué queso va antes?
stops-garden-s8 = Té para dos
stops-garden-s9 = Tres avenidas
stops-garden-s10 = La hora del té

stops-cellar-s1 = Primer resbalón
stops-cellar-s2 = Patinazo atrás
stops-cellar-s3 = Al revés
stops-cellar-s4 = Un trozo seco
stops-cellar-s5 = Mano en la pared
stops-cellar-s6 = Rodeo por abajo
stops-cellar-s7 = Llave sobre hielo
stops-cellar-s8 = Té helado
stops-cellar-s9 = Pista de hielo
stops-cellar-s10 = Bajo cero

stops-library-s1 = A oscuras
stops-library-s2 = Entre estantes
stops-library-s3 = Hilo conductor
stops-library-s4 = Notas al pie
stops-library-s5 = La única pared
stops-library-s6 = Rebobinar
stops-library-s7 = Marcapáginas
stops-library-s8 = Con retraso
stops-library-s9 = Capítulo bajo llave
stops-library-s10 = La última página

stops-kitchen-s1 = Gatera sin gato
stops-kitchen-s2 = Pisa aquí
stops-kitchen-s3 = Ración doble
stops-kitchen-s4 = A fuego lento
stops-kitchen-s5 = Las siete diferencias
stops-kitchen-s6 = La llave de arriba
stops-kitchen-s7 = Puertas giratorias
stops-kitchen-s8 = Un fallo en el espejo
stops-kitchen-s9 = Los últimos serán los primeros
stops-kitchen-s10 = Como un reloj

stops-alley-s1 = Como una oblea
stops-alley-s2 = Un mordisco
stops-alley-s3 = ¡Zas!
stops-alley-s4 = Ven, minino
stops-alley-s5 = ¿Por dónde entro?
stops-alley-s6 = Quien mucho abarca
stops-alley-s7 = Tras la esquina
stops-alley-s8 = La casa de obleas
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
stops-palace-s9 = La única puerta
stops-palace-s10 = La gran vuelta
