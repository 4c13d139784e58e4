## As palavras do laboratório

lab-laboratory = Laboratório
# The contents of the shelf.
lab-shelf = Veja, experimente, responda: cinco minutos cada
# The columns of the shelf.
lab-union_find = Union-find
lab-searches = Buscas
lab-by_oneself = Faça você
lab-rules = Regras
lab-link = union
lab-compression = find
lab-beside = Comparar
lab-hops = Leituras
lab-deepest = Altura
lab-member = elem.
lab-rank = rank
lab-bench = Bancada livre
lab-bench_about = Seus próprios union e find, com qualquer regra.
# How to add operations to the bench.
lab-how_to_add = Escolha dois elementos para union, o mesmo 2 vezes para find; ou digite union 3 7 ou find 5
lab-how_to_answer = Clique na figura, ou digite o número e aperte Enter.
lab-how_to_name_room = Aperte a seta que leva até lá, clique, ou digite o número e aperte Enter.
lab-your_turn = Sua vez
lab-two = Dois conjuntos
lab-one = Um conjunto
lab-open_it = Abrir
lab-keep_it = Manter
lab-goes_on = Ela segue
lab-turns_back = Ela volta
lab-right = Certo.
# Reasons for writing a number, and a distance.
lab-number_reason = Sempre que uma sala é descoberta ou deixada de vez, escreve-se o próximo número.
lab-distance_reason = Uma sala fica um passo mais longe do início do que a sala que a pôs na fila.
# All is done, without a mistake and with some.
lab-full_marks = Nota dez: você é o algoritmo!
lab-once_more = Pronto. Mais um?
# Shown for a step that the algorithm did.
lab-shown = mostrado
# The order of the queue in an exercise.
lab-front_first = desde a frente
lab-rule = regra
lab-link_key = Regra de union
lab-compression_key = Regra de find
lab-beside_key = Comparar
lab-operation_key = Operação inteira
lab-next_note = Próximo texto
lab-answer_key = Responder
# A question to an audience: what its keys do, and how many hands went up.
lab-hall_key = Ouvir a turma
lab-count_key = Contar mãos
lab-time_key = Mais, menos tempo
lab-clock_key = Parar relógio
lab-next_answer_key = Próxima resposta
lab-take_hands_key = Pronto
# Short form of held where there is little room.
lab-held_in_short = Sem resposta ainda
# Tells a player who continues without an answer.
lab-held = Sem resposta ainda: aperte de novo para seguir sem responder.
lab-show_key = Mostrar
lab-take_back_key = Desfazer
lab-another_key = Mais um
lab-ask_key = Faça você
# At the end: how much was right, how long it took, and what to do with the result.
lab-right_at_once = Certo de primeira
lab-time = Tempo
lab-hand_in = Seu resultado numa linha, para entregar
lab-hand_in_key = Copiar resultado
# The chart of growth: what it is about, and its text while that is not known.
lab-chart = Quanto custa com mais elementos
lab-chart_key = Crescimento
lab-reads_and_writes = Ler + escrever parent
lab-order_key = Ordem de union
lab-save_table_key = Salvar números
lab-members_key = Elementos
lab-measuring = medindo
lab-too_slow = lento demais para esperar
lab-union_asked = union({ $a }, { $b }): dois conjuntos, ou um?
lab-wall_asked = Vez da parede { $a }|{ $b }: aberta ou mantida?
lab-winner_asked = union({ $a }, { $b }): qual raiz fica em cima? No empate, a do primeiro.
lab-hops_asked = { $operation }: quantas vezes vai ler parent?
lab-parent_asked = Depois de find({ $member }), { $member } fica abaixo de quem?
lab-stack_room_asked = A busca em profundidade está em { $at }, e sua ordem é direita, baixo, esquerda, cima. Para que sala ela vai agora?
lab-queue_room_asked = A busca em largura acaba de pegar { $at }, e sua ordem é direita, baixo, esquerda, cima. Que sala ela pega agora?
lab-turn_asked = A busca em profundidade está em { $at }. Ela segue ou volta?
lab-stack_held_asked = Na ordem direita, baixo, esquerda, cima: o que há na pilha depois do próximo lance a partir de { $at }, do topo para baixo?
lab-queue_held_asked = A sala depois de { $at } é pega, e suas vizinhas novas entram: direita, baixo, esquerda, cima. O que há então na fila, da frente para trás?
lab-number_asked = A busca em profundidade está em { $at }. Salas descobertas e deixadas são contadas juntas: que número vem agora?
lab-distance_asked = { $at } acaba de ser pega. A que distância do início está a próxima sala a ser pega?
# The right answer, after a wrong one.
lab-wrong = Não, é { $answer }. Esta pergunta vai voltar.
# The paths that the finds of an operation climbed, and how often they read parent.
lab-climbed = { $hops ->
    [one] A subida: { $ways }. O programa lê parent { $hops } vez.
   *[other] A subida: { $ways }. O programa lê parent { $hops } vezes.
}
lab-comes_back = { $count ->
    [one] { $count } pergunta volta: siga para tentar de novo.
   *[other] { $count } perguntas voltam: siga para tentar de novo.
}
# Replaces comes_back once the exercise has come back and all is right.
lab-came_back = { $count ->
    [one] { $count } pergunta voltou: agora certo.
   *[other] { $count } perguntas voltaram: agora certo.
}
lab-marks = { $right } de { $all } certas de primeira
# What the player has to decide.
lab-climb = find({ $sought }) está em { $at }. Escolha aonde ele vai agora, ou o próprio { $at } se for a raiz.
lab-rehang = Divisão ao meio em { $at }: abaixo de quem { $at } fica a partir de agora?
lab-sets = union({ $a }, { $b }): dois conjuntos, ou um?
lab-wall = Vez da parede { $a }|{ $b }: abrir ou manter?
lab-below = union({ $a }, { $b }) por tamanho; no empate, a segunda vai para baixo. Escolha a raiz que vai para baixo da outra.
lab-above = E para baixo de que raiz vai { $below }?
lab-stack_next = A busca em profundidade está em { $at }, e sua ordem é direita, baixo, esquerda, cima. Escolha a sala para onde ela vai agora.
lab-stack_asked = A busca em profundidade está prestes a voltar de { $at }. O que há na pilha antes de desempilhar, do topo para baixo?
lab-queue_asked = A busca em largura tirou { $at } e pôs as vizinhas novas: direita, baixo, esquerda, cima. O que há na fila, da frente para trás?
lab-queue_next = A busca em largura tirou { $at }, e as vizinhas novas entraram: direita, baixo, esquerda, cima. Escolha a sala que ela pega agora.
lab-no_operation = “{ $line }” não é uma operação: escreva union 3 7 ou find 5
lab-no_member = Não há { $member }: os elementos vão de 0 a { $last }
lab-asked_in = Na floresta “{ $rules }”: { $question }
lab-other_rules = Os textos deste cartão tratam de outras regras: { $rules }.
lab-compared = Suas escolhas mudam “{ $rules }”; ao lado fica “{ $beside }”.
lab-variant = { $link }, { $compression }
lab-chart_of = { $members } elementos: primeiro todos os union nesta ordem, depois o mesmo tanto de find ao acaso. Tracejado: como crescem n log n e n alpha(n); o que custa várias vezes isso fica acima da linha.

