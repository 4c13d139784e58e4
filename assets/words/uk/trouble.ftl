## Слова про помилки

trouble-link = Посилання не відкривається. { $why }
trouble-no_pack = Нічого не змінилося: { $why }

## Чому такого лабіринту немає

trouble-maze_code-width = Стовпців { $rooms }? Можна { $least }–{ $most }
trouble-maze_code-height = Рядків { $rooms }? Можна { $least }–{ $most }
trouble-maze_code-only_worlds = Так багато? Краскал без циклів
trouble-maze_code-size = «{ $text }» — не розмір: пиши його як 30x20
trouble-maze_code-percent = «{ $text }» — не відсоток: можна від 0 до 100
trouble-maze_code-name_like = Генератора «{ $word }» нема. Може, { $name }?
trouble-maze_code-name = Генератора «{ $word }» немає. Є такі: { $names }
trouble-maze_code-memory = Цьому лабіринту треба тут { $megabytes } МБ пам’яті, а стільки немає
trouble-maze_code-never_joined = { $generator } з’єднує старт і ціль аж наприкінці: прибери «joined»
trouble-maze_code-never_shaped = { $generator } будує лише прямокутники: вибери для форми інший генератор
trouble-maze_code-shape = Форму в цьому коді обрізано, або в ній помилка
trouble-maze_code-shape_too_large = { $rooms } кімнат — забагато для форми: можна щонайбільше { $most }
trouble-maze_code-shape_and_quest = Лабіринт із формою не має «{ $field }»: прибери щось одне
trouble-maze_code-unknown_world = Цього світу тут немає: спершу відкрий його файл
trouble-maze_code-drawn = Код мальованого лабіринту обрізано, або в ньому помилка
trouble-maze_code-no_rooms_for_quest = { $generator } не риє кімнат: прибери «{ $field }»
trouble-maze_code-too_large_for_quest = { $rooms } кімнат — забагато для «{ $field }»: можна щонайбільше { $most }
trouble-maze_code-no_revision = Після { $generator } бракує числа: напиши { $generator }{ $revision }
trouble-maze_code-revision = У цій грі немає { $generator }{ $revision }, є лише { $generator }{ $known }
trouble-maze_code-no_seed = Зерном може бути будь-яке число чи текст, аби не порожньо
trouble-maze_code-missing = Код неповний: він має бути схожий на kruskal1-30x20-233
trouble-maze_code-field = «{ $text }» тут не місце: код схожий на kruskal1-30x20-loops10-233
trouble-maze_code-text_seed = «{ $text }» тут не місце: код схожий на kruskal1-30x20-loops10-233, а зерно словами стоїть після ~

## Чому такого матчу немає

trouble-match_code-too_large = { $rooms } кімнат — забагато для комп’ютера: він грає щонайбільше у { $most }
trouble-match_code-endless = Безкінечник буває лише в лабіринті без кінця, і навпаки: бери endless1-233~endless-bo3
trouble-match_code-quest = Другий сир і ключ — для одного гравця: прибери «cheeses2» і «keys1»
trouble-match_code-walled_off = Без своїх правил цей лабіринт непрохідний: він для одного гравця
trouble-match_code-no_rules = Бракує правил: матч схожий на kruskal1-20x15-7~race-bo3
trouble-match_code-mode_like = Гри «{ $word }» немає. Може, { $mode }?
trouble-match_code-mode = Гри «{ $word }» немає. Є такі: { $modes }
trouble-match_code-best_of = «{ $text }» — не кількість раундів: бери bo1, bo3, bo5 чи bo7
trouble-match_code-head_start = «{ $text }» — не фора: lead2x5 дає гравцеві 2 фору 5 секунд; можна від 1 до { $most }
trouble-match_code-speed = «{ $text }» — не швидкість: бери 4, 5, 6, 8, 10, 12, 15 чи 20 клітинок за секунду
trouble-match_code-ghost = Привид бігає лише одні перегони в тому самому лабіринті й без фори: бери race-bo1-ghost
trouble-match_code-snatch = «Відбери сир» — гра для двох людей: прибери комп’ютер
trouble-match_code-field = «{ $text }» тут не місце: матч схожий на kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8

## Чому рядок — не закладка

trouble-bookmark-step = «{ $text }» — не крок: пиши @12, а щоб повторювати частину — @12-18
trouble-bookmark-rule = Правила «{ $text }» немає: бери naive, size чи rank, а тоді none, halving чи full
trouble-bookmark-old = «{ $text }» — вправа з версії 0.2, відтоді її дерева змінилися: почни нову
trouble-bookmark-maze = { $code } не для верстака: він бере лабіринти Краскала без циклів, щонайбільше { $most } кімнат
trouble-bookmark-field = «{ $text }» тут не місце: закладка схожа на kruskal1-4x3-7@12-18 size halving loop

