# «Вулиці» в терміналі: варіанти з тим, що вони дають, і положення словами.

streets-terminal-round = Раунд { $round }
streets-terminal-stack = стос: { $tiles }, на звороті верхньої — { streets-kind }
streets-terminal-stack-open = стос: { $tiles }, наступна — «{ streets-tile }»
streets-terminal-stack-empty = стос порожній
streets-terminal-last-stack = останні плитки Пройдисвіта: { $tiles }
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
streets-terminal-street-open = Відкрита вулиця, вільні кінці: { $ends }
streets-terminal-street-closed = Замкнена вулиця
streets-terminal-at = { streets-tile }, місце { $x }, { $y }
streets-terminal-road = дорога: { $road }
streets-terminal-now = зараз { streets-dollars }
streets-terminal-backs = у руці: { $backs }
streets-terminal-place = Місце { $x }, { $y }
streets-terminal-instead = Іншу плитку
streets-terminal-closes =
    { $streets ->
        [1] замикає вулицю
       *[other] замикає вулиці: { $streets }
    }
streets-terminal-send = { streets-people-of } до «{ streets-tile }» ({ $owner })
streets-terminal-of =
    { $who ->
        [you] ваша
        [grifter] Пройдисвіта
        [nobody] нічия
       *[player] гравець { $seat }
    }
