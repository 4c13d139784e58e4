## Como os algoritmos se chamam, o que fazem e o que se diz dos seus passos.
## Um programa é código para ler: cada linha tem que ficar no seu lugar, e o recuo é de dois espaços.

kruskal-title = Union-find · Kruskal
kruskal-idea = A Princesa do Chá Gelado só abre uma parede se os dois lados ainda não estão ligados. O union-find sabe disso quase na hora.
kruskal-tells = As paredes se abrem por todo o labirinto: muitos becos sem saída curtos, bem espalhados, e nenhuma direção se destaca.
kruskal-program =
    para cada parede em ordem aleatória:
      a, b = as salas que ela separa
      se find(a) != find(b):
        abra a parede
        union(a, b)  # por tamanho
      senão: mantenha a parede
kruskal-merged = A parede { $tile } separa dois conjuntos: abra. { $from } vai para baixo de { $to }.
kruskal-kept = A parede { $tile } tem o mesmo conjunto dos dois lados: mantenha.
kruskal-took = Vez da parede { $tile }: a é { $from }, b é { $to }.
kruskal-compared = find(a) é { $from }, find(b) é { $to }: são iguais?
kruskal-opened = Não são: abra a parede { $tile }.

kruskal-find-idea = Cada sala aponta para o pai, e uma raiz, para si mesma. Cada subida pendura uma sala sim, outra não, um nível acima.
kruskal-find-program =
    find(x):
      enquanto parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      retorne x  # a raiz
kruskal-find-halved = { $from } não é raiz: agora fica abaixo de { $to }, seu avô.
kruskal-find-stayed = { $from } já fica logo abaixo da raiz { $to }: nada muda.
kruskal-find-went_on = De { $from } para cima, até { $to }.
kruskal-find-found = { $to } aponta para si mesma: é a raiz.

find-plain-idea = O find sobe de pai em pai até chegar a uma raiz.
find-plain-program =
    find(x):
      enquanto parent[x] != x:
        x = parent[x]
      retorne x  # a raiz
find-plain-began = find({ $from }): suba de { $from } até a raiz.
find-plain-went_up = { $from } não é raiz: suba até { $to }.
find-plain-found = { $to } aponta para si mesmo: é a raiz.

find-halving-idea = Ao subir, o find pendura um elemento sim, outro não, um nível acima.
find-halving-program =
    find(x):
      enquanto parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      retorne x  # a raiz
find-halving-began = find({ $from }): suba de { $from } até a raiz.
find-halving-halved = { $from } estava abaixo de { $tile }; agora fica abaixo de { $to }, seu avô.
find-halving-went_on = De { $from } para cima, até { $to }.
find-halving-went_up = { $from } está logo abaixo da raiz e fica ali: suba até { $to }.
find-halving-found = { $to } aponta para si mesmo: é a raiz.

find-full-idea = Quando conhece a raiz, o find pendura todo o seu caminho logo abaixo dela.
find-full-program =
    find(x):
      root = x
      enquanto parent[root] != root:
        root = parent[root]
      enquanto parent[x] != root:
        parent[x], x = root, parent[x]
      retorne root
find-full-began = find({ $from }): suba de { $from } até a raiz.
find-full-went_up = { $from } não é raiz: suba até { $to }.
find-full-saw = { $to } aponta para si mesmo: é a raiz.
find-full-turned = { $to } é a raiz. O caminho mais uma vez: { $from } estava abaixo de { $tile } e agora fica logo abaixo de { $to }.
find-full-hung = O caminho mais uma vez: { $from } estava abaixo de { $tile } e agora fica logo abaixo da raiz { $to }.
find-full-found = Todo o caminho está abaixo da raiz { $to }.

union-naive-idea = A raiz de b vai para baixo da raiz de a, seja qual for o tamanho do conjunto.
union-naive-program =
    union(a, b):
      a, b = find(a), find(b)
      se a == b: retorne
      parent[b] = a
union-naive-began = union({ $from }, { $to }): primeiro ache as duas raízes.
union-naive-same = As duas raízes são { $from }: já é um conjunto só, nada a fazer.
union-naive-linked = Raízes diferentes: { $from } vai para baixo de { $to }.

union-size-idea = O conjunto menor vai para baixo do maior.
union-size-program =
    union(a, b):
      a, b = find(a), find(b)
      se a == b: retorne
      se size[a] < size[b]: troque a, b
      parent[b] = a
      size[a] += size[b]