## Чому запис чи виклик відхилено

trouble-challenge-something_else = Це не виклик: той починається з icetea:
trouble-challenge-version = Цей виклик з іншої версії гри ({ $version })
trouble-challenge-too_long = Задовго як на виклик: у ньому щонайбільше { $most } символів
trouble-challenge-broken = Частини виклику бракує: скопіюй увесь рядок іще раз
trouble-challenge-tampered = Цей запис хтось змінив, тож довіри до нього немає
trouble-challenge-untrue = Цей запис не сходиться з лабіринтом
trouble-challenge-unsuited = Викликом стане лише забіг без допомоги, на повній швидкості й не задовгий

## Слова про помилки з файлами

trouble-files-damaged = { $file } пошкоджено. Тепер це { $kept_as }
trouble-files-damaged_lines = Рядки в { $file } пошкоджено. Тепер вони в { $kept_in }
trouble-files-newer = { $file } — із новішої версії гри. Тепер це { $kept_as }
trouble-files-foreign = { $file } — чужий. Тепер це { $kept_as }
trouble-files-key_lost = Ключ підпису гри втрачено: твої давніші рекорди тепер вважаються чужими
trouble-files-clock_jumped = Годинник комп’ютера стрибнув, тож гра почалася наново. Твій забіг чекає під «Далі»
trouble-files-all_newer = Нічого не замінено: цей файл із новішої версії гри
trouble-files-all_damaged = Нічого не замінено: цей файл пошкоджено
trouble-files-cannot_save = Не зберігається { $file }: { $reason }
trouble-files-elsewhere = { $what }. Гра пробує далі; «Усі дані гри» (розділ «Опції») збереже все деінде
trouble-files-cannot_read = Не читається { $file }: { $reason }
trouble-files-rescued = Те, що минулого разу не збереглося, лежить у { $file }. Відкрий його у грі, щоб усе повернути
trouble-files-crashed = Минулого разу гра аварійно закрилася. Звіт: { $report }
trouble-files-no_folder = Нічого не збережеться, бо теки для цього нема: вкажи її в ICETEA_MAZE_DIR
trouble-files-full = диск заповнено
trouble-files-read_only = диск лише для читання
trouble-files-not_a_file = це тека, канал або пристрій, а не файл
trouble-files-not_allowed = система не дозволяє
trouble-files-busy = цю теку займає ще одна запущена гра
trouble-files-cannot_set_aside = ця версія гри не може ні зрозуміти його, ні перенести: { $reason }
trouble-files-cannot_write_down = його не вдається записати: { $reason }
trouble-files-assumed = Чи це той лабіринт? { $what }
trouble-files-doubted = Може, й ні: { $why }.

## Чому файл — ні лабіринт, ні запис

trouble-unreadable-empty = він порожній
trouble-unreadable-damaged = він пошкоджений, або якоїсь частини бракує
trouble-unreadable-several_lists = лабіринтом можуть бути кілька списків у ньому: лиши один або назви якийсь «maze»
trouble-unreadable-two_starts = у ньому два старти
trouble-unreadable-no_open_tile = у ньому самі стіни
trouble-unreadable-ends = старт і ціль мають бути двома вільними клітинками
trouble-unreadable-no_walls = на картинці немає стін: усе приблизно однаково світле
trouble-unreadable-no_tiles = на картинці немає лабіринту: стіни мають бути прямі, у рядках і стовпцях та однаково товсті
trouble-unreadable-no_part = це не частина лабіринту
trouble-unreadable-blank = кольоровий пробіл
trouble-unreadable-at = рядок { $line }, стовпець { $column }: { $what }
trouble-unreadable-encoding = це неправильне { $encoding }
trouble-unreadable-unexpected = { $found } — ні стіна, ні вільна клітинка, ні позначка
trouble-unreadable-abbreviated = тут пропущено числа ({ $dots }): запиши у файл увесь масив
trouble-unreadable-too_large = у ньому { $columns } × { $rows } клітинок, а сторона може мати { $most }
trouble-unreadable-too_many_pixels = { $width } × { $height } пікселів — забагато
trouble-unreadable-foreign_picture = це картинка { $kind }: читаються лише PNG, SVG, PBM, PGM і PPM, тож збережи її як PNG
trouble-unreadable-version = цей запис з іншої версії гри ({ $version })
trouble-unreadable-card = рядок { $number }, «{ $line }», нічого не означає в картці лабораторії
trouble-unreadable-pack-line = рядок { $number }, «{ $line }»: { $reason }
trouble-unreadable-pack-beginning = збірка починається рядком на зразок «pack1 Мої лабіринти»
trouble-unreadable-pack-too_large = у лабіринті збірки щонайбільше { $rooms } кімнат
trouble-unreadable-pack-twice = цей лабіринт уже був
trouble-unreadable-pack-damaged = цей код пошкоджено
trouble-unreadable-pack-too_long = збірка має щонайбільше { $kilobytes } КБ
trouble-unreadable-pack-count = у збірці від 1 до { $most } лабіринтів
trouble-unreadable-recording = рядок { $line } цього запису не має змісту
trouble-unreadable-unfit = його програма не могла зробити такого в цьому лабіринті
trouble-unreadable-memory = йому треба { $megabytes } МБ пам’яті, більше, ніж є

