## O que se diz nos cartões do laboratório, cujos arquivos estão em assets/lab.
## Os números são os das suas linhas `say:`, de cima para baixo.

card-sets-title = Conjuntos
card-sets-about = union junta dois conjuntos num só, para sempre.
card-sets-1 = Oito elementos, cada um num conjunto só seu. Cada um deles é uma raiz: aponta para si mesmo.
card-sets-2 = union(0, 1): os dois conjuntos viraram um. O elemento 1 aponta para 0, e 0 representa os dois.
card-sets-3 = Mais um par. Que conjuntos há agora? Cada cor é um.
card-sets-4 = 1 e 3 não são raízes, por isso union acha primeiro as duas raízes e junta essas.
card-sets-5 = Nada mudou: 0 e 2 já estavam no mesmo conjunto.
card-sets-6 = Resta um conjunto. Num labirinto, isso quer dizer: de cada sala se chega a qualquer outra.

card-find-title = Achar a raiz
card-find-about = Suba de pai em pai até um apontar para si mesmo.
card-find-1 = find responde a uma pergunta: quem representa o conjunto deste elemento? Ele sobe até a raiz.
card-find-2 = 3 leituras. Conta cada leitura de parent: 1 não é raiz, sobe até o pai, 0, e 0 é raiz.
card-find-3 = 7 leituras: duas para cada um dos três níveis de 7 até 0, e uma na raiz. Quanto mais fundo, mais caro.
card-find-4 = 1 leitura: aponta para si mesmo, então é a raiz.
card-find-5 = 12 leituras: 5 e 7. Os dois find deram na mesma raiz: 3 e 7 estão no mesmo conjunto. É só isso que union quer saber.

card-chains-title = Correntes sem regras
card-chains-about = Sem regra, a floresta pode virar uma corrente.
card-chains-1 = A união ingênua (naive): a raiz de b sempre vai para baixo da raiz de a. Ao lado, o mesmo por tamanho.
card-chains-2 = Aqui 0 já está dois níveis abaixo, mas só um por tamanho.
card-chains-3 = O pior que há: uma corrente. O último union custou 14 leituras; os sete, 56, pois cada um sobe a corrente toda.
card-chains-4 = 15 leituras para um find, e uns n × n para uma corrente de n. Por tamanho, ninguém fica abaixo de log n: veja a outra floresta.

card-size-title = Por tamanho
card-size-about = Menor abaixo do maior: nada passa de log n.
card-size-1 = O conjunto menor vai para baixo do maior. Quando um elemento desce um nível, seu conjunto no mínimo dobra.
card-size-2 = Pares do mesmo tamanho: o pior caso para esta regra.
card-size-3 = Uma árvore binomial: 16 elementos, 4 níveis, e 2 elevado a 4 é 16. Mais funda ela não pode ser.
card-size-4 = 9 leituras, e nunca mais que isso, pois quatro níveis são o máximo. Aperte L e veja o mesmo com outras regras.

card-rank-title = Por rank
card-rank-about = Rank: a altura possível. Só o empate o aumenta.
card-rank-1 = O rank de uma raiz limita sua altura. A raiz de rank menor vai para baixo da outra.
card-rank-2 = Duas raízes de rank 0 se encontraram: a de cima subiu para o rank 1.
card-rank-3 = Rank 1 encontrou rank 0: ninguém ficou mais fundo, então nenhum rank subiu.
card-rank-4 = As duas tinham rank 1, embora um conjunto tivesse quatro elementos e o outro, dois. Por tamanho foi ao contrário.
card-rank-5 = 5 leituras para dois níveis. As duas regras prometem o mesmo: nenhum caminho passa de log n.

card-halving-title = Divisão ao meio
card-halving-about = Na subida, um nó sim, outro não sobe um nível.
card-halving-1 = Uma corrente de oito, feita unindo só raízes: duas leituras por union. Agora um find na ponta, lance por lance.
card-halving-2 = 17 leituras, e 15 ao lado; mas agora o caminho tem metade do comprimento.
card-halving-3 = 9 leituras, e de novo o caminho ficou pela metade. É o próprio find que conserta a floresta, sem passeio extra.
card-halving-4 = Compare as leituras: quatro find levaram 36, e 60 ao lado. A regra só custa uma linha.

card-full-title = Compressão total
card-full-about = Uma segunda passada pendura todos logo sob a raiz.
card-full-1 = A mesma corrente. A compressão total primeiro sobe até a raiz e depois refaz o caminho.
card-full-2 = Todos no caminho ficam logo abaixo de 7, por 28 leituras em duas passadas. Ao lado, a divisão ao meio fez uma parte numa só, por 17.
card-full-3 = Daqui em diante, 4 leituras cada: 3 até a raiz, e 1 para ver que nada está mais fundo. Com union por tamanho ou rank, nunca passa muito disso.

