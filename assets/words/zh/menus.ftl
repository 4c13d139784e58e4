menu-continue = 继续
menu-unfinished = 未完成
menu-play = 开始游戏
menu-journey = 关卡
menu-endless = 无尽
menu-watch = 演示
menu-two_players = 双人对战
menu-daily = 每日迷宫
menu-draw = 画迷宫
menu-lab = 算法实验
menu-records = 战绩
menu-settings = 设置
menu-how_to = 玩法说明
menu-quit = 退出

unfinished-lesson = 新手教学
unfinished-forget = 删除
unfinished-press_again = 再按一次，删除这一局
unfinished-just_now = 刚刚
unfinished-steps = { $steps } 步
unfinished-cheeses = { $cheeses } 块奶酪
unfinished-done = 完成 { $done }/{ $all }
unfinished-minutes_ago = { $minutes } 分钟前
unfinished-hours_ago = { $hours } 小时前
unfinished-days_ago = { $days } 天前

pause_menu-resume = 继续
pause_menu-restart = 重新开始
pause_menu-new_maze = 新迷宫
pause_menu-watch = 观看这个迷宫
pause_menu-solve_with = 求解算法
pause_menu-draw = 修改这个迷宫
pause_menu-export = 保存这个迷宫
pause_menu-settings = 设置
pause_menu-how_to = 玩法说明
pause_menu-map = 关卡地图
pause_menu-title = 返回主菜单

file_kinds-as_shown = 如图所示
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-text = 文本

screen_keyboard-write = 打字
screen_keyboard-capitals = 大写
screen_keyboard-space = 空格
screen_keyboard-erase = 删除
screen_keyboard-done = 完成