## Що довелося припустити, щоб прочитати файл

trouble-assumed-exchanged = стіни й вільні клітинки обміняно, щоб рамка була замкнена
trouble-assumed-inside_out = уся рамка вільна: якщо стіни й вільні клітинки навпаки, обміняй їх у файлі
trouble-assumed-blank_wall_by_border = пробіли прийнято за стіни, бо рамка здебільшого з них
trouble-assumed-perhaps_wide = кожен символ прийнято за клітинку; якщо кімнати ширші за символ, це не так
trouble-assumed-unjoined = лінії сходяться не всюди: кожен символ прийнято за клітинку
trouble-assumed-first_of_several = блоків тексту кілька; прочитано перший
trouble-assumed-floor_below_mark = підлоги під позначкою не видно: її прийнято за вільну
trouble-assumed-numbered_ends = 2 прийнято за старт, а 3 — за ціль
trouble-assumed-row_first = місця старту й цілі прийнято за [рядок, стовпець], лічба від 0
trouble-assumed-column_first = місця старту й цілі прийнято за [стовпець, рядок], лічба від 0
trouble-assumed-light_walls = світлі частини картинки прийнято за стіни
trouble-assumed-no_goal_mark = ціль не позначено: узято останню вільну клітинку
trouble-assumed-no_start_mark = старт не позначено: узято першу вільну клітинку
trouble-assumed-one_tile = вільна лише одна клітинка
trouble-assumed-no_way = від старту до цілі шляху немає
trouble-assumed-only_walls = від старту до цілі ведуть самі стіни: якщо це вони — шлях, обміняй їх у файлі з вільними клітинками
trouble-assumed-parts = подекуди є отвори та частини, куди не дістатися
trouble-assumed-wall_by_border = { $wall } прийнято за стіну, бо рамка здебільшого з цього
trouble-assumed-short_line = рядок { $line } закороткий: решту прийнято за стіну
trouble-assumed-empty_line = рядок { $line } порожній: його прийнято за рядок стін
trouble-assumed-left_out = рядок { $line } пропущено: він не схожий на частину лабіринту
trouble-assumed-other_size = рядок { $line } каже { $claimed }, а в лабіринті { $columns } × { $rows } клітинок
trouble-assumed-many_openings = старт і ціль не позначено, а отворів у рамці не два, а { $count }: узято першу й останню вільні клітинки
trouble-assumed-margin = поля обрізано, пікселів: { $left } ліворуч, { $top } вгорі, { $right } праворуч, { $bottom } внизу
trouble-assumed-lines = товщину стін прийнято за { $wall } пкс, ширину кімнат — за { $room } пкс
trouble-assumed-fractional = ширину клітинок прийнято за { $pixels } пкс
trouble-assumed-start = за старт прийнято пляму, колір: { $hue }
trouble-assumed-goal = за ціль прийнято пляму, колір: { $hue }
trouble-assumed-misfit = { $percent } % картинки не лягає в клітинки
trouble-assumed-no_maze = можливо, це не лабіринт: { $why }
trouble-assumed-open_border = рамка вільна на { $percent } %
trouble-assumed-mostly_wall = вільного лише { $percent } %

## Назви кольорів

trouble-assumed-hues-green = зелений
trouble-assumed-hues-cyan = блакитний
trouble-assumed-hues-blue = синій
trouble-assumed-hues-yellow = жовтий
trouble-assumed-hues-magenta = пурпуровий
trouble-assumed-hues-red = червоний
