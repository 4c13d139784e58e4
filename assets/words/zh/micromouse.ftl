## 电脑鼠：玩家自己的程序在迷宫里走

micromouse-heading = 你的电脑鼠
micromouse-about = 输入运行程序的命令。程序使用电脑鼠模拟器 mms 的指令；怎样拿到一只完整的鼠来入门，见手册。
micromouse-command = 命令
micromouse-folder = 文件夹
micromouse-other_program = 换个程序
micromouse-running = 正在运行。
micromouse-none_yet = 暂无
micromouse-score = 得分
micromouse-runs = 到达次数
micromouse-found = 已探明房间
micromouse-walked = 步数
micromouse-turns = 转弯
micromouse-this_run = 本次
micromouse-log = 程序日志
micromouse-meaningless = 第 { $number } 行无法识别：{ $text }
micromouse-begin = 运行
micromouse-again = 再跑一次
micromouse-another_maze = 换个迷宫
micromouse-press_reset = 按下复位

## 程序怎样结束

micromouse-end-finished = 程序已结束。
micromouse-end-no_better_run = 已到终点，之后再没有更好的成绩。
micromouse-end-no_movement = 已终止：一直询问，却不移动。
micromouse-end-too_many = 已终止：没完没了。
micromouse-end-failed = 程序出错，退出码 { $code }。
micromouse-end-killed = 程序被信号 { $signal } 终止。
micromouse-end-not_started = 无法启动：{ $why }。
micromouse-end-silent = 已终止：{ $seconds } 秒没有任何输出。
micromouse-end-too_slow = 已终止：用时超过 { $seconds } 秒。
micromouse-end-too_much_output = 已终止：输出超过 { $mib } MiB。
micromouse-end-long_line = 已终止：有一行超过 { $kib } KiB。
micromouse-end-not_reading = 已终止：积压的回答超过 { $mib } MiB。
micromouse-end-too_much_memory = 已终止：内存超过 { $mib } MiB。
micromouse-end-too_many_processes = 已终止：进程超过 { $count } 个。
micromouse-end-stopped = 已停止。
