# «Улицы» в терминале: варианты с тем, что они дают, и положение словами.

streets-terminal-help-places = Место со стороной дороги можно набрать так: «-1 0 e» — на одну клетку западнее вокзала, дорога с восточной стороны.
streets-terminal-help-rule = искатели
streets-terminal-round = Раунд { $round }
streets-terminal-stack = стопка: { $tiles }, на обороте верхней — { streets-kind }
streets-terminal-stack-open = стопка: { $tiles }, следующая — «{ streets-tile }»
streets-terminal-stack-empty = стопка пуста
streets-terminal-last-stack = последние клетки Проныры: { $tiles }
streets-terminal-last-stack-open = последние клетки Проныры: { $tiles }, следующая — «{ streets-tile }»
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
streets-terminal-street-open = Открытая улица (свободные концы: { $ends })
streets-terminal-street-closed = Закрытая улица
streets-terminal-at = { streets-tile }, место { $x }, { $y }
streets-terminal-abandoned = заброшена
streets-terminal-now = сейчас { streets-dollars }
streets-terminal-last = в конце игры { streets-dollars }
streets-terminal-sum = ${ $points }
streets-terminal-backs = в руке: { $backs }
streets-terminal-place = Место { $x }, { $y } ({ streets-beside })
streets-terminal-instead = Другую клетку
streets-terminal-closes =
    { $streets ->
        [1] закрывает улицу
       *[other] закрывает улицы: { $streets }
    }
streets-terminal-send = { streets-people-of } — «{ streets-tile }» ({ $owner })
streets-terminal-of =
    { $who ->
        [you] ваша
        [grifter] Проныры
        [nobody] ничья
       *[player] игрок { $seat }
    }

# Что учитель говорит тем, кто печатает.
streets-lesson-base-pick-typed = У вас три клетки, за ход возводят одну. За названием стоят символы и ценность — сколько клетка заплатит. Возьмите Веганскую закусочную.
streets-lesson-base-build-typed = Дорога должна соединиться с другой. Положите клетку к западу от вокзала, дорогой на юг, чтобы получилась одна улица.
streets-lesson-base-close-typed = На востоке вашу улицу закрывает Городской парк. Закройте её на западе: положите туда клетку дорогой на восток, поперёк конца улицы.
streets-lesson-advisors-symbol-typed = У соперника Легенда хипстеров: для него все символы хипстеров смешанные, а тот, что на карте, считается на каждой улице. Советников семь; о них расскажет ?advisors.
