# Поле «Будиночка» у браузері: що на ньому написано і що про нього каже програма читання з екрана.
# $room, $rooms і $bonus — назви, як на картах; $gain пишеться зі знаком, наприклад «+3».

dream_home-board-table = Стіл
dream_home-board-house = Будинок: { $player }
dream_home-board-round = Раунд { $round } з { $rounds }
dream_home-board-car = Автомобіль ще вільний
dream_home-board-car-about = Його ставить до себе той, хто першим збудує гараж із двох карт: ще 1 бал. Це обстановка, як будь-яка інша.
dream_home-board-first-about = У кого він, той починає раунд. Його отримує той, хто бере крайній лівий стовпець.
dream_home-board-draft = Ігровий планшет
dream_home-board-hand = У вас у руці
dream_home-board-column = Стовпець { $column }
dream_home-board-column-empty = Стовпець { $column }: порожньо
dream_home-board-discards = Скинуті кімнати
dream_home-board-roofs = Скинуті дахи
dream_home-board-beside = Інструменти, помічники та зручність
dream_home-board-others = Інші будинки
dream_home-board-open =
    { $points ->
        [one] { $player }, { $points } бал: показати цей будинок
        [few] { $player }, { $points } бали: показати цей будинок
       *[other] { $player }, { $points } балів: показати цей будинок
    }
dream_home-board-all = Усі будинки
dream_home-board-info = Подробиці
dream_home-board-again = Натисніть ще раз, щоб підтвердити
dream_home-board-rules = Читати правила
dream_home-board-worth =
    { $points ->
        [one] { $player }: { $points } бал
        [few] { $player }: { $points } бали
       *[other] { $player }: { $points } балів
    }
dream_home-board-children-here = Дітей у будинку
dream_home-board-children = Дітей на малюнку: { $count }
dream_home-board-group =
    { $group ->
        [basement] Місце — у підвалі
       *[other] Місце — на середньому або верхньому поверсі
    }
dream_home-board-points = Бали: { $points }
dream_home-board-points-cards = Бали за кількістю карт: { $points }
dream_home-board-points-next-to = Бали: { $points }. З таким сусідом: { $more } ({ dream_home-room })
dream_home-board-roof-about = Кладеться у ваш стос долілиць. Чотири карти — дах: 8 балів, якщо колір один, інакше 3, і ще 1 за кожне вікно.
dream_home-board-decor-beside = Стоїть поруч із будинком
dream_home-board-decor-rooms = Куди: { $rooms }. Один жетон на кімнату; кімната з ним завершена
dream_home-board-token-about = Замість ресурсу: наступний раунд починаєте ви.
dream_home-board-fits-nowhere = Зараз у вашому будинку їй немає місця: можна лише покласти долілиць
dream_home-board-turn-over = Натисніть, щоб перевернути карту: долілиць це порожня кімната, будь-де
dream_home-board-empty = порожня кімната
dream_home-board-free = вільно
dream_home-board-size =
    { $points ->
        [one] карт: { $cards }, { $points } бал
        [few] карт: { $cards }, { $points } бали
       *[other] карт: { $cards }, { $points } балів
    }
dream_home-board-finished = завершена
dream_home-board-gain = { $move }, бали { $gain }
dream_home-board-pile =
    { $count ->
        [one] Закритий стос дахів: { $count } карта
        [few] Закритий стос дахів: { $count } карти
       *[other] Закритий стос дахів: { $count } карт
    }
dream_home-board-comfort =
    { $has ->
        [yes] { $bonus }: є
       *[no] { $bonus }: ще немає
    }
dream_home-board-use-drill = Виберіть відкриту кімнату свого будинку та кімнату на планшеті, яка стане на її місце. Натисніть на перфоратор ще раз, щоб відкласти його.
dream_home-board-use-mixer = Виберіть два стовпці, кімнати яких поміняються місцями. Натисніть на бетонозмішувач ще раз, щоб відкласти його.

## Список карт

dream_home-cards-reconstructed = Карти цієї коробки не перелічені в жодному відкритому джерелі. Відомі види кімнат, правила й багато балів; скільки карт кожного виду, де на них діти і все, що нижче позначене як відновлене, — наша пропозиція. Якщо коробка у вас є, внесіть свої числа у файл поправок.
dream_home-cards-regular = Звичайні кімнати
dream_home-cards-unique = Унікальні кімнати
dream_home-cards-basement = Підвальні кімнати
dream_home-cards-roof = Дахи
dream_home-cards-decor = Обстановка
dream_home-cards-tool = Інструменти
dream_home-cards-helper = Помічники
dream_home-cards-comfort = Зручність
dream_home-cards-copies = Карт: { $count }
dream_home-cards-windows = З вікном: { $count }
dream_home-cards-most = Не більше в одній кімнаті: { $count }
dream_home-cards-of-kind = Карт цього виду: { $count }, дітей на них: { $children }
dream_home-cards-points-for =
    { $cards ->
        [one] Бали за { $cards } карту: { $points }
        [few] Бали за { $cards } карти: { $points }
       *[other] Бали за { $cards } карт: { $points }
    }
dream_home-cards-points-beside = Поруч зі своїм сусідом ({ dream_home-room }): { $points }
dream_home-cards-car = Лише жетон, для гри з автомобілем
