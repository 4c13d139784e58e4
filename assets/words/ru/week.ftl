## Слова о лабиринте недели

week-weekly = Миллион недели
week-note = Миллион комнат в тумане, твой на всю неделю
week-choose = Лабиринт недели
week-play = Играть в лабиринт недели
week-days = Дни
week-week = Неделя { $number }
week-seen = Комнат видно: { $rooms }
week-so_far = Комнат видно: { $rooms }, время { $time }
week-flag_of = Флажок { $number } из { $flags }
