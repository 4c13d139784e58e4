## ラボのことば

lab-laboratory = ラボ
lab-shelf = 見て、試して、答える：1つ5分
lab-union_find = Union-Find
lab-searches = 探索
lab-by_oneself = 自分でやる
lab-rules = ルール
lab-link = union
lab-compression = find
lab-beside = 比較
lab-hops = 読み
lab-deepest = 深
lab-member = 要素
lab-rank = rank
lab-bench = 自由な作業台
lab-bench_about = 好きなunionとfindを、好きなルールで。
lab-how_to_add = unionは要素を2つ、findは1つを2回選ぶ。入力なら union 3 7 や find 5
lab-how_to_answer = 図をクリックするか、番号を入力してEnter。
lab-how_to_name_room = そこへ向かう矢印キーを押すか、図をクリックするか、番号を入力してEnter。
lab-your_turn = あなたの番
lab-two = 2つの集合
lab-one = 1つの集合
lab-open_it = 開ける
lab-keep_it = 残す
lab-goes_on = 先へ進む
lab-turns_back = 引き返す
lab-right = 正解！
lab-number_reason = 部屋が見つかるか、離れて二度と戻らなくなるたびに、次の数を書きます。
lab-distance_reason = どの部屋も、自分をキューに入れた部屋より1つだけスタートから遠くなります。
lab-full_marks = 満点：あなたがアルゴリズムです！
lab-once_more = 完了。もう1問？
lab-shown = 手本
lab-front_first = 先頭から
lab-rule = ルール
lab-link_key = unionのルール
lab-compression_key = findのルール
lab-beside_key = 比較
lab-operation_key = 操作を丸ごと
lab-next_note = 次の説明
lab-answer_key = 答える
lab-hall_key = みんなに聞く
lab-count_key = 挙手を数える
lab-time_key = 時間を増減
lab-clock_key = 時計を止める
lab-next_answer_key = 次の答え
lab-take_hands_key = 完了
lab-held_in_short = 未回答
lab-held = まだ答えていません：もう1回押すと、答えずに進みます。
lab-show_key = 手本
lab-take_back_key = 元に戻す
lab-another_key = もう1問
lab-ask_key = 自分でやる
lab-right_at_once = 1回で正解
lab-time = 時間
lab-hand_in = 結果を1行に。そのまま提出できます
lab-hand_in_key = 結果をコピー
lab-chart = 要素が増えたときのコスト
lab-chart_key = 増え方
lab-reads_and_writes = parentの読み＋書き
lab-order_key = unionの順
lab-save_table_key = 数値を保存
lab-members_key = 要素数
lab-measuring = 計測中
lab-too_slow = 遅すぎます
lab-union_asked = union({ $a }, { $b })：集合は2つ？ それとも1つ？
lab-wall_asked = 次は壁{ $a }|{ $b }：開ける？ それとも残す？
lab-winner_asked = union({ $a }, { $b })：上に残る根は？ 同じなら、先に書いたほうの根です。
lab-hops_asked = { $operation }：parentを何回読む？
lab-parent_asked = find({ $member })のあと、{ $member }はどの要素の下に付く？
lab-stack_room_asked = 深さ優先探索は{ $at }にいて、順番は右、下、左、上。次に進む部屋は？
lab-queue_room_asked = 幅優先探索は{ $at }を取り出したところで、順番は右、下、左、上。次に取り出す部屋は？
lab-turn_asked = 深さ優先探索は{ $at }にいます。進む？ それとも引き返す？
lab-stack_held_asked = 順番は右、下、左、上。{ $at }から次の1手のあと、スタックの中身は？ 一番上から答えましょう。
lab-queue_held_asked = { $at }の次の部屋を取り出し、新しい隣を右、下、左、上の順に入れます。キューの中身は？ 先頭から答えましょう。
lab-number_asked = 深さ優先探索は{ $at }にいます。見つけた部屋と離れた部屋を通しで数えると、次に書く数は？
lab-distance_asked = { $at }を取り出しました。次に取り出す部屋は、スタートからどれだけ離れている？
lab-wrong = いいえ、正解は{ $answer }。この問題はまた出ます。
lab-climbed = 登った経路：{ $ways }。プログラムはparentを{ $hops }回読みます。
lab-comes_back = { $count }問がまた出ます：続けて再挑戦しましょう。
lab-came_back = { $count }問にもう一度答えて、全問正解。
lab-marks = 1回で正解：{ $all }問中{ $right }問
lab-climb = find({ $sought })はいま{ $at }。次に行く先を選んでください。{ $at }が根なら、{ $at }そのものを。
lab-rehang = { $at }で経路半減：{ $at }はこれから、どの要素の下に付く？
lab-sets = union({ $a }, { $b })：集合は2つ？ それとも1つ？
lab-wall = 次は壁{ $a }|{ $b }：開ける？ それとも残す？
lab-below = union({ $a }, { $b })をサイズで。同じなら後のほうが下に付きます。下に付く根を選んでください。
lab-above = では、{ $below }はどの根の下に付く？
lab-stack_next = 深さ優先探索は{ $at }にいて、順番は右、下、左、上。次に進む部屋を選んでください。
lab-stack_asked = 深さ優先探索が{ $at }から引き返すところです。ポップする前のスタックの中身は？ 一番上から答えましょう。
lab-queue_asked = 幅優先探索は{ $at }を取り出し、新しい隣を右、下、左、上の順に入れました。キューの中身は？ 先頭から答えましょう。
lab-queue_next = 幅優先探索は{ $at }を取り出し、新しい隣は右、下、左、上の順に入れました。次に取り出す部屋を選んでください。
lab-no_operation = 「{ $line }」は操作ではありません：例は union 3 7 や find 5
lab-no_member = { $member }はありません：要素の番号は0から{ $last }までです
lab-asked_in = 「{ $rules }」の森で：{ $question }
lab-other_rules = このカードの説明は別のルールについてのものです：{ $rules }。
lab-compared = 選ぶと変わるのは「{ $rules }」です。隣の「{ $beside }」は変わりません。
lab-variant = { $link }/{ $compression }
lab-chart_of = 要素{ $members }個：まずこの順にすべてunion、それから同じ回数だけランダムにfind。破線はn log nとn alpha(n)の増え方で、その何倍もかかるものは線より上に来ます。

