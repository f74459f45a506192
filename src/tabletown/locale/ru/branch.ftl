# А что, если: варианты, в которых с какой-то позиции партии играют иначе.

branch-from-round = Другой вариант с раунда { $round }
branch-from-start = Другой вариант с самого начала
branch-about = Это не сама партия: здесь ничего не идёт в зачёт.
branch-about-redrawn = Это не сама партия: здесь ничего не идёт в зачёт, а скрытое роздано заново.
branch-back = Назад к партии
branch-name = Назвать этот вариант
branch-save = Сохранить название
branch-list-about = Другие варианты, которые вы пробовали. Они нигде не считаются; посмотреть может тот, у кого есть ссылка.
branch-going-on = ещё не закончен
branch-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
branch-off-list = Убрать «{ $title }» из списка
branch-all = Показать все: { $count }
