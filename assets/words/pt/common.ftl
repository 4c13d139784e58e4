# The language's own name.
language = Português (Brasil)
# The beginning of the system's names for it.
locale = pt
tagline = Ajude o ratinho a achar o queijo

## O labirinto do menu principal

your_maze = Seu labirinto
all_choices = Mais opções
size = Tamanho
custom = Outro
columns = colunas
rows = linhas
seed = Semente
roll = Sortear
# What a maze has the outline of: a heart, a word.
shape = Forma
# A word of the player’s own, which the maze has the shape of.
word = Palavra
labelled = { $label }: { $value }
built_by = Feito por
loops = Ciclos
one_way = só um caminho
several_ways = vários caminhos
look = Visual
code = Código
copy = Copiar
rooms = { $count ->
    [one] { $count } sala
   *[other] { $count } salas
}
still_building = Ainda construindo o labirinto: { $percent }%
still_finding_ways = Ainda procurando os caminhos: { $percent }%
shortest_path = { $steps ->
    [one] menor caminho: { $steps } passo
   *[other] menor caminho: { $steps } passos
}
dead_end_count = { $count ->
    [0] nenhum beco sem saída
    [one] { $count } beco sem saída
   *[other] { $count } becos sem saída
}
building = Construindo o labirinto
is_world = Um mundo: é construído quando você joga
reading = Lendo o labirinto
is_it_a_maze = Isto é um labirinto?
open_anyway = Abrir mesmo assim

## Num labirinto

time = Tempo
steps = Passos
best = Recorde
you = Você
cheese = Queijo
maze = Labirinto
explored = Explorado
# Quit was chosen while there is a run to continue.
quit_asks = Certeza?
your_trail = Seu rastro
# Replaces your_trail where auto-solve has walked.
solvers_trail = Rastro do buscador
# Answers a click on a place that the mouse cannot be sent to.
fork_between = Há uma bifurcação no caminho
# Praises a run without a superfluous step.
perfect = Perfeito!
searching = Buscando caminho
found = Achou o caminho
no_path = Não há caminho
# The counts of a search.
filled = Tapadas
longest_stack = Maior pilha
longest_queue = Maior fila
longest_path = Maior caminho
steps_a_second = Passos / s
paused = Pausa
sound_is_on = Som ligado
sound_is_off = Sem som

## O labirinto como arquivo

export = Salvar ou imprimir
any_size = Tamanho livre
file_kind = Formato
save = Salvar
# Where a picture or a film was saved.
saved = Salvo: { $path }
downloaded = Nos seus downloads: { $name }
copied = Copiado: { $text }
# A long text was copied to the clipboard.
copied_much = Na área de transferência

## Os resultados

cheese_found = Achou o queijo!
new_best = Novo recorde
# A new best time, and how many seconds faster it is.
new_best_by = Recorde: { $seconds } s a menos
best_is = Recorde: { $time }
helped = Com ajuda: não conta
your_steps = Seus passos
dead_ends = Becos visitados
rooms_entered = Salas em que a busca entrou
best_path = Menor caminho
best_path_steps = { $steps ->
    [one] Menor caminho, { $steps } passo
   *[other] Menor caminho, { $steps } passos
}
detour_steps = { $steps ->
    [0] Sem desvios
    [one] Seus desvios, { $steps } passo
   *[other] Seus desvios, { $steps } passos
}
next_maze = Próximo
# The seed of the next maze.
next_is = A seguir: mesmo tamanho, semente { $seed }
again = De novo
new = Novo
title = Menu

## Os ajustes

settings = Ajustes
# There is no program to read aloud.
no_voice = Nenhum narrador encontrado: instale o speech-dispatcher
no_sound_device = Sem dispositivo de som: o jogo está mudo.
preview = Prévia
path = Caminho
backtracked = Retrocesso
how_to_play = Como jogar

## Números

# What stands between groups of three digits, and before the first decimal.
number-group = .
number-decimal = ,
number-percent = { $percent }%
