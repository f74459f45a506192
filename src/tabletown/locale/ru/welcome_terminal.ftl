# «Бумажные кварталы» в терминале: группы выбора, знаки на поле и поле словами.

welcome-terminal-help-places = Место указывается так: «2.5» — дом 5 на улице 2.
welcome-terminal-help-rule = строение
welcome-terminal-write-on = улица { $street }, дом
welcome-terminal-write-number = вписать { $number }
welcome-terminal-fence-on = улица { $street }, забор справа от дома
welcome-terminal-roundabout = Проложить проезд
welcome-terminal-roundabout-on = улица { $street }, дом
welcome-terminal-bis-on = улица { $street }
welcome-terminal-bis = Улица { $street }: повторить { $number } из дома { $from } в доме { $house }
welcome-terminal-agent =
    { $size ->
        [one] группы из { $size } дома: каждая за { $then } вместо { $now }
        [few] группы из { $size } домов: каждая за { $then } вместо { $now }
        [many] группы из { $size } домов: каждая за { $then } вместо { $now }
       *[other] группы из { $size } дома: каждая за { $then } вместо { $now }
    }
welcome-terminal-estate =
    { $size ->
        [1] Улица { $street }, дом { $house }
       *[other] Улица { $street }, дома с { $house } по { $last }
    }
welcome-terminal-card = { $number } и { welcome-effect }
welcome-terminal-combine-passing = { $number } и { welcome-effect }, передать дальше: { $passed }

welcome-terminal-left-stacks = карт в каждой стопке: { $cards }
welcome-terminal-left-solo = карт в стопке: { $cards }
welcome-terminal-left-draft = карт в стопке: { $cards }
welcome-terminal-left-aca = карт в стопке: { $cards }
welcome-terminal-top =
    { $effect ->
        [solo] сверху карта одиночной игры
        [plan] сверху карта «План выполнен»
       *[other] сверху: { welcome-effect }
    }
welcome-terminal-next = потом: { welcome-effect }
welcome-terminal-estates = Жилые группы
welcome-terminal-houses = домов { $houses } из { $places }
welcome-terminal-plans = планы { $plans }
welcome-terminal-refusals = отказов { $refusals }

welcome-terminal-sheet-of = Поле: { $player }.
welcome-terminal-total =
    { $points ->
        [one] Пока { $points } очко.
        [few] Пока { $points } очка.
        [many] Пока { $points } очков.
       *[other] Пока { $points } очка.
    }
welcome-terminal-neighbour =
    { $points ->
        [one] { $player }: { $points } очко.
        [few] { $player }: { $points } очка.
        [many] { $player }: { $points } очков.
       *[other] { $player }: { $points } очка.
    }
welcome-terminal-say-pair = Комбинация { $slot }: { $number } и { welcome-effect }; следующий эффект: { $following }.
welcome-terminal-say-card = Карта { $slot }: номер { $number }, эффект { welcome-effect }.
welcome-terminal-say-claimed = Выполнили: { $players }.
welcome-terminal-say-street = Улица { $street }
welcome-terminal-say-park =
    { $points ->
        [one] Сквер: окошек { $crossed } из { $boxes }, { $points } очко.
        [few] Сквер: окошек { $crossed } из { $boxes }, { $points } очка.
        [many] Сквер: окошек { $crossed } из { $boxes }, { $points } очков.
       *[other] Сквер: окошек { $crossed } из { $boxes }, { $points } очка.
    }
welcome-terminal-say-house = в доме { $house } номер { $number }
welcome-terminal-say-empty =
    { $count ->
        [1] дом { $first } пуст
       *[other] дома с { $first } по { $last } пусты
    }
welcome-terminal-say-pools = с местом для бассейна: { $houses }
welcome-terminal-say-roundabout = проезд на месте { $house }
welcome-terminal-say-bis = строение
welcome-terminal-say-pool = с бассейном
welcome-terminal-say-used = засчитан в план
welcome-terminal-say-no-estates = Завершённых жилых групп нет.
welcome-terminal-say-estates = Завершённые жилые группы по размерам: { $sizes }.
