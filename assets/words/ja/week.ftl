## 今週の迷路のことば

week-weekly = 週刊100万部屋
week-note = 霧に包まれた100万部屋。1週間、いつでもどうぞ
week-choose = 今週の迷路
week-play = 今週の迷路で遊ぶ
week-days = カレンダー
week-week = 第{ $number }週
week-seen = { $rooms }部屋発見
week-so_far = { $rooms }部屋発見、歩いた時間{ $time }
week-flag_of = 旗{ $number } / { $flags }
