# Части игр, которые можно напечатать, и кнопка печати.

print-part-sheets = Поля игроков
print-part-projected = Проектируемые поля
print-part-cards = Карты
print-part-specials = Особые здания
print-part-tiles = Клетки города
print-part-pieces = Человечки, знаки и жетоны
print-part-advisors = Советники
print-part-board = Планшеты
print-part-resources = Крыши, обстановка, инструменты и помощники
print-part-plans = Планы застройки
print-part-competitors = Конкуренты
print-part-aids = Памятки
print-part-pad = Бланк для подсчёта
print-part-rules = Правила кратко
print-part-aca = Бланк для очков конкурента

print-button = Печать
print-title = Печать для настоящего стола
print-what = Что
print-sheets = Сколько (1–{ $most })
print-on-a-page = На странице
print-paper = Бумага
print-ink = Экономить чернила
print-ink-about = Чёрные линии на белом, без цветных заливок.
print-get = Сохранить PDF
print-cards-about = Печатайте в масштабе 100 %, с двух сторон, с переворотом по длинному краю. Карты 63 × 88 мм входят в стандартные протекторы, 44 × 60 мм — в мини-европейские.
