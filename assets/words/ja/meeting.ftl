## 2台のパソコンで対戦するときのことば

meeting-heading = 2台で対戦
meeting-about = もう1台でも「2人で」を開き、相手に「別のパソコン」を選んでください。2台は同じネットワークにつなぎます。ゲームと迷路は、誘ったほうが選んだものになります。
meeting-looking = 相手のパソコンを探しています
meeting-in_vain = まだ見つかりません。ゲスト用ネットワークではパソコンどうしがつながらないことが多く、ファイアウォールが止めていることもあります。下のアドレスか、スマホのテザリングを試してください。
meeting-choose = 遊ぶ相手を選んでください。
meeting-waits = { $name }の返事を待っています
meeting-refused = { $name }は今は遊べないそうです。
meeting-unanswered = { $name }から返事がありません。もう一度どうぞ。
meeting-other_version = 別のバージョンで遊んでいる人
meeting-trouble = システムがネットワークの使用を許可しません：{ $why }
meeting-address = または相手のアドレスを入力
meeting-own_address = このパソコンのアドレス：{ $address }
meeting-scan = ゲームがない人は、これを読み取るか、ブラウザーで開いてください：
meeting-no_page = ダウンロード版のようにプログラムの横にゲームのページがあれば、ブラウザーからも参加できます。
meeting-invites = { $name }からのお誘い
meeting-what = { $mode } · { $best }
meeting-invite = 誘う
meeting-look = そこを探す
meeting-accept = 遊ぶ
meeting-decline = 今はやめる
meeting-plays = { $one } 対 { $two }
meeting-may_watch = 対戦中です。見ることができます。
meeting-watch = 見る
meeting-about_pages = 同じネットワークにある2つのページどうしで、サーバーなしで対戦できます。1人がリンクを送り、もう1人がリンクを送り返します。ゲームと迷路は、誘う側が選んだものになります。
meeting-about_served = このページは友だちのゲームから開いたもので、そのゲームと対戦します。ゲームと迷路は、誘う側が選んだものになります。
meeting-line-idle = 友だちにリンクを送るか、送られてきたリンクを貼り付けてください。
meeting-line-writing = リンクを作っています
meeting-line-invited = 友だちにリンクを送るか、コードを読み取ってもらってください。返ってきたリンクは下に貼り付けます。
meeting-line-answered = あと少し！この返事を送り返すか、コードを読み取ってもらってください。このページは開いたままにしておいてください。
meeting-line-opening = 接続しています
meeting-line-open = つながりました。友だちを待っています。
meeting-line-broken = 2つのページがつながりません。同じネットワークにいる必要があり、ゲスト用ネットワークでは端末どうしがつながらないことが多いです。スマホのテザリングも使えます。それから、もう一度誘ってください。
meeting-line-unreadable = 対戦のリンクではないか、別の誘いへの返事です。
meeting-line-impossible = このブラウザーはほかのページにつながりません。プライベートウィンドウではない、別のブラウザーを試してください。
meeting-line-unanswered = このページの元のゲームから返事がありません。同じネットワークで、あちらの「2台で対戦」を開いたままにしてください。
meeting-own_letter = これは自分のリンクです。友だちに送ってください。
meeting-write_letter = リンクで誘う
meeting-copy_letter = リンクをコピー
meeting-letter = 友だちのリンクをここに貼り付け
meeting-read = 読み込む

## 別のパソコンとの対戦のことば

meeting-far = 別のパソコン
meeting-far_card = 別のパソコンで遊びます
meeting-find = 相手を探す
meeting-not_ready = { $name }を待っています
meeting-waits_for_you = { $name }が待っています。
meeting-paused = { $name }がポーズ中
meeting-quiet = { $name }から{ $seconds }秒間、通信がありません。つながりしだい再開します。
meeting-left = { $name }が対戦を抜けました
meeting-impossible = { $name }のパソコンから、ありえないデータが届きました：{ $what }。対戦を終わります。
meeting-to_lobby = ロビーへ
meeting-you = 自分
meeting-far_note = 最後まで歩くか、降参するか
meeting-go_on_alone = 1人で続ける
meeting-give_up = 降参
meeting-squeak = チュー！
meeting-wave = やあ！
meeting-squeak_key = 鳴く
meeting-wave_key = 手を振る
meeting-watched_end = 二人が対戦を抜けました。
meeting-watched_quiet = 対戦から{ $seconds }秒間、通信がありません。
meeting-next_round_soon = 二人の準備ができると、次のラウンドが始まります。
meeting-watchers = { $round }・見ている人 { $count }

## スマホをゲームパッドにするときのことば

phones-heading = スマホをパッドに
phones-key = スマホをパッドに
phones-about = スマホのカメラでコードを読み取るか、ブラウザでアドレスを開くと、スマホがゲームパッドになります。インストールは不要。同じネットワークにつないでください。1台目は1P、2台目は2Pのネズミを動かします。
phones-nobody = スマホはまだ0台
phones-joined = スマホ{ $count }台が接続中
phones-in_vain = まだつながりません。ゲスト用ネットワークでは機器どうしがつながらないことが多く、ファイアウォールが止めていることもあります。スマホのテザリングでも遊べます。
phones-no_network = このパソコンは、スマホとつながるネットワークに入っていません。
phones-trouble = システムがネットワークの使用を許可しません：{ $why }
phones-other_network = 別の接続先
phones-done = 完了
phones-joining = お待ちください
phones-lost = ゲームから返事がありません。まだ開いていますか？
phones-one = 1Pのネズミを操作
phones-two = 2Pのネズミを操作
phones-run = 走る
phones-scan_again = 画面のコードをもう一度読み取ってください
