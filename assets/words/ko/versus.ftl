## 둘이서 할 때 나오는 말

versus-two_players = 둘이서
versus-friend = 친구
versus-ghost = 고스트
versus-join = 키를 눌러 참가
versus-tap_to_join = 눌러서 참가
versus-swipe_to_walk = 내 쪽 화면을 밀면 걸어요
versus-coat = 동물
versus-bar = 거리 표시
versus-ghost_of = { $name }의 고스트
versus-ghost_time = 최고 기록: { $time }
versus-ghost_kept = 내 최고 기록의 고스트: { $time }
versus-ghost_missing = 아직 고스트가 없어요: 먼저 혼자 이 미로를 달려 보세요
versus-ghost_unsuited = 여기엔 고스트가 없어요: 같은 미로의 경주여야 해요
versus-speed = 초당 { $tiles }칸
versus-how_to_sit = 자리
versus-seats_offer = 태블릿 하나로 둘이서? 마주 앉아 보세요. ‘자리’에서 고르면 돼요.
versus-best_of = { $rounds }판 { $needed }선승
versus-one_round = 단판
versus-no_head_start = 없음
versus-head_start = { $player }P: { $seconds }초
versus-start = 시작
versus-who_is_missing = 참가하려면 내 걷기 키를 하나 누르세요
versus-who_has_not_tapped = 참가하려면 내 카드를 누르세요
versus-round = 라운드 { $number }
versus-go = 출발!
versus-wait = { $seconds }초 대기
versus-rounds = 라운드
versus-cheeses = 치즈
versus-wins = { $name } 승리!
versus-draw = 무승부!
versus-draw_note = 둘이 똑같은 순간에
versus-loser_note = 마저 걷거나 Enter로 넘기세요
versus-loser_note_touched = 마저 걷거나 ‘넘기기’를 누르세요
versus-fairness = 공평했나요?
versus-fair = 네. 둘 다 거리가 같았어요.
versus-fair_anyway = 네. 그래도 { $name } 쪽이 이겼을 거예요.
versus-unfair = 아니요. 이것 때문이에요.
versus-nearer = { $name } 쪽이 { $steps }걸음 더 가까웠어요.
versus-faster = { $name } 쪽 걸음이 더 빨라요.
versus-earlier = { $name } 쪽이 { $seconds }초 먼저 출발했어요.
versus-card_time = 시간
versus-card_shortest = 최단 경로
versus-card_all_cheeses = 모든 치즈까지의 경로
versus-card_junctions = 그 경로의 갈림길
versus-card_steps = 걸음
versus-card_carried = 치즈를 든 걸음
versus-card_dead_ends = 들어간 막다른 길
versus-card_lost = 잃은 시간
versus-card_ways = 둘의 발자국
versus-not_there = 미도착
versus-stood = ({ $column }, { $row })에서 { $seconds }초 멈춤
versus-detour = ({ $column }, { $row })에서 { $seconds }초, { $steps }걸음
versus-no_loss = 없음
versus-save_round = 리플레이 저장
versus-next_round = 다음 라운드
versus-who_won = 승자는?
versus-wins_match = { $name } 매치 승리!
versus-match_draw = 매치는 무승부예요
versus-rematch = 재대결
versus-lobby = 로비

## 자리로 부르는 두 플레이어

versus-players-one = 1P
versus-players-two = 2P

## 컴퓨터의 알고리즘, 알고리즘마다의 이름, 상대하는 느낌

versus-minds-depth_first = 깊이 우선
versus-minds-sharp_depth_first = 밝은 눈
versus-minds-wall_follower = 벽에 손 짚기
versus-minds-dozer = 최단 경로, 졸면서
versus-minds-shortest_way = 최단 경로

## 컴퓨터의 알고리즘, 알고리즘마다의 이름, 상대하는 느낌

