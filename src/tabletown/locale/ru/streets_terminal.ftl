# «Улицы» в терминале: варианты с тем, что они дают, и положение словами.

streets-terminal-round = Раунд { $round }
streets-terminal-stack = стопка: { $tiles }, на обороте верхней — { streets-kind }
streets-terminal-stack-open = стопка: { $tiles }, следующая — «{ streets-tile }»
streets-terminal-stack-empty = стопка пуста
streets-terminal-last-stack = последние клетки Проныры: { $tiles }
streets-terminal-won = вы победили Проныру
streets-terminal-lost = победил Проныра
streets-terminal-lying = лежат
streets-terminal-seeking = искатели
streets-terminal-signs =
    { $signs ->
        [one] { $signs } знак
        [few] { $signs } знака
       *[many] { $signs } знаков
    }
streets-terminal-seekers = искатели: { $seekers }
streets-terminal-in-hand = В руке: { $tile }.
streets-terminal-street-open = Открытая улица, свободные концы: { $ends }
streets-terminal-street-closed = Закрытая улица
streets-terminal-at = { streets-tile }, место { $x }, { $y }
streets-terminal-road = дорога: { $road }
streets-terminal-now = сейчас { streets-dollars }
streets-terminal-backs = в руке: { $backs }
streets-terminal-place = Место { $x }, { $y }
streets-terminal-instead = Другую клетку
streets-terminal-closes =
    { $streets ->
        [1] закрывает улицу
       *[other] закрывает улицы: { $streets }
    }
streets-terminal-send = { streets-people-of } в «{ streets-tile }» ({ $owner })
streets-terminal-of =
    { $who ->
        [you] ваша
        [grifter] Проныры
        [nobody] ничья
       *[player] игрок { $seat }
    }
