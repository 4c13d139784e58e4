## 玩家自己的程序：鼠会走，并查集会建，栈会解

own_program-own = 你的程序
own_program-heading-walk = 你的电脑鼠
own_program-heading-build = 你的并查集
own_program-heading-solve = 你的栈
own_program-about = 输入运行程序的命令。程序该说哪些行、怎样拿到一个完整的程序来入门，见手册“自己的程序”。
own_program-about_page = 运行示例，或者你自己的程序：粘贴 JavaScript，把文件拖到这里，或者选择一个文件；WebAssembly 也行。用“await readLine()”读一行，用“print()”说一行。该说哪些行，见手册“自己的程序”。程序不会离开这个页面。
own_program-copy = 复制
own_program-program = 程序
own_program-example = 示例，{ $lines } 行
own_program-pasted = 已粘贴，{ $lines } 行
own_program-task = 让它
own_program-tasks-walk = 当鼠走迷宫
own_program-tasks-build = 用并查集建造
own_program-tasks-solve = 用栈求解
own_program-command = 命令
own_program-folder = 文件夹
own_program-kept = 用过的
own_program-choose_kept = 选一个
own_program-beside = 旁边放
own_program-nobody = 不放
own_program-ours_beside = 我们的
own_program-rooms_found = 找到 { $rooms } 个房间
own_program-other_program = 换个程序
own_program-running = 正在运行。
own_program-none_yet = 暂无
own_program-walk-score = 得分
own_program-walk-runs = 到达次数
own_program-walk-found = 已探明房间
own_program-walk-walked = 步数
own_program-walk-turns = 转弯
own_program-walk-this_run = 本次
own_program-log = 程序日志
own_program-meaningless = 第 { $number } 行无法识别：{ $text }
own_program-begin = 运行
own_program-again = 再跑一次
own_program-keep = 保存这次运行
own_program-another_maze = 换个迷宫
own_program-walk-press_reset = 按下复位

## 程序怎样结束

own_program-end-finished = 程序已结束。
own_program-end-no_better_run = 已到终点，之后再没有更好的成绩。
own_program-end-no_movement = 已终止：一直询问，却不移动。
own_program-end-too_many = 已终止：没完没了。
own_program-end-failed = 程序出错，退出码 { $code }。
own_program-end-threw = 程序出错。
own_program-end-waits_for_input = 没有标准输入，请用“await readLine()”。
own_program-end-killed = 程序被信号 { $signal } 终止。
own_program-end-not_started = 无法启动：{ $why }。
own_program-end-silent = 已终止：{ $seconds } 秒没有任何输出。
own_program-end-too_slow = 已终止：用时超过 { $seconds } 秒。
own_program-end-too_much_output = 已终止：输出超过 { $mib } MiB。
own_program-end-long_line = 已终止：有一行超过 { $kib } KiB。
own_program-end-not_reading = 已终止：积压的回答超过 { $mib } MiB。
own_program-end-too_much_memory = 已终止：内存超过 { $mib } MiB。
own_program-end-too_many_processes = 已终止：进程超过 { $count } 个。
own_program-end-stopped = 已停止。

own_program-forest = 它的森林
own_program-ours = 我们的森林，同样的墙
own_program-stack = 它的栈
own_program-is_wrong = 有错误的回答。
own_program-right = 全部正确。
own_program-several = { $what }（{ $times } 次）

## 玩家自己的并查集做了什么

own_program-build-walls = 墙
own_program-build-opened = 打开
own_program-build-finds = 查找
own_program-build-links = 连接
own_program-build-parents = 缩短
own_program-build-hops = 读取次数
own_program-build-others = 其他规则的读取次数：{ $all }
own_program-build-rule = { $link }、{ $compression } { $hops }
own_program-build-wall = 第 { $wall } 面墙在 { $a } 和 { $b } 之间。
own_program-build-find = 它查找 { $room } 的根：{ $root }。
own_program-build-link = 它把 { $below } 挂在 { $above } 下面。
own_program-build-shorten = 它缩短路径：{ $room } 挂到 { $parent } 下面。
own_program-build-opens = 它打开这面墙。
own_program-build-keeps = 它保留这面墙。

## 玩家自己的栈做了什么

own_program-solve-asked = 询问
own_program-solve-pushed = 入栈
own_program-solve-popped = 出栈
own_program-solve-peak = 最高
own_program-solve-steps = 步数
own_program-solve-ours = 我们的：入栈 { $pushed }，出栈 { $popped }，最高 { $peak }
own_program-solve-beside = 它问 { $room } 与哪些房间相通。
own_program-solve-push = 它把 { $room } 入栈。
own_program-solve-pop = 它把栈顶出栈。
own_program-solve-mark = 它标记 { $room }。
own_program-solve-unmark = 它去掉 { $room } 的标记。
own_program-solve-path = 它说出路线，共 { $steps } 步。
own_program-solve-no_path = 它说没有路线。

## 错在哪里

own_program-wrong-joined = 第 { $wall } 面墙：不该打开，{ $a } 和 { $b } 已经相连，经过 { $way }
own_program-wrong-and_more = { $way } 等，还有 { $count } 处
own_program-wrong-parted = 第 { $wall } 面墙：不该保留，{ $a } 和 { $b } 还没有相连：它们所在的集合有 { $first } 和 { $second } 个房间
own_program-wrong-linked_no_root = { $below } 被挂到 { $above } 下面，但 { $below } 不是根：它挂在 { $parent } 下面
own_program-wrong-linked_to_no_root = { $below } 被挂到 { $above } 下面，而 { $above } 不是根：它的根是 { $root }
own_program-wrong-larger_below = { $below } 的集合有 { $large } 个，却挂到只有 { $small } 个的 { $above } 下面，而承诺的是小的挂在大的下面
own_program-wrong-deeper_below = 秩为 { $high } 的 { $below } 挂到秩为 { $low } 的 { $above } 下面，而承诺的是秩低的挂在下面
own_program-wrong-not_shortened = 承诺缩短从 { $sought } 到 { $root } 的路径，但 { $room } 仍挂在 { $parent } 下面
own_program-wrong-found_no_root = 说 { $said } 是 { $sought } 的根，但 { $said } 挂在 { $parent } 下面
own_program-wrong-found_other_set = 说 { $said } 是 { $sought } 的根，但它在另一个集合里：真正的根是 { $root }
own_program-wrong-not_above = { $room } 被挂到 { $parent } 下面，而 { $parent } 原来不在它上面
own_program-wrong-below_itself = { $room } 要挂到自己下面
own_program-wrong-circle = { $room } 要挂到 { $parent } 下面，而 { $parent } 本来就在 { $room } 下面
own_program-wrong-asked_afar = 问了 { $room } 与哪些房间相通，但 { $room } 从未入栈
own_program-wrong-pushed_afar = { $room } 在 { $top } 上面入栈，而两者并不相通
own_program-wrong-began_elsewhere = { $room } 入栈时栈空，但迷宫从 { $start } 开始
own_program-wrong-pushed_twice = { $room } 又入栈，但它已经在栈里
own_program-wrong-popped_nothing = 栈空了，还让房间出栈
own_program-wrong-begins = 路线从 { $room } 开始，但迷宫从 { $start } 开始
own_program-wrong-ends = 路线到 { $room } 结束，但终点是 { $goal }
own_program-wrong-broken = 路线在第 { $place } 个房间之后断开：从 { $a } 到 { $b } 没有路
own_program-wrong-empty = 路线里没有房间
own_program-wrong-there_is_one = 有路线：其中一条 { $steps } 步，从 { $start } 经 { $next } 到 { $goal }
