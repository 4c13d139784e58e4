## 실험실에 나오는 말

lab-laboratory = 실험실
lab-shelf = 보고, 해 보고, 답하기: 하나에 5분
lab-union_find = 유니온 파인드
lab-searches = 탐색
lab-by_oneself = 직접 하기
lab-rules = 규칙
lab-link = union
lab-compression = find
lab-beside = 비교
lab-hops = 읽기
lab-deepest = 깊이
lab-member = 원소
lab-rank = rank
lab-bench = 자유 작업대
lab-bench_about = 내 마음대로 union과 find, 규칙도 마음대로.
lab-how_to_add = union은 원소 둘을, find는 한 원소를 두 번 고르세요. union 3 7이나 find 5처럼 입력해도 돼요
lab-how_to_answer = 그림을 클릭하거나 번호를 입력하고 Enter를 누르세요.
lab-how_to_name_room = 그쪽 화살표를 누르거나, 그림을 클릭하거나, 번호를 입력하고 Enter를 누르세요.
lab-your_turn = 내 차례
lab-two = 두 집합
lab-one = 한 집합
lab-open_it = 열기
lab-keep_it = 남기기
lab-goes_on = 나아가기
lab-turns_back = 되돌아가기
lab-right = 맞아요.
lab-number_reason = 방을 발견하거나 아주 떠날 때마다 다음 숫자를 적어요.
lab-distance_reason = 어떤 방의 거리는 그 방을 큐에 넣은 방보다 1만큼 커요.
lab-full_marks = 만점: 알고리즘이 다 됐네요!
lab-once_more = 끝! 하나 더 할까요?
lab-shown = 답 공개
lab-front_first = 앞부터
lab-rule = 규칙
lab-link_key = union 규칙
lab-compression_key = find 규칙
lab-beside_key = 비교
lab-operation_key = 한 연산씩
lab-next_note = 다음 글
lab-answer_key = 답하기
lab-hall_key = 모두에게 묻기
lab-count_key = 손 세기
lab-time_key = 시간 늘리기, 줄이기
lab-clock_key = 시계 멈추기
lab-next_answer_key = 다음 답
lab-take_hands_key = 완료
lab-held_in_short = 미응답
lab-held = 아직 답하지 않았어요. 한 번 더 누르면 답 없이 넘어가요.
lab-show_key = 답 보기
lab-take_back_key = 무르기
lab-another_key = 하나 더
lab-ask_key = 직접 하기
lab-right_at_once = 한 번에 정답
lab-time = 시간
lab-hand_in = 제출용 한 줄 결과
lab-hand_in_key = 결과 복사
lab-chart = 원소 수에 따른 비용
lab-chart_key = 그래프
lab-reads_and_writes = parent 읽기 + 쓰기
lab-order_key = union 순서
lab-save_table_key = 수치 저장
lab-members_key = 원소 수
lab-measuring = 재는 중
lab-too_slow = 너무 오래 걸림
lab-union_asked = union({ $a }, { $b }): 집합이 둘일까요, 하나일까요?
lab-wall_asked = 벽 { $a }|{ $b } 차례: 열까요, 남길까요?
lab-winner_asked = union({ $a }, { $b }): 어느 루트가 위에 남을까요? 같으면 첫째 쪽이에요.
lab-hops_asked = { $operation }: parent를 몇 번 읽을까요?
lab-parent_asked = find({ $member }) 뒤에 { $member }번의 부모는 누구일까요?
lab-stack_room_asked = 깊이 우선 탐색이 { $at }번에 있어요. 순서는 오른쪽, 아래, 왼쪽, 위예요. 다음엔 어느 방으로 갈까요?
lab-queue_room_asked = 너비 우선 탐색이 방금 { $at }번을 꺼냈어요. 순서는 오른쪽, 아래, 왼쪽, 위예요. 다음엔 어느 방을 꺼낼까요?
lab-turn_asked = 깊이 우선 탐색이 { $at }번에 있어요. 나아갈까요, 되돌아갈까요?
lab-stack_held_asked = 순서는 오른쪽, 아래, 왼쪽, 위예요. { $at }번에서 한 번 움직이면 스택에 무엇이 있을까요? 맨 위부터 답하세요.
lab-queue_held_asked = { $at }번 다음 방을 꺼내고 그 새 이웃을 오른쪽, 아래, 왼쪽, 위 순서로 넣어요. 그러면 큐에 무엇이 있을까요? 앞부터 답하세요.
lab-number_asked = 깊이 우선 탐색이 { $at }번에 있어요. 발견한 방과 떠난 방을 함께 세면, 다음에 적을 숫자는 무엇일까요?
lab-distance_asked = { $at }번을 꺼냈어요. 다음에 꺼낼 방은 출발점에서 얼마나 멀까요?
lab-wrong = 아니요, 답은 { $answer }. 이 문제는 다시 나와요.
lab-climbed = 올라간 경로: { $ways }. 프로그램은 parent를 { $hops }번 읽어요.
lab-comes_back = 다시 나올 문제 { $count }개: 계속하면서 다시 풀어 보세요.
lab-came_back = 다시 나온 문제 { $count }개: 모두 정답.
lab-marks = { $all }개 중 { $right }개, 한 번에 정답
lab-climb = find({ $sought }): 지금 { $at }번이에요. 다음에 갈 곳을 고르세요. 루트라면 { $at }번 자신을 고르세요.
lab-rehang = { $at }번에서 경로 반감: { $at }번은 이제 몇 번 아래에 매달릴까요?
lab-sets = union({ $a }, { $b }): 집합이 둘일까요, 하나일까요?
lab-wall = 벽 { $a }|{ $b } 차례: 열까요, 남길까요?
lab-below = union({ $a }, { $b }), 크기 기준: 크기가 같으면 둘째가 아래로 가요. 아래로 갈 루트를 고르세요.
lab-above = 그럼 { $below }번은 어느 루트 아래로 갈까요?
lab-stack_next = 깊이 우선 탐색이 { $at }번에 있어요. 순서는 오른쪽, 아래, 왼쪽, 위예요. 다음에 갈 방을 고르세요.
lab-stack_asked = 깊이 우선 탐색이 곧 { $at }번에서 되돌아가요. 팝하기 전 스택에는 무엇이 있을까요? 맨 위부터 고르세요.
lab-queue_asked = 너비 우선 탐색이 { $at }번을 꺼내고 새 이웃을 오른쪽, 아래, 왼쪽, 위 순서로 넣었어요. 큐에는 무엇이 있을까요? 앞부터 고르세요.
lab-queue_next = 너비 우선 탐색이 { $at }번을 꺼내고 새 이웃을 오른쪽, 아래, 왼쪽, 위 순서로 넣었어요. 다음에 꺼낼 방을 고르세요.
lab-no_operation = “{ $line }”: 연산이 아니에요. union 3 7이나 find 5처럼 쓰세요
lab-no_member = { $member }번은 없어요. 원소 번호는 0~{ $last }번이에요
lab-asked_in = “{ $rules }” 숲에서: { $question }
lab-other_rules = 이 카드의 글은 다른 규칙에 대한 거예요: { $rules }.
lab-compared = 규칙을 고르면 “{ $rules }” 숲이 바뀌어요. 옆의 “{ $beside }” 숲은 그대로예요.
lab-variant = { $link }, { $compression }
lab-chart_of = 원소 { $members }개: 이 순서로 모두 union한 뒤, 같은 횟수만큼 무작위로 find해요. 점선은 n log n과 n alpha(n)의 곡선이에요. 비용이 그 몇 배면 선 위쪽에 그려져요.

