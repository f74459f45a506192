# Помічник: телефон або планшет посередині справжнього столу.

companion-title = { $game } за столом
companion-about = Покладіть пристрій посередині столу: він відкриває карти, а всі пишуть на папері. Коли партія почалася, мережа не потрібна.
companion-players = Гравці
companion-begin = Роздати
companion-cards = Карти цього раунду
companion-then = потім
companion-next = Далі
companion-undo = На крок назад
companion-say = Прочитати вголос
companion-shuffled = Карти перемішано.
companion-solo-card = Вийшла карта гри наодинці: тепер кожен план приносить менше число.
companion-last = Це останні карти.
companion-first = перші: { $names }
companion-who = Хто його виконав? Усі, хто виконав план в одному раунді з першим, отримують більше число.
companion-anew = Перемішати всі карти для наступного раунду
companion-end = Прибрати телефон
companion-end-about = Усе, що телефон пам’ятає про цю партію, зникне.
companion-end-yes = Прибрати

## Наприкінці

companion-count = Порахувати
companion-end-count = Зігране порахує сторінка підрахунку.
companion-over = Гру закінчено
companion-over-about = Тепер підрахунок: його ведуть правила самої гри.
companion-line = Зараз немає зв’язку із сервером. Це рахують правила на ньому; усе продовжиться, щойно зв’язок повернеться.

## Раунди для ігор, карти яких лежать на столі

companion-rounds-about = Покладіть пристрій посередині столу: він веде раунди, каже, що робити зараз і кому, і хто починає. Коли партія почалася, мережа не потрібна.
companion-start = Почати
companion-names-about = За порядком ходів. Імена можна не писати; хто починає, вирішує жереб.
companion-deals = Карти відкриває телефон
companion-deals-about = Карти кожного раунду показано тут, а колоди лишаються в коробці. Інакше відкривайте їх зі своєї коробки.
companion-round = Раунд { $round }
companion-round-of = Раунд { $round } з { $rounds }
companion-last-round = Останній раунд
companion-everybody = Усі
companion-first-player = Перший гравець: { $name }
companion-steps = Кроки раунду

companion-dream_home-step-lay_out = Викладіть п’ять кімнат і чотири ресурси
companion-dream_home-step-discard = Скиньте стовпець, але не перший
companion-dream_home-step-hammer = Хто має відбійний молоток, може застосувати його зараз
companion-dream_home-step-choose = Візьміть стовпець
companion-dream_home-step-roofer = Покрівельники: візьміть дах зі скиду
companion-dream_home-step-helpers = Помічники працюють; потім відкрийте дахи
companion-dream_home-part-choose = Візьміть стовпець: кімнату й ресурс
companion-dream_home-part-build = Покладіть їх у свій будинок
companion-dream_home-token = Хто починає наступний раунд? Той, хто взяв перший стовпець.

companion-happy_city-step-market = Виберіть ринок, від останнього гравця до першого
companion-happy_city-step-income = Дохід: візьміть монети
companion-happy_city-step-turn = Ваш хід
companion-happy_city-step-sphinx = Сфінкс стає іншою особливою будівлею
companion-happy_city-step-pyramid = Піраміда стає картою сусіда
companion-happy_city-part-discard = Можна скинути одну відкриту будівлю
companion-happy_city-part-refill = Відкрийте будівлі, щоб їх стало три
companion-happy_city-part-buy = Придбайте одну карту або візьміть монету
companion-happy_city-part-wrap_up = Можна взяти особливу будівлю
companion-happy_city-full = У чиємусь місті { $cards } карт: цей раунд останній

## Welcome To проти конкурента

companion-welcome-give = Натисніть на карту, яку не використали. Її отримує: { $name }.
companion-welcome-goes = Отримує: { $name }
companion-welcome-who = Ви його виконали?
companion-welcome-count = Вона почнеться наново, з картами конкурента й одним порожнім полем; що було на ній раніше, зітреться.

## Вулиці: плитки й доходи

companion-streets-about = Покладіть пристрій біля міста: він знає, які плитки ще попереду і скільки платить вулиця, яку замикають. Плиткам мережа не потрібна, підрахунку вулиці потрібна. З підрядником стос інший.
companion-streets-stack = Стос: { $count }
companion-streets-tiles = Плитки
companion-streets-closing = Вулицю замкнено
companion-streets-tap = Натисніть на плитку, коли її збудовано. Велике число каже, скільки плиток цього виду у місті ще немає.
companion-streets-out = з них у коробці: { $count }
companion-streets-over = Усі плитки збудовано. Порахуйте відкриті вулиці ще раз, за половину: це робить сторінка підрахунку.
companion-streets-pays = Що платить вулиця
companion-streets-closing-about = Викладіть вулицю з її знаками й мешканцями і те, що стоїть на обох її кінцях. Для будівель, які рахують сусідів, викладіть і сусідів.
companion-streets-another = Інша вулиця
companion-streets-modes = Що робить телефон
companion-streets-ask = Що відбувається?
companion-streets-count = Вона почнеться наново, з цим містом; що було на ній раніше, зітреться.
companion-streets-grifter-about = Якщо ви граєте наодинці, телефон веде Пройдисвіта: ви записуєте, що будуєте, а правила кажуть, де будує він, хто скільки отримує і куди йдуть мешканці. Для цього потрібна мережа.
companion-streets-turns = Викладіть свою плитку в місті й натисніть велику кнопку: вулиця рахується, мешканці переїжджають. Потім назвіть плитку, яку бере Пройдисвіт, і натисніть її знову.
companion-streets-where = Виберіть, де він будує. Найкращих місць: { $count }
companion-streets-built = { $name }: { streets-tile }, схід { $x }, південь { $y }
companion-streets-lifts = Пройдисвіт бере
companion-streets-lifts-about = Порожньо: рахується ваша плитка, викладена останньою. Якщо мешканці можуть піти до різних домівок, вибирає телефон; за бажання змініть це в місті.
companion-streets-paid = Вулиці заплатили: { $sums }
companion-streets-seekers = Шукачі в місті

## Кілька телефонів

companion-phones = Поля на інших телефонах
companion-phones-about = Хто хоче, веде своє поле на власному телефоні, доки інші пишуть на папері: наведіть на цей малюнок його камеру. Поле перевіряється й рахується, поки ви пишете; для цього потрібна мережа.
companion-phones-code = Адреса поля для камери
