## 練習のことば

lesson-tap_to_walk = 軽く押すと歩き出し、もう1回で止まります。
lesson-searching = 経路を探しています。そのまま見ていましょう。
lesson-well_done = お見事！
lesson-leave = 練習をやめる
lesson-over = 準備完了です！
lesson-over_note = 使えるキーはいつも下に出ます。
lesson-first_maze = 迷路で遊ぶ
lesson-back = 戻る

## 旅の最初のステージですること。そして指でのやり方

lesson-tips-walk = チーズまで歩こう
lesson-tips-run = 歩きながら押すと、次の分かれ道まで走る
lesson-tips-hint = 迷ったらヒントをどうぞ

## 旅で覚えることごとの文

lesson-touched_tips-walk = スワイプでチーズまで歩こう
lesson-touched_tips-run = 通路の先を2回タップすると走る
lesson-touched_tips-hint = 迷ったら「ヒント」をタップ

## それぞれの段階ですること

lesson-steps-walk = 少し歩いてみよう
lesson-steps-run = 走ろう
lesson-steps-zoom = 拡大しよう
lesson-steps-whole = 迷路全体を見よう
lesson-steps-hint = ヒントをもらおう
lesson-steps-solve = 自動探索を見よう
lesson-steps-cheese = いざチーズへ！

## そのためのキー

lesson-keys-walk = 軽く押すと1歩。押したままで歩き続けます。
lesson-keys-run = 歩きながらこれを押していると、次の分かれ道まで走ります。
lesson-keys-zoom = 押すたびに少しずつ大きくなります。
lesson-keys-whole = 迷路全体が見えます。もう1回押すとネズミに戻ります。
lesson-keys-hint = 経路の続きが少し光ります。
lesson-keys-solve = 経路が見つかるまで見てみましょう。
lesson-keys-cheese = ネズミが経路を進んでいます。これを押すと自分で歩けます。

## マウスでのやり方

lesson-pointer-walk = 見えている部屋をクリックしたり、ボタンを押したままネズミを導いてもOK。
lesson-pointer-run = 通路の先をダブルクリックしてもOK。
lesson-pointer-zoom = ホイールでもOK。
lesson-pointer-whole = キーのクリックでもOK。
lesson-pointer-hint = キーのクリックでもOK。
lesson-pointer-solve = キーのクリックでもOK。
lesson-pointer-cheese = { "" }

## 指でのやり方

lesson-fingers-walk = 行きたいほうへスワイプ。指を離すまで、ネズミが歩きます。
lesson-fingers-run = 通路の先を2回タップすると、次の分かれ道まで走ります。
lesson-fingers-zoom = 2本の指を広げるか、下の＋をタップします。
lesson-fingers-whole = 下の「迷路全体」をタップ。もう1回タップするとネズミに戻ります。
lesson-fingers-hint = 下の「ヒント」をタップすると、経路の続きが少し光ります。
lesson-fingers-solve = 下の「自動探索」をタップして、経路が見つかるまで見てみましょう。
lesson-fingers-cheese = ネズミが経路を進んでいます。自分で歩くには、下のボタンをタップします。

## ゲームを説明するページのことば

how_to-lesson = 練習
how_to-other_page = 別のページ

## ページの名前

how_to-pages-rules = ルール
how_to-pages-keys = キー

## キーのページの項目

how_to-parts-maze = 迷路の中
how_to-parts-screens = どこでも
how_to-parts-two_players = 2人で
how_to-parts-pointer = マウスで
how_to-parts-touch = 指で

## 迷路の中のキー

how_to-maze-walk = 歩く
how_to-maze-walk_too = これでも歩ける
how_to-maze-run = 次の分かれ道まで走る
how_to-maze-whole = 迷路全体、ネズミに戻る
how_to-maze-zoom = 拡大と縮小
how_to-maze-hint = ヒント
how_to-maze-solve = 自動探索、自分で歩く
how_to-maze-hold = 探索を止める、続ける
how_to-maze-take_back = パズルで1手戻す
how_to-maze-flag = 旗を立てる、拾う
how_to-maze-shown = 足あと、数値、ゴースト
how_to-maze-pause = ポーズ
how_to-maze-again = 最初から、新しい迷路
how_to-maze-watch = この迷路を劇場で

## どの画面でも使えるキー

how_to-screens-more_keys = この画面の全キー
how_to-screens-choose = 選ぶ、変える
how_to-screens-confirm = OK
how_to-screens-back = 戻る
how_to-screens-next_panel = 次のパネル
how_to-screens-copy = 迷路のコードをコピー
how_to-screens-paste = コードや挑戦状を貼り付け
how_to-screens-mute = 消音
how_to-screens-fullscreen = 全画面
how_to-screens-picture = 画面を撮る

## 2人用のキー

how_to-two_players-first_walks = 1Pが歩く
how_to-two_players-first_runs = 1Pが走る
how_to-two_players-second_walks = 2Pが歩く
how_to-two_players-second_runs = 2Pが走る

## マウスの操作とその働き

## 操作とその働き

how_to-pointer-click-what = クリック
how_to-pointer-click-then = そこまで歩く（分かれ道まで）

## 操作とその働き

how_to-pointer-double_click-what = 2回クリック
how_to-pointer-double_click-then = 次の分かれ道まで走る

## 操作とその働き

how_to-pointer-hold-what = 長押し
how_to-pointer-hold-then = ネズミを導く

## 操作とその働き

how_to-pointer-wheel-what = ホイール
how_to-pointer-wheel-then = 拡大と縮小

## 操作とその働き

how_to-pointer-key-what = キーをクリック
how_to-pointer-key-then = 押すのと同じ

## 操作とその働き

how_to-pointer-bar-what = バーを動かす
how_to-pointer-bar-then = 好きなステップへ飛ぶ

## 操作とその働き

how_to-pointer-file-what = ドロップ
how_to-pointer-file-then = ファイルの迷路やリプレイを開く

## 指の操作とその働き

## 操作とその働き

how_to-touch-swipe-what = スワイプ
how_to-touch-swipe-then = 指を離すまで、そのほうへ歩く

## 操作とその働き

how_to-touch-tap-what = タップ
how_to-touch-tap-then = 途中に分かれ道がなければ、そこまで歩く

## 操作とその働き

how_to-touch-double_tap-what = 2回タップ
how_to-touch-double_tap-then = 次の分かれ道まで走る

## 操作とその働き

how_to-touch-hold-what = 長押し
how_to-touch-hold-then = 指のほうへネズミを導く

## 操作とその働き

how_to-touch-pinch-what = 指2本
how_to-touch-pinch-then = 広げて拡大、狭めて縮小

## 操作とその働き

how_to-touch-button-what = ボタン
how_to-touch-button-then = 下のボタンをタップ：キーと同じ働き

## 操作とその働き

how_to-touch-two_players-what = 2人で
how_to-touch-two_players-then = それぞれ自分の側でスワイプ（「座り方」を参照）
