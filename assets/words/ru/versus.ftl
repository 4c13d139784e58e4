## Слова о двух игроках

versus-two_players = Вдвоём
versus-friend = Друг
versus-ghost = Призрак
versus-join = Нажми и играй
versus-tap_to_join = Коснись тут
versus-swipe_to_walk = Проводи пальцем по своей половине экрана, чтобы идти
versus-coat = Зверёк
versus-bar = Видеть путь
versus-ghost_of = Призрак: { $name }
versus-ghost_time = Лучший забег: { $time }
versus-ghost_kept = Призрак твоего лучшего забега: { $time }
versus-ghost_missing = Призрака пока нет: сначала пройди этот лабиринт без соперника
versus-ghost_unsuited = Призрака здесь нет: ему нужна гонка в том же лабиринте
versus-speed = { $tiles } кл. / с
versus-how_to_sit = Места
versus-seats_offer = Один планшет на двоих? Сядьте лицом к лицу: выберите это в строке «Места».
versus-best_of = { $needed } из { $rounds }
versus-one_round = Один раунд
versus-no_head_start = Нет
versus-head_start = Игрок { $player }: { $seconds } с
versus-start = Старт
versus-who_is_missing = Чтобы играть, нажми свою клавишу ходьбы
versus-who_has_not_tapped = Чтобы играть, коснись своей карточки
versus-round = Раунд { $number }
versus-go = Жми!
versus-wait = Жди { $seconds } с
versus-rounds = Раунды
versus-cheeses = Сыры
versus-wins = { $name } побеждает!
versus-draw = Ничья!
versus-draw_note = Оба в один и тот же миг
versus-loser_note = Иди дальше или Enter, если хватит
versus-loser_note_touched = Иди дальше или нажми «Хватит»
versus-fairness = Было честно?
versus-fair = Да: обоим одинаково далеко.
versus-fair_anyway = Да: { $name } всё равно впереди.
versus-unfair = Нет: это всё решило.
versus-nearer = { $steps ->
    [one] { $name }: путь на { $steps } шаг короче.
    [few] { $name }: путь на { $steps } шага короче.
   *[many] { $name }: путь на { $steps } шагов короче.
}
versus-faster = { $name }: шаг быстрее.
versus-earlier = { $name }: старт на { $seconds } с раньше.
versus-card_time = Время
versus-card_shortest = Кратчайший
versus-card_all_cheeses = Пути ко всем сырам
versus-card_junctions = Перекрёстки
versus-card_steps = Шаги
versus-card_carried = Шаги с сыром
versus-card_dead_ends = Заходы в тупики
versus-card_lost = Потери
versus-card_ways = Следы обоих
versus-not_there = в пути
versus-stood = { $seconds } с на месте: { $column }, { $row }
versus-detour = { $steps ->
    [one] { $seconds } с и { $steps } шаг у { $column }, { $row }
    [few] { $seconds } с и { $steps } шага у { $column }, { $row }
   *[many] { $seconds } с и { $steps } шагов у { $column }, { $row }
}
versus-no_loss = нет
versus-save_round = Сохранить запись
versus-next_round = Новый раунд
versus-who_won = Кто победил?
versus-wins_match = Матч выигрывает { $name }!
versus-match_draw = В матче ничья
versus-rematch = Реванш
versus-lobby = Лобби

## Игроки по местам

versus-players-one = Игрок 1
versus-players-two = Игрок 2

## Алгоритмы компьютера, его имя с каждым и каково играть против него

versus-minds-depth_first = В глубину
versus-minds-sharp_depth_first = Зорко
versus-minds-wall_follower = Рукой по стене
versus-minds-dozer = Кратчайший, но сонный
versus-minds-shortest_way = Кратчайший путь

## Алгоритмы компьютера, его имя с каждым и каково играть против него

versus-rivals-depth_first = Копуша
versus-rivals-sharp_depth_first = Глазок
versus-rivals-wall_follower = Лапка
versus-rivals-dozer = Соня
versus-rivals-shortest_way = Шустрик

## Алгоритмы компьютера, его имя с каждым и каково играть против него

versus-tempers-depth_first = Копуша проверяет каждый проход до конца и топает весь путь назад.
versus-tempers-sharp_depth_first = Глазок издали видит тупики и не ступает туда ни лапкой.
versus-tempers-wall_follower = Лапка держится за стену, что бы ни случилось.
versus-tempers-dozer = Соня знает дорогу, но засыпает на каждой развилке.
versus-tempers-shortest_way = Шустрик никогда не ошибается. Без форы не обойтись.

## Облики игроков

versus-coats-mouse = Мышка
versus-coats-marmot = Сурок
versus-coats-hedgehog = Ёжик
versus-coats-rabbit = Кролик

## Показывает ли полоса расстояние

versus-bar_wanted-off = нет
versus-bar_wanted-on = да

## Строки лобби

versus-rows-name_one = Игрок 1
versus-rows-name_two = Игрок 2
versus-rows-rival = Соперник
versus-rows-speed_or_seats = Темп
versus-rows-mode = Игра
versus-rows-mazes = Лабиринты
versus-rows-best_of = Раунды
versus-rows-head_start = Фора

## По тексту на каждый способ выиграть раунд

versus-modes-race = Гонка
versus-modes-snatch = Отними сыр
versus-modes-meet = Обмен
versus-modes-hunt = За сыром
versus-modes-first_hunt = За сыром (0.2)
versus-modes-endless = Без конца

## По тексту на каждый способ выиграть раунд

versus-mode_notes-race = Кто первым доберётся до сыра?
versus-mode_notes-snatch = Сыр один: пройди с ним 60 шагов, пока соперник бежит за тобой. Коснётся — и сыр его!
versus-mode_notes-meet = Из противоположных углов: кто первым придёт на старт соперника?
versus-mode_notes-hunt = Пять сыров, до всех вместе обоим одинаково: кто съест три?
versus-mode_notes-first_hunt = Как в версии 0.2: сыры лежат менее справедливо.
versus-mode_notes-endless = Сыр за сыром в лабиринте без конца: кто первым съест пять?

## По тексту на каждый способ раздать лабиринты

versus-mazes-same = Один
versus-mazes-mirrored = Зеркально
versus-mazes-drawn_alike = Зеркально, вид один

## По тексту на каждый способ раздать лабиринты

versus-mazes_notes-same = Оба бегут в одном лабиринте.
versus-mazes_notes-mirrored = Игрок 2 бежит в зеркальном лабиринте и видит его таким.
versus-mazes_notes-drawn_alike = Игрок 2 бежит в зеркальном лабиринте, но видят оба одно и то же.

## По тексту на каждый способ сидеть за одним экраном

versus-seats-side_by_side = Бок о бок
versus-seats-face_to_face = Лицом к лицу

## По тексту на каждый способ сидеть за одним экраном

versus-seats_notes-side_by_side = Оба смотрят на экран с одной стороны.
versus-seats_notes-face_to_face = Экран лежит между вами: верхняя половина повёрнута к игроку 2.

## Меню матча на паузе

versus-pause_menu-resume = Дальше
versus-pause_menu-settings = Опции
versus-pause_menu-lobby = Лобби
versus-pause_menu-title = Главное меню
