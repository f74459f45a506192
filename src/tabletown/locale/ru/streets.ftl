# «Улицы»: всё, что говорит игра, для терминала и браузера. Правила для чтения — в streets_rules.ftl.
# $tile — номер постройки с 1 в порядке каталога, вокзал и парк последние; $business — вид бизнеса с 1. $kind и $other — виды
# символов, $colour — один из четырёх видов человечков, по их именам в каталоге. $side считается с севера по часовой стрелке.
# $who равно grifter для соперника в одиночной игре, иначе $player — имя за этим местом.

streets-name = Улицы
streets-about = Стройте один город на всех. Закрывайте улицы, на которых полно людей, и получайте доход со своих построек.

streets-edition-base = Базовая игра
streets-edition-base-about = 45 построек, бизнес-модуль, советники и одиночная игра против Проныры.

## Слова

streets-tile =
    { $tile ->
        [1] Стартовый дом
        [2] Модный лофт
        [3] Кукольный театр
        [4] Семейное кафе
        [5] Таунхаусы
        [6] Блошиный рынок
        [7] Детский бутик
        [8] Жилищный кооператив
        [9] Кафе-мороженое
        [10] Галерея искусств
        [11] Виниловый клуб
        [12] Студенческое общежитие
        [13] Микропивоварня
        [14] Веганская закусочная
        [15] Тату-студия
        [16] Коворкинг
        [17] Сквот художников
        [18] Барбершоп
        [19] Чиллакс-спа
        [20] Сувенирная лавка
        [21] Океанариум
        [22] Гранд-отель
        [23] Бар на крыше
        [24] Музей Колосса
        [25] Дьюти-фри
        [26] Смотровая башня
        [27] Хостел
        [28] Универмаг
        [29] Магазин кроссовок
        [30] Магазин игрушек
        [31] Фуд-корт
        [32] Мультиплекс
        [33] Книжное кафе
        [34] Торговый пассаж
        [35] Магазинчик на углу
        [36] Супермаркет
        [37] Магазин хозтоваров
        [38] Гастрорынок
        [39] Культурный центр
        [40] Агентство недвижимости
        [41] Уличная кухня
        [42] Многоэтажка
        [43] Угловое кафе
        [44] Копировальный центр
        [45] Фестивальная площадь
        [46] Центральный вокзал
       *[47] Городской парк
    }
streets-kind =
    { $kind ->
        [tourist] турист
        [hipster] хипстер
        [parent] родитель
        [shopper] покупатель
       *[wild] смешанный
    }
streets-kind-of =
    { $kind ->
        [tourist] туристов
        [hipster] хипстеров
        [parent] родителей
        [shopper] покупателей
       *[wild] смешанных
    }
streets-other-of =
    { $other ->
        [tourist] туристов
        [hipster] хипстеров
        [parent] родителей
       *[shopper] покупателей
    }
streets-kind-each =
    { $kind ->
        [tourist] туриста
        [hipster] хипстера
        [parent] родителя
       *[shopper] покупателя
    }
streets-people-of =
    { $colour ->
        [tourist]
            { $people ->
                [one] { $people } турист
                [few] { $people } туриста
               *[many] { $people } туристов
            }
        [hipster]
            { $people ->
                [one] { $people } хипстер
                [few] { $people } хипстера
               *[many] { $people } хипстеров
            }
        [parent]
            { $people ->
                [one] { $people } родитель
                [few] { $people } родителя
               *[many] { $people } родителей
            }
       *[shopper]
            { $people ->
                [one] { $people } покупатель
                [few] { $people } покупателя
               *[many] { $people } покупателей
            }
    }
streets-business =
    { $business ->
        [1] ресторан
        [2] жильё
        [3] досуг
        [4] торговля
       *[5] универсальный
    }
streets-side =
    { $side ->
        [1] север
        [2] восток
        [3] юг
       *[4] запад
    }
streets-dollars = ${ $dollars }
streets-grifter = Проныра

streets-value-people = ${ $coef } за каждого { streets-kind-each } на улице
streets-value-symbols = ${ $coef } за каждый символ { streets-kind-of }
streets-value-set = ${ $coef } за каждую пару символов { streets-kind-of } и { streets-other-of }
streets-value-wild_symbols = ${ $coef } за каждый смешанный символ
streets-value-ownership = ${ $coef } за каждый ваш знак собственности на улице
streets-value-street_size = ${ $coef } за каждую постройку улицы
streets-value-adjacency = ${ $coef } за каждую постройку на восьми клетках вокруг
streets-value-enclosure = ${ $coef }, если закрывает другую улицу
streets-value-copy = Ценность другой постройки той же улицы

streets-advisor-contractor = Подрядчик
streets-advisor-contractor-about = Возводите две постройки за ход и берите две клетки, пока есть стопка.
streets-advisor-hacker = Хакер
streets-advisor-hacker-about = Смешанный символ и обороты клеток в руке учитываются на ваших улицах.
streets-advisor-entrepreneur = Предприниматель
streets-advisor-entrepreneur-about = Раз на закрытую улицу посчитайте клетку из руки вместо одной своей постройки.
streets-advisor-investor = Инвестор
streets-advisor-investor-about = На одной вашей постройке может быть два знака; её ценность удваивается.
streets-advisor-hipster_legend = Легенда хипстеров
streets-advisor-hipster_legend-about = Для вас все символы хипстеров смешанные, и на карте есть ещё один.
streets-advisor-renovator = Реставратор
streets-advisor-renovator-about = Можно строить поверх постройки на закрытой улице, и её посчитают снова.
streets-advisor-location_scout = Специалист по поиску
streets-advisor-location_scout-about = Учитываются и символы ваших построек на других улицах.
