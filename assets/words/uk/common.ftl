language = Українська
locale = uk
tagline = Допоможи миші знайти сир

## Лабіринт головного меню

your_maze = Твій лабіринт
all_choices = Ще параметри
size = Розмір
custom = Свій
columns = стовпців
rows = рядків
seed = Зерно
roll = Інше
shape = Форма
word = Слово
labelled = { $label }: { $value }
built_by = Будує
loops = Цикли
one_way = лише один шлях
several_ways = кілька шляхів
look = Вигляд
code = Код
copy = Копіювати
rooms = { $count ->
    [one] { $count } кімната
    [few] { $count } кімнати
   *[many] { $count } кімнат
}
still_building = Лабіринт ще будується: { $percent } %
still_finding_ways = Ще шукаємо всі шляхи: { $percent } %
shortest_path = { $steps ->
    [one] найкоротший шлях: { $steps } крок
    [few] найкоротший шлях: { $steps } кроки
   *[many] найкоротший шлях: { $steps } кроків
}
dead_end_count = { $count ->
    [one] { $count } глухий кут
    [few] { $count } глухі кути
   *[many] { $count } глухих кутів
}
building = Будуємо лабіринт
is_world = Цілий світ: він будується, коли ти починаєш гру
reading = Читаємо лабіринт
is_it_a_maze = Це лабіринт?
open_anyway = Усе одно відкрити

## У лабіринті

time = Час
steps = Кроки
best = Рекорд
you = Ти
cheese = Сир
maze = Лабіринт
explored = Оглянуто
quit_asks = Точно?
your_trail = Твій слід
solvers_trail = Слід шукача
fork_between = Дорогою є роздоріжжя
perfect = Ідеально!
searching = Шукаємо шлях
found = Шлях знайдено
no_path = Шляху немає
filled = Засипано
longest_stack = Найвищий стек
longest_queue = Найдовша черга
longest_path = Найдовший шлях
steps_a_second = Кроків / с
paused = Пауза
sound_is_on = Звук є
sound_is_off = Без звуку

## Лабіринт як файл

export = Зберегти чи надрукувати
any_size = Усі розміри
file_kind = Формат
save = Зберегти
saved = Збережено: { $path }
downloaded = Серед завантажень: { $name }
copied = Скопійовано: { $text }
copied_much = Уже в буфері обміну

## Результати

cheese_found = Сир знайдено!
new_best = Новий рекорд
new_best_by = Рекорд, на { $seconds } с швидше
best_is = Рекорд { $time }
helped = З допомогою: не рахується
your_steps = Твої кроки
dead_ends = Заходів у глухі кути
rooms_entered = Кімнат пройшов пошук
best_path = Найкоротший шлях
best_path_steps = { $steps ->
    [one] Найкоротший шлях, { $steps } крок
    [few] Найкоротший шлях, { $steps } кроки
   *[many] Найкоротший шлях, { $steps } кроків
}
detour_steps = { $steps ->
    [one] Зайвий шлях, { $steps } крок
    [few] Зайвий шлях, { $steps } кроки
   *[many] Зайвий шлях, { $steps } кроків
}
next_maze = Наступний
next_is = Далі: той самий розмір, зерно { $seed }
again = Ще раз
new = Новий
title = Меню

## Опції

settings = Опції
no_voice = Нема програми для читання вголос: встанови speech-dispatcher
no_sound_device = Звукового пристрою не знайдено, тож гра мовчить.
preview = Перегляд
path = Шлях
backtracked = Повернення
how_to_play = Як грати

## Числа

number-group = { " " }{ "" }
number-decimal = ,
number-percent = { $percent } %
