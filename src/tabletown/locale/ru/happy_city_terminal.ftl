# «Город счастья» в терминале: варианты с ценой и положение в предложениях. $card — карта словами.

happy_city-terminal-help-places = Карту можно набрать и её английским именем, например «zoo».
happy_city-terminal-help-rule = особые здания
happy_city-terminal-last-round = последний раунд
happy_city-terminal-markets = Рынки на выбор:
happy_city-terminal-income = доход
happy_city-terminal-residents = жители
happy_city-terminal-hearts = сердца
happy_city-terminal-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
happy_city-terminal-deck = Колода { $deck }: цены от { $low } до { $high }, осталось карт: { $cards }
happy_city-terminal-purchase = { $card } за { $price }:
happy_city-terminal-offer = Продаётся: { $card }; цена { $price }.
happy_city-terminal-left = Осталось карт: { $cards }.
happy_city-terminal-needs = Требует: { $colours }.
happy_city-terminal-missing = Не хватает: { $colours }.
happy_city-terminal-met = У вас всё это есть.
happy_city-terminal-city-of = Город: { $player }.
happy_city-terminal-place = Место { $place }: { $card }.
happy_city-terminal-player = { $player }: монеты { $coins }, доход { $income }, жители { $residents }, сердца { $hearts }, очки { $total }, карты { $cards }.
happy_city-terminal-has = Особое здание: { $card }.

# Что учитель говорит тем, кто печатает.
happy_city-lesson-expert-keep-typed = У каждого особого здания теперь своё свойство, оно названо за именем. Порту нужны жёлтый и зелёный; жёлтый у вас есть. Оставьте открытые здания.
