# «Улицы»: всё, что говорит игра, для терминала и браузера. Правила для чтения — в streets_rules.ftl.
# $tile — номер постройки с 1 в порядке каталога, вокзал и парк последние; $business — вид бизнеса с 1. $kind и $other — виды
# символов, $colour — один из четырёх видов человечков, по их именам в каталоге. $side считается с севера по часовой стрелке.
# $who равно grifter для соперника в одиночной игре, иначе $player — имя за этим местом.

## Слова

streets-tile =
    { $tile ->
        [starter_home] Стартовый дом
        [trendy_lofts] Модный лофт
        [puppet_theatre] Кукольный театр
        [family_cafe] Семейное кафе
        [row_houses] Таунхаусы
        [flea_market] Блошиный рынок
        [baby_boutique] Детский бутик
        [housing_co_op] Жилищный кооператив
        [ice_cream_parlour] Кафе-мороженое
        [art_gallery] Галерея искусств
        [vinyl_club] Виниловый клуб
        [student_house] Студенческое общежитие
        [micro_brewery] Микропивоварня
        [vegan_diner] Веганская закусочная
        [tattoo_studio] Тату-студия
        [coworking_space] Коворкинг
        [artist_squat] Сквот художников
        [barber_shop] Барбершоп
        [chillax_spa] Чиллакс-спа
        [souvenir_shop] Сувенирная лавка
        [aquarium] Океанариум
        [grand_hotel] Гранд-отель
        [rooftop_bar] Бар на крыше
        [colossus_museum] Музей Колосса
        [duty_free_shop] Дьюти-фри
        [observation_tower] Смотровая башня
        [hostel] Хостел
        [department_store] Универмаг
        [sneaker_store] Магазин кроссовок
        [toy_store] Магазин игрушек
        [food_court] Фуд-корт
        [multiplex] Мультиплекс
        [bookshop_cafe] Книжное кафе
        [shopping_arcade] Торговый пассаж
        [corner_shop] Магазинчик на углу
        [supermarket] Супермаркет
        [hardware_store] Магазин хозтоваров
        [food_hall] Гастрорынок
        [cultural_centre] Культурный центр
        [estate_agency] Агентство недвижимости
        [street_kitchen] Уличная кухня
        [apartment_tower] Многоэтажка
        [corner_cafe] Угловое кафе
        [copy_shop] Копировальный центр
        [festival_square] Фестивальная площадь
        [station] Центральный вокзал
        [park] Городской парк
       *[other] { $tile }
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
        [restaurant] ресторан
        [residential] жильё
        [leisure] досуг
        [retail] торговля
        [universal] универсальный
       *[other] { $business }
    }
streets-side =
    { $side ->
        [1] север
        [2] восток
        [3] юг
       *[4] запад
    }
streets-road =
    { $side ->
        [1] дорога с северной стороны
        [2] дорога с восточной стороны
        [3] дорога с южной стороны
       *[4] дорога с западной стороны
    }
