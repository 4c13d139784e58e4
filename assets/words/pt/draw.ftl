## As palavras da mesa em que se desenham labirintos

draw-table = Desenhar labirinto
# What the Enter key does.
draw-draw = Desenhar
draw-undo = Desfazer
draw-redo = Refazer
draw-watch = Teatro
draw-next_tool = Ferramenta
draw-play = Jogar
draw-rest = Completar
draw-wipe = Limpar
draw-mirror = Espelhar
draw-turn = Girar
draw-less = { $unit }: uma a menos que { $count }
draw-more = { $unit }: uma a mais que { $count }

## O que se sabe do que está desenhado

draw-one_way = Um caminho · { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
draw-several_ways = Vários caminhos · menor: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
# How many wrong ways lead off the way whose end is not seen at once.
draw-decisions = { $decisions ->
    [one] { $decisions } decisão
   *[other] { $decisions } decisões
}
draw-no_way = { $walls ->
    [one] Sem caminho ainda: uma parede atrapalha
   *[other] Sem caminho ainda: { $walls } paredes atrapalham
}
draw-unreachable = Sem caminho: o queijo está em outra parte
draw-moves = { $moves ->
    [one] Com as regras: no mínimo { $moves } lance
   *[other] Com as regras: no mínimo { $moves } lances
}
draw-cannot_be_won = Com estas regras, ninguém chega ao queijo
draw-missing = Ainda falta: { $what }
draw-too_many = Em excesso: { $what }
draw-teapots_in_line = Os dois bules de um par pedem linhas e colunas diferentes
draw-too_large = “{ $rule }” pede um labirinto de no máximo { $rooms } salas
draw-sets = Com chá, as paredes têm que separar as salas em 2 a 9 conjuntos
draw-apart = “{ $one }” e “{ $other }” não combinam
draw-parts = As salas formam { $parts } partes que não se tocam
draw-only_rectangle = “{ $rule }” pede todas as salas de um retângulo
draw-refused = Não dá para desenhar: só labirintos de até 40.000 salas

## Como se chama um lugar na folha

draw-room = Coluna { $column }, linha { $row }
draw-room_with = Coluna { $column }, linha { $row }: { $what }
draw-right_of = À direita da coluna { $column }, linha { $row }: { $what }
draw-below = Abaixo da coluna { $column }, linha { $row }: { $what }
draw-show_part = Mostrar a parte da coluna { $column }, linha { $row } em diante
draw-wall = parede
draw-open = aberto
draw-outside = fora do labirinto
draw-put_copy = Clique onde a cópia deve ficar, quantas vezes quiser. Clique de novo na ferramenta para copiar outra parte.

## As ferramentas

draw-tools-wall = Paredes
draw-tools-rubber = Borracha
draw-tools-mouse = Ratinho
draw-tools-cheese = Queijo
draw-tools-key = Chave e portas
draw-tools-plate_one = Primeira placa e sua parede
draw-tools-plate_two = Segunda placa e sua parede
draw-tools-plate_three = Terceira placa e sua parede
draw-tools-trap = Ratoeira
draw-tools-flap = Portinhola
draw-tools-teapots_one = Primeiro par de bules
draw-tools-teapots_two = Segundo par de bules
draw-tools-teapots_three = Terceiro par de bules
draw-tools-ice = Gelo
draw-tools-melting = Wafers
draw-tools-blue_key = Chave azul e portas
draw-tools-red_key = Chave vermelha e portas
draw-tools-green_key = Chave verde e portas
draw-tools-twin = Gêmeo
draw-tools-twin_cheese = Queijo do gêmeo
draw-tools-mirror_twin = Gêmeo espelhado
draw-tools-mirror_cheese = Queijo do gêmeo espelhado
draw-tools-bead = Miçangas no fio
draw-tools-cat = Gato
draw-tools-bites = Mordidas
draw-tools-tea = Chá
draw-tools-fog = Névoa
draw-tools-rooms = Pincel: quais salas existem
draw-tools-inside_out = Virar do avesso
draw-tools-copy = Copiar uma parte

## Como se usam as ferramentas

draw-how-walls = Clique entre duas salas para abrir ou fechar a parede. Arraste por salas para cavar um corredor.
draw-how-rubber = Clique numa coisa para tirá-la, ou aperte Delete ali.
draw-how-place = Clique na sala onde deve ficar. Clique em outra para mudar de lugar.
draw-how-places = Clique em até quatro salas. Um segundo clique tira de lá.
draw-how-doors = Clique numa sala para a chave e entre salas para as portas.
draw-how-locks = Clique em salas para as chaves e entre salas para as portas, uma por chave: 2 a 5 chaves ao todo.
draw-how-plate = Clique numa sala para a placa, depois na parede que ela move, depois no vão para onde a parede vai.
draw-how-flap = Clique entre duas salas. Outro clique inverte o lado; mais um apaga.
draw-how-pair = Clique em duas salas, em linhas e colunas diferentes.
draw-how-floor = Clique nas salas ou arraste por cima delas.
draw-how-bites = Clique de novo na ferramenta para mais mordidas. As paredes têm que separar as salas em conjuntos fechados.
draw-how-tea = Clique na ferramenta para pôr ou tirar o chá. As paredes têm que separar as salas em 2 a 9 conjuntos fechados.
draw-how-fog = Clique na ferramenta para pôr ou tirar a névoa.
draw-how-brush = Clique nas salas ou arraste por elas para tirá-las ou trazê-las de volta. Clique de novo na ferramenta para um pincel maior.
draw-how-inside_out = Clique nesta ferramenta: as salas que você tirou viram o labirinto.
draw-how-copy = Arraste por salas, ou clique num canto e depois no outro. Então clique onde a cópia deve ficar.
