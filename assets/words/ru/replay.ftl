## Слова о записях, призраках и вызовах

replay-run_of = { $name }, забег за { $time }
replay-player = Игрок
replay-ahead = { $name } позади на { $seconds } с
replay-behind = { $name } впереди на { $seconds } с
replay-level = Вровень: { $name }
replay-beaten = На { $seconds } с быстрее, чем { $name }
replay-lost = { $name } быстрее на { $seconds } с
replay-your_best = твой рекорд
replay-against = Побей свои { $time }
replay-race_it = Сразиться
replay-not_now = Не сейчас
replay-ghost = Призрак
replay-race_the_best = Побить рекорд
replay-watch_again = Смотреть снова
replay-save = Сохранить запись
replay-challenge = Бросить вызов
replay-postcard = Открытка
replay-scan_or_paste = Твой ход: сканируй или вставь вызов
replay-scan_the_code = Сканируй или вставь, чтобы играть
replay-too_large_to_draw = комнат — многовато для открытки
replay-challenge_copied = Вызов скопирован. Отправь его друзьям: он вставляется в главном меню.
replay-mouse = Мышка
replay-own = своя
replay-from_elsewhere = со стороны
replay-guest = { $name } (со стороны)