versus-rivals-depth_first = 땅굴이
versus-rivals-sharp_depth_first = 초롱이
versus-rivals-wall_follower = 슥슥이
versus-rivals-dozer = 꾸벅이
versus-rivals-shortest_way = 쌩쌩이

## 컴퓨터의 알고리즘, 알고리즘마다의 이름, 상대하는 느낌

versus-tempers-depth_first = 땅굴이는 통로마다 끝까지 가 보고, 온 길을 고스란히 되돌아가요.
versus-tempers-sharp_depth_first = 초롱이는 막다른 길을 멀리서 알아보고 발도 들이지 않아요.
versus-tempers-wall_follower = 슥슥이는 무슨 일이 있어도 벽에서 앞발을 떼지 않아요.
versus-tempers-dozer = 꾸벅이는 길을 알지만 갈림길마다 꾸벅꾸벅 졸아요.
versus-tempers-shortest_way = 쌩쌩이는 헛걸음을 하지 않아요. 먼저 출발해야 해 볼 만해요.

## 플레이어의 모습

versus-coats-mouse = 생쥐
versus-coats-marmot = 마멋
versus-coats-hedgehog = 고슴도치
versus-coats-rabbit = 토끼

## 거리 막대를 보일지

versus-bar_wanted-off = 끔
versus-bar_wanted-on = 켬

## 로비의 줄

versus-rows-name_one = 1P
versus-rows-name_two = 2P
versus-rows-rival = 상대
versus-rows-speed_or_seats = 속도
versus-rows-mode = 게임
versus-rows-mazes = 미로
versus-rows-best_of = 라운드
versus-rows-head_start = 먼저 출발

## 라운드를 이기는 방법

versus-modes-race = 경주
versus-modes-snatch = 치즈 잡기
versus-modes-meet = 맞바꿈
versus-modes-hunt = 치즈 찾기
versus-modes-first_hunt = 치즈 찾기 (0.2)
versus-modes-endless = 무한

## 라운드를 이기는 방법

versus-mode_notes-race = 누가 먼저 치즈에 닿을까요?
versus-mode_notes-snatch = 치즈는 하나! 들고 60걸음 걸으면 이겨요. 상대는 달려와서 닿으면 가져가요!
versus-mode_notes-meet = 맞은편 구석에서 출발해 누가 먼저 상대의 출발점에 닿을까요?
versus-mode_notes-hunt = 치즈 다섯 개, 다 합치면 둘에게 똑같이 멀어요. 누가 세 개를 먹을까요?
versus-mode_notes-first_hunt = 버전 0.2와 같아요. 치즈의 거리가 더 차이 나요.
versus-mode_notes-endless = 끝없는 미로에서 치즈 또 치즈, 누가 먼저 다섯 개를 먹을까요?

## 미로를 나눠 갖는 방법

versus-mazes-same = 같게
versus-mazes-mirrored = 거울상
versus-mazes-drawn_alike = 거울상, 같은 화면

## 미로를 나눠 갖는 방법

versus-mazes_notes-same = 둘이 같은 미로를 달려요.
versus-mazes_notes-mirrored = 2P는 거울에 비친 미로를 달리고, 화면도 거울상이에요.
versus-mazes_notes-drawn_alike = 2P는 거울에 비친 미로를 달리지만, 둘의 화면은 똑같아요.

## 한 화면 앞에 앉는 방법

versus-seats-side_by_side = 나란히
versus-seats-face_to_face = 마주 앉기

## 한 화면 앞에 앉는 방법

versus-seats_notes-side_by_side = 둘이 같은 쪽에서 화면을 봐요.
versus-seats_notes-face_to_face = 화면을 사이에 두고 앉아요. 위쪽 절반은 2P를 향해요.

## 멈춘 매치의 메뉴

versus-pause_menu-resume = 계속
versus-pause_menu-settings = 설정
versus-pause_menu-lobby = 로비
versus-pause_menu-title = 메인 메뉴
