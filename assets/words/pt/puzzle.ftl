## As palavras do enigma do dia

puzzle-title = Enigma do dia
# The button that goes there, and the one that plays it.
puzzle-choose = O enigma do dia
puzzle-play = Jogar o enigma
# What a sign in the calendar means.
puzzle-solved = enigma resolvido
# In the results: which one it was, and what comes next.
puzzle-of_day = Enigma de { $date }
puzzle-next_is = A seguir: o enigma de { $date }
puzzle-next_is_calendar = A seguir: o calendário
# The column of what the fastest puzzles of a week took.
# $count
puzzle-fastest = Top { $count }
puzzle-week_note = Somam-se os cinco enigmas mais rápidos da semana.
# $time
puzzle-best_week = Sua semana mais rápida: { $time }
