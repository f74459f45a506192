# Що кажуть про гру до партії: на полиці, у списках столів, під час підготовки.

happy_city-name = Місто щастя
happy_city-about = Збудуйте місто з десяти карт: якнайбільше мешканців і якнайбільше сердець для кожного з них.
happy_city-edition-base = Базова гра
happy_city-edition-base-about = 66 будівель, 12 карт житла і 56 особливих будівель; сімейний режим, експертний і для молодших гравців.
happy_city-option-mode = Режим
happy_city-option-mode-about = Сімейний: мешканці множаться на серця. Експертний: кольорові ринки й особливі будівлі з власними властивостями. Для молодших: мешканці й серця додаються.
happy_city-option-mode-family = Сімейний
happy_city-option-mode-expert = Експертний
happy_city-option-mode-young = Для молодших
happy_city-option-reconstructed = Відновлена карта
happy_city-option-reconstructed-about = Одна з 38 експертних будівель невідома з жодного джерела. Нашу пропозицію, Ейфелеву вежу, додають до решти. Для експертного режиму.
happy_city-end-city = Місто збудовано
