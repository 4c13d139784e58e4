## Слова мандрів

journey-journey = Мандри
journey-next_region = Наступний край
journey-old_map = Стара мапа
journey-new_map = Нова мапа
journey-par = Норма
journey-fewest = Мінімум
journey-hard = Важка
journey-difficulty = Складність
journey-teapot_for_one = Чайник переносить тебе, а двійника ні.
journey-wafer_for_twin = Діри зупиняють двійника, але не на тому кроці, на якому з’явилися.
journey-caught = Ой! Зірочки в очах.
journey-no_way_left = Шляху нема: почни спочатку
journey-undo_or_restart = Шляху вже нема: хід назад чи спочатку
journey-region_is_done = Увесь край пройдено!
journey-journey_is_done = Усі мандри пройдено!
journey-flavour = Колір миші
journey-helped = З допомогою лишиться тільки «Пройдено»
journey-flavour_for = Колір миші: { $flavour }, зупинки: { $finished } з { $all }
journey-stop = Зупинка { $number }
journey-race_against = Перегони: { $name }
journey-rival_waits = { $name } рушає за { $seconds } с
journey-beat = Випередити: { $name }
journey-rival_is_there = { $name } був швидший
journey-flavour_is_yours = Новий колір миші: { $flavour }! Обери його на мапі.
journey-rival_was_first = { $name } був швидший!
journey-next_is = Далі: { $name }
journey-next_stop = Далі: зупинка { $number }
journey-play_stop = Грати зупинку { $number }
journey-over_par = Лише на { $seconds } с довше за норму!
journey-region_is_open = Відкрито: { $region }
journey-medals_won = Медалі: { $won } з { $all }
journey-cheeses_eaten = З’їдено сирів: { $eaten } з { $all }
journey-opens_with = { $stops ->
    [one] Пройди ще { $stops } зупинку в краї «{ $region }», щоб відкрити
    [few] Пройди ще { $stops } зупинки в краї «{ $region }», щоб відкрити
   *[many] Пройди ще { $stops } зупинок у краї «{ $region }», щоб відкрити
}
journey-old_stops = Зупинки { $first }–{ $last }
journey-bites_left = { $count ->
    [one] Ще { $count } укус
    [few] Ще { $count } укуси
   *[many] Ще { $count } укусів
}
journey-tea_left = { $count ->
    [one] Ще { $count } чашка чаю
    [few] Ще { $count } чашки чаю
   *[many] Ще { $count } чашок чаю
}
journey-thread_left = { $count ->
    [one] Нитки на { $count } кімнату
    [few] Нитки на { $count } кімнати
   *[many] Нитки на { $count } кімнат
}
journey-keys_held = Ключі згори: { $keys }

## Назви країв

journey-regions-garden = Чайний сад
journey-regions-cellar = Крижаний льох
journey-regions-library = Нічна бібліотека
journey-regions-kitchen = Механічна кухня
journey-regions-alley = Котячий провулок
journey-regions-palace = Палац принцеси

## Що загадує лабіринт

journey-rules-fog = туман
journey-rules-locked_door = знайти ключ
journey-rules-all_cheeses = кілька сирів
journey-rules-moving_walls = рухомі стіни
journey-rules-mouse_trap = обережно, пастка
journey-rules-swinging_flaps = рухливі стулки
journey-rules-teapots = пари чайників
journey-rules-slippery_ice = слизький лід
journey-rules-melting_floor = вафлі, що тануть
journey-rules-keys_on_a_string = ключі на шнурку
journey-rules-gnawing = гризти стіни
journey-rules-pouring = лити чай
journey-rules-twins = двійник
journey-rules-mirror = дзеркальний двійник
journey-rules-thread = тягти нитку
journey-rules-prowling_cat = кішка на полюванні

## Що про правило кажуть спершу

journey-notices-find_key = Двері замкнено: знайди ключ
journey-notices-step_on_plates = Стань на плиту — і її стіна зрушить
journey-notices-bite_walls = Двічі натисни в бік стіни, щоб прогризти її
journey-notices-pour_tea = Двічі натисни, щоб розтопити стіну: по чашці за кімнату з меншого боку
journey-notices-last_key_opens = Відмикає лише останній ключ, і він лишається у дверях
journey-notices-thread_beads = Протягни нитку крізь усі намистини — і сир відкриється

