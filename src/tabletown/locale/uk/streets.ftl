# «Вулиці»: усе, що каже гра, для термінала й браузера. Правила для читання — у streets_rules.ftl.
# $tile — номер будівлі з 1 у порядку каталогу, вокзал і парк останні; $business — вид бізнесу з 1. $kind і $other — види
# символів, $colour — один із чотирьох видів мешканців, за їхніми іменами в каталозі. $side рахується з півночі за годинниковою
# стрілкою. $who дорівнює grifter для суперника в грі наодинці, інакше $player — ім’я за цим місцем.

## Слова

streets-tile =
    { $tile ->
        [starter_home] Стартовий дім
        [trendy_lofts] Модний лофт
        [puppet_theatre] Ляльковий театр
        [family_cafe] Сімейне кафе
        [row_houses] Таунхауси
        [flea_market] Блошиний ринок
        [baby_boutique] Дитячий бутик
        [housing_co_op] Житловий кооператив
        [ice_cream_parlour] Кафе-морозиво
        [art_gallery] Галерея мистецтв
        [vinyl_club] Вініловий клуб
        [student_house] Студентський гуртожиток
        [micro_brewery] Мікропивоварня
        [vegan_diner] Веганська їдальня
        [tattoo_studio] Тату-студія
        [coworking_space] Коворкінг
        [artist_squat] Сквот художників
        [barber_shop] Барбершоп
        [chillax_spa] Чилакс-спа
        [souvenir_shop] Сувенірна крамниця
        [aquarium] Океанаріум
        [grand_hotel] Гранд-готель
        [rooftop_bar] Бар на даху
        [colossus_museum] Музей Колоса
        [duty_free_shop] Дьюті-фрі
        [observation_tower] Оглядова вежа
        [hostel] Хостел
        [department_store] Універмаг
        [sneaker_store] Крамниця кросівок
        [toy_store] Крамниця іграшок
        [food_court] Фуд-корт
        [multiplex] Мультиплекс
        [bookshop_cafe] Книгарня-кав’ярня
        [shopping_arcade] Торговий пасаж
        [corner_shop] Крамничка на розі
        [supermarket] Супермаркет
        [hardware_store] Крамниця госптоварів
        [food_hall] Гастроринок
        [cultural_centre] Культурний центр
        [estate_agency] Агенція нерухомості
        [street_kitchen] Вулична кухня
        [apartment_tower] Багатоповерхівка
        [corner_cafe] Кафе на розі
        [copy_shop] Копіцентр
        [festival_square] Фестивальна площа
        [station] Центральний вокзал
        [park] Міський парк
       *[other] { $tile }
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
        [parent]
            { $people ->
                [one] { $people } батько
                [few] { $people } батьки
               *[many] { $people } батьків
            }
       *[shopper]
            { $people ->
                [one] { $people } покупець
                [few] { $people } покупці
               *[many] { $people } покупців
            }
    }
streets-business =
    { $business ->
        [restaurant] ресторан
        [residential] житло
        [leisure] дозвілля
        [retail] торгівля
        [universal] універсальний
       *[other] { $business }
    }
streets-side =
    { $side ->
        [1] північ
        [2] схід
        [3] південь
       *[4] захід
    }
streets-road =
    { $side ->
        [1] дорога з північного боку
        [2] дорога зі східного боку
        [3] дорога з південного боку
       *[4] дорога із західного боку
    }
