## As palavras da jornada

journey-journey = Jornada
# Leads to the next region.
journey-next_region = Próxima região
# The mazes of earlier versions, and the way back from them.
journey-old_map = Mapa antigo
journey-new_map = Mapa novo
# The time of a good run.
journey-par = Meta
journey-fewest = Mínimo
journey-hard = Difícil
journey-difficulty = Dificuldade
journey-teapot_for_one = Um bule leva você, não o seu gêmeo.
journey-wafer_for_twin = Buracos seguram seu gêmeo, menos no passo em que se abrem.
# What happened to a mouse that is held.
journey-caught = Ai! Que tontura!
# No way leads to the end any more.
journey-no_way_left = Sem saída: recomece
journey-undo_or_restart = Sem saída: desfaça ou recomece
# All stops of a region are finished, or of all regions.
journey-region_is_done = Você concluiu a região inteira!
journey-journey_is_done = Você concluiu a jornada inteira!
# What the mouse tastes of.
journey-flavour = Cor do ratinho
journey-helped = Com ajuda, você só fica com “Concluída”
# How many stops are finished, and how many a flavour takes.
journey-flavour_for = Cor do ratinho: { $flavour }, { $finished } de { $all } paradas
journey-stop = Parada { $number }
# The rival's name, and that this rival has reached the cheese.
journey-race_against = Corrida contra { $name }
# The rival waits at the start for this long.
journey-rival_waits = { $name } sai em { $seconds } s
journey-beat = Vencer { $name }
journey-rival_is_there = { $name } chegou antes
# All stops of the region are finished, and this is the reward.
journey-flavour_is_yours = Nova cor do ratinho: { $flavour }! Escolha no mapa.
journey-rival_was_first = { $name } chegou antes!
journey-next_is = A seguir: { $name }
journey-next_stop = A seguir: parada { $number }
journey-play_stop = Jogar a parada { $number }
# By how much the time of a good run was missed.
journey-over_par = Só { $seconds } s acima da meta!
journey-region_is_open = Acaba de abrir: { $region }
journey-medals_won = { $won } de { $all } medalhas
# How many cheeses are eaten, and how many there are to eat.
journey-cheeses_eaten = { $eaten } de { $all } queijos comidos
# How many more stops of another region have to be finished.
journey-opens_with = { $stops ->
    [one] Conclua mais { $stops } parada em “{ $region }” para abrir
   *[other] Conclua mais { $stops } paradas em “{ $region }” para abrir
}
# Stops of the old map, by their numbers.
journey-old_stops = Paradas { $first } a { $last }
journey-bites_left = { $count ->
    [0] As mordidas acabaram
    [one] Resta { $count } mordida
   *[other] Restam { $count } mordidas
}
journey-tea_left = { $count ->
    [0] O chá acabou
    [one] Resta { $count } xícara de chá
   *[other] Restam { $count } xícaras de chá
}
journey-thread_left = { $count ->
    [0] O fio acabou
    [one] Fio para mais { $count } sala
   *[other] Fio para mais { $count } salas
}
# The colours of the keys on the string, the one taken last first.
journey-keys_held = Chaves, do topo: { $keys }

## Os lugares das regiões

journey-regions-garden = Jardim de chá
journey-regions-cellar = Porão de gelo
journey-regions-library = Biblioteca à noite
journey-regions-kitchen = Cozinha mecânica
journey-regions-alley = Beco do gato
journey-regions-palace = Palácio da princesa

## O que um labirinto pede

journey-rules-fog = névoa
journey-rules-locked_door = achar a chave
journey-rules-all_cheeses = vários queijos
journey-rules-moving_walls = paredes móveis
journey-rules-mouse_trap = olha a ratoeira
journey-rules-swinging_flaps = portinholas
journey-rules-teapots = pares de bules
journey-rules-slippery_ice = gelo liso
journey-rules-melting_floor = wafers que derretem
journey-rules-keys_on_a_string = chaves no cordão
journey-rules-gnawing = paredes para roer
journey-rules-pouring = chá nas paredes
journey-rules-twins = um gêmeo
journey-rules-mirror = gêmeo espelhado
journey-rules-thread = fio para puxar
journey-rules-prowling_cat = gato à espreita

## O que primeiro se diz de uma regra

