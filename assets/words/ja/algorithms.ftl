## アルゴリズムの名前、そのしくみ、ステップの説明。
## プログラムは読むためのコード：行の位置は変えず、字下げは空白2つ。

kruskal-title = Union-Find · Kruskal法
kruskal-idea = アイスティー姫は、両側がまだつながっていない壁だけを開けます。それを一瞬で見分けるのがUnion-Findです。
kruskal-tells = 壁が迷路じゅうで一斉に開くので、短い行き止まりがまんべんなくたくさん。目立つ方向はありません。
kruskal-program =
    シャッフルした壁を1枚ずつ:
      a, b = 壁の両側の部屋
      find(a) != find(b) なら:
        壁を開ける
        union(a, b)  # サイズ比較
      でなければ: 壁を残す
kruskal-merged = 壁{ $tile }は2つの集合の境目：開けます。{ $from }は{ $to }の下に付きます。
kruskal-kept = 壁{ $tile }の両側は同じ集合：残します。
kruskal-took = 次は壁{ $tile }：aは{ $from }、bは{ $to }。
kruskal-compared = find(a)は{ $from }、find(b)は{ $to }：同じでしょうか？
kruskal-opened = 違います：壁{ $tile }を開けます。

kruskal-find-idea = どの部屋も親を指し、根は自分自身を指します。登るたびに、途中の部屋が1つおきに1段上がります。
kruskal-find-program =
    find(x):
      parent[x] != x の間:
        parent[x] = parent[parent[x]]
        x = parent[x]
      x を返す  # 根
kruskal-find-halved = { $from }は根ではありません：親の親、{ $to }の下に付け替えます。
kruskal-find-stayed = { $from }はすでに根{ $to }のすぐ下です：何も変わりません。
kruskal-find-went_on = { $from }から{ $to }へ登ります。
kruskal-find-found = { $to }は自分を指しています：これが根です。

find-plain-idea = findは、根に着くまで親から親へと登ります。
find-plain-program =
    find(x):
      parent[x] != x の間:
        x = parent[x]
      x を返す  # 根
find-plain-began = find({ $from })：{ $from }から根まで登ります。
find-plain-went_up = { $from }は根ではありません：{ $to }へ登ります。
find-plain-found = { $to }は自分を指しています：これが根です。

find-halving-idea = findは登りながら、途中の要素を1つおきに1段上へ付け替えます。
find-halving-program =
    find(x):
      parent[x] != x の間:
        parent[x] = parent[parent[x]]
        x = parent[x]
      x を返す  # 根
find-halving-began = find({ $from })：{ $from }から根まで登ります。
find-halving-halved = { $tile }の下にいた{ $from }を、親の親、{ $to }の下に付け替えます。
find-halving-went_on = { $from }から{ $to }へ登ります。
find-halving-went_up = { $from }は根のすぐ下なのでそのまま：{ $to }へ登ります。
find-halving-found = { $to }は自分を指しています：これが根です。

find-full-idea = findは根がわかったら、通った経路をまるごと根のすぐ下に付けます。
find-full-program =
    find(x):
      root = x
      parent[root] != root の間:
        root = parent[root]
      parent[x] != root の間:
        parent[x], x = root, parent[x]
      root を返す
find-full-began = find({ $from })：{ $from }から根まで登ります。
find-full-went_up = { $from }は根ではありません：{ $to }へ登ります。
find-full-saw = { $to }は自分を指しています：これが根です。
find-full-turned = { $to }が根です。経路をもう一度たどり、{ $tile }の下にいた{ $from }を{ $to }のすぐ下に付けます。
find-full-hung = 経路をもう一度たどり、{ $tile }の下にいた{ $from }を根{ $to }のすぐ下に付けます。
find-full-found = 経路がまるごと、根{ $to }の下に付きました。

union-naive-idea = 集合の大きさは気にせず、bの根をaの根の下に付けます。
union-naive-program =
    union(a, b):
      a, b = find(a), find(b)
      a == b なら: 戻る
      parent[b] = a
union-naive-began = union({ $from }, { $to })：まず両方の根を探します。
union-naive-same = 根はどちらも{ $from }：もう同じ集合なので、何もしません。
union-naive-linked = 根が違います：{ $from }を{ $to }の下に付けます。

union-size-idea = 小さい集合を大きい集合の下に付けます。
union-size-program =
    union(a, b):
      a, b = find(a), find(b)
      a == b なら: 戻る
      size[a] < size[b] なら: a, b を交換
      parent[b] = a
      size[a] += size[b]
