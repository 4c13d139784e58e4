## Las palabras sobre los errores de una partida

wrong_turns-not_one = ¡Ni un solo error!
wrong_turns-none = Sin errores
wrong_turns-undone = { $moves ->
    [one] { $moves } jugada deshecha
   *[other] { $moves } jugadas deshechas
}
wrong_turns-turns = { $turns ->
    [one] { $turns } error
   *[other] { $turns } errores
}
wrong_turns-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
wrong_turns-steps_and_time = { $steps ->
    [one] { $steps } paso y { $seconds } s
   *[other] { $steps } pasos y { $seconds } s
}
wrong_turns-only_cost = 1 error te costó { $cost }
wrong_turns-worst_cost = { $turns } errores; el peor te costó { $cost }

## Las palabras de los récords y de los laberintos diarios

records-records = Récords
records-date = { $day } { $month }
records-month_of_year = { $month } { $year }
records-daily = Laberinto diario
records-daily_not_yet = hoy, pendiente
records-daily_done = hoy, hecho
records-daily_counted = Laberinto diario hecho
records-hours = { $hours }:{ $minutes } h
records-days_in_a_row = { $days ->
    [one] { $days } día de racha
   *[other] { $days } días de racha
}
records-streak = Racha
records-longest_streak = Máxima
records-days_done = Días
records-not_done = pendiente
records-later_note = Un día perdido aún se puede recuperar. Queda marcado, pero no cuenta para la racha.
records-choose_day = Elegir día
records-month = Mes
records-today = Hoy
records-elsewhere = Dibujados, de archivos
records-elsewhere_note = laberintos de todo tamaño
records-runs = Veces
records-mazes = Laberintos
records-median = Mediana
records-on_your_own = Sin ayuda
records-with_help = Con ayuda
records-slow_game = Juego lento
records-slow_result = En juego lento no hay récord
records-last_runs = { $runs ->
    [one] Última partida
   *[other] Últimas { $runs } partidas
}
records-newest_at_the_right = la última, a la derecha
records-no_single_runs = Los tiempos de estas partidas no se guardaron. Los nuevos aparecerán aquí.
records-matches = { $count ->
    [one] { $count } duelo
   *[other] { $count } duelos
}
records-match_kind = { $mode } · { $opponent }
records-draws = empates
records-clear = Borrar
records-clear_all = Borrar todo
records-press_again = ¿Seguro?
records-undo = Deshacer
records-can_undo = Borrado. Puedes deshacerlo hasta que salgas de esta pantalla.
records-cannot_undo = Las grabaciones y los fantasmas no se borrarán.
records-none_yet = Aún no hay partidas
records-none_yet_note = Juega un laberinto y aquí aparecerán tus tiempos: el mejor, la mediana y un gráfico.
records-all_cleared = Se han borrado todos los récords
records-play_a_maze = ¡A jugar!
records-buttons = Botones

## Los meses del año, como los nombra una fecha

records-months-january = ene
records-months-february = feb
records-months-march = mar
records-months-april = abr
records-months-may = may
records-months-june = jun
records-months-july = jul
records-months-august = ago
records-months-september = sep
records-months-october = oct
records-months-november = nov
records-months-december = dic

## Los meses, como los nombra el título de un calendario

records-calendar-january = Enero
records-calendar-february = Febrero
records-calendar-march = Marzo
records-calendar-april = Abril
records-calendar-may = Mayo
records-calendar-june = Junio
records-calendar-july = Julio
records-calendar-august = Agosto
records-calendar-september = Septiembre
records-calendar-october = Octubre
records-calendar-november = Noviembre
records-calendar-december = Diciembre

## Los días de la semana, como los nombra un calendario

records-weekdays-monday = Lun
records-weekdays-tuesday = Mar
records-weekdays-wednesday = Mié
records-weekdays-thursday = Jue
records-weekdays-friday = Vie
records-weekdays-saturday = Sáb
records-weekdays-sunday = Dom

## Cómo se completó el laberinto de un día

records-marks-perfect = sin un paso de más
records-marks-on_its_day = en su día
records-marks-another_day = otro día

## Los rivales de los duelos

records-opponents-human = jugador 2
records-opponents-computer = máquina
records-opponents-ghost = fantasma