card-kruskal-title = O labirinto de Kruskal
card-kruskal-about = Paredes ao acaso: abra as que separam conjuntos.
card-kruskal-1 = Cada sala é um conjunto. Uma parede é aberta se os dois lados estão em conjuntos diferentes.
card-kruskal-2 = Uma parede mantida: já existe um caminho em volta dela, e uma porta aqui criaria um ciclo.
card-kruskal-3 = Um conjunto só: de cada sala se chega a qualquer outra, e entre duas há sempre exatamente um caminho.

card-stack-title = A pilha
card-stack-about = Siga enquanto houver sala nova; senão, volte.
card-stack-1 = A pilha é o caminho do início até aqui, e a sala mais nova está no topo.
card-stack-2 = Agora a sala 5 está no topo. Há algo novo ao lado?
card-stack-3 = De volta a 0. Das suas duas portas, uma ainda é nova.
card-stack-4 = A ordem é direita, baixo, esquerda, cima: por isso 10 veio antes de 13.
card-stack-5 = O destino está no topo. A pilha é o caminho: 0, 4, 8, 9, 13, 14, 15.

card-times-title = Entrada e saída
card-times-about = Dois números por sala, aninhados como parênteses.
card-times-1 = Uma sala ganha o primeiro número quando é descoberta, e o segundo quando é deixada de vez.
card-times-2 = A sala 3 ganha o número 4.
card-times-3 = 3 tem 4/5: nada foi descoberto no meio, então é um beco sem saída.
card-times-4 = 2 tem 3/6. O que foi descoberto a partir dela, 4/5, fica entre os seus dois números.
card-times-5 = Salas com um número só ainda estão na pilha: elas são o caminho.

card-recursion-title = Recursão e laço
card-recursion-about = Quem chama a si mesmo também tem uma pilha.
card-recursion-1 = A mesma busca como função que chama a si mesma. Para vê-la como laço, aperte D ou o botão abaixo.
card-recursion-2 = dfs(2) está rodando. Ainda há quem ela possa chamar?
card-recursion-3 = dfs(1) também retornou. dfs(0) segue com o próximo lado: baixo.
card-recursion-4 = Quatro chamadas não retornaram. Suas salas são o que o laço tem na pilha.
card-recursion-5 = dfs(4) ainda tem um lado para tentar.
card-recursion-6 = dfs(15) achou o destino. Nove chamadas não retornaram, e suas salas são o caminho: 0, 4, 8, 12, 13, 9, 10, 11, 15.

card-queue-title = Fila contra pilha
card-queue-about = Uma busca com fila, a outra com pilha.
card-queue-1 = O mesmo labirinto duas vezes: em largura com uma fila, em profundidade com uma pilha.
card-queue-2 = De 0 se veem 1 e 4. Em profundidade, entra em 1 e segue dali; em largura, as duas esperam, e vai quem espera há mais tempo.
card-queue-3 = A busca em largura pega o que está à distância 1, depois à distância 2, e assim por diante.
card-queue-4 = A busca em profundidade já chegou, depois de 8 lances. Será o menor caminho?
card-queue-5 = Não: a busca em largura precisa de 6 lances. Mas visitou 14 salas para isso, e a em profundidade, 9.

card-loops-title = Com ciclos
card-loops-about = O que impede a busca de rodar para sempre?
card-loops-1 = Aqui vários caminhos levam a algumas salas. Cada sala visitada é marcada.
card-loops-2 = De 5 também há um caminho até 1. Mas 1 já foi visitada: não é empilhada de novo.
card-loops-3 = De 6, outro caminho leva até 2, que também está marcada.
card-loops-4 = De volta ao início: só resta o caminho para baixo.
card-loops-5 = 13 salas, e nenhuma delas foi visitada duas vezes.

card-no-way-title = Sem caminho
card-no-way-about = Como a busca percebe que não há nenhum?
card-no-way-1 = Paredes cercam o queijo. Como a busca vai perceber?
card-no-way-2 = De volta ao início, mas uma das portas ainda é nova.
card-no-way-3 = 7 também era um beco sem saída: só uma parede a separa do resto da linha de cima.
card-no-way-4 = Só o início está na pilha, e nada ao lado é novo.
card-no-way-5 = A pilha está vazia: não há caminho. 15 salas foram visitadas, e bastaria abrir uma parede.
