## Слова обучения

lesson-tap_to_walk = Нажми, и мышка пойдёт. Ещё раз — остановится.
lesson-searching = Решатель ищет путь. Просто смотри.
lesson-well_done = Отлично!
lesson-leave = Выйти из обучения
lesson-over = Ты всё умеешь!
lesson-over_note = Твои клавиши всегда видны внизу.
lesson-first_maze = Играть
lesson-back = Назад

## Что делать на первых этапах похода и как это делать пальцами

lesson-tips-walk = Иди к сыру
lesson-tips-run = Держи на ходу: бег до перекрёстка
lesson-tips-hint = Не выходит? Возьми подсказку

## Текст для всего, чему учатся в походе

lesson-touched_tips-walk = Иди к сыру, проводя пальцем
lesson-touched_tips-run = Дважды коснись коридора вдали: бег
lesson-touched_tips-hint = Не выходит? Нажми «Подсказка»

## Что делать на каждом шаге

lesson-steps-walk = Сделай пару шагов
lesson-steps-run = Беги
lesson-steps-zoom = Ближе
lesson-steps-whole = Весь лабиринт
lesson-steps-hint = Возьми подсказку
lesson-steps-solve = Следи за решателем
lesson-steps-cheese = Вперёд, к сыру!

## Клавиши для этого

lesson-keys-walk = Нажми — один шаг. Держи, чтобы идти дальше.
lesson-keys-run = Держи её на ходу, чтобы бежать до следующего перекрёстка.
lesson-keys-zoom = С каждым нажатием немного ближе.
lesson-keys-whole = Взгляни на весь лабиринт. Ещё раз — обратно к мышке.
lesson-keys-hint = Загорится следующий отрезок пути.
lesson-keys-solve = Смотри, как решатель находит путь.
lesson-keys-cheese = Мышка идёт по пути. Нажми, чтобы вести её.

## Как это делать указателем

lesson-pointer-walk = Или щёлкни по видимой комнате, или держи кнопку, чтобы вести мышку.
lesson-pointer-run = Или дважды щёлкни по коридору вдали.
lesson-pointer-zoom = Или крути колёсико.
lesson-pointer-whole = Или щёлкни по клавише.
lesson-pointer-hint = Или щёлкни по клавише.
lesson-pointer-solve = Или щёлкни по клавише.
lesson-pointer-cheese = { "" }

## Как это делать пальцами

lesson-fingers-walk = Проведи туда, куда идти мышке. Она идёт, пока палец на экране.
lesson-fingers-run = Дважды коснись коридора вдали, чтобы бежать до следующего перекрёстка.
lesson-fingers-zoom = Разведи два пальца или нажми + внизу.
lesson-fingers-whole = Нажми «Обзор» внизу. Ещё раз — обратно к мышке.
lesson-fingers-hint = Нажми «Подсказка» внизу: загорится следующий отрезок пути.
lesson-fingers-solve = Нажми «Автопоиск» внизу и смотри, как решатель находит путь.
lesson-fingers-cheese = Мышка идёт по пути. Чтобы вести её, нажми кнопку внизу.

## Слова страниц, которые объясняют игру

how_to-lesson = Обучение
how_to-other_page = Ещё страница

## Названия страниц

how_to-pages-rules = Правила
how_to-pages-keys = Клавиши

## Части страницы с клавишами

how_to-parts-maze = В лабиринте
how_to-parts-screens = Везде
how_to-parts-two_players = Вдвоём
how_to-parts-pointer = Указателем
how_to-parts-touch = Пальцами

## Клавиши в лабиринте

how_to-maze-walk = Идти
how_to-maze-walk_too = Тоже идти
how_to-maze-run = Бежать до перекрёстка
how_to-maze-whole = Обзор и обратно
how_to-maze-zoom = Ближе и дальше
how_to-maze-hint = Подсказка
how_to-maze-solve = Автопоиск или вести мышку
how_to-maze-hold = Остановить поиск, продолжить
how_to-maze-take_back = Отменить ход в головоломке
how_to-maze-flag = Поставить или убрать флажок
how_to-maze-shown = Следы, числа, призрак
how_to-maze-pause = Пауза
how_to-maze-again = Заново или новый лабиринт
how_to-maze-watch = Лабиринт в театре

## Клавиши всех экранов

how_to-screens-more_keys = Все клавиши здесь
how_to-screens-choose = Выбрать и сменить
how_to-screens-confirm = OK
how_to-screens-back = Назад
how_to-screens-next_panel = Другая панель
how_to-screens-copy = Скопировать код лабиринта
how_to-screens-paste = Вставить код или вызов
how_to-screens-mute = Без звука
how_to-screens-fullscreen = Весь экран
how_to-screens-picture = Снимок экрана

## Клавиши для двоих

how_to-two_players-first_walks = Игрок 1 идёт
how_to-two_players-first_runs = Игрок 1 бежит
how_to-two_players-second_walks = Игрок 2 идёт
how_to-two_players-second_runs = Игрок 2 бежит

## Жесты указателем и что они делают

## Жест и что он делает

how_to-pointer-click-what = Щелчок
how_to-pointer-click-then = идти туда, но до развилки

## Жест и что он делает

how_to-pointer-double_click-what = Двойной
how_to-pointer-double_click-then = бежать до перекрёстка

## Жест и что он делает

how_to-pointer-hold-what = Держать
how_to-pointer-hold-then = вести мышку

## Жест и что он делает

how_to-pointer-wheel-what = Колёсико
how_to-pointer-wheel-then = ближе и дальше

## Жест и что он делает

how_to-pointer-key-what = По клавише
how_to-pointer-key-then = нажать её

## Жест и что он делает

how_to-pointer-bar-what = Вести полосу
how_to-pointer-bar-then = к любому шагу показа

## Жест и что он делает

how_to-pointer-file-what = Бросить файл
how_to-pointer-file-then = открыть лабиринт или запись

## Жесты пальцами и что они делают

## Жест и что он делает

how_to-touch-swipe-what = Провести
how_to-touch-swipe-then = идти туда, пока палец на экране

## Жест и что он делает

how_to-touch-tap-what = Коснуться
how_to-touch-tap-then = идти в комнату, если по дороге нет развилки

## Жест и что он делает

how_to-touch-double_tap-what = Дважды
how_to-touch-double_tap-then = бежать до следующего перекрёстка

## Жест и что он делает

how_to-touch-hold-what = Держать
how_to-touch-hold-then = вести мышку к пальцу

## Жест и что он делает

how_to-touch-pinch-what = Два пальца
how_to-touch-pinch-then = развести или свести: ближе, дальше

## Жест и что он делает

how_to-touch-button-what = По кнопке
how_to-touch-button-then = внизу: то же, что её клавиша

## Жест и что он делает

how_to-touch-two_players-what = Вдвоём
how_to-touch-two_players-then = каждый водит на своей половине; см. «Места»