journey-notices-find_key = A porta está trancada: ache a chave
journey-notices-step_on_plates = Pise numa placa: a parede dela desliza
journey-notices-bite_walls = Aperte duas vezes contra uma parede para roê-la
journey-notices-pour_tea = Aperte duas vezes para derreter uma parede: uma xícara por sala do lado menor
journey-notices-last_key_opens = Só a sua última chave abre, e ela fica na porta
journey-notices-thread_beads = Passe o fio por todas as miçangas e o queijo se abre

## Por que o ratinho não pode ir até lá, ao lado dele quando tenta

journey-hindrances-bite = Aperte de novo para roer
journey-hindrances-no_bites = As mordidas acabaram
# What it takes to melt a wall.
journey-hindrances-tea = { $price ->
    [one] { $price } xícara: aperte de novo
   *[other] { $price } xícaras: aperte de novo
}
journey-hindrances-too_dear = { $price ->
    [one] Custa { $price } xícara, você tem { $left }
   *[other] Custa { $price } xícaras, você tem { $left }
}
journey-hindrances-locked = Trancada: ache a chave
# Only the key that was taken last opens a door, if it has its colour.
journey-hindrances-locked_with = Sua última chave tem que ser { $colour }
journey-hindrances-one_way = Só abre para o outro lado
journey-hindrances-cat = O gato vai pisar ali agora
journey-hindrances-melted = Ali não há mais chão
journey-hindrances-crossing = O fio não pode se cruzar
journey-hindrances-no_thread = O fio acabou: volte um pouco
journey-hindrances-dome = Primeiro, todas as miçangas
journey-hindrances-twin = A parede segura você, e seu gêmeo também fica

## Para que serve uma medalha, numa frase

journey-explained_medals-finished = Chegue ao queijo.
journey-explained_medals-under_par = Bata a meta de tempo.
journey-explained_medals-no_wrong_turn = Faça o menor caminho, sem ajuda.
journey-explained_medals-before_rival = Chegue antes do rival.

## Como uma regra funciona, numa frase

journey-explained-all_cheeses = Coma todos os queijos, em qualquer ordem.
journey-explained-teapots = Entre num bule e saia pelo outro da mesma cor: a viagem é um passo só.
journey-explained-slippery_ice = Você desliza até o gelo acabar ou algo parar você.
journey-explained-locked_door = Ache a chave: ela abre todas as portas.
journey-explained-fog = A névoa só se abre onde você chega perto.
journey-explained-twins = Seu gêmeo anda para o mesmo lado que você, e as paredes o seguram. Leve cada um ao seu tapete ao mesmo tempo.
journey-explained-mirror = Seu gêmeo espelhado só anda com você: à esquerda quando você vai à direita. Leve cada um ao seu tapete ao mesmo tempo.
journey-explained-gnawing = Aperte duas vezes contra uma parede para roê-la. Escolha bem: as mordidas são poucas.
journey-explained-pouring = Aperte duas vezes contra uma parede para derretê-la com chá: uma xícara por sala do lado menor.
journey-explained-thread = Passe o fio por todas as miçangas para destapar o queijo. Ele não pode se cruzar; ao voltar, você o enrola.
journey-explained-prowling_cat = O gato vasculha cada canto: primeiro cima, depois direita, baixo, esquerda. Ele anda quando você anda. A pegada mostra aonde.
journey-explained-swinging_flaps = A portinhola deixa você passar no sentido em que aponta e depois se inverte.
journey-explained-moving_walls = Pise numa placa, e a parede da cor dela desliza até o lugar tracejado.
journey-explained-keys_on_a_string = Só a última chave que você pegou abre uma porta da mesma cor, e fica na fechadura.
journey-explained-melting_floor = O wafer some assim que você sai dele.
journey-explained-mouse_trap = Se a ratoeira pegar você, são três segundos de tontura.

## As medalhas

journey-medals-finished = Concluída
journey-medals-under_par = Meta batida
journey-medals-no_wrong_turn = Menor caminho
journey-medals-before_rival = Rival vencido

## Os sabores do ratinho

journey-flavours-plain = Natural
journey-flavours-milk_tea = Chá com leite
journey-flavours-blossom_tea = Chá de flores
journey-flavours-mint = Hortelã
journey-flavours-green_tea = Chá verde
journey-flavours-black_tea = Chá preto
journey-flavours-lemon = Limão

## Como se chama uma coleção de labirintos, e uma sem título

pack-untitled = Labirintos
pack-open = Coleção
pack-keep = Guardar
pack-save = Salvar arquivo
pack-remove = Remover
pack-press_again = Aperte de novo para remover
