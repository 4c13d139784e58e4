## 연습지에 나오는 말

worksheet-worksheet = 연습지
worksheet-solution = 정답
worksheet-name = 이름
worksheet-date = 날짜
worksheet-walls_in_order = 벽을 이 순서대로 보세요. 두 집합 사이의 벽은 열고, 한 집합 안의 벽은 남기세요.
worksheet-operations_in_order = 이 연산들을 차례대로 하고, 결과를 하나씩 적으세요.
worksheet-tie = 둘이 같으면 둘째 루트를 첫째 아래에 매다세요.
worksheet-fill_in_parents = 그다음 parent를 모두 채우세요. 루트의 parent는 자기 자신이에요.
worksheet-fill_in_sizes = 그다음 parent를 모두 채우고, 루트마다 집합의 크기도 적으세요. 루트의 parent는 자기 자신이에요.
worksheet-fill_in_ranks = 그다음 parent를 모두 채우고, 루트마다 랭크도 적으세요. 루트의 parent는 자기 자신이에요.
worksheet-opened = 열림
worksheet-kept = 남김
worksheet-joined = 합침
worksheet-same = 같은 집합
