# Поле «Города счастья» в браузере: что на нём написано и что о нём говорит программа чтения с экрана.

happy_city-board-table = Стол
happy_city-board-city = Город: { $player }
happy_city-board-buildings = Открытые здания
happy_city-board-decks = Колоды
happy_city-board-dwellings = Жильё
happy_city-board-markets = Рынки на выбор
happy_city-board-specials = Особые здания
happy_city-board-others = Другие города
happy_city-board-open =
    { $points ->
        [one] { $player }, { $points } очко, монеты: { $coins }. Показать этот город
        [few] { $player }, { $points } очка, монеты: { $coins }. Показать этот город
       *[many] { $player }, { $points } очков, монеты: { $coins }. Показать этот город
    }
happy_city-board-last-round = Последний раунд
happy_city-board-next-free = Следующая покупка бесплатна
happy_city-board-again = Нажмите ещё раз
happy_city-board-rules = Читать правила
happy_city-board-discard = В сброс

# Что это за карта, по цвету.
happy_city-board-kind =
    { $colour ->
        [yellow] Жёлтая: магазин
        [blue] Синяя: общественное учреждение
        [green] Зелёная: жильё
        [orange] Оранжевая: отдых
       *[purple] Фиолетовая: промышленность
    }

# Числа на карте; $amount бывает со знаком минус.
happy_city-board-price = цена { $price }
happy_city-board-income = доход { $amount }
happy_city-board-residents = жители: { $amount }
happy_city-board-hearts = сердца: { $amount }

happy_city-board-colours = { $count } × { happy_city-colour }
happy_city-board-needs = Требует: { $colours }
happy_city-board-missing = Ещё не хватает: { $colours }
# $gain пишется со знаком, например «+3».
happy_city-board-points = Очки { $gain }
happy_city-board-gain = { $move }, очки { $gain }
happy_city-board-deck =
    { $count ->
        [one] Колода { $deck }, цены от { $lowest } до { $highest }: { $count } карта
        [few] Колода { $deck }, цены от { $lowest } до { $highest }: { $count } карты
       *[many] Колода { $deck }, цены от { $lowest } до { $highest }: { $count } карт
    }
happy_city-board-back = В полной колоде: { $colours }
happy_city-board-discarded =
    { $count ->
        [0] В сбросе пусто
        [one] В сбросе, лицом вниз: { $count } карта
        [few] В сбросе, лицом вниз: { $count } карты
       *[other] В сбросе, лицом вниз: { $count } карт
    }
happy_city-board-sum = Монеты: { $coins }, доход { $income }, жители: { $residents }, сердца: { $hearts }, очки: { $total }
# The figures under a city, explained.
happy_city-board-purse = Монеты: { $coins }, доход: { $income }
happy_city-board-purse-about = За монеты покупают карты. В начале каждого раунда город приносит доход.
happy_city-board-free = Свободное место
happy_city-board-free-about = Следующая карта займёт первое свободное место. Раунд, в котором в чьём-то городе карт становится { $places }, — последний.
happy_city-board-added = Жители и сердца вместе: в режиме для младших игроков их складывают.

## Варианты, в которых назван игрок

happy_city-board-borrow = Доход: { $player }
happy_city-board-copy = Особое здание: { $player }
happy_city-board-model = Карта: { $player }
