# Разбор партии: общее для браузера, командной строки и её страницы, а потом то, что говорит браузер.
# $points — числа вроде «4,2» или «4,2 ± 0,9», если не сказано иначе.

review-ahead = { $player }: впереди на { $points }
review-behind = { $player }: позади на { $points }
review-level = { $player }: наравне с лучшим из соперников
review-alone = { $player }: очки { $points }
review-good-turns = Ходов не хуже лучшего из найденных: { $count } из { $all }.
review-marks-brilliant = Блестящих ходов
review-marks-slip = Неточностей
review-marks-mistake = Ошибок
review-marks-open = Слишком близко, чтобы судить
review-mark-brilliant = блестяще
review-mark-good = хорошо
review-mark-slip = неточность
review-mark-mistake = ошибка
review-mark-open = слишком близко, чтобы судить
review-mark-forced = выбора не было
review-gain = Лучше первого выбора самого тренера; очки: { $points }.
review-gain-win = Лучше первого выбора самого тренера: шанс на победу +{ $percent } %, очки +{ $points }.
review-cost = Потеря, очки: { $points }.
review-cost-win = Потеря: шанс на победу { $percent } %, очки { $points }.
review-costly = Что обошлось дороже всего
review-no-costly = Ни неточностей, ни ошибок не нашлось.
review-luck = Удача и мастерство
review-part-decisions = свои решения
review-part-opponents = решения соперников
review-part-chance = случай
review-part-start = ожидание в начале
review-part-rest = остаток
review-part-result = результат
review-curve = Ход партии
review-decided = Что решило больше всего (шанс на победу, { $player }): { $turns }.
review-decided-turn = ход { $turn } (с { $before } % до { $after } %)
review-turns = Все ходы
review-precision = Числа — очки и шансы на победу со стандартными ошибками, из воображаемых партий; ничего, что игрок не мог знать, не использовано. Разница в пределах двух ошибок не называется ни неточностью, ни ошибкой. Шанс на победу назван так, как если бы все играли дальше как обычный бот.

## Браузер. В первых четырёх $points — целое число, $parts перечисляет части с их очками.

review-won =
    { $points ->
        [one] Вы выиграли с отрывом в { $points } очко: { $parts }.
        [few] Вы выиграли с отрывом в { $points } очка: { $parts }.
       *[many] Вы выиграли с отрывом в { $points } очков: { $parts }.
    }
review-lost =
    { $points ->
        [one] Вы проиграли { $points } очко: { $parts }.
        [few] Вы проиграли { $points } очка: { $parts }.
       *[many] Вы проиграли { $points } очков: { $parts }.
    }
review-drew = Вы закончили наравне с лучшим из соперников: { $parts }.
review-own =
    { $points ->
        [one] Вы набрали { $points } очко: { $parts }.
        [few] Вы набрали { $points } очка: { $parts }.
       *[many] Вы набрали { $points } очков: { $parts }.
    }
review-others = { $result }: { $parts }.
review-working = Тренер разбирает партию: { $percent } %.
review-waiting =
    { $count ->
        [0] Тренер вот-вот начнёт.
        [one] Сначала тренер разберёт ещё { $count } партию.
        [few] Сначала тренер разберёт ещё { $count } партии.
       *[many] Сначала тренер разберёт ещё { $count } партий.
    }
review-leave = Страницу можно закрыть: тренер продолжит, и разбор будет ждать здесь.
review-failed = Тренер не смог закончить разбор.
review-again = Попробовать ещё раз
review-whose = Чьи ходы
review-turn-here = Ход { $turn }, раунд { $round }
review-played = Сыграно
review-instead = Лучше
review-before = До хода
review-on-board = На поле
review-outlook = Ожидание в конце, { $player }: { $points } относительно лучшего из соперников.
review-outlook-alone = Ожидание в конце, { $player }: очки { $points }.
review-win-now = Шанс на победу, { $player }: { $percent } %.
review-next = Следующий важный ход
review-previous = Предыдущий важный ход
review-no-choice = Здесь { $player } ничего не решает.
review-close = Закрыть разбор
review-ends = { $player }: в начале можно было ожидать { $start }, в конце вышло { $end }; худшее ожидание { $worst }, лучшее { $best }. Важных ходов: { $count }.
review-ends-win = Шанс на победу, { $player }: в начале { $start } %, в конце { $end } %; наименьший { $worst } %, наибольший { $best } %. Важных ходов: { $count }.
review-figures = Ход партии в числах
review-column-round = Раунд
review-column-turn = Ход
review-column-outlook = Ожидаемый отрыв
review-column-points = Ожидаемые очки
review-column-win = Шанс на победу
review-column-chance = Случай с прошлого раза

## Учиться на ошибках

review-learn = Сыграть эти ходы лучше
review-learn-ask = { $number } из { $all }: ход { $turn }, раунд { $round }. { $player }: потеря, очки: { $points }. Найдите ход лучше.
review-learn-why = Идея: { $reason }
review-learn-where = Он начинается так: { $move }.
review-learn-judging = Тренер оценивает ход …
review-learn-played = Так и было сыграно. Потеря, очки: { $points }.
review-learn-good = Найдено: до лучшего хода тренера меньше одного очка.
review-learn-open = Хорошо: от лучшего хода тренера не отличить (очки: { $points }).
review-learn-worse = Пока нет: отставание от лучшего хода, очки: { $points }.
review-learn-again = Ещё попытка
review-learn-answer = Показать ответ
review-learn-next = Следующая позиция
review-learn-end = Назад к разбору
review-learn-done = Это была последняя. Найдено: { $found } из { $all }.

## Слово о каждом ходе

review-feedback-good = Хороший ход.
review-feedback-brilliant = Блестящий ход.
review-feedback-open = Ход не хуже: слишком близко к лучшему ходу тренера, чтобы их различить.
review-feedback-slip = Неточность.
review-feedback-mistake = Ошибка.
review-feedback-show = Показать лучший ход
review-feedback-hide = Назад к партии
review-feedback-again = Сыграть ход заново
review-feedback-again-about = Тот же ход ещё раз, отдельным вариантом: сама партия остаётся как есть.
