## As palavras lidas em voz alta para quem não vê a tela

speech-up = acima
speech-down = abaixo
speech-left = à esquerda
speech-right = à direita
speech-at_cheese = O queijo está aqui.
speech-walled_in = Paredes por todo lado.
speech-junction = Um cruzamento.
speech-dead_end = Um beco sem saída.
speech-here = aqui
speech-key = Chave
speech-door = Porta trancada
speech-open_flap = Portinhola aberta
speech-shut_flap = Portinhola fechada
speech-ice = Gelo
# A floor that melts once it is left, and where one was.
speech-melting = Wafer
speech-gone = Água
# A wall that the mouse has bitten through, one that it has melted, and a closed set behind one that it can bite through.
speech-bitten = Parede roída
speech-melted = Parede derretida
speech-other_set = Outro conjunto atrás da parede
speech-thread = Fio
# A bead that the thread does not lie through, and one that it does.
speech-bead = Miçanga
speech-strung_bead = Miçanga no fio
# The second mouse, one with left and right swapped, where it can go, and its cheese.
speech-twin = Gêmeo
speech-mirror_twin = Gêmeo espelhado
speech-ways_of_twin = Livre para o gêmeo
speech-cheese_of_twin = Queijo do gêmeo
speech-cat = Gato
speech-next_of_cat = O gato vai agora
# What is over the cheese until the thread lies through all beads.
speech-dome = Redoma
# The position of the mouse.
speech-place = Coluna { $column }, linha { $row }.
# The position of the mouse in a maze of this size.
speech-place_of = Coluna { $column } de { $columns }, linha { $row } de { $rows }.
# The directions with a wall.
speech-walls = Paredes: { $ways }.
# The directions without a wall.
speech-open = Livre: { $ways }.
# The direction and the straight distance of the cheese.
speech-cheese = Queijo: { $ways }.
# A thing of the rules, and where it is.
speech-thing = { $name }: { $ways }.
# No way leads to the end any more, and the key that starts the maze again.
speech-no_way_left = Sem saída. Aperte { $key } para recomeçar.
speech-undo_or_restart = Sem saída. Aperte { $undo } para desfazer um lance ou { $restart } para recomeçar.
speech-coloured_key = Chave { $colour }
speech-coloured_door = Porta trancada, { $colour }
# The colours of the keys on the string, the one taken last first.
speech-keys_held = Chaves, do topo: { $keys }.
# A wall that so many cups of tea melt.
speech-cups = { $count ->
    [one] Parede, { $count } xícara de chá
   *[other] Parede, { $count } xícaras de chá
}
speech-bites_left = { $count ->
    [0] As mordidas acabaram.
    [one] Resta { $count } mordida.
   *[other] Restam { $count } mordidas.
}
speech-tea_left = { $count ->
    [0] O chá acabou.
    [one] Resta { $count } xícara de chá.
   *[other] Restam { $count } xícaras de chá.
}
speech-thread_left = { $count ->
    [0] O fio acabou.
    [one] Fio para mais { $count } sala.
   *[other] Fio para mais { $count } salas.
}
speech-plate = Placa { $number }
speech-teapot = Bule { $number }
# Joins a list of two or more.
speech-and = { $one }, { $other }
# This many rooms in a direction.
speech-rooms = { $count } { $way }

## As cores de chaves e portas

speech-colours-blue = azul
speech-colours-red = vermelha
speech-colours-green = verde
