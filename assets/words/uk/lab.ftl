## Слова лабораторії

lab-laboratory = Лабораторія
lab-shelf = Дивись, пробуй, відповідай: по п’ять хвилин
lab-union_find = Union-find
lab-searches = Пошуки
lab-by_oneself = Своїми руками
lab-rules = Правила
lab-link = union
lab-compression = find
lab-beside = Порівняти
lab-hops = Читання
lab-deepest = Глибина
lab-member = елемент
lab-rank = rank
lab-bench = Вільний верстак
lab-bench_about = Твої union і find, за будь-якими правилами.
lab-how_to_add = Вибери два елементи для union, один двічі — для find, або введи union 3 7 чи find 5
lab-how_to_answer = Клацни на малюнку або введи номер і натисни Enter.
lab-how_to_name_room = Натисни стрілку туди, клацни на малюнку або введи номер і натисни Enter.
lab-your_turn = Твоя черга
lab-two = Дві множини
lab-one = Одна множина
lab-open_it = Прибрати
lab-keep_it = Лишити
lab-goes_on = Іде далі
lab-turns_back = Вертається
lab-right = Правильно.
lab-number_reason = Щоразу, як кімнату знайдено чи покинуто назавжди, записують наступне число.
lab-distance_reason = Кімната на крок далі від старту, ніж та, що поставила її в чергу.
lab-full_marks = Найвищий бал: алгоритм — це ти!
lab-once_more = Готово. Ще одну?
lab-shown = показано
lab-front_first = від початку
lab-rule = правило
lab-link_key = Правило union
lab-compression_key = Правило find
lab-beside_key = Порівняти
lab-operation_key = Уся операція
lab-next_note = Читати далі
lab-answer_key = Відповідь
lab-hall_key = Спитати всіх
lab-count_key = Полічити руки
lab-time_key = Більше, менше часу
lab-clock_key = Спинити час
lab-next_answer_key = Інша відповідь
lab-take_hands_key = Готово
lab-held_in_short = Без відповіді
lab-held = Відповіді ще немає: натисни ще раз, щоб іти далі без неї.
lab-show_key = Показати
lab-take_back_key = Скасувати
lab-another_key = Ще одна
lab-ask_key = Своїми руками
lab-right_at_once = З першої спроби
lab-time = Час
lab-hand_in = Твій результат одним рядком, щоб здати
lab-hand_in_key = Копія результату
lab-chart = Ціна, коли елементів більшає
lab-chart_key = Графік росту
lab-reads_and_writes = parent: читання + записи
lab-order_key = Порядок union
lab-save_table_key = Зберегти числа
lab-members_key = Елементи
lab-measuring = вимірюємо
lab-too_slow = задовго чекати
lab-union_asked = union({ $a }, { $b }): дві множини чи одна?
lab-wall_asked = Наступна стіна { $a }|{ $b }: прибрали чи лишили?
lab-winner_asked = union({ $a }, { $b }): який корінь лишиться зверху? Якщо рівні — корінь першого.
lab-hops_asked = { $operation }: скільки разів прочитає parent?
lab-parent_asked = Під чим висітиме { $member } після find({ $member })?
lab-stack_room_asked = Пошук у глибину зараз у { $at }, його порядок: праворуч, внизу, ліворуч, вгорі. До якої кімнати він піде далі?
lab-queue_room_asked = Пошук у ширину щойно взяв { $at }, його порядок: праворуч, внизу, ліворуч, вгорі. Яку кімнату він візьме далі?
lab-turn_asked = Пошук у глибину зараз у { $at }. Він іде далі чи вертається?
lab-stack_held_asked = Порядок: праворуч, внизу, ліворуч, вгорі. Що буде на стеку після наступного ходу з { $at }, згори донизу?
lab-queue_held_asked = Беруть кімнату після { $at }, а в чергу стають її нові сусідки: праворуч, внизу, ліворуч, вгорі. Що тоді в черзі, від початку?
lab-number_asked = Пошук у глибину зараз у { $at }. Входи й виходи лічать разом: яке число наступне?
lab-distance_asked = Узято { $at }. Як далеко від старту кімната, яку візьмуть далі?
lab-wrong = Ні, це { $answer }. Питання ще повернеться.
lab-climbed = { $hops ->
    [one] Підйом: { $ways }. Програма читає parent { $hops } раз.
    [few] Підйом: { $ways }. Програма читає parent { $hops } рази.
   *[many] Підйом: { $ways }. Програма читає parent { $hops } разів.
}
lab-comes_back = { $count ->
    [one] { $count } питання повернеться: грай далі та спробуй ще.
    [few] { $count } питання повернуться: грай далі та спробуй ще.
   *[many] { $count } питань повернуться: грай далі та спробуй ще.
}
lab-came_back = { $count ->
    [one] { $count } повернулося: тепер правильно.
    [few] { $count } повернулися: тепер правильно.
   *[many] { $count } повернулися: тепер правильно.
}
lab-marks = { $right } з { $all } з першої спроби
lab-climb = find({ $sought }) зараз на { $at }. Вибери, куди він піде далі, або сам { $at }, якщо це корінь.
lab-rehang = Половинення шляху на { $at }: під чим { $at } тепер висітиме?
lab-sets = union({ $a }, { $b }): дві множини чи одна?
lab-wall = Наступна стіна { $a }|{ $b }: прибрати чи лишити?
lab-below = union({ $a }, { $b }) за розміром; якщо рівні, другий — під перший. Вибери корінь, що стане під інший.
lab-above = А під який корінь стає { $below }?
lab-stack_next = Пошук у глибину зараз у { $at }, його порядок: праворуч, внизу, ліворуч, вгорі. Вибери кімнату, до якої він піде далі.
lab-stack_asked = Пошук у глибину от-от повернеться з { $at }. Що лежить на стеку перед зняттям, згори донизу?
lab-queue_asked = Пошук у ширину взяв { $at } і поставив у чергу її нових сусідок: праворуч, внизу, ліворуч, вгорі. Що в черзі, від початку?
lab-queue_next = Пошук у ширину взяв { $at }, її нові сусідки вже в черзі: праворуч, внизу, ліворуч, вгорі. Вибери кімнату, яку він візьме далі.
lab-no_operation = «{ $line }» — не операція: напиши union 3 7 чи find 5
lab-no_member = Елемента { $member } немає: їхні номери — від 0 до { $last }
lab-asked_in = У лісі «{ $rules }»: { $question }
lab-other_rules = Тексти цієї картки — про інші правила: { $rules }.
lab-compared = Вибір змінює «{ $rules }»; поруч лишається «{ $beside }».
lab-variant = { $link }, { $compression }
lab-chart_of = Елементів: { $members }. Спершу всі union у цьому порядку, тоді стільки ж випадкових find. Пунктир: як ростуть n log n та n alpha(n); що коштує в кілька разів більше, йде понад своєю лінією.