union-size-began = union({ $from }, { $to }): primeiro ache as duas raízes.
union-size-same = As duas raízes são { $from }: já é um conjunto só, nada a fazer.
union-size-linked = Raízes diferentes: { $from }, de tamanho { $fewer }, vai para baixo de { $to }, de tamanho { $more }.

union-rank-idea = A raiz de menor rank vai para baixo da outra; no empate, o rank da que fica em cima sobe.
union-rank-program =
    union(a, b):
      a, b = find(a), find(b)
      se a == b: retorne
      se rank[a] < rank[b]: troque a, b
      parent[b] = a
      se rank[a] == rank[b]: rank[a] += 1
union-rank-began = union({ $from }, { $to }): primeiro ache as duas raízes.
union-rank-same = As duas raízes são { $from }: já é um conjunto só, nada a fazer.
union-rank-linked = Raízes diferentes: { $from }, de rank { $fewer }, vai para baixo de { $to }, de rank { $more }.

backtracker-title = DFS · backtracking
backtracker-idea = Um longo passeio que nunca se cruza. Quando empaca, volta ao último ponto com escolha.
backtracker-tells = Ele segue até empacar e só então volta: corredores longos e sinuosos, poucos becos sem saída e um caminho enorme de ponta a ponta.
backtracker-program =
    empilhe uma sala qualquer
    enquanto a pilha não está vazia:
      se o topo tem uma vizinha nova:
        abra a parede para uma delas
        empilhe essa sala
      senão: desempilhe
backtracker-went_on = { $to }, vizinha de { $from }, é nova: abra a parede e empilhe. A pilha tem { $held }.
backtracker-went_back = Nada de novo ao lado de { $from }: desempilhe. A pilha tem { $held }.

binary-tree-title = Árvore binária
binary-tree-idea = Cada sala abre uma parede à esquerda ou acima. É rápido, mas o caminho para casa é sempre para cima e à esquerda.
binary-tree-tells = Toda sala, menos a primeira, se abre para cima ou à esquerda: a linha de cima e a coluna da esquerda são corredores livres, e nenhum beco sem saída se abre à direita ou para baixo.
binary-tree-program =
    para cada sala, menos a primeira:
      se está na linha de cima: abra à esquerda
      senão, se na primeira coluna: abra acima
      senão, se a moeda mandar: abra acima
      senão: abra à esquerda
binary-tree-on_top = { $from } está na linha de cima: abra a parede da esquerda, para { $to }.
binary-tree-at_the_left = { $from } está na primeira coluna: abra a parede de cima, para { $to }.
binary-tree-up_by_coin = A moeda diz para cima: { $from } abre a parede para { $to }.
binary-tree-left_by_coin = A moeda diz à esquerda: { $from } abre a parede para { $to }.

dig-title = Toupeira
dig-idea = Uma toupeira cava onde não vai topar com o que já foi cavado. Cada célula conta, não só as salas.
dig-program =
    abra o início; empilhe
    enquanto a pilha não está vazia:
      se célula ao lado do topo tem 3 paredes:
        abra uma delas; empilhe
      senão: desempilhe
    destino ainda parede: cave um túnel até lá
      e tape uma célula do anel
dig-began = Abra o início, { $tile }, e empilhe.
dig-dug = { $tile }, ao lado de { $from }, tem três paredes: cave e empilhe. A pilha tem { $held }.
dig-went_back = Não dá para cavar ao lado de { $from }: desempilhe. A pilha tem { $held }.
dig-tunnelled = O destino ainda é parede: um túnel passa por { $tile }.
dig-filled = { $tile } é tapada de novo, para não sobrar um anel.

division-title = Divisão recursiva
division-idea = Aqui as paredes não são abertas, são construídas. Cada salão ganha uma cruz de paredes com três portas, e os quadrantes também.
division-tells = Ela divide salões com cruzes de paredes de três portas: procure paredes longas e retas e corredores longos e retos.
division-program =
    empilhe o salão inteiro
    enquanto há um salão na pilha:
      desempilhe; escolha um pilar nele
      empilhe os quadrantes divisíveis
      erga paredes do pilar aos quatro lados
      abra uma porta em três das quatro
division-crossed = Vez do salão de { $from } a { $to }: uma cruz de paredes o divide.
division-walled = Construa a parede { $tile }.
division-opened = Abra uma porta na cruz: { $tile }.

