# А що, якби: варіанти, у яких із якоїсь позиції партії грають інакше.

branch-from-round = Інший варіант із раунду { $round }
branch-from-start = Інший варіант із самого початку
branch-about = Це не сама партія: тут ніщо не йде в залік.
branch-about-redrawn = Це не сама партія: тут ніщо не йде в залік, а приховане роздано заново.
branch-back = Назад до партії
branch-name = Назвати цей варіант
branch-save = Зберегти назву
branch-list-about = Інші варіанти, які ви пробували. Вони ніде не рахуються; подивитися може той, хто має посилання.
branch-going-on = ще не закінчено
branch-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
branch-off-list = Прибрати «{ $title }» зі списку
branch-all = Показати всі: { $count }
