# Частини ігор, які можна надрукувати, і кнопка друку.

print-part-sheets = Поля гравців
print-part-projected = Проєктовані поля
print-part-cards = Карти
print-part-specials = Особливі будівлі
print-part-tiles = Плитки міста
print-part-pieces = Мешканці, знаки й жетони
print-part-advisors = Радники
print-part-board = Планшети
print-part-resources = Дахи, обстановка, інструменти й помічники
print-part-plans = Плани забудови
print-part-competitors = Конкуренти
print-part-aids = Пам’ятки
print-part-pad = Бланк для підрахунку
print-part-rules = Правила стисло
print-part-aca = Бланк для балів конкурента

print-button = Друк
print-title = Друк для справжнього столу
print-what = Що
print-sheets = Скільки (1–{ $most })
print-on-a-page = На сторінці
print-paper = Папір
print-ink = Заощаджувати чорнило
print-ink-about = Чорні лінії на білому, без кольорових заливок.
print-get = Зберегти PDF
print-cards-about = Друкуйте в масштабі 100 %, з двох боків, із перегортанням за довгим краєм. Карти 63 × 88 мм входять у стандартні протектори, 44 × 60 мм — у міні-європейські.
