# Моя сторінка: що я зіграв, у малюнках.

mine-games =
    { $count ->
        [one] партія
        [few] партії
       *[many] партій
    }
mine-given-up =
    { $count ->
        [one] і { $count } покинута
        [few] і { $count } покинуті
       *[many] і { $count } покинуто
    }
mine-wins =
    { $count ->
        [one] перемога
        [few] перемоги
       *[many] перемог
    }
mine-of =
    { $count ->
        [one] у { $count } партії із суперниками
       *[other] у { $count } партіях із суперниками
    }
mine-streak =
    { $count ->
        [one] перемога поспіль
        [few] перемоги поспіль
       *[many] перемог поспіль
    }
mine-days =
    { $count ->
        [one] день поспіль із роздачею дня
        [few] дні поспіль із роздачею дня
       *[many] днів поспіль із роздачею дня
    }
mine-longest = Рекорд: { $count }
mine-by-game = За іграми
mine-game = Гра
mine-played = Партій
mine-won = Перемог
mine-span = Від найгіршої до найкращої
mine-mean = Середнє
mine-best = Рекорд
mine-best-of =
    { $points ->
        [one] { $game }: моя найкраща партія, { $points } бал
        [few] { $game }: моя найкраща партія, { $points } бали
       *[many] { $game }: моя найкраща партія, { $points } балів
    }
mine-mode-alone = наодинці
mine-mode-bots = проти ботів
mine-mode-people = з людьми
mine-which = Яка гра
mine-over-time = Бали від партії до партії
mine-over-time-text =
    { $count ->
        [1] { $count } партія: середнє { $mean }, найкраще { $best }.
        [one] { $count } партія: середнє { $mean }, найкраще { $best }. Крапка — партія, зафарбована — перемога; лінія — середнє за останні п’ять.
        [few] { $count } партії: середнє { $mean }, найкраще { $best }. Крапка — партія, зафарбована — перемога; лінія — середнє за останні п’ять.
       *[many] { $count } партій: середнє { $mean }, найкраще { $best }. Крапка — партія, зафарбована — перемога; лінія — середнє за останні п’ять.
    }
mine-walk = Пройти по партіях
mine-look = Переглянути цю партію
mine-as-table = Таблицею
mine-date = Дата
mine-points = Бали
mine-result = Підсумок
mine-result-won = перемога
mine-result-lost = без перемоги
mine-parts = Звідки беруться бали
mine-parts-text = Смуга — середнє за всіма партіями, риска поперек — найкраща партія.
mine-in-best = у найкращій партії: { $points }
mine-against = З ким
mine-kind-person = людина
mine-kind-bot = бот
mine-kind-printed = суперник із коробки
mine-ahead =
    { $count ->
        [one] попереду у { $beaten } з { $count } партії
       *[other] попереду у { $beaten } з { $count } партій
    }
mine-waiting =
    { $count ->
        [one] Ще { $count } партія підраховується.
        [few] Ще { $count } партії підраховуються.
       *[many] Ще { $count } партій підраховуються.
    }
mine-empty = Тут буде намальовано ваші партії
mine-empty-text = Бали від партії до партії, звідки вони беруться й над ким ви перемогли. Для початку досить однієї партії.
mine-empty-play = Вибрати гру

mine-tendencies = На чому я втрачаю бали
mine-tendencies-text =
    { $games ->
        [one] За розбором { $games } партії: що промовляло на користь кращих ходів і скільки коштували зіграні замість них.
        [few] За розбором { $games } партій: що промовляло на користь кращих ходів і скільки коштували зіграні замість них.
       *[many] За розбором { $games } партій: що промовляло на користь кращих ходів і скільки коштували зіграні замість них.
    }
mine-tendencies-none = У розібраних партіях не знайдено ні неточностей, ні помилок.
mine-tendencies-few = Поки що нічого: попросіть тренера розібрати ваші партії.
mine-tendency-other = Інше
mine-tendency-turns =
    { $count ->
        [one] за { $count } хід
        [few] за { $count } ходи
       *[many] за { $count } ходів
    }
