# Что говорит в пользу хода в Streets. Каждая фраза — о ходе, который советует тренер.

streets-reason-pays-only = Сразу приносит вам { streets-dollars }, а больше никому ничего.
streets-reason-pays-most = Сразу приносит вам { streets-dollars }, а остальным — не больше ${ $most }.
streets-reason-pays = Сразу приносит вам { streets-dollars }.
streets-reason-tokens = Приносит вам бизнес-жетоны: { $count }.
streets-reason-homes = «{ streets-tile }» даёт жильё человечкам, которые его искали: { $count }.
streets-reason-worth = На этом месте «{ streets-tile }» стоит сейчас { streets-dollars }.
streets-reason-open =
    { $ends ->
        [1] Улица, где будет «{ streets-tile }», ещё открыта с одного конца; построек на ней: { $buildings }.
       *[2] Улица, где будет «{ streets-tile }», ещё открыта с обоих концов; построек на ней: { $buildings }.
    }

## Что вы обычно упускаете, на своей странице: что говорит в пользу лучших ходов

streets-tendency-pay = Доход закрытых улиц
streets-tendency-tokens = Бизнес-жетоны
streets-tendency-homes = Жильё для человечков
streets-tendency-worth = Лучшее место для постройки
streets-tendency-open = Улицы, которые ещё растут
