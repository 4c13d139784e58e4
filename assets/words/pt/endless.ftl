## As palavras de um labirinto sem fim

endless-time_left = Restam
endless-cheeses = Queijos
endless-distance = Distância
endless-crumbs = Migalhas
endless-to_cheese = Até o queijo
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
