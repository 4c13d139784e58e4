## Las palabras del tutorial

lesson-tap_to_walk = Un toque: empieza a andar. Otro toque: para.
lesson-searching = El resolutor busca un camino. Tú solo mira.
lesson-well_done = ¡Bien hecho!
lesson-leave = Salir del tutorial
lesson-over = ¡Ya sabes jugar!
lesson-over_note = Abajo siempre verás tus teclas.
lesson-first_maze = ¡A jugar!
lesson-back = Volver

## Qué hacer en las primeras paradas del viaje, y cómo hacerlo con los dedos

lesson-tips-walk = Ve hasta el queso
lesson-tips-run = Mantenla al andar: corres hasta el próximo cruce
lesson-tips-hint = ¿Te atascas? Pide una pista

## Un texto para todo lo que se aprende en el viaje

lesson-touched_tips-walk = Desliza el dedo para ir al queso
lesson-touched_tips-run = Toca dos veces al fondo del pasillo: corres
lesson-touched_tips-hint = ¿Te atascas? Toca «Pista»

## Qué hacer en cada paso

lesson-steps-walk = Da unos pasos
lesson-steps-run = Corre
lesson-steps-zoom = Acércate
lesson-steps-whole = Mira todo el laberinto
lesson-steps-hint = Pide una pista
lesson-steps-solve = Observa al resolutor
lesson-steps-cheese = ¡Al queso!

## Las teclas para ello

lesson-keys-walk = Un toque: un paso. Mantenla para seguir andando.
lesson-keys-run = Mantenla mientras andas para correr hasta el próximo cruce.
lesson-keys-zoom = Cada vez que la pulsas te acercas un poco.
lesson-keys-whole = Se ve todo el laberinto. Púlsala otra vez para volver al ratón.
lesson-keys-hint = Se ilumina el próximo tramo del camino.
lesson-keys-solve = Mira cómo el resolutor encuentra un camino.
lesson-keys-cheese = El ratón sigue el camino. Púlsala para tomar el mando.

## Cómo hacerlo con el puntero

lesson-pointer-walk = O haz clic en una sala que veas, o mantén pulsado el botón para guiar al ratón.
lesson-pointer-run = O haz doble clic al fondo de un pasillo.
lesson-pointer-zoom = O gira la rueda.
lesson-pointer-whole = O haz clic en la tecla.
lesson-pointer-hint = O haz clic en la tecla.
lesson-pointer-solve = O haz clic en la tecla.
lesson-pointer-cheese = { "" }

## Cómo hacerlo con los dedos

lesson-fingers-walk = Desliza hacia donde deba ir el ratón. Andará hasta que levantes el dedo.
lesson-fingers-run = Toca dos veces al fondo de un pasillo para correr hasta el próximo cruce.
lesson-fingers-zoom = Separa dos dedos, o toca + abajo.
lesson-fingers-whole = Toca «Ver todo» abajo. Tócalo otra vez para volver al ratón.
lesson-fingers-hint = Toca «Pista» abajo: se ilumina el próximo tramo del camino.
lesson-fingers-solve = Toca «Resolver» abajo y mira cómo el resolutor encuentra un camino.
lesson-fingers-cheese = El ratón sigue el camino. Para tomar el mando, toca el botón de abajo.

## Las palabras de las páginas que explican el juego

how_to-lesson = Tutorial
how_to-other_page = Otra página

## Los nombres de las páginas

how_to-pages-rules = Reglas
how_to-pages-keys = Teclas

## Las partes de la página de teclas

how_to-parts-maze = En un laberinto
how_to-parts-screens = En general
how_to-parts-two_players = Dos jugadores
how_to-parts-pointer = Con el puntero
how_to-parts-touch = Con los dedos

## Teclas en un laberinto

how_to-maze-walk = Andar
how_to-maze-walk_too = También para andar
how_to-maze-run = Correr hasta el próximo cruce
how_to-maze-whole = Ver todo, y volver
how_to-maze-zoom = Acercar y alejar
how_to-maze-hint = Pista
how_to-maze-solve = Resolver, o tomar el mando
how_to-maze-hold = Detener o seguir la búsqueda
how_to-maze-take_back = Deshacer en un puzle
how_to-maze-flag = Plantar o recoger una bandera
how_to-maze-shown = Ver rastro, cifras, fantasma
how_to-maze-pause = Pausa
how_to-maze-again = Reiniciar, u otro laberinto
how_to-maze-watch = Este laberinto, al teatro

## Teclas de todas las pantallas

how_to-screens-more_keys = Todas las teclas de aquí
how_to-screens-choose = Elegir y cambiar
how_to-screens-confirm = OK
how_to-screens-back = Volver
how_to-screens-next_panel = Otro panel
how_to-screens-copy = Copiar el código
how_to-screens-paste = Pegar un código o un reto
how_to-screens-mute = Silencio
how_to-screens-fullscreen = Pantalla completa
how_to-screens-picture = Captura

## Teclas para dos jugadores

how_to-two_players-first_walks = El jugador 1 anda
how_to-two_players-first_runs = El jugador 1 corre
how_to-two_players-second_walks = El jugador 2 anda
how_to-two_players-second_runs = El jugador 2 corre

## Gestos con el puntero, y qué hacen

## Un gesto y qué hace

how_to-pointer-click-what = Clic
how_to-pointer-click-then = ir allí, hasta una bifurcación

## Un gesto y qué hace

how_to-pointer-double_click-what = Doble clic
how_to-pointer-double_click-then = correr hasta el próximo cruce

## Un gesto y qué hace

how_to-pointer-hold-what = Mantener
how_to-pointer-hold-then = guiar al ratón

## Un gesto y qué hace

how_to-pointer-wheel-what = Rueda
how_to-pointer-wheel-then = acercar y alejar

## Un gesto y qué hace

how_to-pointer-key-what = Clic en tecla
how_to-pointer-key-then = pulsarla

## Un gesto y qué hace

how_to-pointer-bar-what = Mover barra
how_to-pointer-bar-then = ir a cualquier paso

## Un gesto y qué hace

how_to-pointer-file-what = Soltar archivo
how_to-pointer-file-then = abrir su laberinto o grabación

## Gestos con los dedos, y qué hacen

## Un gesto y qué hace

how_to-touch-swipe-what = Deslizar
how_to-touch-swipe-then = andar hacia allí hasta que levantes el dedo

## Un gesto y qué hace

how_to-touch-tap-what = Tocar
how_to-touch-tap-then = ir a una sala, si no hay una bifurcación en medio

## Un gesto y qué hace

how_to-touch-double_tap-what = Dos toques
how_to-touch-double_tap-then = correr hasta el próximo cruce

## Un gesto y qué hace

how_to-touch-hold-what = Mantener
how_to-touch-hold-then = guiar al ratón hacia tu dedo

## Un gesto y qué hace

how_to-touch-pinch-what = Dos dedos
how_to-touch-pinch-then = separarlos o juntarlos: acercar y alejar

## Un gesto y qué hace

how_to-touch-button-what = Tocar botón
how_to-touch-button-then = abajo del todo: lo que haría su tecla

## Un gesto y qué hace

how_to-touch-two_players-what = En pareja
how_to-touch-two_players-then = deslizar cada cual en su mitad; ver «Asientos»
