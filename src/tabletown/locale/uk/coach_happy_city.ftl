# Що говорить на користь рішення в Happy City. Кожна фраза — про те, що радить тренер.

happy_city-reason-product = Ваше місто дає { $residents } × { $hearts } = { $points } замість { $before }.
happy_city-reason-points = Ваше місто дає більше: { table-points }.
happy_city-reason-income = Дохід зросте на { happy_city-coins }, усього { $all }.
happy_city-reason-coin = Монет у вас стане: { $coins }.
happy_city-reason-cards = Місто заповнюється: карт { $count } з { $all }.
happy_city-reason-away = Наступний гравець міг би купити карту «{ happy_city-building }»: монет у нього { $coins }.
happy_city-reason-affordable = Карт там лишилося { $all }, по кишені вам { $count }.

## Що ви зазвичай упускаєте, на своїй сторінці: що каже на користь кращих ходів

happy_city-tendency-points = Мешканці й серця
happy_city-tendency-income = Дохід і монети
happy_city-tendency-cards = Кількість карт у місті
happy_city-tendency-market = Вибір на ринку