union-size-began = union({ $from }, { $to })：まず両方の根を探します。
union-size-same = 根はどちらも{ $from }：もう同じ集合なので、何もしません。
union-size-linked = 根が違います：サイズ{ $fewer }の{ $from }を、サイズ{ $more }の{ $to }の下に付けます。

union-rank-idea = ランクの低い根をもう一方の下に付けます。同じなら、上になった根のランクが1上がります。
union-rank-program =
    union(a, b):
      a, b = find(a), find(b)
      a == b なら: 戻る
      rank[a] < rank[b] なら: a, b を交換
      parent[b] = a
      rank[a] == rank[b] なら: rank[a] += 1
union-rank-began = union({ $from }, { $to })：まず両方の根を探します。
union-rank-same = 根はどちらも{ $from }：もう同じ集合なので、何もしません。
union-rank-linked = 根が違います：ランク{ $fewer }の{ $from }を、ランク{ $more }の{ $to }の下に付けます。

backtracker-title = 深さ優先バックトラック
backtracker-idea = 自分とは決して交わらない、1本の長い道。行き詰まったら、最後に選べた場所まで戻ります。
backtracker-tells = 行き詰まるまで進み、そこで初めて引き返します。長く曲がりくねった通路と、少ない行き止まり。端から端まではとても遠い道のりです。
backtracker-program =
    どこかの部屋をプッシュ
    スタックが空でない間:
      一番上の隣に未訪問の部屋があれば:
        どれか1つへの壁を開ける
        その部屋をプッシュ
      でなければ: ポップ
backtracker-went_on = { $from }の隣の{ $to }は未訪問：壁を開けてプッシュ。スタックには{ $held }個。
backtracker-went_back = { $from }の隣はすべて訪問済み：ポップ。スタックには{ $held }個。

binary-tree-title = 二分木
binary-tree-idea = どの部屋も、左か上の壁を開けます。速いけれど、帰り道はいつも上と左。
binary-tree-tells = 最初の部屋以外はどれも、上か左に開きます。一番上の行と左端の列は素通しの通路。右や下に開いた行き止まりはありません。
binary-tree-program =
    最初以外の各部屋について:
      一番上の行なら: 左を開ける
      左端の列なら: 上を開ける
      コインが上と言えば: 上を開ける
      でなければ: 左を開ける
binary-tree-on_top = { $from }は一番上の行：左の壁を{ $to }へ開けます。
binary-tree-at_the_left = { $from }は左端の列：上の壁を{ $to }へ開けます。
binary-tree-up_by_coin = コインいわく、上：{ $from }の壁を{ $to }へ開けます。
binary-tree-left_by_coin = コインいわく、左：{ $from }の壁を{ $to }へ開けます。

dig-title = モグラ
dig-idea = モグラは、もう掘った道に突き抜けない場所だけを掘ります。部屋だけでなく、1マスずつ考えます。
dig-program =
    スタートを開けてプッシュ
    スタックが空でない間:
      一番上の隣に三方が壁のマスがあれば:
        どれか1つを開けてプッシュ
      でなければ: ポップ
    ゴールがまだ壁なら: トンネルを掘り
      輪のマスを1つ埋める
dig-began = スタート{ $tile }を開けてプッシュ。
dig-dug = { $from }の隣の{ $tile }は三方が壁：掘ってプッシュ。スタックには{ $held }個。
dig-went_back = { $from }の隣はもう掘れません：ポップ。スタックには{ $held }個。
dig-tunnelled = ゴールはまだ壁の中：{ $tile }にトンネルを通します。
dig-filled = 輪が残らないように、{ $tile }を埋め戻します。

division-title = 再帰分割
division-idea = ここでは壁を開けずに、建てていきます。広間ごとに、ドアが3つの十字の壁。分かれた4つにも、また同じように。
division-tells = ドアが3つの十字の壁で、広間を仕切っていきます。長くまっすぐな壁と、長くまっすぐな通路を探しましょう。
division-program =
    広間全体をプッシュ
    スタックに広間がある間:
      ポップして、中の柱をどれか選ぶ
      4つに分けて、まだ分かれるものをプッシュ
      柱から四方へ壁を建てる
      4枚のうち3枚に、ドアを1つずつ開ける
division-crossed = 次は{ $from }から{ $to }までの広間：十字の壁で仕切ります。
division-walled = 壁{ $tile }を建てます。
division-opened = 十字の壁にドアを開けます：{ $tile }。

