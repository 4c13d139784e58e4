## As palavras do teatro

watch-what_it_does = O que acontece
watch-idea = A ideia
watch-walls_tried = Testadas
watch-walls_opened = Abertas
watch-walls_kept = Mantidas
watch-walls_built = Construídas
watch-sets_left = Conjuntos
watch-held_now = Em espera
watch-held_most = Pico
watch-on_stack = Na pilha
watch-most_on_stack = Pilha máxima
watch-walked = Percorrido
watch-entered = Visitadas
watch-retreated = Retrocesso
watch-path_tiles = Caminho
# The number of rooms in the largest set.
watch-largest_set = { $rooms ->
    [one] Conjuntos por tamanho: o maior tem { $rooms } sala
   *[other] Conjuntos por tamanho: o maior tem { $rooms } salas
}
# The share of the tiles that was touched.
watch-touched = { $percent }% das células tocadas
# The share of the rooms that was seen.
watch-touched_rooms = { $percent }% das salas vistas
watch-forest = A floresta
# The arrays of union-find.
watch-room = sala
watch-parent = parent
watch-set_size = size
watch-more_trees = e mais { $trees }
# For one level of a tree.
watch-more_of_level = … mais { $nodes }
watch-more_below = e { $entries } abaixo
watch-room_name = Sala { $room }
# What finding roots has cost so far.
watch-find_costs = Custo dos find
watch-reads_note = quantas vezes parent é lido
# The legend of the chart of depths.
watch-depth = Nível { $levels }
watch-reads_per_find = Leituras/find { $levels }
watch-logarithm = log2 n = { $levels }
watch-set_sizes = Por tamanho
watch-set_sizes_note = salas em conjuntos de 1, 2, 4 ou mais …
# What a find did.
# $room, $root, $jumps
watch-climbs = { $jumps ->
    [one] { $room } sobe até { $root } em { $jumps } salto
   *[other] { $room } sobe até { $root } em { $jumps } saltos
}
watch-is_root = { $room } é raiz
# What happened to a wall after the finds for both its sides.
watch-wall_kept = Parede { $wall }: { $a }, { $b }. Já é um conjunto só: mantenha, senão haveria um ciclo.
watch-wall_opened = Parede { $wall }: { $a }, { $b }. Dois conjuntos: abra; { $below } fica abaixo de { $above }, { $why }.
# For a maze without a path: what can be reached, and the fewest walls to open.
watch-verdict = Não há caminho. Do início { $tiles ->
        [one] se alcança { $tiles } célula
       *[other] se alcançam { $tiles } células
    }; para chegar ao destino, é preciso abrir no mínimo { $walls ->
        [one] { $walls } parede
       *[other] { $walls } paredes
    }.
watch-verdict_rooms = Não há caminho. Do início { $rooms ->
        [one] se alcança { $rooms } sala
       *[other] se alcançam { $rooms } salas
    }; para chegar ao destino, é preciso abrir no mínimo { $walls ->
        [one] { $walls } parede
       *[other] { $walls } paredes
    }.
# Why one root hangs below the other.
watch-larger = que tem { $rooms } salas contra { $fewer }
watch-as_large = { $rooms ->
    [one] pois cada um tem { $rooms } sala e a raiz de a fica em cima
   *[other] pois cada um tem { $rooms } salas e a raiz de a fica em cima
}
# How many rooms hang higher after the finds.
watch-halved = { $rooms } para cima
watch-stack = A pilha
watch-stack_note = setas: o que falta tentar
watch-stack_holds = A pilha tem { $held }: continue.
watch-stack_is_empty = A pilha está vazia.
watch-is_fresh = { $tile }, ao lado do topo, { $top }, é nova.
watch-none_fresh = Nada de novo ao lado do topo, { $top }.
watch-not_goal = { $tile } não é o destino.
watch-side_is_new = Um lado de { $room } leva a { $tile }, que é nova.
watch-no_side_is_new = Nenhum lado de { $room } leva a uma sala nova.
# The calls that have not returned, if the search is shown as a recursive function.
watch-calls = As chamadas
watch-calls_note = a que roda está no topo
# The direction that a call tries next.
watch-next_call = depois: { $side }
watch-last_call = depois retorna
watch-visits = Entrada/saída
watch-distances = Distância
watch-queue = A fila
watch-queue_note = anel: a frente
watch-heap = O heap
# How A* estimates the steps that are left.
watch-estimate_manhattan = h: como sem paredes
watch-estimate_zero = h = 0, como Dijkstra
watch-estimate_doubled = h em dobro: talvez demais
watch-estimates = g + h = f
watch-building_part = Construção
watch-solving_part = Busca
watch-step_of = Passo { $step } de { $steps }
watch-a_second = { $steps } por segundo
watch-mark = Marca { $number }
# For a film with the panels.
watch-too_large_to_film = Com todos os painéis, só dá para filmar labirintos de até { $rooms } × { $rooms } salas. Filme só o labirinto.
# The speed if each line that runs is shown.
watch-lines_a_second = { $lines ->
    [one] { $lines } linha por segundo
   *[other] { $lines } linhas por segundo
}
watch-all_at_once = Tudo de uma vez
watch-rehearsing = Preparando
watch-not_tried = não testada
watch-kept_legend = mantida
# The counters.
watch-skipped = Puladas
watch-sealed = Lacradas
watch-frontier = Fronteira
watch-film_what = O que o filme deve mostrar?
watch-filming = Gravando o filme

## O que um filme pode mostrar

watch-film_acts-both = Construção e busca
watch-film_acts-build = Construção
watch-film_acts-solve = Busca

## O que um filme pode mostrar

watch-film_acts_with_panels-both = As duas, com todos os painéis
watch-film_acts_with_panels-build = Construção, com todos os painéis
watch-film_acts_with_panels-solve = Busca, com todos os painéis
