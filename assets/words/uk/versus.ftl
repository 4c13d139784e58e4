## Слова про двох гравців

versus-two_players = Удвох
versus-friend = Людина
versus-ghost = Привид
versus-join = Тисни клавішу
versus-tap_to_join = Торкнись тут
versus-swipe_to_walk = Проведи пальцем на своїй половині екрана, щоб іти
versus-coat = Звірятко
versus-bar = Показ відстані
versus-ghost_of = Привид: { $name }
versus-ghost_time = Рекорд: { $time }
versus-ghost_kept = Привид твого рекорду: { $time }
versus-ghost_missing = Привида ще нема: спершу пройди цей лабіринт без пари
versus-ghost_unsuited = Тут без привида: йому треба перегони в тому самому лабіринті
versus-speed = { $tiles } кліт. / с
versus-how_to_sit = Місця
versus-seats_offer = Планшет один на двох? Сядьте навпроти: виберіть це в «Місцях».
versus-best_of = { $needed } з { $rounds }
versus-one_round = Один раунд
versus-no_head_start = Нема
versus-head_start = Гравець { $player }: { $seconds } с
versus-start = Старт
versus-who_is_missing = Щоб грати, натисни клавішу ходьби
versus-who_has_not_tapped = Щоб грати, торкнись своєї картки
versus-round = Раунд { $number }
versus-go = Руш!
versus-wait = Чекай { $seconds } с
versus-rounds = Раунди
versus-cheeses = Сири
versus-wins = { $name } перемагає!
versus-draw = Нічия!
versus-draw_note = Обоє в ту саму мить
versus-loser_note = Дійди до кінця або натисни Enter
versus-loser_note_touched = Дійди до кінця або натисни «Далі»
versus-fairness = Чи було чесно?
versus-fair = Так: шлях в обох однаковий.
versus-fair_anyway = Так: { $name } перемагає в будь-якому разі.
versus-unfair = Ні: це все й вирішило.
versus-nearer = { $steps ->
    [one] { $name }: на { $steps } крок ближче до цілі.
    [few] { $name }: на { $steps } кроки ближче до цілі.
   *[many] { $name }: на { $steps } кроків ближче до цілі.
}
versus-faster = { $name } ходить швидше.
versus-earlier = { $name }: старт на { $seconds } с раніше.
versus-card_time = Час
versus-card_shortest = Найкоротший
versus-card_all_cheeses = Шляхи до всіх сирів
versus-card_junctions = Перехрестя там
versus-card_steps = Кроки
versus-card_carried = Кроки з сиром
versus-card_dead_ends = Заходів у глухі кути
versus-card_lost = Втрати часу
versus-card_ways = Обидва сліди
versus-not_there = ще в дорозі
versus-stood = { $seconds } с на місці: { $column }, { $row }
versus-detour = { $steps ->
    [one] { $seconds } с і { $steps } крок на { $column }, { $row }
    [few] { $seconds } с і { $steps } кроки на { $column }, { $row }
   *[many] { $seconds } с і { $steps } кроків на { $column }, { $row }
}
versus-no_loss = нема
versus-save_round = Зберегти запис
versus-next_round = Наступний раунд
versus-who_won = Хто переміг?
versus-wins_match = { $name } виграє матч!
versus-match_draw = Матч унічию
versus-rematch = Реванш
versus-lobby = Лобі

## Двоє гравців за їхніми місцями

versus-players-one = Гравець 1
versus-players-two = Гравець 2

## Алгоритми комп’ютера, його ім’я з кожним і як це — грати проти нього

versus-minds-depth_first = Пошук у глибину
versus-minds-sharp_depth_first = Зіркий пошук
versus-minds-wall_follower = Рука на стіні
versus-minds-dozer = Найкоротший, з дрімотою
versus-minds-shortest_way = Найкоротший шлях

## Алгоритми комп’ютера, його ім’я з кожним і як це — грати проти нього

versus-rivals-depth_first = Копайко
versus-rivals-sharp_depth_first = Зірко
versus-rivals-wall_follower = Лапко
versus-rivals-dozer = Дрімко
versus-rivals-shortest_way = Прудко

## Алгоритми комп’ютера, його ім’я з кожним і як це — грати проти нього

versus-tempers-depth_first = Копайко перевіряє кожен прохід до кінця й вертається аж назад.
versus-tempers-sharp_depth_first = Зірко бачить глухі кути здаля й нізащо туди не ступить.
versus-tempers-wall_follower = Лапко тримає лапку на стіні, хоч би що там.
versus-tempers-dozer = Дрімко знає дорогу, та куняє на кожному роздоріжжі.
versus-tempers-shortest_way = Прудко ніколи не блудить манівцями. Проси фору.

## Вигляд гравців

versus-coats-mouse = Миша
versus-coats-marmot = Бабак
versus-coats-hedgehog = Їжак
versus-coats-rabbit = Кролик

## Чи смуга показує відстань

versus-bar_wanted-off = ні
versus-bar_wanted-on = так

## Рядки лобі

versus-rows-name_one = Гравець 1
versus-rows-name_two = Гравець 2
versus-rows-rival = Суперник
versus-rows-speed_or_seats = Темп
versus-rows-mode = Гра
versus-rows-mazes = Лабіринти
versus-rows-best_of = Раунди
versus-rows-head_start = Фора

## Текст для кожного способу виграти раунд

versus-modes-race = Перегони
versus-modes-snatch = Відбери сир
versus-modes-meet = Обмін
versus-modes-hunt = Лови сир
versus-modes-first_hunt = Лови сир (0.2)
versus-modes-endless = Безкінечник

## Текст для кожного способу виграти раунд

versus-mode_notes-race = Хто першим добіжить до сиру?
versus-mode_notes-snatch = Сир один: пройди з ним 60 кроків, поки суперник біжить за тобою. Торкнеться — і сир його!
versus-mode_notes-meet = З протилежних кутів: хто першим дійде до старту іншого?
versus-mode_notes-hunt = П’ять сирів, до всіх разом обом однаково: хто з’їсть три?
versus-mode_notes-first_hunt = Як у версії 0.2: сири лежать не так справедливо.
versus-mode_notes-endless = Сир за сиром у лабіринті без кінця: хто першим з’їсть п’ять?

## Текст для кожного способу ділити лабіринти

versus-mazes-same = Той самий
versus-mazes-mirrored = Дзеркальний
versus-mazes-drawn_alike = Дзеркальний потайки

## Текст для кожного способу ділити лабіринти

versus-mazes_notes-same = Обоє біжать тим самим лабіринтом.
versus-mazes_notes-mirrored = Гравець 2 біжить у відображенні й бачить його саме так.
versus-mazes_notes-drawn_alike = Гравець 2 біжить у відображенні, але обоє бачать лабіринт однаково.

## Текст для кожного способу сидіти за одним екраном

versus-seats-side_by_side = Пліч-о-пліч
versus-seats-face_to_face = Навпроти

## Текст для кожного способу сидіти за одним екраном

versus-seats_notes-side_by_side = Обоє дивляться на екран з одного боку.
versus-seats_notes-face_to_face = Екран лежить між вами: верхню половину обернено до гравця 2.

## Меню матчу на паузі

versus-pause_menu-resume = Далі
versus-pause_menu-settings = Опції
versus-pause_menu-lobby = Лобі
versus-pause_menu-title = Головне меню
