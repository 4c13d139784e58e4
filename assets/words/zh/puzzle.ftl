puzzle-title = 每日谜题
puzzle-choose = 当天的谜题
puzzle-play = 玩这道谜题
puzzle-solved = 谜题已解开
