## The words of a book of mazes

book-title = Mazes
book-mazes = { $count ->
    [one] { $count } maze
   *[other] { $count } mazes
}
book-easy_to_hard = from easy to hard
book-answers = Answers
# The maze on the front page.
book-cover = Front page
# What the QR codes are for: with an address behind them, and without.
book-scan = Scan the QR code to play the maze on a screen.
book-scan_and_paste = Each QR code holds the maze’s code: scan it and paste it into Icetea Maze to play.
book-too_large = { $columns } × { $rows } rooms are the most that a page has room for
book-with_answer = The answer on a second page
