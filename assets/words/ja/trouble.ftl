## エラーのことば

trouble-link = このリンクは開けません。{ $why }
trouble-no_pack = 何も変わっていません：{ $why }

## そんな迷路がない理由

trouble-maze_code-width = { $rooms }列？ 使えるのは{ $least }～{ $most }です
trouble-maze_code-height = { $rooms }行？ 使えるのは{ $least }～{ $most }です
trouble-maze_code-only_worlds = この大きさはKruskal・ループなしだけ
trouble-maze_code-size = 「{ $text }」はサイズではありません：例は30x20
trouble-maze_code-percent = 「{ $text }」は割合ではありません：0～100で
trouble-maze_code-name_like = 生成法「{ $word }」はありません。{ $name }ですか？
trouble-maze_code-name = 生成法「{ $word }」はありません。あるのは：{ $names }
trouble-maze_code-memory = この迷路にはメモリが{ $megabytes } MB必要ですが、足りません
trouble-maze_code-never_joined = { $generator }はスタートとゴールを最後につなぎます：「joined」を外しましょう
trouble-maze_code-never_shaped = { $generator }が作れるのは長方形だけです：形には別の生成法を選びましょう
trouble-maze_code-shape = このコードの形は、途中で切れているか間違っています
trouble-maze_code-shape_too_large = { $rooms }部屋は形には多すぎます：{ $most }までです
trouble-maze_code-shape_and_quest = 形のある迷路で「{ $field }」は使えません：どちらかを外しましょう
trouble-maze_code-unknown_world = この世界はここにありません：先にファイルを開きましょう
trouble-maze_code-drawn = 手描き迷路のコードが、途中で切れているか間違っています
trouble-maze_code-no_rooms_for_quest = { $generator }は部屋を掘りません：「{ $field }」を外しましょう
trouble-maze_code-too_large_for_quest = { $rooms }部屋は「{ $field }」には多すぎます：{ $most }までです
trouble-maze_code-no_revision = { $generator }のあとに番号がありません：{ $generator }{ $revision }とします
trouble-maze_code-revision = このゲームに{ $generator }{ $revision }はなく、{ $generator }{ $known }だけです
trouble-maze_code-no_seed = シードは数でも文字でもかまいませんが、空にはできません
trouble-maze_code-missing = コードが足りません：kruskal1-30x20-233のような形です
trouble-maze_code-field = 「{ $text }」はここでは使えません：コードはkruskal1-30x20-loops10-233のような形です
trouble-maze_code-text_seed = 「{ $text }」はここでは使えません：コードはkruskal1-30x20-loops10-233のような形で、文字のシードは~のあとに書きます

## そんな対戦がない理由

trouble-match_code-too_large = { $rooms }部屋はCPUには多すぎます：対戦できるのは{ $most }までです
trouble-match_code-endless = 無限迷路の対戦には、終わりのない迷路だけが使えます：endless1-233~endless-bo3とします
trouble-match_code-quest = 2つ目のチーズとカギは1人用です：「cheeses2」と「keys1」を外しましょう
trouble-match_code-walled_off = この迷路はルールなしでは通れません：1人用です
trouble-match_code-no_rules = ルールがありません：対戦はkruskal1-20x15-7~race-bo3のような形です
trouble-match_code-mode_like = ゲーム「{ $word }」はありません。{ $mode }ですか？
trouble-match_code-mode = ゲーム「{ $word }」はありません。あるのは：{ $modes }
trouble-match_code-best_of = 「{ $text }」はラウンド数ではありません：bo1、bo3、bo5、bo7のどれかです
trouble-match_code-head_start = 「{ $text }」はハンデではありません：lead2x5なら2Pが5秒先に出ます。秒数は1～{ $most }
trouble-match_code-speed = 「{ $text }」は速度ではありません：毎秒4、5、6、8、10、12、15、20マスのどれかです
trouble-match_code-ghost = ゴーストが走るのは、同じ迷路でハンデなしのレース1回だけです：race-bo1-ghostとします
trouble-match_code-snatch = チーズ取りは人間2人用です：コンピューターを外してください
trouble-match_code-field = 「{ $text }」はここでは使えません：対戦はkruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8のような形です

## しおりとして読めない理由

trouble-bookmark-step = 「{ $text }」はステップではありません：@12、区間の反復なら@12-18です
trouble-bookmark-rule = ルール「{ $text }」はありません：naive、size、rankのあとに、none、halving、fullです
trouble-bookmark-old = 「{ $text }」はバージョン0.2の問題で、木の形が変わりました：新しい問題を始めましょう
trouble-bookmark-maze = { $code }は作業台に載りません：載るのは、{ $most }部屋まででループのないkruskalの迷路です
trouble-bookmark-field = 「{ $text }」はここでは使えません：しおりはkruskal1-4x3-7@12-18 size halving loopのような形です

