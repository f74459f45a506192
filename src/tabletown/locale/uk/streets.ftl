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

## Підготовка столу

streets-option-grifter = Суперник
streets-option-grifter-about = Наодинці ви граєте проти Пройдисвіта; він починає з 0, 20 або 50 доларами.
streets-option-grifter-nobody = Нікого
streets-option-grifter-easy = Легкий Пройдисвіт
streets-option-grifter-normal = Середній Пройдисвіт
streets-option-grifter-hard = Важкий Пройдисвіт
streets-option-business = Бізнес-модуль
streets-option-business-about = Замкнені вулиці дають ще й бізнес-жетони, а вони наприкінці — гроші за більшість і за набори.
streets-option-advisors = Радники
streets-option-advisors-about = У кожного радник із власною здібністю. У грі наодинці Пройдисвіт отримує ще 40 доларів.
streets-option-abandoned_homes = Переїзд до покинутих будівель
streets-option-abandoned_homes-about = Друковані правила розходяться: зазвичай до покинутих будівель ніхто не переїжджає.
streets-option-copied_places = Копіювання сусідства та замикальної цінності
streets-option-copied_places-about = Друковані правила розходяться: зазвичай ці дві цінності копіювати не можна.

setup-streets-grifter-needed = Наодинці ви граєте проти Пройдисвіта. Виберіть його складність.
setup-streets-grifter-alone = Пройдисвіт грає лише проти однієї людини.

## Рахунок

streets-score-income = Замкнені вулиці
streets-score-income-about = Дохід ваших будівель, коли замикалися їхні вулиці; у Пройдисвіта разом із початковими грошима.
streets-score-last_count = Фінальний підрахунок
streets-score-last_count-about = Половина доходу будівель, на яких наприкінці ваші знаки, кожна із заокругленням угору. Доти — ніби гра скінчилася зараз.
streets-score-majorities = Найбільше жетонів
streets-score-majorities-about = 10 доларів за кожен вид бізнесу, жетонів якого у вас найбільше, 5 за рівності.
streets-score-sets = Набори жетонів
streets-score-sets-about = 10 доларів за кожен набір із чотирьох різних жетонів.

## Що робити зараз

streets-prompt-abandon = Знаків власності не лишилося: покиньте одну зі своїх будівель
streets-prompt-pick = Виберіть будівлю, яку зведете
streets-prompt-place =
    { $who ->
        [grifter] Пройдисвіт зводить будівлю «{ streets-tile }». Виберіть одне з найкращих для неї місць
       *[player] Виберіть місце для будівлі «{ streets-tile }»
    }
streets-prompt-signs = Поставте на нову будівлю один знак або два, щоб подвоїти її цінність
streets-prompt-order = Замкнено кілька вулиць. Виберіть, яку рахувати першою
streets-prompt-take =
    { $who ->
        [grifter] Виберіть будівлю, за яку беруть бізнес-жетон
       *[player] Виберіть будівлю, за яку ви берете бізнес-жетон
    }
streets-prompt-token =
    { $tokens ->
        [1] Виберіть бізнес-жетон
       *[other] Виберіть бізнес-жетон, усього вам належить: { $tokens }
    }
streets-prompt-show = Порахуйте плитку з руки замість однієї своєї будівлі або не рахуйте
streets-prompt-move =
    { $people ->
        [one] Переїжджає { $people } мешканець: виберіть куди
        [few] Переїжджають { $people } мешканці: виберіть куди
       *[many] Переїжджають { $people } мешканців: виберіть куди
    }
streets-prompt-wrap_up = Завершіть хід
streets-prompt-waiting = Хід іншого гравця
streets-prompt-over = Гру закінчено
streets-prompt-watching = Ви спостерігаєте за цим столом

## Журнал

streets-log-abandon = { $player } покидає будівлю «{ streets-tile }».
streets-log-build =
    { $who ->
        [grifter] Пройдисвіт зводить на місці { $x }, { $y } будівлю «{ streets-tile }».
       *[player] { $player } зводить на місці { $x }, { $y } будівлю «{ streets-tile }».
    }
