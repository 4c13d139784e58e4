versus-two_players = 双人对战
versus-friend = 身边的朋友
versus-ghost = 幽灵
versus-join = 按一下你的键加入
versus-tap_to_join = 点一下加入
versus-swipe_to_walk = 在自己那一半屏幕上划动手指来走
versus-coat = 角色
versus-bar = 显示距离
versus-ghost_of = { $name }的幽灵
versus-ghost_time = 最佳一局：{ $time }
versus-ghost_kept = 你最佳一局的幽灵：{ $time }
versus-ghost_missing = 还没有幽灵：先一个人跑一遍这个迷宫
versus-ghost_unsuited = 没有幽灵：它只能在相同的迷宫里赛跑
versus-speed = 每秒 { $tiles } 格
versus-how_to_sit = 坐法
versus-seats_offer = 平板放在两人中间？在“坐法”里选“面对面”。
versus-best_of = { $rounds } 局 { $needed } 胜
versus-one_round = 一局定胜负
versus-no_head_start = 无
versus-head_start = 玩家 { $player }：{ $seconds } 秒
versus-start = 开始
versus-who_is_missing = 按一下自己的移动键加入
versus-who_has_not_tapped = 点一下自己的卡片加入
versus-round = 第 { $number } 局
versus-go = 跑！
versus-wait = 等 { $seconds } 秒
versus-rounds = 胜局
versus-cheeses = 奶酪
versus-wins = { $name }赢了！
versus-draw = 平局！
versus-draw_note = 两人同时到达
versus-loser_note = 可以走完，也可以按 Enter 跳过
versus-loser_note_touched = 可以走完，也可以点“跳过”
versus-fairness = 公平吗？
versus-fair = 公平：两人一样远。
versus-fair_anyway = 公平：无论如何都是{ $name }赢。
versus-unfair = 不公平：这决定了胜负。
versus-nearer = { $name }少走 { $steps } 步。
versus-faster = { $name }走得更快。
versus-earlier = { $name }提前 { $seconds } 秒出发。
versus-card_time = 时间
versus-card_shortest = 最短路线
versus-card_all_cheeses = 到所有奶酪的路线
versus-card_junctions = 路上的路口
versus-card_steps = 步数
versus-card_carried = 带着奶酪的步数
versus-card_dead_ends = 误入死胡同
versus-card_lost = 耽误的时间
versus-card_ways = 两人的足迹
versus-not_there = 没有到
versus-stood = { $seconds } 秒，站在 { $column }, { $row }
versus-detour = { $seconds } 秒，{ $steps } 步，在 { $column }, { $row }
versus-no_loss = 无
versus-save_round = 保存录像
versus-next_round = 下一局
versus-who_won = 谁赢了？
versus-wins_match = { $name }赢得了比赛！
versus-match_draw = 比赛打平
versus-rematch = 再来一场
versus-lobby = 大厅

versus-players-one = 玩家 1
versus-players-two = 玩家 2

versus-minds-depth_first = 深度优先
versus-minds-sharp_depth_first = 锐眼深度优先
versus-minds-wall_follower = 摸墙走
versus-minds-dozer = 最短路线，走走睡睡
versus-minds-shortest_way = 最短路线

versus-rivals-depth_first = 挖挖
versus-rivals-sharp_depth_first = 亮亮
versus-rivals-wall_follower = 摸摸
versus-rivals-dozer = 困困
versus-rivals-shortest_way = 直直

versus-tempers-depth_first = 挖挖把每条通道走到底，不通再一路退回来。
versus-tempers-sharp_depth_first = 亮亮老远就能看出死胡同，绝不走进去。
versus-tempers-wall_follower = 摸摸总有一只爪子贴着墙走。
versus-tempers-dozer = 困困认得路，可一到岔口就睡着。
versus-tempers-shortest_way = 直直从不走错，想赢最好提前出发。

versus-coats-mouse = 老鼠
versus-coats-marmot = 土拨鼠
versus-coats-hedgehog = 刺猬
versus-coats-rabbit = 兔子

versus-bar_wanted-off = 关
versus-bar_wanted-on = 开

versus-rows-name_one = 玩家 1
versus-rows-name_two = 玩家 2
versus-rows-rival = 对手
versus-rows-speed_or_seats = 速度
versus-rows-mode = 玩法
versus-rows-mazes = 迷宫
versus-rows-best_of = 局数
versus-rows-head_start = 提前出发

versus-modes-race = 赛跑
versus-modes-snatch = 抢奶酪
versus-modes-meet = 换位
versus-modes-hunt = 找奶酪
versus-modes-first_hunt = 找奶酪（0.2）
versus-modes-endless = 无尽

versus-mode_notes-race = 谁先找到奶酪？
versus-mode_notes-snatch = 只有一块奶酪：带着它走 60 步就赢，对方会跑着追你。碰到你，奶酪就归对方！
versus-mode_notes-meet = 从对角出发：谁先到对方的起点？
versus-mode_notes-hunt = 五块奶酪，合起来离两人一样远：谁先吃到三块？
versus-mode_notes-first_hunt = 和 0.2 版一样：奶酪放得不太公平。
versus-mode_notes-endless = 无尽迷宫里，奶酪一块接一块：谁先吃到五块？

versus-mazes-same = 相同
versus-mazes-mirrored = 镜像
versus-mazes-drawn_alike = 镜像，画面相同

versus-mazes_notes-same = 两人在同一个迷宫里跑。
versus-mazes_notes-mirrored = 玩家 2 跑镜像迷宫，看到的也是镜像。
versus-mazes_notes-drawn_alike = 玩家 2 跑镜像迷宫，但两人看到的画面相同。

versus-seats-side_by_side = 并排坐
versus-seats-face_to_face = 面对面

versus-seats_notes-side_by_side = 两人从同一边看屏幕。
versus-seats_notes-face_to_face = 屏幕平放在两人中间，上半边朝向玩家 2。

versus-pause_menu-resume = 继续
versus-pause_menu-settings = 设置
versus-pause_menu-lobby = 返回大厅
versus-pause_menu-title = 返回主菜单
