"""Everyday questions in German, Spanish, French and Portuguese, of more kinds than languages.py, half of them with numbers in words."""

from collections.abc import Callable
from datetime import date, timedelta
from math import gcd, pi

from grammar import Expected, Kind, number, seconds, text
from languages import euro
from money import pay

ORDER = ("de", "es", "fr", "pt")

# Numbers as words, written out one by one: no code of ours and no rule spells them.
SPELT = {
    3: ("drei", "tres", "trois", "três"),
    12: ("zwölf", "doce", "douze", "doze"),
    15: ("fünfzehn", "quince", "quinze", "quinze"),
    20: ("zwanzig", "veinte", "vingt", "vinte"),
    25: ("fünfundzwanzig", "veinticinco", "vingt-cinq", "vinte e cinco"),
    40: ("vierzig", "cuarenta", "quarante", "quarenta"),
    80: ("achtzig", "ochenta", "quatre-vingts", "oitenta"),
    90: ("neunzig", "noventa", "quatre-vingt-dix", "noventa"),
    150: ("hundertfünfzig", "ciento cincuenta", "cent cinquante", "cento e cinquenta"),
    200: ("zweihundert", "doscientos", "deux cents", "duzentos"),
    1500: ("eintausendfünfhundert", "mil quinientos", "mille cinq cents", "mil e quinhentos"),
    20000: ("zwanzigtausend", "veinte mil", "vingt mille", "vinte mil"),
}
MONTHS = {
    3: ("märz", "marzo", "mars", "março"),
    5: ("mai", "mayo", "mai", "maio"),
    8: ("august", "agosto", "août", "agosto"),
    10: ("oktober", "octubre", "octobre", "outubro"),
}
TODAY = date(2026, 11, 22)


def day(at: int, one: date) -> str:
    """3. märz 2026, 3 de marzo de 2026, 3 mars 2026."""
    month = MONTHS[one.month][at]
    return f"{one.day}{('. ', ' de ', ' ', ' de ')[at]}{month}{(' ', ' de ', ' ', ' de ')[at]}{one.year}"


def spelt(at: int, value: float) -> str:
    return SPELT[int(value)][at]


def decimal(_: int, value: float) -> str:
    return f"{value:g}".replace(".", ",")


def money(_: int, value: float) -> str:
    return euro(value)


def grow(a: float, r: float, y: float) -> Expected:
    return number(a * (1 + r / 100) ** y, a * (1 + r / 1200) ** (12 * y))


def years_old(born: date) -> Expected:
    return text(f"{TODAY.year - born.year - ((TODAY.month, TODAY.day) < (born.month, born.day))} y")


def clock(start: int, more: int) -> Expected:
    return [{"clock": f"{(start + more) // 60 % 24:02}:{(start + more) % 60:02}"}]


BORN = [date(1990, 5, 12), date(1984, 10, 3), date(2001, 3, 28), date(1975, 8, 19)]
SPANS = [(date(2026, 3, 3), date(2026, 5, 15)), (date(2025, 8, 10), date(2026, 10, 1)), (date(2026, 5, 1), date(2026, 8, 31))]
STARTS = [(60 * 14 + 35, "14:35"), (60 * 9 + 20, "9:20"), (60 * 17 + 5, "17:05")]

