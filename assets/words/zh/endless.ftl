endless-about = 每块奶酪都会加时间。
endless-about_world = 沿着小奶酪走到尽头的大奶酪。
endless-time_left = 剩余时间
endless-cheeses = 奶酪
endless-distance = 距离
endless-crumbs = 小奶酪
endless-straight_line = 直线距离
endless-crossed = 你穿过了整个世界！
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
endless-choices-world = 十亿个房间
endless-choices-title = 主菜单

## 从高处看世界的地图

world_map-world = 世界
world_map-title = 世界地图
world_map-room = 房间
world_map-to_cheese = 到奶酪的步数
world_map-path = 路线
world_map-from_end_to_end = 从一头到另一头
world_map-show_path = 显示路线
world_map-hide_path = 隐藏路线
world_map-next_place = 下一个地点
world_map-damaged = 这个世界有一部分读不出来：文件已损坏。
world_map-places-whole = 整个世界
world_map-places-mouse = 老鼠
world_map-places-cheese = 奶酪
world_map-places-farthest = 世界尽头
world_map-places-other_end = 世界的另一头
