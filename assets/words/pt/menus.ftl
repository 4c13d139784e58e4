## O menu principal

menu-continue = Continuar
menu-unfinished = Inacabadas
menu-play = Jogar
menu-journey = Jornada
menu-endless = Sem fim
menu-watch = Teatro
menu-two_players = 2 jogadores
menu-daily = Labirinto do dia
menu-draw = Desenhar
menu-lab = Lab
menu-records = Recordes
menu-settings = Ajustes
menu-how_to = Ajuda
menu-quit = Sair

menu_about-continue = Continue de onde parou.
menu_about-unfinished = Todos os jogos por terminar: retome um.
menu_about-play = Um labirinto de qualquer tamanho, de qualquer semente.
menu_about-journey = Sessenta labirintos pequenos, cada um com a sua ideia.
menu_about-endless = Um labirinto sem fim: cada queijo dá mais tempo.
menu_about-watch = Veja um labirinto nascer, parede a parede, e uma busca achar o caminho.
menu_about-two_players = Corra contra alguém, em um teclado ou pela rede.
menu_about-daily = Todo dia um labirinto e um enigma novos, iguais para todos.
menu_about-draw = Desenhe um labirinto e envie como código.
menu_about-lab = Execute você os algoritmos, passo a passo.
menu_about-records = Seus melhores tempos e as corridas a vencer.
menu_about-settings = Idioma, aparência, som e teclas.
menu_about-how_to = As regras e todas as teclas.
menu_about-quit = Nada se perde.

## As palavras sobre um jogo inacabado

unfinished-lesson = Tutorial
unfinished-forget = Descartar
unfinished-press_again = Aperte de novo para descartar
unfinished-just_now = agora mesmo
unfinished-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
unfinished-cheeses = { $cheeses ->
    [one] { $cheeses } queijo
   *[other] { $cheeses } queijos
}
# How many steps of the tutorial are done.
unfinished-done = { $done } de { $all } feitos
unfinished-minutes_ago = há { $minutes } min
unfinished-hours_ago = há { $hours } h
unfinished-days_ago = { $days ->
    [one] há { $days } dia
   *[other] há { $days } dias
}

## O menu de uma partida em pausa

pause_menu-resume = Continuar
pause_menu-restart = Recomeçar
pause_menu-new_maze = Novo labirinto
pause_menu-world = Um bilhão de salas
pause_menu-watch = Ver no teatro
pause_menu-solve_with = Resolver com
pause_menu-draw = Editar labirinto
pause_menu-export = Salvar ou imprimir
pause_menu-settings = Ajustes
pause_menu-how_to = Como jogar
pause_menu-map = Mapa
pause_menu-title = Menu principal

## Os tipos de arquivo em que um labirinto pode ser salvo

file_kinds-as_shown = Como na tela
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-print = Imprimir
file_kinds-text = Texto

## O teclado na tela e o botão que o abre

screen_keyboard-write = Digitar
screen_keyboard-capitals = Maiús
screen_keyboard-space = Espaço
screen_keyboard-erase = Apagar
screen_keyboard-done = Pronto
