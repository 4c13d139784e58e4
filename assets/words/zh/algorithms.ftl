kruskal-title = 冰茶姬 · 并查集
kruskal-idea = 冰茶姬只打开两边还没连通的墙。并查集几乎立刻就能回答是否连通。
kruskal-tells = 墙在整个迷宫里到处打开：死胡同又多又短，分布均匀，没有哪个方向特别突出。
kruskal-program =
    对打乱的每面墙：
      a、b = 墙两边的房间
      如果 find(a) != find(b)：
        打开这面墙
        union(a, b)  # 按大小合并
      否则：保留这面墙
kruskal-merged = 墙 { $tile } 两边是两个集合：打开它，{ $from } 挂到 { $to } 下面。
kruskal-kept = 墙 { $tile } 两边是同一个集合：保留它。
kruskal-took = 轮到墙 { $tile }：a 是 { $from }，b 是 { $to }。
kruskal-compared = find(a) 是 { $from }，find(b) 是 { $to }：一样吗？
kruskal-opened = 不一样：打开墙 { $tile }。

kruskal-find-idea = 每个房间指向它的父节点，根指向自己。每次往上爬，路上的房间每隔一个就挂高一层。
kruskal-find-program =
    find(x)：
      当 parent[x] != x：
        parent[x] = parent[parent[x]]  # 挂高
        x = parent[x]  # 往上
      返回 x  # 根
kruskal-find-halved = { $from } 不是根：现在把它挂到父节点的父节点 { $to } 下面。
kruskal-find-stayed = { $from } 已经直接挂在根 { $to } 下面：什么都不变。
kruskal-find-went_on = 从 { $from } 往上到 { $to }。
kruskal-find-found = { $to } 指向自己：它就是根。

find-plain-idea = find 沿父节点一路往上爬，直到根。
find-plain-program =
    find(x)：
      当 parent[x] != x：
        x = parent[x]  # 往上
      返回 x  # 根
find-plain-began = find({ $from })：从 { $from } 爬到它的根。
find-plain-went_up = { $from } 不是根：从它往上到 { $to }。
find-plain-found = { $to } 指向自己：它就是根。

find-halving-idea = find 往上爬时，路上的成员每隔一个就挂高一层。
find-halving-program =
    find(x)：
      当 parent[x] != x：
        parent[x] = parent[parent[x]]  # 挂高
        x = parent[x]  # 往上
      返回 x  # 根
find-halving-began = find({ $from })：从 { $from } 爬到它的根。
find-halving-halved = { $from } 原来挂在 { $tile } 下面，现在挂到父节点的父节点 { $to } 下面。
find-halving-went_on = 从 { $from } 往上到 { $to }。
find-halving-went_up = { $from } 就挂在根下面，不用动：从它往上到 { $to }。
find-halving-found = { $to } 指向自己：它就是根。

find-full-idea = find 找到根以后，把整条路径都直接挂到根下面。
find-full-program =
    find(x)：
      root = x
      当 parent[root] != root：
        root = parent[root]  # 往上
      当 parent[x] != root：
        parent[x], x = root, parent[x]  # 挂高
      返回 root
find-full-began = find({ $from })：从 { $from } 爬到它的根。
find-full-went_up = { $from } 不是根：从它往上到 { $to }。
find-full-saw = { $to } 指向自己：它就是根。
find-full-turned = { $to } 就是根。沿来路再走一遍：{ $from } 原来挂在 { $tile } 下面，现在直接挂到 { $to } 下面。
find-full-hung = 沿来路再走一遍：{ $from } 原来挂在 { $tile } 下面，现在直接挂到根 { $to } 下面。
find-full-found = 整条路径都挂在根 { $to } 下面了。

union-naive-idea = b 的根总是挂到 a 的根下面，不管集合有多大。
union-naive-program =
    union(a, b)：
      a、b = find(a)、find(b)
      如果 a == b：返回
      parent[b] = a  # 挂上
union-naive-began = union({ $from }, { $to })：先找到两个根。
union-naive-same = 两个根都是 { $from }：已经是同一个集合，什么也不做。
union-naive-linked = 两个根不同：{ $from } 挂到 { $to } 下面。

