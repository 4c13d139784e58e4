## As palavras do quiz: quatro labirintos, e quem construiu qual

which_built-title = Quem construiu?
which_built-about = Quatro labirintos, uma pergunta: qual é qual?
which_built-built_by = Qual deles é obra de “{ $generator }”?
which_built-hint = Repare nos corredores: o comprimento, quantos não dão em nada e para que lado pendem.
which_built-known_by = { $generator }: { $how }
which_built-answer = Responder
which_built-next = Próxima pergunta
which_built-watch = Ver a construção dos quatro
which_built-right = Certo!
which_built-right_one = Era este
which_built-given = Sua resposta
which_built-in_a_row = série de { $count }
which_built-best = recorde { $count }

## O que se pode perguntar sobre quatro labirintos

which_built-asks-dead_ends = Qual tem mais becos sem saída?
which_built-asks-longest_way = Qual tem a maior distância de ponta a ponta?
which_built-asks-corridors = Qual tem os corredores mais longos?
which_built-asks-straight = Qual segue reto mais vezes?
which_built-asks-slant = Em qual deles nenhum beco sem saída abre para baixo?

## O que foi medido num labirinto

which_built-dead_ends = { $count ->
    [0] nenhum beco sem saída
    [one] { $count } beco sem saída
   *[other] { $count } becos sem saída
}
which_built-longest_way = { $steps } passos de ponta a ponta
which_built-corridors = { $mean } passos por corredor
which_built-straight = { $percent }% seguem reto
which_built-slant = becos: { $down } abrem para baixo, { $right } à direita
