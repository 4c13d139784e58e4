## Слова о головоломке дня

puzzle-title = Головоломка дня
puzzle-choose = Головоломка дня
puzzle-play = Играть в неё
puzzle-solved = головоломка решена
puzzle-of_day = Головоломка от { $date }
puzzle-next_is = Дальше: головоломка от { $date }
puzzle-next_is_calendar = Дальше: календарь
puzzle-fastest = Лучшие { $count }
puzzle-week_note = В зачёт идут пять самых быстрых головоломок недели.
puzzle-best_week = Твоя самая быстрая неделя: { $time }