union-size-idea = 小的集合挂到大的集合下面。
union-size-program =
    union(a, b)：
      a、b = find(a)、find(b)
      如果 a == b：返回
      如果 size[a] < size[b]：交换 a、b
      parent[b] = a  # 挂上
      size[a] += size[b]
union-size-began = union({ $from }, { $to })：先找到两个根。
union-size-same = 两个根都是 { $from }：已经是同一个集合，什么也不做。
union-size-linked = 两个根不同：{ $from }（{ $fewer } 个）挂到 { $to }（{ $more } 个）下面。

union-rank-idea = 秩低的根挂到另一个下面；秩相同时，上面的那个加一。
union-rank-program =
    union(a, b)：
      a、b = find(a)、find(b)
      如果 a == b：返回
      如果 rank[a] < rank[b]：交换 a、b
      parent[b] = a  # 挂上
      如果 rank[a] == rank[b]：rank[a] += 1
union-rank-began = union({ $from }, { $to })：先找到两个根。
union-rank-same = 两个根都是 { $from }：已经是同一个集合，什么也不做。
union-rank-linked = 两个根不同：{ $from }（秩 { $fewer }）挂到 { $to }（秩 { $more }）下面。

backtracker-title = 深度优先回溯
backtracker-idea = 一条不与自己相交的长路。走不动时，退回上一个还有选择的地方。
backtracker-tells = 走到无路可走才回头：走廊又长又弯，死胡同很少，从一头到另一头要走很远。
backtracker-program =
    任选一个房间入栈
    当栈不空：
      如果栈顶旁边有新房间：
        打开通向其中一间的墙
        把它压入栈
      否则：出栈
backtracker-went_on = { $from } 旁边的 { $to } 没到过：打开墙，把它压入栈。栈里有 { $held } 个。
backtracker-went_back = { $from } 旁边没有新房间：出栈。栈里有 { $held } 个。

binary-tree-title = 二叉树
binary-tree-idea = 每个房间向左或向上打开一面墙。很快，但回家的路总是向上和向左。
binary-tree-tells = 除左上角外，每个房间都向上或向左打通：最上面一行和最左边一列都是通的走廊，没有死胡同向右或向下开口。
binary-tree-program =
    对除第一间外的每个房间：
      在首行：向左打开
      否则在首列：向上打开
      否则一半机会：向上打开
      否则：向左打开
binary-tree-on_top = { $from } 在首行：向左打开到 { $to } 的墙。
binary-tree-at_the_left = { $from } 在首列：向上打开到 { $to } 的墙。
binary-tree-up_by_coin = 随机向上：{ $from } 打开到 { $to } 的墙。
binary-tree-left_by_coin = 随机向左：{ $from } 打开到 { $to } 的墙。

dig-title = 随机挖掘
dig-idea = 像鼹鼠一样挖，只挖不会挖穿旧路的地方。每一格都算，不只是房间。
dig-program =
    挖开起点，入栈
    当栈不空：
      如果栈顶旁有一格三面是墙：
        挖开其中一格，入栈
      否则：出栈
    如果终点还是墙：挖一条地道
      并把环上的一格填回去
dig-began = 挖开起点 { $tile }，把它压入栈。
dig-dug = { $from } 旁边的 { $tile } 三面是墙：挖开，压入栈。栈里有 { $held } 格。
dig-went_back = { $from } 旁边没有能挖的：出栈。栈里有 { $held } 格。
dig-tunnelled = 终点还是墙：挖一条地道，经过 { $tile }。
dig-filled = 把 { $tile } 填回去，不留下环。

division-title = 递归分割
division-idea = 这里不是拆墙，而是砌墙。每个厅用十字墙分成四块，留三扇门，再继续分。
division-tells = 用十字墙把大厅分成四块，每个十字只留三扇门：找又长又直的墙和走廊。
division-program =
    整个大厅入栈
    当栈里还有大厅：
      出栈一个，任选其中一根柱子
      还能再分的四块入栈
      从柱子向四面砌墙
      在其中三面墙上各开一扇门
