## 迷路の本のことば

book-title = 迷路
book-mazes = 迷路{ $count }問
book-easy_to_hard = やさしい順
book-answers = 答え
book-cover = 表紙
book-scan = QRコードを読み取ると、画面で遊べます。
book-scan_and_paste = QRコードの中身は迷路のコードです。読み取ってIcetea Mazeに貼り付けると遊べます。
book-too_large = 1ページに入るのは{ $columns } × { $rows }部屋までです
book-with_answer = 2ページ目に答え
