# Поле «Домика» в браузере: что на нём написано и что о нём говорит программа чтения с экрана.
# $room, $rooms и $bonus — названия, как на картах; $gain пишется со знаком, например «+3».

dream_home-board-table = Стол
dream_home-board-house = Дом: { $player }
dream_home-board-round = Раунд { $round } из { $rounds }
dream_home-board-car = Автомобиль ещё не занят
dream_home-board-car-about = Его ставит к себе тот, кто первым построит гараж из двух карт: ещё 1 очко. Это обстановка, как любая другая.
dream_home-board-first-about = У кого он, тот начинает раунд. Его получает тот, кто берёт крайний левый столбец.
dream_home-board-draft = Игровой планшет
dream_home-board-hand = У вас в руке
dream_home-board-column = Столбец { $column }
dream_home-board-column-empty = Столбец { $column }: пусто
dream_home-board-discards = Сброшенные комнаты
dream_home-board-roofs = Сброшенные крыши
dream_home-board-beside = Инструменты, помощники и удобство
dream_home-board-others = Другие дома
dream_home-board-open =
    { $points ->
        [one] { $player }, { $points } очко: показать этот дом
        [few] { $player }, { $points } очка: показать этот дом
       *[other] { $player }, { $points } очков: показать этот дом
    }
dream_home-board-all = Все дома
dream_home-board-info = Подробности
dream_home-board-again = Нажмите ещё раз, чтобы подтвердить
dream_home-board-rules = Читать правила
dream_home-board-worth =
    { $points ->
        [one] { $player }: { $points } очко
        [few] { $player }: { $points } очка
       *[other] { $player }: { $points } очков
    }
dream_home-board-children-here = Детей в доме
dream_home-board-children = Детей на картинке: { $count }
dream_home-board-group =
    { $group ->
        [basement] Место — в подвале
       *[other] Место — на среднем или верхнем этаже
    }
dream_home-board-points = Очки: { $points }
dream_home-board-points-cards = Очки по числу карт: { $points }
dream_home-board-points-next-to = Очки: { $points }. С таким соседом: { $more } ({ dream_home-room })
dream_home-board-roof-about = Кладётся в вашу стопку лицом вниз. Четыре карты — крыша: 8 очков, если цвет один, иначе 3, и ещё 1 за каждое окно.
dream_home-board-decor-beside = Стоит рядом с домом
dream_home-board-decor-rooms = Куда: { $rooms }. Один жетон на комнату; комната с ним завершена
dream_home-board-token-about = Вместо ресурса: следующий раунд начинаете вы.
dream_home-board-fits-nowhere = Сейчас в вашем доме ей нет места: можно только положить лицом вниз
dream_home-board-turn-over = Нажмите, чтобы перевернуть карту: лицом вниз это пустая комната, где угодно
dream_home-board-empty = пустая комната
dream_home-board-free = свободно
dream_home-board-size =
    { $points ->
        [one] карт: { $cards }, { $points } очко
        [few] карт: { $cards }, { $points } очка
       *[other] карт: { $cards }, { $points } очков
    }
dream_home-board-finished = завершена
dream_home-board-gain = { $move }, очки { $gain }
dream_home-board-pile =
    { $count ->
        [one] Закрытая стопка крыш: { $count } карта
        [few] Закрытая стопка крыш: { $count } карты
       *[other] Закрытая стопка крыш: { $count } карт
    }
dream_home-board-comfort =
    { $has ->
        [yes] { $bonus }: есть
       *[no] { $bonus }: пока нет
    }
dream_home-board-use-drill = Выберите открытую комнату своего дома и комнату на планшете, которая займёт её место. Нажмите на перфоратор ещё раз, чтобы отложить его.
dream_home-board-use-mixer = Выберите два столбца, комнаты которых поменяются местами. Нажмите на бетономешалку ещё раз, чтобы отложить её.

## Список карт

dream_home-cards-reconstructed = Карты этой коробки не перечислены ни в одном открытом источнике. Известны виды комнат, правила и многие очки; сколько карт каждого вида, где на них дети и всё, что ниже отмечено как восстановленное, — наше предложение. Если коробка у вас есть, внесите свои числа в файл поправок.
dream_home-cards-regular = Обычные комнаты
dream_home-cards-unique = Уникальные комнаты
dream_home-cards-basement = Подвальные комнаты
dream_home-cards-roof = Крыши
dream_home-cards-decor = Обстановка
dream_home-cards-tool = Инструменты
dream_home-cards-helper = Помощники
dream_home-cards-comfort = Удобство
dream_home-cards-copies = Карт: { $count }
dream_home-cards-windows = С окном: { $count }
dream_home-cards-most = Не больше в одной комнате: { $count }
dream_home-cards-of-kind = Карт этого вида: { $count }, детей на них: { $children }
dream_home-cards-points-for =
    { $cards ->
        [one] Очки за { $cards } карту: { $points }
        [few] Очки за { $cards } карты: { $points }
       *[other] Очки за { $cards } карт: { $points }
    }
dream_home-cards-points-beside = Рядом со своим соседом ({ dream_home-room }): { $points }
dream_home-cards-car = Только жетон, для игры с автомобилем
