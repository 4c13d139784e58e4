## 이번 주 미로에 나오는 말

week-weekly = 주간 백만 미로
week-note = 안개 속 방 백만 개가 한 주 내내 기다려요
week-choose = 주간 미로
week-play = 주간 미로 시작
week-days = 날짜별
week-week = { $number }주차
week-seen = 방 { $rooms }개 봄
week-so_far = 방 { $rooms }개 봄, { $time } 걸음
week-flag_of = 깃발 { $number }/{ $flags }
