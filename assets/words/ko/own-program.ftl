## 직접 만든 프로그램에 관한 말: 생쥐는 걷고, 유니온 파인드는 짓고, 스택은 풀어요

own_program-own = 내 프로그램
own_program-heading-walk = 나의 마이크로마우스
own_program-heading-build = 나의 유니온 파인드
own_program-heading-solve = 나의 스택
own_program-about = 프로그램을 실행하는 명령을 입력하세요. 프로그램이 어떤 줄을 주고받아야 하는지, 시작용 예제는 어떻게 얻는지는 설명서의 “Your own programs”에 있어요.
own_program-about_page = 예제나 직접 만든 프로그램을 실행해 보세요. JavaScript를 붙여 넣거나, 파일을 끌어다 놓거나, 골라도 돼요. WebAssembly도 돼요. “await readLine()”은 한 줄을 읽고 “print()”는 한 줄을 출력해요. 자세한 건 설명서의 “Your own programs”에 있어요. 프로그램은 이 페이지 밖으로 나가지 않아요.
own_program-copy = 복사하기
own_program-program = 프로그램
own_program-example = 예제: { $lines }줄
own_program-pasted = 붙여 넣음: { $lines }줄
own_program-task = 할 일
own_program-tasks-walk = 생쥐로 걷기
own_program-tasks-build = 유니온 파인드로 짓기
own_program-tasks-solve = 스택으로 풀기
own_program-command = 명령
own_program-folder = 폴더
own_program-kept = 지난 실행
own_program-choose_kept = 골라 보세요
own_program-beside = 비교
own_program-nobody = 없음
own_program-ours_beside = 게임
own_program-rooms_found = 방 { $rooms }개 발견
own_program-other_program = 다른 프로그램
own_program-running = 실행 중이에요.
own_program-none_yet = 아직 없음
own_program-walk-score = 점수
own_program-walk-runs = 주행
own_program-walk-found = 발견한 방
own_program-walk-walked = 걸음
own_program-walk-turns = 회전
own_program-walk-this_run = 이번 주행
own_program-log = 로그
own_program-meaningless = { $number }번째 줄은 이해 못 했어요: { $text }
own_program-begin = 실행
own_program-again = 다시 실행
own_program-keep = 실행 저장
own_program-another_maze = 새 미로
own_program-walk-press_reset = 리셋 누르기

## 프로그램이 어떻게 끝났는지

own_program-end-finished = 프로그램이 끝났어요.
own_program-end-no_better_run = 도착한 뒤로 더 나은 주행이 없었어요.
own_program-end-no_movement = 중단: 묻기만 하고 움직이지 않았어요.
own_program-end-too_many = 중단: 끝날 줄을 몰랐어요.
own_program-end-failed = 종료 코드 { $code } 오류로 끝났어요.
own_program-end-threw = 오류가 났어요.
own_program-end-waits_for_input = 표준 입력이 없어요: “await readLine()”을 쓰세요.
own_program-end-killed = 시그널 { $signal } 때문에 종료됐어요.
own_program-end-not_started = 실행할 수 없어요: { $why }.
own_program-end-silent = 중단: { $seconds }초 동안 아무 말이 없었어요.
own_program-end-too_slow = 중단: { $seconds }초 넘게 걸렸어요.
own_program-end-too_much_output = 중단: { $mib } MiB 넘게 출력했어요.
own_program-end-long_line = 중단: 한 줄이 { $kib } KiB를 넘었어요.
own_program-end-not_reading = 중단: 답을 { $mib } MiB 넘게 안 읽었어요.
own_program-end-too_much_memory = 중단: 메모리를 { $mib } MiB 넘게 썼어요.
own_program-end-too_many_processes = 중단: 프로세스가 { $count }개를 넘었어요.
own_program-end-stopped = 멈췄어요.

own_program-forest = 내 숲
own_program-ours = 같은 벽까지, 게임의 숲
own_program-stack = 내 스택
own_program-is_wrong = 틀린 답이 있어요.
own_program-right = 모두 맞았어요.
own_program-several = { $what } ({ $times }번)

## 직접 만든 유니온 파인드가 하는 일

