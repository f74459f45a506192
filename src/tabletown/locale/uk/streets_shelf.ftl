# Що кажуть про гру до партії: на полиці, у списках столів, під час підготовки.

streets-name = Вулиці
streets-about = Будуйте одне місто на всіх. Замикайте вулиці, на яких повно людей, і отримуйте дохід зі своїх будівель.
streets-edition-base = Базова гра
streets-edition-base-about = 45 будівель, бізнес-модуль, радники та гра наодинці проти Пройдисвіта.
streets-option-grifter = Суперник
streets-option-grifter-about = Наодинці ви граєте проти Пройдисвіта; він починає з 0, 20 або 50 доларами.
streets-option-grifter-nobody = Немає
streets-option-grifter-easy = Слабкий Пройдисвіт
streets-option-grifter-normal = Середній Пройдисвіт
streets-option-grifter-hard = Сильний Пройдисвіт
streets-option-business = Бізнес-модуль
streets-option-business-about = Замкнені вулиці дають ще й бізнес-жетони, а вони наприкінці — гроші за більшість і за набори.
streets-option-advisors = Радники
streets-option-advisors-about = У кожного радник із власною здібністю. У грі наодинці Пройдисвіт отримує ще 40 доларів.
streets-option-abandoned_homes = Переїзд до покинутих будівель
streets-option-abandoned_homes-about = Друковані правила розходяться: зазвичай до покинутих будівель ніхто не переїжджає.
streets-option-copied_places = Копіюються цінності за сусідів і за замикання вулиці
streets-option-copied_places-about = Друковані правила розходяться: зазвичай ці дві цінності копіювати не можна.
streets-end-tiles = Усі будівлі викладено
