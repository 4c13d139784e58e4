## 극장에 나오는 말

watch-what_it_does = 지금 하는 일
watch-idea = 아이디어
watch-walls_tried = 살핀 벽
watch-walls_opened = 연 벽
watch-walls_kept = 남긴 벽
watch-walls_built = 쌓은 벽
watch-sets_left = 집합
watch-held_now = 대기
watch-held_most = 최대
watch-on_stack = 스택
watch-most_on_stack = 스택 최대
watch-walked = 걸음
watch-entered = 들어감
watch-retreated = 되돌아감
watch-path_tiles = 경로
watch-largest_set = 크기별 집합: 가장 큰 집합은 방 { $rooms }개
watch-touched = 칸의 { $percent }%를 살펴봄
watch-touched_rooms = 방의 { $percent }%를 봄
watch-forest = 숲
watch-room = 방
watch-parent = parent
watch-set_size = size
watch-more_trees = 외 { $trees }그루
watch-more_of_level = … 외 { $nodes }개
watch-more_below = 아래 { $entries }개
watch-room_name = 방 { $room }
watch-find_costs = find 비용
watch-reads_note = parent를 읽은 횟수
watch-depth = 깊이 { $levels }
watch-reads_per_find = find당 읽기 { $levels }
watch-logarithm = log2 n = { $levels }
watch-set_sizes = 집합 크기
watch-set_sizes_note = 크기가 1, 2~3, 4~7 …인 집합의 방
watch-climbs = { $room }번에서 { $root }번까지 점프 { $jumps }회
watch-is_root = { $room }번은 루트
watch-wall_kept = 벽 { $wall }: { $a }, { $b }. 이미 한 집합이니 남겨요. 열면 고리가 생겨요.
watch-wall_opened = 벽 { $wall }: { $a }, { $b }. 두 집합이니 열어요. { $below }번을 { $above }번 아래에 매달아요. { $why }.
watch-verdict = 경로가 없어요. 출발점에서 { $tiles }칸까지 갈 수 있고, 도착점에 가려면 벽을 적어도 { $walls }개 열어야 해요.
watch-verdict_rooms = 경로가 없어요. 출발점에서 방 { $rooms }개까지 갈 수 있고, 도착점에 가려면 벽을 적어도 { $walls }개 열어야 해요.
watch-larger = 위쪽은 방이 { $rooms }개, 아래쪽은 { $fewer }개니까요
watch-as_large = 둘 다 방이 { $rooms }개라 a의 루트가 위에 남아요
watch-halved = { $rooms }개 올림
watch-stack = 스택
watch-stack_note = 화살표: 아직 안 가 본 쪽
watch-stack_holds = 스택 { $held }개: 계속해요.
watch-stack_is_empty = 스택이 비었어요.
watch-is_fresh = 맨 위 { $top } 옆의 { $tile }: 새 칸이에요.
watch-none_fresh = 맨 위 { $top } 옆에 새 칸이 없어요.
watch-not_goal = { $tile }: 도착점이 아니에요.
watch-side_is_new = { $room } 옆의 { $tile }: 새 방이에요.
watch-no_side_is_new = { $room } 옆에 새 방이 없어요.
watch-calls = 호출
watch-calls_note = 맨 위가 실행 중
watch-next_call = 다음: { $side }
watch-last_call = 이제 반환
watch-visits = 들어감/나옴
watch-distances = 거리
watch-queue = 큐
watch-queue_note = 맨 앞에 동그라미
watch-heap = 힙
watch-estimate_manhattan = h: 벽이 없다고 보고
watch-estimate_zero = h = 0, 다익스트라
watch-estimate_doubled = h 두 배: 너무 클 수도
watch-estimates = g + h = f
watch-building_part = 짓기
watch-solving_part = 풀기
watch-step_of = 단계 { $step }/{ $steps }
watch-a_second = 초당 { $steps }단계
watch-mark = 표시 { $number }
watch-too_large_to_film = 모든 패널과 함께 찍을 수 있는 미로는 방 { $rooms } × { $rooms }개까지예요. 미로만 찍어 보세요.
watch-lines_a_second = 초당 { $lines }줄
watch-all_at_once = 한꺼번에
watch-rehearsing = 준비 중
watch-not_tried = 미확인
watch-kept_legend = 남김
watch-skipped = 건너뜀
watch-sealed = 봉함
watch-frontier = 경계
watch-film_what = 영상에 무엇을 담을까요?
watch-filming = 영상을 만드는 중

## 영상에 담을 수 있는 것

watch-film_acts-both = 짓기와 풀기
watch-film_acts-build = 짓기
watch-film_acts-solve = 풀기

## 영상에 담을 수 있는 것

watch-film_acts_with_panels-both = 둘 다, 모든 패널 포함
watch-film_acts_with_panels-build = 짓기, 모든 패널 포함
watch-film_acts_with_panels-solve = 풀기, 모든 패널 포함
