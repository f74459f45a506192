# Что говорит в пользу хода в Dream Home. Каждая фраза — о ходе, который советует тренер.

dream_home-reason-comfort = Даёт очки за удобство: { table-points }.
dream_home-reason-room-whole =
    { $size ->
        [1] Сразу завершает комнату «{ dream_home-room }»: { table-points }.
       *[other] Завершает комнату «{ dream_home-room }», карт { $size }: { table-points }.
    }
dream_home-reason-room-grows = Расширяет комнату «{ dream_home-room }»: карт { $size } из { $most }.
dream_home-reason-room-begun = Начинает комнату «{ dream_home-room }»: карт может быть до { $most }.
dream_home-reason-decor = Ставит обстановку в комнату: { table-points }.
dream_home-reason-rooms = Комнаты дают больше: { table-points }.
dream_home-reason-resource = Вместе с комнатой вы получаете ресурс: { dream_home-resource }.
dream_home-reason-first = В следующем раунде первый игрок — вы.

## Что вы обычно упускаете, на своей странице: что говорит в пользу лучших ходов

dream_home-tendency-rooms = Комнаты
dream_home-tendency-comfort = Удобство
dream_home-tendency-decor = Обстановка
dream_home-tendency-resources = Ресурсы к комнатам
dream_home-tendency-first = Право первого хода
