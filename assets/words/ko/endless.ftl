## 끝없는 미로에 나오는 말

endless-about = 치즈를 먹을 때마다 시간이 늘어나요.
endless-about_world = 부스러기를 따라 맨 끝의 치즈까지 가요.
endless-time_left = 남은 시간
endless-cheeses = 치즈
endless-distance = 거리
endless-crumbs = 부스러기
endless-straight_line = 직선거리
endless-crossed = 세계 끝까지 왔어요!
endless-time_is_up = 시간이 다 됐어요
endless-best = 최고
endless-best_today = 오늘 최고
endless-seconds_left = 치즈마다 남은 초
endless-no_cheese = 이번엔 치즈가 없네요
endless-days = 플레이한 날
endless-best_of_days = 날마다 가장 많이 먹은 치즈
endless-to_beat = 넘어야 할 치즈: { $cheeses }개 – { $name }

## 다음에 할 수 있는 일

endless-choices-again = 한 번 더
endless-choices-new = 새 미로
endless-choices-daily = 일일 미로
endless-choices-world = 10억 개의 방
endless-choices-title = 메인 메뉴

## 위에서 본 세계 지도

world_map-world = 세계
world_map-title = 세계 지도
world_map-room = 방
world_map-to_cheese = 치즈까지 걸음 수
world_map-path = 경로
world_map-from_end_to_end = 끝에서 끝까지
world_map-show_path = 경로 보기
world_map-hide_path = 경로 숨기기
world_map-next_place = 다음 장소
world_map-damaged = 파일이 손상되어 이 세계의 일부를 읽을 수 없어요.
world_map-places-whole = 세계 전체
world_map-places-mouse = 생쥐
world_map-places-cheese = 치즈
world_map-places-farthest = 세상의 끝
world_map-places-other_end = 세상의 반대쪽 끝
