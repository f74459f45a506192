# «Домик» в терминале: группы выбора, знаки рисунка и дом словами.

dream_home-terminal-help-places = Место указывается так: «2.3» — столбец 3 среднего этажа; 1 — верхний этаж, 3 — подвал.
dream_home-terminal-help-rule = обстановка
dream_home-terminal-build-on =
    { $floor ->
        [1] построить на верхнем этаже, столбец
        [2] построить на среднем этаже, столбец
       *[3] построить в подвале, столбец
    }
dream_home-terminal-hide = Положить комнату лицом вниз
dream_home-terminal-hide-on =
    { $floor ->
        [1] лицом вниз на верхнем этаже, столбец
        [2] лицом вниз на среднем этаже, столбец
       *[3] лицом вниз в подвале, столбец
    }
dream_home-terminal-furnish = Сначала поставить обстановку: { dream_home-resource }
dream_home-terminal-furnish-on =
    { $floor ->
        [1] карта на верхнем этаже, столбец
        [2] карта на среднем этаже, столбец
       *[3] карта в подвале, столбец
    }
dream_home-terminal-scaffold = Сначала поставить леса
dream_home-terminal-scaffold-on =
    { $floor ->
        [1] леса на верхнем этаже, столбец
        [2] леса на среднем этаже, столбец
       *[3] леса в подвале, столбец
    }
dream_home-terminal-token-on =
    { $floor ->
        [1] оставить жетон на верхнем этаже, столбец
        [2] оставить жетон на среднем этаже, столбец
       *[3] оставить жетон в подвале, столбец
    }
dream_home-terminal-into-on =
    { $floor ->
        [1] на верхний этаж, столбец
        [2] на средний этаж, столбец
       *[3] в подвал, столбец
    }

dream_home-terminal-round = раунд { $round } из { $rounds }
dream_home-terminal-first-player = первый игрок: { $player }
dream_home-terminal-car-free = автомобиль ещё свободен
dream_home-terminal-in-hand = В руке: { $cards }
dream_home-terminal-next-to = { $points } ({ $neighbour }: { $more })
dream_home-terminal-decor = { $points }: { $rooms }
dream_home-terminal-beside = рядом с домом
dream_home-terminal-empty-room = пустая комната
dream_home-terminal-free = свободно
dream_home-terminal-scaffold-short = леса
dream_home-terminal-roofs = крыши { $roofs }

dream_home-terminal-house-of = Дом: { $player }.
dream_home-terminal-total =
    { $points ->
        [one] Пока { $points } очко.
        [few] Пока { $points } очка.
        [many] Пока { $points } очков.
       *[other] Пока { $points } очка.
    }
dream_home-terminal-children = Детей на картинках: { $children }.
dream_home-terminal-neighbour =
    { $points ->
        [one] { $player }: { $points } очко.
        [few] { $player }: { $points } очка.
        [many] { $player }: { $points } очков.
       *[other] { $player }: { $points } очка.
    }
dream_home-terminal-say-column = Столбец { $column }: { $room }; { $resource }.
dream_home-terminal-say-points = Очки: { $worth }.
dream_home-terminal-say-roofs =
    { $roofs ->
        [one] В стопке крыш { $roofs } карта.
        [few] В стопке крыш { $roofs } карты.
        [many] В стопке крыш { $roofs } карт.
       *[other] В стопке крыш { $roofs } карты.
    }
dream_home-terminal-say-roof = Крыша: { $cards }.
dream_home-terminal-say-beside = Рядом с домом: { $cards }.

# Что учитель говорит тем, кто печатает.
dream_home-lesson-base-take-typed = Теперь возьмите столбец целиком: гостиную и карту крыши. Другие ресурсы — обстановка, инструменты и помощники; о них расскажут ?tools и ?helpers.
