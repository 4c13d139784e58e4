## 旅のことば

journey-journey = 旅
journey-next_region = 次のエリア
journey-old_map = 昔の地図
journey-new_map = 今の地図
journey-par = 目標
journey-fewest = 最少
journey-hard = 難関
journey-difficulty = 難易度
journey-teapot_for_one = ポットで動くのは自分だけ。双子は動きません。
journey-wafer_for_twin = 穴は双子を止めます。ただし、あいたその一歩だけは入れます。
journey-caught = いたっ！ 目がぐるぐる…
journey-no_way_left = 手詰まり：最初から
journey-undo_or_restart = 手詰まり：1手戻すか最初から
journey-region_is_done = エリアを全部クリア！
journey-journey_is_done = 旅を最後までクリア！
journey-flavour = ネズミの色
journey-helped = 助けを借りると、残るのは「クリア」だけ
journey-flavour_for = ネズミの色：{ $flavour }、{ $all }ステージ中{ $finished }クリア
journey-stop = ステージ{ $number }
journey-race_against = { $name }と競走
journey-rival_waits = { $name }は{ $seconds }秒後に出発
journey-beat = { $name }に勝つ
journey-rival_is_there = { $name }に負けた
journey-flavour_is_yours = ネズミの新しい色：{ $flavour }！ 地図で選びましょう。
journey-rival_was_first = { $name }に負けた！
journey-next_is = 次：{ $name }
journey-next_stop = 次：ステージ{ $number }
journey-play_stop = ステージ{ $number }で遊ぶ
journey-over_par = 目標まであと{ $seconds }秒！
journey-region_is_open = 新エリア：{ $region }
journey-medals_won = メダル { $won } / { $all }
journey-cheeses_eaten = チーズ { $eaten } / { $all }
journey-opens_with = 「{ $region }」をあと{ $stops }ステージクリアで開きます
journey-old_stops = ステージ{ $first }～{ $last }
journey-bites_left = あと{ $count }口
journey-tea_left = お茶あと{ $count }杯
journey-thread_left = 糸はあと{ $count }部屋分
journey-keys_held = カギ、上から：{ $keys }

## エリアの場所

journey-regions-garden = お茶の庭
journey-regions-cellar = 氷の地下室
journey-regions-library = 夜の図書館
journey-regions-kitchen = からくり厨房
journey-regions-alley = ネコの路地
journey-regions-palace = 姫の宮殿

## 迷路のルール

journey-rules-fog = 霧
journey-rules-locked_door = カギを探す
journey-rules-all_cheeses = 複数のチーズ
journey-rules-moving_walls = 動く壁
journey-rules-mouse_trap = わなに注意
journey-rules-swinging_flaps = くぐり戸
journey-rules-teapots = ポットのペア
journey-rules-slippery_ice = すべる氷
journey-rules-melting_floor = 溶けるウエハース
journey-rules-keys_on_a_string = ひもに通したカギ
journey-rules-gnawing = かじれる壁
journey-rules-pouring = お茶で溶かす
journey-rules-twins = 双子
journey-rules-mirror = 鏡の双子
journey-rules-thread = 糸を引く
journey-rules-prowling_cat = うろつくネコ

## ルールについて最初に伝えること

journey-notices-find_key = ドアが開かない：カギを探そう
journey-notices-step_on_plates = スイッチを踏むと、その壁が動く
journey-notices-bite_walls = 壁に向かって2回押すと、かじって通れる
journey-notices-pour_tea = 2回押すと壁が溶ける：お茶は小さい側の1部屋に1杯
journey-notices-last_key_opens = 使えるのは最後に取ったカギだけ。使うとなくなる
journey-notices-thread_beads = ビーズを全部糸に通すと、チーズが出るよ

## ネズミがそこへ行けない理由。行こうとすると隣に出る

journey-hindrances-bite = もう1回押すとかじります
journey-hindrances-no_bites = もうかじれません
journey-hindrances-tea = { $price }杯：もう1回押すと溶けます
journey-hindrances-too_dear = { $price }杯必要、残り{ $left }杯
journey-hindrances-locked = 閉まっている：カギを探そう
journey-hindrances-locked_with = 最後のカギが{ $colour }なら開きます
journey-hindrances-one_way = 反対側からしか開きません
journey-hindrances-cat = 次にネコが来ます
journey-hindrances-melted = もう床がありません
journey-hindrances-crossing = 糸は交差できません
journey-hindrances-no_thread = 糸が足りない：戻って巻き取ろう
journey-hindrances-dome = 先にビーズを全部通そう
journey-hindrances-twin = 壁で止まると、双子も動きません

## メダルの条件を1文で

journey-explained_medals-finished = チーズにたどり着く。
journey-explained_medals-under_par = 目標タイム内にたどり着く。
journey-explained_medals-no_wrong_turn = 助けなしで最短経路を行く。
journey-explained_medals-before_rival = ライバルより先にたどり着く。

## ルールの説明を1文で

journey-explained-all_cheeses = チーズを全部食べましょう。順番は自由です。
journey-explained-teapots = ポットに入ると、対のポットから出てきます。移動は1歩です。
journey-explained-slippery_ice = 氷が終わるか、何かに当たるまですべります。
journey-explained-locked_door = カギを1つ見つければ、ドアが全部開きます。
journey-explained-fog = 見えるのは、近くを通ったところだけです。
journey-explained-twins = 双子は同じ向きに一緒に動き、壁があると止まったまま。2匹同時に、それぞれのマットへ。
journey-explained-mirror = 鏡の双子は一緒に動き、左右だけが逆。2匹同時に、それぞれのマットへ。
journey-explained-gnawing = 壁に向かって2回押すと、かじって通れます。回数は少ないので、よく選んで。
journey-explained-pouring = 壁に向かって2回押すと、お茶で溶かせます。小さい側の1部屋につき1杯です。
journey-explained-thread = 糸をすべてのビーズに通すと、チーズのふたが開きます。糸は交差できません。戻れば巻き取れます。
journey-explained-prowling_cat = ネコは上、右、下、左の順に、すみずみまで見て回ります。動くのは、あなたが動くときだけ。足あとが次の場所です。
journey-explained-swinging_flaps = くぐり戸は、向いているほうへ通れます。通ると向きが変わります。
journey-explained-moving_walls = スイッチを踏むと、同じ色の壁が点線の場所へ動きます。
journey-explained-keys_on_a_string = 開けられるのは、最後に取ったカギと同じ色のドアだけ。カギはドアに残ります。
journey-explained-melting_floor = ウエハースは、離れるとなくなります。
journey-explained-mouse_trap = わなにかかると、3秒動けません。

## メダル

journey-medals-finished = クリア
journey-medals-under_par = 目標タイム
journey-medals-no_wrong_turn = 最短経路
journey-medals-before_rival = ライバルに勝利

## ネズミの風味

journey-flavours-plain = プレーン
journey-flavours-milk_tea = ミルクティー
journey-flavours-blossom_tea = 花茶
journey-flavours-mint = ミント
journey-flavours-green_tea = 緑茶
journey-flavours-black_tea = 紅茶
journey-flavours-lemon = レモン

## 迷路集の呼び名と、題のない迷路集

pack-untitled = 迷路
pack-open = 迷路集
pack-keep = しまう
pack-save = ファイルに保存
pack-remove = 外す
pack-press_again = もう1回押すと外します
