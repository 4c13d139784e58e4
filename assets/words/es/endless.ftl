## Las palabras de un laberinto sin fin

endless-about = Cada queso te da más tiempo.
endless-about_world = Sigue las migas hasta el queso, en el otro extremo.
endless-time_left = Te queda
endless-cheeses = Quesos
endless-distance = Distancia
endless-crumbs = Migas
endless-straight_line = En línea recta
endless-crossed = ¡Has cruzado el mundo!
endless-time_is_up = Se acabó el tiempo
endless-best = Récord
endless-best_today = Récord de hoy
endless-seconds_left = Segundos restantes en cada queso
endless-no_cheese = Esta vez, ningún queso
endless-days = Días jugados
endless-best_of_days = Récord de cada día
endless-to_beat = Quesos por superar: { $cheeses } – { $name }

## Lo que se puede hacer después

endless-choices-again = Otra vez
endless-choices-new = Laberinto nuevo
endless-choices-daily = Laberinto de hoy
endless-choices-world = Mil millones de salas
endless-choices-title = Menú principal

## El mapa de un mundo visto desde arriba

world_map-world = Mundo
world_map-title = Mapa del mundo
world_map-room = Sala
world_map-to_cheese = Pasos hasta el queso
world_map-path = Camino
world_map-from_end_to_end = De punta a punta
world_map-show_path = Mostrar camino
world_map-hide_path = Ocultar camino
world_map-next_place = Siguiente lugar
world_map-damaged = No se puede leer parte de este mundo: su archivo está dañado.
world_map-places-whole = Todo el mundo
world_map-places-mouse = El ratón
world_map-places-cheese = El queso
world_map-places-farthest = El fin del mundo
world_map-places-other_end = El otro extremo del mundo