drawn-title = 手描き
drawn-idea = だれかが壁を1枚ずつ描きました。偶然まかせのものは、ここにはありません。
drawn-program =
    各部屋について:
      上と左の辺について:
        開けて描かれていれば: 開ける
        でなければ: 壁を残す
drawn-opened = { $from }と{ $to }の間は、開けて描かれています。
drawn-kept = 壁{ $tile }を残します：そう描かれています。

eller-title = Eller法 · 1行ずつ
eller-idea = その行の集合だけを覚えて、1行ずつ。いつまで続けても、必要なメモリは増えません。
eller-tells = 1行ずつ作りますが、見た目ではほとんどわかりません。短い行き止まりが至るところに、Union-Findと同じくらい。
eller-program =
    各行について:
      行の中の隣どうしの壁について:
        集合が別でコインが表なら: 開ける
        でなければ: 残す
      最後の行以外の各部屋について:
        コインが表か集合に道がなければ: 下を開ける
        でなければ: 下の壁を残す
eller-joined = { $from }と{ $to }は別の集合：間の壁を開けます。
eller-kept = 壁{ $tile }を残します：両側が同じ集合か、コインが裏。
eller-descended = { $from }の下の壁を{ $to }へ開けます：コインが表か、集合にほかの道がないから。
eller-kept_below = 壁{ $tile }を残します：コインが裏。

growing-tree-title = 成長する木
growing-tree-idea = 部屋のリストから、ある時は一番新しいもの、ある時はどれでも。バックトラックとPrim法の間です。
growing-tree-tells = 半分は深さ優先探索のように、半分はPrim法のように進みます。行き止まりはUnion-Findより少なく、バックトラックより多め。
growing-tree-program =
    どこかの部屋をリストに入れる
    リストが空でない間:
      一番新しい部屋か、時にはどれかを取る
      未訪問の隣があれば:
        どれか1つへの壁を開け、リストに入れる
      でなければ: リストから消す
growing-tree-grew = { $from }を取ります。隣の{ $to }は未訪問：壁を開けてリストへ。リストには{ $held }個。
growing-tree-struck = { $from }を取ります。隣はすべて訪問済み：リストから消します。残り{ $held }個。

hunt-and-kill-title = Hunt-and-Kill
hunt-and-kill-idea = 行き詰まるまで歩き、次に1行ずつ、訪問済みの隣に新しい部屋を探して、そこからまた歩きます。
hunt-and-kill-tells = 行き詰まるまで歩き、それから新しい出発点を狩りに行きます。長い通路と、少ない行き止まり。
hunt-and-kill-program =
    どこかの部屋から始める
    未訪問の隣がある間:
      どれか1つへの壁を開け、そこへ進む
    1行ずつ狩る: 訪問済みの隣の未訪問
      訪問済みの隣のどれかへの壁を開け
      そこからまた進む
hunt-and-kill-walked = { $from }の隣の{ $to }は未訪問：壁を開けて進みます。
hunt-and-kill-hunted = 行き詰まり。狩りで見つけたのは{ $to }、訪問済みの隣の未訪問の部屋です。
hunt-and-kill-joined = { $to }と訪問済みの隣{ $from }の間の壁を開け、{ $to }から進みます。

loops-idea = 行き止まりを開いて、道を2本以上にします。
loops-program =
    いくつかの行き止まりを、ランダムな順に:
      まだ行き止まりで、壁の先に道があれば:
        そんな壁をどれか開ける
loops-looped = { $from }は行き止まりで、壁{ $tile }の先に道があります：開けます。

prim-title = Prim法
prim-idea = 迷路は1つの部屋から、霜のように広がります。伸びるのはいつも、境界のどこか。
prim-tells = 1つの部屋から外へ広がり、枝のほとんどは1部屋か2部屋で終わります。行き止まりは一番多く、道のりは短め。
prim-program =
    どこかの部屋を訪れる
    境界が空でない間:
      境界から部屋をどれか取る
      訪問済みの隣のどれかへの壁を開ける
      未訪問の隣を境界に加える
prim-grew = 境界から{ $to }を取ります：訪問済みの{ $from }への壁を開けます。境界には{ $held }個。

