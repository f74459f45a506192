# Welcome To у терміналі: групи вибору, знаки на полі та поле словами.

welcome-terminal-help-places = Місце вказують так: «2.5» — будинок 5 на вулиці 2.
welcome-terminal-help-rule = прибудова
welcome-terminal-write-on = вулиця { $street }, будинок
welcome-terminal-write-number = вписати { $number }
welcome-terminal-fence-on = вулиця { $street }, паркан праворуч від будинку
welcome-terminal-roundabout = Прокласти проїзд
welcome-terminal-roundabout-on = вулиця { $street }, будинок
welcome-terminal-bis-on = вулиця { $street }
welcome-terminal-bis = Вулиця { $street }: повторити { $number } з будинку { $from } у будинку { $house }
welcome-terminal-agent =
    { $size ->
        [one] групи з { $size } будинку: кожна за { $then } замість { $now }
        [few] групи з { $size } будинків: кожна за { $then } замість { $now }
        [many] групи з { $size } будинків: кожна за { $then } замість { $now }
       *[other] групи з { $size } будинку: кожна за { $then } замість { $now }
    }
welcome-terminal-estate =
    { $size ->
        [1] Вулиця { $street }, будинок { $house }
       *[other] Вулиця { $street }, будинки з { $house } по { $last }
    }
welcome-terminal-card = { $number } і { welcome-effect }
welcome-terminal-combine-passing = { $number } і { welcome-effect }, передати далі: { $passed }

welcome-terminal-left-stacks = карт у кожному стосі: { $cards }
welcome-terminal-left-solo = карт у стосі: { $cards }
welcome-terminal-left-draft = карт у стосі: { $cards }
welcome-terminal-left-aca = карт у стосі: { $cards }
welcome-terminal-top =
    { $effect ->
        [solo] зверху карта гри наодинці
        [plan] зверху карта «План виконано»
       *[other] зверху: { welcome-effect }
    }
welcome-terminal-next = потім: { welcome-effect }
welcome-terminal-estates = Житлові групи
welcome-terminal-houses = будинків { $houses } з { $places }
welcome-terminal-plans = плани { $plans }
welcome-terminal-refusals = відмов { $refusals }

welcome-terminal-sheet-of = Поле: { $player }.
welcome-terminal-total =
    { $points ->
        [one] Поки що { $points } бал.
        [few] Поки що { $points } бали.
        [many] Поки що { $points } балів.
       *[other] Поки що { $points } бала.
    }
welcome-terminal-neighbour =
    { $points ->
        [one] { $player }: { $points } бал.
        [few] { $player }: { $points } бали.
        [many] { $player }: { $points } балів.
       *[other] { $player }: { $points } бала.
    }
welcome-terminal-say-pair = Комбінація { $slot }: { $number } і { welcome-effect }; наступний ефект: { $following }.
welcome-terminal-say-card = Карта { $slot }: номер { $number }, ефект { welcome-effect }.
welcome-terminal-say-claimed = Виконали: { $players }.
welcome-terminal-say-street = Вулиця { $street }
welcome-terminal-say-park =
    { $points ->
        [one] Сквер: віконець { $crossed } з { $boxes }, { $points } бал.
        [few] Сквер: віконець { $crossed } з { $boxes }, { $points } бали.
        [many] Сквер: віконець { $crossed } з { $boxes }, { $points } балів.
       *[other] Сквер: віконець { $crossed } з { $boxes }, { $points } бала.
    }
welcome-terminal-say-house = у будинку { $house } номер { $number }
welcome-terminal-say-empty =
    { $count ->
        [1] будинок { $first } порожній
       *[other] будинки з { $first } по { $last } порожні
    }
welcome-terminal-say-pools = з місцем для басейну: { $houses }
welcome-terminal-say-roundabout = проїзд на місці { $house }
welcome-terminal-say-bis = прибудова
welcome-terminal-say-pool = з басейном
welcome-terminal-say-used = зараховано до плану
welcome-terminal-say-no-estates = Завершених житлових груп немає.
welcome-terminal-say-estates = Завершені житлові групи за розмірами: { $sizes }.
