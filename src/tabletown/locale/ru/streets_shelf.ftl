# Что говорится об игре до партии: на полке, в списках столов, при подготовке.

streets-name = Улицы
streets-about = Стройте один город на всех. Закрывайте улицы, на которых полно людей, и получайте доход со своих построек.
streets-edition-base = Базовая игра
streets-edition-base-about = 45 построек, бизнес-модуль, советники и одиночная игра против Проныры.
streets-option-grifter = Соперник
streets-option-grifter-about = В одиночку вы играете против Проныры; он начинает с 0, 20 или 50 долларами.
streets-option-grifter-nobody = Нет
streets-option-grifter-easy = Слабый Проныра
streets-option-grifter-normal = Средний Проныра
streets-option-grifter-hard = Сильный Проныра
streets-option-business = Бизнес-модуль
streets-option-business-about = Закрытые улицы приносят ещё и бизнес-жетоны, а они в конце — деньги за большинство и за наборы.
streets-option-advisors = Советники
streets-option-advisors-about = У каждого советник со своей способностью. В одиночной игре Проныра получает ещё 40 долларов.
streets-option-abandoned_homes = Переезд в заброшенные постройки
streets-option-abandoned_homes-about = Печатные правила расходятся: обычно в заброшенные постройки никто не переезжает.
streets-option-copied_places = Копируются ценности за соседей и за закрытие улицы
streets-option-copied_places-about = Печатные правила расходятся: обычно эти две ценности копировать нельзя.
streets-end-tiles = Все постройки выложены
