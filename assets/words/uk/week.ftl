## Слова про лабіринт тижня

week-weekly = Мільйон тижня
week-note = Мільйон кімнат у тумані — твої на цілий тиждень
week-choose = Лабіринт тижня
week-play = До лабіринту тижня
week-days = Дні
week-week = Тиждень { $number }
week-seen = { $rooms ->
    [one] { $rooms } кімнату оглянуто
    [few] { $rooms } кімнати оглянуто
   *[many] { $rooms } кімнат оглянуто
}
week-so_far = { $rooms ->
    [one] { $rooms } кімнату оглянуто, { $time } у дорозі
    [few] { $rooms } кімнати оглянуто, { $time } у дорозі
   *[many] { $rooms } кімнат оглянуто, { $time } у дорозі
}
week-flag_of = Прапор { $number } з { $flags }
