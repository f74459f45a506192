# Поле «Бумажных кварталов» в браузере: надписи на нём и то, что о нём говорит программа чтения с экрана.

# Подпись от руки под повторённым номером; короткая.
welcome-board-bis = стр.

# Эффект на карте; самое большее два коротких слова.
welcome-board-effect =
    { $effect ->
        [fence] Забор
        [agent] Агент
        [park] Сквер
        [pool] Бассейн
        [temp] Рабочие
       *[bis] Строение
    }
welcome-board-combination = Номер и эффект
welcome-board-cards =
    { $way ->
        [stacks] Пары карт
       *[other] Ваши карты
    }
welcome-board-cards-left =
    { $way ->
        [stacks] { $count ->
            [one] 3 × { $count } карта
            [few] 3 × { $count } карты
            [many] 3 × { $count } карт
           *[other] 3 × { $count } карты
        }
       *[other] { $count ->
            [one] в колоде { $count } карта
            [few] в колоде { $count } карты
            [many] в колоде { $count } карт
           *[other] в колоде { $count } карты
        }
    }
welcome-board-pile = Какие карты ещё придут
welcome-board-next =
    В следующем раунде эта стопка даст: { $effect ->
        [fence] забор
        [agent] агента
        [park] сквер
        [pool] бассейн
        [temp] рабочих
       *[bis] строение
    }.
welcome-board-top =
    { $effect ->
        [solo] Сверху карта одиночной игры
        [plan] Сверху «План выполнен»
       *[other] Сверху колоды:
    }
welcome-board-passed = Вы передали:
welcome-board-passed-about = Карта, которую вы отдали соседу справа. Кроме вас двоих, её никто не знает.
welcome-board-hands-hidden = Карты игроков скрыты.
welcome-board-offer = Карты и планы застройки
welcome-board-others = Другие листы
welcome-board-open =
    { $points ->
        [one] { $player }, { $points } очко: показать лист
        [few] { $player }, { $points } очка: показать лист
        [many] { $player }, { $points } очков: показать лист
       *[other] { $player }, { $points } очка: показать лист
    }
welcome-board-sheet = Лист игрока { $player }
welcome-board-tracks = Шкалы и очки
welcome-board-stamp = Одобрено
welcome-board-claimed = Выполнили: { $names }
welcome-board-rules = Читать правила
welcome-board-again = Нажмите ещё раз
welcome-board-choose = Выберите одно
welcome-board-roundabout = Построить проезд
welcome-board-roundabout-cancel = Выберите место или нажмите сюда, чтобы не строить

## Для программ чтения с экрана

welcome-board-gain = { $move }: очки { $gain }
welcome-board-several =
    { $count ->
        [one] Улица { $street }, дом { $house }: { $count } вариант
        [few] Улица { $street }, дом { $house }: { $count } варианта
        [many] Улица { $street }, дом { $house }: { $count } вариантов
       *[other] Улица { $street }, дом { $house }: { $count } варианта
    }
welcome-board-take-number = Взять номер { $number }
welcome-board-take-effect = Взять эффект: { welcome-board-effect }
welcome-board-street =
    { $street ->
        [1] Верхняя улица: { $houses }
        [2] Средняя улица: { $houses }
       *[3] Нижняя улица: { $houses }
    }
welcome-board-house =
    { $state ->
        [empty] пусто
        [roundabout] проезд
        [bis] { $number } строение
       *[number] { $number }
    }
welcome-board-pool =
    { $state ->
        [built] с бассейном
       *[open] с местом для бассейна
    }
welcome-board-used = (учтён в плане)
welcome-board-fence = забор
welcome-board-parks =
    { $points ->
        [one] Скверы улицы { $street }: { $points } очко
        [few] Скверы улицы { $street }: { $points } очка
        [many] Скверы улицы { $street }: { $points } очков
       *[other] Скверы улицы { $street }: { $points } очка
    }
welcome-board-column = Жилые группы размера { $size }: завершено { $count }, ценность каждой { $value }
