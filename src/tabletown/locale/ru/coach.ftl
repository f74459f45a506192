# Тренер: подсказки во время игры. Что игра говорит в пользу хода, стоит в coach_<игра>.ftl.

coach-reason-best = Лучше этого тренер ничего не нашёл.

## Подсказка на экране. $points и $error — очки, целые или с одним знаком после запятой.

coach-title = Подсказка
coach-thinking = Думаю дальше …
coach-only = Выбирать больше не из чего.
coach-first-sight = На первый взгляд.
coach-first-sight-other = На первый взгляд хуже.
coach-close = Следующий вариант почти не уступает.
coach-close-other = Почти не уступает лучшему.
coach-better = Лучше следующего варианта на { $points } ± { $error } очка.
coach-worse = Потеря: { $points } ± { $error } очка.
coach-best = Лучшее, что нашлось.
coach-win = Шанс победить: { $percent } %.
coach-more = Другие варианты
coach-choices = Лучшие варианты
coach-close-panel = Закрыть подсказку
coach-figure = { $whole },{ $tenths }
