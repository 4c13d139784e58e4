language = 日本語
locale = ja
tagline = ネズミと一緒にチーズを探そう

## メインメニューの迷路

your_maze = 迷路を選ぶ
all_choices = くわしく選ぶ
size = サイズ
custom = 自由
columns = 列
rows = 行
seed = シード
roll = ランダム
shape = 形
word = 文字
labelled = { $label }：{ $value }
built_by = 生成法
loops = ループ
one_way = 道は1本
several_ways = 道は何本も
look = 見た目
code = コード
copy = コピー
rooms = { $count }部屋
still_building = 迷路を作っています：{ $percent }%
still_finding_ways = 経路を調べています：{ $percent }%
shortest_path = 最短経路{ $steps }歩
dead_end_count = 行き止まり{ $count }個
building = 迷路を作っています
is_world = ひとつの世界：遊ぶときに作られます
reading = 迷路を読み込み中
is_it_a_maze = これは迷路ですか？
open_anyway = それでも開く

## 迷路の中

time = 時間
steps = 歩数
best = ベスト
you = 自分
cheese = チーズ
maze = 迷路
explored = 探索済み
quit_asks = 本当に？
your_trail = 自分の足あと
solvers_trail = 探索の足あと
fork_between = 途中に分かれ道があります
perfect = 完璧！
searching = 経路を探索中
found = 経路を発見
no_path = 経路がありません
filled = 埋めた
longest_stack = スタック最大
longest_queue = キュー最大
longest_path = 経路最大
steps_a_second = ステップ/秒
paused = ポーズ
sound_is_on = 音：オン
sound_is_off = 音：オフ

## 迷路のファイル

export = 保存・印刷
any_size = 自由サイズ
file_kind = 形式
save = 保存
saved = 保存しました：{ $path }
downloaded = ダウンロードに保存：{ $name }
copied = コピー：{ $text }
copied_much = コピーしました

## 結果

cheese_found = チーズ発見！
new_best = 自己ベスト更新
new_best_by = ベストを{ $seconds }秒更新
best_is = ベスト { $time }
helped = 助けあり：記録なし
your_steps = 歩いた歩数
dead_ends = 行き止まり
rooms_entered = 探索が入った部屋
best_path = 最短経路
best_path_steps = 最短経路、{ $steps }歩
detour_steps = 遠回り、{ $steps }歩
next_maze = 次の迷路
next_is = 次の迷路：同じサイズ、シード{ $seed }
again = もう1回
new = 新しく
title = タイトル

## 設定

settings = 設定
no_voice = 読み上げソフトなし：speech-dispatcherを入れてください
no_sound_device = 音声機器が見つからないため、音が出ません。
preview = 見本
path = 経路
backtracked = 引き返し
how_to_play = 遊び方

## 数

number-group = ,
number-decimal = .
number-percent = { $percent }%
