# Роздача дня: одна роздача на всіх, одна спроба в залік.

days-days = Дні
days-before = Попередній день: { $day }
days-after = Наступний день: { $day }
days-about = Та сама роздача для всіх на цьому сервері. У залік іде перша спроба, і вона лише ваша: спостерігати за нею не можна. Ім’я та бали бачать усі; саму партію можна буде переглянути, коли день закриється.
days-about-closed = Цей день закрито. Будь-яку спробу можна переглянути, а роздачу — перевірити й зіграти для тренування.
days-ends = Нова роздача { $when }, о { $clock } (північ UTC).
days-ending = День закінчився. Розпочате можна дограти до { $clock }.
days-closed = Закрито.
days-alone = Наодинці
days-against = Суперники: { $names }
days-play = Грати
days-go-on = Продовжити
days-practice = Зіграти для тренування
days-my-result = Мій підсумок
days-mine =
    { $points ->
        [one] { $points } бал, місце { $place } з { $count }
        [few] { $points } бали, місце { $place } з { $count }
       *[many] { $points } балів, місце { $place } з { $count }
    }
days-mine-left =
    { $points ->
        [one] Зупинка на { $points } балі, місце { $place } з { $count }
        [few] Зупинка на { $points } балах, місце { $place } з { $count }
       *[many] Зупинка на { $points } балах, місце { $place } з { $count }
    }
days-tries = Таблиця дня: { $game }
days-place = Місце
days-name = Ім’я
days-points = Бали
days-playing = грає
days-stood = { $points }, не закінчено
days-won = перемога
days-look = { $name }: переглянути партію
days-all = Показати всі ({ $count })
days-more = Усього спроб: { $count }.
days-nobody = Ще ніхто не пробував. Будьте першими!
days-nobody-did = Цю роздачу ніхто не спробував.
days-fair = Наскільки це чесно?
days-fair-text = Відбиток зерна оприлюднено за день до роздачі. Коли день закриється, зерно стане відомим, і кожен зможе перевірити, що роздачу було визначено заздалегідь і вона однакова для всіх.
days-fair-secret = Таємниця, поки день не закрито.
days-fair-next = Відбиток наступної роздачі
days-share = Поділитися
days-share-copy = Скопіювати текст
days-share-text = Текст, яким можна поділитися
days-share-by-hand = Будь ласка, скопіюйте текст вручну.
days-share-title = { $game }, роздача дня: { $day }
days-share-place =
    { $points ->
        [one] { $points } бал · місце { $place } з { $count }
        [few] { $points } бали · місце { $place } з { $count }
       *[many] { $points } балів · місце { $place } з { $count }
    }
days-sealed = Цю роздачу ще грають інші: ваша партія відкриється всім, коли день закриється.
days-practised = Тренування: у залік не йде.
days-table = Таблиця дня
days-strip = Одна роздача на всіх, одна спроба. Нова { $when }.
days-begun = розпочато
days-open = До роздач
