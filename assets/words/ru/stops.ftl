## Названия этапов похода, по порядку

stops-garden-s1 = По соседству
stops-garden-s2 = Забытый слева
stops-garden-s3 = Чёрный ход с ручкой
stops-garden-s4 = На ниточке
stops-garden-s5 = Туда и обратно
stops-garden-s6 = Не в ногу
stops-garden-s7 = Чай вдвоём
stops-garden-s8 = Лишний шаг
stops-garden-s9 = Три аллеи
stops-garden-s10 = Только после вас

stops-cellar-s1 = Ой, поехали
stops-cellar-s2 = Шаг назад
stops-cellar-s3 = Наоборот
stops-cellar-s4 = Сухой островок
stops-cellar-s5 = Мимоходом
stops-cellar-s6 = Рукой по стене
stops-cellar-s7 = Ключ на льду
stops-cellar-s8 = Ледяной чай
stops-cellar-s9 = Каток
stops-cellar-s10 = Мороз по коже

stops-library-s1 = Гасим свет
stops-library-s2 = Среди полок
stops-library-s3 = Красная нить
stops-library-s4 = Одна стена
stops-library-s5 = Кошка из дома
stops-library-s6 = Забегая вперёд
stops-library-s7 = Перемотка
stops-library-s8 = Закладка
stops-library-s9 = За её спиной
stops-library-s10 = Глава под замком

stops-kitchen-s1 = Дверца без кошки
stops-kitchen-s2 = Наступать сюда
stops-kitchen-s3 = Двойная порция
stops-kitchen-s4 = Цепная реакция
stops-kitchen-s5 = Найди отличие
stops-kitchen-s6 = Верхний ключ
stops-kitchen-s7 = На медленном огне
stops-kitchen-s8 = Кривое зеркало
stops-kitchen-s9 = Выйти и войти
stops-kitchen-s10 = Последним вошёл, первым вышел

stops-alley-s1 = Тоньше вафли
stops-alley-s2 = Один укус
stops-alley-s3 = Хлоп!
stops-alley-s4 = Кис-кис
stops-alley-s5 = Где вход?
stops-alley-s6 = За углом
stops-alley-s7 = Вафельный домик
stops-alley-s8 = Тормоз на зубок
stops-alley-s9 = Последний укус
stops-alley-s10 = По тонкому льду

stops-palace-s1 = Капля чая
stops-palace-s2 = Тормоз на льду
stops-palace-s3 = Меньшее к большему
stops-palace-s4 = Укус на двоих
stops-palace-s5 = Степени двойки
stops-palace-s6 = Игольное ушко
stops-palace-s7 = Принцесса считает
stops-palace-s8 = Так близко
stops-palace-s9 = Дырка на память
stops-palace-s10 = Проводи до дома
