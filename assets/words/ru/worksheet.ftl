## Слова листка

worksheet-worksheet = Листок
worksheet-solution = Решение
worksheet-name = Имя
worksheet-date = Дата
worksheet-walls_in_order = Бери стены по порядку. Между двумя множествами стену открой, внутри одного оставь.
worksheet-operations_in_order = Выполни эти операции по порядку и запиши каждый результат.
worksheet-tie = При равенстве второй корень идёт под первый.
worksheet-fill_in_parents = Потом впиши все parent. Корень указывает на себя.
worksheet-fill_in_sizes = Потом впиши все parent и размер множества каждого корня. Корень указывает на себя.
worksheet-fill_in_ranks = Потом впиши все parent и ранг каждого корня. Корень указывает на себя.
worksheet-opened = открыта
worksheet-kept = осталась
worksheet-joined = объединены
worksheet-same = одно
