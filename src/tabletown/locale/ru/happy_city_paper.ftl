# «Город счастья» на бумаге: поля файла с городами, образец и то, чего не бывает. Название поля — одно слово.

happy_city-paper-field-mode = режим
happy_city-paper-field-city = город
happy_city-paper-field-cards = карты
happy_city-paper-field-coins = монеты
happy_city-paper-field-sphinx = сфинкс

happy_city-paper-about =
    Город: его карты в том порядке, как их клали, первым рынок. Новое поле «город» начинает город другого игрока.
    В экспертном режиме запишите все города в порядке хода, а рынок с цветом, например «Синий рынок».
    Чем стал Сфинкс, пишут отдельной строкой: «сфинкс: Тадж-Махал». Пирамида сама повторяет лучшую карту.
happy_city-paper-about-mode = семейный, экспертный или для младших
happy_city-paper-about-coins = на случай равенства
happy_city-paper-example-name = Анна

happy_city-paper-empty = В этом файле нет города.
happy_city-paper-unknown-field = Поля «{ $field }» нет. Пишите «название: значение» с одним из: { $allowed }.
happy_city-paper-unknown-mode = Режима «{ $value }» нет. Выберите один из: { $allowed }.
happy_city-paper-unknown-card = Карты «{ $value }» нет.
happy_city-paper-twice = Это поле уже есть в строке { $line }.
happy_city-paper-number = Здесь нужно число, а не «{ $value }».
happy_city-paper-too-many = Здесь карт: { $count }, а в городе их не больше { $most }.
happy_city-paper-market-first = Город начинается с рынка, и рынок в нём один.
happy_city-paper-market-colour = В экспертном режиме у рынка есть цвет, и он считается: напишите «Синий рынок» или другой.
happy_city-paper-same-name = «{ $value }» стоит в городе дважды.
happy_city-paper-one-special = В городе не больше одного особого здания.
happy_city-paper-other-mode = «{ $value }» относится к другому режиму.
happy_city-paper-conditions = В городе не хватает цветов для карты «{ $value }».
happy_city-paper-sphinx = Чем-то становится только Сфинкс, и это другое экспертное здание.
happy_city-paper-copies = «{ $value }» стоит в городах: { $count }; таких карт в коробке: { $most }.
happy_city-paper-expert-alone = Экспертные здания смотрят на другие города: запишите города всех игроков.