own_program-build-walls = 벽
own_program-build-opened = 연 벽
own_program-build-finds = find
own_program-build-links = 연결
own_program-build-parents = 압축
own_program-build-hops = 읽기
own_program-build-others = 다른 규칙의 읽기: { $all }
own_program-build-rule = { $link }, { $compression } { $hops }
own_program-build-wall = 벽 { $wall }: { $a }번과 { $b }번 사이에 있어요.
own_program-build-find = { $room }번의 루트를 찾아요: { $root }번.
own_program-build-link = { $below }번을 { $above }번 아래에 매달아요.
own_program-build-shorten = 경로를 줄여요: { $room }번을 { $parent }번 아래에 매달아요.
own_program-build-opens = 벽을 열어요.
own_program-build-keeps = 벽을 남겨요.

## 직접 만든 스택이 하는 일

own_program-solve-asked = 질문
own_program-solve-pushed = 푸시
own_program-solve-popped = 팝
own_program-solve-peak = 최고 높이
own_program-solve-steps = 걸음
own_program-solve-ours = 게임은 푸시 { $pushed }번, 팝 { $popped }번, 최고 높이 { $peak }
own_program-solve-beside = { $room }번 옆에 무엇이 있는지 물어요.
own_program-solve-push = { $room }번을 푸시해요.
own_program-solve-pop = 맨 위를 팝해요.
own_program-solve-mark = { $room }번에 표시해요.
own_program-solve-unmark = { $room }번의 표시를 지워요.
own_program-solve-path = 찾은 경로를 말해요: { $steps }걸음이에요.
own_program-solve-no_path = 경로가 없다고 말해요.

## 무엇이 틀렸는지

own_program-wrong-joined = 벽 { $wall }: open은 틀렸어요. { $a }번과 { $b }번은 이미 이어져 있었어요: { $way }
own_program-wrong-and_more = { $way } 외 { $count }개
own_program-wrong-parted = 벽 { $wall }: keep은 틀렸어요. { $a }번과 { $b }번은 이어져 있지 않았어요. 집합 크기는 { $first }, { $second }
own_program-wrong-linked_no_root = { $below }번을 { $above }번 아래에 매달았지만, { $below }번은 { $parent }번 아래에 있어 루트가 아니에요
own_program-wrong-linked_to_no_root = { $below }번을 { $above }번 아래에 매달았지만, { $above }번은 루트가 아니에요. 그 루트는 { $root }번이에요
own_program-wrong-larger_below = 작은 집합을 아래에 매달기로 했지만, 크기 { $large }인 { $below }번을 크기 { $small }인 { $above }번 아래에 매달았어요
own_program-wrong-deeper_below = 낮은 랭크를 아래에 매달기로 했지만, 랭크 { $high }인 { $below }번을 랭크 { $low }인 { $above }번 아래에 매달았어요
own_program-wrong-not_shortened = { $sought }번에서 { $root }번까지 경로를 줄이기로 했지만, { $room }번이 아직 { $parent }번 아래에 있어요
own_program-wrong-found_no_root = { $said }번을 { $sought }번의 루트라고 했지만, { $said }번은 { $parent }번 아래에 있어요
own_program-wrong-found_other_set = { $said }번을 { $sought }번의 루트라고 했지만 다른 집합에 있어요. 루트는 { $root }번이에요
own_program-wrong-not_above = { $room }번을 제 조상이 아닌 { $parent }번 아래에 매달았어요
own_program-wrong-below_itself = { $room }번을 자기 자신 아래에 매달려 했어요
own_program-wrong-circle = { $room }번을 제 아래에 있는 { $parent }번 밑에 매달려 했어요
own_program-wrong-asked_afar = { $room }번 옆을 물었지만, { $room }번은 푸시한 적이 없어요
own_program-wrong-pushed_afar = { $top }번 위에 { $room }번을 푸시했지만, 둘은 통하지 않아요
own_program-wrong-began_elsewhere = 빈 스택에 { $room }번을 푸시했지만, 미로의 출발점은 { $start }번이에요
own_program-wrong-pushed_twice = { $room }번을 푸시했지만 이미 스택에 있었어요
own_program-wrong-popped_nothing = 빈 스택에서 팝했어요
own_program-wrong-begins = 경로가 { $room }번에서 시작하지만, 미로의 출발점은 { $start }번이에요
own_program-wrong-ends = 경로가 { $room }번에서 끝나지만, 도착점은 { $goal }번이에요
own_program-wrong-broken = 경로가 { $place }번째 방 뒤에서 끊겨요: { $a }번에서 { $b }번으로 가는 길이 없어요
own_program-wrong-empty = 경로에 방이 없어요
own_program-wrong-there_is_one = 경로가 있어요: { $start }번에서 { $next }번을 거쳐 { $goal }번까지 { $steps }걸음
