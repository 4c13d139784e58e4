## メインメニュー

menu-continue = 続きから
menu-unfinished = 途中のプレイ
menu-play = 遊ぶ
menu-journey = 旅
menu-endless = 無限迷路
menu-watch = 劇場
menu-two_players = 2人で
menu-daily = 日替わり迷路
menu-draw = 描く
menu-lab = ラボ
menu-records = 記録
menu-settings = 設定
menu-how_to = 遊び方
menu-quit = 終了

menu_about-continue = 前回の続きから始めます。
menu_about-unfinished = 途中のゲームを選んで続けます。
menu_about-play = 好きな大きさ、好きなシードの迷路です。
menu_about-journey = 小さな迷路が60個。どれにもアイデアがあります。
menu_about-endless = 終わりのない迷路。チーズを食べると時間が増えます。
menu_about-watch = 壁を1つずつ開けて迷路を作り、探索が道を見つけます。
menu_about-two_players = 1つのキーボードでも、ネットワークでも競走できます。
menu_about-daily = 毎日新しい迷路とパズル。みんな同じです。
menu_about-draw = 迷路を描いて、コードで送りましょう。
menu_about-lab = アルゴリズムを自分の手で、1歩ずつ。
menu_about-records = ベストタイムと、競走できる記録です。
menu_about-settings = 言語、見た目、音、キー。
menu_about-how_to = ルールとすべてのキー。
menu_about-quit = 何も失われません。

## 途中のプレイについてのことば

unfinished-lesson = 練習
unfinished-forget = 消す
unfinished-press_again = もう1回で、このプレイを消します
unfinished-just_now = たった今
unfinished-steps = { $steps }歩
unfinished-cheeses = チーズ{ $cheeses }個
unfinished-done = { $done } / { $all } 完了
unfinished-minutes_ago = { $minutes }分前
unfinished-hours_ago = { $hours }時間前
unfinished-days_ago = { $days }日前

## ポーズ中のメニュー

pause_menu-resume = 再開
pause_menu-restart = 最初から
pause_menu-new_maze = 新しい迷路
pause_menu-world = 10億の部屋
pause_menu-watch = 劇場で見る
pause_menu-solve_with = 使う解法
pause_menu-draw = 迷路を描き変える
pause_menu-export = 保存・印刷
pause_menu-settings = 設定
pause_menu-how_to = 遊び方
pause_menu-map = 地図
pause_menu-title = タイトル

## 迷路を保存できるファイルの種類

file_kinds-as_shown = 表示どおり
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-print = 印刷
file_kinds-text = テキスト

## 画面のキーボードと、それを開くボタン

screen_keyboard-write = 入力
screen_keyboard-capitals = Shift
screen_keyboard-space = 空白
screen_keyboard-erase = 削除
screen_keyboard-done = 完了