## Як об’єднують множини

lab-links-naive = як є
lab-links-by_size = за розміром
lab-links-by_rank = за рангом

## Як скорочують шляхи

lab-compressions-none = просто
lab-compressions-halving = навпіл
lab-compressions-full = повністю

## Вправи

lab-skills-find = Побудь find
lab-skills-halving = Побудь половиненням
lab-skills-union = Побудь union
lab-skills-kruskal = Побудь Краскалом
lab-skills-stack = Побудь стеком
lab-skills-queue = Побудь чергою

## Вправи

lab-skill_notes-find = Підіймайся до кореня, батько за батьком.
lab-skill_notes-halving = Угору, і кожен другий вішай вище.
lab-skill_notes-union = Одна множина чи дві? Куди який корінь?
lab-skill_notes-kruskal = Прибери чи лиши стіну; об’єднуй.
lab-skill_notes-stack = Куди піде далі пошук у глибину?
lab-skill_notes-queue = Яку кімнату візьме пошук у ширину?

## У якому порядку об’єднують елементи

lab-orders-random = Навмання
lab-orders-chain = Ланцюг
lab-orders-binomial = Біном

## Яке правило порушує помилка

lab-mistakes-no_root = Це не корінь: він вказує на інший елемент, а find спиняється лише на корені.
lab-mistakes-past_root = find спиняється на корені, а корінь вказує на себе. А цей?
lab-mistakes-other_tree = Це в іншому дереві: жоден вказівник туди не веде.
lab-mistakes-down = Це висить нижче. find іде за вказівниками вгору, і ніколи вниз.
lab-mistakes-sibling = Це брат: обидва висять під одним батьком, і жоден вказівник не веде від одного до іншого.
lab-mistakes-too_far = Задалеко: find іде лише за одним вказівником за раз.
lab-mistakes-off_the_way = Це в тому самому дереві, але не на шляху вгору до кореня.
lab-mistakes-full_not_halving = Задалеко: одразу під корінь — це вже повне стиснення.
lab-mistakes-too_high = Задалеко: половинення підвішує на рівень вище, не більше.
lab-mistakes-not_higher = Там він уже висить. Половинення підвішує на рівень вище.
lab-mistakes-loop = Ніщо не може висіти під собою чи під тим, що висить під ним: вийшов би цикл.
lab-mistakes-opened_inside = Підіймись від обох: корінь той самий, отже, множина одна. Двері всередині множини — це цикл.
lab-mistakes-kept_between = Підіймись від обох: корені різні, отже, множин дві, і їх об’єднують.
lab-mistakes-moved_node = Це не корінь. Щоб перевісити цілу множину, перевісь її корінь.
lab-mistakes-below_node = Це не корінь: під ним шлях був би довший. Множину вішають під корінь.
lab-mistakes-own_set = Це з тієї самої множини, яку треба підвісити.
lab-mistakes-larger_below = За розміром менша множина стає під більшу.
lab-mistakes-first_stays = Розмір однаковий: тоді зверху лишається корінь першої.
lab-mistakes-other_set = Це не належить до жодної з двох множин.
lab-mistakes-popped_early = Зарано знято: поруч із верхньою ще є нова кімната.
lab-mistakes-popped_twice = Задалеко: кімнати знімають по одній.
lab-mistakes-stays = Пошук зараз саме там: кожен крок веде до іншої кімнати.
lab-mistakes-queue_for_stack = Це була б черга. Стек продовжує згори.
lab-mistakes-stack_for_queue = Це був би стек: він бере найновіше. А черга бере те, що чекало найдовше.
lab-mistakes-not_front = Інші чекають довше: у черзі хто перший прийшов, той перший і йде.
lab-mistakes-order = Праворуч, внизу, ліворуч, вгорі: у цьому порядку спершу інша кімната.
lab-mistakes-was_there = Пошук там уже був, а двічі до кімнати не заходить.
lab-mistakes-wall = Там стіна: проходу туди немає.
lab-mistakes-turned_round = Навпаки: найновіше лежить на верху стека і стоїть у кінці черги.
lab-mistakes-nothing_popped = Кімнат, які пошук покинув назавжди, на стеку вже нема.
lab-mistakes-popped_before = Кімната, де зараз пошук, лежить зверху: її знімають, аж коли він із неї йде.
lab-mistakes-still_queued = Кімнати, яку взяли останньою, в черзі вже нема.
lab-mistakes-nothing_taken = Того, що взяли з черги, в ній уже нема.
lab-mistakes-not_queued = Цього в черзі немає: поруч іще нічого не брали.
