## Слова навчання

lesson-tap_to_walk = Натисни, щоб іти. Ще раз — стоп.
lesson-searching = Шукач шукає шлях. Просто дивись.
lesson-well_done = Чудово!
lesson-leave = Вийти з навчання
lesson-over = Усе готово!
lesson-over_note = Твої клавіші завжди внизу.
lesson-first_maze = Грати
lesson-back = Назад

## Що робити на перших зупинках мандрів і як це робити пальцями

lesson-tips-walk = Іди до сиру
lesson-tips-run = Тримай на ходу: біг до перехрестя
lesson-tips-hint = Куди далі? Візьми підказку

## Текст про все, чого вчать мандри

lesson-touched_tips-walk = Проведи пальцем — іди до сиру
lesson-touched_tips-run = Двічі торкнись далі в коридорі: біг
lesson-touched_tips-hint = Куди далі? Натисни «Підказка»

## Що робити на кожному кроці

lesson-steps-walk = Зроби кілька кроків
lesson-steps-run = Побіжи
lesson-steps-zoom = Наблизь
lesson-steps-whole = Оглянь усе
lesson-steps-hint = Візьми підказку
lesson-steps-solve = Глянь на шукача
lesson-steps-cheese = До сиру!

## Клавіші для цього

lesson-keys-walk = Натисни — один крок. Тримай — ідеш далі.
lesson-keys-run = Тримай її на ходу, щоб бігти до наступного перехрестя.
lesson-keys-zoom = Кожен натиск трохи наближає.
lesson-keys-whole = Увесь лабіринт на екрані. Ще раз — назад до миші.
lesson-keys-hint = Засвітиться наступний відтинок шляху.
lesson-keys-solve = Дивись, як шукач знаходить шлях.
lesson-keys-cheese = Миша йде шляхом. Натисни, щоб вести її далі.

## Як це робити вказівником

lesson-pointer-walk = Або клацни видиму кімнату, або тримай кнопку, щоб вести мишу.
lesson-pointer-run = Або двічі клацни далі в коридорі.
lesson-pointer-zoom = Або крути коліщатко.
lesson-pointer-whole = Або клацни клавішу.
lesson-pointer-hint = Або клацни клавішу.
lesson-pointer-solve = Або клацни клавішу.
lesson-pointer-cheese = { "" }

## Як це робити пальцями

lesson-fingers-walk = Проведи пальцем туди, куди миші йти. Вона йде, доки не піднімеш палець.
lesson-fingers-run = Двічі торкнись далі в коридорі, щоб бігти до наступного перехрестя.
lesson-fingers-zoom = Розведи два пальці або натисни + унизу.
lesson-fingers-whole = Натисни «Огляд» унизу. Ще раз — назад до миші.
lesson-fingers-hint = Натисни «Підказка» внизу: засвітиться наступний відтинок шляху.
lesson-fingers-solve = Натисни «Автопошук» унизу й дивись, як шукач знаходить шлях.
lesson-fingers-cheese = Миша йде шляхом. Щоб вести її далі, натисни кнопку внизу.

## Слова сторінок, що пояснюють гру

how_to-lesson = Навчання
how_to-other_page = Інша сторінка

## Назви сторінок

how_to-pages-rules = Правила
how_to-pages-keys = Клавіші

## Частини сторінки клавіш

how_to-parts-maze = У лабіринті
how_to-parts-screens = Усюди
how_to-parts-two_players = Удвох
how_to-parts-pointer = Вказівником
how_to-parts-touch = Пальцями

## Клавіші в лабіринті

how_to-maze-walk = Іти
how_to-maze-walk_too = Теж іти
how_to-maze-run = Бігти до перехрестя
how_to-maze-whole = Огляд лабіринту й назад
how_to-maze-zoom = Наблизити, віддалити
how_to-maze-hint = Підказка
how_to-maze-solve = Автопошук або вести мишу
how_to-maze-hold = Спинити пошук або далі
how_to-maze-take_back = Скасувати хід у головоломці
how_to-maze-flag = Поставити чи взяти прапор
how_to-maze-shown = Слід, числа, привид
how_to-maze-pause = Пауза
how_to-maze-again = Спочатку або новий лабіринт
how_to-maze-watch = Лабіринт до театру

## Клавіші на всіх екранах

how_to-screens-more_keys = Усі клавіші тут
how_to-screens-choose = Вибирати й змінювати
how_to-screens-confirm = OK
how_to-screens-back = Назад
how_to-screens-next_panel = Інша панель
how_to-screens-copy = Копіювати код
how_to-screens-paste = Вставити код або виклик
how_to-screens-mute = Без звуку
how_to-screens-fullscreen = Повний екран
how_to-screens-picture = Знімок екрана

## Клавіші для двох

how_to-two_players-first_walks = Гравець 1 іде
how_to-two_players-first_runs = Гравець 1 біжить
how_to-two_players-second_walks = Гравець 2 іде
how_to-two_players-second_runs = Гравець 2 біжить

## Жести вказівником і що вони роблять

## Жест і що він робить

how_to-pointer-click-what = Клацнути
how_to-pointer-click-then = іти туди, до роздоріжжя

## Жест і що він робить

how_to-pointer-double_click-what = Двічі
how_to-pointer-double_click-then = бігти до перехрестя

## Жест і що він робить

how_to-pointer-hold-what = Тримати
how_to-pointer-hold-then = вести мишу

## Жест і що він робить

how_to-pointer-wheel-what = Коліщатко
how_to-pointer-wheel-then = наблизити, віддалити

## Жест і що він робить

how_to-pointer-key-what = По клавіші
how_to-pointer-key-then = натиснути її

## Жест і що він робить

how_to-pointer-bar-what = Тягти смугу
how_to-pointer-bar-then = до будь-якого кроку показу

## Жест і що він робить

how_to-pointer-file-what = Перетягти файл
how_to-pointer-file-then = відкрити лабіринт чи запис

## Жести пальцями і що вони роблять

## Жест і що він робить

how_to-touch-swipe-what = Провести
how_to-touch-swipe-then = іти туди, доки не піднімеш палець

## Жест і що він робить

how_to-touch-tap-what = Дотик
how_to-touch-tap-then = іти до кімнати, якщо дорогою немає роздоріжжя

## Жест і що він робить

how_to-touch-double_tap-what = Двічі
how_to-touch-double_tap-then = бігти далі до перехрестя

## Жест і що він робить

how_to-touch-hold-what = Тримати
how_to-touch-hold-then = вести мишу за пальцем

## Жест і що він робить

how_to-touch-pinch-what = Два пальці
how_to-touch-pinch-then = розвести чи звести: масштаб

## Жест і що він робить

how_to-touch-button-what = По кнопці
how_to-touch-button-then = унизу: що зробила б її клавіша

## Жест і що він робить

how_to-touch-two_players-what = Удвох
how_to-touch-two_players-then = кожен водить на своїй половині; див. «Місця»
