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
