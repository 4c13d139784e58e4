## ワークシートのことば

worksheet-worksheet = ワークシート
worksheet-solution = 解答
worksheet-name = 名前
worksheet-date = 日付
worksheet-walls_in_order = 壁をこの順に調べましょう。2つの集合の間なら開け、1つの集合の中なら残します。
worksheet-operations_in_order = この順に操作を行い、結果をそれぞれ書きましょう。
worksheet-tie = どちらも同じなら、2つ目の根を1つ目の根の下に付けます。
worksheet-fill_in_parents = そのあと、すべてのparentを書き入れましょう。根は自分自身を指します。
worksheet-fill_in_sizes = そのあと、すべてのparentと、根ごとの集合のサイズを書き入れましょう。根は自分自身を指します。
worksheet-fill_in_ranks = そのあと、すべてのparentと、根ごとのランクを書き入れましょう。根は自分自身を指します。
worksheet-opened = 開けた
worksheet-kept = 残した
worksheet-joined = つないだ
worksheet-same = 同じ集合
