card-sets-title = 集合
card-sets-about = union 把两个集合并成一个，从此不再分开。
card-sets-1 = 八个成员，各自是一个集合。每个都是根：指向自己。
card-sets-2 = union(0, 1)：两个集合并成一个。成员 1 指向 0，0 代表它们两个。
card-sets-3 = 又是一对。现在有哪些集合？每种颜色是一个集合。
card-sets-4 = 1 和 3 都不是根，所以 union 先找到两个根，再把根连起来。
card-sets-5 = 什么也没变：0 和 2 早就在同一个集合里。
card-sets-6 = 只剩一个集合。在迷宫里，这说明任何房间都能走到任何房间。

card-find-title = 查找
card-find-about = 沿父节点往上爬，直到指向自己的那个。
card-find-1 = find 回答一个问题：谁代表这个成员的集合？它一路爬到根。
card-find-2 = 读了 3 次父节点：1 不是根，往上到父节点 0，0 是根。
card-find-3 = 读 7 次：从 7 到 0 三层，每层两次，在根上再一次。越深代价越大。
card-find-4 = 读 1 次：它指向自己，所以就是根。
card-find-5 = 读 12 次：5 加 7。两次 find 到了同一个根：3 和 7 在同一个集合里。union 要问的就是这个。

card-chains-title = 无规则就成链
card-chains-about = 没有规则，森林可能变成一条长链。
card-chains-1 = 没有规则：b 的根总是挂到 a 的根下面。旁边是按大小合并的同样操作。
card-chains-2 = 这里 0 已经在第二层，按大小合并只在第一层。
card-chains-3 = 最坏的样子：一条链。最后一次 union 读了 14 次，七次一共 56 次，因为每次都要爬完整条链。
card-chains-4 = 一次 find 要读 15 次，把 n 个成员连成链大概要读 n × n 次。按大小合并，深度不会超过 log n：看看旁边的森林。

card-size-title = 按大小合并
card-size-about = 小集合挂到大的下面：路径不超过 log n。
card-size-1 = 小的集合挂到大的下面。谁下降一层，它的集合至少大了一倍。
card-size-2 = 大小相同的两两合并：对这条规则最坏。
card-size-3 = 二项树：16 个成员，4 层，而 2 的 4 次方是 16。不可能更深。
card-size-4 = 读 9 次，不会再多，因为最多四层。按 L 看看别的规则。

card-rank-title = 按秩合并
card-rank-about = 秩是树可能的高度；只有相同时才增加。
card-rank-1 = 根的秩是高度的上限。秩低的根挂到秩高的下面。
card-rank-2 = 两个秩为 0 的根相遇：上面的升到秩 1。
card-rank-3 = 秩 1 遇到秩 0：没有谁变深，所以秩不变。
card-rank-4 = 两个秩都是 1，虽然一个集合有四个成员，另一个只有两个。按大小合并就反过来了。
card-rank-5 = 两层，读 5 次。两条规则保证的是一样的：路径不会超过 log n。

card-halving-title = 路径减半
card-halving-about = 往上爬时，每隔一个挂高一层。
card-halving-1 = 八个一条链，每次合并的都是根，只要读两次。现在从最底下 find 一次，一步一步看。
card-halving-2 = 读 17 次，旁边是 15 次；但路径短了一半。
card-halving-3 = 读 9 次，路径又短一半。查找的同时就修好了森林，不用多走一遍。
card-halving-4 = 比较读的次数：四次 find 用了 36 次，旁边用了 60 次。而这条规则只要一行。

card-full-title = 完全压缩
card-full-about = 再走一遍，把整条路径直接挂到根下面。
card-full-1 = 同样的链。完全压缩先爬到根，再把路径走一遍。
card-full-2 = 路径上的每一个都直接挂在 7 下面，走了两遍，读 28 次。旁边的减半只走一遍，做了一部分，读 17 次。
card-full-3 = 从此每次读 4 次：爬到根 3 次，再 1 次看到没有更低的。再加上按大小或按秩合并，也不会多很多。

