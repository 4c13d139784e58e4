endless-time_left = 剩余时间
endless-cheeses = 奶酪
endless-distance = 距离
endless-time_is_up = 时间到
endless-best = 最佳
endless-best_today = 今日最佳
endless-seconds_left = 吃到每块奶酪时剩余的秒数
endless-no_cheese = 这次没吃到奶酪
endless-days = 玩过的天数
endless-best_of_days = 每天最多的奶酪
endless-to_beat = 要超过{ $name }：{ $cheeses } 块奶酪

endless-choices-again = 再来一局
endless-choices-new = 新迷宫
endless-choices-daily = 今日迷宫
endless-choices-title = 主菜单
