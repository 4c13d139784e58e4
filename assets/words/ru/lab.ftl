## Слова лаборатории

lab-laboratory = Лаборатория
lab-shelf = Смотри, пробуй, отвечай: по пять минут
lab-union_find = Union-find
lab-searches = Поиски
lab-by_oneself = Своими руками
lab-rules = Правила
lab-link = union
lab-compression = find
lab-beside = Сравнение
lab-hops = Чтения
lab-deepest = Глуб.
lab-member = элемент
lab-rank = rank
lab-bench = Свободный стенд
lab-bench_about = Любые union и find по любым правилам.
lab-how_to_add = Выбери два элемента для union, один дважды — для find. Или набери union 3 7 либо find 5
lab-how_to_answer = Щёлкни на рисунке или набери номер и нажми Enter.
lab-how_to_name_room = Нажми стрелку туда, щёлкни на рисунке или набери номер и нажми Enter.
lab-your_turn = Твой ход
lab-two = Два
lab-one = Одно
lab-open_it = Открыть
lab-keep_it = Оставить
lab-goes_on = Идёт дальше
lab-turns_back = Идёт назад
lab-right = Верно.
lab-number_reason = Каждый раз, когда комнату находят или покидают насовсем, пишется следующее число.
lab-distance_reason = Комната на шаг дальше от старта, чем та, что поставила её в очередь.
lab-full_marks = Высший балл: алгоритм — это ты!
lab-once_more = Готово. Ещё одно?
lab-shown = показано
lab-front_first = с начала
lab-rule = правило
lab-link_key = Правило union
lab-compression_key = Правило find
lab-beside_key = Сравнение
lab-operation_key = Целиком
lab-next_note = Дальше
lab-answer_key = Ответ
lab-hall_key = Спросить всех
lab-count_key = Считать руки
lab-time_key = Добавить, убавить
lab-clock_key = Остановить часы
lab-next_answer_key = След. ответ
lab-take_hands_key = Готово
lab-held_in_short = Ответа ещё нет
lab-held = Ответа ещё нет: нажми ещё раз, чтобы пойти дальше без него.
lab-show_key = Покажи
lab-take_back_key = Отменить
lab-another_key = Ещё одно
lab-ask_key = Своими руками
lab-right_at_once = Верно сразу
lab-time = Время
lab-hand_in = Твой результат одной строкой, чтобы сдать
lab-hand_in_key = Копия результата
lab-chart = Цена при росте числа элементов
lab-chart_key = График роста
lab-reads_and_writes = Чтения + записи parent
lab-order_key = Порядок union
lab-save_table_key = Сохранить числа
lab-members_key = Элементы
lab-measuring = измеряется
lab-too_slow = ждать слишком долго
lab-union_asked = union({ $a }, { $b }): два множества или одно?
lab-wall_asked = Теперь стена { $a }|{ $b }: открыта или оставлена?
lab-winner_asked = union({ $a }, { $b }): какой корень останется наверху? При равных — корень первого.
lab-hops_asked = { $operation }: сколько раз он прочтёт parent?
lab-parent_asked = Под чем будет висеть { $member } после find({ $member })?
lab-stack_room_asked = Поиск в глубину стоит в { $at }, его порядок: вправо, вниз, влево, вверх. В какую комнату он пойдёт?
lab-queue_room_asked = Поиск в ширину только что взял { $at }, его порядок: вправо, вниз, влево, вверх. Какую комнату он возьмёт следующей?
lab-turn_asked = Поиск в глубину стоит в { $at }. Он пойдёт дальше или назад?
lab-stack_held_asked = Порядок: вправо, вниз, влево, вверх. Что будет в стеке после следующего хода из { $at }, с вершины?
lab-queue_held_asked = Из очереди берут комнату после { $at } и ставят туда её новых соседок: вправо, вниз, влево, вверх. Что в ней теперь, с начала?
lab-number_asked = Поиск в глубину стоит в { $at }. Найденные и покинутые комнаты считаются вместе: какое число напишут следующим?
lab-distance_asked = Взята { $at }. На каком расстоянии от старта комната, которую возьмут следующей?
lab-wrong = Нет, ответ: { $answer }. Вопрос ещё вернётся.
lab-climbed = { $hops ->
    [one] Подъём: { $ways }. Программа читает parent { $hops } раз.
    [few] Подъём: { $ways }. Программа читает parent { $hops } раза.
   *[many] Подъём: { $ways }. Программа читает parent { $hops } раз.
}
lab-comes_back = { $count ->
    [one] Вернётся { $count } вопрос: играй дальше и попробуй снова.
    [few] Вернутся { $count } вопроса: играй дальше и попробуй снова.
   *[many] Вернётся { $count } вопросов: играй дальше и попробуй снова.
}
lab-came_back = Повторов: { $count }, теперь всё верно.
lab-marks = Сразу верно: { $right } из { $all }
lab-climb = find({ $sought }) стоит в { $at }. Выбери, куда он пойдёт дальше, или сам { $at }, если это корень.
lab-rehang = Половинное сжатие в { $at }: под чем { $at } будет висеть теперь?
lab-sets = union({ $a }, { $b }): два множества или одно?
lab-wall = Теперь стена { $a }|{ $b }: открыть или оставить?
lab-below = union({ $a }, { $b }) по размеру; при равных вниз идёт второй. Выбери корень, который пойдёт под другой.
lab-above = А под какой корень пойдёт { $below }?
lab-stack_next = Поиск в глубину стоит в { $at }, его порядок: вправо, вниз, влево, вверх. Выбери комнату, в которую он пойдёт.
lab-stack_asked = Поиск в глубину вот-вот пойдёт назад из { $at }. Что в стеке до снятия, с вершины?
lab-queue_asked = Поиск в ширину взял { $at } и поставил в очередь её новых соседок: вправо, вниз, влево, вверх. Что в очереди, с начала?
lab-queue_next = Поиск в ширину взял { $at }, её новые соседки встали в очередь: вправо, вниз, влево, вверх. Выбери комнату, которую он возьмёт следующей.
lab-no_operation = «{ $line }» — не операция: напиши union 3 7 или find 5
lab-no_member = Элемента { $member } нет: их номера — от 0 до { $last }
lab-asked_in = В лесу «{ $rules }»: { $question }
lab-other_rules = Тексты этой карточки — о других правилах: { $rules }.
lab-compared = Выбор меняет «{ $rules }»; рядом остаётся «{ $beside }».
lab-variant = { $link }, { $compression }
lab-chart_of = Элементов: { $members }. Сначала все union в этом порядке, потом столько же случайных find. Пунктир: как растут n log n и n alpha(n); что стоит в несколько раз дороже, идёт выше своей линии.