# Name, values, how a value is written, the answer, and the templates of each language. What is written stands in {x_}.
KINDS: list[tuple[str, dict, dict, Callable[..., Expected], tuple[tuple[str, ...], ...]]] = [
    ("percent in words", {"p a": [(15, 80), (20, 150), (40, 200), (3, 1500), (25, 90)]}, {"p": spelt, "a": spelt}, lambda p, a: number(p * a / 100), (
        ("{p_} prozent von {a_}", "was sind {p_} prozent von {a_} euro", "wieviel ist {p_} % von {a_}"),
        ("{p_} por ciento de {a_}", "cuánto es el {p_} por ciento de {a_} euros", "calcula el {p_} % de {a_}"),
        ("{p_} pour cent de {a_}", "combien font {p_} pour cent de {a_} euros", "calcule {p_} % de {a_}"),
        ("{p_} por cento de {a_}", "quanto é {p_} por cento de {a_} euros", "calcula {p_} % de {a_}"))),
    ("sum in words", {"a b": [(12, 15), (25, 40), (80, 3), (200, 12)]}, {"a": spelt, "b": spelt}, lambda a, b: number(a * b), (
        ("{a_} mal {b_}", "was ergibt {a_} mal {b_}", "wie viel ist {a_} multipliziert mit {b_}"),
        ("{a_} por {b_}", "cuánto da {a_} por {b_}", "cuánto es {a_} multiplicado por {b_}"),
        ("{a_} fois {b_}", "combien ça fait {a_} fois {b_}", "{a_} multiplié par {b_}"),
        ("{a_} vezes {b_}", "quanto dá {a_} vezes {b_}", "quanto é {a_} multiplicado por {b_}"))),
    ("vat on top", {"p a": [(19, 250), (21, 1250), (20, 80.5), (23, 640)]}, {"a": money}, lambda p, a: number(a * (1 + p / 100)), (
        ("{a_} euro netto plus {p} % mehrwertsteuer", "{a_} € zzgl. {p}% mwst", "bruttopreis von {a_} euro netto bei {p} % mwst"),
        ("{a_} euros más {p} % de iva", "{a_} € más iva del {p}%", "precio con iva de {a_} euros al {p} %"),
        ("{a_} euros plus {p} % de tva", "{a_} € ht plus tva {p}%", "prix ttc de {a_} euros ht à {p} % de tva"),
        ("{a_} euros mais {p} % de iva", "{a_} € mais iva de {p}%", "preço com iva de {a_} euros a {p} %"))),
    ("vat within", {"p a": [(19, 119), (21, 242), (20, 960), (23, 61.5)]}, {"a": money}, lambda p, a: number(a - a / (1 + p / 100)), (
        ("wie viel mehrwertsteuer steckt in {a_} euro bei {p} %", "enthaltene mwst in {a_} € bei {p}%", "wie viel mwst ist in {a_} euro enthalten bei {p} prozent"),
        ("cuánto iva hay en {a_} euros al {p} %", "cuánto iva incluido hay en {a_} € con {p}%", "iva incluido en {a_} euros al {p} por ciento"),
        ("combien de tva dans {a_} euros à {p} %", "tva incluse dans {a_} € à {p}%", "quelle est la tva comprise dans {a_} euros à {p} pour cent"),
        ("quanto iva há em {a_} euros a {p} %", "iva incluído em {a_} € a {p}%", "quanto iva está incluído em {a_} euros a {p} por cento"))),
    ("vat off", {"p a": [(19, 119), (21, 242), (20, 960), (23, 61.5)]}, {"a": money}, lambda p, a: number(a / (1 + p / 100)), (
        ("{a_} euro brutto ohne {p} % mwst", "nettobetrag von {a_} € brutto bei {p}% mwst", "{a_} euro inklusive {p} % mehrwertsteuer, wie viel netto"),
        ("{a_} euros sin {p} % de iva", "precio sin iva de {a_} € con {p}% de iva", "{a_} euros iva incluido al {p} %, precio sin iva"),
        ("{a_} euros ttc sans {p} % de tva", "prix ht de {a_} € ttc à {p}% de tva", "{a_} euros tva comprise à {p} %, prix hors taxe"),
        ("{a_} euros sem {p} % de iva", "preço sem iva de {a_} € com {p}% de iva", "{a_} euros com iva incluído a {p} %, preço sem iva"))),
    ("tip", {"p a": [(10, 48), (15, 64.8), (12, 90), (20, 37.5)]}, {"a": money}, lambda p, a: number(p * a / 100), (
        ("{p} % trinkgeld auf {a_} euro", "wie viel trinkgeld sind {p} % von {a_} €", "trinkgeld von {p} prozent bei einer rechnung von {a_} euro"),
        ("propina del {p} % sobre {a_} euros", "cuánto es la propina del {p}% de {a_} €", "{p} % de propina para una cuenta de {a_} euros"),
        ("pourboire de {p} % sur {a_} euros", "combien de pourboire pour {a_} € à {p}%", "{p} % de pourboire sur une addition de {a_} euros"),
        ("gorjeta de {p} % sobre {a_} euros", "quanto é a gorjeta de {p}% de {a_} €", "{p} % de gorjeta numa conta de {a_} euros"))),
    ("price cut", {"p a": [(15, 80), (20, 150), (40, 200), (25, 90)]}, {"p": spelt}, lambda p, a: number(a * (1 - p / 100)), (
        ("{a} euro mit {p_} prozent rabatt", "was kostet eine jacke für {a} € mit {p}% rabatt", "{a} euro um {p} % reduziert"),
        ("{a} euros con {p_} por ciento de descuento", "cuánto cuesta una chaqueta de {a} € con {p}% de descuento", "{a} euros rebajado un {p} %"),
        ("{a} euros avec {p_} pour cent de réduction", "combien coûte une veste à {a} € avec {p}% de remise", "{a} euros soldé à -{p} %"),
        ("{a} euros com {p_} por cento de desconto", "quanto custa um casaco de {a} € com {p}% de desconto", "desconto de {p} % em {a} euros, preço final"))),
    ("change", {"x y": [(80, 92), (50, 65), (120, 90), (200, 250)]}, {}, lambda x, y: number((y - x) / x * 100), (
        ("prozentuale veränderung von {x} auf {y}", "um wie viel prozent ist {y} mehr oder weniger als {x}, änderung von {x} zu {y}", "von {x} auf {y} in prozent"),
        ("variación porcentual de {x} a {y}", "qué porcentaje de cambio hay de {x} a {y}", "de {x} a {y} en porcentaje"),
        ("variation en pourcentage de {x} à {y}", "quel est le pourcentage de variation entre {x} et {y}", "évolution de {x} à {y} en pourcentage"),
        ("variação percentual de {x} para {y}", "qual é a variação em percentagem de {x} para {y}", "de {x} para {y} em percentagem"))),
    ("share", {"x y": [(30, 120), (45, 60), (18, 72), (7, 28)]}, {}, lambda x, y: number(x / y * 100), (
        ("wie viel prozent sind {x} von {y}", "{x} von {y} in prozent", "wieviel prozent von {y} sind {x}"),
        ("qué porcentaje es {x} de {y}", "cuánto por ciento es {x} de {y}", "{x} de {y} en porcentaje"),
        ("quel pourcentage représente {x} sur {y}", "{x} sur {y} en pourcentage", "{x} est quel pourcentage de {y}"),
        ("que percentagem é {x} de {y}", "{x} de {y} em percentagem", "qual a porcentagem de {x} em {y}"))),
    ("part", {"a": [90, 240, 1500, 66]}, {}, lambda a: number(a / 3), (
        ("ein drittel von {a}", "was ist ein drittel von {a}"),
        ("un tercio de {a}", "cuánto es un tercio de {a}"),
        ("un tiers de {a}", "combien fait le tiers de {a}"),
        ("um terço de {a}", "quanto é um terço de {a}"))),
    ("half", {"a": [90, 250, 1500, 66]}, {}, lambda a: number(a / 2), (
        ("die hälfte von {a}", "wie viel ist die hälfte von {a} euro"),
        ("la mitad de {a}", "cuánto es la mitad de {a} euros"),
        ("la moitié de {a}", "combien fait la moitié de {a} euros"),
        ("metade de {a}", "quanto é a metade de {a} euros"))),
    ("root", {"a": [144, 81, 225, 400]}, {}, lambda a: number(a**0.5), (
        ("quadratwurzel von {a}", "was ist die wurzel aus {a}"),
        ("raíz cuadrada de {a}", "cuál es la raíz cuadrada de {a}"),
        ("racine carrée de {a}", "quelle est la racine carrée de {a}"),
        ("raiz quadrada de {a}", "qual é a raiz quadrada de {a}"))),
    ("power", {"a n": [(2, 10), (3, 4), (5, 3)]}, {}, lambda a, n: number(a**n), (
        ("{a} hoch {n}", "was ist {a} hoch {n}"),
        ("{a} elevado a {n}", "cuánto es {a} elevado a {n}"),
        ("{a} puissance {n}", "combien fait {a} puissance {n}"),
        ("{a} elevado a {n}", "quanto é {a} elevado a {n}"))),
    ("average", {"a b c": [(4, 8, 15), (10, 20, 45), (7, 9, 14)]}, {}, lambda a, b, c: number((a + b + c) / 3), (
        ("durchschnitt von {a}, {b} und {c}", "wie hoch ist der mittelwert von {a}, {b} und {c}"),
        ("promedio de {a}, {b} y {c}", "cuál es la media de {a}, {b} y {c}"),
        ("moyenne de {a}, {b} et {c}", "quelle est la moyenne de {a}, {b} et {c}"),
        ("média de {a}, {b} e {c}", "qual é a média de {a}, {b} e {c}"))),
    ("divisor", {"a b": [(24, 36), (18, 48), (35, 14)]}, {}, lambda a, b: number(gcd(a, b)), (
        ("ggt von {a} und {b}", "größter gemeinsamer teiler von {a} und {b}"),
        ("mcd de {a} y {b}", "máximo común divisor de {a} y {b}"),
        ("pgcd de {a} et {b}", "plus grand commun diviseur de {a} et {b}"),
        ("mdc de {a} e {b}", "máximo divisor comum de {a} e {b}"))),
    ("binary", {"a": [25, 19, 100, 42]}, {}, lambda a: text(f"{a:b}"), (
        ("{a} in binär", "wie schreibt man {a} als binärzahl"),
        ("{a} en binario", "pasar {a} a binario"),
        ("{a} en binaire", "convertir {a} en binaire"),
        ("{a} em binário", "converter {a} para binário"))),
    ("days between", {"s e": SPANS}, {"s": day, "e": day}, lambda s, e: number((e - s).days, (e - s).days + 1), (
        ("wie viele tage vom {s_} bis zum {e_}", "tage zwischen dem {s_} und dem {e_}", "wie viele tage sind es von {s_} bis {e_}"),
        ("cuántos días hay del {s_} al {e_}", "días entre el {s_} y el {e_}", "cuántos días pasan desde el {s_} hasta el {e_}"),
        ("combien de jours du {s_} au {e_}", "jours entre le {s_} et le {e_}", "combien de jours y a-t-il entre le {s_} et le {e_}"),
        ("quantos dias há de {s_} a {e_}", "dias entre {s_} e {e_}", "quantos dias vão desde {s_} até {e_}"))),
    ("a later day", {"s": [s for s, _ in SPANS], "n": [30, 45, 90]}, {"s": day}, lambda s, n: [{"date": (s + timedelta(n)).isoformat()}], (
        ("{n} tage nach dem {s_}", "{s_} plus {n} tage", "welches datum ist {n} tage nach dem {s_}"),
        ("{n} días después del {s_}", "{s_} más {n} días", "qué fecha es {n} días después del {s_}"),
        ("{n} jours après le {s_}", "{s_} plus {n} jours", "quelle date {n} jours après le {s_}"),
        ("{n} dias depois de {s_}", "{s_} mais {n} dias", "que data é {n} dias depois de {s_}"))),
    ("age", {"b": BORN}, {"b": day}, lambda b: years_old(b), (
        ("wie alt bin ich, geboren am {b_}", "alter geboren {b_}", "ich bin am {b_} geboren, wie alt bin ich"),
        ("qué edad tengo si nací el {b_}", "edad nacido el {b_}", "nací el {b_}, cuántos años tengo"),
        ("quel âge ai-je si je suis né le {b_}", "âge né le {b_}", "je suis née le {b_}, quel est mon âge"),
        ("que idade tenho se nasci em {b_}", "idade nascido em {b_}", "nasci a {b_}, quantos anos tenho"))),
    ("until christmas", {"x": [""]}, {}, lambda x: number(33), (
        ("wie viele tage bis weihnachten{x}", "wie lange noch bis weihnachten{x}"),
        ("cuántos días faltan para navidad{x}", "cuánto falta para navidad{x}"),
        ("combien de jours avant noël{x}", "combien de jours jusqu'à noël{x}"),
        ("quantos dias faltam para o natal{x}", "quantos dias até ao natal{x}"))),
    ("a later time", {"s t": STARTS, "n": [45, 90, 125]}, {}, lambda s, t, n: clock(s, n), (
        ("{n} minuten nach {t} uhr", "{t} plus {n} minuten", "wie spät ist es {n} minuten nach {t}"),
        ("{n} minutos después de las {t}", "{t} más {n} minutos", "qué hora es {n} minutos después de las {t}"),
        ("{n} minutes après {t}", "{t} plus {n} minutes", "quelle heure est-il {n} minutes après {t}"),
        ("{n} minutos depois das {t}", "{t} mais {n} minutos", "que horas são {n} minutos depois das {t}"))),
    ("between times", {"s t": STARTS[1:2], "e u": [(60 * 17 + 40, "17:40"), (60 * 12 + 5, "12:05")]}, {}, lambda s, t, e, u: seconds((e - s) * 60), (
        ("wie viele stunden von {t} bis {u} uhr", "zeit zwischen {t} und {u}"),
        ("cuántas horas hay de {t} a {u}", "tiempo entre las {t} y las {u}"),
        ("combien d'heures de {t} à {u}", "temps entre {t} et {u}"),
        ("quantas horas há das {t} às {u}", "tempo entre as {t} e as {u}"))),
    ("pounds", {"a": [5, 12.5, 70, 82]}, {"a": decimal}, lambda a: number(a / 0.45359237), (
        ("{a_} kg in pfund (lbs)", "wie viel sind {a_} kilo in lbs", "{a_} kilogramm in lb umrechnen"),
        ("{a_} kg en libras", "cuántas libras son {a_} kilos", "convertir {a_} kilogramos a libras"),
        ("{a_} kg en lbs", "combien de lbs font {a_} kilos", "convertir {a_} kilogrammes en lb"),
        ("{a_} kg em libras", "quantas libras são {a_} quilos", "converter {a_} quilogramas para libras"))),
    ("fahrenheit", {"a": [20, 37, 100, 180]}, {}, lambda a: number(a * 1.8 + 32), (
        ("{a} grad celsius in fahrenheit", "wie viel fahrenheit sind {a} grad", "{a} °c in grad fahrenheit umrechnen"),
        ("{a} grados celsius en fahrenheit", "cuántos grados fahrenheit son {a} grados celsius", "pasar {a} grados centígrados a fahrenheit"),
        ("{a} degrés celsius en fahrenheit", "combien font {a} degrés en fahrenheit", "convertir {a} °c en degrés fahrenheit"),
        ("{a} graus celsius em fahrenheit", "quantos graus fahrenheit são {a} graus celsius", "converter {a} graus centígrados para fahrenheit"))),
    ("feet", {"a": [6, 10, 30, 150]}, {}, lambda a: number(a * 0.3048), (
        ("{a} fuß in meter", "wie viele meter sind {a} fuß"),
        ("{a} pies en metros", "cuántos metros son {a} pies"),
        ("{a} pieds en mètres", "combien de mètres font {a} pieds"),
        ("{a} pés em metros", "quantos metros são {a} pés"))),
    ("inches", {"a": [5, 27, 55, 32.5]}, {"a": decimal}, lambda a: number(a * 2.54), (
        ("{a_} zoll in cm", "wie viel zentimeter sind {a_} zoll"),
        ("{a_} pulgadas en cm", "cuántos centímetros son {a_} pulgadas"),
        ("{a_} pouces en cm", "combien de centimètres font {a_} pouces"),
        ("{a_} polegadas em cm", "quantos centímetros são {a_} polegadas"))),
    ("speed", {"a": [60, 75, 100]}, {}, lambda a: number(a / 1.609344), (
        ("{a} kilometer pro stunde in mph", "{a} km/h in meilen pro stunde"),
        ("{a} kilómetros por hora en mph", "{a} km/h en millas por hora"),
        ("{a} kilomètres par heure en mph", "{a} km/h en miles par heure"),
        ("{a} quilómetros por hora em mph", "{a} km/h em milhas por hora"))),
    ("acres", {"a": [2, 5, 12]}, {}, lambda a: number(a * 10000), (
        ("{a} hektar in quadratmeter", "wie viele quadratmeter sind {a} hektar"),
        ("{a} hectáreas en metros cuadrados", "cuántos metros cuadrados son {a} hectáreas"),
        ("{a} hectares en mètres carrés", "combien de mètres carrés font {a} hectares"),
        ("{a} hectares em metros quadrados", "quantos metros quadrados são {a} hectares"))),
    ("circle", {"r": [5, 8, 12]}, {}, lambda r: number(pi * r * r), (
        ("fläche eines kreises mit radius {r} cm", "kreisfläche bei radius {r} cm"),
        ("área de un círculo de radio {r} cm", "cuál es el área de un círculo con radio {r} cm"),
        ("aire d'un cercle de rayon {r} cm", "quelle est l'aire d'un cercle de {r} cm de rayon"),
        ("área de um círculo de raio {r} cm", "qual é a área de um círculo com raio {r} cm"))),
    ("rectangle", {"a b": [(4, 6), (3, 8), (12, 5)]}, {}, lambda a, b: number(a * b), (
        ("fläche eines rechtecks {a} m mal {b} m", "wie groß ist die fläche von {a} x {b} metern"),
        ("área de un rectángulo de {a} m por {b} m", "cuántos metros cuadrados son {a} x {b} metros"),
        ("aire d'un rectangle de {a} m sur {b} m", "surface d'un rectangle {a} m par {b} m"),
        ("área de um retângulo de {a} m por {b} m", "qual é a área de um retângulo {a} m x {b} m"))),
    ("cylinder", {"r h": [(3, 10), (5, 12), (4, 7)]}, {}, lambda r, h: number(pi * r * r * h), (
        ("volumen zylinder radius {r} cm höhe {h} cm", "volumen eines zylinders mit radius {r} cm und höhe {h} cm"),
        ("volumen cilindro radio {r} cm altura {h} cm", "volumen de un cilindro de radio {r} cm y altura {h} cm"),
        ("volume cylindre rayon {r} cm hauteur {h} cm", "volume d'un cylindre de rayon {r} cm et de hauteur {h} cm"),
        ("volume cilindro raio {r} cm altura {h} cm", "volume de um cilindro de raio {r} cm e altura {h} cm"))),
    ("pace", {"k m": [(10, 50), (5, 30), (10, 60)]}, {}, lambda k, m: seconds(m * 60 / k), (
        ("tempo für {k} km in {m} minuten", "{k} km in {m} minuten, pace pro km"),
        ("ritmo para {k} km en {m} minutos", "{k} km en {m} minutos ritmo por km"),
        ("allure pour {k} km en {m} minutes", "{k} km en {m} minutes allure par km"),
        ("ritmo para {k} km em {m} minutos", "{k} km em {m} minutos ritmo por km"))),
    ("travel time", {"d v": [(300, 100), (240, 80), (450, 90)]}, {}, lambda d, v: seconds(d / v * 3600), (
        ("wie lange brauche ich für {d} km bei {v} km/h", "wie lange dauern {d} km mit {v} km/h"),
        ("cuánto tiempo tardo en recorrer {d} km a {v} km/h", "cuánto se tarda en {d} km a {v} km/h"),
        ("combien de temps pour faire {d} km à {v} km/h", "combien de temps faut-il pour {d} km à {v} km/h"),
        ("quanto tempo demora {d} km a {v} km/h", "quanto tempo preciso para {d} km a {v} km/h"))),
    ("fuel", {"d l p": [(300, 7, 1.8), (500, 6, 1.65), (120, 8, 1.75)]}, {"p": money}, lambda d, l, p: number(d * l / 100 * p), (
        ("spritkosten für {d} km bei {l} liter auf 100 km und {p_} euro pro liter", "was kosten {d} km bei {l} l/100 km und {p_} € pro liter"),
        ("coste de gasolina para {d} km con {l} litros a los 100 km y {p_} euros por litro", "cuánto cuestan {d} km con {l} l/100 km a {p_} € el litro"),
        ("coût de l'essence pour {d} km à {l} litres aux 100 km et {p_} euros le litre", "combien coûtent {d} km à {l} l/100 km et {p_} € par litre"),
        ("custo de gasolina para {d} km com {l} litros aos 100 km e {p_} euros por litro", "quanto custam {d} km com {l} l/100 km a {p_} € o litro"))),
    ("growth", {"a r y": [(10000, 5, 10), (2500, 3, 4), (8000, 4, 6)]}, {"a": money}, grow, (
        ("zinseszins {a_} euro {r} % {y} jahre", "wie viel werden {a_} euro bei {r} % zinseszins nach {y} jahren"),
        ("interés compuesto {a_} euros {r} % {y} años", "interés compuesto de {a_} euros al {r} % durante {y} años"),
        ("intérêts composés {a_} euros {r} % {y} ans", "intérêts composés sur {a_} euros à {r} % pendant {y} ans"),
        ("juros compostos {a_} euros {r} % {y} anos", "juros compostos de {a_} euros a {r} % durante {y} anos"))),
    ("loan in words", {"a r y": [(20000, 4, 5), (20000, 6, 3), (1500, 5, 2)]}, {"a": spelt}, lambda a, r, y: number(pay(a, r, 12 * y)), (
        ("kredit über {a_} euro, {r} % zinsen, {y} jahre", "monatliche rate für ein darlehen von {a_} euro zu {r} % in {y} jahren", "welche rate bei {a_} euro kredit mit {r} % und {y} jahren laufzeit"),
        ("préstamo de {a_} euros al {r} % a {y} años", "cuota de un préstamo de {a_} euros con interés del {r} % en {y} años", "qué cuota pago por un préstamo de {a_} euros al {r} % durante {y} años"),
        ("prêt de {a_} euros à {r} % sur {y} ans", "mensualité pour un emprunt de {a_} euros à {r} % d'intérêt sur {y} ans", "quelle mensualité pour un crédit de {a_} euros à {r} % pendant {y} ans"),
        ("empréstimo de {a_} euros a {r} % em {y} anos", "prestação de um empréstimo de {a_} euros com juros de {r} % em {y} anos", "qual a prestação de um crédito de {a_} euros a {r} % durante {y} anos"))),
    ("pay", {"h": [15, 18.5, 25, 30]}, {"h": decimal}, lambda h: number(h * 40 * 52), (
        ("{h_} euro pro stunde jahresgehalt", "{h_} € die stunde, wie viel im jahr"),
        ("{h_} euros por hora salario anual", "{h_} € la hora, cuánto al año"),
        ("{h_} euros de l'heure salaire annuel", "{h_} € par heure, combien par an"),
        ("{h_} euros por hora salário anual", "{h_} € à hora, quanto por ano"))),
    ("body in words", {"k c": [(80, 178), (90, 185), (80, 165)]}, {"k": spelt}, lambda k, c: number(k / (c / 100) ** 2), (
        ("wie ist mein bmi bei {k_} kilo und {c} cm", "bmi für {k} kg und {c} zentimeter"),
        ("mi imc con {k_} kilos y {c} cm", "cuál es el imc de {k} kg y {c} centímetros"),
        ("mon imc avec {k_} kilos et {c} cm", "l'imc pour {k} kg et {c} centimètres"),
        ("o meu imc com {k_} quilos e {c} cm", "qual é o imc de {k} kg e {c} centímetros"))),
    ("saving", {"g m": [(20000, 500), (6000, 250), (12000, 300)]}, {"g": money}, lambda g, m: seconds(g / m * 365.25 / 12 * 86400) + number(g / m), (
        ("wie lange brauche ich, um {g_} euro zu sparen mit {m} euro im monat", "wie lange spare ich für {g_} € bei {m} € pro monat"),
        ("cuánto tiempo tardo en ahorrar {g_} euros con {m} euros al mes", "cuánto tiempo para ahorrar {g_} € a {m} € por mes"),
        ("combien de temps pour épargner {g_} euros avec {m} euros par mois", "combien de temps faut-il pour économiser {g_} € à {m} € par mois"),
        ("quanto tempo para poupar {g_} euros com {m} euros por mês", "quanto tempo demoro a poupar {g_} € a {m} € por mês"))),
]


def without_written(evaluate: Callable[..., Expected]) -> Callable[..., Expected]:
    return lambda **given: evaluate(**{key: value for key, value in given.items() if not key.endswith("_")})


def make(at: int, language: str) -> list[Kind]:
    kinds = []
    for name, values, writers, evaluate, templates in KINDS:
        written = {}
        for names, choices in values.items():
            rows = [one if isinstance(one, tuple) else (one,) for one in choices]
            keys = names.split()
            extra = [key for key in keys if key in writers]
            written[" ".join([*keys, *(f"{key}_" for key in extra)])] = [
                (*row, *(writers[key](at, row[keys.index(key)]) for key in extra)) for row in rows
            ]
        kinds.append(Kind(f"{language}: {name}", written, without_written(evaluate), templates[at], language))
    return kinds


ABROAD = [kind for at, language in enumerate(ORDER) for kind in make(at, language)]
