## Las palabras del laberinto de la semana

week-weekly = Millón semanal
week-note = Un millón de salas con niebla. Te espera toda la semana
week-choose = Laberinto semanal
week-play = Jugar el laberinto semanal
week-days = Los días
week-week = Semana { $number }
week-seen = { $rooms ->
    [one] { $rooms } sala vista
   *[other] { $rooms } salas vistas
}
week-so_far = { $rooms ->
    [one] { $rooms } sala vista, { $time } de marcha
   *[other] { $rooms } salas vistas, { $time } de marcha
}
week-flag_of = Bandera { $number } de { $flags }