drawn-title = Desenhado à mão
drawn-idea = Alguém o desenhou, parede por parede. Nada aqui é por acaso.
drawn-program =
    para cada sala:
      para os lados acima e à esquerda:
        se foi desenhado aberto: abra
        senão: mantenha a parede
drawn-opened = No desenho, { $from } e { $to } se ligam: abra.
drawn-kept = Mantenha a parede { $tile }: ela foi desenhada ali.

eller-title = Eller, por linhas
eller-idea = Linha por linha, guardando só os conjuntos de uma linha: poderia seguir para sempre sem gastar mais memória.
eller-tells = Ele trabalha linha por linha, mas quase não se nota: becos sem saída curtos por toda parte, mais ou menos como no union-find.
eller-program =
    para cada linha:
      para cada parede entre vizinhas nela:
        conjuntos diferentes e moeda sim: abra
        senão: mantenha
      para cada sala, menos na última linha:
        moeda sim ou conjunto preso: abra abaixo
        senão: mantenha a parede de baixo
eller-joined = { $from } e { $to } estão em dois conjuntos: abra a parede entre elas.
eller-kept = Mantenha a parede { $tile }: o mesmo conjunto dos dois lados, ou a moeda quer assim.
eller-descended = { $from } abre a parede de baixo, para { $to }: a moeda quer assim, ou seu conjunto não tem outra saída.
eller-kept_below = Mantenha a parede { $tile }: a moeda quer assim.

growing-tree-title = Árvore crescente
growing-tree-idea = Uma lista de salas: ora segue da mais nova, ora de qualquer uma. Entre o backtracking e o Prim.
growing-tree-tells = Metade das vezes segue como a busca em profundidade, metade como o Prim: menos becos sem saída que o union-find, mais que o backtracking.
growing-tree-program =
    ponha uma sala qualquer na lista
    enquanto a lista não está vazia:
      pegue a mais nova ou uma ao acaso
      se há uma vizinha nova:
        abra a parede para uma; ponha na lista
      senão: risque a sala da lista
growing-tree-grew = Pegue { $from }. { $to }, ao lado, é nova: abra a parede e ponha na lista. A lista tem { $held }.
growing-tree-struck = Pegue { $from }. Nada de novo ao lado: risque da lista. A lista tem { $held }.

hunt-and-kill-title = Caçada
hunt-and-kill-idea = Ande até empacar; depois procure, linha por linha, uma sala nova ao lado das antigas e siga dali.
hunt-and-kill-tells = Ela anda até empacar e então caça um novo começo: corredores longos e poucos becos sem saída.
hunt-and-kill-program =
    comece numa sala qualquer
    enquanto há uma vizinha nova:
      abra a parede para uma; vá para lá
    cace por linhas: nova junto a alcançada
      abra a parede para uma alcançada
      e siga dali
hunt-and-kill-walked = { $to }, vizinha de { $from }, é nova: abra a parede e vá para lá.
hunt-and-kill-hunted = Empacou. A caçada acha { $to }, nova e ao lado de uma sala alcançada.
hunt-and-kill-joined = Abra a parede entre { $to } e a vizinha alcançada { $from } e siga de { $to }.

loops-idea = Becos sem saída são abertos, para haver mais de um caminho.
loops-program =
    para alguns becos, em ordem aleatória:
      se ainda é beco e há caminho atrás:
        abra uma dessas paredes
loops-looped = { $from } é um beco sem saída com um caminho atrás da parede { $tile }: abra.

prim-title = Prim
prim-idea = O labirinto cresce de uma sala como geada: sempre em algum ponto da borda.
prim-tells = Ele cresce de uma sala para fora, e a maioria dos ramos acaba depois de uma ou duas salas: ninguém tem mais becos sem saída, e os caminhos são curtos.
prim-program =
    alcance uma sala qualquer
    enquanto a fronteira não está vazia:
      pegue uma sala qualquer da fronteira
      abra a parede para vizinha alcançada
      suas vizinhas novas vão para a fronteira
prim-grew = Pegue { $to } da fronteira: abra a parede para { $from }, já alcançada. A fronteira tem { $held }.

sidewinder-title = Sidewinder
sidewinder-idea = Linha por linha: trechos para a direita e, de cada trecho, um caminho para cima.
sidewinder-tells = A linha de cima é um único corredor longo, e nenhum beco sem saída se abre para baixo.
sidewinder-program =
    para cada sala, linha por linha:
      moeda sim: abra à direita  # topo: sempre
      senão: mantenha a parede; fim do trecho
    onde acaba um trecho ou uma linha:
      abra acima uma sala dele  # não no topo
