## クイズのことば：4つの迷路、作り手はどれか

which_built-title = 作ったのはだれ？
which_built-about = 迷路4つに問いは1つ：見分けられるかな？
which_built-built_by = 「{ $generator }」が作ったのはどれ？
which_built-hint = 通路を見ましょう：長さ、行き止まりの数、そしてどちらへ向きやすいか。
which_built-known_by = { $generator }：{ $how }
which_built-answer = 答える
which_built-next = 次の問題
which_built-watch = 4つの生成を見る
which_built-right = 正解！
which_built-right_one = これ
which_built-given = あなたの答え
which_built-in_a_row = { $count }問連続
which_built-best = 最高{ $count }

## 4つの迷路についての問い

which_built-asks-dead_ends = 行き止まりが一番多いのはどれ？
which_built-asks-longest_way = 端から端までが一番遠いのはどれ？
which_built-asks-corridors = 通路が一番長いのはどれ？
which_built-asks-straight = まっすぐ進むことが一番多いのはどれ？
which_built-asks-slant = 下に開いた行き止まりがないのはどれ？

## 迷路を測った結果

which_built-dead_ends = 行き止まり{ $count }個
which_built-longest_way = 端から端まで{ $steps }歩
which_built-corridors = 1通路{ $mean }歩
which_built-straight = 直進{ $percent }%
which_built-slant = 行き止まり：下向き{ $down }、右向き{ $right }
