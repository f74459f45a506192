# Что печатается на бумаге помимо слов самих игр, и что не так с заказом.

print-city = Город
print-player = Игрок
print-players = Игроков: { $fewest }–{ $most }
print-beside = рядом ({ $room }): { $points }
print-total = Итого
print-estates = Жилые группы
print-street-1 = Верхняя улица
print-street-2 = Средняя улица
print-street-3 = Нижняя улица
print-plan = План застройки
print-first = первому
print-others = остальным
print-approved = Одобрено
print-solo = Одиночная игра
print-solo-card = Карта одиночной игры. Когда она выходит, все планы застройки переворачиваются: теперь дают лишь меньшие очки.
print-plan-done = План { $plan } выполнен. Если на карте конкурента отмечен { $plan }, он получает очки этого плана, и план одобрен.
print-competitor-park = очков за карту сквера
print-competitor-pool = очков за карту бассейна
print-competitor-temp = очков за карту рабочих
print-competitor-fence = очков за карту забора
print-competitor-bis = домов за карту строения
print-competitor-agent = очков за дом в группе с агентом
print-competitor-temps = Агентство закрыто: само оно ничего не считает. Ваши окошки рабочих оцениваются отдельно. Окошки: { $boxes }, очки: { $points }
print-competitor-cards = карт
print-competitor-each = очков за карту
print-competitor-rank = Рабочие: место против ваших
print-competitor-run = Пять лучших групп: карты между двумя заборами
print-competitor-houses = домов
print-competitor-value = очков за дом

## Ошибки в заказе

print-unknown-part = Части «{ $value }» для печати нет. Выберите одну из: { $allowed }.
print-unknown-paper = Бумаги «{ $value }» нет. Выберите одну из: { $allowed }.
print-per-page = { $value } на странице напечатать нельзя. Выберите одно из: { $allowed }.
print-copies = { $value } копий сразу напечатать нельзя. Возможно: { $allowed }.
print-nothing = Для этой игры печатать нечего. Выберите одну из: { $allowed }.
