# Учитель: те, що він каже на будь-якому уроці.

lesson-step = Крок { $number } з { $count }
lesson-free = Урок
lesson-next = Далі
lesson-got-it = Зрозуміло
lesson-undo = Скасувати хід
lesson-skip = Пропустити урок
lesson-restart = Спочатку
lesson-aside = Так теж можна. Щоб урок тривав, скасуйте це й робіть, як показано, — або грайте далі по-своєму.
lesson-strayed = Ви пішли своїм шляхом, і це добре: гра справжня. Я підкажу, коли трапиться щось нове.
lesson-waits = Подивіться, що роблять інші.
lesson-learnt = Ось і весь урок. Тепер гра ваша, а я лишаюся поруч і після ходу скажу, чи зіграв би так само. Спитати заздалегідь: H.
lesson-beside = Ось і весь урок. Тепер гра ваша, а я лишаюся поруч і після ходу скажу, чи зіграв би так само. Спитати заздалегідь: «{ web-hint }». Незнайоме пояснить себе саме: наведіть на нього або затримайте палець.
# The coach at the side, after a turn. $turn is the turn in words, $reason a sentence.
lesson-coach-same = Я зіграв би так само. { $reason }
lesson-coach-other = На перший погляд я вибрав би інше: { $turn }. { $reason }
lesson-teacher = Учитель
lesson-offer = Уперше? Є уроки:
lesson-offer-no = Без уроку
