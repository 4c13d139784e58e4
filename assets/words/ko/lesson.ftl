## 튜토리얼에 나오는 말

lesson-tap_to_walk = 한 번 누르면 걷고, 또 누르면 멈춰요.
lesson-searching = 길잡이가 길을 찾고 있어요. 가만히 지켜보세요.
lesson-well_done = 잘했어요!
lesson-leave = 튜토리얼 나가기
lesson-over = 준비 끝!
lesson-over_note = 쓸 수 있는 키는 늘 아래에 나와요.
lesson-first_maze = 미로 시작
lesson-back = 뒤로

## 여행의 첫 스테이지들에서 할 일과, 손가락으로 하는 법

lesson-tips-walk = 치즈까지 걸어가세요
lesson-tips-run = 걸으면서 누르고 있기: 다음 갈림길까지 달려요
lesson-tips-hint = 막혔나요? 힌트를 보세요

## 여행에서 배우는 것마다 한 문장

lesson-touched_tips-walk = 화면을 밀어 치즈까지 걸어가세요
lesson-touched_tips-run = 통로 저 멀리를 두 번 톡톡 치면 달려요
lesson-touched_tips-hint = 막혔나요? ‘힌트’를 누르세요

## 단계마다 할 일

lesson-steps-walk = 몇 걸음 걸어 보기
lesson-steps-run = 달리기
lesson-steps-zoom = 확대하기
lesson-steps-whole = 미로 전체 보기
lesson-steps-hint = 힌트 보기
lesson-steps-solve = 길잡이 지켜보기
lesson-steps-cheese = 치즈를 향해!

## 그때 쓰는 키

lesson-keys-walk = 톡 누르면 한 걸음, 누르고 있으면 계속 걸어요.
lesson-keys-run = 걸으면서 이 키를 누르고 있으면 다음 갈림길까지 달려요.
lesson-keys-zoom = 누를 때마다 조금씩 커져요.
lesson-keys-whole = 미로 전체를 보세요. 또 누르면 생쥐에게 돌아가요.
lesson-keys-hint = 앞으로 갈 길이 조금 환해져요.
lesson-keys-solve = 길잡이가 길을 찾는 걸 지켜보세요.
lesson-keys-cheese = 생쥐가 길을 따라가고 있어요. 직접 걸으려면 이 키를 누르세요.

## 마우스로 하는 법

lesson-pointer-walk = 또는 보이는 방을 클릭하거나, 마우스 버튼을 누른 채 생쥐를 이끄세요.
lesson-pointer-run = 또는 통로 저 멀리를 두 번 클릭하세요.
lesson-pointer-zoom = 또는 휠을 돌리세요.
lesson-pointer-whole = 또는 키 그림을 클릭하세요.
lesson-pointer-hint = 또는 키 그림을 클릭하세요.
lesson-pointer-solve = 또는 키 그림을 클릭하세요.
lesson-pointer-cheese = { "" }

## 손가락으로 하는 법

lesson-fingers-walk = 생쥐가 갈 쪽으로 미세요. 손가락을 뗄 때까지 걸어요.
lesson-fingers-run = 통로 저 멀리를 두 번 톡톡 치면 다음 갈림길까지 달려요.
lesson-fingers-zoom = 두 손가락을 벌리거나 아래의 +를 누르세요.
lesson-fingers-whole = 아래의 ‘전체 보기’를 누르세요. 또 누르면 생쥐에게 돌아가요.
lesson-fingers-hint = 아래의 ‘힌트’를 누르면 앞으로 갈 길이 조금 환해져요.
lesson-fingers-solve = 아래의 ‘자동 풀이’를 누르고 길잡이가 길을 찾는 걸 지켜보세요.
lesson-fingers-cheese = 생쥐가 길을 따라가고 있어요. 직접 걸으려면 아래 버튼을 누르세요.

## 게임을 설명하는 쪽에 나오는 말

how_to-lesson = 튜토리얼
how_to-other_page = 다른 페이지

## 그 쪽들의 이름

how_to-pages-rules = 규칙
how_to-pages-keys = 키

## 키를 설명하는 쪽의 부분

