## 한 판의 헛걸음에 관한 말

wrong_turns-not_one = 헛걸음 한 번 없이!
wrong_turns-none = 헛걸음 없음
wrong_turns-undone = { $moves }수 물림
wrong_turns-turns = 헛걸음 { $turns }번
wrong_turns-steps = { $steps }걸음
wrong_turns-steps_and_time = { $steps }걸음, { $seconds }초
wrong_turns-only_cost = 헛걸음 1번에 { $cost } 손해
wrong_turns-worst_cost = 헛걸음 { $turns }번, 가장 큰 손해는 { $cost }

## 기록과 일일 미로에 관한 말

records-records = 기록
records-date = { $month } { $day }일
records-month_of_year = { $year }년 { $month }
records-daily = 일일 미로
records-daily_not_yet = 오늘은 아직
records-daily_done = 오늘 완료
records-daily_counted = 일일 미로 완료
records-hours = { $hours }시간 { $minutes }분
records-days_in_a_row = { $days }일 연속
records-streak = 연속
records-longest_streak = 최장
records-days_done = 깬 날
records-not_done = 아직
records-later_note = 놓친 날도 나중에 할 수 있어요. 체크 표시는 받지만 연속에는 들어가지 않아요.
records-choose_day = 날짜 고르기
records-month = 달
records-today = 오늘
records-elsewhere = 그린 미로·파일
records-elsewhere_note = 여러 크기의 미로
records-runs = 판
records-mazes = 미로
records-median = 중앙값
records-on_your_own = 혼자서
records-with_help = 도움 받음
records-slow_game = 느린 게임
records-slow_result = 느린 게임은 기록 안 됨
records-last_runs = 최근 { $runs }판
records-newest_at_the_right = 오른쪽이 최신
records-no_single_runs = 이 판들의 시간은 저장되지 않았어요. 새로 하는 판은 여기에 나와요.
records-matches = 매치 { $count }번
records-match_kind = { $mode } · { $opponent }
records-draws = 무승부
records-clear = 지우기
records-clear_all = 모두 지우기
records-press_again = 한 번 더
records-undo = 되돌리기
records-can_undo = 지웠어요. 이 화면을 떠나기 전까지는 되돌릴 수 있어요.
records-cannot_undo = 리플레이와 고스트는 지워지지 않아요.
records-none_yet = 아직 기록이 없어요
records-none_yet_note = 미로를 깨면 여기에 시간이 나와요. 최고 기록과 중앙값, 그래프까지요.
records-all_cleared = 모든 기록을 지웠어요
records-play_a_maze = 미로 시작
records-buttons = 버튼

## 날짜에 쓰는 달 이름

records-months-january = 1월
records-months-february = 2월
records-months-march = 3월
records-months-april = 4월
records-months-may = 5월
records-months-june = 6월
records-months-july = 7월
records-months-august = 8월
records-months-september = 9월
records-months-october = 10월
records-months-november = 11월
records-months-december = 12월

## 달력 제목에 쓰는 달 이름

records-calendar-january = 1월
records-calendar-february = 2월
records-calendar-march = 3월
records-calendar-april = 4월
records-calendar-may = 5월
records-calendar-june = 6월
records-calendar-july = 7월
records-calendar-august = 8월
records-calendar-september = 9월
records-calendar-october = 10월
records-calendar-november = 11월
records-calendar-december = 12월

## 달력에 쓰는 요일 이름

records-weekdays-monday = 월
records-weekdays-tuesday = 화
records-weekdays-wednesday = 수
records-weekdays-thursday = 목
records-weekdays-friday = 금
records-weekdays-saturday = 토
records-weekdays-sunday = 일

## 그날의 미로를 어떻게 끝냈는지

records-marks-perfect = 헛걸음 없이 완료
records-marks-on_its_day = 그날 완료
records-marks-another_day = 다른 날 완료

## 매치의 상대

records-opponents-human = 2P
records-opponents-computer = 컴퓨터
records-opponents-ghost = 고스트
