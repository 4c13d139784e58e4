puzzle-title = 每日谜题
puzzle-choose = 当天的谜题
puzzle-play = 玩这道谜题
puzzle-solved = 谜题已解开
puzzle-of_day = { $date }的谜题
puzzle-next_is = 接下来：{ $date }的谜题
puzzle-next_is_calendar = 接下来：日历
