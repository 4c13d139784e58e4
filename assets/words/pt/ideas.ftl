## De que trata cada parada da jornada: uma primeira dica, repetida quando ela é concluída

stops-ideas-garden-s1 = O queijo está logo ao lado, mas o caminho dá a volta toda.
stops-ideas-garden-s2 = Que queijo fica de qualquer jeito no caminho do último? Esse pode esperar.
stops-ideas-garden-s3 = Suba pelo bule, dê meia-volta e volte por ele: ao sair do bule, dá para seguir além dele.
stops-ideas-garden-s4 = Você não pode cruzar o próprio fio: qual miçanga deixaria você sem saída?
stops-ideas-garden-s5 = Voltar enrola o fio de novo, mas o que você comeu está comido.
stops-ideas-garden-s6 = Cada um está a um passo de um queijo: ache a parede que segura um e não o outro.
stops-ideas-garden-s7 = Só um bule leva ao último queijo, então o outro par vem primeiro.
stops-ideas-garden-s8 = Dê um passo a mais: a parede segura seu gêmeo, e na volta vocês chegam juntos.
stops-ideas-garden-s9 = Três alamedas e um rival que sabe o caminho: em que ordem?
stops-ideas-garden-s10 = Pegue primeiro o queijo de cima; depois uma parede segura seu gêmeo no tapete dele enquanto você vai ao seu.

stops-ideas-cellar-s1 = No gelo, você desliza até algo parar você.
stops-ideas-cellar-s2 = Deslize de volta para a esquerda: onde você parar, o caminho continua.
stops-ideas-cellar-s3 = Por baixo você desliza e passa do queijo: venha por cima.
stops-ideas-cellar-s4 = O chão sem gelo de onde você saiu para você de novo: parta dali outra vez.
stops-ideas-cellar-s5 = Nada segura você ao lado dos queijos, mas o que você cruza deslizando é comido: qual deslizada passa pelos dois?
stops-ideas-cellar-s6 = Há um caminho sem a chave, mas o desvio até ela é mais curto.
stops-ideas-cellar-s7 = A porta trancada segura você. Com a chave, nada mais segura: então, o que vem primeiro?
stops-ideas-cellar-s8 = No bule, a deslizada continua: é com ele que você dá meia-volta.
stops-ideas-cellar-s9 = No rinque, só as paredes param você: até o queijo mais distante há um só caminho, e ele começa com um desvio.
stops-ideas-cellar-s10 = Chave, queijo, porta: a ordem decide onde cada deslizada acaba.

stops-ideas-library-s1 = Mesmo na névoa, o que você já viu continua à vista, e o queijo brilha através dela.
stops-ideas-library-s2 = O queijo está a dois passos, mas o gato vem por ali: esconda-se à esquerda até ele passar.
stops-ideas-library-s3 = O fio dá certinho para a volta pela miçanga da esquerda.
stops-ideas-library-s4 = Não há paredes: quem atrapalha é o seu próprio fio, então a miçanga da direita vem primeiro.
stops-ideas-library-s5 = Com a chave, o caminho curto dá no gato. Que sala ele acabou de deixar?
stops-ideas-library-s6 = Voltar não gasta fio, então olhe primeiro: qual miçanga leva adiante?
stops-ideas-library-s7 = Voltar enrola o fio, mas a chave fica na sua pata.
stops-ideas-library-s8 = As miçangas da esquerda ficam no caminho de volta: deixe salas livres para o fio.
stops-ideas-library-s9 = O caminho aberto leva até o gato. Pela porta trancada, você sai quando ele já passou.
stops-ideas-library-s10 = Busque primeiro o que fica de lado: o fio se enrola, e o que você tem é seu.

stops-ideas-kitchen-s1 = A portinhola deixa passar no sentido em que aponta: volte à esquerda e entre pelo lado.
stops-ideas-kitchen-s2 = A placa do canto tira do lugar a parede acima de você.
stops-ideas-kitchen-s3 = Desça e suba de novo: uma parede só segura o gêmeo na descida.
stops-ideas-kitchen-s4 = A placa de cima tranca você. Que saída a de baixo abre?
stops-ideas-kitchen-s5 = As metades só diferem numa parede: ande para onde só um de vocês consegue ir.
stops-ideas-kitchen-s6 = Só a chave de cima abre uma porta: como se livrar da vermelha?
stops-ideas-kitchen-s7 = Um passo de lado até a placa abre um atalho e fecha o caminho longo.
stops-ideas-kitchen-s8 = No espelho, esquerda é direita, e uma parede não tem reflexo: é ali que vocês se separam.
stops-ideas-kitchen-s9 = A portinhola não deixa seu gêmeo entrar. Saia por ela e volte, e ele dará a volta por cima.
stops-ideas-kitchen-s10 = As portas estão em fila: pegue as chaves na ordem inversa. E a vermelha está trancada: primeiro, as duas azuis.

stops-ideas-alley-s1 = Subindo reto, você quebra o wafer de que ainda vai precisar: dê a volta pela borda.
stops-ideas-alley-s2 = Descer reto custa duas mordidas. As salas de baixo, à direita, formam um conjunto com o queijo.
stops-ideas-alley-s3 = A ratoeira dá sempre a mesma volta: veja onde ela está e passe enquanto está longe.
stops-ideas-alley-s4 = O bule sai onde o gato anda: espere até ele passar subindo.
stops-ideas-alley-s5 = Há uma só mordida, e as portinholas decidem em qual parede.
stops-ideas-alley-s6 = O gato dá a volta e vem por trás: coma embaixo enquanto ele olha o canto e escape pela esquerda.
stops-ideas-alley-s7 = Quem desce direto não sai mais: o que está mais perto fica por último.
stops-ideas-alley-s8 = A parede acima do queijo freia sua deslizada. Depois de roída, nada mais freia.
stops-ideas-alley-s9 = Onde você vai precisar da última mordida? Até lá, uma tem que bastar.
stops-ideas-alley-s10 = A cada deslizada sobram menos wafers onde parar, e resta uma única ordem.

stops-ideas-palace-s1 = Você é uma sala só, então até o maior conjunto custa uma xícara; o pequeno não leva a nada.
stops-ideas-palace-s2 = A parede que a placa move é o seu freio no gelo.
stops-ideas-palace-s3 = Junte as cinco salas enquanto você tem três: na ordem inversa, os mesmos conjuntos custam duas xícaras a mais.
stops-ideas-palace-s4 = A mordida leva o gêmeo ao queijo dele: tire-o de lá antes de descer, senão ele desce junto.
stops-ideas-palace-s5 = Enquanto você é uma sala só, o maior conjunto não custa mais que o menor: comece pelo de oito.
stops-ideas-palace-s6 = A miçanga de baixo está num beco sem saída: roa o fundo, e o fio atravessa.
stops-ideas-palace-s7 = Primeiro as doze salas, enquanto você tem duas; depois, cada sala avulsa custa uma xícara. Deixe as três em paz.
stops-ideas-palace-s8 = Seu queijo está ao lado, mas o gêmeo tem um longo caminho: um bule leva só você.
stops-ideas-palace-s9 = O que derreteu atrás de você é parede para o seu gêmeo: deixe-o andar até o buraco.
stops-ideas-palace-s10 = Busque seu gêmeo pelo bule, leve-o para casa e saia sem ele pelo bule. A mordida fica para o fim.
