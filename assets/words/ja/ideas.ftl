## 旅の各ステージの考えどころ：最初のヒントで、クリア後にも伝える

stops-ideas-garden-s1 = チーズはすぐお隣。でも、道はぐるっとひと回りです。
stops-ideas-garden-s2 = 長い廊下の先は分かれ道。そこまで走って、次の道を選びましょう。
stops-ideas-garden-s3 = ポットの先へ行くには、そのポットから出てくること。入って、引き返して、もう一度入りましょう。
stops-ideas-garden-s4 = まず下へ、それから上へ。上の道を行くと、ビーズが1つ残ってしまいます。
stops-ideas-garden-s5 = ポットの先は、遠いチーズのすぐそば。でも、近いチーズが先です。
stops-ideas-garden-s6 = ライバルは行き止まりを全部のぞきます。あなたには迷路の全体が見えています。
stops-ideas-garden-s7 = 下のくぼみのチーズを先に。後回しにすると、取りに戻ることになります。
stops-ideas-garden-s8 = どのペアのポットも、遠回りを省いてくれます。両方使いましょう。
stops-ideas-garden-s9 = ライバルは道を知っています。並木道は3本、勝負は回る順番で決まります。
stops-ideas-garden-s10 = 帰り道は、行きより遠くなります。先へはポットに運んでもらいましょう。

stops-ideas-cellar-s1 = 氷の上では、何かに当たるまですべります。
stops-ideas-cellar-s2 = 左へすべって戻りましょう。止まった所から道が続きます。
stops-ideas-cellar-s3 = カギは反対のほうにあります。
stops-ideas-cellar-s4 = 1つ目のチーズの隣、氷のない床で止まりましょう。
stops-ideas-cellar-s5 = ライバルは壁に手をついて進みます。すぐカギを取りに行けば、あなたが先です。
stops-ideas-cellar-s6 = 右側を下りて、左側から戻りましょう。近いチーズへまっすぐすべる道はありません。
stops-ideas-cellar-s7 = どうすべれば、カギの所で止まれるでしょう？
stops-ideas-cellar-s8 = すべりの続きはポットの先から。ポットで向きを変えましょう。
stops-ideas-cellar-s9 = スケート場で止めてくれるのは壁だけ。遠いチーズへの道は1本で、回り道から始まります。
stops-ideas-cellar-s10 = カギ、チーズ、ドア。その順番で、すべりの止まる所が決まります。

stops-ideas-library-s1 = 霧の中でも、一度見た所は見えたまま。チーズは霧の向こうで光ります。
stops-ideas-library-s2 = チーズの1つは、短い枝道を上がった先。もう1つは、道の終わりに見える壁の向こうです。
stops-ideas-library-s3 = 左のビーズのほうから回っても、糸はちょうど足ります。
stops-ideas-library-s4 = 枝道はたいてい、明かりの届く所で終わります。ひと目見れば十分です。
stops-ideas-library-s5 = 壁は1つもありません。じゃまになるのは自分の糸。だから右のビーズが先です。
stops-ideas-library-s6 = 霧の向こうに、3つのチーズが見えます。でも、そこへの道は見えません。
stops-ideas-library-s7 = 左のビーズは帰り道にあります。糸の通る部屋を残しておきましょう。
stops-ideas-library-s8 = まずはドアと逆のほうへ、カギを取りに。それからポットで、もう半分へ。
stops-ideas-library-s9 = 途中でチーズ、それから奥のカギ。もう半分は、ドアの向こうです。
stops-ideas-library-s10 = ここでは道がまたつながります。引き返す前に、先へ続く道を探しましょう。

stops-ideas-kitchen-s1 = くぐり戸は、向いているほうへ通れます。左へ戻って、横から入りましょう。
stops-ideas-kitchen-s2 = スイッチを踏むと、来た道とは別の所が開きます。
stops-ideas-kitchen-s3 = 一度下りて、また上がりましょう。双子が壁で止まるのは、下りるときだけです。
stops-ideas-kitchen-s4 = スイッチは2つとも通り道に。道を開けてくれるのは、片方です。
stops-ideas-kitchen-s5 = 左右の違いは、壁1枚だけ。1匹しか進めない所で動きましょう。
stops-ideas-kitchen-s6 = 赤いカギを使ってしまえば、青いカギがまた一番上に来ます。
stops-ideas-kitchen-s7 = 輪になった4つのくぐり戸。通ると後ろで向きが変わるので、もう使わない戸から入りましょう。
stops-ideas-kitchen-s8 = 鏡の中では左右が逆。でも、壁が1枚だけ映っていません。2匹が分かれるのはそこです。
stops-ideas-kitchen-s9 = ドアは一列だから、カギは逆の順に。赤いカギは閉じ込められているので、まず青を2つとも取りましょう。
stops-ideas-kitchen-s10 = スイッチ2つと遠いチーズが先。近いチーズは最後に、下から行きます。

stops-ideas-alley-s1 = ウエハースは一度きり。帰りに通る道を、行きに使ってはいけません。
stops-ideas-alley-s2 = 閉じ込められて、かじれるのはひと口。下より右のほうが近道です。
stops-ideas-alley-s3 = わなはいつも同じ道を回ります。場所をよく見て、遠いうちに進みましょう。
stops-ideas-alley-s4 = ネコが後で見る所に隠れましょう。ネコは左より上が先。通り過ぎれば、後ろの道が空きます。
stops-ideas-alley-s5 = チーズは2つとも、わなの通り道のそば。ライバルは行き止まりを見抜くので、待つのは最小限に。
stops-ideas-alley-s6 = チーズからチーズへまっすぐ行くとふた口。でも、かじれるのはひと口だけです。
stops-ideas-alley-s7 = ネコは後ろから回って来ます。すみをのぞいている間に下で食べて、左をすり抜けましょう。
stops-ideas-alley-s8 = まっすぐ下へ行くと手詰まり。近いチーズは後回しにしましょう。
stops-ideas-alley-s9 = 最後のひと口は、チーズの間の壁に。そこまでは、ひと口で行きましょう。
stops-ideas-alley-s10 = すべるたびに、止まれるウエハースが減ります。うまくいく順番は1つだけです。

stops-ideas-palace-s1 = 自分は1部屋だから、一番大きな集合でもお茶は1杯。小さいほうは、どこにも通じません。
stops-ideas-palace-s2 = スイッチで動く壁が、氷の上のブレーキです。
stops-ideas-palace-s3 = 自分が3部屋のうちに、5部屋とつなぎましょう。逆にすると、同じ集合でも2杯多くかかります。
stops-ideas-palace-s4 = ひとかじりで、双子はチーズへ。下りる前にまたどかさないと、双子も下りてしまいます。
stops-ideas-palace-s5 = 周りには8、4、2、1。自分が1部屋のうちは、一番大きくても、一番小さいのと同じ1杯です。
stops-ideas-palace-s6 = 下のビーズは行き止まりの中。奥をかじって開ければ、糸が通り抜けます。
stops-ideas-palace-s7 = 自分が2部屋のうちに、まず12部屋と。あとは1部屋につき1杯です。3部屋には手を出さずに。
stops-ideas-palace-s8 = 見た所を覚えていれば、短く回れます。
stops-ideas-palace-s9 = ポットなしでは、道がありません。ポットで止まるすべり方を選びましょう。
stops-ideas-palace-s10 = ポットが先？ くぐり戸が先？ すべって止まる所が、次の出発点。最後のチーズから逆に考えましょう。