sidewinder-title = Sidewinder法
sidewinder-idea = 1行ずつ、右へ続く区間を作り、区間ごとに上への道を1本。
sidewinder-tells = 一番上の行はまるごと1本の長い通路。下に開いた行き止まりは1つもありません。
sidewinder-program =
    各部屋について、1行ずつ:
      コインが表なら: 右を開ける  # 上端は必ず
      でなければ: 壁を残し、区間は終わり
    区間や行の終わりで:
      区間のどれかの上を開ける  # 上端以外
sidewinder-went_on = { $from }の右の壁を{ $to }へ開けます。
sidewinder-ended = コインは裏：壁{ $tile }を残します。区間は終わり。
sidewinder-rose = 区間は終わり：その中の{ $from }から、上の壁を{ $to }へ開けます。

wilson-title = Wilsonの気まぐれ散歩
wilson-idea = 木に着くまでランダムウォーク、ループは忘れます。どの迷路も、同じ確率で生まれます。
wilson-tells = どの迷路も同じ確率なので、目立つ特徴がありません。短い行き止まりがあらゆる方向に。Union-Findと並ぶと、専門家でも当てずっぽうです。
wilson-program =
    ゴールの部屋を木にする
    木の外に部屋がある間:
      そのうち最初の部屋から:
        木まで気まぐれに散歩、ループは忘れる
      散歩の道を最初からたどる:
        壁を開けて、部屋を木に加える
wilson-set_out = 木の外の{ $from }から、散歩に出発：{ $to }へ。
wilson-walked = 気まぐれに、{ $from }から{ $to }へ。
wilson-opened = 散歩の道をたどり、壁{ $tile }を開けます。{ $from }が木に加わりました。

dijkstra-title = Dijkstra法
a-star-doubled-title = A* · 見積もり2倍
a-star-title = A*
a-star-idea = チーズのありかに見当をつける水のよう。歩いた歩数gと残りの見積もりhの和、fが最小のところから先に。
a-star-program =
    スタートを待たせる
    待っているものがある間:
      f = g + h が最小のものを訪れる
      その隣の未訪問を待たせる
      ゴールなら: 来た道を逆にたどる
    経路はない
a-star-entered = f = g + hが最小の{ $tile }を訪れます。待っているのは{ $held }個。
a-star-arrived = { $tile }がゴール：来た道を逆にたどれば経路です。
a-star-gave_up = もう何も待っていません：経路はありません。

breadth-first-title = 幅優先探索
breadth-first-idea = 水のように、近いところから順番に。最初に見つかるのは、必ず最短経路です。
breadth-first-program =
    スタートをキューに入れる
    キューが空でない間:
      キューの先頭を訪れる
      その隣の未訪問をキューに入れる
      ゴールなら: 来た道を逆にたどる
    経路はない
breadth-first-entered = キューの先頭、{ $tile }を訪れ、隣の未訪問をキューに入れます。キューには{ $held }個。
breadth-first-arrived = { $tile }がゴール：来た道を逆にたどれば経路です。
breadth-first-gave_up = キューが空です：経路はありません。

dead-end-filler-title = 行き止まり埋め
dead-end-filler-idea = 行き止まりがなくなるまで埋めます。残ったところが道です。
dead-end-filler-program =
    行き止まりをすべてキューに入れる
    キューが空でない間:
      先頭を埋め、新しい行き止まりもキューへ
    残りを深さ優先で歩く:
      未訪問の隣へ進む
        ゴールなら: スタックが経路
      なければ戻る
    経路はない
dead-end-filler-filled = { $tile }は行き止まり：埋めます。キューには{ $held }個。
dead-end-filler-went_on = 埋める行き止まりはもうありません：{ $tile }へ進みます。
dead-end-filler-arrived = { $tile }がゴール：スタックが経路です。
dead-end-filler-went_back = { $tile }から先へは進めません：戻ります。
dead-end-filler-gave_up = 歩くところがもうありません：経路はありません。

depth-first-title = 深さ優先探索
depth-first-idea = 1本の道を、行けるところまで。スタックがその道で、ポップしたものは行き止まりでした。
depth-first-program =
    スタートをプッシュ
    スタックが空でない間:
      一番上の隣に未訪問の部屋があれば:
        プッシュし、訪問済みの印を付ける
        ゴールなら: スタックが経路
      でなければ: ポップして戻る
    経路はない
depth-first-began = スタート{ $tile }をプッシュ。
depth-first-went_on = 一番上の隣の{ $tile }は未訪問：プッシュ。スタックには{ $held }個。
depth-first-arrived = { $tile }がゴール：スタックが経路です。
depth-first-went_back = { $tile }の隣はすべて訪問済み：ポップ。スタックには{ $held }個。
depth-first-gave_up = スタックが空です：経路はありません。

