## Слова показа бок о бок

contest-side_by_side = Бок о бок
contest-solvers = Решатели
contest-generators = Генераторы
contest-what_you_see = Что ты видишь
contest-about_solvers = Все ищут путь в одном и том же лабиринте и по очереди входят в клетку или выходят из неё; смотреть вперёд можно даром. Где искали, остаётся цвет.
contest-about_solvers_rooms = Все ищут путь в одном и том же лабиринте и по очереди входят в комнату или выходят из неё; смотреть вперёд можно даром. Где искали, остаётся цвет.
contest-about_generators = Все строят лабиринт одного размера из одного сида, шаг за шагом по очереди. Кто закончит первым?
contest-too_large = Лабиринт слишком большой, чтобы сравнивать бок о бок: можно не больше 500 × 500 комнат.
contest-arrivals = Кто за кем
contest-who_looked = Кто где искал
contest-back_to_lanes = Снова все
contest-at_work = ещё ищет
contest-no_path = нет
contest-steps = Шаги
contest-held = Ждут
contest-longest = Макс.
contest-path = Путь
contest-touched = Задето
contest-opened = Открыто

## Места: первое, второе и так далее

contest-places-first = 1-й
contest-places-second = 2-й
contest-places-third = 3-й
contest-places-fourth = 4-й

## Слова школы крыс

school-rat_school = Школа крыс
school-what_you_see = Что ты видишь
school-about = Четыре крысы снова и снова бегут по одному лабиринту. На перекрёстках они выбирают путь наугад, но запоминают тупики, кто лучше, кто хуже, и с каждым разом ошибаются реже.
school-too_large = Лабиринт слишком большой для школы: крысы выучат не больше 100 × 100 комнат.
school-curve = Кривая обучения
school-curve_note = ошибки в каждом забеге
school-remembers_all = Помнит всё
school-forgets = Забывает { $percent } %
school-run = забег { $number }
school-wrong_turns = { $turns ->
    [one] { $turns } ошибка
    [few] { $turns } ошибки
   *[many] { $turns } ошибок
}
school-learnt = { $runs ->
    [one] выучено за { $runs } забег
    [few] выучено за { $runs } забега
   *[many] выучено за { $runs } забегов
}
school-let_off = { $runs ->
    [one] не хватило { $runs } забега
    [few] не хватило { $runs } забегов
   *[many] не хватило { $runs } забегов
}
school-no_path = пути нет
school-your_runs = { $runs ->
    [one] { $runs } забег
    [few] { $runs } забега
   *[many] { $runs } забегов
}
school-no_run_yet = попробуй и ты
school-closed = запомненный тупик
school-path = следы
school-whole_runs = Целые забеги
school-back_to_school = Школа крыс
