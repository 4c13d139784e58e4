## 여행에 나오는 말

journey-journey = 여행
journey-next_region = 다음 지역
journey-old_map = 옛 지도
journey-new_map = 새 지도
journey-par = 기준 시간
journey-fewest = 최소
journey-hard = 어려움
journey-difficulty = 난이도
journey-teapot_for_one = 찻주전자는 나만 옮기고, 쌍둥이는 옮기지 않아요.
journey-wafer_for_twin = 구멍은 쌍둥이를 막지만, 구멍이 생기는 바로 그 걸음에는 못 막아요.
journey-caught = 아얏! 어질어질해요.
journey-no_way_left = 길이 막혔어요: 다시 시작
journey-undo_or_restart = 길이 막혔어요: 무르기 또는 다시 시작
journey-region_is_done = 이 지역을 모두 끝냈어요!
journey-journey_is_done = 여행을 모두 마쳤어요!
journey-flavour = 생쥐 색
journey-helped = 도움을 받으면 “완주”만 남아요
journey-flavour_for = 생쥐 색: { $flavour }, 스테이지 { $all }개 중 { $finished }개
journey-stop = 스테이지 { $number }
journey-race_against = { $name } 상대로 경주
journey-rival_waits = { $name }: { $seconds }초 뒤 출발
journey-beat = { $name } 이기기
journey-rival_is_there = { $name } 쪽이 빨랐어요
journey-flavour_is_yours = 새로운 생쥐 색: { $flavour }! 지도에서 골라 보세요.
journey-rival_was_first = { $name } 쪽이 빨랐어요!
journey-next_is = 다음: { $name }
journey-next_stop = 다음: 스테이지 { $number }
journey-play_stop = 스테이지 { $number } 시작
journey-over_par = 기준보다 { $seconds }초 늦었어요!
journey-region_is_open = 새로 열린 곳: { $region }
journey-medals_won = 메달 { $all }개 중 { $won }개
journey-cheeses_eaten = 치즈 { $all }개 중 { $eaten }개 먹음
journey-opens_with = ‘{ $region }’에서 스테이지 { $stops }개를 더 끝내면 열려요
journey-old_stops = 스테이지 { $first }~{ $last }
journey-bites_left = 남은 갉기 { $count }번
journey-tea_left = 남은 차 { $count }잔
journey-thread_left = 남은 실: 방 { $count }개
journey-keys_held = 열쇠, 위에서부터: { $keys }

## 지역의 이름

journey-regions-garden = 찻잎 정원
journey-regions-cellar = 얼음 창고
journey-regions-library = 밤의 도서관
journey-regions-kitchen = 태엽 주방
journey-regions-alley = 고양이 골목
journey-regions-palace = 공주의 궁전

## 미로마다 다른 과제

journey-rules-fog = 안개
journey-rules-locked_door = 열쇠 찾기
journey-rules-all_cheeses = 여러 치즈
journey-rules-moving_walls = 미끄럼 벽
journey-rules-mouse_trap = 덫 조심
journey-rules-swinging_flaps = 여닫는 쪽문
journey-rules-teapots = 찻주전자 짝
journey-rules-slippery_ice = 빙판
journey-rules-melting_floor = 녹는 웨하스
journey-rules-keys_on_a_string = 줄에 건 열쇠
journey-rules-gnawing = 벽 갉기
journey-rules-pouring = 차 붓기
journey-rules-twins = 쌍둥이
journey-rules-mirror = 거울 쌍둥이
journey-rules-thread = 실 꿰기
journey-rules-prowling_cat = 어슬렁대는 고양이

## 규칙을 처음 만났을 때 하는 말

journey-notices-find_key = 문이 잠겼어요: 열쇠를 찾으세요
journey-notices-step_on_plates = 발판을 밟으면 벽이 밀려나요
journey-notices-bite_walls = 벽을 향해 두 번 누르면 갉아서 뚫어요
journey-notices-pour_tea = 벽을 향해 두 번 누르면 녹아요: 작은 쪽의 방마다 차 한 잔
journey-notices-last_key_opens = 마지막에 주운 열쇠만 문을 열고, 문에 꽂혀 남아요
journey-notices-thread_beads = 모든 구슬에 실을 꿰면 치즈가 열려요

## 생쥐가 그쪽으로 갈 수 없는 까닭, 가 보려 할 때 곁에 뜨는 말

