## Як усе може бути намальовано

looks-ice_tea = Чай
looks-night = Ніч
looks-paper = Папір

## Обриси лабіринту

outlines-rectangle = Звичайна
outlines-circle = Коло
outlines-heart = Серце
outlines-star = Зірка
outlines-cat = Кішка
outlines-mouse = Миша
outlines-cheese = Сир
outlines-teacup = Чашка
outlines-word = Слово
outlines-own = Власна

## Сторінки опцій

pages-general = Загальне
pages-view = Екран
pages-sound = Звук
pages-access = Доступність
pages-keys = Клавіші
pages-more_keys = Ще клавіші

## Рядки опцій

settings_rows-language = Мова
settings_rows-look = Вигляд
settings_rows-walls = Стіни
settings_rows-frame_rate = Частота кадрів
settings_rows-fullscreen = Повний екран
settings_rows-save_all = Усі дані гри
settings_rows-take_over = Дані з іншого пристрою
settings_rows-interface = Розмір інтерфейсу
settings_rows-hud = Показувати час і кроки
settings_rows-trail = Показувати слід
settings_rows-camera = Рух камери
settings_rows-split = Удвох
settings_rows-shared_view = Спільний екран, якщо влазить
settings_rows-sound = Звук
settings_rows-music = Музика
settings_rows-effects = У лабіринті
settings_rows-menus = У меню
settings_rows-way_sounds = Чути перехрестя й глухі кути
settings_rows-rumble = Вібрація
settings_rows-read_aloud = Читати вголос
settings_rows-reduced_motion = Менше руху
settings_rows-high_contrast = Високий контраст
settings_rows-colour_blind_safe = Для дальтоніків
settings_rows-walking = Ходьба
settings_rows-game_speed = Швидкість гри
settings_rows-projector = Проєктор

## Слова, щоб перенести все збережене на інший пристрій

data-save = Зберегти у файл
data-open = Відкрити файл
data-drop = Перетягни файл у це вікно
data-ask = Замінити всі дані?
data-own = Так, мої
data-others = Так, чужі
data-taken_over = Усі дані гри замінено. Те, що тут було, лежить у { $file }

## Товщина стін

walls-thick = Товсті
walls-thin = Тонкі

## Як швидко рухається камера

cameras-gentle = Плавно
cameras-usual = Звично
cameras-swift = Швидко

## Як двоє ділять вікно

splits-automatic = Автоматично
splits-side_by_side = Пліч-о-пліч
splits-one_above_the_other = Одне над одним

## Чи клавіші ходьби тримати, чи натискати, чи все робить одна

walkings-hold = Тримати
walkings-tap = Натискати
walkings-one_key = Одна клавіша
