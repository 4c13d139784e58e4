draw-table = Малюємо лабіринт
draw-draw = Малювати
draw-undo = Скасувати
draw-redo = Повторити
draw-watch = Театр
draw-next_tool = Знаряддя
draw-play = Грати
draw-rest = Добудувати
draw-wipe = Стерти все
draw-mirror = Дзеркало
draw-turn = Обернути
draw-less = { $unit }: на один менше за { $count }
draw-more = { $unit }: на один більше за { $count }

draw-one_way = Один шлях · { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
draw-several_ways = Кілька шляхів · найкоротший { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
draw-decisions = { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[many] { $decisions } рішень
}
draw-no_way = { $walls ->
    [one] Шляху ще немає: заважає { $walls } стіна
    [few] Шляху ще немає: заважають { $walls } стіни
   *[many] Шляху ще немає: заважають { $walls } стін
}
draw-unreachable = Шляху немає: сир в іншій частині
draw-moves = { $moves ->
    [one] За правилами: щонайменше { $moves } хід
    [few] За правилами: щонайменше { $moves } ходи
   *[many] За правилами: щонайменше { $moves } ходів
}
draw-cannot_be_won = За цими правилами до сиру не дістатися
draw-missing = Ще бракує: { $what }
draw-too_many = Забагато: { $what }
draw-teapots_in_line = Чайникам однієї пари потрібні різні рядки й стовпці
draw-too_large = Для «{ $rule }» лабіринт має бути не більший за { $rooms } кімнат
draw-sets = Для чаю стіни мають поділити кімнати на 2–9 замкнених множин
draw-apart = «{ $one }» та «{ $other }» не поєднуються
draw-parts = Кімнати розпалися на частини, що не дотикаються: { $parts }
draw-only_rectangle = Для «{ $rule }» потрібні всі кімнати прямокутника
draw-refused = Нема на чому малювати: треба лабіринт до 40 000 кімнат

draw-room = Стовпець { $column }, рядок { $row }
draw-room_with = Стовпець { $column }, рядок { $row }: { $what }
draw-right_of = Праворуч від стовпця { $column }, рядок { $row }: { $what }
draw-below = Під стовпцем { $column }, рядком { $row }: { $what }
draw-show_part = Показати від стовпця { $column }, рядка { $row }
draw-wall = стіна
draw-open = прохід
draw-outside = поза лабіринтом
draw-put_copy = Клацай, куди покласти копію, скільки завгодно разів. Ще раз клацни знаряддя: інша частина.

draw-tools-wall = Стіни
draw-tools-rubber = Гумка
draw-tools-mouse = Миша
draw-tools-cheese = Сир
draw-tools-key = Ключ і двері
draw-tools-plate_one = Перша плита та її стіна
draw-tools-plate_two = Друга плита та її стіна
draw-tools-plate_three = Третя плита та її стіна
draw-tools-trap = Пастка
draw-tools-flap = Стулка
draw-tools-teapots_one = Перша пара чайників
draw-tools-teapots_two = Друга пара чайників
draw-tools-teapots_three = Третя пара чайників
draw-tools-ice = Лід
draw-tools-melting = Вафлі
draw-tools-blue_key = Синій ключ і двері
draw-tools-red_key = Червоний ключ і двері
draw-tools-green_key = Зелений ключ і двері
draw-tools-twin = Двійник
draw-tools-twin_cheese = Сир двійника
draw-tools-mirror_twin = Дзеркальний двійник
draw-tools-mirror_cheese = Сир дзеркального двійника
draw-tools-bead = Намистини на нитці
draw-tools-cat = Кішка
draw-tools-bites = Укуси
draw-tools-tea = Чай
draw-tools-fog = Туман
draw-tools-rooms = Пензель: які кімнати є
draw-tools-inside_out = Навиворіт
draw-tools-copy = Копія частини

draw-how-walls = Клацни між двома кімнатами, щоб поставити чи прибрати стіну. Веди крізь кімнати, щоб прорити коридор.
draw-how-rubber = Клацни річ, щоб її прибрати, або натисни там Delete.
draw-how-place = Клацни кімнату, де це має бути. Клацни іншу, щоб пересунути.
draw-how-places = Клацни до чотирьох кімнат. Друге клацання прибирає.
draw-how-doors = Клацни кімнату для ключа, а між кімнатами — для його дверей.
draw-how-locks = Клацай кімнати для ключів, а між кімнатами — для дверей до кожного: разом від 2 до 5 ключів.
draw-how-plate = Клацни кімнату для плити, тоді стіну, яку вона рухає, тоді проміжок, куди та стане.
draw-how-flap = Клацни між двома кімнатами. Ще раз — стулка повернеться, утретє — зникне.
draw-how-pair = Клацни дві кімнати в різних рядках і стовпцях.
draw-how-floor = Клацай кімнати або веди по них.
draw-how-bites = Клацни знаряддя ще раз, щоб додати укусів. Стіни мають поділити кімнати на замкнені множини.
draw-how-tea = Клацни знаряддя: з чаєм чи без. Стіни мають поділити кімнати на 2–9 замкнених множин.
draw-how-fog = Клацни знаряддя: з туманом чи без.
draw-how-brush = Клацай кімнати або веди по них, щоб вилучити їх чи повернути. Ще раз клацни знаряддя: ширший пензель.
draw-how-inside_out = Клацни знаряддя: вилучені кімнати стануть лабіринтом.
draw-how-copy = Веди по кімнатах або клацни один кут, тоді другий. Потім клацни, куди покласти копію.
