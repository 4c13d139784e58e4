lesson-tap_to_walk = 按一下就开始走，再按一下停住。
lesson-searching = 求解算法正在找路线，看着就好。
lesson-well_done = 做得好！
lesson-leave = 退出教学
lesson-over = 你已经学会了！
lesson-over_note = 能做的事都列在窗口底部，也可以在“玩法说明”里查看。
lesson-first_maze = 开始走迷宫
lesson-back = 返回

lesson-tips-walk = 去找奶酪
lesson-tips-run = 走的时候按住，就会跑到路口
lesson-tips-hint = 迷路了？要一个提示

lesson-touched_tips-walk = 划动手指，去找奶酪
lesson-touched_tips-run = 在走廊远处点两下，就会跑起来
lesson-touched_tips-hint = 迷路了？点“提示”

lesson-steps-walk = 走几步
lesson-steps-run = 跑起来
lesson-steps-zoom = 放大看看
lesson-steps-whole = 看看整个迷宫
lesson-steps-hint = 要一个提示
lesson-steps-solve = 看它自动求解
lesson-steps-cheese = 去找奶酪！

lesson-keys-walk = 短按走一步，按住一直走。
lesson-keys-run = 走的时候按住它，就会跑到下一个路口。
lesson-keys-zoom = 每按一次放大一点。
lesson-keys-whole = 看到整个迷宫，再按一次回到老鼠身边。
lesson-keys-hint = 接下来的一段路线会亮起来。
lesson-keys-solve = 按它，求解算法就开始找路线。
lesson-keys-cheese = 老鼠正沿着路线走。想自己走就按它。

lesson-pointer-walk = 也可以点看得见的房间，或按住鼠标键领着老鼠走。
lesson-pointer-run = 也可以在走廊远处双击。
lesson-pointer-zoom = 也可以转滚轮。
lesson-pointer-whole = 也可以点这个键。
lesson-pointer-hint = 也可以点这个键。
lesson-pointer-solve = 也可以点这个键。
lesson-pointer-cheese = { "" }

lesson-fingers-walk = 手指往哪边划，老鼠就往哪边走，松开手指就停。
lesson-fingers-run = 在走廊远处点两下，老鼠就会跑到下一个路口。
lesson-fingers-zoom = 两指分开，或者点下面的 +。
lesson-fingers-whole = 点下面的“整个迷宫”，再点一次回到老鼠身边。
lesson-fingers-hint = 点下面的“提示”，接下来的一段路线会亮起来。
lesson-fingers-solve = 点下面的“自动求解”，求解算法就开始找路线。
lesson-fingers-cheese = 老鼠正沿着路线走。想自己走，就点下面的按钮。

how_to-lesson = 新手教学
how_to-other_page = 换页

how_to-pages-rules = 规则
how_to-pages-keys = 按键

how_to-parts-maze = 在迷宫里
how_to-parts-screens = 通用
how_to-parts-two_players = 双人对战
how_to-parts-pointer = 用鼠标
how_to-parts-touch = 用手指

how_to-maze-walk = 移动
how_to-maze-walk_too = 也能移动
how_to-maze-run = 跑到下一个路口
how_to-maze-whole = 看整个迷宫，再按返回
how_to-maze-zoom = 放大和缩小
how_to-maze-hint = 提示
how_to-maze-solve = 自动求解，再按改为自己走
how_to-maze-hold = 暂停搜索，再按继续
how_to-maze-take_back = 解谜时撤销一步
how_to-maze-flag = 放一个路标，或收起它
how_to-maze-shown = 显示足迹、数字、幽灵
how_to-maze-pause = 暂停
how_to-maze-again = 重新开始，或换新迷宫
how_to-maze-watch = 演示这个迷宫

how_to-screens-more_keys = 这个画面的全部按键
how_to-screens-choose = 选择，更改选中的
how_to-screens-confirm = 确定
how_to-screens-back = 返回
how_to-screens-next_panel = 下一栏
how_to-screens-copy = 复制迷宫的代码
how_to-screens-paste = 粘贴代码或战书
how_to-screens-mute = 静音
how_to-screens-fullscreen = 全屏
how_to-screens-picture = 窗口截图

how_to-two_players-first_walks = 玩家 1 移动
how_to-two_players-first_runs = 玩家 1 奔跑
how_to-two_players-second_walks = 玩家 2 移动
how_to-two_players-second_runs = 玩家 2 奔跑

how_to-pointer-click-what = 单击
how_to-pointer-click-then = 走到那里，只要没有岔路

how_to-pointer-double_click-what = 双击
how_to-pointer-double_click-then = 跑到下一个路口

how_to-pointer-hold-what = 按住
how_to-pointer-hold-then = 领着老鼠走

how_to-pointer-wheel-what = 滚轮
how_to-pointer-wheel-then = 放大和缩小

how_to-pointer-key-what = 点键帽
how_to-pointer-key-then = 和按下一样

how_to-pointer-bar-what = 拖动进度条
how_to-pointer-bar-then = 跳到演示的任何一步

how_to-pointer-file-what = 拖进文件
how_to-pointer-file-then = 打开里面的迷宫或录像

how_to-touch-swipe-what = 划动
how_to-touch-swipe-then = 老鼠往那边走，松开手指就停

how_to-touch-tap-what = 点一下
how_to-touch-tap-then = 走到那个房间，只要中间没有岔路

how_to-touch-double_tap-what = 点两下
how_to-touch-double_tap-then = 跑到下一个路口

how_to-touch-hold-what = 按住
how_to-touch-hold-then = 领着老鼠朝手指走

how_to-touch-pinch-what = 两指
how_to-touch-pinch-then = 分开或合起来：放大和缩小

how_to-touch-button-what = 点按钮
how_to-touch-button-then = 画面底部的按钮：和按下那个键一样

how_to-touch-two_players-what = 两个玩家
how_to-touch-two_players-then = 各在自己那一半上划动；怎么坐见“坐法”
