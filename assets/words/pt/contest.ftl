## As palavras do lado a lado

contest-side_by_side = Lado a lado
contest-solvers = Buscadores
contest-generators = Geradores
contest-what_you_see = O que você vê
contest-about_solvers = Todos procuram um caminho no mesmo labirinto e, um de cada vez, entram numa célula ou saem dela; olhar adiante não custa nada. Onde buscaram, há cor.
contest-about_solvers_rooms = Todos procuram um caminho no mesmo labirinto e, um de cada vez, entram numa sala ou saem dela; olhar adiante não custa nada. Onde buscaram, há cor.
contest-about_generators = Todos constroem um labirinto do mesmo tamanho, da mesma semente, um passo de cada vez. Quem termina primeiro?
contest-too_large = Este labirinto é grande demais para o lado a lado: dá para comparar até 500 × 500 salas.
contest-arrivals = Chegada
contest-who_looked = Onde cada um buscou
# Makes an enlarged picture small again.
contest-back_to_lanes = Ver todos
contest-at_work = em andamento
contest-no_path = nenhum
contest-steps = Passos
contest-held = Em espera
contest-longest = Pico
contest-path = Caminho
contest-touched = Tocadas
contest-opened = Abertas

## As colocações: primeiro, segundo e assim por diante

contest-places-first = 1º
contest-places-second = 2º
contest-places-third = 3º
contest-places-fourth = 4º

## As palavras da escola de ratos

school-rat_school = Escola de ratos
school-what_you_see = O que você vê
school-about = Quatro ratos correm o mesmo labirinto várias vezes. Nos cruzamentos, escolhem o caminho ao acaso, mas se lembram dos becos sem saída, uns melhor que os outros. Assim, a cada vez se enganam menos.
school-too_large = Este labirinto é grande demais para a escola: ratos aprendem até 100 × 100 salas.
school-curve = Aprendizado
school-curve_note = enganos em cada partida
school-remembers_all = Nunca esquece
school-forgets = Esquece { $percent }%
school-run = partida { $number }
school-wrong_turns = { $turns ->
    [0] nenhum engano
    [one] { $turns } engano
   *[other] { $turns } enganos
}
# After how many runs a rat makes no more wrong turns.
school-learnt = { $runs ->
    [one] aprendeu em { $runs } partida
   *[other] aprendeu em { $runs } partidas
}
# After how many runs a rat is let off although it still makes some.
school-let_off = { $runs ->
    [one] nem em { $runs } partida
   *[other] nem em { $runs } partidas
}
school-no_path = não há caminho
school-your_runs = { $runs ->
    [one] { $runs } partida
   *[other] { $runs } partidas
}
school-no_run_yet = corra você também
school-closed = beco lembrado
school-path = rastro
school-whole_runs = Por partida
school-back_to_school = Escola de ratos