division-crossed = 轮到从 { $from } 到 { $to } 的大厅：用十字墙把它分开。
division-walled = 砌墙 { $tile }。
division-opened = 在十字墙上开一扇门：{ $tile }。

drawn-title = 手绘迷宫
drawn-idea = 这是有人一面墙一面墙画出来的，没有一处是随机的。
drawn-program =
    对每个房间：
      对它的上边和左边：
        如果画的是通的：打开
        否则：留着墙
drawn-opened = { $from } 和 { $to } 之间画的是通的。
drawn-kept = 保留墙 { $tile }：画的就是墙。

eller-title = Eller 逐行生成
eller-idea = 一行一行地生成，只记住一行的集合。它可以无限延伸，也不需要更多内存。
eller-tells = 它一行一行地生成，但几乎看不出来：到处都是短短的死胡同，和并查集差不多一样多。
eller-program =
    对每一行：
      对行内相邻两间之间的墙：
        不同集合且随机选中：打开
        否则：保留
      对每个房间（末行除外）：
        随机选中或它的集合还没有出路：向下打开
        否则：保留下面的墙
eller-joined = { $from } 和 { $to } 在两个集合里：打开它们之间的墙。
eller-kept = 保留墙 { $tile }：两边是同一个集合，或者随机不开。
eller-descended = { $from } 向下打开到 { $to } 的墙：随机选中，或者它的集合没有别的出路。
eller-kept_below = 保留墙 { $tile }：随机不开。

growing-tree-title = 生长树
growing-tree-idea = 一份房间名单：有时取最新的，有时随便取。介于回溯和 Prim 之间。
growing-tree-tells = 一半时候像深度优先，一半时候像 Prim：死胡同比并查集少，比深度优先回溯多。
growing-tree-program =
    任选一个房间放进名单
    当名单不空：
      取最新的房间，有时随机取一个
      如果旁边有新房间：
        打开通向其中一间的墙，放进名单
      否则：从名单划掉它
growing-tree-grew = 取 { $from }。它旁边的 { $to } 没到过：打开墙，放进名单。名单上有 { $held } 个。
growing-tree-struck = 取 { $from }。它旁边没有新房间：划掉它。名单上有 { $held } 个。

hunt-and-kill-title = 游走与搜寻
hunt-and-kill-idea = 一直走到走不动，再逐行寻找挨着旧房间的新房间，从那里继续。
hunt-and-kill-tells = 先随意走到无路可走，再搜寻新的起点：走廊很长，死胡同很少。
hunt-and-kill-program =
    从任意房间开始
    当旁边有新房间：
      打开通向其中一间的墙，走过去
    逐行搜寻挨着已到房间的新房间
      打开它与某个已到邻居之间的墙
      从那里继续
hunt-and-kill-walked = { $from } 旁边的 { $to } 没到过：打开墙，走过去。
hunt-and-kill-hunted = 走不动了。逐行搜寻，找到挨着已到房间的新房间 { $to }。
hunt-and-kill-joined = 打开 { $to } 与已到邻居 { $from } 之间的墙，再从 { $to } 继续。

loops-idea = 打通一些死胡同，让路不止一条。
loops-program =
    按随机顺序对一部分死胡同：
      如果仍是死胡同，且墙后有路：
        打开一面这样的墙
loops-looped = { $from } 是死胡同，墙 { $tile } 后面有路：打开它。

prim-title = Prim 算法
prim-idea = 迷宫像霜一样从一个房间长出来：总是在边缘的任意一处生长。
prim-tells = 从一个房间向外生长，大多数岔路一两个房间就到头：死胡同最多，路都很短。
prim-program =
    从任意房间开始
    当边缘不空：
      从边缘任取一个房间
      打开它与某个已到邻居之间的墙
      它的新邻居加入边缘
prim-grew = 从边缘取 { $to }：打开它到已到的 { $from } 的墙。边缘有 { $held } 个。

