## Ao lado de uma tecla que precisa ser apertada mais uma vez

ask-restart = Aperte de novo para recomeçar. Esta partida é descartada.
ask-new_maze = Aperte de novo para um novo labirinto. Esta partida é descartada.
ask-solve = Aperte de novo para ver a solução. Esta partida não vai contar.
ask-hint = Aperte de novo para ter uma dica. Esta partida não vai contar.
ask-help_on_journey = Aperte de novo para ajuda. Aí você só fica com “Concluída”.

## Os comandos que podem receber teclas, como os ajustes os listam

commands-first_up = Jogador 1: cima
commands-first_left = Jogador 1: esquerda
commands-first_down = Jogador 1: baixo
commands-first_right = Jogador 1: direita
commands-first_run = Jogador 1: correr
commands-second_up = Jogador 2: cima
commands-second_left = Jogador 2: esquerda
commands-second_down = Jogador 2: baixo
commands-second_right = Jogador 2: direita
commands-second_run = Jogador 2: correr
commands-whole = Ver tudo
commands-closer = Mais zoom
commands-farther = Menos zoom
commands-hint = Dica
commands-solve = Solução
commands-hold = Pausar busca
commands-trail = Rastro
commands-take_back = Desfazer lance
commands-flag = Bandeira
commands-ghost = Fantasma
commands-hud = Tempo e passos
commands-pause = Pausa
commands-restart = Recomeçar
commands-new_maze = Novo labirinto
commands-watch = Ver no teatro
commands-mute = Mudo
commands-play_pause = Iniciar ou pausar
commands-generator = Próximo gerador
commands-solver = Próximo buscador
commands-loops = Mais ciclos
commands-new_seed = Nova semente
commands-picture = Salvar imagem
commands-film = Salvar filme
commands-side_by_side = Lado a lado
commands-school = Escola de ratos
commands-switch_kind = Buscadores ou geradores
commands-who_looked = Onde cada um buscou
commands-more = Mais zoom, mais um
commands-fewer = Menos zoom, menos um
commands-theatre_mute = Mudo
commands-watch_again = Ver de novo
commands-save_recording = Salvar gravação
commands-postcard = Salvar cartão-postal
commands-challenge = Copiar desafio
commands-lesson = Tutorial
commands-records = Recordes
commands-undo = Desfazer limpeza

## As palavras de uma página de teclas

keys-press = Aperte uma tecla ou um botão do controle para “{ $command }”. Esc cancela.
# The other command had that button of a gamepad, and now has none.
keys-ousted = “{ $command }” usava esse botão e agora ficou sem nenhum.
# The other command had that key, and got this one's old key.
keys-swapped = “{ $command }” usava essa tecla. Os dois trocaram.
keys-reserved = Essa tecla já tem dono aqui. Escolha outra.
keys-all_usual = Todas as teclas voltaram ao padrão.
keys-always = Esc, Enter e as setas sempre funcionam nos menus, e Ctrl + Backspace restaura todas as teclas aqui.
keys-usual = Restaurar
keys-change = Mudar tecla
keys-leave = Cancelar

## O que as teclas fazem, para o pé das telas, onde há pouco espaço

key-mute = Mudo
key-more = Mais
key-choose = Escolher
key-change = Mudar
key-next_panel = Outro painel
key-next_page = Outra página
key-new_seed = Nova semente
key-paste = Colar
key-start = Iniciar
# Takes the entry that has the focus.
key-take = OK
key-this_way = Por aqui
key-walk = Andar
key-run = Até o cruzamento
key-whole = Ver tudo
key-afar = De longe
key-back_to_mouse = Voltar ao ratinho
key-zoom = Zoom
key-hint = Dica
key-solve = Solução
key-take_back = Assumir
key-undo = Desfazer
key-trail = Rastro
key-flag = Bandeira
# Moves the camera from flag to flag.
key-flags = De bandeira em bandeira
key-pause = Pausa
key-speed = Ritmo
key-hold = Pausar busca
key-skip = Ir ao fim
key-go_on = Continuar
key-back = Voltar
key-cancel = Cancelar
key-play_pause = Iniciar, pausar
key-step = Passo
key-part_of_step = Linha a linha
# Shows the recursive function instead of the loop, and the other way round.
key-recursion = Como recursão
key-loop_again = Como laço
# Plays a section again and again, from here or to here.
key-repeat = Repetir trecho
key-set_mark = Marcar passo
key-by_tiles = Por células
key-estimate = Outra estimativa
key-by_rooms = Por salas
key-to_mark = Ir à marca
key-copy_moment = Copiar momento
key-show_code = QR code
key-worksheet = Exercícios
key-times_ten = × 10
key-times_hundred = × 100
key-play_this = Jogar este
key-generator = Gerador
key-solver = Buscador
key-panel = Painel
key-watch = Ver no teatro
key-picture = Imagem
key-film = Filme
key-side_by_side = Lado a lado
key-school = Escola de ratos
key-lane = Escolher
key-fewer_and_more = Menos, mais
key-switch_kind = Buscadores, geradores
key-rat = Escolher rato
key-start_over = Recomeçar
key-run_this = Correr também
key-seats_or_rules = Lugares, regras
key-run_short = Correr
key-skip_loser = Pular
