## El menú principal

menu-continue = Continuar
menu-unfinished = A medias
menu-play = Jugar
menu-journey = Viaje
menu-endless = Sin fin
menu-watch = Teatro
menu-two_players = Dos jugadores
menu-daily = Laberinto diario
menu-draw = Dibujar
menu-lab = Lab
menu-records = Récords
menu-settings = Ajustes
menu-how_to = Ayuda
menu-quit = Salir

menu_about-continue = Sigue donde lo dejaste.
menu_about-unfinished = Todas tus partidas a medias: retoma una.
menu_about-play = Un laberinto de cualquier tamaño, con cualquier semilla.
menu_about-journey = Sesenta laberintos pequeños, cada uno con su propia idea.
menu_about-endless = Un laberinto sin fin: cada queso te da tiempo.
menu_about-watch = Mira cómo nace un laberinto, pared a pared, y cómo una búsqueda halla el camino.
menu_about-two_players = Compite con alguien, en un teclado o por la red.
menu_about-daily = Cada día un laberinto y un acertijo nuevos, iguales para todos.
menu_about-draw = Dibuja un laberinto y envíalo como código.
menu_about-lab = Ejecuta tú los algoritmos, paso a paso.
menu_about-records = Tus mejores tiempos, y las carreras por batir.
menu_about-settings = Idioma, aspecto, sonido y teclas.
menu_about-how_to = Las reglas y todas las teclas.
menu_about-quit = No se pierde nada.

## Las palabras sobre una partida sin terminar

unfinished-lesson = Tutorial
unfinished-forget = Descartar
unfinished-press_again = Pulsa otra vez para descartarla
unfinished-just_now = ahora mismo
unfinished-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
unfinished-cheeses = { $cheeses ->
    [one] { $cheeses } queso
   *[other] { $cheeses } quesos
}
unfinished-done = { $done } de { $all } hechos
unfinished-minutes_ago = hace { $minutes } min
unfinished-hours_ago = hace { $hours } h
unfinished-days_ago = { $days ->
    [one] hace { $days } día
   *[other] hace { $days } días
}

## El menú de una partida en pausa

pause_menu-resume = Seguir
pause_menu-restart = Reiniciar
pause_menu-new_maze = Laberinto nuevo
pause_menu-world = Mil millones de salas
pause_menu-watch = Al teatro
pause_menu-solve_with = Resolver con
pause_menu-draw = Editar laberinto
pause_menu-export = Guardar o imprimir
pause_menu-settings = Ajustes
pause_menu-how_to = Cómo jugar
pause_menu-map = Mapa
pause_menu-title = Menú principal

## Los tipos de archivo en que se puede guardar un laberinto

file_kinds-as_shown = Como se ve
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-print = Imprimir
file_kinds-text = Texto

## El teclado en pantalla y el botón que lo abre

screen_keyboard-write = Escribir
screen_keyboard-capitals = Mayús
screen_keyboard-space = Espacio
screen_keyboard-erase = Borrar
screen_keyboard-done = Listo
