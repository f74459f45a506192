# Що говорить на користь ходу у Welcome To. Кожна фраза — про хід, який радить тренер.

welcome-reason-plan-first = Виконує план { welcome-plan-sign }, якого ще немає ні в кого: { table-points }.
welcome-reason-plan-later = Виконує план { welcome-plan-sign }: { table-points }.
welcome-reason-refuse = Приносить відмову в будівництві; ціна — { table-points }.
welcome-reason-estate-plan =
    { $size ->
        [one] Завершує житлову групу з { $size } будинку, потрібну для плану { welcome-plan-sign }.
       *[other] Завершує житлову групу з { $size } будинків, потрібну для плану { welcome-plan-sign }.
    }
welcome-reason-estate =
    { $size ->
        [one] Завершує житлову групу з { $size } будинку; зараз вона дає { table-points }.
       *[other] Завершує житлову групу з { $size } будинків; зараз вона дає { table-points }.
    }
welcome-reason-pool = Будує ваш басейн номер { $count }: ще { table-points }.
welcome-reason-park = Закладає сквер на вулиці { $street }: ще { table-points }.
welcome-reason-parks-full = Закладає останній сквер на вулиці { $street }: ще { table-points }.
welcome-reason-temp = Закреслює ваше віконце робітників номер { $count }.
welcome-reason-temp-lead = Виводить вас уперед за робітниками: { $count }, а в інших не більше ніж { $most }.
welcome-reason-agent =
    { $size ->
        [one] Кожна житлова група з { $size } будинку коштуватиме { $value }.
       *[other] Кожна житлова група з { $size } будинків коштуватиме { $value }.
    }
welcome-reason-agent-paid = Дорожчають ваші завершені групи (розмір { $size }, кількість { $count }): разом { table-points }.
welcome-reason-fence = Відгороджує ділянку на вулиці { $street } (будинків: { $size }); до житлової групи лишилося збудувати: { $missing }.
welcome-reason-fence-plan = Відгороджує ділянку на вулиці { $street } (будинків: { $size }) для плану { welcome-plan-sign }; лишилося збудувати: { $missing }.
welcome-reason-joins = Ставить { $number } впритул до { $beside } на вулиці { $street }: жоден номер між ними не пропадає.
welcome-reason-gap =
    { $count ->
        [one] Залишає { $low }–{ $high } для { $count } порожнього будинку поряд на вулиці { $street }.
       *[other] Залишає { $low }–{ $high } для { $count } порожніх будинків поряд на вулиці { $street }.
    }
welcome-reason-room = Після нього ще підходять номери: { $count } з { $all }.

## Що ви зазвичай упускаєте, на своїй сторінці: що каже на користь кращих ходів

welcome-tendency-plans = Плани забудови
welcome-tendency-estates = Житлові групи й паркани
welcome-tendency-pools = Басейни
welcome-tendency-parks = Сквери
welcome-tendency-temps = Робітники
welcome-tendency-numbers = Місце для номерів
welcome-tendency-refusals = Відмови
