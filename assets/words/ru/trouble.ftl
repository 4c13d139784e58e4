## Слова об ошибках

trouble-link = Ссылка не открылась. { $why }
trouble-no_pack = Ничего не изменилось: { $why }

## Почему такого лабиринта нет

trouble-maze_code-width = Столбцов { $rooms }? Можно от { $least } до { $most }
trouble-maze_code-height = Строк { $rooms }? Можно от { $least } до { $most }
trouble-maze_code-only_worlds = Так много? Краскал без циклов
trouble-maze_code-size = «{ $text }» — не размер: пиши как 30x20
trouble-maze_code-percent = «{ $text }» — не процент: можно от 0 до 100
trouble-maze_code-name_like = Генератора «{ $word }» нет. Может, { $name }?
trouble-maze_code-name = Генератора «{ $word }» нет. Есть такие: { $names }
trouble-maze_code-memory = Этому лабиринту нужно здесь { $megabytes } МБ памяти, а столько нет
trouble-maze_code-never_joined = { $generator } соединяет старт и цель только в конце: убери «joined»
trouble-maze_code-never_shaped = { $generator } строит только прямоугольники: возьми для формы другой генератор
trouble-maze_code-shape = Форма в этом коде обрезана или с ошибкой
trouble-maze_code-shape_too_large = { $rooms } — слишком много комнат для формы: бери не больше { $most }
trouble-maze_code-shape_and_quest = В лабиринте с формой не бывает «{ $field }»: убери что-то одно
trouble-maze_code-unknown_world = Этого мира здесь нет: сначала открой его файл
trouble-maze_code-drawn = Код нарисованного лабиринта обрезан или с ошибкой
trouble-maze_code-no_rooms_for_quest = { $generator } роет не комнаты: убери «{ $field }»
trouble-maze_code-too_large_for_quest = { $rooms } — слишком много комнат для «{ $field }»: бери не больше { $most }
trouble-maze_code-no_revision = После { $generator } нет числа: пиши { $generator }{ $revision }
trouble-maze_code-revision = { $generator }{ $revision } в этой игре нет, есть только { $generator }{ $known }
trouble-maze_code-no_seed = Сид — это любое число или текст, только не пустой
trouble-maze_code-missing = Код неполный, а выглядит он так: kruskal1-30x20-233
trouble-maze_code-field = «{ $text }» здесь лишнее. Код выглядит так: kruskal1-30x20-loops10-233
trouble-maze_code-text_seed = «{ $text }» здесь лишнее. Код выглядит так: kruskal1-30x20-loops10-233, а сид словами идёт после ~

## Почему такого матча нет

trouble-match_code-too_large = { $rooms } — слишком много комнат для компьютера: он играет не больше чем в { $most }
trouble-match_code-endless = Игра «Без конца» и лабиринт без конца бывают только вместе: бери endless1-233~endless-bo3
trouble-match_code-quest = Второй сыр и ключ — для одного игрока: убери «cheeses2» и «keys1»
trouble-match_code-walled_off = Без своих правил этот лабиринт не пройти: он для одного игрока
trouble-match_code-no_rules = Не хватает правил. Матч выглядит так: kruskal1-20x15-7~race-bo3
trouble-match_code-mode_like = Игры «{ $word }» нет. Может, { $mode }?
trouble-match_code-mode = Игры «{ $word }» нет. Есть такие: { $modes }
trouble-match_code-best_of = «{ $text }» — не число раундов: бери bo1, bo3, bo5 или bo7
trouble-match_code-head_start = «{ $text }» — не фора: lead2x5 даёт игроку 2 фору в 5 секунд; можно от 1 до { $most }
trouble-match_code-speed = «{ $text }» — не скорость: бери 4, 5, 6, 8, 10, 12, 15 или 20 клеток в секунду
trouble-match_code-ghost = Призрак бежит только в одиночной гонке, в том же лабиринте и без форы: бери race-bo1-ghost
trouble-match_code-snatch = «Отними сыр» — игра для двух людей: убери компьютер
trouble-match_code-field = «{ $text }» здесь лишнее. Матч выглядит так: kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8

## Почему строка — не закладка

