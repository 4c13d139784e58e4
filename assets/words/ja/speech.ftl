## 画面を見ずに遊ぶ人に読み上げることば

speech-up = 上
speech-down = 下
speech-left = 左
speech-right = 右
speech-at_cheese = ここにチーズがあります。
speech-walled_in = まわりは全部、壁です。
speech-junction = 分かれ道です。
speech-dead_end = 行き止まりです。
speech-here = ここ
speech-key = カギ
speech-door = カギのかかったドア
speech-open_flap = 通れるくぐり戸
speech-shut_flap = 通れないくぐり戸
speech-ice = 氷
speech-melting = ウエハース
speech-gone = 水
speech-bitten = かじった壁
speech-melted = 溶けた壁
speech-other_set = 壁の向こうは別の集合
speech-thread = 糸
speech-bead = ビーズ
speech-strung_bead = 糸に通したビーズ
speech-twin = 双子
speech-mirror_twin = 鏡の双子
speech-ways_of_twin = 双子の行ける向き
speech-cheese_of_twin = 双子のチーズ
speech-cat = ネコ
speech-next_of_cat = ネコの次の一歩
speech-dome = ガラスのふた
speech-place = { $column }列目、{ $row }行目。
speech-place_of = { $columns }列中{ $column }列目、{ $rows }行中{ $row }行目。
speech-walls = 壁：{ $ways }。
speech-open = 通れる：{ $ways }。
speech-cheese = チーズ：{ $ways }。
speech-thing = { $name }：{ $ways }。
speech-no_way_left = 手詰まりです。{ $key }で最初から。
speech-undo_or_restart = 手詰まりです。{ $undo }で1手戻し、{ $restart }で最初から。
speech-coloured_key = { $colour }のカギ
speech-coloured_door = カギのかかった{ $colour }のドア
speech-keys_held = カギ、上から：{ $keys }。
speech-cups = 壁、お茶{ $count }杯
speech-bites_left = あと{ $count }口。
speech-tea_left = お茶あと{ $count }杯。
speech-thread_left = 糸はあと{ $count }部屋分。
speech-plate = スイッチ{ $number }
speech-teapot = ポット{ $number }
speech-and = { $one }、{ $other }
speech-rooms = { $way }に{ $count }

## カギとドアの色

speech-colours-blue = 青
speech-colours-red = 赤
speech-colours-green = 緑
