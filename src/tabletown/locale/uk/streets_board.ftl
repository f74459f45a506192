# Поле «Вулиць» у браузері: що на ньому написано і що про нього каже програма зчитування з екрана.

streets-board-city = Місто
streets-board-map = Мапа міста. Стрілки рухають її, + і − змінюють масштаб, 0 показує все
streets-board-zoom = Масштаб
streets-board-zoom-in = Наблизити
streets-board-zoom-out = Віддалити
streets-board-zoom-fit = Показати все місто
# Стрілка біля краю мапи: туди, де за краєм є що вибрати.
streets-board-beyond =
    { $side ->
        [north] Ще варіанти на півночі: { $count }
        [east] Ще варіанти на сході: { $count }
        [south] Ще варіанти на півдні: { $count }
       *[west] Ще варіанти на заході: { $count }
    }
# Те саме, коли вибирати нічого: туди, де місто тягнеться далі.
streets-board-further =
    { $side ->
        [north] Місто тягнеться далі на північ
        [east] Місто тягнеться далі на схід
        [south] Місто тягнеться далі на південь
       *[west] Місто тягнеться далі на захід
    }
streets-board-hand = Ваша рука
streets-board-players = Гроші, знаки й руки
streets-board-side = Гравці, дохід і вулиці
streets-board-income = Дохід за цей хід
streets-board-open-streets = Відкриті вулиці
streets-board-bank = Залишилося бізнес-жетонів
streets-board-movers = Кому час переїжджати
streets-board-movers-how = Виберіть, хто переїжджає, а тоді будівлю, що світиться, або перетягніть їх туди. Зірка показує, де це найвигідніше вам.
streets-board-choose = Виберіть одне
# Відправляє всіх, кому переїжджати, туди, де це вигідніше гравцеві.
streets-board-settle = Як вигідніше мені
streets-board-turn = Повернути
streets-board-edges = Наведіть курсор ближче до краю місця: дорога ляже туди.
streets-board-edges-touch = Натисніть ще раз, щоб повернути плитку.
streets-board-close = Закрити
streets-board-all = Усі { $count }
streets-board-build = Збудувати
streets-board-again = Натисніть ще раз
streets-board-rules = Читати правила
streets-board-picked = Вибрано: { $name }

# $names — сусідні будівлі, $ways — скількома способами можна покласти.
streets-board-place =
    { $ways ->
        [one] Місце { $x }, { $y }, поруч: { $names }. { $ways } спосіб, до { streets-dollars }
        [few] Місце { $x }, { $y }, поруч: { $names }. { $ways } способи, до { streets-dollars }
       *[many] Місце { $x }, { $y }, поруч: { $names }. { $ways } способів, до { streets-dollars }
    }
streets-board-place-plain =
    { $ways ->
        [one] Місце { $x }, { $y }, поруч: { $names }. { $ways } спосіб
        [few] Місце { $x }, { $y }, поруч: { $names }. { $ways } способи
       *[many] Місце { $x }, { $y }, поруч: { $names }. { $ways } способів
    }

streets-symbol =
    { $kind ->
        [tourist] туристи
        [hipster] гіпстери
        [parent] батьки
        [shopper] покупці
       *[wild] мішані
    }
streets-board-symbols-of = { streets-symbol } × { $count }
streets-board-business = Бізнес: { $business } × { $count }
streets-board-lying = Живуть: { $people }
streets-board-standing = Шукачі: { $people }
streets-board-owned = Власник: { $player }
streets-board-abandoned = Покинута: власника немає
streets-board-doubled = Два знаки: цінність подвоюється
streets-board-worth-short = зараз { streets-dollars }
streets-board-gain = { $move }, гроші { $gain }

streets-board-length =
    { $count ->
        [one] Вулиця з { $count } будівлі
        [few] Вулиця з { $count } будівель
       *[many] Вулиця з { $count } будівель
    }
streets-board-closes =
    { $count ->
        [one] Замикає { $count } вулицю
        [few] Замикає { $count } вулиці
       *[many] Замикає { $count } вулиць
    }
streets-board-covers = Поверх: { $name }
streets-board-now = якщо рахувати зараз
streets-board-pays = { $player } отримує { streets-dollars }
# $gain пишеться зі знаком, наприклад «+3».
streets-board-score = Ваш рахунок: { $gain }
streets-board-copies = Копіює: { $name }
streets-board-at-end = Наприкінці гри: { streets-dollars }
streets-board-suggested = Вам це найвигідніше
streets-board-street-about = Коли її замкнено з обох кінців, кожна будівля платить власникові: свою цінність і по долару за мешканця.

streets-board-street-open =
    { $count ->
        [one] Відкрита вулиця з { $count } будівлі.
        [few] Відкрита вулиця з { $count } будівель.
       *[many] Відкрита вулиця з { $count } будівель.
    }
streets-board-street-waiting = Замкнена, чекає на підрахунок.
streets-board-street-counting = Триває підрахунок.
streets-board-street-closed = Замкнена й підрахована.
streets-board-street-symbols = Тут рахуються символи: { $symbols }

streets-board-stack =
    { $count ->
        [one] Стос: { $count } плитка
        [few] Стос: { $count } плитки
       *[many] Стос: { $count } плиток
    }
streets-board-last-stack =
    { $count ->
        [one] Останні плитки Пройдисвіта: { $count }
        [few] Останні плитки Пройдисвіта: { $count }
       *[many] Останні плитки Пройдисвіта: { $count }
    }
streets-board-backs = Звороти: { $symbols }
streets-board-next = Зверху: { $name }
streets-board-player = { $player }: { streets-dollars }
streets-board-signs =
    { $count ->
        [one] { $count } вільний знак
        [few] { $count } вільні знаки
       *[many] { $count } вільних знаків
    }
streets-board-hand-of = У руці: { $symbols }
streets-board-seen = Усі бачили: { $name }
streets-board-tokens-left =
    { $count ->
        [one] Залишився { $count } жетон
        [few] Залишилося { $count } жетони
       *[many] Залишилося { $count } жетонів
    }

## Плитки для перегляду

streets-cards-note = Лише деякі з цих плиток описано в доступних текстах. Більшість — наша реконструкція: вона не суперечить нічому зі сказаного в правилах, але надруковані плитки можуть відрізнятися. Біля кожної плитки вказано, звідки її дані.
streets-cards-start = Перші дві плитки
streets-cards-kind =
    { $kind ->
        [tourist] Туристи
        [hipster] Гіпстери
        [parent] Батьки
        [shopper] Покупці
       *[wild] Мішані
    }
streets-cards-five = 5+
streets-cards-five-about = Лише для п’яти гравців
streets-cards-advisors = Радники
streets-cards-symbols = Символи
streets-cards-value = Цінність
streets-cards-business = Бізнес
streets-cards-players =
    { $fewest ->
        [one] Гравців: від { $fewest } до { $most }
        [few] Гравців: від { $fewest } до { $most }
       *[many] Гравців: від { $fewest } до { $most }
    }

## На простому полі

streets-view-buildings = Будівлі