sidewinder-title = 响尾蛇
sidewinder-idea = 一行一行：向右成段，每段选一间向上打开。
sidewinder-tells = 最上面一行是一条长走廊，没有一个死胡同向下开口。
sidewinder-program =
    逐行对每个房间：
      随机选中：向右打开  # 首行总是打开
      否则：保留墙，这一段结束
    一段结束或一行结束时：
      从这一段任选一间向上打开  # 首行不用
sidewinder-went_on = { $from } 向右打开到 { $to } 的墙。
sidewinder-ended = 没有选中：保留墙 { $tile }，这一段结束。
sidewinder-rose = 这一段结束了：其中的 { $from } 向上打开到 { $to } 的墙。

wilson-title = Wilson 随机游走
wilson-idea = 随机游走直到碰到树，环路都作废。所有可能的迷宫机会均等。
wilson-tells = 每个迷宫的概率都相同，所以没有什么特别突出：四面八方都有短短的死胡同。和并查集放在一起，连专家也只能猜。
wilson-program =
    终点的房间就是树
    当还有房间不在树里：
      从第一个这样的房间出发：
        随机走到树为止，绕出的环路作废
      再从头沿这条路走：
        打开墙，房间加入树
wilson-set_out = 从树外的 { $from } 出发游走，来到 { $to }。
wilson-walked = 随机游走，从 { $from } 到 { $to }。
wilson-opened = 沿这条路走：打开墙 { $tile }，{ $from } 加入树。

dijkstra-title = Dijkstra 算法
a-star-doubled-title = A* 搜索，估计加倍
a-star-title = A* 搜索
a-star-idea = 像会猜奶酪在哪里的水：先去 f 最小的地方，f 是已走的步数 g 加上估计还剩的步数 h。
a-star-program =
    让起点等着
    只要还有在等的：
      进入 f = g + h 最小的
      它旁边没到过的开始等
      如果它是终点：沿来路倒着走
    没有路线
a-star-entered = { $tile } 的 f = g + h 最小：进入它。还有 { $held } 个在等。
a-star-arrived = { $tile } 是终点：沿来路倒着走就是路线。
a-star-gave_up = 没有在等的了：没有路线。

breadth-first-title = 广度优先
breadth-first-idea = 像水一样：按距离的顺序到达所有地方。最先找到的路就是最短的。
breadth-first-program =
    起点入队
    当队列不空：
      进入队首
      它旁边没到过的入队
      如果它是终点：沿来路倒着走
    没有路线
breadth-first-entered = { $tile } 在队首：进入它，旁边没到过的入队。队列里有 { $held } 个。
breadth-first-arrived = { $tile } 是终点：沿来路倒着走就是路线。
breadth-first-gave_up = 队列空了：没有路线。

dead-end-filler-title = 填死胡同
dead-end-filler-idea = 不断填掉死胡同，直到一个也没有。剩下的就是路。
dead-end-filler-program =
    所有死胡同入队
    当队列不空：
      填掉第一个，新的死胡同入队
    在剩下的路上深度优先地走：
      走到旁边没到过的
        如果它是终点：栈就是路线
      或者从走到头的地方退回
    没有路线
dead-end-filler-filled = { $tile } 是死胡同：填掉它。队列里有 { $held } 个。
dead-end-filler-went_on = 没有死胡同可填了：走到 { $tile }。
dead-end-filler-arrived = { $tile } 是终点：栈就是路线。
dead-end-filler-went_back = { $tile } 旁边都到过了：从它退回。
dead-end-filler-gave_up = 没有可走的了：没有路线。

depth-first-title = 深度优先
depth-first-idea = 一条路走到底。栈就是路线，出栈的就是死胡同。
depth-first-program =
    起点入栈
    当栈不空：
      如果栈顶旁边有没到过的：
        把它压入栈，标记为已进入
        如果它是终点：栈就是路线
      否则：出栈，退回
    没有路线
depth-first-began = 把起点 { $tile } 压入栈。
depth-first-went_on = 栈顶旁边的 { $tile } 没到过：把它压入栈。栈里有 { $held } 个。
depth-first-arrived = { $tile } 是终点：栈就是路线。
depth-first-went_back = { $tile } 旁边都到过了：出栈。栈里有 { $held } 个。
depth-first-gave_up = 栈空了：没有路线。

