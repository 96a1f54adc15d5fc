"""The most usual questions in German, Spanish, French and Portuguese."""

from grammar import Kind, number
from money import pay


def euro(value: float) -> str:
    """1234.5 as it is written there: 1.234,50."""
    return f"{value:,.2f}".translate(str.maketrans(",.", ".,"))


AMOUNTS = [(a, euro(a)) for a in (1250, 80.5, 1499.9, 64, 320)]
PERCENTS = [5, 15, 19, 20]
BODIES = [(70, 175), (82, 180), (55, 162), (95, 190), (61, 168)]
LOANS = [(a, r, y) for a in (10000, 15000) for r in (4, 6) for y in (3, 5)]


def of_percent(p, a, t):
    return number(p * a / 100)


def off_percent(p, a, t):
    return number(a * (1 - p / 100))


def body(k, c):
    return number(k / (c / 100) ** 2)


def loan(a, r, y):
    return number(pay(a, r, 12 * y))


def to_km(a):
    return number(a * 1.609344)


def share(a, n):
    return number(a / n)


VALUES = [
    ("percent of", {"p": PERCENTS, "a t": AMOUNTS}, of_percent),
    ("percent off", {"p": PERCENTS, "a t": AMOUNTS}, off_percent),
    ("body mass index", {"k c": BODIES}, body),
    ("loan", {"a r y": LOANS}, loan),
    ("kilometers", {"a": [5, 12, 26, 40, 100]}, to_km),
    ("shares", {"a n": [(84, 3), (120, 5), (96, 4), (250, 8), (63, 7)]}, share),
]

TEMPLATES = {
    "de": (
        ("{p} % von {t}", "wie viel sind {p} prozent von {t}", "{p} prozent von {t} euro", "was sind {p}% von {t}"),
        ("{t} minus {p} %", "{p} prozent rabatt auf {t} euro", "{t} € abzüglich {p}%", "preis nach {p}% nachlass auf {t}"),
        ("bmi {k} kg {c} cm", "bmi bei {k} kilo und {c} cm", "ich wiege {k} kg und bin {c} cm groß, wie ist mein bmi", "body-mass-index {c} cm {k} kg berechnen"),
        ("kredit {a} euro {r} % {y} jahre", "monatsrate für {a} € kredit zu {r} % über {y} jahre", "rate bei {a} darlehen, {r} prozent zinsen, {y} jahre laufzeit", "wie hoch ist die rate für {a} euro über {y} jahre bei {r}%"),
        ("{a} meilen in km", "wie viele kilometer sind {a} meilen", "{a} meilen in kilometer umrechnen", "wie viel km sind {a} meilen"),
        ("{a} geteilt durch {n}", "{a} euro auf {n} personen aufteilen", "{a} durch {n}", "was zahlt jeder wenn {n} leute {a} euro teilen")),
    "es": (
        ("{p} % de {t}", "cuánto es el {p} por ciento de {t}", "el {p}% de {t} euros", "cuanto es {p}% de {t}"),
        ("{t} menos {p} %", "{p} por ciento de descuento en {t} euros", "{t} € con {p}% de descuento", "precio con descuento del {p}% sobre {t}"),
        ("imc {k} kg {c} cm", "imc con {k} kilos y {c} cm", "peso {k} kg y mido {c} cm, cuál es mi imc", "índice de masa corporal {c} cm {k} kg"),
        ("préstamo {a} euros {r} % {y} años", "cuota mensual de un préstamo de {a} € al {r} % a {y} años", "cuánto pago al mes por {a} euros al {r}% en {y} años", "prestamo de {a} al {r} por ciento durante {y} años"),
        ("{a} millas en km", "cuántos kilómetros son {a} millas", "convertir {a} millas a kilómetros", "pasar {a} millas a km"),
        ("{a} dividido entre {n}", "repartir {a} euros entre {n} personas", "{a} entre {n}", "cuánto paga cada uno si {n} amigos reparten {a} euros")),
    "fr": (
        ("{p} % de {t}", "combien font {p} pour cent de {t}", "{p}% de {t} euros", "calculer {p} % de {t}"),
        ("{t} moins {p} %", "{p} pour cent de remise sur {t} euros", "{t} € avec {p}% de réduction", "prix après {p}% de rabais sur {t}"),
        ("imc {k} kg {c} cm", "imc pour {k} kilos et {c} cm", "je pèse {k} kg et mesure {c} cm, quel est mon imc", "indice de masse corporelle {c} cm {k} kg"),
        ("prêt {a} euros {r} % {y} ans", "mensualité d'un prêt de {a} € à {r} % sur {y} ans", "crédit de {a} euros à {r}% pendant {y} ans", "combien par mois pour emprunter {a} euros à {r} % sur {y} ans"),
        ("{a} miles en km", "combien de kilomètres font {a} miles", "convertir {a} miles en kilomètres", "{a} milles en km"),
        ("{a} divisé par {n}", "partager {a} euros entre {n} personnes", "{a} divisés en {n}", "combien paie chacun si {n} amis partagent {a} euros")),
    "pt": (
        ("{p} % de {t}", "quanto é {p} por cento de {t}", "{p}% de {t} euros", "calcular {p} % de {t}"),
        ("{t} menos {p} %", "{p} por cento de desconto em {t} euros", "{t} € com {p}% de desconto", "preço com desconto de {p}% sobre {t}"),
        ("imc {k} kg {c} cm", "imc com {k} quilos e {c} cm", "peso {k} kg e meço {c} cm, qual é o meu imc", "índice de massa corporal {c} cm {k} kg"),
        ("empréstimo {a} euros {r} % {y} anos", "prestação mensal de um empréstimo de {a} € a {r} % em {y} anos", "quanto pago por mês por {a} euros a {r}% em {y} anos", "crédito de {a} a {r} por cento durante {y} anos"),
        ("{a} milhas em km", "quantos quilômetros são {a} milhas", "converter {a} milhas em quilómetros", "{a} milhas para km"),
        ("{a} dividido por {n}", "dividir {a} euros por {n} pessoas", "{a} a dividir por {n}", "quanto paga cada um se {n} amigos dividirem {a} euros")),
}

LANGUAGES = [
    Kind(f"{language}: {name}", values, evaluate, templates, language)
    for language, groups in TEMPLATES.items()
    for (name, values, evaluate), templates in zip(VALUES, groups, strict=True)
]
