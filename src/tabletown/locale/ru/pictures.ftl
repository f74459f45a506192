# Правила в картинках, для любой игры.

picture-points = Счёт: { $before }, потом { $after }.
