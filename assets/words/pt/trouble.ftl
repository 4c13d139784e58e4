## As palavras sobre erros

# What is wrong with the address of the page.
trouble-link = Não dá para abrir este link. { $why }
trouble-no_pack = Nada mudou: { $why }

## Por que não existe tal labirinto

trouble-maze_code-width = { $rooms } colunas? Use de { $least } a { $most }
trouble-maze_code-height = { $rooms } linhas? Use de { $least } a { $most }
trouble-maze_code-only_worlds = Tão grande? Só Kruskal sem ciclos
trouble-maze_code-size = “{ $text }” não é um tamanho: escreva como 30x20
trouble-maze_code-percent = “{ $text }” não é uma porcentagem: use de 0 a 100
# An unknown name, with a similar known one.
trouble-maze_code-name_like = Não há gerador “{ $word }”. Seria { $name }?
# An unknown name, with all known ones.
trouble-maze_code-name = Não há gerador “{ $word }”. Os que há: { $names }
trouble-maze_code-memory = Este labirinto precisa aqui de { $megabytes } MB de memória, e não há tanto
trouble-maze_code-never_joined = { $generator } só liga o início e o destino no final: tire “joined”
trouble-maze_code-never_shaped = { $generator } só constrói retângulos: escolha outro gerador para ter uma forma
trouble-maze_code-shape = A forma neste código está cortada ou tem um erro
trouble-maze_code-shape_too_large = { $rooms } salas são demais para uma forma: use no máximo { $most }
trouble-maze_code-shape_and_quest = Um labirinto com forma não tem “{ $field }”: tire um dos dois
trouble-maze_code-unknown_world = Este mundo não está aqui: abra antes o arquivo dele
trouble-maze_code-drawn = O código do labirinto desenhado está cortado ou tem um erro
# $field, $generator
trouble-maze_code-no_rooms_for_quest = { $generator } não cava salas: tire “{ $field }”
# $field, $rooms, $most
trouble-maze_code-too_large_for_quest = { $rooms } salas são demais para “{ $field }”: use no máximo { $most }
trouble-maze_code-no_revision = Falta um número depois de { $generator }: escreva { $generator }{ $revision }
trouble-maze_code-revision = Este jogo não tem { $generator }{ $revision }, só { $generator }{ $known }
trouble-maze_code-no_seed = Uma semente pode ser qualquer número ou texto, menos vazia
trouble-maze_code-missing = O código está incompleto: deveria ser como kruskal1-30x20-233
trouble-maze_code-field = “{ $text }” não cabe aqui: um código é como kruskal1-30x20-loops10-233
trouble-maze_code-text_seed = “{ $text }” não cabe aqui: um código é como kruskal1-30x20-loops10-233, e uma semente em palavras vai depois de um ~

## Por que não existe tal disputa

trouble-match_code-too_large = { $rooms } salas são demais para o computador: ele joga em até { $most }
trouble-match_code-endless = O modo sem fim e um labirinto sem fim só andam juntos: use endless1-233~endless-bo3
trouble-match_code-quest = Um segundo queijo e uma chave são para um jogador só: tire “cheeses2” e “keys1”
trouble-match_code-walled_off = Sem suas regras, este labirinto não tem caminho: é para um jogador só
trouble-match_code-no_rules = Faltam as regras: uma disputa é como kruskal1-20x15-7~race-bo3
# An unknown mode, with a similar known one.
trouble-match_code-mode_like = Não há jogo “{ $word }”. Você quis dizer { $mode }?
# An unknown mode, with all known ones.
trouble-match_code-mode = Não há jogo “{ $word }”. Os que há: { $modes }
trouble-match_code-best_of = “{ $text }” não é um número de rodadas: use bo1, bo3, bo5 ou bo7
trouble-match_code-head_start = “{ $text }” não é uma vantagem: lead2x5 dá ao jogador 2 uma vantagem de 5 segundos; use de 1 a { $most }
trouble-match_code-speed = “{ $text }” não é um ritmo: use 4, 5, 6, 8, 10, 12, 15 ou 20 células por segundo
trouble-match_code-ghost = Um fantasma só disputa corrida única no mesmo labirinto, sem vantagem: use race-bo1-ghost
trouble-match_code-snatch = Rouba-queijo é para duas pessoas: tire o computador
trouble-match_code-field = “{ $text }” não cabe aqui: uma disputa é como kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8

## Por que uma linha não é um marcador

trouble-bookmark-step = “{ $text }” não é um passo: escreva @12, ou @12-18 para repetir um trecho
trouble-bookmark-rule = Não há regra “{ $text }”: use naive, size ou rank, e depois none, halving ou full
trouble-bookmark-old = “{ $text }” é um exercício da versão 0.2, e as árvores dele mudaram: comece um novo
trouble-bookmark-maze = { $code } não cabe na bancada: ela aceita labirintos kruskal sem ciclos e com até { $most } salas
trouble-bookmark-field = “{ $text }” não cabe aqui: um marcador é como kruskal1-4x3-7@12-18 size halving loop

