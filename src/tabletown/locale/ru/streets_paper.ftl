# «Улицы» на бумаге: поля файла с постройками, образец, доход каждой постройки и то, чего не бывает.

streets-paper-field-building = постройка
streets-paper-field-advisor = советник
streets-paper-field-seekers = искатели
streets-paper-field-build = строит
streets-paper-field-grifter = Проныра

streets-paper-about =
    Город или его часть: строка на каждую постройку с её названием, местом (шаги на восток и на юг от любой точки)
    и стороной дороги, потом владелец, если на ней есть знак, и сколько человечков на ней лежит.
    Два знака инвестора: «Аня ×2». На вокзале у человечков есть цвет: «2 турист». Искатели не считаются.
    Закрытые улицы приносят полный доход, открытые половину, как в конце. Советник пишется так: «советник: Аня, Хакер».
streets-paper-example-first = Аня
streets-paper-example-other = Боря

streets-paper-street =
    { $state ->
        [closed] Улица { $street } (закрыта, построек: { $buildings }): { streets-dollars } из ${ $everybody }
       *[open] Улица { $street } (открыта, построек: { $buildings }): { streets-dollars } из ${ $everybody }
    }
streets-paper-line =
    { $state ->
        [closed] – { streets-tile }: ценность { $value }, человечки { $people }: { streets-dollars }
       *[open] – { streets-tile }: ценность { $value }, человечки { $people }, половина: { streets-dollars }
    }

streets-paper-empty = Ни у одной постройки в этом файле нет владельца.
streets-paper-unknown-field = Поля «{ $field }» нет. Пишите «название: значение» с одним из: { $allowed }.
streets-paper-unknown-building = Постройки «{ $value }» нет.
streets-paper-place = Место — это два числа и сторона дороги, например «1 0 юг», а не «{ $value }».
streets-paper-far = «{ $value }» слишком далеко; места считаются до { $most }.
streets-paper-advisor = Напишите игрока и советника, например «Аня, Хакер», а не «{ $value }». Советники: { $allowed }.
streets-paper-no-owner = У постройки «{ $value }» не бывает владельца.
streets-paper-people = Человечки этого цвета не могут лежать на постройке «{ $value }».
streets-paper-whose-people = Напишите цвет человечков на постройке «{ $value }», например «2 турист».
streets-paper-twice = «{ $value }» уже есть в строке { $line }.
streets-paper-same-cell = На месте постройки «{ $value }» стоит постройка из строки { $line }.
streets-paper-long-sides = Дорога постройки «{ $value }» касается длинной стороной дороги из строки { $line }.
streets-paper-long-street = На улице постройки «{ $value }» построек: { $count }, а их не больше { $most }.
streets-paper-signs = { $player }: знаков в городе { $count }, а их всего { $most }.
streets-paper-two-signs = Два знака на постройке «{ $value }»: так может только инвестор и только на одной из своих построек.
streets-paper-players = С владельцем постройки «{ $value }» игроков больше чем { $most }.
streets-paper-too-many-people = Вместе с постройкой «{ $value }» человечков этого цвета ({ $colour }) уже { $count }, а в коробке их { $most }.
streets-paper-seekers = Напишите число и цвет, например «2 турист», а не «{ $value }».
streets-paper-whole-city = Проныра смотрит на весь город: выложите его целиком, с вокзалом и парком.
streets-paper-one-player = Против Проныры играет один человек.
streets-paper-one-turn = Одна строка говорит, что строится сейчас.
streets-paper-in-the-city = Постройка «{ $value }» уже стоит в городе.
