## Слова книжки з лабіринтами

book-title = Лабіринти
book-mazes = { $count ->
    [one] { $count } лабіринт
    [few] { $count } лабіринти
   *[many] { $count } лабіринтів
}
book-easy_to_hard = від легких до складних
book-answers = Розв’язки
book-cover = Обкладинка
book-scan = Скануй QR-код, щоб пройти лабіринт на екрані.
book-scan_and_paste = У кожному QR-коді — код лабіринту: скануй, встав у Icetea Maze та грай.
book-too_large = На сторінці вміститься щонайбільше { $columns } × { $rows } кімнат
book-with_answer = Розв’язок на другій сторінці
