## Слова власних програм: миша ходить, union-find будує, стек шукає

own_program-own = Твоя програма
own_program-heading-walk = Твій мікромаус
own_program-heading-build = Твій union-find
own_program-heading-solve = Твій стек
own_program-about = Введи команду, що запускає твою програму. Якими рядками вона має говорити і де взяти готову для початку, сказано в посібнику, розділ «Власні програми».
own_program-about_page = Запусти приклад або власну програму: встав її JavaScript, перетягни сюди файл чи вибери його; WebAssembly теж годиться. «await readLine()» читає рядок, «print()» каже рядок; усі вони в посібнику, розділ «Власні програми». Твоя програма ніколи не полишає цієї сторінки.
own_program-copy = Копіювати
own_program-program = Програма
own_program-example = приклад: { $lines ->
    [one] { $lines } рядок
    [few] { $lines } рядки
   *[many] { $lines } рядків
}
own_program-pasted = вставлено: { $lines ->
    [one] { $lines } рядок
    [few] { $lines } рядки
   *[many] { $lines } рядків
}
own_program-task = Вона буде
own_program-tasks-walk = ходити, як миша
own_program-tasks-build = будувати (union-find)
own_program-tasks-solve = шукати (стек)
own_program-command = Команда
own_program-folder = Тека
own_program-kept = Недавні
own_program-choose_kept = вибери
own_program-beside = Поруч
own_program-nobody = ніхто
own_program-ours_beside = наш
own_program-rooms_found = { $rooms ->
    [one] знайдено { $rooms } кімнату
    [few] знайдено { $rooms } кімнати
   *[many] знайдено { $rooms } кімнат
}
own_program-other_program = Інша програма
own_program-running = Працює.
own_program-none_yet = ще нема
own_program-walk-score = Рахунок
own_program-walk-runs = Забіги
own_program-walk-found = Кімнати
own_program-walk-walked = Кроки
own_program-walk-turns = Повороти
own_program-walk-this_run = Цей забіг
own_program-log = Журнал
own_program-meaningless = рядок { $number } без змісту: { $text }
own_program-begin = Запустити
own_program-again = Ще раз
own_program-keep = Зберегти забіг
own_program-another_maze = Новий лабіринт
own_program-walk-press_reset = Скинути

## Чим закінчилася програма

own_program-end-finished = Програма завершилася.
own_program-end-no_better_run = Ціль досягнуто, а кращих забігів не було.
own_program-end-no_movement = Зупинено: лише питала й не рухалася.
own_program-end-too_many = Зупинено: не видно кінця.
own_program-end-failed = Збій із кодом виходу { $code }.
own_program-end-threw = Програма дала збій.
own_program-end-waits_for_input = Вводу нема: бери «await readLine()».
own_program-end-killed = Зупинено сигналом { $signal }.
own_program-end-not_started = Не запускається: { $why }.
own_program-end-silent = Зупинено: мовчала { $seconds } с.
own_program-end-too_slow = Зупинено: тривала понад { $seconds } с.
own_program-end-too_much_output = Зупинено: написала понад { $mib } МіБ.
own_program-end-long_line = Зупинено: рядок довший за { $kib } КіБ.
own_program-end-not_reading = Зупинено: не прочитала понад { $mib } МіБ відповідей.
own_program-end-too_much_memory = Зупинено: зайняла понад { $mib } МіБ пам’яті.
own_program-end-too_many_processes = Зупинено: процесів понад { $count }.
own_program-end-stopped = Зупинено.

own_program-forest = Твій ліс
own_program-ours = Наш після тих самих стін
own_program-stack = Твій стек
own_program-is_wrong = Відповідь хибна.
own_program-right = Усе правильно.
own_program-several = { $what } ({ $times } ×)

## Що робить власний union-find

own_program-build-walls = Стіни
own_program-build-opened = Прибрано
own_program-build-finds = find
own_program-build-links = З’єднано
own_program-build-parents = Вкорочено
own_program-build-hops = Читання
own_program-build-others = Читання інших: { $all }
own_program-build-rule = { $link }, { $compression } { $hops }
own_program-build-wall = Стіна { $wall } стоїть між { $a } та { $b }.
own_program-build-find = Шукає корінь { $room }: { $root }.
own_program-build-link = Підвішує { $below } під { $above }.
own_program-build-shorten = Вкорочує шлях: { $room } висить під { $parent }.
own_program-build-opens = Прибирає стіну.
own_program-build-keeps = Лишає стіну.

## Що робить власний стек

own_program-solve-asked = Запитано
own_program-solve-pushed = Покладено
own_program-solve-popped = Знято
own_program-solve-peak = Пік
own_program-solve-steps = Кроки
own_program-solve-ours = Наш: покладено { $pushed }, знято { $popped }, висота до { $peak }
own_program-solve-beside = Питає, що поруч із { $room }.
own_program-solve-push = Кладе { $room } на стек.
own_program-solve-pop = Знімає верхню.
own_program-solve-mark = Позначає { $room }.
own_program-solve-unmark = Знімає позначку з { $room }.
own_program-solve-path = Називає свій шлях, у ньому { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}.
own_program-solve-no_path = Каже, що шляху немає.

## Що не так

own_program-wrong-joined = Стіна { $wall }: open — хибно, { $a } та { $b } вже були з’єднані: { $way }
own_program-wrong-and_more = { $way } та ще { $count }
own_program-wrong-parted = Стіна { $wall }: keep — хибно, { $a } та { $b } не були з’єднані: розміри їхніх множин — { $first } і { $second }
own_program-wrong-linked_no_root = { $below } підвішено під { $above }, але { $below } — не корінь: висить під { $parent }
own_program-wrong-linked_to_no_root = { $below } підвішено під { $above }, а це не корінь: корінь { $above } — { $root }
own_program-wrong-larger_below = { $below } (розмір { $large }) підвішено під { $above } (розмір { $small }), хоча обіцяно вішати меншу множину
own_program-wrong-deeper_below = { $below } з рангом { $high } підвішено під { $above } з рангом { $low }, хоча обіцяно вішати нижчий
own_program-wrong-not_shortened = Шлях від { $sought } до { $root } обіцяно вкоротити, але { $room } досі висить під { $parent }
own_program-wrong-found_no_root = { $said } названо коренем { $sought }, але { $said } висить під { $parent }
own_program-wrong-found_other_set = { $said } названо коренем { $sought }, але це інша множина: корінь — { $root }
own_program-wrong-not_above = { $room } підвішено під { $parent }, а та не була вище
own_program-wrong-below_itself = { $room } мала повиснути під собою
own_program-wrong-circle = { $room } мала повиснути під { $parent }, яка сама під { $room }
own_program-wrong-asked_afar = Запитано, що поруч із { $room }, але { $room } на стек не клали
own_program-wrong-pushed_afar = { $room } покладено на { $top }, але проходу між ними немає
own_program-wrong-began_elsewhere = { $room } покладено на порожній стек, але лабіринт починається з { $start }
own_program-wrong-pushed_twice = { $room } покладено, хоча на стеку вже була
own_program-wrong-popped_nothing = З порожнього стека знято кімнату
own_program-wrong-begins = Шлях починається з { $room }, а лабіринт — із { $start }
own_program-wrong-ends = Шлях кінчається в { $room }, а ціль — { $goal }
own_program-wrong-broken = Шлях обривається після кімнати { $place }: від { $a } до { $b } проходу немає
own_program-wrong-empty = На шляху жодної кімнати
own_program-wrong-there_is_one = Шлях є: кроків — { $steps }, від { $start } через { $next } до { $goal }
