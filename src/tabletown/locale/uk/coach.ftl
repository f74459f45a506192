# Тренер: підказки під час гри. Що гра каже на користь ходу, стоїть у coach_<гра>.ftl.

coach-reason-best = Кращого за це тренер не знайшов.

## Підказка на екрані. $points і $error — бали, цілі або з одним знаком після коми.

coach-title = Підказка
coach-thinking = Думаю далі …
coach-only = Вибирати більше нема з чого.
coach-first-sight = На перший погляд.
coach-first-sight-other = На перший погляд гірше.
coach-close = Наступний варіант майже не поступається.
coach-close-other = Майже не поступається найкращому.
coach-better = Краще за наступний варіант на { $points } ± { $error } бала.
coach-worse = Втрата: { $points } ± { $error } бала.
coach-best = Найкраще, що знайшлося.
coach-win = Шанс перемогти: { $percent } %.
coach-more = Інші варіанти
coach-choices = Найкращі варіанти
coach-close-panel = Закрити підказку
coach-figure = { $whole },{ $tenths }
