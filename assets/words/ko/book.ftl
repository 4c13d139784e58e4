## 미로 책에 나오는 말

book-title = 미로
book-mazes = 미로 { $count }개
book-easy_to_hard = 쉬운 것부터 차례로
book-answers = 정답
book-cover = 표지
book-scan = QR 코드를 찍으면 화면에서 미로를 풀 수 있어요.
book-scan_and_paste = QR 코드마다 미로의 코드가 들어 있어요. 찍어서 Icetea Maze에 붙여 넣고 시작하세요.
book-too_large = 한 쪽에 들어가는 방은 { $columns } × { $rows }개까지예요
book-with_answer = 둘째 쪽에 정답
