## Die Wörter eines Buchs mit Labyrinthen

book-title = Labyrinthe
book-mazes = { $count ->
    [one] { $count } Labyrinth
   *[other] { $count } Labyrinthe
}
book-easy_to_hard = von leicht bis schwer
book-answers = Lösungen
book-cover = Titelseite
book-scan = QR-Code scannen und das Labyrinth am Bildschirm spielen.
book-scan_and_paste = Jeder QR-Code enthält den Code seines Labyrinths: scannen, in Icetea Maze einfügen, spielen.
book-too_large = Auf eine Seite passen höchstens { $columns } × { $rows } Räume
book-with_answer = Lösung auf einer zweiten Seite
