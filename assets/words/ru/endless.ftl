## Слова лабиринта без конца

endless-about = Каждый сыр добавляет время.
endless-about_world = Иди по крошкам к сыру на другом конце.
endless-time_left = Осталось
endless-cheeses = Сыры
endless-distance = Расстояние
endless-crumbs = Крошки
endless-straight_line = По прямой
endless-crossed = Мир пройден!
endless-time_is_up = Время вышло
endless-best = Рекорд
endless-best_today = Рекорд дня
endless-seconds_left = Запас секунд у каждого сыра
endless-no_cheese = В этот раз без сыра
endless-days = Дней в игре
endless-best_of_days = Больше всего сыров за день
endless-to_beat = Обойди: { $name }, сыров { $cheeses }

## Что можно сделать дальше

endless-choices-again = Ещё раз
endless-choices-new = Новый лабиринт
endless-choices-daily = Лабиринт дня
endless-choices-world = Миллиард комнат
endless-choices-title = Главное меню

## Карта мира, вид сверху

world_map-world = Мир
world_map-title = Карта мира
world_map-room = Комната
world_map-to_cheese = Шагов до сыра
world_map-path = Путь
world_map-from_end_to_end = От края до края
world_map-show_path = Показать путь
world_map-hide_path = Скрыть путь
world_map-next_place = Следующее место
world_map-damaged = Часть этого мира не читается: файл повреждён.
world_map-places-whole = Весь мир
world_map-places-mouse = Мышка
world_map-places-cheese = Сыр
world_map-places-farthest = Край света
world_map-places-other_end = Другой край света
