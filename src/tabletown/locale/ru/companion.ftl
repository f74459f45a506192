# Помощник: телефон или планшет в середине настоящего стола.

companion-title = { $game } за столом
companion-about = Положите устройство в середину стола: оно открывает карты, а все пишут на бумаге. Когда партия началась, сеть не нужна.
companion-players = Игроки
companion-begin = Раздать
companion-cards = Карты этого раунда
companion-then = потом
companion-next = Дальше
companion-undo = На шаг назад
companion-say = Прочитать вслух
companion-shuffled = Карты перемешаны.
companion-solo-card = Вышла карта одиночной игры: теперь каждый план приносит меньшее число.
companion-last = Это последние карты.
companion-first = первые: { $names }
companion-who = Кто его выполнил? Все, кто выполнил план в одном раунде с первым, получают большее число.
companion-anew = Перемешать все карты для следующего раунда
companion-end = Убрать телефон
companion-end-about = Всё, что телефон помнит об этой партии, пропадёт.
companion-end-yes = Убрать

## В конце

companion-count = Посчитать
companion-end-count = Сыгранное посчитает страница подсчёта.
companion-over = Игра окончена
companion-over-about = Теперь подсчёт: его ведут правила самой игры.
companion-line = Сейчас нет связи с сервером. Это считают правила на нём; всё продолжится, как только связь вернётся.

## Раунды для игр, карты которых лежат на столе

companion-rounds-about = Положите устройство в середину стола: оно ведёт раунды, говорит, что делать сейчас и кому, и кто начинает. Когда партия началась, сеть не нужна.
companion-start = Начать
companion-names-about = По порядку ходов. Имена можно не писать; кто начинает, решает жребий.
companion-deals = Карты открывает телефон
companion-deals-about = Карты каждого раунда показаны здесь, а колоды остаются в коробке. Иначе открывайте их из своей коробки.
companion-round = Раунд { $round }
companion-round-of = Раунд { $round } из { $rounds }
companion-last-round = Последний раунд
companion-everybody = Все
companion-first-player = Первый игрок: { $name }
companion-steps = Шаги раунда

companion-dream_home-step-lay_out = Выложите пять комнат и четыре ресурса
companion-dream_home-step-discard = Сбросьте столбец, но не первый
companion-dream_home-step-hammer = У кого есть отбойный молоток, может применить его сейчас
companion-dream_home-step-choose = Возьмите столбец
companion-dream_home-step-roofer = Кровельщики: возьмите крышу из сброса
companion-dream_home-step-helpers = Помощники работают; потом откройте крыши
companion-dream_home-part-choose = Возьмите столбец: комнату и ресурс
companion-dream_home-part-build = Положите их в свой дом
companion-dream_home-token = Кто начинает следующий раунд? Тот, кто взял первый столбец.

companion-happy_city-step-market = Выберите рынок, от последнего игрока к первому
companion-happy_city-step-income = Доход: возьмите монеты
companion-happy_city-step-turn = Ваш ход
companion-happy_city-step-sphinx = Сфинкс становится другим особым зданием
companion-happy_city-step-pyramid = Пирамида становится картой соседа
companion-happy_city-part-discard = Можно сбросить одно открытое здание
companion-happy_city-part-refill = Откройте здания, чтобы их стало три
companion-happy_city-part-buy = Купите одну карту или возьмите монету
companion-happy_city-part-wrap_up = Можно взять особое здание
companion-happy_city-full = В чьём-то городе { $cards } карт: этот раунд последний

## «Бумажные кварталы» против конкурента

companion-welcome-give = Нажмите на карту, которую не использовали. Её получает: { $name }.
companion-welcome-goes = Получает: { $name }
companion-welcome-who = Вы его выполнили?
companion-welcome-count = Она начнётся заново, с картами конкурента и одним пустым полем; что было на ней раньше, сотрётся.

## Улицы: клетки и доходы

companion-streets-about = Положите устройство рядом с городом: оно знает, какие клетки ещё впереди и сколько платит улица, которая закрывается. Клеткам сеть не нужна, подсчёту улицы нужна. С подрядчиком стопка другая.
companion-streets-stack = Стопка: { $count }
companion-streets-tiles = Клетки
companion-streets-closing = Улица закрыта
companion-streets-tap = Нажмите на клетку, когда её построили. Большое число говорит, сколько клеток этого вида в городе ещё нет.
companion-streets-out = из них в коробке: { $count }
companion-streets-over = Все клетки построены. Посчитайте открытые улицы ещё раз, за половину: это делает страница подсчёта.
companion-streets-pays = Что платит улица
companion-streets-closing-about = Выложите улицу с её знаками и человечками и то, что стоит на обоих её концах. Для построек, которые считают соседей, выложите и соседей.
companion-streets-another = Другая улица
companion-streets-modes = Что делает телефон
companion-streets-ask = Что происходит?
companion-streets-count = Она начнётся заново, с этим городом; что было на ней раньше, сотрётся.
companion-streets-grifter-about = Если вы играете в одиночку, телефон ведёт Проныру: вы записываете, что строите, а правила говорят, где строит он, кто сколько получает и куда идут человечки. Для этого нужна сеть.
companion-streets-turns = Выложите свою клетку в городе и нажмите большую кнопку: улица считается, человечки переезжают. Потом назовите клетку, которую берёт Проныра, и нажмите её снова.
companion-streets-where = Выберите, где он строит. Лучших мест: { $count }
companion-streets-built = { $name }: { streets-tile }, восток { $x }, юг { $y }
companion-streets-lifts = Проныра берёт
companion-streets-lifts-about = Пусто: считается ваша клетка, выложенная последней. Если человечки могут пойти в разные дома, выбирает телефон; при желании измените это в городе.
companion-streets-paid = Улицы заплатили: { $sums }
companion-streets-seekers = Искатели в городе

## Несколько телефонов

companion-phones = Поля на других телефонах
companion-phones-about = Кто хочет, ведёт своё поле на собственном телефоне, пока другие пишут на бумаге: наведите на этот рисунок его камеру. Поле проверяется и считается, пока вы пишете; для этого нужна сеть.
companion-phones-code = Адрес поля для камеры
