# Що друкується на папері, окрім слів самих ігор, і що не так із замовленням.

print-city = Місто
print-player = Гравець
print-players = Гравців: { $fewest }–{ $most }
print-beside = поруч ({ $room }): { $points }
print-total = Разом
print-estates = Житлові групи
print-street-1 = Верхня вулиця
print-street-2 = Середня вулиця
print-street-3 = Нижня вулиця
print-plan = План забудови
print-first = першому
print-others = решті
print-approved = Схвалено
print-solo = Гра наодинці
print-solo-card = Карта гри наодинці. Коли вона виходить, усі плани забудови перевертаються: відтепер дають лише менші бали.
print-plan-done = План { $plan } виконано. Якщо на карті конкурента позначено { $plan }, він отримує бали цього плану, і план схвалено.
print-competitor-park = балів за карту скверу
print-competitor-pool = балів за карту басейну
print-competitor-temp = балів за карту робітників
print-competitor-fence = балів за карту паркану
print-competitor-bis = будинків за карту прибудови
print-competitor-agent = балів за будинок у групі з агентом
print-competitor-temps = Агенцію зачинено: сама вона нічого не рахує. Ваші віконця робітників оцінюються окремо. Віконця: { $boxes }, бали: { $points }
print-competitor-cards = карт
print-competitor-each = балів за карту
print-competitor-rank = Робітники: місце проти ваших
print-competitor-run = П’ять найкращих груп: карти між двома парканами
print-competitor-houses = будинків
print-competitor-value = балів за будинок

## Помилки в замовленні

print-unknown-part = Частини «{ $value }» для друку немає. Виберіть одну з: { $allowed }.
print-unknown-paper = Паперу «{ $value }» немає. Виберіть один із: { $allowed }.
print-per-page = { $value } на сторінці надрукувати не можна. Виберіть одне з: { $allowed }.
print-copies = { $value } копій одразу надрукувати не можна. Можливо: { $allowed }.
print-nothing = Для цієї гри друкувати нічого. Виберіть одну з: { $allowed }.
