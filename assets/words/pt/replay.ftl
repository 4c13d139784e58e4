## As palavras das gravações, dos fantasmas e dos desafios

replay-run_of = Partida de { $name }: { $time }
replay-player = Jogador
# While both run: the seconds between this run and the other player's.
# $name, $seconds
replay-ahead = { $seconds } s à frente de { $name }
# $name, $seconds
replay-behind = { $seconds } s atrás de { $name }
replay-level = Empate com { $name }
# Once the race is over: the seconds between both runs.
# $name, $seconds
replay-beaten = { $seconds } s antes de { $name }
replay-lost = { $name } chegou { $seconds } s antes
replay-your_best = seu recorde
# The time of the best run to race against.
replay-against = A bater: { $time }
replay-race_it = Competir
replay-not_now = Agora não
replay-ghost = Fantasma
replay-race_the_best = Bater recorde
replay-watch_again = Ver de novo
replay-save = Salvar gravação
replay-challenge = Copiar desafio
replay-postcard = Cartão-postal
replay-scan_or_paste = Sua vez: escaneie ou cole o desafio
replay-scan_the_code = Escaneie ou cole para jogar
replay-too_large_to_draw = salas são demais para um cartão-postal
replay-challenge_copied = Desafio copiado. Mande para alguém: é só colar no menu principal.
# The name of a player without a name.
replay-mouse = Ratinho
# Whether a recording was run here.
replay-own = daqui
replay-from_elsewhere = de fora
# The name of a player whose run is from elsewhere.
replay-guest = { $name } (de fora)
