## Les mots d’un livre de labyrinthes

book-title = Labyrinthes
book-mazes = { $count ->
    [one] { $count } labyrinthe
   *[other] { $count } labyrinthes
}
book-easy_to_hard = du plus facile au plus dur
book-answers = Solutions
book-cover = Couverture
book-scan = Scanne le code QR pour faire ce labyrinthe à l’écran.
book-scan_and_paste = Chaque code QR contient le code du labyrinthe : scanne-le, colle-le dans Icetea Maze et joue.
book-too_large = Une page n’a de place que pour { $columns } × { $rows } salles
book-with_answer = Solution sur une seconde page
