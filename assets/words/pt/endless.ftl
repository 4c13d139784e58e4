## As palavras de um labirinto sem fim

endless-about = Cada queijo dá mais tempo.
endless-about_world = Siga as migalhas até o queijo, lá no fim.
endless-time_left = Restam
endless-cheeses = Queijos
endless-distance = Distância
endless-crumbs = Migalhas
endless-straight_line = Em linha reta
endless-crossed = Você atravessou o mundo!
endless-time_is_up = O tempo acabou
endless-best = Recorde
endless-best_today = Recorde de hoje
# Above a chart with a bar for each cheese.
endless-seconds_left = Segundos restantes em cada queijo
endless-no_cheese = Desta vez, nenhum queijo
# The number of days with a run.
endless-days = Dias jogados
# Above a chart with a bar for each of these days.
endless-best_of_days = Mais queijos em cada dia
# How many cheeses another player has eaten.
endless-to_beat = Queijos a superar: { $cheeses } – { $name }

## O que se pode fazer a seguir

endless-choices-again = De novo
endless-choices-new = Novo labirinto
endless-choices-daily = Labirinto do dia
endless-choices-world = Um bilhão de salas
endless-choices-title = Menu principal

## O mapa de um mundo visto de cima

world_map-world = Mundo
world_map-title = Mapa do mundo
world_map-room = Sala
world_map-to_cheese = Passos até o queijo
world_map-path = Caminho
world_map-from_end_to_end = De ponta a ponta
world_map-show_path = Mostrar caminho
world_map-hide_path = Ocultar caminho
world_map-next_place = Próximo lugar
world_map-damaged = Parte deste mundo não pode ser lida: o arquivo está danificado.
world_map-places-whole = O mundo inteiro
world_map-places-mouse = O ratinho
world_map-places-cheese = O queijo
world_map-places-farthest = O fim do mundo
world_map-places-other_end = O outro extremo do mundo
