## Слова театру

watch-what_it_does = Що зараз діється
watch-idea = Ідея
watch-walls_tried = Перевірено
watch-walls_opened = Прибрано
watch-walls_kept = Лишено
watch-walls_built = Зведено
watch-sets_left = Множин
watch-held_now = Чекають
watch-held_most = Найбільше
watch-on_stack = На стеку
watch-most_on_stack = Стек: найбільше
watch-walked = Пройдено
watch-entered = Входів
watch-retreated = Повернень
watch-path_tiles = Шлях
watch-largest_set = { $rooms ->
    [one] Множини: до { $rooms } кімнати
    [few] Множини: до { $rooms } кімнат
   *[many] Множини: до { $rooms } кімнат
}
watch-touched = { $percent } % клітинок оглянуто
watch-touched_rooms = { $percent } % кімнат оглянуто
watch-forest = Ліс
watch-room = кімната
watch-parent = parent
watch-set_size = size
watch-more_trees = і ще { $trees }
watch-more_of_level = … ще { $nodes }
watch-more_below = нижче: { $entries }
watch-room_name = Кімната { $room }
watch-find_costs = Ціна find
watch-reads_note = скільки разів читається parent
watch-depth = Глибина { $levels }
watch-reads_per_find = Читань/find { $levels }
watch-logarithm = log2 n = { $levels }
watch-set_sizes = Розміри множин
watch-set_sizes_note = кімнат у множинах від 1, 2, 4, 8 …
watch-climbs = { $jumps ->
    [one] { $room }: угору до { $root } за { $jumps } стрибок
    [few] { $room }: угору до { $root } за { $jumps } стрибки
   *[many] { $room }: угору до { $root } за { $jumps } стрибків
}
watch-is_root = { $room } — корінь
watch-wall_kept = Стіна { $wall }: { $a }, { $b }. Це вже одна множина: лиши її, бо був би цикл.
watch-wall_opened = Стіна { $wall }: { $a }, { $b }. Дві множини: прибери її; { $below } висить під { $above }, { $why }.
watch-verdict = Шляху немає. Від старту можна дістатися до { $tiles ->
        [one] { $tiles } клітинки
        [few] { $tiles } клітинок
       *[many] { $tiles } клітинок
    }; щоб дійти до цілі, треба прибрати щонайменше { $walls ->
        [one] { $walls } стіну
        [few] { $walls } стіни
       *[many] { $walls } стін
    }.
watch-verdict_rooms = Шляху немає. Від старту можна дістатися до { $rooms ->
        [one] { $rooms } кімнати
        [few] { $rooms } кімнат
       *[many] { $rooms } кімнат
    }; щоб дійти до цілі, треба прибрати щонайменше { $walls ->
        [one] { $walls } стіну
        [few] { $walls } стіни
       *[many] { $walls } стін
    }.
watch-larger = бо там кімнат { $rooms }, а тут { $fewer }
watch-as_large = { $rooms ->
    [one] бо в обох по { $rooms } кімнаті, і корінь a лишається зверху
    [few] бо в обох по { $rooms } кімнати, і корінь a лишається зверху
   *[many] бо в обох по { $rooms } кімнат, і корінь a лишається зверху
}
watch-halved = { $rooms } вище
watch-stack = Стек
watch-stack_note = стрілки: що ще не випробувано
watch-stack_holds = На стеку: { $held }; продовжуй.
watch-stack_is_empty = Стек порожній.
watch-is_fresh = { $tile } поруч із верхньою { $top } — нова.
watch-none_fresh = Поруч із верхньою { $top } нічого нового.
watch-not_goal = { $tile } — не ціль.
watch-side_is_new = Один бік { $room } веде до нової кімнати { $tile }.
watch-no_side_is_new = Жоден бік { $room } не веде до нової кімнати.
watch-calls = Виклики
watch-calls_note = той, що працює, зверху
watch-next_call = далі: { $side }
watch-last_call = тоді назад
watch-visits = Вхід/вихід
watch-distances = Відстань
watch-queue = Черга
watch-queue_note = перша в кружку
watch-heap = Купа
watch-estimate_manhattan = h: ніби стін нема
watch-estimate_zero = h = 0, як Дейкстра
watch-estimate_doubled = h подвоєно: може бути забагато
watch-estimates = g + h = f
watch-building_part = Побудова
watch-solving_part = Пошук
watch-step_of = Крок { $step } з { $steps }
watch-a_second = { $steps } за секунду
watch-mark = Мітка { $number }
watch-too_large_to_film = З усіма панелями можна знімати лише лабіринти до { $rooms } × { $rooms } кімнат. Зніми сам лабіринт.
watch-lines_a_second = { $lines ->
    [one] { $lines } рядок за секунду
    [few] { $lines } рядки за секунду
   *[many] { $lines } рядків за секунду
}
watch-all_at_once = Усе одразу
watch-rehearsing = Готуємося
watch-not_tried = не чіпали
watch-kept_legend = лишено
watch-skipped = Оминуто
watch-sealed = Запечатано
watch-frontier = Межа
watch-film_what = Що показати у фільмі?
watch-filming = Знімаємо фільм

## Що може показати фільм

watch-film_acts-both = Побудова й пошук
watch-film_acts-build = Побудова
watch-film_acts-solve = Пошук

## Що може показати фільм

watch-film_acts_with_panels-both = Усе, з панелями
watch-film_acts_with_panels-build = Побудова, з панелями
watch-film_acts_with_panels-solve = Пошук, з панелями
