# Що говорить на користь ходу у Streets. Кожна фраза — про хід, який радить тренер.

streets-reason-pays-only = Одразу приносить вам { streets-dollars }, а більше нікому нічого.
streets-reason-pays-most = Одразу приносить вам { streets-dollars }, а іншим — не більше ніж ${ $most }.
streets-reason-pays = Одразу приносить вам { streets-dollars }.
streets-reason-tokens = Приносить вам бізнес-жетони: { $count }.
streets-reason-homes = «{ streets-tile }» дає житло мешканцям, які його шукали: { $count }.
streets-reason-worth = На цьому місці «{ streets-tile }» коштує зараз { streets-dollars }.
streets-reason-open =
    { $ends ->
        [1] Вулиця, де буде «{ streets-tile }», ще відкрита з одного кінця; будівель на ній: { $buildings }.
       *[2] Вулиця, де буде «{ streets-tile }», ще відкрита з обох кінців; будівель на ній: { $buildings }.
    }

## Що ви зазвичай упускаєте, на своїй сторінці: що каже на користь кращих ходів

streets-tendency-pay = Дохід замкнених вулиць
streets-tendency-tokens = Бізнес-жетони
streets-tendency-homes = Житло для мешканців
streets-tendency-worth = Найкраще місце для будівлі
streets-tendency-open = Вулиці, що ще ростуть
