## As palavras do labirinto da semana

week-weekly = Milhão da semana
# An explanation for players who have not begun it.
week-note = Um milhão de salas na névoa, à sua espera a semana toda
# The buttons that go there, play it, and go back to the days.
week-choose = Labirinto da semana
week-play = Jogar o da semana
week-days = Os dias
week-week = Semana { $number }
week-seen = { $rooms ->
    [one] { $rooms } sala vista
   *[other] { $rooms } salas vistas
}
week-so_far = { $rooms ->
    [one] { $rooms } sala vista, { $time } andando
   *[other] { $rooms } salas vistas, { $time } andando
}
# The flag that the camera looks at.
week-flag_of = Bandeira { $number } de { $flags }