depth-first-calls-idea = 把深度优先写成调用自己的函数：还没返回的调用就是栈。
depth-first-calls-program =
    标记起点；dfs(起点)；没找到：没有路线
    dfs(房间)：
      如果它是终点：返回“找到”
      对右、下、左、上：
        没进过？标记；dfs(它)找到：返回“找到”
      返回
depth-first-calls-began = 标记起点 { $tile }，调用 dfs({ $tile })。
depth-first-calls-called = { $tile } 没进过：dfs({ $from }) 标记它，调用 dfs({ $tile })。没返回的调用有 { $held } 层。
depth-first-calls-arrived = { $tile } 是终点：每一层都返回“找到”，这些房间就是路线。
depth-first-calls-returned = { $tile } 的四边没有新房间了：dfs({ $tile }) 返回。
depth-first-calls-gave_up = 最外面的调用返回了：没有路线。

sharp-depth-first-title = 锐眼深度优先
sharp-depth-first-idea = 睁着眼的深度优先：跳过看得见的死胡同，也跳过被自己的路隔开的部分。
sharp-depth-first-program =
    起点入栈
    当栈不空：
      封住被自己的路与终点隔开的部分
      下一条通道是笔直的死胡同：跳过
      否则如果还有通道：把那头压入栈
        如果它是终点：栈就是路线
      否则：出栈，退回
    没有路线
sharp-depth-first-began = 把起点 { $tile } 压入栈。
sharp-depth-first-sealed = 自己的路把 { $tile } 与终点隔开：封住它。
sharp-depth-first-skipped = { $tile } 在笔直的死胡同里：跳过它。
sharp-depth-first-went_on = 栈顶旁边的 { $tile } 可以试：把它压入栈。栈里有 { $held } 个。
sharp-depth-first-arrived = { $tile } 是终点：栈就是路线。
sharp-depth-first-went_back = { $tile } 没有别的通道了：出栈。栈里有 { $held } 个。
sharp-depth-first-gave_up = 栈空了：没有路线。

tremaux-title = Trémaux 算法
tremaux-idea = 每走过一条通道就画一道，绝不画第三道：用粉笔画的阿里阿德涅之线。
tremaux-program =
    站在起点
    如果来过这里：立刻回头
    如果有没记号的通道：做记号，走进去
      如果通向终点：完成
    否则：从只有一个记号的通道退回，再做记号
    一条也没有了：没有路线
tremaux-began = 站在起点 { $tile }。
tremaux-turned_back = 来过 { $tile }：立刻回头，到 { $to }。
tremaux-went_on = 通向 { $tile } 的通道没有记号：做记号，走进去。
tremaux-arrived = { $tile } 是终点：只有一个记号的通道就是路线。
tremaux-went_back = { $tile } 的通道都有记号：从它退回。
tremaux-gave_up = 一条通道也没有了：没有路线。

wall-follower-left-title = 左手扶墙
wall-follower-title = 右手扶墙
wall-follower-idea = 一只手摸着墙走。迷宫有孤岛会一直绕圈，所以它会发觉并给格子做记号。
wall-follower-program =
    把一只手放在墙上
    跟着墙走
      如果到了终点：完成
      如果绕成了一个圈：退回这个圈
    如果同一方向经过两次：迷路了
      回到起点，从现在起做记号
      先走没有记号的
      否则退回
    没有路线
wall-follower-began = 在 { $tile } 把一只手放在墙上。
wall-follower-followed = 跟着墙走到 { $to }。
wall-follower-arrived = { $tile } 是终点：完成。
wall-follower-closed_ring = 跟着墙绕成了一个圈：退回这个圈，先退 { $tile }。
wall-follower-gave_ring_back = { $tile } 在圈上：退回它。
wall-follower-lost = 同一方向第二次经过：迷路了。
wall-follower-went_back = 回到起点：退回 { $tile }。
wall-follower-went_on = { $tile } 没有记号：扶着墙走过去。
wall-follower-turned_back = { $tile } 旁边都有记号：从它退回。
wall-follower-gave_up = 没有记号的地方一个也没有了：没有路线。
