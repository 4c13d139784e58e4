## Las palabras de un libro de laberintos

book-title = Laberintos
book-mazes = { $count ->
    [one] { $count } laberinto
   *[other] { $count } laberintos
}
book-easy_to_hard = de fácil a difícil
book-answers = Soluciones
book-cover = Portada
book-scan = Escanea el código QR para jugar el laberinto en pantalla.
book-scan_and_paste = Cada código QR guarda el código de su laberinto: escanéalo, pégalo en Icetea Maze y juega.
book-too_large = En una página caben { $columns } × { $rows } salas como mucho
book-with_answer = Solución en una segunda página