trouble-bookmark-step = «{ $text }» — не шаг: пиши @12 или @12-18, чтобы повторять часть
trouble-bookmark-rule = Правила «{ $text }» нет: бери naive, size или rank, а потом none, halving или full
trouble-bookmark-old = «{ $text }» — упражнение из версии 0.2, и его деревья изменились: начни новое
trouble-bookmark-maze = { $code } на стенд не поместится: годятся лабиринты kruskal без циклов, комнат не больше { $most }
trouble-bookmark-field = «{ $text }» здесь лишнее. Закладка выглядит так: kruskal1-4x3-7@12-18 size halving loop

## Почему запись или вызов не приняты

trouble-challenge-something_else = Это не вызов: вызов начинается с icetea:
trouble-challenge-version = Этот вызов из другой версии игры ({ $version })
trouble-challenge-too_long = Для вызова слишком длинно: в нём не больше { $most } знаков
trouble-challenge-broken = Часть вызова потерялась: скопируй всю строку ещё раз
trouble-challenge-tampered = Эту запись изменили, так что верить ей нельзя
trouble-challenge-untrue = Эта запись не подходит к своему лабиринту
trouble-challenge-unsuited = Вызовом станет только забег без помощи, на полной скорости и не слишком долгий

## Слова об ошибках с файлами

trouble-files-damaged = { $file } повреждён и теперь называется { $kept_as }
trouble-files-damaged_lines = Строки в { $file } повреждены. Теперь они в { $kept_in }
trouble-files-newer = { $file } из более новой версии игры и теперь называется { $kept_as }
trouble-files-foreign = { $file } не отсюда и теперь называется { $kept_as }
trouble-files-key_lost = Ключ печати игры потерян: прежние лучшие забеги теперь считаются забегами со стороны
trouble-files-clock_jumped = Часы компьютера прыгнули, и игра запустилась заново. Начатый забег ждёт под «Продолжить»
trouble-files-all_newer = Ничего не заменено: файл из более новой версии игры
trouble-files-all_damaged = Ничего не заменено: файл повреждён
trouble-files-cannot_save = { $file } не сохраняется: { $reason }
trouble-files-elsewhere = { $what }. Игра ещё пробует; «Все данные игры» (раздел «Опции») сохранит всё в другом месте
trouble-files-cannot_read = { $file } не читается: { $reason }
trouble-files-rescued = То, что не сохранилось в прошлый раз, лежит в { $file }. Открой его игрой, чтобы всё вернуть
trouble-files-crashed = В прошлый раз игра упала. Отчёт: { $report }
trouble-files-no_folder = Сохранить ничего нельзя, для этого нет папки: укажи её в ICETEA_MAZE_DIR
trouble-files-full = диск полон
trouble-files-read_only = диск только для чтения
trouble-files-not_a_file = это папка, канал или устройство, а не файл
trouble-files-not_allowed = нет прав доступа
trouble-files-busy = этой папкой занята ещё одна копия игры
trouble-files-cannot_set_aside = эта версия игры не может ни понять его, ни переместить: { $reason }
trouble-files-cannot_write_down = его не записать: { $reason }
trouble-files-assumed = Это тот лабиринт? { $what }
trouble-files-doubted = Может, и нет: { $why }.

## Почему файл — не лабиринт и не запись

trouble-unreadable-empty = он пуст
trouble-unreadable-damaged = он повреждён, или в нём чего-то не хватает
trouble-unreadable-several_lists = лабиринтом могут быть несколько списков: оставь один или назови один из них «maze»
trouble-unreadable-two_starts = в нём два старта
trouble-unreadable-no_open_tile = в нём одни стены
trouble-unreadable-ends = старт и цель должны быть двумя открытыми клетками
trouble-unreadable-no_walls = на картинке нет стен: вся она почти одинаково светлая
trouble-unreadable-no_tiles = на картинке нет лабиринта: стены должны быть прямыми, по строкам и столбцам, и одной толщины
trouble-unreadable-no_part = это не часть лабиринта
trouble-unreadable-blank = цветной пробел
trouble-unreadable-at = строка { $line }, столбец { $column }: { $what }
trouble-unreadable-encoding = это неверный { $encoding }
trouble-unreadable-unexpected = { $found } — ни стена, ни открытая клетка, ни метка
trouble-unreadable-abbreviated = здесь пропущены числа ({ $dots }): запиши в файл весь массив
trouble-unreadable-too_large = в нём { $columns } × { $rows } клеток, а на стороне бывает не больше { $most }
trouble-unreadable-too_many_pixels = { $width } × { $height } пикселей — многовато
trouble-unreadable-foreign_picture = это картинка { $kind }: читаются только PNG, SVG, PBM, PGM и PPM, так что сохрани её как PNG
trouble-unreadable-version = эта запись из другой версии игры ({ $version })
trouble-unreadable-card = строка { $number }, «{ $line }», в карточке лаборатории ничего не значит
trouble-unreadable-pack-line = строка { $number }, «{ $line }»: { $reason }
trouble-unreadable-pack-beginning = сборник начинается со строки вроде «pack1 Мои лабиринты»
trouble-unreadable-pack-too_large = в лабиринте сборника не больше { $rooms } комнат
trouble-unreadable-pack-twice = этот лабиринт уже был
trouble-unreadable-pack-damaged = этот код повреждён
trouble-unreadable-pack-too_long = сборник не длиннее { $kilobytes } КБ
trouble-unreadable-pack-count = в сборнике от 1 до { $most } лабиринтов
trouble-unreadable-recording = строка { $line } этой записи лишена смысла
trouble-unreadable-unfit = его программа не могла сделать такого в своём лабиринте
trouble-unreadable-memory = ему нужно { $megabytes } МБ памяти, больше, чем есть

