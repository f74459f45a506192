# Что говорит в пользу решения в Happy City. Каждая фраза — о том, что советует тренер.

happy_city-reason-product = Ваш город даёт { $residents } × { $hearts } = { $points } вместо { $before }.
happy_city-reason-points = Ваш город даёт больше: { table-points }.
happy_city-reason-income = Доход вырастет на { happy_city-coins }, всего { $all }.
happy_city-reason-coin = Монет у вас станет: { $coins }.
happy_city-reason-cards = Город заполняется: карт { $count } из { $all }.
happy_city-reason-away = Следующий игрок мог бы купить карту «{ happy_city-building }»: монет у него { $coins }.
happy_city-reason-affordable = Карт там осталось { $all }, по карману вам { $count }.

## Что вы обычно упускаете, на своей странице: что говорит в пользу лучших ходов

happy_city-tendency-points = Жители и сердца
happy_city-tendency-income = Доход и монеты
happy_city-tendency-cards = Число карт в городе
happy_city-tendency-market = Выбор на рынке