journey-hindrances-bite = 한 번 더 누르면 갉아요
journey-hindrances-no_bites = 더는 갉을 수 없어요
journey-hindrances-tea = 차 { $price }잔: 한 번 더 누르면 녹아요
journey-hindrances-too_dear = 차 { $price }잔이 드는데 { $left }잔뿐이에요
journey-hindrances-locked = 잠겼어요: 열쇠를 찾으세요
journey-hindrances-locked_with = 마지막 열쇠가 { $colour }이어야 해요
journey-hindrances-one_way = 반대쪽으로만 열려요
journey-hindrances-cat = 곧 고양이가 올 자리예요
journey-hindrances-melted = 그쪽은 바닥이 없어요
journey-hindrances-crossing = 실은 서로 엇갈릴 수 없어요
journey-hindrances-no_thread = 실이 모자라요: 되돌아가며 감으세요
journey-hindrances-dome = 구슬부터 모두 꿰세요
journey-hindrances-twin = 벽에 막히면 쌍둥이도 그대로예요

## 메달을 받는 법, 한 문장으로

journey-explained_medals-finished = 치즈에 도착하세요.
journey-explained_medals-under_par = 기준 시간 안에 도착하세요.
journey-explained_medals-no_wrong_turn = 도움 없이 가장 짧은 길로 가세요.
journey-explained_medals-before_rival = 라이벌보다 먼저 도착하세요.

## 규칙 설명, 한 문장으로

journey-explained-all_cheeses = 치즈를 모두 먹으세요. 순서는 마음대로예요.
journey-explained-teapots = 찻주전자로 들어가면 짝이 되는 주전자로 나와요. 이동은 한 걸음이에요.
journey-explained-slippery_ice = 얼음이 끝나거나 무언가에 막힐 때까지 미끄러져요.
journey-explained-locked_door = 열쇠를 찾으세요. 모든 문이 열려요.
journey-explained-fog = 가까이 가 본 곳만 보여요.
journey-explained-twins = 쌍둥이는 내가 움직일 때 같은 쪽으로 움직이고 벽에 막히면 멈춰요. 둘이 동시에 자기 매트에 닿아야 해요.
journey-explained-mirror = 거울 쌍둥이는 내가 움직일 때만 움직이고, 내가 오른쪽으로 가면 왼쪽으로 가요. 둘이 동시에 자기 매트에 닿아야 해요.
journey-explained-gnawing = 벽을 향해 두 번 누르면 갉아서 뚫어요. 몇 번 못 갉으니 잘 고르세요.
journey-explained-pouring = 벽을 향해 두 번 누르면 차로 녹여요. 작은 쪽의 방마다 한 잔씩 들어요.
journey-explained-thread = 모든 구슬에 실을 꿰면 치즈의 덮개가 열려요. 실은 엇갈릴 수 없고, 되돌아가면 감겨요.
journey-explained-prowling_cat = 고양이는 위, 오른쪽, 아래, 왼쪽 순서로 구석구석 살펴요. 내가 움직일 때 움직여요. 발자국이 다음 자리예요.
journey-explained-swinging_flaps = 쪽문은 가리키는 쪽으로만 지나갈 수 있고, 지나가면 방향이 바뀌어요.
journey-explained-moving_walls = 발판을 밟으면 같은 색 벽이 점선 자리로 밀려나요.
journey-explained-keys_on_a_string = 마지막에 주운 열쇠만 같은 색 문을 열고, 자물쇠에 꽂혀 남아요.
journey-explained-melting_floor = 웨하스는 밟고 떠나면 사라져요.
journey-explained-mouse_trap = 덫과 마주치면 3초 동안 꼼짝 못 해요.

## 메달

journey-medals-finished = 완주
journey-medals-under_par = 기준 통과
journey-medals-no_wrong_turn = 최단 경로
journey-medals-before_rival = 라이벌 격파

## 생쥐의 맛

journey-flavours-plain = 플레인
journey-flavours-milk_tea = 밀크티
journey-flavours-blossom_tea = 꽃차
journey-flavours-mint = 민트
journey-flavours-green_tea = 녹차
journey-flavours-black_tea = 홍차
journey-flavours-lemon = 레몬

## 미로 모음집의 이름과 제목이 없을 때

pack-untitled = 미로
pack-open = 모음집
pack-keep = 담기
pack-save = 파일로 저장
pack-remove = 삭제
pack-press_again = 한 번 더 누르면 삭제돼요