## Por que uma gravação ou um desafio foi recusado

trouble-challenge-something_else = Isto não é um desafio: um desafio começa com icetea:
trouble-challenge-version = Este desafio é de outra versão do jogo ({ $version })
trouble-challenge-too_long = Isto é longo demais para um desafio: ele tem no máximo { $most } caracteres
trouble-challenge-broken = Falta uma parte deste desafio: copie a linha inteira de novo
trouble-challenge-tampered = Esta gravação foi alterada, por isso não dá para confiar nela
# It cannot have happened in its maze.
trouble-challenge-untrue = Esta gravação não combina com o labirinto
# A run that cannot be made a challenge.
trouble-challenge-unsuited = Só uma partida sem ajuda, em ritmo normal e não muito longa, vira desafio

## As palavras sobre erros com arquivos

trouble-files-damaged = { $file } está danificado. Agora se chama { $kept_as }
# Lines of a file are damaged, and were moved.
trouble-files-damaged_lines = Há linhas danificadas em { $file }. Elas foram para { $kept_in }
trouble-files-newer = { $file } é de uma versão mais nova do jogo. Agora se chama { $kept_as }
trouble-files-foreign = { $file } veio de fora. Agora se chama { $kept_as }
trouble-files-key_lost = A chave do selo do jogo se perdeu: seus recordes antigos agora valem como de fora
# The game was restarted because the system's clock jumped.
trouble-files-clock_jumped = O relógio deste computador deu um salto, por isso o jogo começou de novo. A partida em que você estava ficou em “Continuar”
# The bundle was made by a newer version of the game.
trouble-files-all_newer = Nada foi substituído: este arquivo é de uma versão mais nova do jogo
# The bundle is damaged.
trouble-files-all_damaged = Nada foi substituído: este arquivo está danificado
trouble-files-cannot_save = Não dá para salvar { $file }: { $reason }
# Data that cannot be saved, and how to get it elsewhere.
trouble-files-elsewhere = { $what }. O jogo continua tentando; “Todos os dados”, nos Ajustes, salva tudo em outro lugar
trouble-files-cannot_read = Não dá para ler { $file }: { $reason }
# The bundle of what could not be saved last time.
trouble-files-rescued = O que não deu para salvar da última vez está em { $file }. Abra com o jogo para recuperar
trouble-files-crashed = O jogo fechou com erro da última vez. O relatório é { $report }
trouble-files-no_folder = Nada pode ser salvo, pois não há pasta para isso: aponte ICETEA_MAZE_DIR para uma
trouble-files-full = o disco está cheio
trouble-files-read_only = o disco é só de leitura
trouble-files-not_a_file = é uma pasta, um pipe ou um dispositivo, e não um arquivo
trouble-files-not_allowed = o sistema não permite
trouble-files-busy = outra cópia do jogo está usando essa pasta
trouble-files-cannot_set_aside = esta versão do jogo não consegue entendê-lo nem tirá-lo dali: { $reason }
trouble-files-cannot_write_down = não dá para gravá-lo: { $reason }
# A file whose maze was read with some assumptions.
trouble-files-assumed = É o labirinto certo? { $what }
# A file that may not be a maze.
trouble-files-doubted = Talvez não: { $why }.

## Por que um arquivo não é nem labirinto nem gravação

trouble-unreadable-empty = ele está vazio
# An incomplete file, or one that was changed.
trouble-unreadable-damaged = ele está danificado, ou falta uma parte
trouble-unreadable-several_lists = várias listas nele poderiam ser o labirinto: deixe só uma ou chame uma de “maze”
trouble-unreadable-two_starts = ele tem dois inícios
trouble-unreadable-no_open_tile = ele é todo parede
# Start and goal are the same tile, or one of them is a wall.
trouble-unreadable-ends = o início e o destino têm que ser duas células livres
trouble-unreadable-no_walls = não há paredes na imagem: tudo tem mais ou menos o mesmo brilho
trouble-unreadable-no_tiles = não há labirinto na imagem: as paredes têm que ser retas, em linhas e colunas, e da mesma espessura
# An element that no maze is drawn with.
trouble-unreadable-no_part = isto não faz parte de um labirinto
trouble-unreadable-blank = um espaço colorido
trouble-unreadable-at = linha { $line }, coluna { $column }: { $what }
trouble-unreadable-encoding = isto não é { $encoding } válido
# A character, number or word that has no meaning there.
trouble-unreadable-unexpected = { $found } não é parede, nem célula livre, nem marca
# An array that was printed incompletely.
trouble-unreadable-abbreviated = aqui faltam números ({ $dots }): escreva a lista inteira no arquivo
trouble-unreadable-too_large = são { $columns } × { $rows } células, e um lado pode ter { $most }
trouble-unreadable-too_many_pixels = { $width } × { $height } pixels são demais
trouble-unreadable-foreign_picture = isto é uma imagem { $kind }: só dá para ler PNG, SVG, PBM, PGM e PPM, então salve como PNG
trouble-unreadable-version = esta gravação é de outra versão do jogo ({ $version })
# An error in a card of the laboratory.
trouble-unreadable-card = a linha { $number }, “{ $line }”, não faz sentido num cartão do laboratório
trouble-unreadable-pack-line = linha { $number }, “{ $line }”: { $reason }
trouble-unreadable-pack-beginning = uma coleção começa com uma linha como “pack1 Meus labirintos”
trouble-unreadable-pack-too_large = um labirinto de uma coleção tem no máximo { $rooms } salas
trouble-unreadable-pack-twice = este labirinto já apareceu antes
trouble-unreadable-pack-damaged = este código está danificado
trouble-unreadable-pack-too_long = uma coleção tem no máximo { $kilobytes } KB
trouble-unreadable-pack-count = uma coleção tem de 1 a { $most } labirintos
trouble-unreadable-recording = a linha { $line } desta gravação não faz sentido
# The run of a program that walks, builds or solves.
trouble-unreadable-unfit = seu programa não pode ter feito isto neste labirinto
trouble-unreadable-memory = ele precisa de { $megabytes } MB de memória, mais do que há