streets-beside =
    { $direction ->
        [1] сусід із півдня — «{ $beside }»
        [2] сусід із заходу — «{ $beside }»
        [3] сусід із півночі — «{ $beside }»
       *[4] сусід зі сходу — «{ $beside }»
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
streets-advisor-entrepreneur-about = Під час підрахунку замкненої вулиці можна один раз порахувати плитку з руки замість однієї своєї будівлі.
streets-advisor-investor = Інвестор
streets-advisor-investor-about = На одній вашій будівлі може бути два знаки; її цінність подвоюється.
streets-advisor-hipster_legend = Легенда гіпстерів
streets-advisor-hipster_legend-about = Для вас усі символи гіпстерів мішані, і на карті є ще один.
streets-advisor-renovator = Реставратор
streets-advisor-renovator-about = Можна будувати поверх будівлі на замкненій вулиці, і її порахують знову.
streets-advisor-location_scout = Фахівець із пошуку
streets-advisor-location_scout-about = Враховуються й символи ваших будівель на інших вулицях.

## Підготовка столу

setup-streets-grifter-needed = Наодинці ви граєте проти Пройдисвіта. Виберіть, наскільки він сильний.
setup-streets-grifter-alone = Пройдисвіт грає лише проти однієї людини.

## Рахунок

streets-score-income = Замкнені вулиці
streets-score-income-about = Дохід ваших будівель, коли замикалися їхні вулиці; у Пройдисвіта разом із початковими грошима.
streets-score-ending_now = Якби гра скінчилася зараз
streets-score-ending_now-about = Половина того, що зараз дали б будівлі з вашими знаками; кожна заокруглюється вгору.
streets-score-last_count = Фінальний підрахунок
streets-score-last_count-about = Половина доходу будівель, на яких наприкінці лишилися ваші знаки; кожна заокруглюється вгору.
streets-score-majorities = Найбільше жетонів
streets-score-majorities-about = 10 доларів за кожен вид бізнесу, жетонів якого у вас найбільше, 5 за рівності.
streets-score-sets = Набори жетонів
streets-score-sets-about = 10 доларів за кожен набір із чотирьох різних жетонів.
streets-tie-grifter = Грошей порівну: за рівності перемагає Пройдисвіт.

## Що робити зараз

streets-prompt-abandon = Знаків не лишилося: покиньте одну зі своїх будівель. Її знак повернеться до вас, а мешканці переїдуть
streets-prompt-pick = Виберіть будівлю, яку зведете
streets-prompt-place =
    { $who ->
        [grifter] Пройдисвіт зводить будівлю «{ streets-tile }». Виберіть одне з найкращих для неї місць
       *[player] Виберіть місце для будівлі «{ streets-tile }»
    }
streets-prompt-signs = Поставте на нову будівлю один знак або два, щоб подвоїти її цінність
streets-prompt-order =
    { $who ->
        [grifter] Пройдисвіт замкнув кілька вулиць. Виберіть, яку рахувати першою
       *[player] Замкнено кілька вулиць. Виберіть, яку рахувати першою
    }
streets-prompt-take =
    { $who ->
        [grifter] Виберіть будівлю, за яку Пройдисвіт бере бізнес-жетон
       *[player] Виберіть будівлю, за яку ви берете бізнес-жетон
    }
streets-prompt-token =
    { $who ->
        [grifter]
            { $tokens ->
                [1] Виберіть бізнес-жетон для Пройдисвіта
               *[other] Виберіть бізнес-жетон для Пройдисвіта, усього йому належить: { $tokens }
            }
       *[player]
            { $tokens ->
                [1] Виберіть бізнес-жетон
               *[other] Виберіть бізнес-жетон, усього вам належить: { $tokens }
            }
    }
streets-prompt-show = Порахуйте плитку з руки замість однієї своєї будівлі або не рахуйте
streets-prompt-move =
    { $who ->
        [grifter]
            { $people ->
                [one] Хід Пройдисвіта: переїжджає { $people } мешканець, виберіть куди
                [few] Хід Пройдисвіта: переїжджають { $people } мешканці, виберіть куди
               *[many] Хід Пройдисвіта: переїжджають { $people } мешканців, виберіть куди
            }
       *[player]
            { $people ->
                [one] Переїжджає { $people } мешканець: виберіть куди
                [few] Переїжджають { $people } мешканці: виберіть куди
               *[many] Переїжджають { $people } мешканців: виберіть куди
            }
    }
streets-prompt-wrap_up =
    { $who ->
        [grifter] Завершіть хід Пройдисвіта
       *[player] Завершіть хід
    }

## Журнал

streets-log-abandon = { $player } покидає будівлю «{ streets-tile }».
streets-log-round = Раунд { $round }
streets-log-build =
    { $who ->
        [grifter] Пройдисвіт зводить будівлю «{ streets-tile }»: { streets-beside }, { streets-road }.
       *[player] { $player } зводить будівлю «{ streets-tile }»: { streets-beside }, { streets-road }.
    }
streets-log-renovate = { $player } зводить будівлю «{ streets-tile }» поверх будівлі «{ $below }».
streets-log-wait = Шукачі з накритої будівлі чекають на вокзалі: { streets-people-of }.
streets-log-signs = { $player } ставить два знаки на будівлю «{ streets-tile }».
streets-log-seekers_home = Шукачі в’їжджають до будівлі «{ streets-tile }»: { streets-people-of }.
streets-log-closed =
    { $buildings ->
        [1] Замкнено вулицю з однієї будівлі: «{ streets-tile }».
       *[other] Замкнено вулицю, перша на ній «{ streets-tile }», усього будівель: { $buildings }.
    }
streets-log-token =
    { $who ->
        [grifter] Пройдисвіт бере бізнес-жетон: { streets-business }.
       *[player] { $player } бере бізнес-жетон: { streets-business }.
    }
streets-log-show =
    { $gained ->
        [yes] { $player } рахує плитку з руки — «{ streets-tile }» — замість будівлі «{ $source }».
       *[no] { $player } показує плитку з руки — «{ streets-tile }», але жодній будівлі це не вигідно.
    }
streets-log-value =
    { $way ->
        [copy] цінність { $value } (копія: «{ $source }»)
        [hand] цінність { $value } (з руки: «{ $source }»)
       *[own] цінність { $value }
    }
streets-log-half =
    { $way ->
        [own] ({ $value } + { $people }) ÷ 2
       *[copy] ({ $value } + { $people }) ÷ 2, копія: «{ $source }»
    }
streets-log-income =
    { $who ->
        [grifter] Пройдисвіт отримує { streets-dollars } за будівлю «{ streets-tile }»: { streets-log-value }, мешканці { $people }.
       *[player] { $player } отримує { streets-dollars } за будівлю «{ streets-tile }»: { streets-log-value }, мешканці { $people }.
    }
streets-log-move = Переїзд: «{ streets-tile }» — { streets-people-of }.
streets-log-seekers = Стали шукачами: { streets-people-of }.
streets-log-draw = { $player } бере плитку, на звороті { streets-kind }.
streets-log-end = Усі будівлі викладено: фінальний підрахунок.
streets-log-no_place =
    { $who ->
        [grifter] Пройдисвіт пропускає хід: будувати ніде.
       *[player] { $player } пропускає хід: будувати ніде.
    }
streets-log-full = Будувати більше ніде: фінальний підрахунок.
streets-log-last_income =
    { $who ->
        [grifter] Пройдисвіт отримує { streets-dollars } за будівлю «{ streets-tile }»: { streets-log-half }.
       *[player] { $player } отримує { streets-dollars } за будівлю «{ streets-tile }»: { streets-log-half }.
    }
streets-log-businesses =
    { $who ->
        [grifter] Пройдисвіт отримує { streets-dollars } за бізнес-жетони.
       *[player] { $player } отримує { streets-dollars } за бізнес-жетони.
    }

## Ходи як варіанти у списку. $x рахується на схід від вокзалу, $y на південь.

streets-move-done = Завершити хід
streets-move-settle = Усіх туди, де мені вигідніше
streets-move-pass = Не рахувати плитку з руки
streets-move-signs =
    { $signs ->
        [1] Один знак
       *[other] Два знаки
    }
streets-move-token = Жетон: { streets-business }
streets-move-pick = Будувати: { streets-tile }
streets-move-abandon = Покинути: { streets-tile }
streets-move-score = Вулиця з будівлею «{ streets-tile }»
streets-move-take = Жетон за будівлю «{ streets-tile }»
streets-move-show = Порахувати: { streets-tile }
streets-move-send = Одного сюди: { streets-home }
streets-move-send_all = Усіх сюди: { streets-home }
streets-move-build = Місце { $x }, { $y }, { streets-road }
# The same where the map is known: beside a building, or on one.
streets-move-build-beside = { streets-beside }, { streets-road }
streets-move-build-on = Поверх будівлі «{ $below }», { streets-road }
streets-home =
    { $home ->
        [46] { streets-tile } (туристи)
        [47] { streets-tile } (гіпстери)
        [48] { streets-tile } (батьки)
        [49] { streets-tile } (покупці)
       *[other] { streets-tile }
    }

## Відмови: чому так не можна

streets-rule-turn-order = На цьому кроці ходу так зробити не можна.
streets-rule-turn-no_action = Такого ходу немає.
streets-rule-turn-nothing_left = Цього ходу ви вже збудували; завершіть його або скасуйте кроки.
streets-rule-build-from_hand = Звести можна лише будівлю з руки.
streets-rule-build-another_tile = Цю плитку вже вибрано.
streets-rule-build-empty_cell = Тут уже є будівля.
streets-rule-build-next_to_a_building = Плитка має прилягати до іншої будівлі.
streets-rule-build-long_sides = Довгі боки доріг не мають торкатися.
streets-rule-build-joined_roads = Дорога має з’єднуватися із сусідньою: продовжувати її або впиратися в неї під прямим кутом.
streets-rule-build-longest_street = На вулиці щонайбільше п’ять будівель.
streets-rule-build-choose_first = Спершу виберіть у руці плитку, яку збудуєте.
streets-rule-build-lay_first = Спершу викладіть плитку в місто.
streets-rule-renovator-not_the_start = Поверх вокзалу та парку не будують.
streets-rule-renovator-closed_street = Реставратор будує поверх будівель лише на замкнених вулицях.
streets-rule-renovator-same_road = Дорога має йти з того самого боку, що й у накритої будівлі.
streets-rule-abandon-first = Знаків не лишилося: перш ніж будувати, покиньте одну зі своїх будівель.
streets-rule-abandon-while_signs_are_left = Покинути будівлю можна, лише якщо для нової не лишилося знаків.
streets-rule-abandon-own_building = Покинути можна лише будівлю зі своїм знаком.
streets-rule-score-closed_street = Ця вулиця не чекає на підрахунок.
streets-rule-score-first = Спершу виберіть, яку замкнену вулицю рахувати.
streets-rule-business-same_street = Цієї будівлі немає на вулиці, яку зараз рахують.
streets-rule-business-own_building = Жетони беруть за свої будівлі.
streets-rule-business-grifter_fewest = Пройдисвіт бере жетони того виду, яких у нього найменше.
streets-rule-business-none_left = Жетонів цього виду не лишилося.
streets-rule-business-first = Спершу треба взяти бізнес-жетони.
streets-rule-entrepreneur-from_hand = Підприємець рахує плитку з руки.
streets-rule-entrepreneur-no_copy = Копіювальну будівлю з руки рахувати не можна.
streets-rule-entrepreneur-first = Спершу вирішіть, чи рахує підприємець плитку з руки.
streets-rule-grifter-best_place = Пройдисвіт будує лише там, де будівля найцінніша.
streets-rule-grifter-its_tile = Зараз Пройдисвіт зводить свою плитку; ви вибираєте лише місце.
streets-rule-move-in_the_city = Цієї будівлі немає в місті.
streets-rule-move-open_street = Переїжджають лише на незамкнені вулиці.
streets-rule-move-own_colour = Нікому цього кольору не треба переїжджати.
streets-rule-move-not_abandoned = До покинутої будівлі не переїжджають.
streets-rule-move-one_left = Переїхати лишилося тільки одному мешканцю цього кольору.
streets-rule-move-grifter_first = У хід Пройдисвіта спершу переїжджають до його будівель.
streets-rule-move-first = Спершу треба розселити мешканців.
streets-rule-signs-first = Спершу вирішіть, скільки знаків власності покласти на нову будівлю.