depth-first-calls-idea = 自分自身を呼び出す関数で書いた深さ優先探索。まだ戻っていない呼び出しが、スタックそのものです。
depth-first-calls-program =
    スタートに印; dfs(スタート); 失敗: 経路なし
    dfs(部屋):
      ゴールなら: 「発見」を返す
      右, 下, 左, 上 について:
        未訪問なら印; dfs(それ)なら「発見」
      戻る
depth-first-calls-began = スタート{ $tile }に印を付け、dfs({ $tile })を呼び出します。
depth-first-calls-called = { $tile }は未訪問：dfs({ $from })が印を付けてdfs({ $tile })を呼び出します。まだ戻っていない呼び出し：{ $held }個。
depth-first-calls-arrived = { $tile }がゴール：すべての呼び出しが「発見」を返し、その部屋の並びが経路です。
depth-first-calls-returned = { $tile }の隣はすべて訪問済み：dfs({ $tile })は戻ります。
depth-first-calls-gave_up = 最初の呼び出しが戻りました：経路はありません。

sharp-depth-first-title = 目ざとい深さ優先
sharp-depth-first-idea = 目を光らせて進む深さ優先探索。見える行き止まりと、自分の道で切り離された場所は飛ばします。
sharp-depth-first-program =
    スタートをプッシュ
    スタックが空でない間:
      自分の道で切り離された場所を封鎖
      次の通路がただの行き止まりなら: 飛ばす
      通路があれば: その先をプッシュ
        ゴールなら: スタックが経路
      でなければ: ポップして戻る
    経路はない
sharp-depth-first-began = スタート{ $tile }をプッシュ。
sharp-depth-first-sealed = 自分の道が{ $tile }をゴールから切り離しました：封鎖します。
sharp-depth-first-skipped = { $tile }はただの行き止まりの中：飛ばします。
sharp-depth-first-went_on = 一番上の隣の{ $tile }がまだ試せます：プッシュ。スタックには{ $held }個。
sharp-depth-first-arrived = { $tile }がゴール：スタックが経路です。
sharp-depth-first-went_back = { $tile }にもう通路はありません：ポップ。スタックには{ $held }個。
sharp-depth-first-gave_up = スタックが空です：経路はありません。

tremaux-title = Trémaux法
tremaux-idea = 通路を通るたびに印を1つ、3つ目は決して付けません。チョークで引くアリアドネの糸です。
tremaux-program =
    スタートに立つ
    知っている場所なら: すぐに引き返す
    印のない通路があれば: 印を付けて通る
      ゴールに着けば: 完了
    でなければ: 印1つの通路を戻り、印を付ける
    それもなければ: 経路はない
tremaux-began = スタート{ $tile }に立ちます。
tremaux-turned_back = { $tile }は知っている場所：すぐに{ $to }へ引き返します。
tremaux-went_on = { $tile }への通路には印がありません：印を付けて通ります。
tremaux-arrived = { $tile }がゴール：印が1つの通路が経路です。
tremaux-went_back = { $tile }の通路はどれも印つき：戻ります。
tremaux-gave_up = 通路がもうありません：経路はありません。

wall-follower-left-title = 左手法
wall-follower-title = 右手法
wall-follower-idea = 片手をずっと壁に。島のある迷路では永遠に回りかねないので、それに気づいたらマスに印を付けます。
wall-follower-program =
    壁に手を当てる
    手の導くほうへ進む
      ゴールなら: 完了
      輪になれば: 輪を取り消す
    同じ道を二度通れば: 迷子
      スタートに戻り、ここから印を残す
      印のないほうへ、手の側から
      なければ戻る
    経路はない
wall-follower-began = { $tile }の壁に手を当てます。
wall-follower-followed = 壁づたいに{ $to }へ進みます。
wall-follower-arrived = { $tile }がゴール：完了です。
wall-follower-closed_ring = 壁づたいに輪を1周しました：{ $tile }から順に取り消します。
wall-follower-gave_ring_back = { $tile }は輪の上：取り消します。
wall-follower-lost = 同じ道は二度目：迷子です。
wall-follower-went_back = スタートへ戻ります：{ $tile }を取り消します。
wall-follower-went_on = { $tile }には印がありません：手の側から、そこへ進みます。
wall-follower-turned_back = { $tile }の隣はどこも印つき：引き返します。
wall-follower-gave_up = 印のないところがもうありません：経路はありません。
