## 리플레이, 고스트, 도전장에 관한 말

replay-run_of = { $name }의 기록: { $time }
replay-player = 플레이어
replay-ahead = { $name }보다 { $seconds }초 앞섬
replay-behind = { $name }보다 { $seconds }초 뒤짐
replay-level = { $name }: 막상막하
replay-beaten = { $name }보다 { $seconds }초 빨랐어요
replay-lost = { $name } 쪽이 { $seconds }초 빨랐어요
replay-your_best = 내 기록
replay-against = 내 기록 { $time } 깨기
replay-race_it = 겨루기
replay-not_now = 나중에
replay-ghost = 고스트
replay-race_the_best = 내 기록과 겨루기
replay-watch_again = 다시 보기
replay-save = 리플레이 저장
replay-challenge = 도전장 복사
replay-postcard = 엽서 저장
replay-scan_or_paste = 도전장을 받아 주세요: 찍거나 붙여 넣기
replay-scan_the_code = 찍거나 붙여 넣고 이 미로 도전
replay-too_large_to_draw = 방이 너무 많아 엽서에 못 담아요
replay-challenge_copied = 도전장을 복사했어요. 친구에게 보내면 메인 메뉴에 붙여 넣을 수 있어요.
replay-mouse = 생쥐
replay-own = 내 것
replay-from_elsewhere = 다른 곳
replay-guest = { $name } (다른 곳)
