## As palavras de um livro de labirintos

book-title = Labirintos
book-mazes = { $count ->
    [one] { $count } labirinto
   *[other] { $count } labirintos
}
book-easy_to_hard = do fácil ao difícil
book-answers = Respostas
# The maze on the front page.
book-cover = Capa
# What the QR codes are for: with an address behind them, and without.
book-scan = Escaneie o QR code para jogar o labirinto na tela.
book-scan_and_paste = Cada QR code traz o código do labirinto: escaneie, cole no Icetea Maze e jogue.
book-too_large = Numa página cabem no máximo { $columns } × { $rows } salas
book-with_answer = Resposta numa segunda página
