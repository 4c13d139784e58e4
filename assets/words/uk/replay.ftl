## Слова про записи, привидів і виклики

replay-run_of = { $name }: забіг за { $time }
replay-player = Гравець
replay-ahead = { $name } позаду на { $seconds } с
replay-behind = { $name } попереду на { $seconds } с
replay-level = { $name } нарівні
replay-beaten = На { $seconds } с швидше, ніж { $name }
replay-lost = { $name } швидше на { $seconds } с
replay-your_best = твій рекорд
replay-against = Побий свої { $time }
replay-race_it = Змагатися
replay-not_now = Не зараз
replay-ghost = Привид
replay-race_the_best = Побити рекорд
replay-watch_again = Ще раз глянути
replay-save = Зберегти запис
replay-challenge = Копіювати виклик
replay-postcard = Листівка
replay-scan_or_paste = Твоя черга: скануй або встав виклик
replay-scan_the_code = Скануй або встав, щоб зіграти
replay-too_large_to_draw = кімнат — це забагато для листівки
replay-challenge_copied = Виклик скопійовано. Надішли його друзям: вставити його можна в головному меню.
replay-mouse = Миша
replay-own = свій
replay-from_elsewhere = чужий
replay-guest = { $name } (чужий)
