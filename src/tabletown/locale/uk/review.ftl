# Розбір партії: спільне для браузера, командного рядка та його сторінки, а потім те, що каже браузер.
# $points — числа на зразок «4,2» або «4,2 ± 0,9», якщо не сказано інакше.

review-ahead = { $player }: попереду на { $points }
review-behind = { $player }: позаду на { $points }
review-level = { $player }: нарівні з найкращим із суперників
review-alone = { $player }: бали { $points }
review-good-turns = Ходів, не гірших за найкращий зі знайдених: { $count } із { $all }.
review-marks-brilliant = Блискучих ходів
review-marks-slip = Неточностей
review-marks-mistake = Помилок
review-marks-open = Надто близько, щоб судити
review-mark-brilliant = блискуче
review-mark-good = добре
review-mark-slip = неточність
review-mark-mistake = помилка
review-mark-open = надто близько, щоб судити
review-mark-forced = вибору не було
review-gain = Краще за перший вибір самого тренера; бали: { $points }.
review-gain-win = Краще за перший вибір самого тренера: шанс на перемогу +{ $percent } %, бали +{ $points }.
review-cost = Втрата, бали: { $points }.
review-cost-win = Втрата: шанс на перемогу { $percent } %, бали { $points }.
review-costly = Що коштувало найдорожче
review-no-costly = Ні неточностей, ні помилок не знайдено.
review-luck = Удача й майстерність
review-part-decisions = свої рішення
review-part-opponents = рішення суперників
review-part-chance = випадок
review-part-start = очікування на початку
review-part-rest = решта
review-part-result = результат
review-curve = Перебіг партії
review-decided = Що вирішило найбільше (шанс на перемогу, { $player }): { $turns }.
review-decided-turn = хід { $turn } (з { $before } % до { $after } %)
review-turns = Усі ходи
review-precision = Числа — бали та шанси на перемогу зі стандартними похибками, з уявних партій; нічого, чого гравець не міг знати, не використано. Різницю в межах двох похибок не названо ні неточністю, ні помилкою. Шанс на перемогу названо так, ніби всі грають далі як звичайний бот.

## Браузер. У перших чотирьох $points — ціле число, $parts перелічує частини з їхніми балами.

review-won =
    { $points ->
        [one] Ви виграли з відривом в { $points } бал: { $parts }.
        [few] Ви виграли з відривом у { $points } бали: { $parts }.
       *[many] Ви виграли з відривом у { $points } балів: { $parts }.
    }
review-lost =
    { $points ->
        [one] Ви програли { $points } бал: { $parts }.
        [few] Ви програли { $points } бали: { $parts }.
       *[many] Ви програли { $points } балів: { $parts }.
    }
review-drew = Ви закінчили нарівні з найкращим із суперників: { $parts }.
review-own =
    { $points ->
        [one] Ви набрали { $points } бал: { $parts }.
        [few] Ви набрали { $points } бали: { $parts }.
       *[many] Ви набрали { $points } балів: { $parts }.
    }
review-others = { $result }: { $parts }.
review-working = Тренер розбирає партію: { $percent } %.
review-waiting =
    { $count ->
        [0] Тренер от-от почне.
        [one] Спершу тренер розбере ще { $count } партію.
        [few] Спершу тренер розбере ще { $count } партії.
       *[many] Спершу тренер розбере ще { $count } партій.
    }
review-leave = Сторінку можна закрити: тренер продовжить, і розбір чекатиме тут.
review-failed = Тренер не зміг завершити розбір.
review-again = Спробувати ще раз
review-whose = Чиї ходи
review-turn-here = Хід { $turn }, раунд { $round }
review-played = Зіграно
review-instead = Краще
review-before = До ходу
review-on-board = На полі
review-outlook = Очікування наприкінці, { $player }: { $points } відносно найкращого із суперників.
review-outlook-alone = Очікування наприкінці, { $player }: бали { $points }.
review-win-now = Шанс на перемогу, { $player }: { $percent } %.
review-next = Наступний важливий хід
review-previous = Попередній важливий хід
review-no-choice = Тут { $player } нічого не вирішує.
review-close = Закрити розбір
review-ends = { $player }: на початку можна було очікувати { $start }, наприкінці вийшло { $end }; найгірше очікування { $worst }, найкраще { $best }. Важливих ходів: { $count }.
review-ends-win = Шанс на перемогу, { $player }: на початку { $start } %, наприкінці { $end } %; найменший { $worst } %, найбільший { $best } %. Важливих ходів: { $count }.
review-figures = Перебіг партії в числах
review-column-round = Раунд
review-column-turn = Хід
review-column-outlook = Очікуваний відрив
review-column-points = Очікувані бали
review-column-win = Шанс на перемогу
review-column-chance = Випадок відтоді

## Вчитися на помилках

review-learn = Зіграти ці ходи краще
review-learn-ask = { $number } із { $all }: хід { $turn }, раунд { $round }. { $player }: втрата, бали: { $points }. Знайдіть кращий хід.
review-learn-why = Ідея: { $reason }
review-learn-where = Він починається так: { $move }.
review-learn-judging = Тренер оцінює хід …
review-learn-played = Так і було зіграно. Втрата, бали: { $points }.
review-learn-good = Знайдено: до найкращого ходу тренера менше одного бала.
review-learn-open = Добре: від найкращого ходу тренера не відрізнити (бали: { $points }).
review-learn-worse = Ще ні: відставання від найкращого ходу, бали: { $points }.
review-learn-again = Ще спроба
review-learn-answer = Показати відповідь
review-learn-next = Наступна позиція
review-learn-end = Назад до розбору
review-learn-done = Це була остання. Знайдено: { $found } із { $all }.

## Слово про кожен хід

review-feedback-good = Добрий хід.
review-feedback-brilliant = Блискучий хід.
review-feedback-open = Хід не гірший: надто близько до найкращого ходу тренера, щоб їх розрізнити.
review-feedback-slip = Неточність.
review-feedback-mistake = Помилка.
review-feedback-show = Показати кращий хід
review-feedback-hide = Назад до партії
review-feedback-again = Зіграти хід ще раз
review-feedback-again-about = Той самий хід ще раз, окремим варіантом: сама партія лишається як є.
