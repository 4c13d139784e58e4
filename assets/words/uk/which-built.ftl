## Слова вікторини: чотири лабіринти, і який із них хто збудував

which_built-title = Хто збудував?
which_built-about = Чотири лабіринти: хто збудував який?
which_built-built_by = Котрий — робота «{ $generator }»?
which_built-hint = Глянь на коридори: які вони довгі, скільки нікуди не ведуть і куди хиляться.
which_built-known_by = { $generator }: { $how }
which_built-answer = Відповісти
which_built-next = Ще питання
which_built-watch = Дивитись, як будують усі чотири
which_built-right = Так!
which_built-right_one = Ось цей
which_built-given = Твоя відповідь
which_built-in_a_row = { $count } поспіль
which_built-best = рекорд { $count }

## Що можна спитати про чотири лабіринти

which_built-asks-dead_ends = У котрому найбільше глухих кутів?
which_built-asks-longest_way = У котрому найдалі з кінця в кінець?
which_built-asks-corridors = У котрому найдовші коридори?
which_built-asks-straight = У котрому найчастіше йдуть прямо?
which_built-asks-slant = У котрому жоден глухий кут не відкритий донизу?

## Що виміряли в лабіринті

which_built-dead_ends = { $count ->
    [one] { $count } глухий кут
    [few] { $count } глухі кути
   *[many] { $count } глухих кутів
}
which_built-longest_way = { $steps ->
    [one] { $steps } крок із кінця в кінець
    [few] { $steps } кроки з кінця в кінець
   *[many] { $steps } кроків із кінця в кінець
}
which_built-corridors = { $mean } кроку на коридор
which_built-straight = { $percent } % ідуть прямо
which_built-slant = глухі кути: { $down } донизу, { $right } праворуч
