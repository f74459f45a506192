# Поле Welcome To у браузері: написи на ньому й те, що про нього каже програма читання з екрана.

# Підпис від руки під повтореним номером; короткий.
welcome-board-bis = п. 1

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
welcome-board-combination = Номер та ефект
welcome-board-cards =
    { $way ->
        [stacks] Комбінації
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
            [one] у стосі { $count } карта
            [few] у стосі { $count } карти
            [many] у стосі { $count } карт
           *[other] у стосі { $count } карти
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
       *[other] Зверху стосу:
    }
welcome-board-passed = Ви передали:
welcome-board-passed-about = Карта, яку ви віддали сусідові праворуч. Крім вас двох, її ніхто не знає.
welcome-board-hands-hidden = Карти гравців приховані.
welcome-board-offer = Карти й плани забудови
welcome-board-others = Інші поля
welcome-board-open =
    { $points ->
        [one] { $player }, { $points } бал: показати поле
        [few] { $player }, { $points } бали: показати поле
        [many] { $player }, { $points } балів: показати поле
       *[other] { $player }, { $points } бала: показати поле
    }
welcome-board-sheet = Поле: { $player }
welcome-board-tracks = Колонки й бали
welcome-board-stamp = Схвалено
welcome-board-claimed = Виконали: { $names }
welcome-board-rules = Читати правила
welcome-board-again = Натисніть ще раз
welcome-board-choose = Виберіть одне
welcome-board-roundabout = Прокласти проїзд
welcome-board-roundabout-cancel = Виберіть місце або натисніть тут, щоб не прокладати
welcome-board-house-about =
    { $state ->
        [empty] Номер тут має бути більшим за всі ліворуч і меншим за всі праворуч.
        [bis] Повтор сусіднього номера. Він заповнює пропуск, але коштує балів.
        [roundabout] Проїзд огороджений з обох боків. Ліворуч і праворуч від нього номери зростають незалежно.
       *[number] Номери не переставляють. Коли паркани замкнуть ряд, будинок із сусідами утворить житлову групу.
    }
welcome-board-pool-about = Якщо вписати сюди номер з ефектом «басейн», можна збудувати цей басейн.
welcome-board-number-about = У цієї карти використовують лише номер; ефект беруть з іншої.
welcome-board-give-about = Після відмови одна з ваших карт дістається конкурентові.

## Для програм читання з екрана

welcome-board-gain = { $move }: бали { $gain }
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
# $state — що там стоїть.
welcome-board-place = Вулиця { $street }, будинок { $house }: { $state }
welcome-board-pool =
    { $state ->
        [built] з басейном
       *[open] з місцем для басейну
    }
welcome-board-used = (зараховано до плану)
welcome-board-fence = паркан
welcome-board-parks =
    { $points ->
        [one] Сквери вулиці { $street }: { $points } бал
        [few] Сквери вулиці { $street }: { $points } бали
        [many] Сквери вулиці { $street }: { $points } балів
       *[other] Сквери вулиці { $street }: { $points } бала
    }
welcome-board-column = Житлові групи розміру { $size }: завершено { $count }, престиж { $value }
