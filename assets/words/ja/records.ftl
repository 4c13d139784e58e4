## プレイの迷い道についてのことば

wrong_turns-not_one = 一度も迷わず！
wrong_turns-none = 迷い道なし
wrong_turns-undone = { $moves }手戻して到着
wrong_turns-turns = 迷い道{ $turns }回
wrong_turns-steps = { $steps }歩
wrong_turns-steps_and_time = { $steps }歩と{ $seconds }秒
wrong_turns-only_cost = 迷い道1回、ロス{ $cost }
wrong_turns-worst_cost = 迷い道{ $turns }回、最大ロス{ $cost }

## 記録と日替わり迷路のことば

records-records = 記録
records-date = { $month }{ $day }日
records-month_of_year = { $year }年{ $month }
records-daily = 日替わり迷路
records-daily_not_yet = 今日はまだ
records-daily_done = 今日はクリア
records-daily_counted = 日替わり迷路クリア
records-hours = { $hours }時間{ $minutes }分
records-days_in_a_row = { $days }日連続
records-streak = 連続
records-longest_streak = 最長
records-days_done = 日数
records-not_done = 未クリア
records-later_note = 逃した日の迷路もあとで遊べます。チェックは付きますが、連続記録には数えません。
records-choose_day = 日を選ぶ
records-month = 月
records-today = 今日
records-elsewhere = 描いた迷路・ファイル
records-elsewhere_note = いろいろなサイズの迷路
records-runs = 回数
records-mazes = 迷路
records-median = 中央値
records-on_your_own = 自力
records-with_help = 助けあり
records-slow_game = 低速
records-slow_result = 低速：記録なし
records-last_runs = 最近の{ $runs }回
records-newest_at_the_right = 右端が最新
records-no_single_runs = この分のタイムは1回ごとには残っていません。次のプレイからここに出ます。
records-matches = { $count }対戦
records-match_kind = { $mode } · { $opponent }
records-draws = 引分
records-clear = 消す
records-clear_all = すべて消す
records-press_again = もう1回押す
records-undo = 元に戻す
records-can_undo = 消しました。この画面を離れるまでは元に戻せます。
records-cannot_undo = リプレイとゴーストは消えません。
records-none_yet = まだ記録なし
records-none_yet_note = 迷路を遊ぶと、タイムがここに並びます：ベスト、中央値、それにグラフ。
records-all_cleared = 記録をすべて消しました
records-play_a_maze = 迷路で遊ぶ
records-buttons = ボタン

## 日付に使う月の名前

records-months-january = 1月
records-months-february = 2月
records-months-march = 3月
records-months-april = 4月
records-months-may = 5月
records-months-june = 6月
records-months-july = 7月
records-months-august = 8月
records-months-september = 9月
records-months-october = 10月
records-months-november = 11月
records-months-december = 12月

## 月の名前（カレンダーの見出し）

records-calendar-january = 1月
records-calendar-february = 2月
records-calendar-march = 3月
records-calendar-april = 4月
records-calendar-may = 5月
records-calendar-june = 6月
records-calendar-july = 7月
records-calendar-august = 8月
records-calendar-september = 9月
records-calendar-october = 10月
records-calendar-november = 11月
records-calendar-december = 12月

## カレンダーに使う曜日の名前

records-weekdays-monday = 月
records-weekdays-tuesday = 火
records-weekdays-wednesday = 水
records-weekdays-thursday = 木
records-weekdays-friday = 金
records-weekdays-saturday = 土
records-weekdays-sunday = 日

## その日の迷路のクリアのしかた

records-marks-perfect = 1歩のむだもなくクリア
records-marks-on_its_day = 当日にクリア
records-marks-another_day = 別の日にクリア

## 対戦の相手

records-opponents-human = 2P
records-opponents-computer = CPU
records-opponents-ghost = ゴースト
