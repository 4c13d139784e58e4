## 화면을 보지 않는 플레이어에게 읽어 주는 말

speech-up = 위쪽
speech-down = 아래쪽
speech-left = 왼쪽
speech-right = 오른쪽
speech-at_cheese = 여기에 치즈가 있어요.
speech-walled_in = 사방이 벽이에요.
speech-junction = 갈림길이에요.
speech-dead_end = 막다른 길이에요.
speech-here = 여기
speech-key = 열쇠
speech-door = 잠긴 문
speech-open_flap = 열린 쪽문
speech-shut_flap = 닫힌 쪽문
speech-ice = 얼음
speech-melting = 웨하스
speech-gone = 물
speech-bitten = 갉은 벽
speech-melted = 녹은 벽
speech-other_set = 벽 너머 다른 집합
speech-thread = 실
speech-bead = 구슬
speech-strung_bead = 실에 꿴 구슬
speech-twin = 쌍둥이
speech-mirror_twin = 거울 쌍둥이
speech-ways_of_twin = 쌍둥이가 갈 수 있는 곳
speech-cheese_of_twin = 쌍둥이의 치즈
speech-cat = 고양이
speech-next_of_cat = 고양이가 갈 곳
speech-dome = 유리 덮개
speech-place = { $column }열 { $row }행.
speech-place_of = { $columns }열 중 { $column }열, { $rows }행 중 { $row }행.
speech-walls = 벽: { $ways }.
speech-open = 열린 길: { $ways }.
speech-cheese = 치즈: { $ways }.
speech-thing = { $name }: { $ways }.
speech-no_way_left = 길이 막혔어요. 다시 시작하기: { $key }.
speech-undo_or_restart = 길이 막혔어요. 한 수 무르기: { $undo }, 다시 시작하기: { $restart }.
speech-coloured_key = { $colour } 열쇠
speech-coloured_door = 잠긴 { $colour } 문
speech-keys_held = 열쇠, 위에서부터: { $keys }.
speech-cups = 벽, 차 { $count }잔
speech-bites_left = 갉기 { $count }번 남았어요.
speech-tea_left = 차 { $count }잔 남았어요.
speech-thread_left = 실은 방 { $count }개만큼 남았어요.
speech-plate = 발판 { $number }
speech-teapot = 찻주전자 { $number }
speech-and = { $one }, { $other }
speech-rooms = { $way }으로 방 { $count }개

## 열쇠와 문의 색

speech-colours-blue = 파랑
speech-colours-red = 빨강
speech-colours-green = 초록
