language = Русский
locale = ru
tagline = Помоги мышке найти сыр

## Лабиринт главного меню

your_maze = Твой лабиринт
all_choices = Больше выбора
size = Размер
custom = Свой
columns = в ширину
rows = в высоту
seed = Сид
roll = Наугад
shape = Форма
word = Слово
labelled = { $label }: { $value }
built_by = Строит
loops = Циклы
one_way = один путь
several_ways = несколько путей
look = Стиль
code = Код
copy = Копия
rooms = { $count ->
    [one] { $count } комната
    [few] { $count } комнаты
   *[many] { $count } комнат
}
still_building = Лабиринт строится: { $percent } %
still_finding_ways = Поиск всех путей: { $percent } %
shortest_path = { $steps ->
    [one] кратчайший путь { $steps } шаг
    [few] кратчайший путь { $steps } шага
   *[many] кратчайший путь { $steps } шагов
}
dead_end_count = { $count ->
    [one] { $count } тупик
    [few] { $count } тупика
   *[many] { $count } тупиков
}
building = Лабиринт строится
is_world = Целый мир: он строится, когда ты начинаешь игру
reading = Лабиринт читается
is_it_a_maze = Это лабиринт?
open_anyway = Всё равно открыть

## В лабиринте

time = Время
steps = Шаги
best = Рекорд
you = Ты
cheese = Сыр
maze = Лабиринт
explored = Изучено
quit_asks = Точно?
your_trail = Твои следы
solvers_trail = Следы решателя
fork_between = По дороге развилка
perfect = Идеально!
searching = Ищем путь
found = Путь найден
no_path = Пути нет
filled = Засыпано
longest_stack = Макс. стек
longest_queue = Макс. очередь
longest_path = Макс. путь
steps_a_second = Шагов / с
paused = Пауза
sound_is_on = Со звуком
sound_is_off = Без звука

## Лабиринт как файл

export = Сохранить, напечатать
any_size = Любой размер
file_kind = Формат
save = Сохранить
saved = Сохранено: { $path }
downloaded = Теперь в загрузках: { $name }
copied = В буфере: { $text }
copied_much = Теперь в буфере обмена

## Результаты

cheese_found = Сыр найден!
new_best = Новый рекорд
new_best_by = Рекорд, на { $seconds } с быстрее
best_is = Рекорд { $time }
helped = С помощью: не в счёт
your_steps = Твои шаги
dead_ends = Заходы в тупики
rooms_entered = Комнат прошёл поиск
best_path = Кратчайший путь
best_path_steps = { $steps ->
    [one] Кратчайший путь, { $steps } шаг
    [few] Кратчайший путь, { $steps } шага
   *[many] Кратчайший путь, { $steps } шагов
}
detour_steps = { $steps ->
    [one] Твои крюки, { $steps } шаг
    [few] Твои крюки, { $steps } шага
   *[many] Твои крюки, { $steps } шагов
}
next_maze = Дальше
next_is = Дальше: тот же размер, сид { $seed }
again = Ещё раз
new = Новый
title = Меню

## Настройки

settings = Опции
no_voice = Нет программы чтения вслух: установи speech-dispatcher
no_sound_device = Звуковое устройство не найдено, поэтому в игре тихо.
preview = Просмотр
path = Путь
backtracked = Возврат
how_to_play = Как играть

## Числа

number-group = { " " }{ "" }
number-decimal = ,
number-percent = { $percent } %
