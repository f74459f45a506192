# «Будиночок» на папері: поля файлу, пояснення і те, чого не може бути. $item і $room — слова каталогу.

dream_home-paper-field-house = будинок
dream_home-paper-field-upper = верх
dream_home-paper-field-middle = середина
dream_home-paper-field-basement = підвал
dream_home-paper-field-beside = поруч
dream_home-paper-field-roofs = дахи
dream_home-paper-field-helpers = помічники
dream_home-paper-field-children = діти

dream_home-paper-example-name = Приклад із правил
dream_home-paper-about =
    Будинок, яким він стоїть наприкінці гри, коли помічники вже попрацювали. Кожен гравець починається рядком «будинок: ІМ’Я».
    Поверхи пишуть зліва направо, кімнати через кому: п’ять, п’ять і дві в підвалі.
    «+» кладе на карту жетон обстановки: вітальня + рояль.
    Усе, що після «#», — лише для вас.
dream_home-paper-about-empty = «-» — порожня кімната, карта долілиць.
dream_home-paper-about-roofs = Усі карти стосу дахів; найкращі чотири виберуться самі.
dream_home-paper-about-beside = Жетони поруч із будинком: будиночок на дереві, шпаківня.
dream_home-paper-about-helpers = Рахуються архітектор і дизайнер інтер’єрів; якщо їх двоє, назвіть двічі.
dream_home-paper-about-children = Діти на малюнках відкритих кімнат; потрібні лише за рівності балів.

dream_home-paper-unknown-field = Немає поля «{ $field }». Є такі: { $allowed }.
dream_home-paper-nothing = У цьому файлі немає жодного будинку.
dream_home-paper-twice = Це поле вже стоїть у рядку { $line }.
dream_home-paper-number = «{ $value }» — не число.
dream_home-paper-unknown = «{ $value }» тут не знають.
dream_home-paper-room-count =
    { $count ->
        [one] На цьому поверсі { $count } кімната, а тут їх { $found }.
        [few] На цьому поверсі { $count } кімнати, а тут їх { $found }.
        [many] На цьому поверсі { $count } кімнат, а тут їх { $found }.
       *[other] На цьому поверсі { $count } кімнати, а тут їх { $found }.
    }
dream_home-paper-floor-missing = Бракує поверху: { dream_home-floor }.
dream_home-paper-wrong-floor = Стовпець { $column }: цій кімнаті не місце на цьому поверсі: { dream_home-room }.
dream_home-paper-too-large = У кімнаті цього виду карт не більше ніж { $most }: { dream_home-room }.
dream_home-paper-token-place = Цьому жетону тут не місце: { dream_home-item }.
dream_home-paper-token-second = У цій кімнаті є ще один жетон: { dream_home-item }.
dream_home-paper-token-twice = Такий жетон лише один, і він уже є ({ $other }): { dream_home-item }.
dream_home-paper-window-twice = Така карта лише одна: { dream_home-roof }.
