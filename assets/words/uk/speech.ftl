## Слова, які читають уголос тому, хто не бачить екрана

speech-up = вгорі
speech-down = внизу
speech-left = ліворуч
speech-right = праворуч
speech-at_cheese = Сир тут.
speech-walled_in = Довкола самі стіни.
speech-junction = Перехрестя.
speech-dead_end = Глухий кут.
speech-here = тут
speech-key = Ключ
speech-door = Замкнені двері
speech-open_flap = Відкрита стулка
speech-shut_flap = Закрита стулка
speech-ice = Лід
speech-melting = Вафля
speech-gone = Вода
speech-bitten = Прогризена стіна
speech-melted = Розтоплена стіна
speech-other_set = За стіною інша множина
speech-thread = Нитка
speech-bead = Намистина
speech-strung_bead = Намистина на нитці
speech-twin = Двійник
speech-mirror_twin = Дзеркальний двійник
speech-ways_of_twin = Проходи для двійника
speech-cheese_of_twin = Сир двійника
speech-cat = Кішка
speech-next_of_cat = Далі кішка піде
speech-dome = Скляний ковпак
speech-place = Стовпець { $column }, рядок { $row }.
speech-place_of = Стовпець { $column } з { $columns }, рядок { $row } з { $rows }.
speech-walls = Стіни: { $ways }.
speech-open = Проходи: { $ways }.
speech-cheese = Сир: { $ways }.
speech-thing = { $name }: { $ways }.
speech-no_way_left = Шляху вже нема. Спочатку — { $key }.
speech-undo_or_restart = Шляху вже нема. Хід назад — { $undo }, спочатку — { $restart }.
speech-coloured_key = Ключ, { $colour }
speech-coloured_door = Замкнені двері, колір { $colour }
speech-keys_held = Ключі згори: { $keys }.
speech-cups = { $count ->
    [one] Стіна, { $count } чашка чаю
    [few] Стіна, { $count } чашки чаю
   *[many] Стіна, { $count } чашок чаю
}
speech-bites_left = { $count ->
    [one] Ще { $count } укус.
    [few] Ще { $count } укуси.
   *[many] Ще { $count } укусів.
}
speech-tea_left = { $count ->
    [one] Ще { $count } чашка чаю.
    [few] Ще { $count } чашки чаю.
   *[many] Ще { $count } чашок чаю.
}
speech-thread_left = { $count ->
    [one] Нитки ще на { $count } кімнату.
    [few] Нитки ще на { $count } кімнати.
   *[many] Нитки ще на { $count } кімнат.
}
speech-plate = Плита { $number }
speech-teapot = Чайник { $number }
speech-and = { $one }, { $other }
speech-rooms = { $count } { $way }

## Кольори ключів і дверей

speech-colours-blue = синій
speech-colours-red = червоний
speech-colours-green = зелений
