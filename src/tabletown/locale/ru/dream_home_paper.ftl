# «Домик» на бумаге: поля файла, пояснения и то, чего не может быть. $item и $room — слова каталога.

dream_home-paper-field-house = дом
dream_home-paper-field-upper = верх
dream_home-paper-field-middle = середина
dream_home-paper-field-basement = подвал
dream_home-paper-field-beside = рядом
dream_home-paper-field-roofs = крыши
dream_home-paper-field-helpers = помощники
dream_home-paper-field-children = дети

dream_home-paper-example-name = Пример из правил
dream_home-paper-about =
    Дом, каким он стоит в конце игры, когда помощники уже поработали. Каждый игрок начинается строкой «дом: ИМЯ».
    Этажи пишутся слева направо, комнаты через запятую: пять, пять и две в подвале.
    «+» кладёт на карту жетон обстановки: гостиная + рояль.
    Всё, что после «#», — только для вас.
dream_home-paper-about-empty = «-» — пустая комната, карта лицом вниз.
dream_home-paper-about-roofs = Все карты стопки крыш; лучшие четыре выберутся сами.
dream_home-paper-about-beside = Жетоны рядом с домом: домик на дереве, скворечник.
dream_home-paper-about-helpers = Считаются архитектор и дизайнер интерьеров; если их двое, назовите дважды.
dream_home-paper-about-children = Дети на картинках открытых комнат; нужны только при равенстве очков.

dream_home-paper-unknown-field = Нет поля «{ $field }». Есть такие: { $allowed }.
dream_home-paper-nothing = В этом файле нет ни одного дома.
dream_home-paper-twice = Это поле уже стоит в строке { $line }.
dream_home-paper-number = «{ $value }» — не число.
dream_home-paper-unknown = «{ $value }» здесь не знают.
dream_home-paper-room-count =
    { $count ->
        [one] На этом этаже { $count } комната, а здесь их { $found }.
        [few] На этом этаже { $count } комнаты, а здесь их { $found }.
        [many] На этом этаже { $count } комнат, а здесь их { $found }.
       *[other] На этом этаже { $count } комнаты, а здесь их { $found }.
    }
dream_home-paper-floor-missing = Не хватает этажа: { dream_home-floor }.
dream_home-paper-wrong-floor = Столбец { $column }: этой комнате не место на этом этаже: { dream_home-room }.
dream_home-paper-too-large = В комнате этого вида карт не больше чем { $most }: { dream_home-room }.
dream_home-paper-token-place = Этому жетону здесь не место: { dream_home-item }.
dream_home-paper-token-second = В этой комнате есть ещё один жетон: { dream_home-item }.
dream_home-paper-token-twice = Такой жетон только один, и он уже есть ({ $other }): { dream_home-item }.
dream_home-paper-window-twice = Такая карта только одна: { dream_home-roof }.