streets-log-renovate = { $player } будує поверх іншої будівлі: «{ streets-tile }».
streets-log-signs = { $player } ставить два знаки на будівлю «{ streets-tile }».
streets-log-seekers_home = Шукачі в'їжджають до будівлі «{ streets-tile }»: { streets-people-of }.
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
streets-log-show = { $player } рахує плитку з руки: «{ streets-tile }».
streets-log-income =
    { $who ->
        [grifter] Пройдисвіт отримує { streets-dollars } за «{ streets-tile }»: цінність { $value }, мешканці { $people }.
       *[player] { $player } отримує { streets-dollars } за «{ streets-tile }»: цінність { $value }, мешканці { $people }.
    }
streets-log-move = Переїзд до «{ streets-tile }»: { streets-people-of }.
streets-log-seekers = Стали шукачами: { streets-people-of }.
streets-log-draw = { $player } бере плитку, на звороті { streets-kind }.
streets-log-end = Усі будівлі викладено: фінальний підрахунок.
streets-log-last_income =
    { $who ->
        [grifter] Пройдисвіт отримує { streets-dollars } за «{ streets-tile }»: половину від цінності { $value } і мешканців { $people }.
       *[player] { $player } отримує { streets-dollars } за «{ streets-tile }»: половину від цінності { $value } і мешканців { $people }.
    }
streets-log-businesses =
    { $who ->
        [grifter] Пройдисвіт отримує { streets-dollars } за бізнес-жетони.
       *[player] { $player } отримує { streets-dollars } за бізнес-жетони.
    }

streets-end-tiles = Усі будівлі викладено

## Ходи як варіанти у списку. $x рахується на схід від вокзалу, $y на південь.

streets-move-done = Завершити хід
streets-move-settle = Усіх туди, де мені вигідніше
streets-move-pass = Нічого з руки
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
streets-move-build = Місце { $x }, { $y }, дорога на { streets-side }
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
streets-rule-build-from_hand = Звести можна лише будівлю з руки.
streets-rule-build-another_tile = Цю плитку вже вибрано.
streets-rule-build-empty_cell = Тут уже є будівля.
streets-rule-build-next_to_a_building = Плитка має прилягати до іншої будівлі.
streets-rule-build-long_sides = Довгі боки доріг не мають торкатися.
streets-rule-build-joined_roads = Дорога має з'єднуватися із сусідньою: продовжувати її або впиратися в неї під прямим кутом.
streets-rule-build-longest_street = На вулиці щонайбільше п'ять будівель.
streets-rule-renovator-not_the_start = Поверх вокзалу та парку не будують.
streets-rule-renovator-closed_street = Реставратор будує поверх будівель лише на замкнених вулицях.
streets-rule-renovator-same_road = Дорога має йти з того самого боку, що й у накритої будівлі.
streets-rule-abandon-first = Знаків не лишилося: перш ніж будувати, покиньте одну зі своїх будівель.
streets-rule-abandon-while_signs_are_left = Покинути будівлю можна, лише якщо для нової не лишилося знаків.
streets-rule-abandon-own_building = Покинути можна лише будівлю зі своїм знаком.
streets-rule-score-closed_street = Ця вулиця не чекає на підрахунок.
streets-rule-business-same_street = Цієї будівлі немає на вулиці, яку зараз рахують.
streets-rule-business-own_building = Жетони беруть за свої будівлі.
streets-rule-business-grifter_fewest = Пройдисвіт бере жетони того виду, яких у нього найменше.
streets-rule-business-none_left = Жетонів цього виду не лишилося.
streets-rule-entrepreneur-from_hand = Підприємець рахує плитку з руки.
streets-rule-entrepreneur-no_copy = Копіювальну будівлю з руки рахувати не можна.
streets-rule-grifter-best_place = Пройдисвіт будує лише там, де будівля найцінніша.
streets-rule-move-in_the_city = Цієї будівлі немає в місті.
streets-rule-move-open_street = Переїжджають лише на незамкнені вулиці.
streets-rule-move-own_colour = Нікому цього кольору не треба переїжджати.
streets-rule-move-not_abandoned = До покинутої будівлі не переїжджають.
streets-rule-move-one_left = Переїхати лишилося тільки одному мешканцю цього кольору.
streets-rule-move-grifter_first = У хід Пройдисвіта спершу переїжджають до його будівель.
