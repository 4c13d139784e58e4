## As palavras de programas próprios: um ratinho anda, um union-find constrói, uma pilha resolve

own_program-own = Seu programa
own_program-heading-walk = Seu micromouse
own_program-heading-build = Seu union-find
own_program-heading-solve = Sua pilha
own_program-about = Digite o comando que inicia seu programa. As linhas que ele deve falar, e como obter um programa pronto para começar, estão no manual, em “Seus próprios programas”.
own_program-about_page = Rode o exemplo ou um programa seu: cole o JavaScript, solte um arquivo aqui ou escolha um; WebAssembly também serve. “await readLine()” lê uma linha, e “print()” escreve uma; o manual as lista em “Seus próprios programas”. Seu programa nunca sai desta página.
own_program-copy = Copiar
own_program-program = Programa
# $lines
own_program-example = o exemplo: { $lines ->
    [one] uma linha
   *[other] { $lines } linhas
}
# $lines
own_program-pasted = colado: { $lines ->
    [one] uma linha
   *[other] { $lines } linhas
}
own_program-task = Ele vai
own_program-tasks-walk = andar como ratinho
own_program-tasks-build = construir (union-find)
own_program-tasks-solve = resolver (pilha)
own_program-command = Comando
own_program-folder = Pasta
own_program-kept = Recentes
own_program-choose_kept = escolha um
# What a mouse is set beside: another program, a search of the game's, or nobody.
own_program-beside = Ao lado
own_program-nobody = ninguém
# What a union-find or a stack is set beside.
own_program-ours_beside = o nosso
# $rooms
own_program-rooms_found = { $rooms ->
    [one] uma sala achada
   *[other] { $rooms } salas achadas
}
own_program-other_program = Outro programa
own_program-running = Está rodando.
own_program-none_yet = nenhuma ainda
own_program-walk-score = Pontos
own_program-walk-runs = Partidas
own_program-walk-found = Salas achadas
own_program-walk-walked = Passos
own_program-walk-turns = Giros
own_program-walk-this_run = Esta partida
own_program-log = Registro
# A line of the program that means nothing to the game.
# $number, $text
own_program-meaningless = a linha { $number } não diz nada: { $text }
own_program-begin = Rodar
own_program-again = Rodar de novo
own_program-keep = Salvar partida
own_program-another_maze = Novo labirinto
own_program-walk-press_reset = Apertar reset

## Como o programa terminou

own_program-end-finished = O programa terminou.
own_program-end-no_better_run = Chegou ao destino, e nada melhor depois.
own_program-end-no_movement = Encerrado: perguntou sem parar e não se moveu.
own_program-end-too_many = Encerrado: não chegava ao fim.
# $code
own_program-end-failed = Falhou com código de saída { $code }.
own_program-end-threw = Falhou.
own_program-end-waits_for_input = Sem entrada padrão aqui: use “await readLine()”.
# $signal
own_program-end-killed = Foi encerrado pelo sinal { $signal }.
# $why
own_program-end-not_started = Não dá para iniciar: { $why }.
# $seconds
own_program-end-silent = Encerrado: ficou { $seconds } s sem dizer nada.
# $seconds
own_program-end-too_slow = Encerrado: levou mais de { $seconds } s.
# $mib
own_program-end-too_much_output = Encerrado: escreveu mais de { $mib } MiB.
# $kib
own_program-end-long_line = Encerrado: uma linha passou de { $kib } KiB.
# $mib
own_program-end-not_reading = Encerrado: mais de { $mib } MiB de respostas não lidas.
# $mib
own_program-end-too_much_memory = Encerrado: ocupou mais de { $mib } MiB de memória.
# $count
own_program-end-too_many_processes = Encerrado: passou de { $count } processos.
own_program-end-stopped = Parado.

own_program-forest = Floresta dele
own_program-ours = A nossa, após as mesmas paredes
own_program-stack = Pilha dele
own_program-is_wrong = Deu uma resposta errada.
own_program-right = Está tudo certo.
# A misconception that was seen several times.
# $what, $times
own_program-several = { $what } ({ $times } ×)

## O que faz um union-find próprio

own_program-build-walls = Paredes
own_program-build-opened = Abertas
own_program-build-finds = Finds
own_program-build-links = Ligações
own_program-build-parents = Encurtados
own_program-build-hops = Leituras
# How many hops other rules take for the same walls: a list.
# $all
own_program-build-others = Leituras de outros: { $all }
# A rule: how it links and how it compresses.
# $link, $compression, $hops
own_program-build-rule = { $link }, { $compression } { $hops }
# $wall, $a, $b
own_program-build-wall = A parede { $wall } fica entre { $a } e { $b }.
# $room, $root
own_program-build-find = Ele acha a raiz de { $room }: { $root }.
# $below, $above
own_program-build-link = Ele pendura { $below } abaixo de { $above }.
# $room, $parent
own_program-build-shorten = Ele encurta o caminho: { $room } fica abaixo de { $parent }.
own_program-build-opens = Ele abre a parede.
own_program-build-keeps = Ele mantém a parede.

