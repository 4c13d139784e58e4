## 劇場のことば

watch-what_it_does = いま起きていること
watch-idea = しくみ
watch-walls_tried = 調べた壁
watch-walls_opened = 開けた壁
watch-walls_kept = 残した壁
watch-walls_built = 建てた壁
watch-sets_left = 集合
watch-held_now = 待ち
watch-held_most = 最大
watch-on_stack = スタック
watch-most_on_stack = スタック最大
watch-walked = 歩いた
watch-entered = 訪問済み
watch-retreated = 引き返し
watch-path_tiles = 経路
watch-largest_set = 集合のサイズ順：最大は{ $rooms }部屋
watch-touched = マスの{ $percent }%を通過
watch-touched_rooms = 部屋の{ $percent }%を確認
watch-forest = 森
watch-room = 部屋
watch-parent = parent
watch-set_size = size
watch-more_trees = ほか{ $trees }本
watch-more_of_level = … ほか{ $nodes }
watch-more_below = その下に{ $entries }
watch-room_name = 部屋{ $room }
watch-find_costs = findのコスト
watch-reads_note = parentを読んだ回数
watch-depth = 深さ { $levels }
watch-reads_per_find = 読み取り/find { $levels }
watch-logarithm = log2 n = { $levels }
watch-set_sizes = 集合サイズ
watch-set_sizes_note = サイズ1、2以上、4以上…の部屋数
watch-climbs = { $room }は{ $jumps }回のジャンプで{ $root }へ
watch-is_root = { $room }は根
watch-wall_kept = 壁{ $wall }：{ $a }、{ $b }。もう同じ集合：開けるとループになるので、残します。
watch-wall_opened = 壁{ $wall }：{ $a }、{ $b }。別の集合：開けます。{ $below }は{ $above }の下へ。{ $why }。
watch-verdict = 経路がありません。スタートから行けるのは{ $tiles }マス。ゴールまで、少なくとも壁{ $walls }枚を開ける必要があります。
watch-verdict_rooms = 経路がありません。スタートから行けるのは{ $rooms }部屋。ゴールまで、少なくとも壁{ $walls }枚を開ける必要があります。
watch-larger = { $rooms }部屋対{ $fewer }部屋だからです
watch-as_large = どちらも{ $rooms }部屋なので、aの根が上に残ります
watch-halved = { $rooms }部屋上昇
watch-stack = スタック
watch-stack_note = 矢印：残りの向き
watch-stack_holds = スタックには{ $held }個：続けます。
watch-stack_is_empty = スタックが空です。
watch-is_fresh = 一番上{ $top }の隣の{ $tile }は未訪問です。
watch-none_fresh = 一番上{ $top }の隣はすべて訪問済みです。
watch-not_goal = { $tile }はゴールではありません。
watch-side_is_new = { $room }の隣の{ $tile }は未訪問の部屋です。
watch-no_side_is_new = { $room }の隣の部屋はすべて訪問済みです。
watch-calls = 呼び出し
watch-calls_note = 実行中は一番上
watch-next_call = 次：{ $side }
watch-last_call = 次は戻る
watch-visits = 発見/終了
watch-distances = 距離
watch-queue = キュー
watch-queue_note = 丸囲みが先頭
watch-heap = ヒープ
watch-estimate_manhattan = h：壁がないとして
watch-estimate_zero = h = 0、Dijkstra法
watch-estimate_doubled = h × 2：大きすぎるかも
watch-estimates = g + h = f
watch-building_part = 生成
watch-solving_part = 探索
watch-step_of = ステップ{ $step } / { $steps }
watch-a_second = 毎秒{ $steps }ステップ
watch-mark = マーク{ $number }
watch-too_large_to_film = 全パネルつきで動画にできるのは{ $rooms } × { $rooms }部屋まで。これは迷路だけを動画にしましょう。
watch-lines_a_second = 毎秒{ $lines }行
watch-all_at_once = 一気に全部
watch-rehearsing = 準備中
watch-not_tried = 調べる前
watch-kept_legend = 残した壁
watch-skipped = 飛ばした
watch-sealed = 封鎖
watch-frontier = 境界
watch-film_what = 動画に何を映しますか？
watch-filming = 動画を作成中

## 動画に映せるもの

watch-film_acts-both = 生成と探索
watch-film_acts-build = 生成
watch-film_acts-solve = 探索

## 動画に映せるもの

watch-film_acts_with_panels-both = 両方、全パネルつき
watch-film_acts_with_panels-build = 生成、全パネルつき
watch-film_acts_with_panels-solve = 探索、全パネルつき
