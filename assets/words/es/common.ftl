language = Español
locale = es
tagline = Ayuda al ratón a encontrar el queso

## El laberinto del menú principal

your_maze = Tu laberinto
all_choices = Más opciones
size = Tamaño
custom = Otro
columns = columnas
rows = filas
seed = Semilla
roll = Al azar
shape = Forma
word = Palabra
labelled = { $label }: { $value }
built_by = Generador
loops = Ciclos
one_way = un solo camino
several_ways = varios caminos
look = Aspecto
code = Código
copy = Copiar
rooms = { $count ->
    [one] { $count } sala
   *[other] { $count } salas
}
still_building = Construyendo el laberinto: { $percent } %
still_finding_ways = Buscando los caminos: { $percent } %
shortest_path = { $steps ->
    [one] camino más corto: { $steps } paso
   *[other] camino más corto: { $steps } pasos
}
dead_end_count = { $count ->
    [one] { $count } callejón
   *[other] { $count } callejones
}
building = Construyendo el laberinto
is_world = Un mundo: se construye cuando lo juegas
reading = Leyendo el laberinto
is_it_a_maze = ¿Esto es un laberinto?
open_anyway = Abrir igualmente

## En un laberinto

time = Tiempo
steps = Pasos
best = Récord
you = Tú
cheese = Queso
maze = Laberinto
explored = Explorado
quit_asks = ¿Seguro?
your_trail = Tu rastro
solvers_trail = Rastro del resolutor
fork_between = Hay una bifurcación en medio
perfect = ¡Perfecto!
searching = Buscando un camino
found = Hay camino
no_path = No hay camino
filled = Tapadas
longest_stack = Pila máxima
longest_queue = Cola máxima
longest_path = Camino máximo
steps_a_second = Pasos / s
paused = Pausa
sound_is_on = Con sonido
sound_is_off = Sin sonido

## El laberinto como archivo

export = Guardar o imprimir
any_size = Escalable
file_kind = Formato
save = Guardar
saved = Guardado: { $path }
downloaded = En tus descargas: { $name }
copied = Copiado: { $text }
copied_much = Copiado al portapapeles

## Los resultados

cheese_found = ¡Queso encontrado!
new_best = Nuevo récord
new_best_by = Nuevo récord, { $seconds } s menos
best_is = Récord: { $time }
helped = Con ayuda: no cuenta
your_steps = Tus pasos
dead_ends = Callejones pisados
rooms_entered = Salas que recorrió la búsqueda
best_path = Camino más corto
best_path_steps = { $steps ->
    [one] Camino más corto, { $steps } paso
   *[other] Camino más corto, { $steps } pasos
}
detour_steps = { $steps ->
    [one] Tus desvíos, { $steps } paso
   *[other] Tus desvíos, { $steps } pasos
}
next_maze = Siguiente
next_is = Siguiente: mismo tamaño, semilla { $seed }
again = Otra vez
new = Nuevo
title = Menú

## Los ajustes

settings = Ajustes
no_voice = No hay ningún programa de lectura en voz alta: instala speech-dispatcher
no_sound_device = No hay ningún dispositivo de audio, así que el juego no suena.
preview = Vista previa
path = Camino
backtracked = Desandado
how_to_play = Cómo jugar

## Números

number-group = .
number-decimal = ,
number-percent = { $percent } %