## O que faz uma pilha própria

own_program-solve-asked = Perguntas
own_program-solve-pushed = Empilhadas
own_program-solve-popped = Retiradas
own_program-solve-peak = Máximo
own_program-solve-steps = Passos
# What our own depth-first search needs.
# $pushed, $popped, $peak
own_program-solve-ours = A nossa: { $pushed } empilhadas, { $popped } desempilhadas, máximo { $peak }
# $room
own_program-solve-beside = Ele pergunta o que há ao lado de { $room }.
# $room
own_program-solve-push = Ele empilha { $room }.
own_program-solve-pop = Ele desempilha o topo.
# $room
own_program-solve-mark = Ele marca { $room }.
# $room
own_program-solve-unmark = Ele tira a marca de { $room }.
# $steps
own_program-solve-path = Ele diz seu caminho, que tem { $steps ->
    [one] um passo
   *[other] { $steps } passos
}.
own_program-solve-no_path = Ele diz que não há caminho.

## O que está errado

# $wall, $a, $b, $way
own_program-wrong-joined = Parede { $wall }: open está errado, { $a } e { $b } já estavam ligadas, por { $way }
# How many more walls the way has than were named.
# $way, $count
own_program-wrong-and_more = { $way } e mais { $count }
# $wall, $a, $b, $first, $second
own_program-wrong-parted = Parede { $wall }: keep está errado, { $a } e { $b } não estavam ligadas: estão em conjuntos de { $first } e { $second }
# $below, $above, $parent
own_program-wrong-linked_no_root = { $below } foi posta abaixo de { $above }, mas { $below } não é raiz: está abaixo de { $parent }
# $below, $above, $root
own_program-wrong-linked_to_no_root = { $below } foi posta abaixo de { $above }, que não é raiz: a raiz de { $above } é { $root }
# $below, $above, $large, $small
own_program-wrong-larger_below = { $below }, com { $large } no conjunto, foi posta abaixo de { $above }, com { $small }; a promessa era pôr o menor embaixo
# $below, $above, $high, $low
own_program-wrong-deeper_below = { $below }, de rank { $high }, foi posta abaixo de { $above }, de rank { $low }; a promessa era pôr o menor embaixo
# $sought, $root, $room, $parent
own_program-wrong-not_shortened = A promessa era encurtar o caminho de { $sought } a { $root }, mas { $room } ainda está abaixo de { $parent }
# $sought, $said, $parent
own_program-wrong-found_no_root = { $said } seria a raiz de { $sought }, mas { $said } está abaixo de { $parent }
# $sought, $said, $root
own_program-wrong-found_other_set = { $said } seria a raiz de { $sought }, mas está em outro conjunto: a raiz é { $root }
# $room, $parent
own_program-wrong-not_above = { $room } foi posta abaixo de { $parent }, que não estava acima dela
# $room
own_program-wrong-below_itself = { $room } ficaria abaixo de si mesma
# $room, $parent
own_program-wrong-circle = { $room } ficaria abaixo de { $parent }, que está abaixo da própria { $room }
# $room
own_program-wrong-asked_afar = Ele perguntou o que há ao lado de { $room }, mas { $room } nunca foi empilhada
# $room, $top
own_program-wrong-pushed_afar = { $room } foi empilhada sobre { $top }, mas não há passagem entre elas
# $room, $start
own_program-wrong-began_elsewhere = { $room } foi empilhada na pilha vazia, mas o labirinto começa em { $start }
# $room
own_program-wrong-pushed_twice = { $room } foi empilhada, mas já estava na pilha
own_program-wrong-popped_nothing = Uma sala foi desempilhada da pilha vazia
# $room, $start
own_program-wrong-begins = O caminho começa em { $room }, mas o labirinto começa em { $start }
# $room, $goal
own_program-wrong-ends = O caminho acaba em { $room }, mas o destino é { $goal }
# $place, $a, $b
own_program-wrong-broken = O caminho se rompe depois da sala { $place }: nada leva de { $a } a { $b }
own_program-wrong-empty = O caminho está vazio
# $steps, $start, $next, $goal
own_program-wrong-there_is_one = Há um caminho: um de { $steps } passos, de { $start } por { $next } até { $goal }
