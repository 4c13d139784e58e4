## Слова похода

journey-journey = Поход
journey-next_region = Другой регион
journey-old_map = Старая карта
journey-new_map = Новая карта
journey-par = Норма
journey-fewest = Минимум
journey-hard = Трудный
journey-difficulty = Сложность
journey-teapot_for_one = Чайник переносит тебя, а близнеца нет.
journey-wafer_for_twin = Дыры останавливают близнеца, но не на том шаге, на котором появились.
journey-caught = Ой! Искры из глаз.
journey-no_way_left = Пути нет: начни заново
journey-undo_or_restart = Пути нет: отмени ход или начни заново
journey-region_is_done = Весь регион пройден!
journey-journey_is_done = Весь поход пройден!
journey-flavour = Цвет мышки
journey-helped = С помощью останется только «Пройдено»
journey-flavour_for = Цвет мышки: { $flavour }, этапов { $finished } из { $all }
journey-stop = Этап { $number }
journey-race_against = Соперник: { $name }
journey-rival_waits = { $name }: старт через { $seconds } с
journey-beat = Обгони: { $name }
journey-rival_is_there = { $name } уже у сыра
journey-flavour_is_yours = Новый цвет мышки: { $flavour }! Выбери его на карте.
journey-rival_was_first = { $name } у сыра раньше!
journey-next_is = Дальше: { $name }
journey-next_stop = Дальше: этап { $number }
journey-play_stop = Играть этап { $number }
journey-over_par = До нормы всего { $seconds } с!
journey-region_is_open = Открыто: { $region }
journey-medals_won = { $won } из { $all } медалей
journey-cheeses_eaten = Съедено сыров: { $eaten } из { $all }
journey-opens_with = { $stops ->
    [one] Закрыто: пройди ещё { $stops } этап региона «{ $region }»
    [few] Закрыто: пройди ещё { $stops } этапа региона «{ $region }»
   *[many] Закрыто: пройди ещё { $stops } этапов региона «{ $region }»
}
journey-old_stops = Этапы { $first }–{ $last }
journey-bites_left = { $count ->
    [one] Ещё { $count } укус
    [few] Ещё { $count } укуса
   *[many] Ещё { $count } укусов
}
journey-tea_left = { $count ->
    [one] Ещё { $count } чашка чая
    [few] Ещё { $count } чашки чая
   *[many] Ещё { $count } чашек чая
}
journey-thread_left = { $count ->
    [one] Нити ещё на { $count } комнату
    [few] Нити ещё на { $count } комнаты
   *[many] Нити ещё на { $count } комнат
}
journey-keys_held = Ключи сверху вниз: { $keys }

## Места регионов

journey-regions-garden = Чайный сад
journey-regions-cellar = Ледник
journey-regions-library = Ночная читальня
journey-regions-kitchen = Заводная кухня
journey-regions-alley = Кошкин двор
journey-regions-palace = Дворец Принцессы

## Чего требует лабиринт

journey-rules-fog = туман
journey-rules-locked_door = найти ключ
journey-rules-all_cheeses = много сыра
journey-rules-moving_walls = ходячие стены
journey-rules-mouse_trap = тут мышеловка
journey-rules-swinging_flaps = дверцы
journey-rules-teapots = пары чайников
journey-rules-slippery_ice = скользкий лёд
journey-rules-melting_floor = хрупкие вафли
journey-rules-keys_on_a_string = связка ключей
journey-rules-gnawing = прогрызть стены
journey-rules-pouring = лить чай
journey-rules-twins = близнец
journey-rules-mirror = отражение
journey-rules-thread = тянуть нить
journey-rules-prowling_cat = кошка бродит

## Что сначала говорится о правиле

journey-notices-find_key = Дверь заперта: найди ключ
journey-notices-step_on_plates = Наступи на плитку: её стена сдвинется
journey-notices-bite_walls = Толкни стену дважды, чтобы прогрызть её
journey-notices-pour_tea = Толкни дважды, и стена растает: по чашке на комнату с меньшей стороны
journey-notices-last_key_opens = Открывает только последний ключ, и он остаётся в двери
journey-notices-thread_beads = Протяни нить через все бусины — и сыр откроется