card-kruskal-title = Kruskal 迷宫
card-kruskal-about = 墙按随机顺序来：两边是两个集合就打开。
card-kruskal-1 = 每个房间是一个集合。墙的两边是两个集合，就打开它。
card-kruskal-2 = 保留的墙：已经有路绕过它，在这里开门就会有环路。
card-kruskal-3 = 一个集合：每个房间都能到，任意两个之间正好一条路。

card-stack-title = 栈
card-stack-about = 有新房间就往前走，没有就退回。
card-stack-1 = 栈就是从起点到这里的路，最新的房间在栈顶。
card-stack-2 = 现在栈顶是房间 5。它旁边有新房间吗？
card-stack-3 = 回到了 0。它的两扇门里还有一扇没走过。
card-stack-4 = 顺序是右、下、左、上，所以 10 在 13 前面。
card-stack-5 = 终点在栈顶。栈就是路线：0、4、8、9、13、14、15。

card-times-title = 发现与完成
card-times-about = 每个房间两个数，一对包着一对。
card-times-1 = 找到一个房间，写下第一个数；不再回来时，写下第二个数。
card-times-2 = 找到房间 3，写下 4。
card-times-3 = 3 有 4/5：中间什么也没找到，所以是死胡同。
card-times-4 = 2 有 3/6。从它那里找到的 4/5，就在它的两个数之间。
card-times-5 = 只有一个数的房间还在栈里：它们就是路线。

card-recursion-title = 递归与循环
card-recursion-about = 调用自己的函数也有一个栈。
card-recursion-1 = 同样的搜索，写成调用自己的函数。按 D 键或点下面的按钮看循环。
card-recursion-2 = 现在运行的是 dfs(2)。还有可以调用的吗？
card-recursion-3 = dfs(1) 也返回了。dfs(0) 接着看下一个方向：下。
card-recursion-4 = 有四层调用没返回。它们的房间就是循环的栈里的东西。
card-recursion-5 = dfs(4) 还有一个方向没试。
card-recursion-6 = dfs(15) 找到了终点。有九层调用没返回，它们的房间就是路线：0, 4, 8, 12, 13, 9, 10, 11, 15。

card-queue-title = 队列对栈
card-queue-about = 一个用队列搜索，一个用栈。
card-queue-1 = 同一个迷宫两遍：广度优先用队列，深度优先用栈。
card-queue-2 = 从 0 看得到 1 和 4。深度优先进入 1，从那里接着走；广度优先让两个都等着，先走等得最久的。
card-queue-3 = 广度优先先取距离 1 的，再取距离 2 的，一直这样。
card-queue-4 = 深度优先已经到了，走了 8 步。这是最短的路吗？
card-queue-5 = 不是：广度优先只要 6 步。不过它取了 14 个房间，深度优先只进了 9 个。

card-loops-title = 有环路的迷宫
card-loops-about = 搜索为什么不会一直绕圈？
card-loops-1 = 这里有些房间有好几条路能到。进过的房间都有标记。
card-loops-2 = 从 5 也有一条路通到 1。可是 1 已经进过，所以不再入栈。
card-loops-3 = 从 6 还有一条路通到 2，它也有标记。
card-loops-4 = 回到了起点：只剩下往下的路。
card-loops-5 = 一共 13 个房间，没有一个进过两次。

card-no-way-title = 没有路
card-no-way-about = 搜索怎么知道没有路？
card-no-way-1 = 奶酪被墙围住了。搜索怎么会知道？
card-no-way-2 = 回到了起点，不过还有一扇门没走过。
card-no-way-3 = 7 也是死胡同：它和上面一行只隔着墙。
card-no-way-4 = 栈里只剩起点，它旁边没有新房间。
card-no-way-5 = 栈空了：没有路。进过 15 个房间，只要打开一面墙就能到。
