## Cómo se puede pintar todo

looks-ice_tea = Té helado
looks-night = Noche
looks-paper = Papel

## Qué contorno tiene un laberinto

outlines-rectangle = Clásica
outlines-circle = Círculo
outlines-heart = Corazón
outlines-star = Estrella
outlines-cat = Gato
outlines-mouse = Ratón
outlines-cheese = Queso
outlines-teacup = Taza
outlines-word = Palabra
outlines-own = Propia

## Las páginas de los ajustes

pages-general = General
pages-view = Vista
pages-sound = Sonido
pages-access = Accesibilidad
pages-keys = Teclas
pages-more_keys = Más teclas

## Las filas de los ajustes

settings_rows-language = Idioma
settings_rows-look = Aspecto
settings_rows-walls = Paredes
settings_rows-frame_rate = Fotogramas
settings_rows-fullscreen = Pantalla completa
settings_rows-save_all = Todos los datos
settings_rows-take_over = Datos de otro dispositivo
settings_rows-interface = Tamaño de interfaz
settings_rows-hud = Mostrar tiempo y pasos
settings_rows-trail = Mostrar rastro
settings_rows-camera = Cámara
settings_rows-split = Dos jugadores
settings_rows-shared_view = Una sola vista, si cabe
settings_rows-sound = Sonido
settings_rows-music = Música
settings_rows-effects = En el laberinto
settings_rows-menus = En los menús
settings_rows-way_sounds = Oír cruces y callejones
settings_rows-rumble = Vibración
settings_rows-read_aloud = Leer en voz alta
settings_rows-reduced_motion = Menos movimiento
settings_rows-high_contrast = Alto contraste
settings_rows-colour_blind_safe = Para daltónicos
settings_rows-walking = Teclas de andar
settings_rows-game_speed = Velocidad
settings_rows-projector = Proyector

## Las palabras para llevar todo lo guardado a otro dispositivo

data-save = Guardar en archivo
data-open = Abrir archivo
data-drop = Suelta el archivo en esta ventana
data-ask = ¿Reemplazarlo todo?
data-own = Sí, es mío
data-others = Sí, es de otro
data-taken_over = Se han reemplazado todos los datos. Lo que había antes está en { $file }

## El grosor de las paredes

walls-thick = Gruesas
walls-thin = Finas

## Lo rápido que sigue la cámara

cameras-gentle = Suave
cameras-usual = Normal
cameras-swift = Rápida

## Cómo comparten dos jugadores la ventana

splits-automatic = Automático
splits-side_by_side = Lado a lado
splits-one_above_the_other = Arriba y abajo

## Si las teclas de andar se mantienen o se tocan, o si una lo hace todo

walkings-hold = Mantener
walkings-tap = Pulsar
walkings-one_key = Una tecla