## リプレイや挑戦状が受け取れない理由

trouble-challenge-something_else = これは挑戦状ではありません：挑戦状はicetea:で始まります
trouble-challenge-version = この挑戦状は、ゲームの別のバージョン（{ $version }）のものです
trouble-challenge-too_long = 挑戦状には長すぎます：{ $most }文字までです
trouble-challenge-broken = 挑戦状の一部が欠けています：1行全体をもう一度コピーしましょう
trouble-challenge-tampered = このリプレイは書き換えられているので、信用できません
trouble-challenge-untrue = このリプレイは迷路に合いません
trouble-challenge-unsuited = 挑戦状にできるのは、助けなし、通常の速度で、長すぎないプレイだけです

## ファイルのエラーのことば

trouble-files-damaged = { $file }は壊れています。名前を{ $kept_as }に変えました
trouble-files-damaged_lines = { $file }に壊れた行があります。{ $kept_in }に移しました
trouble-files-newer = { $file }はゲームの新しいバージョンのものです。名前を{ $kept_as }に変えました
trouble-files-foreign = { $file }は外部のものです。名前を{ $kept_as }に変えました
trouble-files-key_lost = ゲームの封印の鍵がなくなりました：これまでのベストは、外部の記録として扱われます
trouble-files-clock_jumped = パソコンの時計が飛んだので、ゲームを起動し直しました。途中のプレイは「続きから」にあります
trouble-files-all_newer = 何も置き換えていません：このファイルはゲームの新しいバージョンのものです
trouble-files-all_damaged = 何も置き換えていません：このファイルは壊れています
trouble-files-cannot_save = { $file }を保存できません：{ $reason }
trouble-files-elsewhere = { $what }。保存はくり返し試しています。設定の「全ゲームデータ」で、すべてを別の場所に保存できます
trouble-files-cannot_read = { $file }を読めません：{ $reason }
trouble-files-rescued = 前回保存できなかったものは{ $file }にあります。ゲームで開くと元に戻ります
trouble-files-crashed = 前回、ゲームが異常終了しました。報告は{ $report }にあります
trouble-files-no_folder = 保存先のフォルダがないので、何も保存できません：ICETEA_MAZE_DIRで指定しましょう
trouble-files-full = ディスクがいっぱいです
trouble-files-read_only = ディスクは読み取り専用です
trouble-files-not_a_file = ファイルではなく、フォルダ、パイプ、機器のどれかです
trouble-files-not_allowed = システムに許可されていません
trouble-files-busy = もう1つ開いているゲームが、そのフォルダを使っています
trouble-files-cannot_set_aside = このバージョンでは読むことも移すこともできません：{ $reason }
trouble-files-cannot_write_down = 書き込めません：{ $reason }
trouble-files-assumed = この迷路で合っていますか？ { $what }
trouble-files-doubted = 違うかも：{ $why }。

## 迷路でもリプレイでもない理由

trouble-unreadable-empty = 空です
trouble-unreadable-damaged = 壊れているか、一部が欠けています
trouble-unreadable-several_lists = 迷路らしいリストがいくつもあります：1つだけ残すか、1つを「maze」と名付けましょう
trouble-unreadable-two_starts = スタートが2つです
trouble-unreadable-no_open_tile = 壁しかありません
trouble-unreadable-ends = スタートとゴールは、2つの通れるマスに限ります
trouble-unreadable-no_walls = 画像に壁が見つかりません：全体の明るさがほぼ同じです
trouble-unreadable-no_tiles = 画像に迷路が見つかりません：壁はまっすぐ、縦横に並び、同じ太さに限ります
trouble-unreadable-no_part = これは迷路の部品ではありません
trouble-unreadable-blank = 色の付いた空白
trouble-unreadable-at = { $line }行目、{ $column }文字目：{ $what }
trouble-unreadable-encoding = { $encoding }として正しくありません
trouble-unreadable-unexpected = { $found }は、壁でも通れるマスでも印でもありません
trouble-unreadable-abbreviated = ここの数が省略されています（{ $dots }）：配列全体をファイルに書きましょう
trouble-unreadable-too_large = { $columns } × { $rows }マスあります。一辺は{ $most }までです
trouble-unreadable-too_many_pixels = { $width } × { $height }ピクセルは多すぎます
trouble-unreadable-foreign_picture = これは{ $kind }画像です：読めるのはPNG、SVG、PBM、PGM、PPMだけなので、PNGで保存しましょう
trouble-unreadable-version = このリプレイは、ゲームの別のバージョン（{ $version }）のものです
trouble-unreadable-card = { $number }行目の「{ $line }」は、ラボのカードでは意味がありません
trouble-unreadable-pack-line = { $number }行目「{ $line }」：{ $reason }
trouble-unreadable-pack-beginning = 迷路集は「pack1 わたしの迷路」のような行で始まります
trouble-unreadable-pack-too_large = 迷路集の迷路は{ $rooms }部屋までです
trouble-unreadable-pack-twice = この迷路は前にも出てきました
trouble-unreadable-pack-damaged = このコードは壊れています
trouble-unreadable-pack-too_long = 迷路集は{ $kilobytes } KBまでです
trouble-unreadable-pack-count = 迷路集に入る迷路は1～{ $most }個です
trouble-unreadable-recording = このリプレイの{ $line }行目は意味が通りません
trouble-unreadable-unfit = このプログラムがこの迷路でこう動くことはありえません
trouble-unreadable-memory = メモリが{ $megabytes } MB必要ですが、足りません

