# «Будиночок» у терміналі: групи вибору, знаки малюнка й будинок словами.

dream_home-terminal-help-places = Місце вказують так: «2.3» — стовпець 3 середнього поверху; 1 — верхній поверх, 3 — підвал.
dream_home-terminal-help-rule = обстановка
dream_home-terminal-build-on =
    { $floor ->
        [1] збудувати на верхньому поверсі, стовпець
        [2] збудувати на середньому поверсі, стовпець
       *[3] збудувати в підвалі, стовпець
    }
dream_home-terminal-hide = Покласти кімнату долілиць
dream_home-terminal-hide-on =
    { $floor ->
        [1] долілиць на верхньому поверсі, стовпець
        [2] долілиць на середньому поверсі, стовпець
       *[3] долілиць у підвалі, стовпець
    }
dream_home-terminal-furnish = Спершу поставити обстановку: { dream_home-resource }
dream_home-terminal-furnish-on =
    { $floor ->
        [1] карта на верхньому поверсі, стовпець
        [2] карта на середньому поверсі, стовпець
       *[3] карта в підвалі, стовпець
    }
dream_home-terminal-scaffold = Спершу поставити риштування
dream_home-terminal-scaffold-on =
    { $floor ->
        [1] риштування на верхньому поверсі, стовпець
        [2] риштування на середньому поверсі, стовпець
       *[3] риштування в підвалі, стовпець
    }
dream_home-terminal-token-on =
    { $floor ->
        [1] лишити жетон на верхньому поверсі, стовпець
        [2] лишити жетон на середньому поверсі, стовпець
       *[3] лишити жетон у підвалі, стовпець
    }
dream_home-terminal-into-on =
    { $floor ->
        [1] на верхній поверх, стовпець
        [2] на середній поверх, стовпець
       *[3] у підвал, стовпець
    }

dream_home-terminal-round = раунд { $round } із { $rounds }
dream_home-terminal-first-player = перший гравець: { $player }
dream_home-terminal-car-free = автомобіль ще вільний
dream_home-terminal-in-hand = У руці: { $cards }
dream_home-terminal-next-to = { $points } ({ $neighbour }: { $more })
dream_home-terminal-decor = { $points }: { $rooms }
dream_home-terminal-beside = поруч із будинком
dream_home-terminal-empty-room = порожня кімната
dream_home-terminal-free = вільно
dream_home-terminal-scaffold-short = риштування
dream_home-terminal-roofs = дахи { $roofs }

dream_home-terminal-house-of = Будинок: { $player }.
dream_home-terminal-total =
    { $points ->
        [one] Поки що { $points } бал.
        [few] Поки що { $points } бали.
        [many] Поки що { $points } балів.
       *[other] Поки що { $points } бала.
    }
dream_home-terminal-children = Дітей на малюнках: { $children }.
dream_home-terminal-neighbour =
    { $points ->
        [one] { $player }: { $points } бал.
        [few] { $player }: { $points } бали.
        [many] { $player }: { $points } балів.
       *[other] { $player }: { $points } бала.
    }
dream_home-terminal-say-column = Стовпець { $column }: { $room }; { $resource }.
dream_home-terminal-say-points = Бали: { $worth }.
dream_home-terminal-say-roofs =
    { $roofs ->
        [one] У стосі дахів { $roofs } карта.
        [few] У стосі дахів { $roofs } карти.
        [many] У стосі дахів { $roofs } карт.
       *[other] У стосі дахів { $roofs } карти.
    }
dream_home-terminal-say-roof = Дах: { $cards }.
dream_home-terminal-say-beside = Поруч із будинком: { $cards }.

# Що вчитель каже тим, хто друкує.
dream_home-lesson-base-take-typed = Тепер візьміть стовпець цілком: вітальню й карту даху. Інші ресурси — обстановка, інструменти й помічники; про них розкажуть ?tools і ?helpers.
