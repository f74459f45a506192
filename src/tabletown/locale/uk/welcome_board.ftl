# Поле «Паперових кварталів» у браузері: написи на ньому й те, що про нього каже програма читання з екрана.

# Підпис від руки під повтореним номером; короткий.
welcome-board-bis = приб.

# Ефект на карті; щонайбільше два короткі слова.
welcome-board-effect =
    { $effect ->
        [fence] Паркан
        [agent] Агент
        [park] Сквер
        [pool] Басейн
        [temp] Робітники
       *[bis] Прибудова
    }
welcome-board-combination = Номер і ефект
welcome-board-cards =
    { $way ->
        [stacks] Пари карт
       *[other] Ваші карти
    }
welcome-board-cards-left =
    { $way ->
        [stacks] { $count ->
            [one] 3 × { $count } карта
            [few] 3 × { $count } карти
            [many] 3 × { $count } карт
           *[other] 3 × { $count } карти
        }
       *[other] { $count ->
            [one] у колоді { $count } карта
            [few] у колоді { $count } карти
            [many] у колоді { $count } карт
           *[other] у колоді { $count } карти
        }
    }
welcome-board-pile = Які карти ще прийдуть
welcome-board-next =
    У наступному раунді цей стос дасть: { $effect ->
        [fence] паркан
        [agent] агента
        [park] сквер
        [pool] басейн
        [temp] робітників
       *[bis] прибудову
    }.
welcome-board-top =
    { $effect ->
        [solo] Зверху карта гри наодинці
        [plan] Зверху «План виконано»
       *[other] Зверху колоди:
    }
welcome-board-passed = Ви передали:
welcome-board-passed-about = Карта, яку ви віддали сусідові праворуч. Крім вас двох, її ніхто не знає.
welcome-board-hands-hidden = Карти гравців приховані.
welcome-board-offer = Карти й плани забудови
welcome-board-others = Інші аркуші
welcome-board-open =
    { $points ->
        [one] { $player }, { $points } очко: показати аркуш
        [few] { $player }, { $points } очки: показати аркуш
        [many] { $player }, { $points } очок: показати аркуш
       *[other] { $player }, { $points } очка: показати аркуш
    }
welcome-board-sheet = Аркуш гравця { $player }
welcome-board-tracks = Шкали й очки
welcome-board-stamp = Схвалено
welcome-board-claimed = Виконали: { $names }
welcome-board-rules = Читати правила
welcome-board-again = Торкніться ще раз
welcome-board-choose = Виберіть одне
welcome-board-roundabout = Збудувати проїзд
welcome-board-roundabout-cancel = Виберіть місце або торкніться тут, щоб не будувати

## Для програм читання з екрана

welcome-board-gain = { $move }: очки { $gain }
welcome-board-several =
    { $count ->
        [one] Вулиця { $street }, будинок { $house }: { $count } варіант
        [few] Вулиця { $street }, будинок { $house }: { $count } варіанти
        [many] Вулиця { $street }, будинок { $house }: { $count } варіантів
       *[other] Вулиця { $street }, будинок { $house }: { $count } варіанта
    }
welcome-board-take-number = Узяти номер { $number }
welcome-board-take-effect = Узяти ефект: { welcome-board-effect }
welcome-board-street =
    { $street ->
        [1] Верхня вулиця: { $houses }
        [2] Середня вулиця: { $houses }
       *[3] Нижня вулиця: { $houses }
    }
welcome-board-house =
    { $state ->
        [empty] порожньо
        [roundabout] проїзд
        [bis] { $number } прибудова
       *[number] { $number }
    }
welcome-board-pool =
    { $state ->
        [built] з басейном
       *[open] з місцем для басейну
    }
welcome-board-used = (зараховано до плану)
welcome-board-fence = паркан
welcome-board-parks =
    { $points ->
        [one] Сквери вулиці { $street }: { $points } очко
        [few] Сквери вулиці { $street }: { $points } очки
        [many] Сквери вулиці { $street }: { $points } очок
       *[other] Сквери вулиці { $street }: { $points } очка
    }
welcome-board-column = Житлові групи розміру { $size }: завершено { $count }, цінність кожної { $value }
