## Слова о своих программах: мышка идёт, union-find строит, стек решает

own_program-own = Твоя программа
own_program-heading-walk = Твоя микромышь
own_program-heading-build = Твой union-find
own_program-heading-solve = Твой стек
own_program-about = Набери команду, которая запускает твою программу. Какие строки она должна понимать и где взять готовую для начала, сказано в руководстве, в главе «Свои программы».
own_program-about_page = Запусти пример или свою программу: вставь её JavaScript, перетащи сюда файл или выбери его; годится и WebAssembly. «await readLine()» читает строку, «print()» выводит; все строки есть в руководстве, в главе «Свои программы». Твоя программа не покидает эту страницу.
own_program-copy = Скопировать
own_program-program = Программа
own_program-example = пример: { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
}
own_program-pasted = вставлено: { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
}
own_program-task = Пусть
own_program-tasks-walk = идёт как мышка
own_program-tasks-build = строит (union-find)
own_program-tasks-solve = решает (стек)
own_program-command = Команда
own_program-folder = Папка
own_program-kept = Раньше
own_program-choose_kept = выбери
own_program-beside = Рядом
own_program-nobody = никто
own_program-ours_beside = наш
own_program-rooms_found = { $rooms ->
    [one] найдена { $rooms } комната
    [few] найдено { $rooms } комнаты
   *[many] найдено { $rooms } комнат
}
own_program-other_program = Другая программа
own_program-running = Она работает.
own_program-none_yet = пока нет
own_program-walk-score = Оценка
own_program-walk-runs = Забеги
own_program-walk-found = Комнаты
own_program-walk-walked = Шаги
own_program-walk-turns = Повороты
own_program-walk-this_run = Этот забег
own_program-log = Журнал
own_program-meaningless = строка { $number } непонятна: { $text }
own_program-begin = Пуск
own_program-again = Ещё раз
own_program-keep = Сохранить забег
own_program-another_maze = Новый лабиринт
own_program-walk-press_reset = Нажать сброс

## Как закончилась программа

own_program-end-finished = Программа завершилась.
own_program-end-no_better_run = Цель достигнута, лучше забегов не было.
own_program-end-no_movement = Остановлена: всё спрашивала и не двигалась.
own_program-end-too_many = Остановлена: конца не было видно.
own_program-end-failed = Сбой с кодом выхода { $code }.
own_program-end-threw = Произошёл сбой.
own_program-end-waits_for_input = Тут stdin нет, есть «await readLine()».
own_program-end-killed = Её убил сигнал { $signal }.
own_program-end-not_started = Не запускается: { $why }.
own_program-end-silent = Остановлена: молчала дольше { $seconds } с.
own_program-end-too_slow = Остановлена: работала дольше { $seconds } с.
own_program-end-too_much_output = Остановлена: вывела больше { $mib } МиБ.
own_program-end-long_line = Остановлена: в строке больше { $kib } КиБ.
own_program-end-not_reading = Остановлена: не прочла больше { $mib } МиБ ответов.
own_program-end-too_much_memory = Остановлена: заняла больше { $mib } МиБ памяти.
own_program-end-too_many_processes = Остановлена: процессов больше { $count }.
own_program-end-stopped = Остановлена.

own_program-forest = Её лес
own_program-ours = Наш, после тех же стен
own_program-stack = Её стек
own_program-is_wrong = Один из ответов неверен.
own_program-right = Всё верно.
own_program-several = { $what } ({ $times } ×)

## Что делает свой union-find

own_program-build-walls = Стены
own_program-build-opened = Открыто
own_program-build-finds = Find
own_program-build-links = Связи
own_program-build-parents = Сжатия
own_program-build-hops = Чтения
own_program-build-others = Чтений у других: { $all }
own_program-build-rule = { $link }, { $compression } { $hops }
own_program-build-wall = Стена { $wall } лежит между { $a } и { $b }.
own_program-build-find = Она ищет корень { $room }: { $root }.
own_program-build-link = Она вешает { $below } под { $above }.
own_program-build-shorten = Она сжимает путь: { $room } висит под { $parent }.
own_program-build-opens = Она открывает стену.
own_program-build-keeps = Она оставляет стену.

## Что делает свой стек

own_program-solve-asked = Спрошено
own_program-solve-pushed = Положено
own_program-solve-popped = Снято
own_program-solve-peak = Максимум
own_program-solve-steps = Шаги
own_program-solve-ours = Наш: положено { $pushed }, снято { $popped }, высота до { $peak }
own_program-solve-beside = Она спрашивает, что рядом с { $room }.
own_program-solve-push = Она кладёт в стек { $room }.
own_program-solve-pop = Она снимает вершину.
own_program-solve-mark = Она помечает { $room }.
own_program-solve-unmark = Она снимает пометку с { $room }.
own_program-solve-path = Она называет свой путь, в нём { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
own_program-solve-no_path = Она говорит, что пути нет.

## Что не так

own_program-wrong-joined = Стена { $wall }: open неверно, { $a } и { $b } уже соединены через { $way }
own_program-wrong-and_more = { $way } и ещё { $count }
own_program-wrong-parted = Стена { $wall }: keep неверно, { $a } и { $b } ещё не соединены: комнат в их множествах { $first } и { $second }
own_program-wrong-linked_no_root = { $below } подвесили под { $above }, но { $below } — не корень, а висит под { $parent }
own_program-wrong-linked_to_no_root = { $below } подвесили под { $above }, а это не корень: корень { $above } — { $root }
own_program-wrong-larger_below = { $below } (комнат: { $large }) подвесили под { $above } (комнат: { $small }), хотя обещали вешать меньшее множество вниз
own_program-wrong-deeper_below = { $below } с рангом { $high } подвесили под { $above } с рангом { $low }, хотя обещали вешать меньший ранг вниз
own_program-wrong-not_shortened = Путь от { $sought } к { $root } обещали сжать, но { $room } всё ещё висит под { $parent }
own_program-wrong-found_no_root = Корнем { $sought } назвали { $said }, но { $said } висит под { $parent }
own_program-wrong-found_other_set = Корнем { $sought } назвали { $said }, но это в другом множестве: корень — { $root }
own_program-wrong-not_above = { $room } подвесили под { $parent }, а это было не выше
own_program-wrong-below_itself = { $room } хотели подвесить под себя
own_program-wrong-circle = { $room } хотели подвесить под { $parent }, а это ниже самой { $room }
own_program-wrong-asked_afar = Спросили, что рядом с { $room }, но { $room } не клали в стек
own_program-wrong-pushed_afar = { $room } положили на { $top }, но прохода между ними нет
own_program-wrong-began_elsewhere = { $room } положили в пустой стек, но лабиринт начинается с { $start }
own_program-wrong-pushed_twice = { $room } положили в стек, где она уже была
own_program-wrong-popped_nothing = Из пустого стека хотели снять комнату
own_program-wrong-begins = Путь начинается с { $room }, а лабиринт — с { $start }
own_program-wrong-ends = Путь кончается в { $room }, а цель — { $goal }
own_program-wrong-broken = Путь обрывается после { $place }-й комнаты: из { $a } нет прохода в { $b }
own_program-wrong-empty = Путь без единой комнаты
own_program-wrong-there_is_one = Путь есть, например такой: шагов { $steps }, от { $start } через { $next } до { $goal }
