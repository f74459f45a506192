# Що кажуть про гру до партії: на полиці, у списках столів, під час підготовки.

welcome-name = Welcome To
welcome-about = Забудуйте три вулиці, поділіть їх парканами на житлові групи й випередьте суперників у планах забудови.
welcome-edition-first = Перше видання
welcome-edition-first-about = 81 карта будівництва, 28 планів забудови, гра наодинці та два види правил для досвідчених.
welcome-option-expert = Експертний варіант
welcome-option-expert-about = Проїзди й ще десять планів забудови серед решти.
welcome-option-draft = Передавання карт
welcome-option-draft-about = У кожного три карти: дві граються, третя йде сусідові праворуч. Для двох і більше гравців.
welcome-end-refusals = Отримано третю відмову
welcome-end-plans = Виконано всі три плани
welcome-end-houses = Збудовано всі будинки
welcome-end-deck = Стос карт порожній
