# Поле «Міста щастя» у браузері: що на ньому написано і що про нього каже програма читання з екрана.

happy_city-board-table = Стіл
happy_city-board-city = Місто: { $player }
happy_city-board-buildings = Відкриті будівлі
happy_city-board-decks = Колоди
happy_city-board-dwellings = Житло
happy_city-board-markets = Ринки на вибір
happy_city-board-specials = Особливі будівлі
happy_city-board-others = Інші міста
happy_city-board-open =
    { $points ->
        [one] { $player }, { $points } бал, монети: { $coins }. Показати це місто
        [few] { $player }, { $points } бали, монети: { $coins }. Показати це місто
       *[many] { $player }, { $points } балів, монети: { $coins }. Показати це місто
    }
happy_city-board-last-round = Останній раунд
happy_city-board-next-free = Наступна купівля безкоштовна
happy_city-board-again = Натисніть ще раз
happy_city-board-rules = Читати правила
happy_city-board-discard = У скид

# Що це за карта, за кольором.
happy_city-board-kind =
    { $colour ->
        [yellow] Жовта: крамниця
        [blue] Синя: громадський заклад
        [green] Зелена: житло
        [orange] Помаранчева: відпочинок
       *[purple] Фіолетова: промисловість
    }

# Числа на карті; $amount буває зі знаком мінус.
happy_city-board-price = ціна { $price }
happy_city-board-income = дохід { $amount }
happy_city-board-residents = мешканці: { $amount }
happy_city-board-hearts = серця: { $amount }

happy_city-board-colours = { $count } × { happy_city-colour }
happy_city-board-needs = Вимагає: { $colours }
happy_city-board-missing = Ще бракує: { $colours }
# $gain пишеться зі знаком, наприклад «+3».
happy_city-board-points = Бали { $gain }
happy_city-board-gain = { $move }, бали { $gain }
happy_city-board-deck =
    { $count ->
        [one] Колода { $deck }, ціни від { $lowest } до { $highest }: { $count } карта
        [few] Колода { $deck }, ціни від { $lowest } до { $highest }: { $count } карти
       *[many] Колода { $deck }, ціни від { $lowest } до { $highest }: { $count } карт
    }
happy_city-board-back = У повній колоді: { $colours }
happy_city-board-discarded =
    { $count ->
        [0] У скиді порожньо
        [one] У скиді, долілиць: { $count } карта
        [few] У скиді, долілиць: { $count } карти
       *[other] У скиді, долілиць: { $count } карт
    }
happy_city-board-sum = Монети: { $coins }, дохід { $income }, мешканці: { $residents }, серця: { $hearts }, бали: { $total }
# The figures under a city, explained.
happy_city-board-purse = Монети: { $coins }, дохід: { $income }
happy_city-board-purse-about = За монети купують карти. На початку кожного раунду місто дає дохід.
happy_city-board-free = Вільне місце
happy_city-board-free-about = Наступна карта займе перше вільне місце. Раунд, у якому в чиємусь місті карт стає { $places }, — останній.
happy_city-board-added = Мешканці й серця разом: у режимі для молодших гравців їх додають.

## Варіанти, у яких названо гравця

happy_city-board-borrow = Дохід: { $player }
happy_city-board-copy = Особлива будівля: { $player }
happy_city-board-model = Карта: { $player }