## O que se precisou supor para ler um arquivo

trouble-assumed-exchanged = paredes e células livres foram invertidas, para que a borda ficasse fechada
trouble-assumed-inside_out = a borda inteira está aberta: se paredes e células livres estão invertidas, troque-as no arquivo
trouble-assumed-blank_wall_by_border = espaços foram lidos como paredes, pois a borda é quase toda feita deles
trouble-assumed-perhaps_wide = cada caractere foi lido como uma célula; se as salas têm vários caracteres de largura, está errado
trouble-assumed-unjoined = as linhas não se encontram em toda parte: cada caractere foi lido como uma célula
trouble-assumed-first_of_several = há vários blocos de texto; o primeiro foi lido
trouble-assumed-floor_below_mark = não se vê o chão debaixo de uma marca: ele foi lido como livre
trouble-assumed-numbered_ends = 2 foi lido como início e 3 como destino
trouble-assumed-row_first = os lugares do início e do destino foram lidos como [linha, coluna], a partir de 0
trouble-assumed-column_first = os lugares do início e do destino foram lidos como [coluna, linha], a partir de 0
trouble-assumed-light_walls = as partes claras da imagem foram lidas como paredes
trouble-assumed-no_goal_mark = nada marca o destino: vale a última célula livre
trouble-assumed-no_start_mark = nada marca o início: vale a primeira célula livre
trouble-assumed-one_tile = só uma célula dele está livre
trouble-assumed-no_way = nenhum caminho leva do início ao destino
trouble-assumed-only_walls = só paredes levam do início ao destino: se elas são o caminho, troque-as com as células livres no arquivo
trouble-assumed-parts = há aberturas aqui e ali, e partes a que não se chega
trouble-assumed-wall_by_border = { $wall } foi lido como parede, pois a borda é quase toda feita disso
trouble-assumed-short_line = a linha { $line } acaba cedo: o que falta foi lido como parede
trouble-assumed-empty_line = a linha { $line } está vazia: foi lida como uma linha de paredes
trouble-assumed-left_out = a linha { $line } foi deixada de fora: não parece ser parte do labirinto
trouble-assumed-other_size = a linha { $line } diz { $claimed }, mas o labirinto tem { $columns } × { $rows } células
trouble-assumed-many_openings = nada marca o início e o destino, e a borda não tem duas aberturas, e sim { $count }: valem a primeira e a última célula livre
trouble-assumed-margin = uma margem foi cortada: { $left } pixels à esquerda, { $top } acima, { $right } à direita, { $bottom } abaixo
trouble-assumed-lines = as paredes foram lidas com { $wall } pixels de espessura e as salas com { $room } de largura
trouble-assumed-fractional = as células foram lidas com { $pixels } pixels de largura
trouble-assumed-start = a mancha { $hue } foi lida como início
trouble-assumed-goal = a mancha { $hue } foi lida como destino
trouble-assumed-misfit = { $percent }% da imagem não combina com as células
# It may not be a maze, for one of the reasons below, or some of those above.
trouble-assumed-no_maze = isto talvez não seja um labirinto: { $why }
trouble-assumed-open_border = { $percent }% da borda está aberta
trouble-assumed-mostly_wall = só { $percent }% está livre

## Os nomes das cores

trouble-assumed-hues-green = verde
trouble-assumed-hues-cyan = ciano
trouble-assumed-hues-blue = azul
trouble-assumed-hues-yellow = amarela
trouble-assumed-hues-magenta = magenta
trouble-assumed-hues-red = vermelha