how_to-parts-maze = 미로에서
how_to-parts-screens = 어디서나
how_to-parts-two_players = 둘이서
how_to-parts-pointer = 마우스로
how_to-parts-touch = 손가락으로

## 미로에서 쓰는 키

how_to-maze-walk = 걷기
how_to-maze-walk_too = 이걸로도 걷기
how_to-maze-run = 다음 갈림길까지 달리기
how_to-maze-whole = 전체 보기와 원래대로
how_to-maze-zoom = 확대와 축소
how_to-maze-hint = 힌트
how_to-maze-solve = 자동 풀이, 직접 걷기
how_to-maze-hold = 탐색 멈추기, 계속하기
how_to-maze-take_back = 퍼즐에서 한 수 무르기
how_to-maze-flag = 깃발 꽂기, 뽑기
how_to-maze-shown = 발자국, 숫자, 고스트 표시
how_to-maze-pause = 멈춤
how_to-maze-again = 다시 시작, 새 미로
how_to-maze-watch = 이 미로를 극장에서

## 모든 화면에서 쓰는 키

how_to-screens-more_keys = 이 화면의 모든 키
how_to-screens-choose = 선택과 변경
how_to-screens-confirm = 확인
how_to-screens-back = 뒤로
how_to-screens-next_panel = 다음 패널
how_to-screens-copy = 미로 코드 복사
how_to-screens-paste = 코드나 도전장 붙이기
how_to-screens-mute = 음소거
how_to-screens-fullscreen = 전체 화면
how_to-screens-picture = 화면 캡처

## 둘이서 쓰는 키

how_to-two_players-first_walks = 1P 걷기
how_to-two_players-first_runs = 1P 달리기
how_to-two_players-second_walks = 2P 걷기
how_to-two_players-second_runs = 2P 달리기

## 마우스 동작과 그 효과

## 동작 하나와 그 효과

how_to-pointer-click-what = 클릭
how_to-pointer-click-then = 그리로 걷기, 갈림길까지만

## 동작 하나와 그 효과

how_to-pointer-double_click-what = 두 번 클릭
how_to-pointer-double_click-then = 다음 갈림길까지 달리기

## 동작 하나와 그 효과

how_to-pointer-hold-what = 길게 누르기
how_to-pointer-hold-then = 생쥐 이끌기

## 동작 하나와 그 효과

how_to-pointer-wheel-what = 휠
how_to-pointer-wheel-then = 확대와 축소

## 동작 하나와 그 효과

how_to-pointer-key-what = 키 클릭
how_to-pointer-key-then = 그 키 누르기

## 동작 하나와 그 효과

how_to-pointer-bar-what = 막대 끌기
how_to-pointer-bar-then = 어느 단계로든 가기

## 동작 하나와 그 효과

how_to-pointer-file-what = 파일 끌어놓기
how_to-pointer-file-then = 그 미로나 리플레이 열기

## 손가락 동작과 그 효과

## 동작 하나와 그 효과

how_to-touch-swipe-what = 밀기
how_to-touch-swipe-then = 손가락을 뗄 때까지 그쪽으로 걷기

## 동작 하나와 그 효과

how_to-touch-tap-what = 톡 치기
how_to-touch-tap-then = 사이에 갈림길이 없으면 그 방까지 걷기

## 동작 하나와 그 효과

how_to-touch-double_tap-what = 톡톡 치기
how_to-touch-double_tap-then = 다음 갈림길까지 달리기

## 동작 하나와 그 효과

how_to-touch-hold-what = 길게 누르기
how_to-touch-hold-then = 손가락 쪽으로 생쥐 이끌기

## 동작 하나와 그 효과

how_to-touch-pinch-what = 두 손가락
how_to-touch-pinch-then = 벌리거나 오므리기: 확대, 축소

## 동작 하나와 그 효과

how_to-touch-button-what = 버튼 누르기
how_to-touch-button-then = 맨 아랫줄: 그 키가 할 일

## 동작 하나와 그 효과

how_to-touch-two_players-what = 둘이서
how_to-touch-two_players-then = 각자 자기 반쪽에서 밀기, ‘자리’ 참고
