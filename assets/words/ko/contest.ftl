## 나란히 보기에 나오는 말

contest-side_by_side = 나란히
contest-solvers = 길잡이
contest-generators = 생성기
contest-what_you_see = 화면 설명
contest-about_solvers = 모두 같은 미로에서 길을 찾으며, 차례로 한 칸씩 들어가거나 나와요. 앞을 내다보는 건 공짜예요. 살펴본 곳에는 색이 남아요.
contest-about_solvers_rooms = 모두 같은 미로에서 길을 찾으며, 차례로 방 하나씩 들어가거나 나와요. 앞을 내다보는 건 공짜예요. 살펴본 곳에는 색이 남아요.
contest-about_generators = 모두 같은 시드로 같은 크기의 미로를 차례로 한 단계씩 지어요. 누가 먼저 끝낼까요?
contest-too_large = 이 미로는 너무 커서 나란히 볼 수 없어요. 방 500 × 500개까지 비교할 수 있어요.
contest-arrivals = 도착 순서
contest-who_looked = 누가 어디를 봤나
contest-back_to_lanes = 모두 보기
contest-at_work = 진행 중
contest-no_path = 없음
contest-steps = 단계
contest-held = 대기
contest-longest = 최대
contest-path = 경로
contest-touched = 살펴봄
contest-opened = 연 벽

## 순위: 첫째, 둘째 …

contest-places-first = 1등
contest-places-second = 2등
contest-places-third = 3등
contest-places-fourth = 4등

## 쥐 학교에 나오는 말

school-rat_school = 쥐 학교
school-what_you_see = 화면 설명
school-about = 쥐 네 마리가 같은 미로를 달리고 또 달려요. 갈림길에서는 아무 길이나 고르지만, 막다른 길은 기억해 둬서 달릴수록 헛걸음이 줄어요. 기억력은 저마다 달라요.
school-too_large = 이 미로는 학교에서 쓰기엔 너무 커요. 쥐들은 방 100 × 100개까지 배워요.
school-curve = 학습 곡선
school-curve_note = 주행마다 헛걸음
school-remembers_all = 절대 안 잊음
school-forgets = { $percent }% 잊음
school-run = 주행 { $number }
school-wrong_turns = 헛걸음 { $turns }번
school-learnt = { $runs }번 만에 익힘
school-let_off = { $runs }번으론 못 익힘
school-no_path = 길이 없어요
school-your_runs = 주행 { $runs }번
school-no_run_yet = 직접 달려 봐요
school-closed = 기억한 막다른 길
school-path = 발자국
school-whole_runs = 한 주행씩
school-back_to_school = 쥐 학교
