## 自作プログラムのことば：ネズミが歩き、Union-Findが作り、スタックが解く

own_program-own = 自作プログラム
own_program-heading-walk = 自作マイクロマウス
own_program-heading-build = 自作Union-Find
own_program-heading-solve = 自作スタック
own_program-about = プログラムを動かすコマンドを入力してください。やりとりする行の決まりと、出発点になるひな形は、説明書の「Your own programs」にあります。
own_program-about_page = 見本か自作プログラムを動かします：JavaScriptを貼り付けるか、ファイルをドロップするか、選びます。WebAssemblyも使えます。「await readLine()」で1行読み、「print()」で1行書きます。行の決まりは説明書の「Your own programs」に。プログラムはこのページの外に出ません。
own_program-copy = コピー
own_program-program = プログラム
own_program-example = 見本：{ $lines }行
own_program-pasted = 貼り付け：{ $lines }行
own_program-task = 仕事
own_program-tasks-walk = ネズミで歩く
own_program-tasks-build = Union-Findで作る
own_program-tasks-solve = スタックで解く
own_program-command = コマンド
own_program-folder = フォルダ
own_program-kept = 履歴
own_program-choose_kept = 選ぶ
own_program-beside = 並走
own_program-nobody = なし
own_program-ours_beside = 本家
own_program-rooms_found = { $rooms }部屋発見
own_program-other_program = 別のプログラム
own_program-running = 実行中です。
own_program-none_yet = まだなし
own_program-walk-score = スコア
own_program-walk-runs = 走行
own_program-walk-found = 発見した部屋
own_program-walk-walked = 歩数
own_program-walk-turns = 旋回
own_program-walk-this_run = 今の走行
own_program-log = ログ
own_program-meaningless = { $number }行目は意味不明：{ $text }
own_program-begin = 実行
own_program-again = もう1回
own_program-keep = 走行を保存
own_program-another_maze = 新しい迷路
own_program-walk-press_reset = リセット

## プログラムの終わり方

own_program-end-finished = プログラムが終わりました。
own_program-end-no_better_run = ゴール到達。そのあと更新はありません。
own_program-end-no_movement = 打ち切り：質問ばかりで動きませんでした。
own_program-end-too_many = 打ち切り：きりがありませんでした。
own_program-end-failed = 失敗：終了コード{ $code }。
own_program-end-threw = 失敗しました。
own_program-end-waits_for_input = 標準入力なし：「await readLine()」を使います。
own_program-end-killed = シグナル{ $signal }で終了しました。
own_program-end-not_started = 起動できません：{ $why }。
own_program-end-silent = 打ち切り：{ $seconds }秒間、出力なし。
own_program-end-too_slow = 打ち切り：{ $seconds }秒を超えました。
own_program-end-too_much_output = 打ち切り：出力が{ $mib } MiBを超えました。
own_program-end-long_line = 打ち切り：1行が{ $kib } KiBを超えました。
own_program-end-not_reading = 打ち切り：読まれない返事が{ $mib } MiBを超えました。
own_program-end-too_much_memory = 打ち切り：メモリが{ $mib } MiBを超えました。
own_program-end-too_many_processes = 打ち切り：プロセスが{ $count }個を超えました。
own_program-end-stopped = 止めました。

own_program-forest = 自作の森
own_program-ours = 本家の森（壁は同じ）
own_program-stack = スタック
own_program-is_wrong = 間違った答えがありました。
own_program-right = すべて正解です。
own_program-several = { $what }（{ $times }回）

## 自作Union-Findの動き

own_program-build-walls = 壁
own_program-build-opened = 開けた壁
own_program-build-finds = find
own_program-build-links = 連結
own_program-build-parents = 短縮
own_program-build-hops = 読み取り
own_program-build-others = ほかの読み取り：{ $all }
own_program-build-rule = { $link }・{ $compression } { $hops }
own_program-build-wall = 壁{ $wall }は{ $a }と{ $b }の間です。
own_program-build-find = { $room }の根を見つけました：{ $root }。
own_program-build-link = { $below }を{ $above }の下に付けます。
own_program-build-shorten = 経路短縮：{ $room }を{ $parent }の下に付けます。
own_program-build-opens = 壁を開けます。
own_program-build-keeps = 壁を残します。

## 自作スタックの動き

own_program-solve-asked = 質問
own_program-solve-pushed = プッシュ
own_program-solve-popped = ポップ
own_program-solve-peak = 最大
own_program-solve-steps = 歩数
own_program-solve-ours = 本家：プッシュ{ $pushed }、ポップ{ $popped }、最大{ $peak }段
own_program-solve-beside = { $room }の隣を聞きます。
own_program-solve-push = { $room }をプッシュします。
own_program-solve-pop = 一番上をポップします。
own_program-solve-mark = { $room }に印を付けます。
own_program-solve-unmark = { $room }の印を消します。
own_program-solve-path = 経路を答えます：{ $steps }歩。
own_program-solve-no_path = 経路がないと答えます。

## どこが間違いか

own_program-wrong-joined = 壁{ $wall }：openは間違い。{ $a }と{ $b }はもうつながっています：{ $way }
own_program-wrong-and_more = { $way }、ほか{ $count }枚
own_program-wrong-parted = 壁{ $wall }：keepは間違い。{ $a }と{ $b }はつながっていません：集合のサイズは{ $first }と{ $second }
own_program-wrong-linked_no_root = { $below }を{ $above }の下に付けましたが、{ $below }は根ではなく、{ $parent }の下にあります
own_program-wrong-linked_to_no_root = { $below }を{ $above }の下に付けましたが、これは根ではありません：{ $above }の根は{ $root }です
own_program-wrong-larger_below = 集合サイズ{ $large }の{ $below }を、{ $small }の{ $above }の下に付けました。小さいほうを下に付けるはずでした
own_program-wrong-deeper_below = ランク{ $high }の{ $below }を、ランク{ $low }の{ $above }の下に付けました。低いほうを下に付けるはずでした
own_program-wrong-not_shortened = { $sought }から{ $root }への経路は短縮するはずでしたが、{ $room }がまだ{ $parent }の下にあります
own_program-wrong-found_no_root = { $sought }の根は{ $said }と答えましたが、{ $said }は{ $parent }の下にあります
own_program-wrong-found_other_set = { $sought }の根は{ $said }と答えましたが、別の集合です：根は{ $root }です
own_program-wrong-not_above = { $room }を、その上にない{ $parent }の下に付けました
own_program-wrong-below_itself = { $room }を自分自身の下に付けようとしました
own_program-wrong-circle = { $room }を、その下にある{ $parent }の下に付けようとしました
own_program-wrong-asked_afar = { $room }の隣を聞きましたが、{ $room }は一度もプッシュされていません
own_program-wrong-pushed_afar = { $top }の上に{ $room }をプッシュしましたが、通じていません
own_program-wrong-began_elsewhere = 空のスタックに{ $room }をプッシュしましたが、迷路のスタートは{ $start }です
own_program-wrong-pushed_twice = { $room }をプッシュしましたが、もうスタックにありました
own_program-wrong-popped_nothing = 空のスタックからポップしました
own_program-wrong-begins = 経路が{ $room }から始まっていますが、迷路のスタートは{ $start }です
own_program-wrong-ends = 経路が{ $room }で終わっていますが、ゴールは{ $goal }です
own_program-wrong-broken = 経路が{ $place }番目の部屋のあとで切れています：{ $a }から{ $b }へは行けません
own_program-wrong-empty = 経路に部屋がありません
own_program-wrong-there_is_one = 経路はあります：{ $start }から{ $next }を通って{ $goal }まで{ $steps }歩
