## Слова робочого аркуша

worksheet-worksheet = Робочий аркуш
worksheet-solution = Розв’язок
worksheet-name = Ім’я
worksheet-date = Дата
worksheet-walls_in_order = Бери стіни в цьому порядку. Прибери кожну між двома множинами; лиши кожну всередині однієї.
worksheet-operations_in_order = Виконай ці операції в цьому порядку й запиши кожен результат.
worksheet-tie = Якщо обидва рівні, другий корінь стає під перший.
worksheet-fill_in_parents = Тоді впиши всі значення parent. Корінь — сам собі батько.
worksheet-fill_in_sizes = Тоді впиши всі значення parent і розмір множини кожного кореня. Корінь — сам собі батько.
worksheet-fill_in_ranks = Тоді впиши всі значення parent і ранг кожного кореня. Корінь — сам собі батько.
worksheet-opened = прибрано
worksheet-kept = лишено
worksheet-joined = об’єднано
worksheet-same = одна множина
