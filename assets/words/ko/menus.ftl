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

menu_about-continue = 멈춘 곳에서 이어서 해요.
menu_about-unfinished = 끝내지 않은 게임을 골라 이어서 해요.
menu_about-play = 원하는 크기, 원하는 시드의 미로예요.
menu_about-journey = 작은 미로 60개, 저마다 아이디어가 하나씩 있어요.
menu_about-endless = 끝없는 미로예요. 치즈를 먹으면 시간이 늘어요.
menu_about-watch = 벽을 하나씩 열어 미로를 만들고, 탐색이 길을 찾는 걸 보세요.
menu_about-two_players = 키보드 하나로, 또는 네트워크로 경주해요.
menu_about-daily = 날마다 새 미로와 새 퍼즐, 모두에게 같아요.
menu_about-draw = 미로를 직접 그려서 코드로 보내세요.
menu_about-lab = 알고리즘을 한 단계씩 직접 해 보세요.
menu_about-records = 최고 시간과 경주할 수 있는 기록이에요.
menu_about-settings = 언어, 모양, 소리, 키.
menu_about-how_to = 규칙과 모든 키.
menu_about-quit = 아무것도 잃지 않아요.

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