## Почему мышка туда не идёт: подпись рядом с ней, когда она пробует

journey-hindrances-bite = Толкни ещё раз: прогрызть
journey-hindrances-no_bites = Укусов не осталось
journey-hindrances-tea = { $price ->
    [one] { $price } чашка: толкни ещё раз
    [few] { $price } чашки: толкни ещё раз
   *[many] { $price } чашек: толкни ещё раз
}
journey-hindrances-too_dear = { $price ->
    [one] Нужна { $price } чашка, а есть { $left }
    [few] Нужно { $price } чашки, а есть { $left }
   *[many] Нужно { $price } чашек, а есть { $left }
}
journey-hindrances-locked = Заперто: найди ключ
journey-hindrances-locked_with = Сверху нужен { $colour } ключ
journey-hindrances-one_way = Открывается с той стороны
journey-hindrances-cat = Туда сейчас шагнёт кошка
journey-hindrances-melted = Там больше нет пола
journey-hindrances-crossing = Нить нельзя перекрещивать
journey-hindrances-no_thread = Нить кончилась: смотай немного назад
journey-hindrances-dome = Сначала нанижи все бусины
journey-hindrances-twin = Тебя держит стена — стоит и близнец

## За что медаль, одной фразой

journey-explained_medals-finished = Доберись до сыра.
journey-explained_medals-under_par = Уложись в норму времени.
journey-explained_medals-no_wrong_turn = Пройди кратчайшим путём без помощи.
journey-explained_medals-before_rival = Успей раньше соперника.

## Как работает правило, одной фразой

journey-explained-all_cheeses = Съешь все сыры в любом порядке.
journey-explained-teapots = Войди в чайник — и выйдешь из парного: это один шаг.
journey-explained-slippery_ice = Скользишь, пока лёд не кончится или что-то не остановит.
journey-explained-locked_door = Найди ключ: он открывает все двери.
journey-explained-fog = Видно только то, что мышка видела вблизи.
journey-explained-twins = Близнец шагает туда же, куда и ты, если не мешает стена. Приведи обоих на их коврики разом.
journey-explained-mirror = Отражение идёт влево, когда ты — вправо, и только вместе с тобой. Приведи обоих на их коврики разом.
journey-explained-gnawing = Толкни стену дважды, чтобы прогрызть её. Выбирай с умом: укусов мало.
journey-explained-pouring = Толкни стену дважды, и чай растопит её: по чашке на комнату с меньшей стороны.
journey-explained-thread = Протяни нить через все бусины, и сыр откроется. Не перекрещивай её; пойдёшь назад — смотается.
journey-explained-prowling_cat = Кошка обходит все углы: сначала вверх, потом вправо, вниз, влево. Она шагает, когда шагаешь ты. След лапы показывает куда.
journey-explained-swinging_flaps = Дверца пускает туда, куда смотрит, а потом поворачивается.
journey-explained-moving_walls = Наступи на плитку, и стена её цвета сдвинется туда, где пунктир.
journey-explained-keys_on_a_string = Дверь своего цвета открывает только последний взятый ключ, и он остаётся в замке.
journey-explained-melting_floor = Сойдёшь с вафли — и её больше нет.
journey-explained-mouse_trap = Попадёшь в мышеловку — три секунды искры из глаз.

## Медали

journey-medals-finished = Пройдено
journey-medals-under_par = В норме
journey-medals-no_wrong_turn = Без ошибок
journey-medals-before_rival = Победа в гонке

## Вкусы мышки

journey-flavours-plain = Простой
journey-flavours-milk_tea = Молочный чай
journey-flavours-blossom_tea = Цветочный чай
journey-flavours-mint = Мята
journey-flavours-green_tea = Зелёный чай
journey-flavours-black_tea = Чёрный чай
journey-flavours-lemon = Лимон

## Как называется сборник лабиринтов и сборник без названия

pack-untitled = Лабиринты
pack-open = Сборник
pack-keep = В сборник
pack-save = Сохранить в файл
pack-remove = Убрать
pack-press_again = Нажми ещё раз, чтобы убрать
