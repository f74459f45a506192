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

## Подготовка стола

streets-option-grifter = Соперник
streets-option-grifter-about = В одиночку вы играете против Проныры; он начинает с 0, 20 или 50 долларами.
streets-option-grifter-nobody = Никого
streets-option-grifter-easy = Лёгкий Проныра
streets-option-grifter-normal = Средний Проныра
streets-option-grifter-hard = Тяжёлый Проныра
streets-option-business = Бизнес-модуль
streets-option-business-about = Закрытые улицы приносят ещё и бизнес-жетоны, а они в конце — деньги за большинство и за наборы.
streets-option-advisors = Советники
streets-option-advisors-about = У каждого советник со своей способностью. В одиночной игре Проныра получает ещё 40 долларов.
streets-option-abandoned_homes = Переезд в заброшенные постройки
streets-option-abandoned_homes-about = Печатные правила расходятся: обычно в заброшенные постройки никто не переезжает.
streets-option-copied_places = Копирование соседства и закрывающей ценности
streets-option-copied_places-about = Печатные правила расходятся: обычно эти две ценности копировать нельзя.

setup-streets-grifter-needed = В одиночку вы играете против Проныры. Выберите его сложность.
setup-streets-grifter-alone = Проныра играет только против одного человека.

## Счёт

streets-score-income = Закрытые улицы
streets-score-income-about = Доход ваших построек, когда закрывались их улицы; у Проныры вместе с начальными деньгами.
streets-score-last_count = Финальный подсчёт
streets-score-last_count-about = Половина дохода построек, на которых в конце ваши знаки, каждая с округлением вверх. До тех пор — как если бы игра кончилась сейчас.
streets-score-majorities = Больше всех жетонов
streets-score-majorities-about = 10 долларов за каждый вид бизнеса, жетонов которого у вас больше всех, 5 при равенстве.
streets-score-sets = Наборы жетонов
streets-score-sets-about = 10 долларов за каждый набор из четырёх разных жетонов.

## Что делать сейчас

streets-prompt-abandon = Знаков собственности не осталось: забросьте одну из своих построек
streets-prompt-pick = Выберите постройку, которую возведёте
streets-prompt-place =
    { $who ->
        [grifter] Проныра возводит постройку «{ streets-tile }». Выберите одно из лучших для неё мест
       *[player] Выберите место для постройки «{ streets-tile }»
    }
streets-prompt-signs = Поставьте на новую постройку один знак или два, чтобы удвоить её ценность
streets-prompt-order = Закрыто несколько улиц. Выберите, какую считать первой
streets-prompt-take =
    { $who ->
        [grifter] Выберите постройку, за которую берут бизнес-жетон
       *[player] Выберите постройку, за которую вы берёте бизнес-жетон
    }
streets-prompt-token =
    { $tokens ->
        [1] Выберите бизнес-жетон
       *[other] Выберите бизнес-жетон, всего вам положено: { $tokens }
    }
streets-prompt-show = Посчитайте клетку из руки вместо одной своей постройки или не считайте
streets-prompt-move =
    { $people ->
        [one] Переезжает { $people } человечек: выберите куда
        [few] Переезжают { $people } человечка: выберите куда
       *[many] Переезжают { $people } человечков: выберите куда
    }
streets-prompt-wrap_up = Завершите ход
streets-prompt-waiting = Ход другого игрока
streets-prompt-over = Игра окончена
streets-prompt-watching = Вы наблюдаете за этим столом

## Журнал

streets-log-abandon = { $player } забрасывает постройку «{ streets-tile }».
streets-log-build =
    { $who ->
        [grifter] Проныра возводит на месте { $x }, { $y } постройку «{ streets-tile }».
       *[player] { $player } возводит на месте { $x }, { $y } постройку «{ streets-tile }».
    }
streets-log-renovate = { $player } строит поверх другой постройки: «{ streets-tile }».
streets-log-signs = { $player } ставит два знака на постройку «{ streets-tile }».
streets-log-seekers_home = Искатели въезжают в постройку «{ streets-tile }»: { streets-people-of }.
streets-log-closed =
    { $buildings ->
        [1] Закрыта улица из одной постройки: «{ streets-tile }».
       *[other] Закрыта улица, первая на ней «{ streets-tile }», всего построек: { $buildings }.
    }
streets-log-token =
    { $who ->
        [grifter] Проныра берёт бизнес-жетон: { streets-business }.
       *[player] { $player } берёт бизнес-жетон: { streets-business }.
    }
