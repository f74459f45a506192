# Welcome To в каталозі карт браузера.

welcome-cards-plans = Плани забудови рівня { $level }
welcome-cards-construction = Карти будівництва
welcome-cards-number = Номер
welcome-cards-source = Джерело
welcome-cards-sheet = Поле гравця
welcome-cards-street = Будинків: { $houses }; басейни біля будинків { $pools }; сквери { $parks }
welcome-cards-temp = Віконець: { $boxes }; бали за першість: { $ranks }
welcome-cards-competitors = Конкуренти
