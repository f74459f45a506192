# «Вулиці» в терміналі: варіанти з тим, що вони дають, і положення словами.

streets-terminal-help-places = Місце з боком дороги можна набрати так: «-1 0 e» — на одну клітинку західніше вокзалу, дорога зі східного боку.
streets-terminal-help-rule = шукачі
streets-terminal-round = Раунд { $round }
streets-terminal-stack = стос: { $tiles }, на звороті верхньої — { streets-kind }
streets-terminal-stack-open = стос: { $tiles }, наступна — «{ streets-tile }»
streets-terminal-stack-empty = стос порожній
streets-terminal-last-stack = останні плитки Пройдисвіта: { $tiles }
streets-terminal-last-stack-open = останні плитки Пройдисвіта: { $tiles }, наступна — «{ streets-tile }»
streets-terminal-won = ви перемогли Пройдисвіта
streets-terminal-lost = переміг Пройдисвіт
streets-terminal-lying = лежать
streets-terminal-seeking = шукачі
streets-terminal-signs =
    { $signs ->
        [one] { $signs } знак
        [few] { $signs } знаки
       *[many] { $signs } знаків
    }
streets-terminal-seekers = шукачі: { $seekers }
streets-terminal-in-hand = У руці: { $tile }.
streets-terminal-street-open = Відкрита вулиця (вільні кінці: { $ends })
streets-terminal-street-closed = Замкнена вулиця
streets-terminal-at = { streets-tile }, місце { $x }, { $y }
streets-terminal-abandoned = покинута
streets-terminal-now = зараз { streets-dollars }
streets-terminal-last = наприкінці гри { streets-dollars }
streets-terminal-sum = ${ $points }
streets-terminal-backs = у руці: { $backs }
streets-terminal-place = Місце { $x }, { $y } ({ streets-beside })
streets-terminal-instead = Іншу плитку
streets-terminal-closes =
    { $streets ->
        [1] замикає вулицю
       *[other] замикає вулиці: { $streets }
    }
streets-terminal-send = { streets-people-of } — «{ streets-tile }» ({ $owner })
streets-terminal-of =
    { $who ->
        [you] ваша
        [grifter] Пройдисвіта
        [nobody] нічия
       *[player] гравець { $seat }
    }

# Що вчитель каже тим, хто друкує.
streets-lesson-base-pick-typed = У вас три плитки, за хід зводять одну. За назвою стоять символи й цінність — скільки плитка заплатить. Візьміть Веганську їдальню.
streets-lesson-base-build-typed = Дорога має з’єднатися з іншою. Покладіть плитку на захід від вокзалу, дорогою на південь, щоб вийшла одна вулиця.
streets-lesson-base-close-typed = На сході вашу вулицю замикає Міський парк. Замкніть її на заході: покладіть туди плитку дорогою на схід, упоперек кінця вулиці.
streets-lesson-advisors-symbol-typed = У суперника Легенда гіпстерів: для нього всі символи гіпстерів мішані, а той, що на карті, рахується на кожній вулиці. Радників семеро; про них розповість ?advisors.