## Как объединяются множества

lab-links-naive = b → a
lab-links-by_size = по размеру
lab-links-by_rank = по рангу

## Как сжимаются пути

lab-compressions-none = просто
lab-compressions-halving = ½
lab-compressions-full = всё

## Упражнения

lab-skills-find = Ты — find
lab-skills-halving = Ты — сжатие пути
lab-skills-union = Ты — union по размеру
lab-skills-kruskal = Ты — Краскал
lab-skills-stack = Ты — стек
lab-skills-queue = Ты — очередь

## Упражнения

lab-skill_notes-find = Поднимись к корню по родителям.
lab-skill_notes-halving = Каждый второй по пути перевесь выше.
lab-skill_notes-union = Одно или два? Чей корень куда?
lab-skill_notes-kruskal = Открой стену или оставь; объединяй.
lab-skill_notes-stack = Куда дальше пойдёт поиск в глубину?
lab-skill_notes-queue = Какую комнату возьмёт поиск в ширину?

## В каком порядке объединяются элементы

lab-orders-random = Случай
lab-orders-chain = Цепь
lab-orders-binomial = Бином

## Какое правило нарушает ошибка

lab-mistakes-no_root = Это не корень: он указывает на другой элемент, а find останавливается только в корне.
lab-mistakes-past_root = find останавливается в корне, а корень указывает на себя. А этот?
lab-mistakes-other_tree = Это в другом дереве: туда нет указателя.
lab-mistakes-down = Это висит ниже. find идёт по указателям вверх и никогда вниз.
lab-mistakes-sibling = Это брат: оба висят под одним родителем, и указателя от одного к другому нет.
lab-mistakes-too_far = Слишком далеко: find идёт по одному указателю.
lab-mistakes-off_the_way = Это в том же дереве, но не на пути к корню.
lab-mistakes-full_not_halving = Слишком далеко: прямо под корень — это полное сжатие.
lab-mistakes-too_high = Слишком далеко: половинное сжатие поднимает лишь на один уровень.
lab-mistakes-not_higher = Там и так висит. Половинное сжатие поднимает на уровень.
lab-mistakes-loop = Нельзя висеть под собой или под тем, что висит под тобой: вышел бы цикл.
lab-mistakes-opened_inside = Поднимись от обоих: корень один, значит, и множество одно. Дверь внутри множества даёт цикл.
lab-mistakes-kept_between = Поднимись от обоих: корни разные, значит, множества два, и их объединяют.
lab-mistakes-moved_node = Это не корень. Чтобы перевесить всё множество, перевесь его корень.
lab-mistakes-below_node = Это не корень: под ним путь стал бы длиннее. Множество подвешивают под корень.
lab-mistakes-own_set = Это из того самого множества, которое подвешиваем.
lab-mistakes-larger_below = По размеру меньшее множество идёт под большее.
lab-mistakes-first_stays = Размеры равны: тогда наверху остаётся корень первого.
lab-mistakes-other_set = Это не из этих двух множеств.
lab-mistakes-popped_early = Снимать рано: рядом с вершиной ещё есть новая комната.
lab-mistakes-popped_twice = Слишком далеко: комнаты снимают по одной.
lab-mistakes-stays = Поиск и так здесь: каждый ход ведёт в другую комнату.
lab-mistakes-queue_for_stack = Это была бы очередь. Стек продолжает с вершины.
lab-mistakes-stack_for_queue = Это был бы стек: он берёт самое новое. Очередь берёт то, что ждёт дольше всех.
lab-mistakes-not_front = Другие ждут дольше: в очереди кто первый пришёл, того и берут.
lab-mistakes-order = Вправо, вниз, влево, вверх: в этом порядке раньше другая комната.
lab-mistakes-was_there = Поиск там уже побывал, а дважды он никуда не заходит.
lab-mistakes-wall = Там стена: прохода нет.
lab-mistakes-turned_round = Всё наоборот: самое новое — на вершине стека и в конце очереди.
lab-mistakes-nothing_popped = Комнат, которые поиск покинул насовсем, в стеке уже нет.
lab-mistakes-popped_before = Комната, где стоит поиск, лежит на вершине: её снимают, только когда он оттуда уходит.
lab-mistakes-still_queued = Комнаты, которую взяли последней, в очереди уже нет.
lab-mistakes-nothing_taken = Того, что взяли из очереди, в ней больше нет.
lab-mistakes-not_queued = Этой комнаты нет в очереди: рядом с ней ничего не брали.
