## Como tudo pode ser pintado

looks-ice_tea = Chá gelado
looks-night = Noite
looks-paper = Papel

## O contorno que um labirinto tem

outlines-rectangle = Retângulo
outlines-circle = Círculo
outlines-heart = Coração
outlines-star = Estrela
outlines-cat = Gato
outlines-mouse = Ratinho
outlines-cheese = Queijo
outlines-teacup = Xícara
outlines-word = Palavra
# A shape that came with a code.
outlines-own = A do código

## As páginas dos ajustes

pages-general = Geral
pages-view = Tela
pages-sound = Som
pages-access = Acessibilidade
pages-keys = Teclas
pages-more_keys = Mais teclas

## As linhas dos ajustes

settings_rows-language = Idioma
settings_rows-look = Visual
settings_rows-walls = Paredes
settings_rows-frame_rate = FPS
settings_rows-fullscreen = Tela cheia
settings_rows-save_all = Todos os dados
settings_rows-take_over = Dados de outro aparelho
settings_rows-interface = Interface
settings_rows-hud = Mostrar tempo e passos
settings_rows-trail = Mostrar rastro
settings_rows-camera = Ritmo da câmera
settings_rows-split = 2 jogadores
settings_rows-shared_view = Uma tela só, se couber
settings_rows-sound = Som
settings_rows-music = Música
settings_rows-effects = No labirinto
settings_rows-menus = Nos menus
settings_rows-way_sounds = Ouvir cruzamentos e becos sem saída
settings_rows-rumble = Vibração
settings_rows-read_aloud = Narração
settings_rows-reduced_motion = Menos movimento
settings_rows-high_contrast = Alto contraste
settings_rows-colour_blind_safe = Para daltônicos
settings_rows-walking = Teclas de andar
settings_rows-game_speed = Ritmo do jogo
settings_rows-projector = Projetor

## As palavras para levar tudo o que está guardado a outro aparelho

data-save = Salvar em arquivo
data-open = Abrir arquivo
# Shown where there is no way to choose a file.
data-drop = Solte o arquivo nesta janela
# Asks whether the file shall replace everything that is here.
data-ask = Substituir tudo?
# Yes: the file is the player's own.
data-own = Sim, é meu
# Yes: the file is another player's.
data-others = Sim, não é meu
data-taken_over = Todos os dados do jogo foram substituídos. O que havia antes está em { $file }

## A espessura das paredes

walls-thick = Grossas
walls-thin = Finas

## Com que rapidez a câmera acompanha

cameras-gentle = Suave
cameras-usual = Normal
cameras-swift = Rápido

## Como dois jogadores dividem a janela

splits-automatic = Automático
splits-side_by_side = Lado a lado
splits-one_above_the_other = Um sobre o outro

## Se as teclas de andar são seguradas ou tocadas, ou se uma só faz tudo

walkings-hold = Segurar
walkings-tap = Apertar
walkings-one_key = Uma tecla
