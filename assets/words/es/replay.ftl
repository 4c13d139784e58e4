## Las palabras sobre grabaciones, fantasmas y retos

replay-run_of = Partida de { $name }: { $time }
replay-player = Jugador
replay-ahead = { $seconds } s por delante de { $name }
replay-behind = { $seconds } s por detrás de { $name }
replay-level = A la par con { $name }
replay-beaten = { $seconds } s menos que { $name }
replay-lost = { $name } tardó { $seconds } s menos
replay-your_best = tu récord
replay-against = Supera tu { $time }
replay-race_it = Competir
replay-not_now = Ahora no
replay-ghost = Fantasma
replay-race_the_best = Batir tu récord
replay-watch_again = Volver a ver
replay-save = Guardar grabación
replay-challenge = Copiar reto
replay-postcard = Guardar postal
replay-scan_or_paste = Te toca: escanea o pega el reto
replay-scan_the_code = Escanea o pega para jugarlo
replay-too_large_to_draw = salas no caben en una postal
replay-challenge_copied = Reto copiado. Envíaselo a alguien para que lo pegue en el menú principal.
replay-mouse = Ratón
replay-own = propia
replay-from_elsewhere = de fuera
replay-guest = { $name } (de fuera)