sidewinder-went_on = { $from } abre a parede da direita, para { $to }.
sidewinder-ended = A moeda diz não: mantenha a parede { $tile }. O trecho acaba.
sidewinder-rose = Fim do trecho: sua sala { $from } abre a parede de cima, para { $to }.

wilson-title = Passeios de Wilson
wilson-idea = Passeios aleatórios até topar com a árvore; os ciclos são esquecidos. Todo labirinto possível tem a mesma chance.
wilson-tells = Todo labirinto tem a mesma chance, por isso nada se destaca: muitos becos sem saída curtos em todas as direções. Ao lado do union-find, até especialistas só podem chutar.
wilson-program =
    a árvore é a sala do destino
    enquanto há uma sala fora da árvore:
      da primeira sala assim:
        ande ao acaso até a árvore, sem ciclos
      siga o passeio desde o começo:
        abra a parede; a sala entra na árvore
wilson-set_out = De { $from }, fora da árvore, parte um passeio: até { $to }.
wilson-walked = O passeio vai ao acaso de { $from } até { $to }.
wilson-opened = Siga o passeio: abra a parede { $tile }; { $from } entra na árvore.

dijkstra-title = Dijkstra
a-star-doubled-title = A-estrela, estimativa em dobro
a-star-title = A-estrela
a-star-idea = Como água que adivinha onde está o queijo: primeiro onde f é menor, a soma dos passos dados, g, e do resto estimado, h.
a-star-program =
    deixe o início esperando
    enquanto alguma espera:
      entre na de menor f = g + h
      o que há de novo ao lado espera
      se é o destino: siga os passos de volta
    não há caminho
a-star-entered = { $held ->
    [one] { $tile } tem o menor f = g + h: entre. { $held } espera.
   *[other] { $tile } tem o menor f = g + h: entre. { $held } esperam.
}
a-star-arrived = { $tile } é o destino: os passos de volta são o caminho.
a-star-gave_up = Nada mais espera: não há caminho.

breadth-first-title = Largura
breadth-first-idea = Como água: todos os lugares na ordem da distância. O primeiro caminho que ela acha é um dos menores.
breadth-first-program =
    enfileire o início
    enquanto a fila não está vazia:
      entre na primeira da fila
      enfileire o que há de novo ao lado
      se é o destino: siga os passos de volta
    não há caminho
breadth-first-entered = { $tile } é a primeira da fila: entre e enfileire o que há de novo ao lado. A fila tem { $held }.
breadth-first-arrived = { $tile } é o destino: os passos de volta são o caminho.
breadth-first-gave_up = A fila está vazia: não há caminho.

dead-end-filler-title = Tapa-becos
dead-end-filler-idea = Becos sem saída são tapados até não sobrar nenhum. O que resta é o caminho.
dead-end-filler-program =
    enfileire todos os becos sem saída
    enquanto a fila não está vazia:
      tape o primeiro; enfileire becos novos
    percorra o resto, em profundidade:
      siga até uma vizinha nova
        se é o destino: a pilha é o caminho
      ou volte de onde não há nenhuma
    não há caminho
dead-end-filler-filled = { $tile } é um beco sem saída: tape. A fila tem { $held }.
dead-end-filler-went_on = Não há mais becos para tapar: ande até { $tile }.
dead-end-filler-arrived = { $tile } é o destino: a pilha é o caminho.
dead-end-filler-went_back = Nada de novo ao lado de { $tile }: volte.
dead-end-filler-gave_up = Não há mais para onde andar: não há caminho.

depth-first-title = Profundidade
depth-first-idea = Um caminho só, até onde der. A pilha é o caminho; o que foi desempilhado era um beco sem saída.
depth-first-program =
    empilhe o início
    enquanto a pilha não está vazia:
      se o topo tem uma vizinha nova:
        empilhe; marque como visitada
        se é o destino: a pilha é o caminho
      senão: desempilhe; volte
    não há caminho
depth-first-began = Empilhe o início, { $tile }.
depth-first-went_on = { $tile }, ao lado do topo, é nova: empilhe. A pilha tem { $held }.
depth-first-arrived = { $tile } é o destino: a pilha é o caminho.
depth-first-went_back = Nada de novo ao lado de { $tile }: desempilhe. A pilha tem { $held }.
depth-first-gave_up = A pilha está vazia: não há caminho.

