## Слова театра

watch-what_it_does = Что происходит
watch-idea = Идея
watch-walls_tried = Проверено
watch-walls_opened = Открыто
watch-walls_kept = Оставлено
watch-walls_built = Стен
watch-sets_left = Множеств
watch-held_now = Ждут
watch-held_most = Максимум
watch-on_stack = В стеке
watch-most_on_stack = Стек: максимум
watch-walked = Пройдено
watch-entered = Заходов
watch-retreated = Назад
watch-path_tiles = Путь
watch-largest_set = { $rooms ->
    [one] Множества: до { $rooms } комнаты
    [few] Множества: до { $rooms } комнат
   *[many] Множества: до { $rooms } комнат
}
watch-touched = { $percent } % клеток задето
watch-touched_rooms = { $percent } % комнат видно
watch-forest = Лес
watch-room = комната
watch-parent = parent
watch-set_size = size
watch-more_trees = и ещё { $trees }
watch-more_of_level = … ещё { $nodes }
watch-more_below = ниже ещё { $entries }
watch-room_name = Комната { $room }
watch-find_costs = Цена find
watch-reads_note = сколько раз читается parent
watch-depth = Глубина { $levels }
watch-reads_per_find = Чтений/find { $levels }
watch-logarithm = log2 n = { $levels }
watch-set_sizes = По размеру
watch-set_sizes_note = комнаты в множествах от 1, 2, 4, 8 …
watch-climbs = { $jumps ->
    [one] { $room }: вверх к { $root } за { $jumps } прыжок
    [few] { $room }: вверх к { $root } за { $jumps } прыжка
   *[many] { $room }: вверх к { $root } за { $jumps } прыжков
}
watch-is_root = { $room } — корень
watch-wall_kept = Стена { $wall }: { $a }, { $b }. Множество одно: оставь её, иначе будет цикл.
watch-wall_opened = Стена { $wall }: { $a }, { $b }. Два множества: открой; { $below } идёт под { $above }, { $why }.
watch-verdict = Пути нет. От старта { $tiles ->
        [one] доступна { $tiles } клетка
        [few] доступны { $tiles } клетки
       *[many] доступно { $tiles } клеток
    }; до цели надо открыть хотя бы { $walls ->
        [one] { $walls } стену
        [few] { $walls } стены
       *[many] { $walls } стен
    }.
watch-verdict_rooms = Пути нет. От старта { $rooms ->
        [one] доступна { $rooms } комната
        [few] доступны { $rooms } комнаты
       *[many] доступно { $rooms } комнат
    }; до цели надо открыть хотя бы { $walls ->
        [one] { $walls } стену
        [few] { $walls } стены
       *[many] { $walls } стен
    }.
watch-larger = ведь там комнат { $rooms }, тут { $fewer }
watch-as_large = { $rooms ->
    [one] ведь у обоих по { $rooms } комнате, и наверху корень a
    [few] ведь у обоих по { $rooms } комнаты, и наверху корень a
   *[many] ведь у обоих по { $rooms } комнат, и наверху корень a
}
watch-halved = выше: { $rooms }
watch-stack = Стек
watch-stack_note = стрелки: что осталось проверить
watch-stack_holds = В стеке: { $held }; продолжай.
watch-stack_is_empty = Стек пуст.
watch-is_fresh = { $tile } рядом с вершиной { $top } — новая.
watch-none_fresh = Рядом с вершиной { $top } нет новых.
watch-not_goal = { $tile } — не цель.
watch-side_is_new = Одна сторона { $room } ведёт в новую комнату { $tile }.
watch-no_side_is_new = Ни одна сторона { $room } не ведёт в новую комнату.
watch-calls = Вызовы
watch-calls_note = тот, что работает, наверху
watch-next_call = потом: { $side }
watch-last_call = потом возврат
watch-visits = Вход/выход
watch-distances = Расстояние
watch-queue = Очередь
watch-queue_note = начало обведено
watch-heap = Куча
watch-estimate_manhattan = h: будто стен нет
watch-estimate_zero = h = 0, как Дейкстра
watch-estimate_doubled = h вдвое: возможен перебор
watch-estimates = g + h = f
watch-building_part = Стройка
watch-solving_part = Поиск
watch-step_of = Шаг { $step } из { $steps }
watch-a_second = { $steps } в секунду
watch-mark = Метка { $number }
watch-too_large_to_film = Со всеми панелями снимаются лабиринты до { $rooms } × { $rooms } комнат. Сними только лабиринт.
watch-lines_a_second = { $lines ->
    [one] { $lines } строка в секунду
    [few] { $lines } строки в секунду
   *[many] { $lines } строк в секунду
}
watch-all_at_once = Всё сразу
watch-rehearsing = Репетиция
watch-not_tried = не тронуто
watch-kept_legend = оставлено
watch-skipped = Пропущено
watch-sealed = Закрыто
watch-frontier = Граница
watch-film_what = Что показать в фильме?
watch-filming = Снимаем фильм

## Что может показать фильм

watch-film_acts-both = Стройка и поиск
watch-film_acts-build = Стройка
watch-film_acts-solve = Поиск

## Что может показать фильм

watch-film_acts_with_panels-both = Всё, со всеми панелями
watch-film_acts_with_panels-build = Стройка, со всеми панелями
watch-film_acts_with_panels-solve = Поиск, со всеми панелями
