# «Вулиці» на папері: поля файлу з будівлями, зразок, дохід кожної будівлі й те, чого не буває.

streets-paper-field-building = будівля
streets-paper-field-advisor = радник
streets-paper-field-seekers = шукачі
streets-paper-field-build = будує
streets-paper-field-grifter = Пройдисвіт

streets-paper-about =
    Місто або його частина: рядок на кожну будівлю з її назвою, місцем (кроки на схід і на південь від будь-якої точки)
    і боком дороги, потім власник, якщо на ній є знак, і скільки мешканців на ній лежить.
    Два знаки інвестора: «Іванка ×2». На вокзалі мешканці мають колір: «2 турист». Шукачів не рахують.
    Замкнені вулиці дають повний дохід, відкриті половину, як наприкінці. Радника пишуть так: «радник: Іванка, Хакер».
streets-paper-example-first = Іванка
streets-paper-example-other = Борис

streets-paper-street =
    { $state ->
        [closed] Вулиця { $street } (замкнена, будівель: { $buildings }): { streets-dollars } з ${ $everybody }
       *[open] Вулиця { $street } (відкрита, будівель: { $buildings }): { streets-dollars } з ${ $everybody }
    }
streets-paper-line =
    { $state ->
        [closed] – { streets-tile }: цінність { $value }, мешканці { $people }: { streets-dollars }
       *[open] – { streets-tile }: цінність { $value }, мешканці { $people }, половина: { streets-dollars }
    }

streets-paper-empty = Жодна будівля в цьому файлі не має власника.
streets-paper-unknown-field = Поля «{ $field }» немає. Пишіть «назва: значення» з одним із: { $allowed }.
streets-paper-unknown-building = Будівлі «{ $value }» немає.
streets-paper-place = Місце — це два числа й бік дороги, наприклад «1 0 південь», а не «{ $value }».
streets-paper-far = «{ $value }» занадто далеко; місця рахують до { $most }.
streets-paper-advisor = Напишіть гравця й радника, наприклад «Іванка, Хакер», а не «{ $value }». Радники: { $allowed }.
streets-paper-no-owner = Будівля «{ $value }» не має власника.
streets-paper-people = Мешканці цього кольору не можуть лежати на будівлі «{ $value }».
streets-paper-whose-people = Напишіть колір мешканців на будівлі «{ $value }», наприклад «2 турист».
streets-paper-twice = «{ $value }» вже є в рядку { $line }.
streets-paper-same-cell = На місці будівлі «{ $value }» стоїть будівля з рядка { $line }.
streets-paper-long-sides = Дорога будівлі «{ $value }» торкається довгим боком дороги з рядка { $line }.
streets-paper-long-street = На вулиці будівлі «{ $value }» будівель: { $count }, а їх щонайбільше { $most }.
streets-paper-signs = { $player }: знаків у місті { $count }, а їх усього { $most }.
streets-paper-two-signs = Два знаки на будівлі «{ $value }»: так може лише інвестор і лише на одній зі своїх будівель.
streets-paper-players = З власником будівлі «{ $value }» гравців більше ніж { $most }.
streets-paper-too-many-people = Разом із будівлею «{ $value }» мешканців цього кольору ({ $colour }) уже { $count }, а в коробці їх { $most }.
streets-paper-seekers = Напишіть число й колір, наприклад «2 турист», а не «{ $value }».
streets-paper-whole-city = Пройдисвіт дивиться на все місто: викладіть його цілком, з вокзалом і парком.
streets-paper-one-player = Проти Пройдисвіта грає одна людина.
streets-paper-one-turn = Один рядок каже, що будується зараз.
streets-paper-in-the-city = Будівля «{ $value }» вже стоїть у місті.