## Что пришлось допустить, чтобы прочесть файл

trouble-assumed-exchanged = стены и открытые клетки поменялись местами, чтобы край был закрыт
trouble-assumed-inside_out = весь край открыт: если стены и открытые клетки наоборот, поменяй их местами в файле
trouble-assumed-blank_wall_by_border = пробелы считаются стенами, ведь край почти весь из них
trouble-assumed-perhaps_wide = каждый знак считается клеткой; если комнаты шириной в несколько знаков, это неверно
trouble-assumed-unjoined = линии сходятся не везде: каждый знак считается клеткой
trouble-assumed-first_of_several = блоков текста несколько; прочитан первый
trouble-assumed-floor_below_mark = пола под меткой не видно: он считается открытым
trouble-assumed-numbered_ends = 2 считается стартом, а 3 — целью
trouble-assumed-row_first = места старта и цели читаются как [строка, столбец], счёт с 0
trouble-assumed-column_first = места старта и цели читаются как [столбец, строка], счёт с 0
trouble-assumed-light_walls = светлые части картинки считаются стенами
trouble-assumed-no_goal_mark = цель ничем не отмечена: взята последняя открытая клетка
trouble-assumed-no_start_mark = старт ничем не отмечен: взята первая открытая клетка
trouble-assumed-one_tile = в нём открыта всего одна клетка
trouble-assumed-no_way = от старта до цели пути нет
trouble-assumed-only_walls = от старта до цели ведут одни стены: если они и есть путь, поменяй их в файле с открытыми клетками
trouble-assumed-parts = тут и там отверстия, а до некоторых частей не дойти
trouble-assumed-wall_by_border = { $wall } считается стеной, ведь край почти весь из этого
trouble-assumed-short_line = строка { $line } коротка: чего нет, то считается стеной
trouble-assumed-empty_line = строка { $line } пуста: она считается строкой из стен
trouble-assumed-left_out = строка { $line } пропущена: на часть лабиринта она не похожа
trouble-assumed-other_size = строка { $line } говорит { $claimed }, а в лабиринте { $columns } × { $rows } клеток
trouble-assumed-many_openings = старт и цель ничем не отмечены, а отверстий в краю не два: их { $count }; взяты первая и последняя открытые клетки
trouble-assumed-margin = поля обрезаны: { $left } пикс. слева, { $top } сверху, { $right } справа, { $bottom } снизу
trouble-assumed-lines = толщина стен считается { $wall } пикс., ширина комнат — { $room } пикс.
trouble-assumed-fractional = ширина клеток считается { $pixels } пикс.
trouble-assumed-start = { $hue } пятно считается стартом
trouble-assumed-goal = { $hue } пятно считается целью
trouble-assumed-misfit = { $percent } % картинки не ложится на её клетки
trouble-assumed-no_maze = возможно, это не лабиринт: { $why }
trouble-assumed-open_border = { $percent } % его края открыто
trouble-assumed-mostly_wall = в нём открыто только { $percent } %

## Названия цветов

trouble-assumed-hues-green = зелёное
trouble-assumed-hues-cyan = голубое
trouble-assumed-hues-blue = синее
trouble-assumed-hues-yellow = жёлтое
trouble-assumed-hues-magenta = лиловое
trouble-assumed-hues-red = красное
