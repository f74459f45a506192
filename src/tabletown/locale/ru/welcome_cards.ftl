# «Бумажные кварталы» в каталоге карт браузера.

welcome-cards-plans = Планы застройки уровня { $level }
welcome-cards-construction = Карты строительства
welcome-cards-number = Номер
welcome-cards-source = Источник
welcome-cards-sheet = Поле игрока
welcome-cards-street = Домов: { $houses }; бассейны у домов { $pools }; скверы { $parks }
welcome-cards-temp = Окошек: { $boxes }; очки за первенство: { $ranks }
welcome-cards-competitors = Конкуренты
