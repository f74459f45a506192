# Учитель: то, что он говорит на любом уроке.

lesson-step = Шаг { $number } из { $count }
lesson-free = Урок
lesson-next = Дальше
lesson-got-it = Понятно
lesson-undo = Отменить ход
lesson-skip = Пропустить урок
lesson-restart = С начала
lesson-aside = Так тоже можно. Чтобы урок продолжился, отмените это и следуйте указанию — или играйте дальше по-своему.
lesson-strayed = Вы пошли своим путём, и это хорошо: игра настоящая. Я подскажу, когда встретится что-то новое.
lesson-waits = Посмотрите, что делают другие.
lesson-learnt = Вот и весь урок. Теперь игра ваша, а я остаюсь рядом и после хода скажу, сыграл бы я так же. Спросить заранее: H.
lesson-beside = Вот и весь урок. Теперь игра ваша, а я остаюсь рядом и после хода скажу, сыграл бы я так же. Спросить заранее: «{ web-hint }». Незнакомое объяснит себя само: наведите на него или задержите палец.
# The coach at the side, after a turn. $turn is the turn in words, $reason a sentence.
lesson-coach-same = Я сыграл бы так же. { $reason }
lesson-coach-other = На первый взгляд я выбрал бы другое: { $turn }. { $reason }
lesson-teacher = Учитель
lesson-offer = Впервые? Есть уроки:
lesson-offer-no = Без урока
