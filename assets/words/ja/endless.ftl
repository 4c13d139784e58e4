## 終わりのない迷路のことば

endless-about = チーズを食べるたびに時間が増えます。
endless-about_world = かけらをたどって、いちばん奥のチーズへ。
endless-time_left = 残り時間
endless-cheeses = チーズ
endless-distance = 距離
endless-crumbs = かけら
endless-straight_line = 直線距離
endless-crossed = 世界を横断しました！
endless-time_is_up = 時間切れ
endless-best = ベスト
endless-best_today = 今日のベスト
endless-seconds_left = チーズごとの残り秒数
endless-no_cheese = 今回はチーズなし
endless-days = 遊んだ日数
endless-best_of_days = 1日ごとの最多チーズ
endless-to_beat = 目標：チーズ{ $cheeses }個 – { $name }

## 次にできること

endless-choices-again = もう1回
endless-choices-new = 新しい迷路
endless-choices-daily = 今日の迷路
endless-choices-world = 10億の部屋
endless-choices-title = タイトル

## 上から見た世界の地図

world_map-world = 世界
world_map-title = 世界の地図
world_map-room = 部屋
world_map-to_cheese = チーズまでの歩数
world_map-path = 経路
world_map-from_end_to_end = 端から端まで
world_map-show_path = 経路を表示
world_map-hide_path = 経路を隠す
world_map-next_place = 次の場所
world_map-damaged = ファイルが壊れているため、この世界の一部を読めません。
world_map-places-whole = 世界全体
world_map-places-mouse = ネズミ
world_map-places-cheese = チーズ
world_map-places-farthest = 世界の果て
world_map-places-other_end = 世界のもう一つの果て