## 집합을 합치는 방식

lab-links-naive = 단순
lab-links-by_size = 크기 기준
lab-links-by_rank = 랭크 기준

## 경로를 줄이는 방식

lab-compressions-none = 기본
lab-compressions-halving = 반감
lab-compressions-full = 완전

## 연습

lab-skills-find = 내가 find
lab-skills-halving = 내가 경로 반감
lab-skills-union = 내가 크기 기준 union
lab-skills-kruskal = 내가 크루스칼
lab-skills-stack = 내가 스택
lab-skills-queue = 내가 큐

## 연습

lab-skill_notes-find = 부모를 따라 루트까지 올라가요.
lab-skill_notes-halving = 올라가며 하나 걸러 위로 매달아요.
lab-skill_notes-union = 집합이 하나, 둘? 루트는 어디로?
lab-skill_notes-kruskal = 벽을 열거나 남기고, 집합을 합쳐요.
lab-skill_notes-stack = 깊이 우선 탐색은 다음에 어디로?
lab-skill_notes-queue = 너비 우선 탐색은 다음에 어느 방을?

## 원소를 합치는 순서

lab-orders-random = 무작위
lab-orders-chain = 사슬
lab-orders-binomial = 이항

## 실수가 어긴 규칙

lab-mistakes-no_root = 그건 루트가 아니에요. 다른 원소를 가리키고 있고, find는 루트에서만 멈춰요.
lab-mistakes-past_root = find는 루트에서 멈추고, 루트는 자기 자신을 가리켜요. 여기는 어떤가요?
lab-mistakes-other_tree = 그건 다른 트리에 있어요. 그리로 가는 포인터가 없어요.
lab-mistakes-down = 그건 아래에 매달려 있어요. find는 포인터를 따라 위로만 가요.
lab-mistakes-sibling = 그건 형제예요. 같은 부모 아래에 있지만 서로를 가리키는 포인터는 없어요.
lab-mistakes-too_far = 너무 멀어요. find는 포인터를 하나씩만 따라가요.
lab-mistakes-off_the_way = 같은 트리에 있지만 루트로 올라가는 경로에는 없어요.
lab-mistakes-full_not_halving = 너무 멀리 갔어요. 루트 바로 아래라면 완전 압축이에요.
lab-mistakes-too_high = 너무 멀리 갔어요. 경로 반감은 한 레벨만 위로 매달아요.
lab-mistakes-not_higher = 이미 거기 매달려 있어요. 경로 반감은 한 레벨 위로 매달아요.
lab-mistakes-loop = 자기 자신이나 자기 아래에 있는 것 밑에는 매달 수 없어요. 고리가 생겨요.
lab-mistakes-opened_inside = 양쪽에서 올라가 보세요. 루트가 같으니 한 집합이에요. 집합 안에 문을 내면 고리가 생겨요.
lab-mistakes-kept_between = 양쪽에서 올라가 보세요. 루트가 다르니 두 집합이고, 그러면 합쳐요.
lab-mistakes-moved_node = 그건 루트가 아니에요. 집합을 통째로 옮기려면 루트를 매다세요.
lab-mistakes-below_node = 그건 루트가 아니에요. 그 아래에 매달면 경로가 길어져요. 집합은 루트 아래에 매달아요.
lab-mistakes-own_set = 그건 지금 매달려는 바로 그 집합에 있어요.
lab-mistakes-larger_below = 크기 기준에서는 작은 집합이 큰 집합 아래로 가요.
lab-mistakes-first_stays = 둘의 크기가 같아요. 그러면 첫째의 루트가 위에 남아요.
lab-mistakes-other_set = 그건 두 집합 어디에도 없어요.
lab-mistakes-popped_early = 팝이 너무 일러요. 맨 위 옆에 아직 새 방이 있어요.
lab-mistakes-popped_twice = 너무 멀리 갔어요. 방은 한 번에 하나씩 팝해요.
lab-mistakes-stays = 탐색은 지금 거기 있어요. 움직일 때마다 다른 방으로 가요.
lab-mistakes-queue_for_stack = 그건 큐예요. 스택은 맨 위에서 이어 가요.
lab-mistakes-stack_for_queue = 그건 스택이에요. 스택은 맨 나중 것을, 큐는 맨 먼저 온 것을 꺼내요.
lab-mistakes-not_front = 더 오래 기다린 방이 있어요. 큐는 먼저 온 순서예요.
lab-mistakes-order = 오른쪽, 아래, 왼쪽, 위: 이 순서라면 다른 방이 먼저예요.
lab-mistakes-was_there = 탐색이 이미 갔던 곳이에요. 같은 방에 두 번 들어가지 않아요.
lab-mistakes-wall = 벽이 있어요. 그리로 가는 통로가 없어요.
lab-mistakes-turned_round = 거꾸로예요. 나중에 온 것은 스택에선 맨 위, 큐에선 맨 뒤에 있어요.
lab-mistakes-nothing_popped = 탐색이 아주 떠난 방은 이제 스택에 없어요.
lab-mistakes-popped_before = 탐색이 있는 방은 맨 위에 있어요. 떠날 때에야 팝해요.
lab-mistakes-still_queued = 마지막에 꺼낸 방은 이제 큐에 없어요.
lab-mistakes-nothing_taken = 큐에서 꺼낸 것은 이제 큐에 없어요.
lab-mistakes-not_queued = 그건 큐에 없어요. 꺼낸 방 중에 그 옆에 있는 방이 없거든요.
