## De que trata cada parada da jornada: uma primeira dica, repetida quando ela é concluída

stops-ideas-garden-s1 = O queijo está logo ao lado, mas o caminho dá a volta toda.
stops-ideas-garden-s2 = Pelo queijo ao lado você passa de qualquer jeito: busque antes o da esquerda.
stops-ideas-garden-s3 = Só se passa de um bule saindo dele: entre, dê meia-volta e entre de novo.
stops-ideas-garden-s4 = Pegue primeiro a miçanga de baixo: você não pode cruzar o próprio fio.
stops-ideas-garden-s5 = Voltar enrola o fio de novo, mas o que você comeu está comido.
stops-ideas-garden-s6 = Cada um está a um passo de um queijo: ache a parede que segura um e não o outro.
stops-ideas-garden-s7 = Pegue primeiro o queijo do cantinho de baixo, senão vai ter que voltar para buscar.
stops-ideas-garden-s8 = Só um bule leva ao último queijo, então o outro par vem primeiro.
stops-ideas-garden-s9 = Seu rival sabe o caminho, e são três alamedas: quem decide é a ordem.
stops-ideas-garden-s10 = Voltar custa sempre mais que ir: deixe que os bules levem você adiante.

stops-ideas-cellar-s1 = No gelo, você desliza até algo parar você.
stops-ideas-cellar-s2 = Deslize de volta para a esquerda: onde você parar, o caminho continua.
stops-ideas-cellar-s3 = Por baixo você desliza e passa do queijo: venha por cima.
stops-ideas-cellar-s4 = O chão sem gelo de onde você saiu para você de novo: parta dali outra vez.
stops-ideas-cellar-s5 = Seu rival não tira a pata da parede: pegue a chave logo de cara e você chega antes.
stops-ideas-cellar-s6 = Desça pela direita e volte pela esquerda: nenhuma deslizada vai direto ao queijo mais próximo.
stops-ideas-cellar-s7 = Qual deslizada termina na chave?
stops-ideas-cellar-s8 = No bule, a deslizada continua: é com ele que você dá meia-volta.
stops-ideas-cellar-s9 = No rinque, só as paredes param você: até o queijo mais distante há um só caminho, e ele começa com um desvio.
stops-ideas-cellar-s10 = Chave, queijo, porta: a ordem decide onde cada deslizada acaba.

stops-ideas-library-s1 = Mesmo na névoa, o que você já viu continua à vista, e o queijo brilha através dela.
stops-ideas-library-s2 = O queijo está a dois passos, mas ela vem por ali: esconda-se à esquerda até ela passar.
stops-ideas-library-s3 = O fio dá certinho para a volta pela miçanga da esquerda.
stops-ideas-library-s4 = Seu rival se mete em todo beco sem saída, mas a maioria acaba dentro da sua luz: basta uma olhada.
stops-ideas-library-s5 = Não há paredes: quem atrapalha é o seu próprio fio, então a miçanga da direita vem primeiro.
stops-ideas-library-s6 = Voltar enrola o fio, mas a chave fica na sua pata.
stops-ideas-library-s7 = As miçangas da esquerda ficam no caminho de volta: deixe salas livres para o fio.
stops-ideas-library-s8 = Primeiro, longe da porta, pegue a chave; depois, pelo bule, vá à outra metade.
stops-ideas-library-s9 = Busque primeiro o que fica de lado: o fio se enrola, e o que você tem é seu.
stops-ideas-library-s10 = Aqui os caminhos se reencontram: antes de voltar, procure um que siga adiante.

stops-ideas-kitchen-s1 = A portinhola deixa passar no sentido em que aponta: volte à esquerda e entre pelo lado.
stops-ideas-kitchen-s2 = A placa abre o que não fica no caminho até ela.
stops-ideas-kitchen-s3 = Desça e suba de novo: uma parede só segura o gêmeo na descida.
stops-ideas-kitchen-s4 = As duas placas ficam no seu caminho, e uma delas o abre.
stops-ideas-kitchen-s5 = As metades só diferem numa parede: ande para onde só um de vocês consegue ir.
stops-ideas-kitchen-s6 = Gaste a chave vermelha, e a azul volta ao topo.
stops-ideas-kitchen-s7 = Quatro portinholas em roda: cada uma se inverte atrás de você, então entre pela que não vai mais usar.
stops-ideas-kitchen-s8 = No espelho, esquerda é direita, e uma parede não tem reflexo: é ali que vocês se separam.
stops-ideas-kitchen-s9 = As portas estão em fila: pegue as chaves na ordem inversa. E a vermelha está trancada: primeiro, as duas azuis.
stops-ideas-kitchen-s10 = Primeiro as duas placas e o queijo mais distante; o mais próximo, só no fim e por baixo.

stops-ideas-alley-s1 = O wafer aguenta uma vez só: nunca saia por onde vai ter que voltar.
stops-ideas-alley-s2 = Descer reto custa duas mordidas. As salas de baixo, à direita, formam um conjunto com o queijo.
stops-ideas-alley-s3 = A ratoeira dá sempre a mesma volta: veja onde ela está e passe enquanto está longe.
stops-ideas-alley-s4 = Esconda-se onde o gato olha mais tarde: cima vem antes de esquerda, e atrás dele o caminho fica livre.
stops-ideas-alley-s5 = Há uma só mordida, e as portinholas decidem em qual parede.
stops-ideas-alley-s6 = O caminho reto de queijo a queijo pede duas mordidas, e só há uma.
stops-ideas-alley-s7 = O gato dá a volta e vem por trás: coma embaixo enquanto ele olha o canto e escape pela esquerda.
stops-ideas-alley-s8 = Quem desce direto não sai mais: o que está mais perto fica por último.
stops-ideas-alley-s9 = A última mordida é para a parede entre os queijos: até lá, uma tem que bastar.
stops-ideas-alley-s10 = A cada deslizada sobram menos wafers onde parar, e resta uma única ordem.

stops-ideas-palace-s1 = Você é uma sala só, então até o maior conjunto custa uma xícara; o pequeno não leva a nada.
stops-ideas-palace-s2 = A parede que a placa move é o seu freio no gelo.
stops-ideas-palace-s3 = Junte as cinco salas enquanto você tem três: na ordem inversa, os mesmos conjuntos custam duas xícaras a mais.
stops-ideas-palace-s4 = A mordida leva o gêmeo ao queijo dele: tire-o de lá antes de descer, senão ele desce junto.
stops-ideas-palace-s5 = Oito, quatro, duas e uma à sua volta: enquanto você é uma sala só, o maior conjunto não custa mais que o menor.
stops-ideas-palace-s6 = A miçanga de baixo está num beco sem saída: roa o fundo, e o fio atravessa.
stops-ideas-palace-s7 = Primeiro as doze salas, enquanto você tem duas; depois, cada sala avulsa custa uma xícara. Deixe as três em paz.
stops-ideas-palace-s8 = Seu queijo está ao lado, mas o gêmeo tem um longo caminho: um bule leva só você.
stops-ideas-palace-s9 = Sem o bule não há caminho nenhum. Escolha a deslizada que acaba nele.
stops-ideas-palace-s10 = Primeiro o bule ou a portinhola? Cada deslizada tem que acabar onde a próxima começa: pense de trás para a frente, desde o último queijo.
