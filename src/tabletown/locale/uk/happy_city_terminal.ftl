# «Місто щастя» в терміналі: варіанти з ціною і становище в реченнях. $card — карта словами.

happy_city-terminal-help-places = Карту можна набрати і її англійською назвою, наприклад «zoo».
happy_city-terminal-help-rule = особливі будівлі
happy_city-terminal-last-round = останній раунд
happy_city-terminal-markets = Ринки на вибір:
happy_city-terminal-income = дохід
happy_city-terminal-residents = мешканці
happy_city-terminal-hearts = серця
happy_city-terminal-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
happy_city-terminal-deck = Колода { $deck }: ціни від { $low } до { $high }, залишилося карт: { $cards }
happy_city-terminal-purchase = { $card } за { $price }:
happy_city-terminal-offer = Продається: { $card }; ціна { $price }.
happy_city-terminal-left = Залишилося карт: { $cards }.
happy_city-terminal-needs = Вимагає: { $colours }.
happy_city-terminal-missing = Бракує: { $colours }.
happy_city-terminal-met = У вас усе це є.
happy_city-terminal-city-of = Місто: { $player }.
happy_city-terminal-place = Місце { $place }: { $card }.
happy_city-terminal-player = { $player }: монети { $coins }, дохід { $income }, мешканці { $residents }, серця { $hearts }, бали { $total }, карти { $cards }.
happy_city-terminal-has = Особлива будівля: { $card }.

# Що вчитель каже тим, хто друкує.
happy_city-lesson-expert-keep-typed = Кожна особлива будівля тепер має свою властивість, її названо за ім’ям. Порту потрібні жовтий і зелений; жовтий у вас є. Лишіть відкриті будівлі.