## Como os conjuntos são unidos

lab-links-naive = naive
lab-links-by_size = por tamanho
lab-links-by_rank = por rank

## Como os caminhos são encurtados

lab-compressions-none = simples
lab-compressions-halving = ao meio
lab-compressions-full = total

## Os exercícios

lab-skills-find = Seja o find
lab-skills-halving = Seja a divisão ao meio
lab-skills-union = Seja o union por tamanho
lab-skills-kruskal = Seja o Kruskal
lab-skills-stack = Seja a pilha
lab-skills-queue = Seja a fila

## Os exercícios

lab-skill_notes-find = Suba até a raiz, de pai em pai.
lab-skill_notes-halving = Suba e erga um nó sim, outro não.
lab-skill_notes-union = Um conjunto ou dois? Que raiz vai aonde?
lab-skill_notes-kruskal = Abra ou mantenha a parede; una os conjuntos.
lab-skill_notes-stack = Aonde vai agora a busca em profundidade?
lab-skill_notes-queue = Que sala a busca em largura pega agora?

## Em que ordem os elementos são unidos

lab-orders-random = Ao acaso
lab-orders-chain = Corrente
lab-orders-binomial = Binomial

## Que regra um erro quebra

lab-mistakes-no_root = Esse não é raiz: aponta para outro, e um find só termina numa raiz.
lab-mistakes-past_root = Um find termina numa raiz, e uma raiz aponta para si mesma. Esse aí aponta?
lab-mistakes-other_tree = Esse está em outra árvore: nenhum ponteiro leva até lá.
lab-mistakes-down = Esse está abaixo. Um find segue os ponteiros para cima, nunca para baixo.
lab-mistakes-sibling = Esse é um irmão: os dois ficam abaixo do mesmo pai, e nenhum ponteiro leva de um ao outro.
lab-mistakes-too_far = Longe demais: um find segue um ponteiro de cada vez.
lab-mistakes-off_the_way = Esse está na mesma árvore, mas não no caminho até a raiz.
lab-mistakes-full_not_halving = Longe demais: logo abaixo da raiz seria compressão total.
lab-mistakes-too_high = Longe demais: a divisão ao meio pendura um nível acima, e só.
lab-mistakes-not_higher = Ele já está ali. A divisão ao meio pendura um nível acima.
lab-mistakes-loop = Nada pode ficar abaixo de si mesmo, nem do que está abaixo dele: seria um ciclo.
lab-mistakes-opened_inside = Suba dos dois lados: as raízes são iguais, então é um conjunto só. Uma porta dentro de um conjunto cria um ciclo.
lab-mistakes-kept_between = Suba dos dois lados: as raízes são diferentes, então são dois conjuntos, e eles são unidos.
lab-mistakes-moved_node = Esse não é raiz. Para mudar um conjunto inteiro, pendure a raiz dele.
lab-mistakes-below_node = Esse não é raiz: abaixo dele o caminho ficaria mais longo. Um conjunto vai para baixo de uma raiz.
lab-mistakes-own_set = Esse faz parte do próprio conjunto que vai ser pendurado.
lab-mistakes-larger_below = Por tamanho, o conjunto menor vai para baixo do maior.
lab-mistakes-first_stays = Os dois têm o mesmo tamanho: então a raiz do primeiro fica em cima.
lab-mistakes-other_set = Esse não é de nenhum dos dois conjuntos.
lab-mistakes-popped_early = Desempilhou cedo demais: ao lado do topo ainda há uma sala nova.
lab-mistakes-popped_twice = Longe demais: desempilha-se uma sala de cada vez.
lab-mistakes-stays = A busca está ali agora: cada passo leva a outra sala.
lab-mistakes-queue_for_stack = Isso seria uma fila. Uma pilha segue do topo.
lab-mistakes-stack_for_queue = Isso seria uma pilha: ela pega a mais nova. Uma fila pega a que esperou mais.
lab-mistakes-not_front = Outras esperam há mais tempo: na fila, quem chega antes sai antes.
lab-mistakes-order = Direita, baixo, esquerda, cima: nessa ordem, outra sala vem antes.
lab-mistakes-was_there = A busca já esteve ali, e não entra duas vezes na mesma sala.
lab-mistakes-wall = Há uma parede: nenhuma passagem leva até lá.
lab-mistakes-turned_round = Está ao contrário: a mais nova fica no topo de uma pilha e no fim de uma fila.
lab-mistakes-nothing_popped = Salas que a busca deixou de vez não estão mais na pilha.
lab-mistakes-popped_before = A sala onde a busca está fica no topo: só é desempilhada quando a busca sai dela.
lab-mistakes-still_queued = A última sala que foi pega não está mais na fila.
lab-mistakes-nothing_taken = O que foi tirado da fila não está mais nela.
lab-mistakes-not_queued = Essa não está na fila: nada do que foi pego fica ao lado dela.
