## Слова лабиринта без конца

endless-time_left = Осталось
endless-cheeses = Сыры
endless-distance = Расстояние
endless-crumbs = Крошки
endless-to_cheese = До сыра
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
