## Слова показу пліч-о-пліч

contest-side_by_side = Пліч-о-пліч
contest-solvers = Шукачі
contest-generators = Генератори
contest-what_you_see = Що ти бачиш
contest-about_solvers = Усі шукають шлях крізь той самий лабіринт і по черзі заходять у клітинку або виходять із неї; зазирати вперед можна задарма. Де шукали, там лишається колір.
contest-about_solvers_rooms = Усі шукають шлях крізь той самий лабіринт і по черзі заходять у кімнату або виходять із неї; зазирати вперед можна задарма. Де шукали, там лишається колір.
contest-about_generators = Усі будують лабіринт того самого розміру з того самого зерна, крок за кроком по черзі. Хто впорається першим?
contest-too_large = Цей лабіринт завеликий для показу пліч-о-пліч: порівняти можна до 500 × 500 кімнат.
contest-arrivals = Порядок фінішу
contest-who_looked = Хто де шукав
contest-back_to_lanes = Усі разом
contest-at_work = ще працює
contest-no_path = нема
contest-steps = Кроки
contest-held = Чекають
contest-longest = Пік
contest-path = Шлях
contest-touched = Оглянуто
contest-opened = Прибрано

## Місця: перше, друге й так далі

contest-places-first = 1-й
contest-places-second = 2-й
contest-places-third = 3-й
contest-places-fourth = 4-й

## Слова щурячої школи

school-rat_school = Щуряча школа
school-what_you_see = Що ти бачиш
school-about = Четверо щурів раз у раз бігають тим самим лабіринтом. На перехрестях вони обирають шлях навмання, але запам’ятовують глухі кути — хто краще, хто гірше. Тож манівців щоразу менше.
school-too_large = Цей лабіринт завеликий для школи: щури вивчають до 100 × 100 кімнат.
school-curve = Крива навчання
school-curve_note = манівців за кожен забіг
school-remembers_all = Не забуває
school-forgets = Забуває { $percent } %
school-run = забіг { $number }
school-wrong_turns = { $turns ->
    [one] { $turns } манівець
    [few] { $turns } манівці
   *[many] { $turns } манівців
}
school-learnt = { $runs ->
    [one] вивчено за { $runs } забіг
    [few] вивчено за { $runs } забіги
   *[many] вивчено за { $runs } забігів
}
school-let_off = { $runs ->
    [one] і за { $runs } забіг ні
    [few] і за { $runs } забіги ні
   *[many] і за { $runs } забігів ні
}
school-no_path = шляху немає
school-your_runs = { $runs ->
    [one] { $runs } забіг
    [few] { $runs } забіги
   *[many] { $runs } забігів
}
school-no_run_yet = пробіжи й ти
school-closed = знайомий глухий кут
school-path = слід
school-whole_runs = Цілі забіги
school-back_to_school = Щуряча школа
