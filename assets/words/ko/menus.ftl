## 메인 메뉴

menu-continue = 이어하기
menu-unfinished = 하던 게임
menu-play = 시작
menu-journey = 여행
menu-endless = 무한
menu-watch = 극장
menu-two_players = 둘이서
menu-daily = 일일 미로
menu-draw = 그리기
menu-lab = 실험실
menu-records = 기록
menu-settings = 설정
menu-how_to = 도움말
menu-quit = 종료

## 하다 만 게임에 관한 말

unfinished-lesson = 튜토리얼
unfinished-forget = 버리기
unfinished-press_again = 한 번 더 누르면 버려요
unfinished-just_now = 방금
unfinished-steps = { $steps }걸음
unfinished-cheeses = 치즈 { $cheeses }개
unfinished-done = { $all }개 중 { $done }개 완료
unfinished-minutes_ago = { $minutes }분 전
unfinished-hours_ago = { $hours }시간 전
unfinished-days_ago = { $days }일 전

## 멈춘 판의 메뉴

pause_menu-resume = 계속
pause_menu-restart = 다시 시작
pause_menu-new_maze = 새 미로
pause_menu-world = 10억 개의 방
pause_menu-watch = 극장에서 보기
pause_menu-solve_with = 길잡이
pause_menu-draw = 미로 고치기
pause_menu-export = 저장·인쇄
pause_menu-settings = 설정
pause_menu-how_to = 도움말
pause_menu-map = 지도
pause_menu-title = 메인 메뉴

## 미로를 저장할 수 있는 파일 종류

file_kinds-as_shown = 보이는 대로
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-print = 인쇄
file_kinds-text = 텍스트

## 화면 키보드와 그것을 여는 버튼

screen_keyboard-write = 입력
screen_keyboard-capitals = Shift
screen_keyboard-space = 공백
screen_keyboard-erase = 지우기
screen_keyboard-done = 완료
