# Моя страница: что я сыграл, в рисунках.

mine-games =
    { $count ->
        [one] партия
        [few] партии
       *[many] партий
    }
mine-given-up =
    { $count ->
        [one] и { $count } брошена
        [few] и { $count } брошены
       *[many] и { $count } брошено
    }
mine-wins =
    { $count ->
        [one] победа
        [few] победы
       *[many] побед
    }
mine-of =
    { $count ->
        [one] в { $count } партии с соперниками
       *[other] в { $count } партиях с соперниками
    }
mine-streak =
    { $count ->
        [one] победа подряд
        [few] победы подряд
       *[many] побед подряд
    }
mine-days =
    { $count ->
        [one] день подряд с раздачей дня
        [few] дня подряд с раздачей дня
       *[many] дней подряд с раздачей дня
    }
mine-longest = Рекорд: { $count }
mine-by-game = По играм
mine-game = Игра
mine-played = Партий
mine-won = Побед
mine-span = От худшей до лучшей
mine-mean = Среднее
mine-best = Лучшее
mine-best-of =
    { $points ->
        [one] { $game }: моя лучшая партия, { $points } очко
        [few] { $game }: моя лучшая партия, { $points } очка
       *[many] { $game }: моя лучшая партия, { $points } очков
    }
mine-mode-alone = в одиночку
mine-mode-bots = против ботов
mine-mode-people = с людьми
mine-which = Какая игра
mine-over-time = Очки от партии к партии
mine-over-time-text =
    { $count ->
        [1] { $count } партия: среднее { $mean }, лучшее { $best }.
        [one] { $count } партия: среднее { $mean }, лучшее { $best }. Точка — партия, закрашенная — победа; линия — среднее за последние пять.
        [few] { $count } партии: среднее { $mean }, лучшее { $best }. Точка — партия, закрашенная — победа; линия — среднее за последние пять.
       *[many] { $count } партий: среднее { $mean }, лучшее { $best }. Точка — партия, закрашенная — победа; линия — среднее за последние пять.
    }
mine-walk = Пройти по партиям
mine-look = Посмотреть эту партию
mine-as-table = Таблицей
mine-date = Дата
mine-points = Очки
mine-result = Итог
mine-result-won = победа
mine-result-lost = без победы
mine-parts = Откуда берутся очки
mine-parts-text = Полоса — среднее по всем партиям, чёрточка поперёк — лучшая партия.
mine-in-best = в лучшей партии: { $points }
mine-against = С кем
mine-kind-person = человек
mine-kind-bot = бот
mine-kind-printed = соперник из коробки
mine-ahead =
    { $count ->
        [one] впереди в { $beaten } из { $count } партии
       *[other] впереди в { $beaten } из { $count } партий
    }
mine-waiting =
    { $count ->
        [one] Ещё { $count } партия подсчитывается.
        [few] Ещё { $count } партии подсчитываются.
       *[many] Ещё { $count } партий подсчитываются.
    }
mine-empty = Здесь будут нарисованы ваши партии
mine-empty-text = Очки от партии к партии, откуда они берутся и над кем вы победили. Для начала хватит одной партии.
mine-empty-play = Выбрать игру

mine-tendencies = На чём я теряю очки
mine-tendencies-text =
    { $games ->
        [one] По разбору { $games } партии: что говорило в пользу лучших ходов и сколько стоили сыгранные вместо них.
        [few] По разбору { $games } партий: что говорило в пользу лучших ходов и сколько стоили сыгранные вместо них.
       *[many] По разбору { $games } партий: что говорило в пользу лучших ходов и сколько стоили сыгранные вместо них.
    }
mine-tendencies-none = В разобранных партиях не нашлось ни неточностей, ни ошибок.
mine-tendencies-few = Пока ничего: попросите тренера разобрать ваши партии.
mine-tendency-other = Прочее
mine-tendency-turns =
    { $count ->
        [one] за { $count } ход
        [few] за { $count } хода
       *[many] за { $count } ходов
    }
