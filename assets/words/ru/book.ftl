## Слова книги с лабиринтами

book-title = Лабиринты
book-mazes = { $count ->
    [one] { $count } лабиринт
    [few] { $count } лабиринта
   *[many] { $count } лабиринтов
}
book-easy_to_hard = от лёгких к трудным
book-answers = Ответы
book-cover = Обложка
book-scan = Наведи камеру на QR-код и играй на экране.
book-scan_and_paste = В каждом QR-коде — код лабиринта: сканируй его, вставь в Icetea Maze и играй.
book-too_large = На страницу помещается не больше { $columns } × { $rows } комнат
book-with_answer = Ответ на второй странице
