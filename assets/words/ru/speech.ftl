## Слова, которые читаются вслух тем, кто не видит экрана

speech-up = вверх
speech-down = вниз
speech-left = влево
speech-right = вправо
speech-at_cheese = Сыр здесь.
speech-walled_in = Кругом стены.
speech-junction = Перекрёсток.
speech-dead_end = Тупик.
speech-here = здесь
speech-key = Ключ
speech-door = Запертая дверь
speech-open_flap = Открытая дверца
speech-shut_flap = Закрытая дверца
speech-ice = Лёд
speech-melting = Вафля
speech-gone = Вода
speech-bitten = Прогрызенная стена
speech-melted = Растаявшая стена
speech-other_set = За стеной другое множество
speech-thread = Нить
speech-bead = Бусина
speech-strung_bead = Бусина на нити
speech-twin = Близнец
speech-mirror_twin = Отражение
speech-ways_of_twin = Открыто для близнеца
speech-cheese_of_twin = Сыр близнеца
speech-cat = Кошка
speech-next_of_cat = Кошка пойдёт
speech-dome = Стеклянный колпак
speech-place = Столбец { $column }, строка { $row }.
speech-place_of = Столбец { $column } из { $columns }, строка { $row } из { $rows }.
speech-walls = Стены: { $ways }.
speech-open = Открыто: { $ways }.
speech-cheese = Сыр: { $ways }.
speech-thing = { $name }: { $ways }.
speech-no_way_left = Пути больше нет. Заново — { $key }.
speech-undo_or_restart = Пути больше нет. Отменить ход — { $undo }, заново — { $restart }.
speech-coloured_key = Ключ, цвет { $colour }
speech-coloured_door = Запертая дверь, цвет { $colour }
speech-keys_held = Ключи сверху вниз: { $keys }.
speech-cups = { $count ->
    [one] Стена, { $count } чашка чая
    [few] Стена, { $count } чашки чая
   *[many] Стена, { $count } чашек чая
}
speech-bites_left = { $count ->
    [one] Ещё { $count } укус.
    [few] Ещё { $count } укуса.
   *[many] Ещё { $count } укусов.
}
speech-tea_left = { $count ->
    [one] Ещё { $count } чашка чая.
    [few] Ещё { $count } чашки чая.
   *[many] Ещё { $count } чашек чая.
}
speech-thread_left = { $count ->
    [one] Нити ещё на { $count } комнату.
    [few] Нити ещё на { $count } комнаты.
   *[many] Нити ещё на { $count } комнат.
}
speech-plate = Плитка { $number }
speech-teapot = Чайник { $number }
speech-and = { $one }, { $other }
speech-rooms = { $count } { $way }

## Цвета ключей и дверей

speech-colours-blue = синий
speech-colours-red = красный
speech-colours-green = зелёный
