# Поле «Бумажных кварталов» в браузере: надписи на нём и то, что о нём говорит программа чтения с экрана.

# Подпись от руки под повторённым номером; короткая.
welcome-board-bis = с. 1

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
        [stacks] Комбинации
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
            [one] в стопке { $count } карта
            [few] в стопке { $count } карты
            [many] в стопке { $count } карт
           *[other] в стопке { $count } карты
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
       *[other] Сверху стопки:
    }
welcome-board-passed = Вы передали:
welcome-board-passed-about = Карта, которую вы отдали соседу справа. Кроме вас двоих, её никто не знает.
welcome-board-hands-hidden = Карты игроков скрыты.
welcome-board-offer = Карты и планы застройки
welcome-board-others = Другие поля
welcome-board-open =
    { $points ->
        [one] { $player }, { $points } очко: показать поле
        [few] { $player }, { $points } очка: показать поле
        [many] { $player }, { $points } очков: показать поле
       *[other] { $player }, { $points } очка: показать поле
    }
welcome-board-sheet = Поле: { $player }
welcome-board-tracks = Колонки и очки
welcome-board-stamp = Одобрено
welcome-board-claimed = Выполнили: { $names }
welcome-board-rules = Читать правила
welcome-board-again = Нажмите ещё раз
welcome-board-choose = Выберите одно
welcome-board-roundabout = Проложить проезд
welcome-board-roundabout-cancel = Выберите место или нажмите сюда, чтобы не прокладывать
welcome-board-house-about =
    { $state ->
        [empty] Номер здесь должен быть больше всех слева и меньше всех справа.
        [bis] Повтор соседнего номера. Он заполняет пропуск, но стоит очков.
        [roundabout] Проезд огорожен с обеих сторон. Слева и справа от него номера возрастают независимо.
       *[number] Номера не переставляют. Когда заборы замкнут ряд, дом с соседями составит жилую группу.
    }
welcome-board-pool-about = Если вписать сюда номер с эффектом «бассейн», можно построить этот бассейн.
welcome-board-number-about = У этой карты используется только номер; эффект берут с другой.
welcome-board-give-about = После отказа одна из ваших карт достаётся конкуренту.

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
# $state — что там стоит.
welcome-board-place = Улица { $street }, дом { $house }: { $state }
welcome-board-pool =
    { $state ->
        [built] с бассейном
       *[open] с местом для бассейна
    }
welcome-board-used = (засчитан в план)
welcome-board-fence = забор
welcome-board-parks =
    { $points ->
        [one] Скверы улицы { $street }: { $points } очко
        [few] Скверы улицы { $street }: { $points } очка
        [many] Скверы улицы { $street }: { $points } очков
       *[other] Скверы улицы { $street }: { $points } очка
    }
welcome-board-column = Жилые группы размера { $size }: завершено { $count }, престиж { $value }
