## 2人で遊ぶときのことば

versus-two_players = 2人で
versus-friend = 友だち
versus-ghost = ゴースト
versus-join = キーで参加
versus-tap_to_join = タップで参加
versus-swipe_to_walk = 画面の自分の側をスワイプして歩きます
versus-coat = 動物
versus-bar = 距離を表示
versus-ghost_of = { $name }のゴースト
versus-ghost_time = ベスト：{ $time }
versus-ghost_kept = 自己ベストのゴースト：{ $time }
versus-ghost_missing = ゴーストはまだいません：先に1人でこの迷路を
versus-ghost_unsuited = ゴーストは同じ迷路のレースにしか出ません
versus-speed = { $tiles }マス/秒
versus-how_to_sit = 座り方
versus-seats_offer = タブレットを挟んで遊ぶなら、「座り方」で「向かい合わせ」を選びましょう。
versus-best_of = { $rounds }戦{ $needed }勝先取
versus-one_round = 1ラウンド
versus-no_head_start = なし
versus-head_start = { $player }P：{ $seconds }秒
versus-start = 開始
versus-who_is_missing = 参加するには、自分の歩くキーを押す
versus-who_has_not_tapped = 参加するには、自分のカードをタップ
versus-round = ラウンド{ $number }
versus-go = ゴー！
versus-wait = あと{ $seconds }秒
versus-rounds = 勝ち数
versus-cheeses = チーズ
versus-wins = { $name }の勝ち！
versus-draw = 引き分け！
versus-draw_note = まったく同時でした
versus-loser_note = 最後まで歩くか、Enterで飛ばす
versus-loser_note_touched = 最後まで歩くか、「飛ばす」をタップ
versus-fairness = 公平だった？
versus-fair = はい：距離は同じでした。
versus-fair_anyway = はい：どのみち{ $name }の勝ちでした。
versus-unfair = いいえ：これが決め手です。
versus-nearer = { $name }は{ $steps }歩近い所からでした。
versus-faster = { $name }の方が足が速い設定です。
versus-earlier = { $name }は{ $seconds }秒早く出ました。
versus-card_time = 時間
versus-card_shortest = 最短経路
versus-card_all_cheeses = 全チーズへの経路
versus-card_junctions = 途中の分かれ道
versus-card_steps = 歩数
versus-card_carried = チーズを持った歩数
versus-card_dead_ends = 入った行き止まり
versus-card_lost = 時間ロス
versus-card_ways = 2人の足あと
versus-not_there = 未到着
versus-stood = { $column }列{ $row }行で{ $seconds }秒停止
versus-detour = { $column }列{ $row }行で{ $seconds }秒、{ $steps }歩
versus-no_loss = なし
versus-save_round = リプレイを保存
versus-next_round = 次のラウンド
versus-who_won = 勝ったのは？
versus-wins_match = { $name }が対戦に勝利！
versus-match_draw = 対戦は引き分け
versus-rematch = 再戦
versus-lobby = ロビー

## 席ごとの2人

versus-players-one = 1P
versus-players-two = 2P

## コンピューターのアルゴリズム、そのときの名前、対戦の手ごたえ

versus-minds-depth_first = 深さ優先探索
versus-minds-sharp_depth_first = 目ざとい
versus-minds-wall_follower = 壁に手を当てる
versus-minds-dozer = 最短経路、居眠りつき
versus-minds-shortest_way = 最短経路

## コンピューターのアルゴリズム、そのときの名前、対戦の手ごたえ

versus-rivals-depth_first = ホリー
versus-rivals-sharp_depth_first = キョロ
versus-rivals-wall_follower = ペタン
versus-rivals-dozer = ウトン
versus-rivals-shortest_way = ピュン

## コンピューターのアルゴリズム、そのときの名前、対戦の手ごたえ

versus-tempers-depth_first = ホリーはどの通路も奥まで試して、同じ道を歩いて戻ります。
versus-tempers-sharp_depth_first = キョロは行き止まりを遠くから見抜き、決して足を踏み入れません。
versus-tempers-wall_follower = ペタンは何があっても、壁から手を離しません。
versus-tempers-dozer = ウトンは道を知っていますが、分かれ道のたびに居眠りします。
versus-tempers-shortest_way = ピュンは決して道に迷いません。ハンデがほしくなるはず。

## プレイヤーの見た目

versus-coats-mouse = ネズミ
versus-coats-marmot = マーモット
versus-coats-hedgehog = ハリネズミ
versus-coats-rabbit = ウサギ

## 距離をバーで示すか

versus-bar_wanted-off = オフ
versus-bar_wanted-on = オン

## ロビーの行

versus-rows-name_one = 1P
versus-rows-name_two = 2P
versus-rows-rival = 相手
versus-rows-speed_or_seats = 速度
versus-rows-mode = ゲーム
versus-rows-mazes = 迷路
versus-rows-best_of = 回数
versus-rows-head_start = ハンデ

## ラウンドの勝ち方ごとの文

versus-modes-race = レース
versus-modes-snatch = チーズ取り
versus-modes-meet = 交換
versus-modes-hunt = チーズ狩り
versus-modes-first_hunt = チーズ狩り (0.2)
versus-modes-endless = 無限迷路

## ラウンドの勝ち方ごとの文

versus-mode_notes-race = チーズに先に着くのはどちら？
versus-mode_notes-snatch = チーズは1個：持って60歩歩けば勝ち。相手は走って追ってきます。触れられたら取られます！
versus-mode_notes-meet = 反対の角から出発：相手のスタートに先に着くのはどちら？
versus-mode_notes-hunt = チーズは5個、合わせればどちらにも同じ距離：先に3個食べるのはどちら？
versus-mode_notes-first_hunt = バージョン0.2と同じ：チーズの置き方はやや不公平です。
versus-mode_notes-endless = 終わりのない迷路でチーズを次々と：先に5個食べるのはどちら？

## 迷路の分け方ごとの文

versus-mazes-same = 同じ
versus-mazes-mirrored = 左右反転
versus-mazes-drawn_alike = 左右反転、見た目は同じ

## 迷路の分け方ごとの文

versus-mazes_notes-same = 2人とも同じ迷路を走ります。
versus-mazes_notes-mirrored = 2Pは左右反転した迷路を、そのまま見ながら走ります。
versus-mazes_notes-drawn_alike = 2Pは左右反転した迷路を走りますが、2人には同じに見えます。

## 1つの画面での座り方ごとの文

versus-seats-side_by_side = 並んで
versus-seats-face_to_face = 向かい合わせ

## 1つの画面での座り方ごとの文

versus-seats_notes-side_by_side = 2人とも同じ側から画面を見ます。
versus-seats_notes-face_to_face = 画面を挟んで座ります：上半分が2Pのほうを向きます。

## ポーズ中の対戦のメニュー

versus-pause_menu-resume = 再開
versus-pause_menu-settings = 設定
versus-pause_menu-lobby = ロビー
versus-pause_menu-title = タイトル
