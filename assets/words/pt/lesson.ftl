## As palavras do tutorial

# Replaces the text for players whose keys need not be held to walk on.
lesson-tap_to_walk = Aperte para andar. Aperte de novo para parar.
# While the solver looks for a path.
lesson-searching = O buscador procura um caminho. É só assistir.
lesson-well_done = Muito bem!
lesson-leave = Sair do tutorial
lesson-over = Tudo pronto!
lesson-over_note = Seus comandos ficam sempre ali embaixo.
lesson-first_maze = Jogar agora
lesson-back = Voltar

## O que fazer nas primeiras paradas da jornada, e como fazê-lo com os dedos

lesson-tips-walk = Ande até o queijo
lesson-tips-run = Segure ao andar: corra até o próximo cruzamento
lesson-tips-hint = Empacou? Peça uma dica

## Um texto para cada coisa que se aprende na jornada

lesson-touched_tips-walk = Deslize para andar até o queijo
lesson-touched_tips-run = Toque duas vezes no fim do corredor para correr
lesson-touched_tips-hint = Empacou? Toque em “Dica”

## O que fazer em cada passo

lesson-steps-walk = Dê alguns passos
lesson-steps-run = Corra
lesson-steps-zoom = Dê um zoom
lesson-steps-whole = Veja tudo de longe
lesson-steps-hint = Peça uma dica
lesson-steps-solve = Veja o buscador agir
lesson-steps-cheese = Rumo ao queijo!

## As teclas para isso

lesson-keys-walk = Um toque: um passo. Segure para seguir andando.
lesson-keys-run = Segure esta tecla ao andar para correr até o próximo cruzamento.
lesson-keys-zoom = Cada toque aproxima um pouco.
lesson-keys-whole = Veja o labirinto inteiro. Aperte de novo para voltar ao ratinho.
lesson-keys-hint = O próximo trecho do caminho se ilumina.
lesson-keys-solve = Veja o buscador achar um caminho.
lesson-keys-cheese = O ratinho segue o caminho. Aperte esta tecla para assumir.

## Como fazê-lo com o mouse

lesson-pointer-walk = Ou clique numa sala que esteja à vista, ou segure o botão para guiar o ratinho.
lesson-pointer-run = Ou dê um duplo clique no fim de um corredor.
lesson-pointer-zoom = Ou gire a rodinha do mouse.
lesson-pointer-whole = Ou clique na tecla.
lesson-pointer-hint = Ou clique na tecla.
lesson-pointer-solve = Ou clique na tecla.
lesson-pointer-cheese = { "" }

## Como fazê-lo com os dedos

lesson-fingers-walk = Deslize o dedo para onde o ratinho deve ir. Ele anda até você levantar o dedo.
lesson-fingers-run = Toque duas vezes no fim de um corredor para correr até o próximo cruzamento.
lesson-fingers-zoom = Afaste dois dedos ou toque em + ali embaixo.
lesson-fingers-whole = Toque em “Ver tudo” ali embaixo. Toque de novo para voltar ao ratinho.
lesson-fingers-hint = Toque em “Dica” ali embaixo: o próximo trecho do caminho se ilumina.
lesson-fingers-solve = Toque em “Solução” ali embaixo e veja o buscador achar um caminho.
lesson-fingers-cheese = O ratinho segue o caminho. Para assumir, toque no botão ali embaixo.

## As palavras das páginas que explicam o jogo

how_to-lesson = Tutorial
how_to-other_page = Outra página

## Os nomes das páginas

how_to-pages-rules = Regras
how_to-pages-keys = Teclas

## As partes da página de teclas

how_to-parts-maze = No labirinto
how_to-parts-screens = Em toda parte
how_to-parts-two_players = 2 jogadores
how_to-parts-pointer = Com o mouse
how_to-parts-touch = Com os dedos

## Teclas num labirinto

how_to-maze-walk = Andar
how_to-maze-walk_too = Também para andar
how_to-maze-run = Correr até o cruzamento
how_to-maze-whole = Ver tudo, e voltar
how_to-maze-zoom = Mais e menos zoom
how_to-maze-hint = Dica
how_to-maze-solve = Solução, ou assumir
how_to-maze-hold = Pausar ou seguir a busca
how_to-maze-take_back = Desfazer lance num enigma
how_to-maze-flag = Fincar ou pegar bandeira
how_to-maze-shown = Ver rastro, números, fantasma
how_to-maze-pause = Pausa
how_to-maze-again = Recomeçar, novo labirinto
how_to-maze-watch = Labirinto no teatro

## Teclas de todas as telas

how_to-screens-more_keys = Todas as teclas da tela
how_to-screens-choose = Escolher e mudar
how_to-screens-confirm = OK
how_to-screens-back = Voltar
how_to-screens-next_panel = Outro painel
how_to-screens-copy = Copiar o código
how_to-screens-paste = Colar código ou desafio
how_to-screens-mute = Mudo
how_to-screens-fullscreen = Tela cheia
how_to-screens-picture = Captura de tela

## Teclas para dois jogadores

how_to-two_players-first_walks = Jogador 1 anda
how_to-two_players-first_runs = Jogador 1 corre
how_to-two_players-second_walks = Jogador 2 anda
how_to-two_players-second_runs = Jogador 2 corre

## Gestos com o mouse e seus efeitos

## Um gesto e seu efeito

how_to-pointer-click-what = Clique
how_to-pointer-click-then = ir lá, se não há bifurcação

## Um gesto e seu efeito

how_to-pointer-double_click-what = Duplo clique
how_to-pointer-double_click-then = correr até o cruzamento

## Um gesto e seu efeito

how_to-pointer-hold-what = Segurar
how_to-pointer-hold-then = guiar o ratinho

## Um gesto e seu efeito

how_to-pointer-wheel-what = Rodinha
how_to-pointer-wheel-then = mais e menos zoom

## Um gesto e seu efeito

how_to-pointer-key-what = Clicar tecla
how_to-pointer-key-then = apertá-la

## Um gesto e seu efeito

how_to-pointer-bar-what = Puxar a barra
how_to-pointer-bar-then = ir a qualquer passo

## Um gesto e seu efeito

how_to-pointer-file-what = Soltar arquivo
how_to-pointer-file-then = abrir o labirinto ou a gravação

## Gestos com os dedos e seus efeitos

## Um gesto e seu efeito

how_to-touch-swipe-what = Deslizar
how_to-touch-swipe-then = andar para lá até levantar o dedo

## Um gesto e seu efeito

how_to-touch-tap-what = Tocar
how_to-touch-tap-then = andar até uma sala, se não houver bifurcação no meio

## Um gesto e seu efeito

how_to-touch-double_tap-what = Tocar 2×
how_to-touch-double_tap-then = correr até o próximo cruzamento

## Um gesto e seu efeito

how_to-touch-hold-what = Segurar
how_to-touch-hold-then = guiar o ratinho até o dedo

## Um gesto e seu efeito

how_to-touch-pinch-what = Dois dedos
how_to-touch-pinch-then = afastar ou juntar: mais ou menos zoom

## Um gesto e seu efeito

how_to-touch-button-what = Tocar botão
how_to-touch-button-then = na borda de baixo: faz o que a tecla faria

## Um gesto e seu efeito

how_to-touch-two_players-what = 2 jogadores
how_to-touch-two_players-then = cada um desliza na sua metade; veja “Lugares”
