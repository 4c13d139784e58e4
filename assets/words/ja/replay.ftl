## リプレイ、ゴースト、挑戦状のことば

replay-run_of = { $name }のプレイ：{ $time }
replay-player = プレイヤー
replay-ahead = { $name }より{ $seconds }秒先
replay-behind = { $name }より{ $seconds }秒遅れ
replay-level = { $name }と並走
replay-beaten = { $name }より{ $seconds }秒速い
replay-lost = { $name }が{ $seconds }秒速かった
replay-your_best = 自己ベスト
replay-against = 自分の{ $time }に挑戦
replay-race_it = 競走する
replay-not_now = 今はやめる
replay-ghost = ゴースト
replay-race_the_best = ベストに挑戦
replay-watch_again = もう1回見る
replay-save = リプレイを保存
replay-challenge = 挑戦状をコピー
replay-postcard = 絵はがきを保存
replay-scan_or_paste = 次はあなた：読み取りか貼り付けで挑戦
replay-scan_the_code = 読み取りか貼り付けで遊べます
replay-too_large_to_draw = 部屋は、絵はがきには多すぎます
replay-challenge_copied = 挑戦状をコピーしました。友だちに送りましょう。タイトル画面で貼り付けると遊べます。
replay-mouse = ネズミ
replay-own = 自分の記録
replay-from_elsewhere = 外部の記録
replay-guest = { $name }（外部）
