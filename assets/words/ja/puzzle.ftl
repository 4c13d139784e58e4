## 日替わりパズルのことば

puzzle-title = 日替わりパズル
puzzle-choose = その日のパズル
puzzle-play = パズルを遊ぶ
puzzle-solved = パズル完了
puzzle-of_day = { $date }のパズル
puzzle-next_is = 次：{ $date }のパズル
puzzle-next_is_calendar = 次：カレンダー
puzzle-fastest = 上位{ $count }問
puzzle-week_note = 1週間で一番速かった5問の合計タイムです。
puzzle-best_week = 最速の週：{ $time }
