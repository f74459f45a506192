# Что говорит в пользу хода в Welcome To. Каждая фраза — о ходе, который советует тренер.

welcome-reason-plan-first = Выполняет план { welcome-plan-sign }, которого ещё нет ни у кого: { table-points }.
welcome-reason-plan-later = Выполняет план { welcome-plan-sign }: { table-points }.
welcome-reason-refuse = Приносит отказ в строительстве; цена — { table-points }.
welcome-reason-estate-plan =
    { $size ->
        [one] Завершает жилую группу из { $size } дома, нужную для плана { welcome-plan-sign }.
       *[other] Завершает жилую группу из { $size } домов, нужную для плана { welcome-plan-sign }.
    }
welcome-reason-estate =
    { $size ->
        [one] Завершает жилую группу из { $size } дома; сейчас она даёт { table-points }.
       *[other] Завершает жилую группу из { $size } домов; сейчас она даёт { table-points }.
    }
welcome-reason-pool = Строит ваш бассейн номер { $count }: ещё { table-points }.
welcome-reason-park = Разбивает сквер на улице { $street }: ещё { table-points }.
welcome-reason-parks-full = Разбивает последний сквер на улице { $street }: ещё { table-points }.
welcome-reason-temp = Закрашивает ваше окошко рабочих номер { $count }.
welcome-reason-temp-lead = Выводит вас вперёд по рабочим: { $count }, а у остальных не больше { $most }.
welcome-reason-agent =
    { $size ->
        [one] Каждая жилая группа из { $size } дома будет стоить { $value }.
       *[other] Каждая жилая группа из { $size } домов будет стоить { $value }.
    }
welcome-reason-agent-paid = Дороже становятся ваши завершённые группы (размер { $size }, число { $count }): всего { table-points }.
welcome-reason-fence = Отгораживает участок на улице { $street } (домов: { $size }); до жилой группы осталось построить: { $missing }.
welcome-reason-fence-plan = Отгораживает участок на улице { $street } (домов: { $size }) для плана { welcome-plan-sign }; осталось построить: { $missing }.
welcome-reason-joins = Ставит { $number } вплотную к { $beside } на улице { $street }: ни один номер между ними не пропадает.
welcome-reason-gap =
    { $count ->
        [one] Оставляет { $low }–{ $high } для { $count } пустого дома рядом на улице { $street }.
       *[other] Оставляет { $low }–{ $high } для { $count } пустых домов рядом на улице { $street }.
    }
welcome-reason-room = После него ещё подходят номера: { $count } из { $all }.

## Что вы обычно упускаете, на своей странице: что говорит в пользу лучших ходов

welcome-tendency-plans = Планы застройки
welcome-tendency-estates = Жилые группы и заборы
welcome-tendency-pools = Бассейны
welcome-tendency-parks = Скверы
welcome-tendency-temps = Рабочие
welcome-tendency-numbers = Место для номеров
welcome-tendency-refusals = Отказы
