# «Бумажные кварталы» на бумаге: поля файла, образец и что невозможно. Имя поля — одно слово.

welcome-paper-field-sheet = игрок
welcome-paper-field-top = верхняя
welcome-paper-field-middle = средняя
welcome-paper-field-bottom = нижняя
welcome-paper-field-parks = скверы
welcome-paper-field-agents = агенты
welcome-paper-field-plans = планы
welcome-paper-field-estates = группы
welcome-paper-field-pools = бассейны
welcome-paper-field-temps = рабочие
welcome-paper-field-bis = строения
welcome-paper-field-refusals = отказы
welcome-paper-field-roundabouts = проезды
welcome-paper-field-others = другие

welcome-paper-about =
    Поле «Бумажных кварталов». Что не указано, считается нулём; новая строка «игрок» начинает поле другого игрока.
    Улицы, дом за домом слева направо:
      8   номер               .   пустой дом
      8*  с бассейном         o   проезд
      8с  строение            |   забор (на концах улиц заборы уже стоят)
    Вместо улиц можно указать «группы» (сколько из 1 2 3 4 5 6 домов), «бассейны», «строения» и «проезды».
    Для коллекционного издания добавьте «издание: collectors» (и «поле-вид: проектируемое»); для игры с конкурентом — «конкурент: Ирина»,
    «карты: сквер, забор, агент» (что он получил, по порядку) и «выполнено: 8, 6» (его очки за планы).
welcome-paper-example-name = Анна
welcome-paper-about-parks = закрашенные окошки на верхней, средней и нижней улице
welcome-paper-about-agents = закрашенные окошки для групп из 1 2 3 4 5 6 домов
welcome-paper-about-temps = закрашенные окошки или «7 очков»
welcome-paper-about-plans = очки, записанные за планы 1 2 3
welcome-paper-about-others = окошки рабочих у игроков, чьих полей здесь нет

welcome-paper-empty = В этом файле нет ни одного поля.
welcome-paper-unknown-field = Нет строки «{ $field }». Пишите «имя: значение», где имя — одно из: { $allowed }.
welcome-paper-twice = Эта строка уже была: строка файла { $line }.
welcome-paper-numbers =
    { $count ->
        [one] Здесь нужно { $count } число, а не «{ $value }».
        [few] Здесь нужно { $count } числа, а не «{ $value }».
        [many] Здесь нужно { $count } чисел, а не «{ $value }».
       *[other] Здесь нужно { $count } числа, а не «{ $value }».
    }
welcome-paper-unknown-house = Дом { $house } не удаётся прочитать: «{ $value }».
welcome-paper-house-count = На улице домов { $count }, а записано { $found }.
welcome-paper-range = Номера { $number } не бывает: номера идут от { $low } до { $high }.
welcome-paper-order = { $number } в доме { $house } стоит правее, чем { $other } в доме { $place }: номера должны возрастать.
welcome-paper-twice-on-street = Номер { $number } стоит дважды и не отмечен как строение.
welcome-paper-bis-alone = Рядом со строением { $number } нет дома с номером { $number }.
welcome-paper-bis-apart = Строение { $number } должно стоять вплотную к своему номеру.
welcome-paper-bis-fence = Между домами с номером { $number } стоит забор.
welcome-paper-no-pool = У дома { $house } нет бассейна; бассейны у домов { $printed }.
welcome-paper-pool-needs-house = Бассейну у дома { $house } нужен построенный вместе с ним дом, а не пустое место и не строение.
welcome-paper-count-differs = Указано { $count }, а на улицах { $found }.
welcome-paper-estates-differ = На улицах другие группы: { $found }.
welcome-paper-too-many-houses = Этим группам нужно домов: { $count }, а на поле их { $most }.
welcome-paper-too-many-boxes =
    { $place ->
        [0] Закрашено окошек: { $count }, а всего их { $most }.
       *[other] На месте { $place } закрашено окошек: { $count }, а всего их { $most }.
    }
welcome-paper-temp-points = За рабочих нельзя получить столько очков: { $points }. Возможно: { $allowed }.
welcome-paper-plan-points = Ни один план { $plan } не даёт столько очков: { $points }. Возможно: { $allowed }.
welcome-paper-parks = На улице { $street } закрашено окошек сквера: { $count }, а домов вписано только { $houses }.
welcome-paper-effects = Применено эффектов: { $count }, а домов вписано только { $houses }, и на дом не больше одного эффекта.
welcome-paper-rare-numbers = Номера 0, 16 и 17 даются только с рабочими. Таких домов { $count }, а окошек рабочих закрашено { $temps }.

## Стол

welcome-paper-field-edition = издание
welcome-paper-field-board = поле-вид
welcome-paper-field-competitor = конкурент
welcome-paper-field-cards = карты
welcome-paper-field-completed = выполнено
welcome-paper-unknown-word = «{ $value }» здесь не годится. Можно: { $allowed }.
welcome-paper-one-against-competitor = Против конкурента играет только один игрок.
