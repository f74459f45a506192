# Раздача дня: одна раздача на всех, одна попытка в зачёт.

days-days = Дни
days-before = Предыдущий день: { $day }
days-after = Следующий день: { $day }
days-about = Одна и та же раздача для всех на этом сервере. В зачёт идёт первая попытка, и она только ваша: наблюдать за ней нельзя. Имя и очки видят все; саму партию можно будет посмотреть, когда день закроется.
days-about-closed = Этот день закрыт. Любую попытку можно посмотреть, а раздачу — проверить и сыграть для тренировки.
days-ends = Новая раздача { $when }, в { $clock } (полночь UTC).
days-ending = День закончился. Начатое можно доиграть до { $clock }.
days-closed = Закрыт.
days-alone = В одиночку
days-against = Соперники: { $names }
days-play = Играть
days-go-on = Продолжить
days-practice = Сыграть для тренировки
days-my-result = Мой итог
days-mine =
    { $points ->
        [one] { $points } очко, место { $place } из { $count }
        [few] { $points } очка, место { $place } из { $count }
       *[many] { $points } очков, место { $place } из { $count }
    }
days-mine-left =
    { $points ->
        [one] Остановка на { $points } очке, место { $place } из { $count }
        [few] Остановка на { $points } очках, место { $place } из { $count }
       *[many] Остановка на { $points } очках, место { $place } из { $count }
    }
days-tries = Таблица дня: { $game }
days-place = Место
days-name = Имя
days-points = Очки
days-playing = играет
days-stood = { $points }, не закончено
days-won = победа
days-look = { $name }: посмотреть партию
days-all = Показать все ({ $count })
days-more = Всего попыток: { $count }.
days-nobody = Ещё никто не пробовал. Будьте первыми!
days-nobody-did = Эту раздачу никто не попробовал.
days-fair = Насколько это честно?
days-fair-text = Отпечаток зерна опубликован за день до раздачи. Когда день закроется, зерно станет известно, и каждый сможет проверить, что раздача была определена заранее и одинакова для всех.
days-fair-secret = Секрет, пока день не закрыт.
days-fair-next = Отпечаток следующей раздачи
days-share = Поделиться
days-share-copy = Скопировать текст
days-share-text = Текст, которым можно поделиться
days-share-by-hand = Пожалуйста, скопируйте текст вручную.
days-share-title = { $game }, раздача дня: { $day }
days-share-place =
    { $points ->
        [one] { $points } очко · место { $place } из { $count }
        [few] { $points } очка · место { $place } из { $count }
       *[many] { $points } очков · место { $place } из { $count }
    }
days-sealed = Эту раздачу ещё играют другие: ваша партия откроется всем, когда день закроется.
days-practised = Тренировка: в зачёт не идёт.
days-table = Таблица дня
days-strip = Одна раздача на всех, одна попытка. Новая { $when }.
days-begun = начато
days-open = К раздачам
