## Слова лабіринту без кінця

endless-about = Кожен сир додає часу.
endless-about_world = Іди за крихтами до сиру на іншому кінці.
endless-time_left = Лишилося
endless-cheeses = Сири
endless-distance = Відстань
endless-crumbs = Крихти
endless-straight_line = По прямій
endless-crossed = Світ пройдено!
endless-time_is_up = Час вийшов
endless-best = Рекорд
endless-best_today = Рекорд дня
endless-seconds_left = Запас секунд на кожен сир
endless-no_cheese = Цього разу без сиру
endless-days = Зіграно днів
endless-best_of_days = Найбільше сирів за день
endless-to_beat = Перевершити: { $cheeses ->
    [one] { $cheeses } сир
    [few] { $cheeses } сири
   *[many] { $cheeses } сирів
} — { $name }

## Що можна зробити далі

endless-choices-again = Ще раз
endless-choices-new = Новий лабіринт
endless-choices-daily = Лабіринт дня
endless-choices-world = Мільярд кімнат
endless-choices-title = Головне меню

## Карта світу, вигляд згори

world_map-world = Світ
world_map-title = Карта світу
world_map-room = Кімната
world_map-to_cheese = Кроків до сиру
world_map-path = Шлях
world_map-from_end_to_end = Від краю до краю
world_map-show_path = Показати шлях
world_map-hide_path = Сховати шлях
world_map-next_place = Наступне місце
world_map-damaged = Частину цього світу не прочитати: файл пошкоджено.
world_map-places-whole = Увесь світ
world_map-places-mouse = Миша
world_map-places-cheese = Сир
world_map-places-farthest = Край світу
world_map-places-other_end = Інший край світу
