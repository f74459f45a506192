# Welcome To на папері: поля файла, зразок і що неможливо. Ім’я поля — одне слово.

welcome-paper-field-sheet = гравець
welcome-paper-field-top = верхня
welcome-paper-field-middle = середня
welcome-paper-field-bottom = нижня
welcome-paper-field-parks = сквери
welcome-paper-field-agents = агенти
welcome-paper-field-plans = плани
welcome-paper-field-estates = групи
welcome-paper-field-pools = басейни
welcome-paper-field-temps = робітники
welcome-paper-field-bis = прибудови
welcome-paper-field-refusals = відмови
welcome-paper-field-roundabouts = проїзди
welcome-paper-field-others = інші

welcome-paper-about =
    Поле Welcome To. Що не вказано, вважається нулем; новий рядок «гравець» починає поле іншого гравця.
    Вулиці, будинок за будинком зліва направо:
      8   номер               .   порожній будинок
      8*  з басейном          o   проїзд
      8п  прибудова           |   паркан (на кінцях вулиць паркани вже стоять)
    Замість вулиць можна вказати «групи» (скільки з 1 2 3 4 5 6 будинків), «басейни», «прибудови» та «проїзди».
    Для колекційного видання додайте «видання: collectors» (і «вид-поля: проєктоване»); для гри з конкурентом — «конкурент: Ірина»,
    «карти: сквер, паркан, агент» (що він отримав, за порядком) і «виконано: 8, 6» (його бали за плани).
welcome-paper-example-name = Ганна
welcome-paper-about-parks = закреслені віконця на верхній, середній і нижній вулиці
welcome-paper-about-agents = закреслені віконця для груп з 1 2 3 4 5 6 будинків
welcome-paper-about-temps = закреслені віконця або «7 балів»
welcome-paper-about-plans = бали, записані за плани 1 2 3
welcome-paper-about-others = віконця робітників у гравців, чиїх полів тут немає

welcome-paper-empty = У цьому файлі немає жодного поля.
welcome-paper-unknown-field = Немає рядка «{ $field }». Пишіть «ім’я: значення», де ім’я — одне з: { $allowed }.
welcome-paper-twice = Цей рядок уже був: рядок файла { $line }.
welcome-paper-numbers =
    { $count ->
        [one] Тут потрібне { $count } число, а не «{ $value }».
        [few] Тут потрібно { $count } числа, а не «{ $value }».
        [many] Тут потрібно { $count } чисел, а не «{ $value }».
       *[other] Тут потрібно { $count } числа, а не «{ $value }».
    }
welcome-paper-unknown-house = Будинок { $house } не вдається прочитати: «{ $value }».
welcome-paper-house-count = На вулиці будинків { $count }, а записано { $found }.
welcome-paper-range = Номера { $number } не буває: номери йдуть від { $low } до { $high }.
welcome-paper-order = { $number } у будинку { $house } стоїть правіше, ніж { $other } у будинку { $place }: номери мають зростати.
welcome-paper-twice-on-street = Номер { $number } стоїть двічі й не позначений як прибудова.
welcome-paper-bis-alone = Поруч із прибудовою { $number } немає будинку з номером { $number }.
welcome-paper-bis-apart = Прибудова { $number } має стояти впритул до свого номера.
welcome-paper-bis-fence = Між будинками з номером { $number } стоїть паркан.
welcome-paper-no-pool = Біля будинку { $house } немає басейну; басейни біля будинків { $printed }.
welcome-paper-pool-needs-house = Басейну біля будинку { $house } потрібен збудований разом із ним будинок, а не порожнє місце й не прибудова.
welcome-paper-count-differs = Вказано { $count }, а на вулицях { $found }.
welcome-paper-estates-differ = На вулицях інші групи: { $found }.
welcome-paper-too-many-houses = Цим групам потрібно будинків: { $count }, а на полі їх { $most }.
welcome-paper-too-many-boxes =
    { $place ->
        [0] Закреслено віконець: { $count }, а всього їх { $most }.
       *[other] На місці { $place } закреслено віконець: { $count }, а всього їх { $most }.
    }
welcome-paper-temp-points = За робітників не можна отримати стільки балів: { $points }. Можливо: { $allowed }.
welcome-paper-plan-points = Жоден план { $plan } не дає стільки балів: { $points }. Можливо: { $allowed }.
welcome-paper-parks = На вулиці { $street } закреслено віконець скверу: { $count }, а будинків вписано лише { $houses }.
welcome-paper-effects = Застосовано ефектів: { $count }, а будинків вписано лише { $houses }, і на будинок не більше одного ефекту.
welcome-paper-rare-numbers = Номери 0, 16 і 17 дають лише з робітниками. Таких будинків { $count }, а віконець робітників закреслено { $temps }.

## Стіл

welcome-paper-field-edition = видання
welcome-paper-field-board = вид-поля
welcome-paper-field-competitor = конкурент
welcome-paper-field-cards = карти
welcome-paper-field-completed = виконано
welcome-paper-unknown-word = «{ $value }» тут не годиться. Можна: { $allowed }.
welcome-paper-one-against-competitor = Проти конкурента грає лише один гравець.
