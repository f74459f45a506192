# «Місто щастя» на папері: поля файлу з містами, зразок і те, чого не буває. Назва поля — одне слово.

happy_city-paper-field-mode = режим
happy_city-paper-field-city = місто
happy_city-paper-field-cards = карти
happy_city-paper-field-coins = монети
happy_city-paper-field-sphinx = сфінкс

happy_city-paper-about =
    Місто: його карти в тому порядку, як їх клали, першим ринок. Нове поле «місто» починає місто іншого гравця.
    В експертному режимі запишіть усі міста в порядку ходу, а ринок із кольором, наприклад «Синій ринок».
    Чим став Сфінкс, пишуть окремим рядком: «сфінкс: Тадж-Махал». Піраміда сама повторює найкращу карту.
happy_city-paper-about-mode = сімейний, експертний або для молодших
happy_city-paper-about-coins = на випадок рівності
happy_city-paper-example-name = Іванка

happy_city-paper-empty = У цьому файлі немає міста.
happy_city-paper-unknown-field = Поля «{ $field }» немає. Пишіть «назва: значення» з одним із: { $allowed }.
happy_city-paper-unknown-mode = Режиму «{ $value }» немає. Виберіть один із: { $allowed }.
happy_city-paper-unknown-card = Карти «{ $value }» немає.
happy_city-paper-twice = Це поле вже є в рядку { $line }.
happy_city-paper-number = Тут потрібне число, а не «{ $value }».
happy_city-paper-too-many = Тут карт: { $count }, а в місті їх щонайбільше { $most }.
happy_city-paper-market-first = Місто починається з ринку, і ринок у ньому один.
happy_city-paper-market-colour = В експертному режимі ринок має колір, і він рахується: напишіть «Синій ринок» чи інший.
happy_city-paper-same-name = «{ $value }» стоїть у місті двічі.
happy_city-paper-one-special = У місті щонайбільше одна особлива будівля.
happy_city-paper-other-mode = «{ $value }» належить до іншого режиму.
happy_city-paper-conditions = У місті бракує кольорів для карти «{ $value }».
happy_city-paper-sphinx = Чимось стає лише Сфінкс, і це інша експертна будівля.
happy_city-paper-copies = «{ $value }» стоїть у містах: { $count }; таких карт у коробці: { $most }.
happy_city-paper-expert-alone = Експертні будівлі дивляться на інші міста: запишіть міста всіх гравців.
