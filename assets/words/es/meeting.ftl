## Donde dos dispositivos se encuentran para un duelo

meeting-heading = Dos dispositivos
meeting-about = Abre esto también en el otro dispositivo: Dos jugadores, con el rival «Otro dispositivo». Los dos tienen que estar en la misma red. Quien invita elige el juego y el laberinto.
meeting-looking = Buscando el otro dispositivo
meeting-in_vain = Nadie todavía. Las redes de invitados suelen separar los dispositivos, y puede que un cortafuegos bloquee el juego. Prueba con la dirección de abajo o comparte la red de un teléfono.
meeting-choose = Elige con quién jugar.
meeting-waits = Esperando la respuesta de { $name }
meeting-refused = { $name } prefiere no jugar ahora.
meeting-unanswered = { $name } no ha respondido. Prueba otra vez.
meeting-other_version = Alguien con otra versión del juego
meeting-trouble = El sistema no da acceso a la red: { $why }
meeting-address = O escribe la dirección del otro dispositivo
meeting-own_address = La dirección de este dispositivo: { $address }
meeting-scan = ¿Sin el juego allí? Escanea esto o ábrelo en un navegador:
meeting-no_page = También podría unirse un navegador si la página del juego estuviera junto al programa, como en las descargas.
meeting-invites = { $name } te invita
meeting-what = { $mode } · { $best }
meeting-invite = Invitar
meeting-look = Buscar ahí
meeting-accept = Jugar
meeting-decline = Ahora no
meeting-plays = { $one } juega contra { $two }
meeting-may_watch = Están jugando. Puedes mirar.
meeting-watch = Mirar
meeting-about_pages = Dos páginas en la misma red pueden jugar entre sí, sin ningún servidor en medio. Una persona envía un enlace y la otra devuelve otro. Quien invita ha elegido el juego y el laberinto.
meeting-about_served = Esta página viene del juego de otra persona y juega contra él. Quien invita ha elegido el juego y el laberinto.
meeting-line-idle = Envía un enlace o pega el que te han enviado.
meeting-line-writing = Creando tu enlace
meeting-line-invited = Envía el enlace o deja que escaneen el código. Después pega abajo el enlace que te devuelvan.
meeting-line-answered = ¡Ya casi está! Devuelve esta respuesta o deja que escaneen el código. No cierres esta página.
meeting-line-opening = Conectando
meeting-line-open = Conectado. Falta la otra persona.
meeting-line-broken = Las dos páginas no se alcanzan. Las dos tienen que estar en la misma red, y las redes de invitados suelen separar los dispositivos. Compartir la red de un teléfono ayuda. Después, invita otra vez.
meeting-line-unreadable = No es un enlace para una partida, o responde a otra invitación.
meeting-line-impossible = Este navegador no puede conectarse con otra página. Prueba con otro, y sin ventana privada.
meeting-line-unanswered = El juego del que viene esta página no responde. Su pantalla «Dos dispositivos» tiene que seguir abierta, en la misma red.
meeting-own_letter = Es tu propio enlace: envíalo a la otra persona.
meeting-write_letter = Invitar con un enlace
meeting-copy_letter = Copiar el enlace
meeting-letter = Pega aquí el enlace que te envíen
meeting-read = Leer

## Las palabras de un duelo con otro dispositivo

meeting-far = Otro dispositivo
meeting-far_card = Juega en otro dispositivo
meeting-find = Buscar el otro dispositivo
meeting-not_ready = Esperando a { $name }
meeting-waits_for_you = { $name } te espera.
meeting-paused = { $name } está en pausa
meeting-quiet = Sin noticias de { $name } desde hace { $seconds } s. El duelo seguirá en cuanto vuelva la conexión.
meeting-left = { $name } ha dejado el duelo
meeting-impossible = El dispositivo de { $name } ha dicho algo imposible: { $what }. El duelo ha terminado.
meeting-to_lobby = Al lobby
meeting-you = Tú
meeting-far_note = Sigue andando o ríndete
meeting-go_on_alone = Seguir a solas
meeting-give_up = Rendirse
meeting-squeak = ¡Iiic!
meeting-wave = ¡Hola!
meeting-squeak_key = Chillar
meeting-wave_key = Saludar
meeting-watched_end = Los jugadores han dejado el duelo.
meeting-watched_quiet = Sin noticias del duelo desde hace { $seconds } s.
meeting-next_round_soon = La próxima ronda empieza cuando los dos estén listos.
meeting-watchers = { $round } · Miran: { $count }

## Donde los teléfonos se convierten en mandos

phones-heading = Teléfonos como mandos
phones-key = Teléfonos como mandos
phones-about = Escanea el código con la cámara de un teléfono, o abre la dirección en su navegador: el teléfono se convierte en mando, sin instalar nada. Tiene que estar en la misma red. El primero mueve el ratón del jugador 1; el segundo, el del jugador 2.
phones-nobody = aún ningún teléfono
phones-joined = { $count ->
    [one] 1 teléfono conectado
   *[other] { $count } teléfonos conectados
}
phones-in_vain = Nadie todavía. Las redes de invitados suelen separar los dispositivos, y puede que un cortafuegos bloquee el juego. También vale compartir la red del propio teléfono.
phones-no_network = Este dispositivo no está en ninguna red donde pueda haber un teléfono.
phones-trouble = El sistema no da acceso a la red: { $why }
phones-other_network = Otra red
phones-done = Listo
phones-joining = Un momento
phones-lost = El juego no responde. ¿Sigue abierto?
phones-one = Mueves el ratón 1
phones-two = Mueves el ratón 2
phones-run = Correr
phones-scan_again = Escanea otra vez el código de la pantalla