streets-beside =
    { $direction ->
        [1] сосед с юга — «{ $beside }»
        [2] сосед с запада — «{ $beside }»
        [3] сосед с севера — «{ $beside }»
       *[4] сосед с востока — «{ $beside }»
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
streets-advisor-entrepreneur-about = При подсчёте закрытой улицы можно один раз посчитать клетку из руки вместо одной своей постройки.
streets-advisor-investor = Инвестор
streets-advisor-investor-about = На одной вашей постройке может быть два знака; её ценность удваивается.
streets-advisor-hipster_legend = Легенда хипстеров
streets-advisor-hipster_legend-about = Для вас все символы хипстеров смешанные, и на карте есть ещё один.
streets-advisor-renovator = Реставратор
streets-advisor-renovator-about = Можно строить поверх постройки на закрытой улице, и её посчитают снова.
streets-advisor-location_scout = Специалист по поиску
streets-advisor-location_scout-about = Учитываются и символы ваших построек на других улицах.

## Подготовка стола

setup-streets-grifter-needed = В одиночку вы играете против Проныры. Выберите, насколько он силён.
setup-streets-grifter-alone = Проныра играет только против одного человека.

## Счёт

streets-score-income = Закрытые улицы
streets-score-income-about = Доход ваших построек, когда закрывались их улицы; у Проныры вместе с начальными деньгами.
streets-score-ending_now = Если бы игра кончилась сейчас
streets-score-ending_now-about = Половина того, что сейчас принесли бы постройки с вашими знаками; каждая округляется вверх.
streets-score-last_count = Финальный подсчёт
streets-score-last_count-about = Половина дохода построек, на которых в конце остались ваши знаки; каждая округляется вверх.
streets-score-majorities = Больше всех жетонов
streets-score-majorities-about = 10 долларов за каждый вид бизнеса, жетонов которого у вас больше всех, 5 при равенстве.
streets-score-sets = Наборы жетонов
streets-score-sets-about = 10 долларов за каждый набор из четырёх разных жетонов.
streets-tie-grifter = Денег поровну: при равенстве побеждает Проныра.

## Что делать сейчас

streets-prompt-abandon = Знаков не осталось: забросьте одну из своих построек. Её знак вернётся к вам, а человечки переедут
streets-prompt-pick = Выберите постройку, которую возведёте
streets-prompt-place =
    { $who ->
        [grifter] Проныра возводит постройку «{ streets-tile }». Выберите одно из лучших для неё мест
       *[player] Выберите место для постройки «{ streets-tile }»
    }
streets-prompt-signs = Поставьте на новую постройку один знак или два, чтобы удвоить её ценность
streets-prompt-order =
    { $who ->
        [grifter] Проныра закрыл несколько улиц. Выберите, какую считать первой
       *[player] Закрыто несколько улиц. Выберите, какую считать первой
    }
streets-prompt-take =
    { $who ->
        [grifter] Выберите постройку, за которую Проныра берёт бизнес-жетон
       *[player] Выберите постройку, за которую вы берёте бизнес-жетон
    }
streets-prompt-token =
    { $who ->
        [grifter]
            { $tokens ->
                [1] Выберите бизнес-жетон для Проныры
               *[other] Выберите бизнес-жетон для Проныры, всего ему положено: { $tokens }
            }
       *[player]
            { $tokens ->
                [1] Выберите бизнес-жетон
               *[other] Выберите бизнес-жетон, всего вам положено: { $tokens }
            }
    }
streets-prompt-show = Посчитайте клетку из руки вместо одной своей постройки или не считайте
streets-prompt-move =
    { $who ->
        [grifter]
            { $people ->
                [one] Ход Проныры: переезжает { $people } человечек, выберите куда
                [few] Ход Проныры: переезжают { $people } человечка, выберите куда
               *[many] Ход Проныры: переезжают { $people } человечков, выберите куда
            }
       *[player]
            { $people ->
                [one] Переезжает { $people } человечек: выберите куда
                [few] Переезжают { $people } человечка: выберите куда
               *[many] Переезжают { $people } человечков: выберите куда
            }
    }
streets-prompt-wrap_up =
    { $who ->
        [grifter] Завершите ход Проныры
       *[player] Завершите ход
    }

## Журнал

streets-log-abandon = { $player } забрасывает постройку «{ streets-tile }».
streets-log-round = Раунд { $round }
streets-log-build =
    { $who ->
        [grifter] Проныра возводит постройку «{ streets-tile }»: { streets-beside }, { streets-road }.
       *[player] { $player } возводит постройку «{ streets-tile }»: { streets-beside }, { streets-road }.
    }
streets-log-renovate = { $player } возводит постройку «{ streets-tile }» поверх постройки «{ $below }».
streets-log-wait = Искатели из накрытой постройки ждут на вокзале: { streets-people-of }.
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
streets-log-show =
    { $gained ->
        [yes] { $player } считает клетку из руки — «{ streets-tile }» — вместо постройки «{ $source }».
       *[no] { $player } показывает клетку из руки — «{ streets-tile }», но ни одной постройке это не выгодно.
    }
streets-log-value =
    { $way ->
        [copy] ценность { $value } (копия: «{ $source }»)
        [hand] ценность { $value } (из руки: «{ $source }»)
       *[own] ценность { $value }
    }
streets-log-half =
    { $way ->
        [own] ({ $value } + { $people }) ÷ 2
       *[copy] ({ $value } + { $people }) ÷ 2, копия: «{ $source }»
    }
streets-log-income =
    { $who ->
        [grifter] Проныра получает { streets-dollars } за постройку «{ streets-tile }»: { streets-log-value }, человечки { $people }.
       *[player] { $player } получает { streets-dollars } за постройку «{ streets-tile }»: { streets-log-value }, человечки { $people }.
    }
streets-log-move = Переезд: «{ streets-tile }» — { streets-people-of }.
streets-log-seekers = Стали искателями: { streets-people-of }.
streets-log-draw = { $player } берёт клетку, на обороте { streets-kind }.
streets-log-end = Все постройки выложены: финальный подсчёт.
streets-log-no_place =
    { $who ->
        [grifter] Проныра пропускает ход: строить негде.
       *[player] { $player } пропускает ход: строить негде.
    }
streets-log-full = Строить больше негде: финальный подсчёт.
streets-log-last_income =
    { $who ->
        [grifter] Проныра получает { streets-dollars } за постройку «{ streets-tile }»: { streets-log-half }.
       *[player] { $player } получает { streets-dollars } за постройку «{ streets-tile }»: { streets-log-half }.
    }
streets-log-businesses =
    { $who ->
        [grifter] Проныра получает { streets-dollars } за бизнес-жетоны.
       *[player] { $player } получает { streets-dollars } за бизнес-жетоны.
    }

## Ходы как варианты в списке. $x считается на восток от вокзала, $y на юг.

streets-move-done = Завершить ход
streets-move-settle = Всех туда, где мне выгоднее
streets-move-pass = Не считать клетку из руки
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
streets-move-build = Место { $x }, { $y }, { streets-road }
# The same where the map is known: beside a building, or on one.
streets-move-build-beside = { streets-beside }, { streets-road }
streets-move-build-on = Поверх постройки «{ $below }», { streets-road }
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
streets-rule-turn-nothing_left = В этот ход вы уже построили; завершите его или отмените шаги.
streets-rule-build-from_hand = Возвести можно только постройку из руки.
streets-rule-build-another_tile = Эта клетка уже выбрана.
streets-rule-build-empty_cell = Здесь уже есть постройка.
streets-rule-build-next_to_a_building = Клетка должна прилегать к другой постройке.
streets-rule-build-long_sides = Длинные стороны дорог не должны соприкасаться.
streets-rule-build-joined_roads = Дорога должна соединяться с соседней: продолжать её или упираться в неё под прямым углом.
streets-rule-build-longest_street = На улице не больше пяти построек.
streets-rule-build-choose_first = Сначала выберите в руке клетку, которую построите.
streets-rule-build-lay_first = Сначала выложите клетку в город.
streets-rule-renovator-not_the_start = Поверх вокзала и парка не строят.
streets-rule-renovator-closed_street = Реставратор строит поверх построек только на закрытых улицах.
streets-rule-renovator-same_road = Дорога должна идти с той же стороны, что и у накрытой постройки.
streets-rule-abandon-first = Знаков не осталось: прежде чем строить, забросьте одну из своих построек.
streets-rule-abandon-while_signs_are_left = Забросить постройку можно, только если для новой не осталось знаков.
streets-rule-abandon-own_building = Забросить можно только постройку со своим знаком.
streets-rule-score-closed_street = Эта улица не ждёт подсчёта.
streets-rule-score-first = Сначала выберите, какую закрытую улицу считать.
streets-rule-business-same_street = Этой постройки нет на улице, которую сейчас считают.
streets-rule-business-own_building = Жетоны берут за свои постройки.
streets-rule-business-grifter_fewest = Проныра берёт жетоны того вида, которых у него меньше всего.
streets-rule-business-none_left = Жетонов этого вида не осталось.
streets-rule-business-first = Сначала нужно взять бизнес-жетоны.
streets-rule-entrepreneur-from_hand = Предприниматель считает клетку из руки.
streets-rule-entrepreneur-no_copy = Копирующую постройку из руки считать нельзя.
streets-rule-entrepreneur-first = Сначала решите, считает ли предприниматель клетку из руки.
streets-rule-grifter-best_place = Проныра строит только там, где постройка ценнее всего.
streets-rule-grifter-its_tile = Сейчас Проныра возводит свою клетку; вы выбираете только место.
streets-rule-move-in_the_city = Этой постройки нет в городе.
streets-rule-move-open_street = Переезжают только на незакрытые улицы.
streets-rule-move-own_colour = Никому этого цвета не нужно переезжать.
streets-rule-move-not_abandoned = В заброшенную постройку не переезжают.
streets-rule-move-one_left = Переехать осталось только одному человечку этого цвета.
streets-rule-move-grifter_first = В ход Проныры сначала переезжают в его постройки.
streets-rule-move-first = Сначала нужно расселить человечков.
streets-rule-signs-first = Сначала решите, сколько знаков собственности положить на новую постройку.
