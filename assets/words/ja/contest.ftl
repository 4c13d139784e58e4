## 並べて比較のことば

contest-side_by_side = 並べて比較
contest-solvers = 解法
contest-generators = 生成法
contest-what_you_see = 画面の見方
contest-about_solvers = 同じ迷路の経路を、みんなで探します。1マス進むか戻るか、順番に1回ずつ。先を見るだけならタダです。調べた場所には色が残ります。
contest-about_solvers_rooms = 同じ迷路の経路を、みんなで探します。1部屋進むか戻るか、順番に1回ずつ。先を見るだけならタダです。調べた場所には色が残ります。
contest-about_generators = 同じシードから同じサイズの迷路を、順番に1ステップずつ作ります。最初に完成させるのは？
contest-too_large = 並べて比較するには大きすぎる迷路です：500 × 500部屋まで。
contest-arrivals = 到着順
contest-who_looked = 調べた場所
contest-back_to_lanes = 全員に戻る
contest-at_work = 進行中
contest-no_path = なし
contest-steps = ステップ
contest-held = 待ち
contest-longest = 最大
contest-path = 経路
contest-touched = 通過
contest-opened = 開けた壁

## 順位：1位、2位など

contest-places-first = 1位
contest-places-second = 2位
contest-places-third = 3位
contest-places-fourth = 4位

## ラット学校のことば

school-rat_school = ラット学校
school-what_you_see = 画面の見方
school-about = 4匹のラットが、同じ迷路を何度も走ります。分かれ道では当てずっぽうですが、行き止まりは覚えます（得意な子も、苦手な子も）。だから、迷い道がだんだん減ります。
school-too_large = 学校には大きすぎる迷路です：ラットが覚えられるのは100 × 100部屋まで。
school-curve = 学習曲線
school-curve_note = 走行ごとの迷い道
school-remembers_all = 忘れない
school-forgets = { $percent }%忘れる
school-run = 走行{ $number }
school-wrong_turns = 迷い道{ $turns }回
school-learnt = { $runs }回で習得
school-let_off = { $runs }回では無理
school-no_path = 経路がありません
school-your_runs = { $runs }回
school-no_run_yet = 自分で走る
school-closed = 覚えた行き止まり
school-path = 足あと
school-whole_runs = 1走行ずつ
school-back_to_school = ラット学校
