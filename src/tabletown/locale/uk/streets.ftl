# «Вулиці»: усе, що каже гра, для термінала й браузера. Правила для читання — у streets_rules.ftl.
# $tile — номер будівлі з 1 у порядку каталогу, вокзал і парк останні; $business — вид бізнесу з 1. $kind і $other — види
# символів, $colour — один із чотирьох видів мешканців, за їхніми іменами в каталозі. $side рахується з півночі за годинниковою
# стрілкою. $who дорівнює grifter для суперника в грі наодинці, інакше $player — ім'я за цим місцем.

streets-name = Вулиці
streets-about = Будуйте одне місто на всіх. Замикайте вулиці, на яких повно людей, і отримуйте дохід зі своїх будівель.

streets-edition-base = Базова гра
streets-edition-base-about = 45 будівель, бізнес-модуль, радники та гра наодинці проти Пройдисвіта.

## Слова

streets-tile =
    { $tile ->
        [1] Стартовий дім
        [2] Модний лофт
        [3] Ляльковий театр
        [4] Сімейне кафе
        [5] Таунхауси
        [6] Блошиний ринок
        [7] Дитячий бутик
        [8] Житловий кооператив
        [9] Кафе-морозиво
        [10] Галерея мистецтв
        [11] Вініловий клуб
        [12] Студентський гуртожиток
        [13] Мікропивоварня
        [14] Веганська їдальня
        [15] Тату-студія
        [16] Коворкінг
        [17] Сквот художників
        [18] Барбершоп
        [19] Чилакс-спа
        [20] Сувенірна крамниця
        [21] Океанаріум
        [22] Гранд-готель
        [23] Бар на даху
        [24] Музей Колоса
        [25] Дьюті-фрі
        [26] Оглядова вежа
        [27] Хостел
        [28] Універмаг
        [29] Крамниця кросівок
        [30] Крамниця іграшок
        [31] Фуд-корт
        [32] Мультиплекс
        [33] Книгарня-кав'ярня
        [34] Торговий пасаж
        [35] Крамничка на розі
        [36] Супермаркет
        [37] Крамниця госптоварів
        [38] Гастроринок
        [39] Культурний центр
        [40] Агенція нерухомості
        [41] Вулична кухня
        [42] Багатоповерхівка
        [43] Кафе на розі
        [44] Копіцентр
        [45] Фестивальна площа
        [46] Центральний вокзал
       *[47] Міський парк
    }
streets-kind =
    { $kind ->
        [tourist] турист
        [hipster] гіпстер
        [parent] батьки
        [shopper] покупець
       *[wild] мішаний
    }
streets-kind-of =
    { $kind ->
        [tourist] туристів
        [hipster] гіпстерів
        [parent] батьків
        [shopper] покупців
       *[wild] мішаних
    }
streets-other-of =
    { $other ->
        [tourist] туристів
        [hipster] гіпстерів
        [parent] батьків
       *[shopper] покупців
    }
streets-kind-each =
    { $kind ->
        [tourist] туриста
        [hipster] гіпстера
        [parent] з батьків
       *[shopper] покупця
    }
streets-people-of =
    { $colour ->
        [tourist]
            { $people ->
                [one] { $people } турист
                [few] { $people } туристи
               *[many] { $people } туристів
            }
        [hipster]
            { $people ->
                [one] { $people } гіпстер
                [few] { $people } гіпстери
               *[many] { $people } гіпстерів
            }
        [parent] { $people } з батьків
       *[shopper]
            { $people ->
                [one] { $people } покупець
                [few] { $people } покупці
               *[many] { $people } покупців
            }
    }
streets-business =
    { $business ->
        [1] ресторан
        [2] житло
        [3] дозвілля
        [4] торгівля
       *[5] універсальний
    }
streets-side =
    { $side ->
        [1] північ
        [2] схід
        [3] південь
       *[4] захід
    }
streets-dollars = ${ $dollars }
streets-grifter = Пройдисвіт

streets-value-people = ${ $coef } за кожного { streets-kind-each } на вулиці
streets-value-symbols = ${ $coef } за кожен символ { streets-kind-of }
streets-value-set = ${ $coef } за кожну пару символів { streets-kind-of } і { streets-other-of }
streets-value-wild_symbols = ${ $coef } за кожен мішаний символ
streets-value-ownership = ${ $coef } за кожен ваш знак власності на вулиці
streets-value-street_size = ${ $coef } за кожну будівлю вулиці
streets-value-adjacency = ${ $coef } за кожну будівлю на восьми клітинках довкола
streets-value-enclosure = ${ $coef }, якщо замикає іншу вулицю
streets-value-copy = Цінність іншої будівлі тієї самої вулиці

streets-advisor-contractor = Підрядник
streets-advisor-contractor-about = Зводьте дві будівлі за хід і беріть дві плитки, доки є стос.
streets-advisor-hacker = Хакер
streets-advisor-hacker-about = Мішаний символ і звороти плиток у руці враховуються на ваших вулицях.
streets-advisor-entrepreneur = Підприємець
streets-advisor-entrepreneur-about = Раз на замкнену вулицю порахуйте плитку з руки замість однієї своєї будівлі.
streets-advisor-investor = Інвестор
streets-advisor-investor-about = На одній вашій будівлі може бути два знаки; її цінність подвоюється.
streets-advisor-hipster_legend = Легенда гіпстерів
streets-advisor-hipster_legend-about = Для вас усі символи гіпстерів мішані, і на карті є ще один.
streets-advisor-renovator = Реставратор
streets-advisor-renovator-about = Можна будувати поверх будівлі на замкненій вулиці, і її порахують знову.
streets-advisor-location_scout = Фахівець із пошуку
streets-advisor-location_scout-about = Враховуються й символи ваших будівель на інших вулицях.
