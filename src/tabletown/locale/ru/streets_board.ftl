# Поле «Улиц» в браузере: что на нём написано и что о нём говорит программа экранного доступа.

streets-board-city = Город
streets-board-map = Карта города. Стрелки двигают её, + и − меняют масштаб, 0 показывает всё
streets-board-zoom = Масштаб
streets-board-zoom-in = Приблизить
streets-board-zoom-out = Отдалить
streets-board-zoom-fit = Показать весь город
# Стрелка у края карты: туда, где за её краем есть что выбрать.
streets-board-beyond =
    { $side ->
        [north] Ещё варианты на севере: { $count }
        [east] Ещё варианты на востоке: { $count }
        [south] Ещё варианты на юге: { $count }
       *[west] Ещё варианты на западе: { $count }
    }
# То же, когда выбирать нечего: туда, где город продолжается.
streets-board-further =
    { $side ->
        [north] Город продолжается на севере
        [east] Город продолжается на востоке
        [south] Город продолжается на юге
       *[west] Город продолжается на западе
    }
streets-board-hand = Ваша рука
streets-board-players = Деньги, знаки и руки
streets-board-side = Игроки, доход и улицы
streets-board-income = Доход за этот ход
streets-board-open-streets = Открытые улицы
streets-board-bank = Осталось бизнес-жетонов
streets-board-movers = Кому пора переезжать
streets-board-movers-how = Выберите, кто переезжает, затем светящуюся постройку, или перетащите их туда. Звезда показывает, где это выгоднее всего вам.
streets-board-choose = Выберите одно
# Отправляет всех, кому переезжать, туда, где это выгоднее игроку.
streets-board-settle = Как выгоднее мне
streets-board-turn = Повернуть
streets-board-edges = Наведите курсор ближе к краю места: дорога ляжет туда.
streets-board-edges-touch = Нажмите ещё раз, чтобы повернуть клетку.
streets-board-close = Закрыть
streets-board-all = Все { $count }
streets-board-build = Построить
streets-board-again = Нажмите ещё раз
streets-board-rules = Читать правила
streets-board-picked = Выбрано: { $name }

# $names — соседние постройки, $ways — сколькими способами можно положить.
streets-board-place =
    { $ways ->
        [one] Место { $x }, { $y }, рядом: { $names }. { $ways } способ, до { streets-dollars }
        [few] Место { $x }, { $y }, рядом: { $names }. { $ways } способа, до { streets-dollars }
       *[many] Место { $x }, { $y }, рядом: { $names }. { $ways } способов, до { streets-dollars }
    }
streets-board-place-plain =
    { $ways ->
        [one] Место { $x }, { $y }, рядом: { $names }. { $ways } способ
        [few] Место { $x }, { $y }, рядом: { $names }. { $ways } способа
       *[many] Место { $x }, { $y }, рядом: { $names }. { $ways } способов
    }

streets-symbol =
    { $kind ->
        [tourist] туристы
        [hipster] хипстеры
        [parent] родители
        [shopper] покупатели
       *[wild] смешанные
    }
streets-board-symbols-of = { streets-symbol } × { $count }
streets-board-business = Бизнес: { $business } × { $count }
streets-board-lying = Живут: { $people }
streets-board-standing = Искатели: { $people }
streets-board-owned = Владелец: { $player }
streets-board-abandoned = Заброшена: владельца нет
streets-board-doubled = Два знака: ценность удваивается
streets-board-worth-short = сейчас { streets-dollars }
streets-board-gain = { $move }, деньги { $gain }

streets-board-length =
    { $count ->
        [one] Улица из { $count } постройки
        [few] Улица из { $count } построек
       *[many] Улица из { $count } построек
    }
streets-board-closes =
    { $count ->
        [one] Закрывает { $count } улицу
        [few] Закрывает { $count } улицы
       *[many] Закрывает { $count } улиц
    }
streets-board-covers = Поверх: { $name }
streets-board-now = при подсчёте сейчас
streets-board-pays = { $player } получает { streets-dollars }
# $gain пишется со знаком, например «+3».
streets-board-score = Ваш счёт: { $gain }
streets-board-copies = Копирует: { $name }
streets-board-at-end = В конце игры: { streets-dollars }
streets-board-suggested = Вам это выгоднее всего
streets-board-street-about = Когда она закрыта с обоих концов, каждая постройка платит владельцу: свою ценность и по доллару за человечка.

streets-board-street-open =
    { $count ->
        [one] Открытая улица из { $count } постройки.
        [few] Открытая улица из { $count } построек.
       *[many] Открытая улица из { $count } построек.
    }
streets-board-street-waiting = Закрыта, ждёт подсчёта.
streets-board-street-counting = Идёт подсчёт.
streets-board-street-closed = Закрыта и подсчитана.
streets-board-street-symbols = Здесь считаются символы: { $symbols }

streets-board-stack =
    { $count ->
        [one] Стопка: { $count } клетка
        [few] Стопка: { $count } клетки
       *[many] Стопка: { $count } клеток
    }
streets-board-last-stack =
    { $count ->
        [one] Последние клетки Проныры: { $count }
        [few] Последние клетки Проныры: { $count }
       *[many] Последние клетки Проныры: { $count }
    }
streets-board-backs = Обороты: { $symbols }
streets-board-next = Сверху: { $name }
streets-board-player = { $player }: { streets-dollars }
streets-board-signs =
    { $count ->
        [one] { $count } свободный знак
        [few] { $count } свободных знака
       *[many] { $count } свободных знаков
    }
streets-board-hand-of = В руке: { $symbols }
streets-board-seen = Все видели: { $name }
streets-board-tokens-left =
    { $count ->
        [one] Остался { $count } жетон
        [few] Осталось { $count } жетона
       *[many] Осталось { $count } жетонов
    }

## Клетки для просмотра

streets-cards-note = Лишь немногие из этих клеток описаны в доступных текстах. Большинство — наша реконструкция: она не противоречит ничему из сказанного в правилах, но напечатанные клетки могут отличаться. У каждой клетки указано, откуда её данные.
streets-cards-start = Первые две клетки
streets-cards-kind =
    { $kind ->
        [tourist] Туристы
        [hipster] Хипстеры
        [parent] Родители
        [shopper] Покупатели
       *[wild] Смешанные
    }
streets-cards-five = 5+
streets-cards-five-about = Только для пяти игроков
streets-cards-advisors = Советники
streets-cards-symbols = Символы
streets-cards-value = Ценность
streets-cards-business = Бизнес
streets-cards-players =
    { $fewest ->
        [one] Игроков: от { $fewest } до { $most }
        [few] Игроков: от { $fewest } до { $most }
       *[many] Игроков: от { $fewest } до { $most }
    }

## На простом поле

streets-view-buildings = Постройки