streets-log-show = { $player } считает клетку из руки: «{ streets-tile }».
streets-log-income =
    { $who ->
        [grifter] Проныра получает { streets-dollars } за «{ streets-tile }»: ценность { $value }, человечки { $people }.
       *[player] { $player } получает { streets-dollars } за «{ streets-tile }»: ценность { $value }, человечки { $people }.
    }
streets-log-move = Переезд в «{ streets-tile }»: { streets-people-of }.
streets-log-seekers = Стали искателями: { streets-people-of }.
streets-log-draw = { $player } берёт клетку, на обороте { streets-kind }.
streets-log-end = Все постройки выложены: финальный подсчёт.
streets-log-last_income =
    { $who ->
        [grifter] Проныра получает { streets-dollars } за «{ streets-tile }»: половину от ценности { $value } и человечков { $people }.
       *[player] { $player } получает { streets-dollars } за «{ streets-tile }»: половину от ценности { $value } и человечков { $people }.
    }
streets-log-businesses =
    { $who ->
        [grifter] Проныра получает { streets-dollars } за бизнес-жетоны.
       *[player] { $player } получает { streets-dollars } за бизнес-жетоны.
    }

streets-end-tiles = Все постройки выложены

## Ходы как варианты в списке. $x считается на восток от вокзала, $y на юг.

streets-move-done = Завершить ход
streets-move-settle = Всех туда, где мне выгоднее
streets-move-pass = Ничего из руки
streets-move-signs =
    { $signs ->
        [1] Один знак
       *[other] Два знака
    }
streets-move-token = Жетон: { streets-business }
streets-move-pick = Строить: { streets-tile }
streets-move-abandon = Забросить: { streets-tile }
streets-move-score = Улица с постройкой «{ streets-tile }»
streets-move-take = Жетон за постройку «{ streets-tile }»
streets-move-show = Посчитать: { streets-tile }
streets-move-send = Одного сюда: { streets-home }
streets-move-send_all = Всех сюда: { streets-home }
streets-move-build = Место { $x }, { $y }, дорога на { streets-side }
streets-home =
    { $home ->
        [46] { streets-tile } (туристы)
        [47] { streets-tile } (хипстеры)
        [48] { streets-tile } (родители)
        [49] { streets-tile } (покупатели)
       *[other] { streets-tile }
    }

## Отказы: почему так нельзя

streets-rule-turn-order = На этом шаге хода так сделать нельзя.
streets-rule-turn-no_action = Такого хода нет.
streets-rule-build-from_hand = Возвести можно только постройку из руки.
streets-rule-build-another_tile = Эта клетка уже выбрана.
streets-rule-build-empty_cell = Здесь уже есть постройка.
streets-rule-build-next_to_a_building = Клетка должна прилегать к другой постройке.
streets-rule-build-long_sides = Длинные стороны дорог не должны соприкасаться.
streets-rule-build-joined_roads = Дорога должна соединяться с соседней: продолжать её или упираться в неё под прямым углом.
streets-rule-build-longest_street = На улице не больше пяти построек.
streets-rule-renovator-not_the_start = Поверх вокзала и парка не строят.
streets-rule-renovator-closed_street = Реставратор строит поверх построек только на закрытых улицах.
streets-rule-renovator-same_road = Дорога должна идти с той же стороны, что и у накрытой постройки.
streets-rule-abandon-first = Знаков не осталось: прежде чем строить, забросьте одну из своих построек.
streets-rule-abandon-while_signs_are_left = Забросить постройку можно, только если для новой не осталось знаков.
streets-rule-abandon-own_building = Забросить можно только постройку со своим знаком.
streets-rule-score-closed_street = Эта улица не ждёт подсчёта.
streets-rule-business-same_street = Этой постройки нет на улице, которую сейчас считают.
streets-rule-business-own_building = Жетоны берут за свои постройки.
streets-rule-business-grifter_fewest = Проныра берёт жетоны того вида, которых у него меньше всего.
streets-rule-business-none_left = Жетонов этого вида не осталось.
streets-rule-entrepreneur-from_hand = Предприниматель считает клетку из руки.
streets-rule-entrepreneur-no_copy = Копирующую постройку из руки считать нельзя.
streets-rule-grifter-best_place = Проныра строит только там, где постройка ценнее всего.
streets-rule-move-in_the_city = Этой постройки нет в городе.
streets-rule-move-open_street = Переезжают только на незакрытые улицы.
streets-rule-move-own_colour = Никому этого цвета не нужно переезжать.
streets-rule-move-not_abandoned = В заброшенную постройку не переезжают.
streets-rule-move-one_left = Переехать осталось только одному человечку этого цвета.
streets-rule-move-grifter_first = В ход Проныры сначала переезжают в его постройки.
