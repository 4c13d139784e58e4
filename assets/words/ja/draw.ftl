## 迷路を描く机のことば

draw-table = 迷路を描く
draw-draw = 描く
draw-undo = 元に戻す
draw-redo = やり直す
draw-watch = 劇場
draw-next_tool = 道具
draw-play = 遊ぶ
draw-rest = 残りを生成
draw-wipe = 白紙に戻す
draw-mirror = 左右反転
draw-turn = 回転
draw-less = { $unit }：{ $count }より1つ少なく
draw-more = { $unit }：{ $count }より1つ多く

## 描いた迷路についてわかること

draw-one_way = 道は1本 · { $steps }歩
draw-several_ways = 道は何本も · 最短{ $steps }歩
draw-decisions = 迷いどころ{ $decisions }か所
draw-no_way = まだ道がありません：壁{ $walls }枚がじゃま
draw-unreachable = 道がありません：チーズは別の区画
draw-moves = ルールありで最低{ $moves }手
draw-cannot_be_won = このルールではチーズに届きません
draw-missing = 足りない：{ $what }
draw-too_many = 多すぎる：{ $what }
draw-teapots_in_line = 対のポットは、行も列も別の場所に
draw-too_large = 「{ $rule }」は{ $rooms }部屋までの迷路で使えます
draw-sets = お茶には、壁で仕切った集合が2～9個必要です
draw-apart = 「{ $one }」と「{ $other }」は一緒に使えません
draw-parts = 部屋が{ $parts }つの区画に離れています
draw-only_rectangle = 「{ $rule }」は長方形いっぱいの迷路で使えます
draw-refused = 描けません：40,000部屋までの迷路に限ります

## 紙の上の場所の呼び方

draw-room = { $column }列{ $row }行
draw-room_with = { $column }列{ $row }行：{ $what }
draw-right_of = { $column }列{ $row }行の右：{ $what }
draw-below = { $column }列{ $row }行の下：{ $what }
draw-show_part = { $column }列{ $row }行からの部分を見る
draw-wall = 壁
draw-open = 通れる
draw-outside = 迷路の外
draw-put_copy = 写す場所をクリック。何度でも置けます。道具をもう1回押すと、別の部分を選べます。

## 道具

draw-tools-wall = 壁
draw-tools-rubber = 消しゴム
draw-tools-mouse = ネズミ
draw-tools-cheese = チーズ
draw-tools-key = カギとドア
draw-tools-plate_one = スイッチ1と壁
draw-tools-plate_two = スイッチ2と壁
draw-tools-plate_three = スイッチ3と壁
draw-tools-trap = わな
draw-tools-flap = くぐり戸
draw-tools-teapots_one = ポットのペア1
draw-tools-teapots_two = ポットのペア2
draw-tools-teapots_three = ポットのペア3
draw-tools-ice = 氷
draw-tools-melting = ウエハース
draw-tools-blue_key = 青いカギとドア
draw-tools-red_key = 赤いカギとドア
draw-tools-green_key = 緑のカギとドア
draw-tools-twin = 双子
draw-tools-twin_cheese = 双子のチーズ
draw-tools-mirror_twin = 鏡の双子
draw-tools-mirror_cheese = 鏡の双子のチーズ
draw-tools-bead = 糸とビーズ
draw-tools-cat = ネコ
draw-tools-bites = かじる
draw-tools-tea = お茶
draw-tools-fog = 霧
draw-tools-rooms = 筆：部屋の有無
draw-tools-inside_out = 内と外を逆に
draw-tools-copy = 一部をコピー

## 道具の使い方

draw-how-walls = 部屋の間をクリックすると、壁が開いたり閉じたり。部屋をドラッグすると通路を掘れます。
draw-how-rubber = 消したいものをクリック。Deleteキーでも消せます。
draw-how-place = 置きたい部屋をクリック。別の部屋をクリックすると動かせます。
draw-how-places = 部屋をクリックして4つまで。もう1回クリックすると消えます。
draw-how-doors = カギは部屋を、ドアは部屋の間をクリック。
draw-how-locks = カギは部屋を、ドアは部屋の間をクリック。ドアはカギごとに1つ、カギは全色で2～5個。
draw-how-plate = スイッチの部屋、動く壁、壁が動いていくすき間を順にクリック。
draw-how-flap = 部屋の間をクリック。もう1回で逆向きに、さらにもう1回で消えます。
draw-how-pair = 行も列も違う2つの部屋をクリック。
draw-how-floor = 部屋をクリックかドラッグ。
draw-how-bites = 道具をもう1回クリックすると、かじれる回数が増えます。部屋は壁で集合に仕切っておきます。
draw-how-tea = 道具のクリックでお茶のあり・なしを変更。部屋は壁で2～9個の集合に仕切っておきます。
draw-how-fog = 道具のクリックで霧のあり・なしを変更。
draw-how-brush = 部屋をクリックかドラッグして、消したり戻したり。道具をもう1回押すと筆が太くなります。
draw-how-inside_out = この道具を押すと、消した部屋のほうが迷路になります。
draw-how-copy = 部屋をドラッグするか、角を2つクリック。それから、写す場所をクリック。
