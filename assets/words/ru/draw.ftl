## Слова стола, за которым рисуют лабиринты

draw-table = Нарисовать лабиринт
draw-draw = Рисовать
draw-undo = Отменить
draw-redo = Вернуть
draw-watch = Театр
draw-next_tool = Инструмент
draw-play = Играть
draw-rest = Достроить
draw-wipe = Стереть всё
draw-mirror = Отразить
draw-turn = Повернуть
draw-less = { $unit }: { $count } минус один
draw-more = { $unit }: { $count } плюс один

## Что известно о нарисованном

draw-one_way = Один путь · { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
draw-several_ways = Много путей · от { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
draw-decisions = { $decisions ->
    [one] { $decisions } раздумье
    [few] { $decisions } раздумья
   *[many] { $decisions } раздумий
}
draw-no_way = { $walls ->
    [one] Пути пока нет: мешает { $walls } стена
    [few] Пути пока нет: мешают { $walls } стены
   *[many] Пути пока нет: мешает { $walls } стен
}
draw-unreachable = Пути нет: сыр в другой части
draw-moves = { $moves ->
    [one] По правилам: не меньше { $moves } хода
   *[many] По правилам: не меньше { $moves } ходов
}
draw-cannot_be_won = С этими правилами до сыра не добраться
draw-missing = Ещё поставить: { $what }
draw-too_many = Лишнее: { $what }
draw-teapots_in_line = Двум чайникам пары нужны разные строки и столбцы
draw-too_large = Для «{ $rule }» нужен лабиринт не больше { $rooms } комнат
draw-sets = Для чая стены должны делить комнаты на 2–9 множеств
draw-apart = «{ $one }» и «{ $other }» вместе не бывают
draw-parts = Комнаты распались на части: { $parts }
draw-only_rectangle = Для «{ $rule }» нужны все комнаты прямоугольника
draw-refused = Рисовать не на чем: нужен лабиринт до 40 000 комнат

## Как называется место на листе

draw-room = Столбец { $column }, строка { $row }
draw-room_with = Столбец { $column }, строка { $row }: { $what }
draw-right_of = Справа от столбца { $column }, строка { $row }: { $what }
draw-below = Столбец { $column }, под строкой { $row }: { $what }
draw-show_part = Показать часть от столбца { $column }, строки { $row }
draw-wall = стена
draw-open = открыто
draw-outside = не в лабиринте
draw-put_copy = Нажимай там, где будет копия, сколько хочешь раз. Ещё щелчок по инструменту — другая часть.

## Инструменты

draw-tools-wall = Стены
draw-tools-rubber = Ластик
draw-tools-mouse = Мышка
draw-tools-cheese = Сыр
draw-tools-key = Ключ и двери
draw-tools-plate_one = Первая плитка и её стена
draw-tools-plate_two = Вторая плитка и её стена
draw-tools-plate_three = Третья плитка и её стена
draw-tools-trap = Мышеловка
draw-tools-flap = Дверца
draw-tools-teapots_one = Первые чайники
draw-tools-teapots_two = Вторые чайники
draw-tools-teapots_three = Третьи чайники
draw-tools-ice = Лёд
draw-tools-melting = Вафли
draw-tools-blue_key = Синий ключ и двери
draw-tools-red_key = Красный ключ и двери
draw-tools-green_key = Зелёный ключ и двери
draw-tools-twin = Близнец
draw-tools-twin_cheese = Сыр близнеца
draw-tools-mirror_twin = Отражение
draw-tools-mirror_cheese = Сыр отражения
draw-tools-bead = Бусины на нити
draw-tools-cat = Кошка
draw-tools-bites = Укусы
draw-tools-tea = Чай
draw-tools-fog = Туман
draw-tools-rooms = Кисть: какие комнаты есть
draw-tools-inside_out = Наизнанку
draw-tools-copy = Копия части

## Как пользоваться инструментами

draw-how-walls = Щёлкни между двумя комнатами: стена исчезнет или появится. Веди по комнатам, чтобы прорыть коридор.
draw-how-rubber = Щёлкни по предмету, чтобы убрать его, или нажми Delete.
draw-how-place = Щёлкни по нужной комнате. Щелчок по другой переносит туда.
draw-how-places = Щёлкни по комнатам, до четырёх. Второй щелчок убирает.
draw-how-doors = Щёлкни по комнате для ключа и между комнатами для его дверей.
draw-how-locks = Щёлкай по комнатам для ключей и между ними для дверей, по одной: ключей всех цветов от 2 до 5.
draw-how-plate = Щёлкни по комнате для плитки, потом по стене, которую она двигает, потом по месту, куда стена уйдёт.
draw-how-flap = Щёлкни между двумя комнатами. Ещё щелчок повернёт дверцу, третий уберёт.
draw-how-pair = Щёлкни по двум комнатам в разных строках и столбцах.
draw-how-floor = Щёлкай по комнатам или веди по ним.
draw-how-bites = Ещё щелчок по инструменту — больше укусов. Стены должны делить комнаты на замкнутые множества.
draw-how-tea = Щелчок по инструменту: чай есть или нет. Стены должны делить комнаты на 2–9 замкнутых множеств.
draw-how-fog = Щелчок по инструменту: туман есть или нет.
draw-how-brush = Нажимай на комнаты или веди по ним: они исчезнут или вернутся. Ещё щелчок по инструменту — кисть шире.
draw-how-inside_out = Нажми на инструмент: лабиринтом станут убранные комнаты.
draw-how-copy = Обведи комнаты или нажми на один угол, потом на другой. Затем нажми там, где будет копия.