## ファイルを読むために仮定したこと

trouble-assumed-exchanged = 外周が閉じるように、壁と通れるマスを入れ替えました
trouble-assumed-inside_out = 外周がすべて開いています：壁と通れるマスが逆なら、ファイルの中で入れ替えましょう
trouble-assumed-blank_wall_by_border = 外周のほとんどが空白なので、空白を壁とみなしました
trouble-assumed-perhaps_wide = 1文字を1マスとみなしました。部屋の幅が何文字もあるなら、間違いです
trouble-assumed-unjoined = 線がつながらない所があるので、1文字を1マスとみなしました
trouble-assumed-first_of_several = 文字のかたまりがいくつかあり、最初のものを読みました
trouble-assumed-floor_below_mark = 印の下の床は見えないので、通れるとみなしました
trouble-assumed-numbered_ends = 2をスタート、3をゴールとみなしました
trouble-assumed-row_first = スタートとゴールの場所を、0から数えた[行, 列]とみなしました
trouble-assumed-column_first = スタートとゴールの場所を、0から数えた[列, 行]とみなしました
trouble-assumed-light_walls = 画像の明るい部分を壁とみなしました
trouble-assumed-no_goal_mark = ゴールの印がないので、最後の通れるマスにしました
trouble-assumed-no_start_mark = スタートの印がないので、最初の通れるマスにしました
trouble-assumed-one_tile = 通れるマスが1つしかありません
trouble-assumed-no_way = スタートからゴールへ行く道がありません
trouble-assumed-only_walls = スタートからゴールまで壁しかありません：そこが道なら、ファイルの中で通れるマスと入れ替えましょう
trouble-assumed-parts = ところどころに開いた所や、行けない所があります
trouble-assumed-wall_by_border = 外周のほとんどが{ $wall }なので、{ $wall }を壁とみなしました
trouble-assumed-short_line = { $line }行目が短いので、足りない部分を壁とみなしました
trouble-assumed-empty_line = { $line }行目が空なので、壁の行とみなしました
trouble-assumed-left_out = { $line }行目は迷路の一部に見えないので、飛ばしました
trouble-assumed-other_size = { $line }行目には{ $claimed }とありますが、迷路は{ $columns } × { $rows }マスです
trouble-assumed-many_openings = スタートとゴールの印がなく、外周の開いた所も2つではなく{ $count }つなので、最初と最後の通れるマスにしました
trouble-assumed-margin = 余白を切り取りました：左{ $left }、上{ $top }、右{ $right }、下{ $bottom }ピクセル
trouble-assumed-lines = 壁の太さを{ $wall }ピクセル、部屋の幅を{ $room }ピクセルとみなしました
trouble-assumed-fractional = マスの幅を{ $pixels }ピクセルとみなしました
trouble-assumed-start = { $hue }の点をスタートとみなしました
trouble-assumed-goal = { $hue }の点をゴールとみなしました
trouble-assumed-misfit = 画像の{ $percent }%がマスに合いません
trouble-assumed-no_maze = 迷路ではないかもしれません：{ $why }
trouble-assumed-open_border = 外周の{ $percent }%が開いています
trouble-assumed-mostly_wall = 通れる所が{ $percent }%しかありません

## 色の名前

trouble-assumed-hues-green = 緑
trouble-assumed-hues-cyan = 水色
trouble-assumed-hues-blue = 青
trouble-assumed-hues-yellow = 黄
trouble-assumed-hues-magenta = 赤紫
trouble-assumed-hues-red = 赤
