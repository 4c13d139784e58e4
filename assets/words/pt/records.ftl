## As palavras dos enganos de uma partida

wrong_turns-not_one = Nem um engano sequer!
wrong_turns-none = Nenhum engano
wrong_turns-undone = { $moves ->
    [one] { $moves } lance desfeito
   *[other] { $moves } lances desfeitos
}
wrong_turns-turns = { $turns ->
    [one] { $turns } engano
   *[other] { $turns } enganos
}
wrong_turns-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
wrong_turns-steps_and_time = { $steps ->
    [one] { $steps } passo e { $seconds } s
   *[other] { $steps } passos e { $seconds } s
}
# What the only wrong turn cost.
wrong_turns-only_cost = 1 engano custou { $cost }
wrong_turns-worst_cost = { $turns } enganos; o pior custou { $cost }

## As palavras dos recordes e dos labirintos do dia

records-records = Recordes
records-date = { $day }/{ $month }
records-month_of_year = { $month }/{ $year }
records-daily = Labirinto do dia
records-daily_not_yet = falta o de hoje
records-daily_done = feito hoje
records-daily_counted = Labirinto do dia feito
records-hours = { $hours }:{ $minutes } h
records-days_in_a_row = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
records-streak = Série
records-longest_streak = A maior
records-days_done = Dias feitos
records-not_done = não feito
records-later_note = Um dia perdido ainda pode ser feito. Ele ganha um visto, mas não conta para a série.
records-choose_day = Escolher dia
records-month = Mês
records-today = Hoje
records-elsewhere = Desenhados, de arquivos
records-elsewhere_note = labirintos de todo tamanho
records-runs = Vezes
records-mazes = Labirintos
records-median = Mediana
records-on_your_own = Sem ajuda
records-with_help = Com ajuda
records-slow_game = Jogo lento
records-slow_result = Jogo lento: sem recorde
records-last_runs = { $runs ->
    [one] Última partida
   *[other] Últimas { $runs } partidas
}
records-newest_at_the_right = a mais nova à direita
records-no_single_runs = Os tempos destas partidas não foram salvos. Os novos vão aparecer aqui.
records-matches = { $count ->
    [one] { $count } disputa
   *[other] { $count } disputas
}
records-match_kind = { $mode } · { $opponent }
records-draws = empates
records-clear = Limpar estes
records-clear_all = Limpar tudo
records-press_again = Certeza?
records-undo = Desfazer
records-can_undo = Limpo. Dá para desfazer até você sair desta tela.
records-cannot_undo = Gravações e fantasmas não são apagados.
records-none_yet = Sem partidas ainda
records-none_yet_note = Jogue um labirinto, e seus tempos vão aparecer aqui: o recorde, a mediana e um gráfico.
records-all_cleared = Todos os recordes limpos
records-play_a_maze = Jogar agora
records-buttons = Botões

## Os meses do ano, como uma data os escreve

records-months-january = jan
records-months-february = fev
records-months-march = mar
records-months-april = abr
records-months-may = mai
records-months-june = jun
records-months-july = jul
records-months-august = ago
records-months-september = set
records-months-october = out
records-months-november = nov
records-months-december = dez

## Os meses, como o título de um calendário os chama

records-calendar-january = Janeiro
records-calendar-february = Fevereiro
records-calendar-march = Março
records-calendar-april = Abril
records-calendar-may = Maio
records-calendar-june = Junho
records-calendar-july = Julho
records-calendar-august = Agosto
records-calendar-september = Setembro
records-calendar-october = Outubro
records-calendar-november = Novembro
records-calendar-december = Dezembro

## Os dias da semana, como um calendário os escreve

records-weekdays-monday = seg
records-weekdays-tuesday = ter
records-weekdays-wednesday = qua
records-weekdays-thursday = qui
records-weekdays-friday = sex
records-weekdays-saturday = sáb
records-weekdays-sunday = dom

## Como o labirinto de um dia foi feito

records-marks-perfect = sem um passo a mais
records-marks-on_its_day = feito no dia
records-marks-another_day = feito em outro dia

## Os rivais de disputas

records-opponents-human = jogador 2
records-opponents-computer = computador
records-opponents-ghost = fantasma