## Чому миша туди не йде, поруч із нею, коли пробує

journey-hindrances-bite = Натисни ще раз, щоб прогризти
journey-hindrances-no_bites = Укуси скінчилися
journey-hindrances-tea = { $price ->
    [one] { $price } чашка: натисни ще раз
    [few] { $price } чашки: натисни ще раз
   *[many] { $price } чашок: натисни ще раз
}
journey-hindrances-too_dear = { $price ->
    [one] Треба { $price } чашку, а маєш { $left }
    [few] Треба { $price } чашки, а маєш { $left }
   *[many] Треба { $price } чашок, а маєш { $left }
}
journey-hindrances-locked = Замкнено: знайди ключ
journey-hindrances-locked_with = Останній ключ має бути { $colour }
journey-hindrances-one_way = Відкривається з того боку
journey-hindrances-cat = Сюди зараз ступить кішка
journey-hindrances-melted = Підлоги там уже нема
journey-hindrances-crossing = Нитка не може перетнути себе
journey-hindrances-no_thread = Нитка скінчилася: вернися, щоб змотати
journey-hindrances-dome = Спершу нанижи всі намистини
journey-hindrances-twin = Тебе тримає стіна — стоїть і двійник

## За що медаль, одним реченням

journey-explained_medals-finished = Дійди до сиру.
journey-explained_medals-under_par = Дійди туди, вклавшись у норму.
journey-explained_medals-no_wrong_turn = Пройди найкоротшим шляхом без допомоги.
journey-explained_medals-before_rival = Встигни раніше за суперника.

## Як діє правило, одним реченням

journey-explained-all_cheeses = З’їж усі сири, байдуже, в якому порядку.
journey-explained-teapots = Зайди в чайник і вийди з його пари: це один крок.
journey-explained-slippery_ice = Ковзаєш, доки не скінчиться лід або щось не спинить.
journey-explained-locked_door = Знайди ключ: він відмикає всі двері.
journey-explained-fog = Видно лише те, що осяяв твій ліхтар.
journey-explained-twins = Двійник іде туди ж, куди й ти, і впирається в стіни. Приведи обох на їхні килимки водночас.
journey-explained-mirror = Дзеркальний двійник іде ліворуч, коли ти — праворуч, і лише разом із тобою. Приведи обох на їхні килимки водночас.
journey-explained-gnawing = Двічі натисни в бік стіни, щоб прогризти її. Обирай розважно: укусів мало.
journey-explained-pouring = Двічі натисни в бік стіни, щоб розтопити її чаєм: по чашці за кожну кімнату з меншого боку.
journey-explained-thread = Протягни нитку крізь усі намистини, щоб відкрити сир. Перетинати себе їй не можна; підеш назад — змотається.
journey-explained-prowling_cat = Кішка зазирає в кожен куток: спершу вгору, тоді праворуч, униз, ліворуч. Вона ходить, коли ходиш ти. Слід лапи показує куди.
journey-explained-swinging_flaps = Стулка пропускає тебе у свій бік, а тоді обертається.
journey-explained-moving_walls = Стань на плиту — і стіна її кольору зрушить на місце з пунктиром.
journey-explained-keys_on_a_string = Двері свого кольору відмикає лише останній узятий ключ, і він лишається в замку.
journey-explained-melting_floor = Щойно зійдеш із вафлі, її вже нема.
journey-explained-mouse_trap = Трапиться пастка — і три секунди зірочки в очах.

## Медалі

journey-medals-finished = Пройдено
journey-medals-under_par = У нормі
journey-medals-no_wrong_turn = Без манівців
journey-medals-before_rival = Перегони виграно

## Смаки миші

journey-flavours-plain = Звичайний
journey-flavours-milk_tea = Молочний чай
journey-flavours-blossom_tea = Квітковий чай
journey-flavours-mint = М’ята
journey-flavours-green_tea = Зелений чай
journey-flavours-black_tea = Чорний чай
journey-flavours-lemon = Лимон

## Як зветься збірка лабіринтів і збірка без назви

pack-untitled = Лабіринти
pack-open = Збірка
pack-keep = У збірку
pack-save = Зберегти як файл
pack-remove = Вилучити
pack-press_again = Натисни ще раз, щоб вилучити
