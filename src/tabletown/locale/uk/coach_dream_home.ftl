# Що говорить на користь ходу в Dream Home. Кожна фраза — про хід, який радить тренер.

dream_home-reason-comfort = Дає бали за зручність: { table-points }.
dream_home-reason-room-whole =
    { $size ->
        [1] Одразу завершує кімнату «{ dream_home-room }»: { table-points }.
       *[other] Завершує кімнату «{ dream_home-room }», карт { $size }: { table-points }.
    }
dream_home-reason-room-grows = Розширює кімнату «{ dream_home-room }»: карт { $size } з { $most }.
dream_home-reason-room-begun = Починає кімнату «{ dream_home-room }»: карт може бути до { $most }.
dream_home-reason-decor = Ставить обстановку в кімнату: { table-points }.
dream_home-reason-rooms = Кімнати дають більше: { table-points }.
dream_home-reason-resource = Разом із кімнатою ви отримуєте ресурс: { dream_home-resource }.
dream_home-reason-first = У наступному раунді перший гравець — ви.

## Що ви зазвичай упускаєте, на своїй сторінці: що каже на користь кращих ходів

dream_home-tendency-rooms = Кімнати
dream_home-tendency-comfort = Зручність
dream_home-tendency-decor = Обстановка
dream_home-tendency-resources = Ресурси до кімнат
dream_home-tendency-first = Право першого ходу
