"""The words of the three languages keep to docs/glossary.md: one term for one thing, one apostrophe, and no name after a word
that would ask it for another case.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletown.words import LANGUAGES, LOCALE, Words

OWN_GAMES = ("welcome", "streets", "dream_home", "happy_city")
GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary.md"


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every line of a language that is no remark, with where it stands."""
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{language}/{file.name}:{number}", line


def found(language: str, pattern: str) -> list[str]:
    return [f"{place}: {line.strip()}" for place, line in lines(language) if re.search(pattern, line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_apostrophe(language: str) -> None:
    assert found(language, r"\w['ʼ`]\w") == []


@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        ("ru", r"\b(игрока|игроку|игроком|соперника|соседа) \{ \$(player|other|name|names)\b"),
        ("uk", r"\b(гравця|гравцю|гравцем|суперника|сусіда) \{ \$(player|other|name|names)\b"),
        ("ru", r"\b(за|в|на|до|от|из|для|с) «\{ (streets-tile|happy_city-building|happy_city-special) \}»"),
        ("uk", r"\b(за|в|у|на|до|від|з|із|для) «\{ (streets-tile|happy_city-building|happy_city-special) \}»"),
        ("ru", r"\b(за|в|на|до|от|из|для|с|у) \{ \$(player|other|names?)\b"),
        ("uk", r"\b(за|в|у|на|до|від|з|із|для) \{ \$(player|other|names?)\b"),
    ],
)
def test_no_name_stands_where_it_would_be_declined(language: str, pattern: str) -> None:
    assert found(language, pattern) == []


FORBIDDEN = {
    "ru": [
        r"[Кк]оснитесь",  # нажмите
        r"[Вв]ы смотрите за",  # наблюдаете за
        r"обставляет:",  # ставит:
        r"[Нн]а руке",  # в руке
        r"[Вв]живую",  # в реальном времени
        r"[Рр]асклад",  # раздача
        r"Сталелитейная\b",
        r"[Оо]собые комнаты",  # уникальные
        r"[Тт]яжёлый Проныра",
        r"[Тт]олкования",  # решения
        r"взять назад",  # отменить
        r"[Пп]ар[аыуой]+ карт",  # комбинация
        r"[Лл]ист игрока",  # поле
        r"([Зз]ак|[Оо]к)онч\w+ ход\b",  # завершить ход
        r"[Уу]твержд[её]н",  # одобрено
        r"[Вв]ременн\w+ работник",  # рабочие
        r"(?<!\w)[Кк]ольц[оа](?!\w)",  # проезд
        r"(?<!\w)[Бб]ис(?!\w)",  # строение
        r"(?<!\w)[Пп]лит(ка|ки|ку|ок)(?!\w)",  # клетка
        r"[Рр]убашк",  # оборот, лицом вниз
        r"[Шш]кал[аыуе]",  # колонка
        r"[Вв]оссоздан",  # восстановлено
        r"не играют:",  # не используется
    ],
    "uk": [
        r"(?<!\w)[Оо]чк(о|и|ам|ами|ах|у)(?!\w)|(?<!\w)[Оо]чок(?!\w)",  # бали
        r"[Тт]оркніться",  # натисніть
        r"[Оо]беріть",  # виберіть
        r"обставляє:",  # ставить:
        r"× батьки|\} з батьків",  # 1 батько, 2 батьки
        r"[Нн]а руці",
        r"[Рр]озклад",  # роздача
        r"[Вв]ажкий Пройдисвіт",
        r"[Тт]лумачення",  # рішення
        r"взяти назад",  # скасувати
        r"[Аа]ркуш",  # поле
        r"[Сс]орочк",  # зворот
        r"[Зз]акінч\w+ хід\b",  # завершити хід
        r"[Зз]атвердж",  # схвалено
        r"[Тт]имчасов\w+ працівник",  # робітники
        r"(?<!\w)[Кк]ільц[ея](?!\w)",  # проїзд
        r"(?<!\w)[Бб]іс(?!\w)",  # прибудова
        r"(?<!\w)[Сс]топ(ка|ки|ку|ок)(?!\w)",  # стос
        r"[Шш]кал[аиуі]",  # колонка
        r"[Вв]ідтворен",  # відновлено
        r"[Рр]озбива\w+ (останній )?сквер",  # закладати сквер
        r"зі скинутих|серед скинутих",  # зі скиду
        r"[Зз]акрит\w* вулиц|[Вв]улицю закрито",  # замкнена
        r"не грають:",  # не використовується
    ],
    "en": [
        r"Set a table",
        r"Get up",
        r"Closer|Farther",
        r"half of value",
        r"Copies of neighbours",
        r"Last count",
        r"(?<!-)\b[Mm]ails\b",  # e-mails
        r"[Bb]elongs? into",  # belongs in
        r"\bis no (move|record|number|backup)\b",  # is not a
        r"Table of the day",  # results: a table is where people play
        r"[Ll]ets? \{ \$name \} go",  # frees the seat
        r"\bthrows? (a column|away|out)",  # discards
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_were_given_up_do_not_come_back(language: str) -> None:
    assert [hit for pattern in FORBIDDEN[language] for hit in found(language, pattern)] == []


def test_the_bis_is_marked_as_the_rulebook_marks_it() -> None:
    assert found("ru", r"«с»|стр\.") == []
    assert len(found("ru", r"с\. 1")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_ends_with_one_word(language: str) -> None:
    """The button of every game, that of the plain board, and what the list of keys says of it."""
    say = Words(language)
    buttons = {say(f"{game}-move-done") for game in OWN_GAMES} | {say("web-plain-done")}
    assert len(buttons) == 1
    assert say("web-keys-done").casefold() == buttons.pop().casefold()


def rows() -> list[list[str]]:
    table = [line for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table]
    return [row for row in cells if row[0] != "en" and not set(row[0]) <= {"-", " "}]


@pytest.mark.parametrize(("column", "language"), [(0, "en"), (1, "ru"), (2, "uk")])
def test_every_term_of_the_glossary_is_in_use(column: int, language: str) -> None:
    """A term is used in one of its forms: the first of its words is looked for without its ending."""
    text = "\n".join(line for _, line in lines(language)).casefold()
    stems = {row[column]: re.sub(r"[^\w’-].*", "", row[column].casefold()) for row in rows()}
    assert len(stems) > 60
    assert [term for term, stem in stems.items() if stem[: max(3, len(stem) - 3)] not in text] == []
