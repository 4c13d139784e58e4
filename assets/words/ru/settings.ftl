## Как всё может быть нарисовано

looks-ice_tea = Чай и лёд
looks-night = Ночь
looks-paper = Бумага

## Какие очертания у лабиринта

outlines-rectangle = Обычная
outlines-circle = Круг
outlines-heart = Сердце
outlines-star = Звезда
outlines-cat = Кошка
outlines-mouse = Мышка
outlines-cheese = Сыр
outlines-teacup = Чашка
outlines-word = Слово
outlines-own = Своя

## Страницы настроек

pages-general = Общее
pages-view = Вид
pages-sound = Звук
pages-access = Доступность
pages-keys = Клавиши
pages-more_keys = Ещё клавиши

## Строки настроек

settings_rows-language = Язык
settings_rows-look = Стиль
settings_rows-walls = Стены
settings_rows-frame_rate = Кадры/с
settings_rows-fullscreen = Весь экран
settings_rows-save_all = Все данные игры
settings_rows-take_over = Данные с другого устройства
settings_rows-interface = Масштаб
settings_rows-hud = Время и шаги
settings_rows-trail = Следы
settings_rows-camera = Темп камеры
settings_rows-split = Вдвоём
settings_rows-shared_view = Общий вид, если влезает
settings_rows-sound = Звук
settings_rows-music = Музыка
settings_rows-effects = В лабиринте
settings_rows-menus = В меню
settings_rows-way_sounds = Звуки перекрёстков, тупиков
settings_rows-rumble = Вибрация
settings_rows-read_aloud = Читать вслух
settings_rows-reduced_motion = Меньше движения
settings_rows-high_contrast = Высокий контраст
settings_rows-colour_blind_safe = Для дальтоников
settings_rows-walking = Ходьба
settings_rows-game_speed = Темп игры
settings_rows-projector = Проектор

## Слова, чтобы перенести всё сохранённое на другое устройство

data-save = Сохранить в файл
data-open = Открыть файл
data-drop = Перетащи файл сюда
data-ask = Заменить все данные?
data-own = Да, мои
data-others = Да, чужие
data-taken_over = Все данные игры заменены. Что было раньше, лежит в { $file }

## Толщина стен

walls-thick = Толстые
walls-thin = Тонкие

## Как быстро следует камера

cameras-gentle = Плавно
cameras-usual = Обычно
cameras-swift = Быстро

## Как двое делят окно

splits-automatic = Авто
splits-side_by_side = Бок о бок
splits-one_above_the_other = Друг над другом

## Клавиши держат, нажимают, или всё делает одна клавиша

walkings-hold = Держать
walkings-tap = Нажать
walkings-one_key = Одна клавиша
