## As palavras sobre dois jogadores

versus-two_players = 2 jogadores
versus-friend = Um amigo
versus-ghost = Fantasma
versus-join = Aperte e entre
versus-tap_to_join = Toque e entre
versus-swipe_to_walk = Para andar, deslize o dedo na sua metade da tela
versus-coat = Bicho
versus-bar = Ver distância
versus-ghost_of = Fantasma de { $name }
versus-ghost_time = Melhor partida: { $time }
versus-ghost_kept = O fantasma da sua melhor partida: { $time }
versus-ghost_missing = Ainda sem fantasma: antes, corra este labirinto sem rival
versus-ghost_unsuited = Aqui não há fantasma: ele pede uma corrida no mesmo labirinto
versus-speed = { $tiles } células / s
versus-how_to_sit = Lugares
# Offered to players who have only a touch screen.
versus-seats_offer = Um tablet entre vocês? Sentem-se frente a frente: escolham em “Lugares”.
# The most rounds that there are, and how many win the match.
# $rounds, $needed
versus-best_of = Melhor de { $rounds }
versus-one_round = Uma rodada
versus-no_head_start = Nenhuma
versus-head_start = Jogador { $player }: { $seconds } s
versus-start = Iniciar
versus-who_is_missing = Para entrar, aperte uma das suas teclas de andar
versus-who_has_not_tapped = Para entrar, toque no seu cartão
versus-round = Rodada { $number }
versus-go = Já!
versus-wait = Espere { $seconds } s
versus-rounds = Rodadas
versus-cheeses = Queijos
versus-wins = { $name } vence!
versus-draw = Deu empate!
versus-draw_note = Os dois no mesmo instante
versus-loser_note = Ande até o fim ou pule com Enter
versus-loser_note_touched = Ande até o fim ou toque em “Pular”
versus-fairness = Foi justo?
# The verdict if neither player had an advantage.
versus-fair = Sim: mesma distância para os dois.
# The advantage that a player had.
versus-fair_anyway = Sim: { $name } venceria de todo jeito.
versus-unfair = Não: isso foi decisivo.
versus-nearer = { $steps ->
    [one] { $name } tinha { $steps } passo a menos.
   *[other] { $name } tinha { $steps } passos a menos.
}
versus-faster = { $name } anda mais rápido.
versus-earlier = { $name } saiu { $seconds } s antes.
versus-card_time = Tempo
versus-card_shortest = Menor caminho
versus-card_all_cheeses = Caminhos até os queijos
versus-card_junctions = Cruzamentos ali
versus-card_steps = Passos
versus-card_carried = Passos com o queijo
versus-card_dead_ends = Becos visitados
versus-card_lost = Tempo perdido
versus-card_ways = Os dois rastros
versus-not_there = não chegou
# Where a player stood still, and for how long.
versus-stood = { $seconds } s sem andar em { $column }, { $row }
# Where a detour began, and what it cost.
versus-detour = { $steps ->
    [one] { $seconds } s e { $steps } passo em { $column }, { $row }
   *[other] { $seconds } s e { $steps } passos em { $column }, { $row }
}
versus-no_loss = nenhum
versus-save_round = Salvar gravação
versus-next_round = Próxima rodada
versus-who_won = Quem venceu?
versus-wins_match = { $name } vence a disputa!
versus-match_draw = Disputa empatada
versus-rematch = Revanche
versus-lobby = Lobby

## Os dois jogadores, pelos seus lugares

versus-players-one = Jogador 1
versus-players-two = Jogador 2

## Os algoritmos do computador, seu nome com cada um e como é jogar contra ele

versus-minds-depth_first = Profundidade
versus-minds-sharp_depth_first = Olho de lince
versus-minds-wall_follower = Mão na parede
versus-minds-dozer = Menor caminho, com cochilos
versus-minds-shortest_way = Menor caminho

## Os algoritmos do computador, seu nome com cada um e como é jogar contra ele

versus-rivals-depth_first = Cavuca
versus-rivals-sharp_depth_first = Lince
versus-rivals-wall_follower = Patinha
versus-rivals-dozer = Soneca
versus-rivals-shortest_way = Flecha

## Os algoritmos do computador, seu nome com cada um e como é jogar contra ele

versus-tempers-depth_first = Cavuca tenta cada passagem até o fim e volta o caminho todo.
versus-tempers-sharp_depth_first = Lince vê becos sem saída de longe e nunca põe a pata neles.
versus-tempers-wall_follower = Patinha anda com uma pata na parede, aconteça o que acontecer.
versus-tempers-dozer = Soneca sabe o caminho, mas cochila em cada bifurcação.
versus-tempers-shortest_way = Flecha nunca se engana. Você vai querer uma vantagem.

## A aparência dos jogadores

versus-coats-mouse = Ratinho
versus-coats-marmot = Marmota
versus-coats-hedgehog = Ouriço
versus-coats-rabbit = Coelho

## Se uma barra mostra a distância

versus-bar_wanted-off = não
versus-bar_wanted-on = sim

## As linhas do lobby

versus-rows-name_one = Jogador 1
versus-rows-name_two = Jogador 2
versus-rows-rival = Rival
versus-rows-speed_or_seats = Ritmo
versus-rows-mode = Jogo
versus-rows-mazes = Labirintos
versus-rows-best_of = Rodadas
versus-rows-head_start = Vantagem

## Um texto para cada jeito de vencer uma rodada

versus-modes-race = Corrida
versus-modes-snatch = Rouba-queijo
versus-modes-meet = Troca
versus-modes-hunt = Caça ao queijo
versus-modes-first_hunt = Caça ao queijo (0.2)
versus-modes-endless = Sem fim

## Um texto para cada jeito de vencer uma rodada

versus-mode_notes-race = Quem chega primeiro ao queijo?
versus-mode_notes-snatch = Um só queijo: ande 60 passos com ele enquanto o outro corre atrás. Quem tocar você fica com ele!
versus-mode_notes-meet = De cantos opostos: quem chega primeiro ao início do outro?
versus-mode_notes-hunt = Cinco queijos, no total à mesma distância dos dois: quem come três?
versus-mode_notes-first_hunt = Como na versão 0.2: os queijos ficam menos justos.
versus-mode_notes-endless = Queijo após queijo num labirinto sem fim: quem come cinco primeiro?

## Um texto para cada jeito de repartir labirintos

versus-mazes-same = O mesmo
versus-mazes-mirrored = Espelhado
versus-mazes-drawn_alike = Espelhado, mesma vista

## Um texto para cada jeito de repartir labirintos

versus-mazes_notes-same = Os dois correm no mesmo labirinto.
versus-mazes_notes-mirrored = O jogador 2 corre na imagem espelhada e a vê espelhada.
versus-mazes_notes-drawn_alike = O jogador 2 corre na imagem espelhada, mas os dois veem o labirinto igual.

## Um texto para cada jeito de sentar diante de uma tela

versus-seats-side_by_side = Lado a lado
versus-seats-face_to_face = Frente a frente

## Um texto para cada jeito de sentar diante de uma tela

versus-seats_notes-side_by_side = Os dois olham a tela do mesmo lado.
versus-seats_notes-face_to_face = A tela fica entre vocês: a metade de cima é virada para o jogador 2.

## O menu de uma disputa em pausa

versus-pause_menu-resume = Continuar
versus-pause_menu-settings = Ajustes
versus-pause_menu-lobby = Lobby
versus-pause_menu-title = Menu principal