depth-first-calls-idea = A busca em profundidade como função que chama a si mesma: as chamadas que não retornaram são a pilha.
depth-first-calls-program =
    marque início; dfs(início); não há caminho
    dfs(sala):
      se é o destino: retorne achei
      para direita, baixo, esquerda, cima:
        nova? marque; se dfs(ela): achei
      retorne
depth-first-calls-began = Marque o início, { $tile }, e chame dfs({ $tile }).
depth-first-calls-called = { $tile } é nova: dfs({ $from }) marca a sala e chama dfs({ $tile }). Chamadas que não retornaram: { $held }.
depth-first-calls-arrived = { $tile } é o destino: todas as chamadas retornam “achei”, e suas salas são o caminho.
depth-first-calls-returned = Nenhum lado de { $tile } leva a uma sala nova: dfs({ $tile }) retorna.
depth-first-calls-gave_up = A primeira chamada retornou: não há caminho.

sharp-depth-first-title = Profundidade atenta
sharp-depth-first-idea = Busca em profundidade de olhos abertos: ela pula os becos sem saída que vê e o que seu próprio caminho isolou.
sharp-depth-first-program =
    empilhe o início
    enquanto a pilha não está vazia:
      lacre o que o próprio caminho isola
      próxima passagem é puro beco: pule
      senão, se há uma: empilhe aonde ela leva
        se é o destino: a pilha é o caminho
      senão: desempilhe; volte
    não há caminho
sharp-depth-first-began = Empilhe o início, { $tile }.
sharp-depth-first-sealed = O próprio caminho isola { $tile } do destino: lacre.
sharp-depth-first-skipped = { $tile } está num beco sem saída à vista: pule.
sharp-depth-first-went_on = { $tile }, ao lado do topo, ainda não foi tentada: empilhe. A pilha tem { $held }.
sharp-depth-first-arrived = { $tile } é o destino: a pilha é o caminho.
sharp-depth-first-went_back = Não sobra passagem em { $tile }: desempilhe. A pilha tem { $held }.
sharp-depth-first-gave_up = A pilha está vazia: não há caminho.

tremaux-title = Trémaux
tremaux-idea = Uma marca a cada ida por uma passagem, nunca uma terceira: o fio de Ariadne, só que de giz.
tremaux-program =
    comece no início
    se já conhece este lugar: volte na hora
    se há passagem sem marca: marque e atravesse
      se leva ao destino: pronto
    senão: volte pela de uma marca; ponha outra
    não sobra nenhuma: não há caminho
tremaux-began = Comece no início, { $tile }.
tremaux-turned_back = { $tile } já é conhecida: volte na hora, para { $to }.
tremaux-went_on = A passagem até { $tile } não tem marca: marque e atravesse.
tremaux-arrived = { $tile } é o destino: as passagens com uma marca são o caminho.
tremaux-went_back = Toda passagem em { $tile } tem marca: volte.
tremaux-gave_up = Não sobra passagem: não há caminho.

wall-follower-left-title = Parede à esquerda
wall-follower-title = Parede à direita
wall-follower-idea = Uma mão na parede. Em labirintos com ilhas ela pode dar voltas para sempre: quando percebe, marca células.
wall-follower-program =
    ponha uma mão na parede
    vá aonde ela leva
      se é o destino: pronto
      se isso fecha um anel: desfaça o anel
    se repete o caminho: está perdida
      volte ao início; agora deixe marcas
      a mão busca antes o que não tem marca
      senão, volte
    não há caminho
wall-follower-began = Ponha uma mão na parede em { $tile }.
wall-follower-followed = A parede leva até { $to }.
wall-follower-arrived = { $tile } é o destino: pronto.
wall-follower-closed_ring = A parede deu a volta num anel: desfaça, { $tile } primeiro.
wall-follower-gave_ring_back = { $tile } está no anel: desfaça.
wall-follower-lost = Mesmo caminho pela segunda vez: está perdida.
wall-follower-went_back = De volta ao início: desfaça { $tile }.
wall-follower-went_on = { $tile } não tem marca: vá para lá, mão na frente.
wall-follower-turned_back = Tudo ao lado de { $tile } tem marca: volte.
wall-follower-gave_up = Nada sem marca sobrou: não há caminho.
