## Назви зупинок мандрів, за порядком

stops-garden-s1 = Зовсім поруч
stops-garden-s2 = Забутий ліворуч
stops-garden-s3 = Чай із чорного ходу
stops-garden-s4 = Теорія ниток
stops-garden-s5 = Туди й назад
stops-garden-s6 = Не в ногу
stops-garden-s7 = Чай на двох
stops-garden-s8 = Зайвий крок
stops-garden-s9 = Три алеї
stops-garden-s10 = Лише після вас

stops-cellar-s1 = Слизький початок
stops-cellar-s2 = Ковзь — і назад
stops-cellar-s3 = З іншого боку
stops-cellar-s4 = Латка без льоду
stops-cellar-s5 = Мимохідь
stops-cellar-s6 = Рука на стіні
stops-cellar-s7 = Ключ на льоду
stops-cellar-s8 = Холодний чай
stops-cellar-s9 = Ковзанка
stops-cellar-s10 = Лютий мороз

stops-library-s1 = Гасимо світло
stops-library-s2 = Між полицями
stops-library-s3 = Червона нитка
stops-library-s4 = Єдина стіна
stops-library-s5 = Кішка з дому
stops-library-s6 = Забігаючи наперед
stops-library-s7 = Перемотування
stops-library-s8 = Закладка
stops-library-s9 = За її спиною
stops-library-s10 = Замкнений розділ

stops-kitchen-s1 = Стулка без кота
stops-kitchen-s2 = Ставай сюди
stops-kitchen-s3 = Подвійна порція
stops-kitchen-s4 = Ланцюгова реакція
stops-kitchen-s5 = Знайди відмінність
stops-kitchen-s6 = Верхній ключ
stops-kitchen-s7 = На малім вогні
stops-kitchen-s8 = Вада у дзеркалі
stops-kitchen-s9 = Вийти й зайти
stops-kitchen-s10 = Останній зайшов, перший вийшов

stops-alley-s1 = Тонюсінько
stops-alley-s2 = Один укус
stops-alley-s3 = Обережно, клац!
stops-alley-s4 = Киць-киць
stops-alley-s5 = Де вхід?
stops-alley-s6 = За рогом
stops-alley-s7 = Вафельна хатка
stops-alley-s8 = Гальмо на зубок
stops-alley-s9 = Останній кусь
stops-alley-s10 = По тонкому льоду

stops-palace-s1 = Крапля чаю
stops-palace-s2 = Гальма на льоду
stops-palace-s3 = Велике їсть мале
stops-palace-s4 = Укус на двох
stops-palace-s5 = Степені двійки
stops-palace-s6 = Вушко голки
stops-palace-s7 = Принцеса лічить
stops-palace-s8 = Так близько
stops-palace-s9 = Дірка на згадку
stops-palace-s10 = Проведи додому