## 集合のつなぎ方

lab-links-naive = 素朴
lab-links-by_size = サイズ
lab-links-by_rank = ランク

## 経路の縮め方

lab-compressions-none = 単純
lab-compressions-halving = 半減
lab-compressions-full = 完全

## 練習問題

lab-skills-find = find役
lab-skills-halving = 経路半減役
lab-skills-union = サイズのunion役
lab-skills-kruskal = Kruskal役
lab-skills-stack = スタック役
lab-skills-queue = キュー役

## 練習問題

lab-skill_notes-find = 親から親へ、根まで登りましょう。
lab-skill_notes-halving = 登りながら、1つおきに上へ付け替えます。
lab-skill_notes-union = 集合は1つ？ 2つ？ どの根をどこへ？
lab-skill_notes-kruskal = 壁を開けるか残すか、集合をつなぐか。
lab-skill_notes-stack = 深さ優先探索が次に行くのは？
lab-skill_notes-queue = 幅優先探索が次に取り出すのは？

## 要素をつなぐ順

lab-orders-random = ランダム
lab-orders-chain = 鎖
lab-orders-binomial = 二項木

## 間違いが破っているルール

lab-mistakes-no_root = それは根ではありません：ほかを指しています。findが止まるのは根だけです。
lab-mistakes-past_root = findは根で止まります。根は自分自身を指すもの。ここはどうでしょう？
lab-mistakes-other_tree = それは別の木です：そこへ行くポインタはありません。
lab-mistakes-down = それは下にあります。findはポインタを上へたどり、下へは行きません。
lab-mistakes-sibling = それは兄弟です：どちらも同じ親の下にあり、互いを指すポインタはありません。
lab-mistakes-too_far = 行きすぎです：findがたどるポインタは一度に一つ。
lab-mistakes-off_the_way = 同じ木ですが、根への経路からは外れています。
lab-mistakes-full_not_halving = 行きすぎです：根のすぐ下に付けるのは完全圧縮です。
lab-mistakes-too_high = 行きすぎです：半減で上がるのは一段だけ。
lab-mistakes-not_higher = もうそこに付いています。半減では一段上に付け替えます。
lab-mistakes-loop = 自分の下や、自分に付いているものの下には付けられません：ループになってしまいます。
lab-mistakes-opened_inside = 両方から登ってみましょう：根が同じなので、集合は一つ。集合の中にドアを作るとループになります。
lab-mistakes-kept_between = 両方から登ってみましょう：根が違うので、集合は二つ。だからつなぎます。
lab-mistakes-moved_node = それは根ではありません。集合ごと動かすには、その根を付け替えます。
lab-mistakes-below_node = それは根ではありません：その下では経路が長くなります。集合は根の下に付けましょう。
lab-mistakes-own_set = それは、これから付けるほうの集合の中です。
lab-mistakes-larger_below = サイズのルールでは、小さい集合が大きい集合の下に付きます。
lab-mistakes-first_stays = 同じサイズです：そのときは、先に書いたほうの根が上に残ります。
lab-mistakes-other_set = それは、どちらの集合にも入っていません。
lab-mistakes-popped_early = ポップが早すぎます：一番上の隣に、まだ未訪問の部屋があります。
lab-mistakes-popped_twice = 行きすぎです：ポップする部屋は一つずつ。
lab-mistakes-stays = 探索はいまそこにいます：一手ごとに別の部屋へ行きます。
lab-mistakes-queue_for_stack = それではキューです。スタックは一番上から続けます。
lab-mistakes-stack_for_queue = それではスタックです：一番新しいものを取ります。キューは一番長く待ったものから。
lab-mistakes-not_front = もっと長く待っているものがあります：キューは先着順です。
lab-mistakes-order = 右、下、左、上：この順なら、先に来るのは別の部屋です。
lab-mistakes-was_there = そこはもう訪問済み：同じ部屋に二度は入りません。
lab-mistakes-wall = そこは壁：通路がつながっていません。
lab-mistakes-turned_round = 逆向きです：一番新しいものは、スタックなら一番上、キューなら最後尾です。
lab-mistakes-nothing_popped = 離れて二度と戻らない部屋は、もうスタックにありません。
lab-mistakes-popped_before = いまいる部屋は一番上にあります：ポップするのは、そこを離れるときです。
lab-mistakes-still_queued = 最後に取り出した部屋は、もうキューにありません。
lab-mistakes-nothing_taken = キューから取り出したものは、もう中にありません。
lab-mistakes-not_queued = それはキューにありません：取り出した部屋のどれとも隣り合っていません。
