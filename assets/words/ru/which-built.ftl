## Слова викторины: четыре лабиринта и чем построен каждый

which_built-title = Чья работа?
which_built-about = Четыре лабиринта: кто построил какой?
which_built-built_by = Какой из них — «{ $generator }»?
which_built-hint = Смотри на коридоры: какой они длины, сколько из них ведут в тупик и в какую сторону тянутся.
which_built-known_by = { $generator }: { $how }
which_built-answer = Ответить
which_built-next = Дальше
which_built-watch = Смотреть стройку всех четырёх
which_built-right = Верно!
which_built-right_one = Вот этот
which_built-given = Твой ответ
which_built-in_a_row = { $count } подряд
which_built-best = рекорд { $count }

## Что можно спросить о четырёх лабиринтах

which_built-asks-dead_ends = В каком больше всего тупиков?
which_built-asks-longest_way = В каком самый длинный путь из конца в конец?
which_built-asks-corridors = В каком самые длинные коридоры?
which_built-asks-straight = В каком чаще всего идут прямо?
which_built-asks-slant = В каком ни один тупик не открыт вниз?

## Что измерено в лабиринте

which_built-dead_ends = { $count ->
    [one] { $count } тупик
    [few] { $count } тупика
   *[many] { $count } тупиков
}
which_built-longest_way = шагов из конца в конец: { $steps }
which_built-corridors = шагов на коридор: { $mean }
which_built-straight = { $percent } % прямо
which_built-slant = тупики: вниз { $down }, вправо { $right }
