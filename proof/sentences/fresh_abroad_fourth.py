"""A fourth set of whole sentences in German, Spanish, French and Portuguese, 25 each, written on 2026-11-27 before any was asked.

Everyday sums in each language's own way of asking: changes in percent as stories, areas and tiles, prices with and without tax,
the rule of three, work shared by more hands, weekdays and feasts, work with a break, recipes, clocks, pay and saving. They are no
translations of each other. Those with an even place may be looked at (`fresh-abroad-fourth`), the others are only counted.
"""

from datetime import date, timedelta

from fresh import Line, clock, day, grow, span
from fresh_abroad_third import around
from grammar import Expected, number, seconds, text

EASTER = date(2027, 3, 28)


def floor(area: float, tile: float) -> Expected:
    """Tiles as they are, or with a tenth more; whole ones too."""
    exact = area / tile
    return number(exact, -(-area // tile), 1.1 * exact, -(-1.1 * area // tile))


LINES: dict[str, tuple[Line, ...]] = {
    "de": (
        ("strompreis letztes jahr 32 cent, jetzt 28 cent, um wie viel prozent gesunken", number(12.5, -12.5)),
        ("ich verdiene 3200 und bekomme 4 % mehr, wie viel ist das dann", number(3328)),
        ("wie viele fliesen 30x60 cm brauche ich für 12 qm", floor(12, 0.18)),
        ("laminat für ein zimmer 5,20 m x 3,80 m mit 10 % verschnitt", number(5.2 * 3.8 * 1.1)),
        ("zwei pfund hackfleisch in gramm", number(1000)),
        ("3 el öl in ml", number(45, 44.36)),
        ("1.500 kcal in kj", number(1500 * 4.184, 1500 * 4.1868)),
        ("bruttopreis 89,90 bei 7 % mwst, was ist netto", number(89.9 / 1.07)),
        ("249 euro zzgl 19 prozent mwst", number(249 * 1.19)),
        ("dreisatz 5 äpfel kosten 3 euro was kosten 8", number(4.8)),
        ("30 % sind 72 euro, wie viel sind 100 %", number(240)),
        ("3 maler brauchen 8 tage, wie lange brauchen 4 maler", [*number(6), *span(6 * 24)]),
        ("welcher wochentag war der 9.11.1989", text("Thursday", "Donnerstag")),
        ("letzte regel 10.10.2026, wann ist der eisprung", around(date(2026, 10, 10), 13, 14)),
        ("rechnung 87,60 geteilt auf 3 leute", number(29.2)),
        ("gearbeitet von 7:30 bis 16:15 mit 45 min pause", [*span(8), *number(8)]),
        ("wann ist ostern 2027", day(EASTER)),
        ("wie spät ist es in tokio wenn es in berlin 15 uhr ist", clock("23:00")),
        ("rezept für 6 personen 450 g nudeln, wie viel für 2", number(150)),
        ("springform 26 statt 20 cm umrechnungsfaktor", number((26 / 20) ** 2)),
        ("löse 5x - 8 = 27", number(7)),
        ("bruttogehalt 54000 im jahr, wie viel im monat", number(4500)),
        ("wie viel verbraucht mein auto auf 100 km wenn ich mit 45 l 700 km weit komme", number(45 / 7)),
        ("8000 euro festgeld 2,5 % für 3 jahre", grow(8000, 2.5, 3)),
        ("12 km in 1 stunde 6 minuten, welche pace", seconds(330)),
    ),
    "es": (
        ("el alquiler pasó de 750 a 810, cuánto subió en porcentaje", number(8)),
        ("una chaqueta de 120 está con un 30 por ciento menos, cuánto cuesta", number(84)),
        ("cuánta pintura necesito para una pared de 5 m por 2,6 m si un litro cubre 10 m2", number(1.3)),
        ("baldosas de 40x40 cm para una cocina de 3 por 4 metros", floor(12, 0.16)),
        ("5 pies 8 pulgadas en cm", number(172.72)),
        ("media docena de huevos a 0,35 cada uno", number(2.1)),
        ("precio sin iva si pagué 242 con el 21 %", number(200)),
        ("base 350 más 10% de iva", number(385)),
        ("regla de tres: si 4 kilos cuestan 14 euros, 7 kilos cuánto cuestan", number(24.5)),
        ("el 15 por ciento de un número es 60, cuál es el número", number(400)),
        ("si 5 obreros tardan 12 días, cuántos días tardan 3", [*number(20), *span(20 * 24)]),
        ("qué día de la semana fue el 23 de febrero de 1981", text("Monday", "lunes")),
        ("fecha de parto si mi última regla fue el 3 de septiembre", around(date(2026, 9, 3), 280)),
        ("cuenta de 135 euros con 10 % de propina entre 5", number(135 * 1.1 / 5)),
        ("entro a las 8:30 y salgo a las 17:00 con una hora para comer, cuántas horas trabajo", [*span(7, 30), *number(7.5)]),
        ("qué día es domingo de pascua en 2027", day(EASTER)),
        ("si en madrid son las 18:00 qué hora es en buenos aires", clock("14:00")),
        ("receta para 4 con 320 g de arroz, cuánto arroz para 7", number(560)),
        ("horno 180 grados a fahrenheit", number(356)),
        ("resolver 3x + 7 = 25", number(6)),
        ("cobro 1450 al mes en 14 pagas, cuánto es al año", number(20300)),
        ("cuánto tardo en hacer 360 km a 90 por hora", span(4)),
        ("con 38 litros hice 620 km, consumo a los 100", number(3800 / 620)),
        ("si ahorro 150 euros al mes cuánto tengo en 3 años", number(5400)),
        ("corrí 8 km en 44 minutos, a qué ritmo voy", seconds(330)),
    ),
    "fr": (
        ("mon salaire est passé de 1900 à 1995, quel pourcentage d'augmentation", number(5)),
        ("un canapé à 890 euros avec 15 % de remise", number(756.5)),
        ("peindre un mur de 6 m sur 2,5 m avec un pouvoir couvrant de 10 m² par litre, combien de litres", number(1.5)),
        ("parquet pour une pièce de 4,5 m x 3,2 m avec 10 % de chute", number(4.5 * 3.2 * 1.1)),
        ("combien de cl dans 2,5 dl", number(25)),
        ("une livre et demie en grammes", number(750)),
        ("prix hors taxe d'un article à 60 euros ttc, tva 20 %", number(50)),
        ("1250 euros ht avec tva 5,5 %, ttc", number(1250 * 1.055)),
        ("règle de trois 250 g pour 4, combien pour 9", number(562.5)),
        ("35 % d'une somme font 84 euros, quelle est la somme", number(240)),
        ("6 robinets remplissent une cuve en 4 heures, combien de temps avec 8 robinets", [*number(3), *span(3)]),
        ("quel jour de la semaine était le 14 juillet 1989", text("Friday", "vendredi")),
        ("dernières règles le 20 septembre 2026, date d'accouchement", around(date(2026, 9, 20), 280, 287)),
        ("addition de 96 euros pour 4 personnes", number(24)),
        ("je travaille de 9h à 17h30 avec 45 minutes de pause", [*span(7, 45), *number(7.75)]),
        ("quelle date est la pentecôte 2027", day(EASTER + timedelta(49))),
        ("il est 20h à paris, quelle heure à new york", clock("14:00")),
        ("recette pour 6 personnes 300 g de farine, pour 8 personnes", number(400)),
        ("four à 200 degrés en fahrenheit", number(392)),
        ("résoudre 4x - 9 = 15", number(6)),
        ("11,88 euros de l'heure pour 35 heures par semaine, combien par mois", number(11.88 * 35 * 52 / 12)),
        ("combien de litres pour 450 km avec une voiture qui consomme 5,8 l/100 km", number(26.1)),
        ("livret a 5000 euros à 1,7 % pendant 4 ans", grow(5000, 1.7, 4)),
        ("semi-marathon en 1h45, quelle allure", seconds(6300 / 21.0975)),
        ("préavis de 3 mois à partir du 15 décembre 2026", day(date(2027, 3, 15))),
    ),
    "pt": (
        ("a gasolina subiu de 5,80 para 6,09 quantos por cento", number(5)),
        ("celular de 1800 com 12% off", number(1584)),
        ("quantos litros de tinta para 45 m² com rendimento de 9 m² por litro", number(5)),
        ("piso para sala de 6 m x 4,5 m com 10 por cento de perda", number(29.7)),
        ("meia dúzia de pães a 0,90 cada", number(5.4)),
        ("1,75 m em pés", number(1.75 / 0.3048)),
        ("quanto é 123 euros sem o iva de 23%", number(100)),
        ("preço 80 mais iva a 6%", number(84.8)),
        ("regra de três: 3 metros custam 45, quanto custam 7 metros", number(105)),
        ("20 por cento de quanto é 50", number(250)),
        ("4 pedreiros fazem um muro em 9 dias, 6 pedreiros fazem em quantos dias", [*number(6), *span(6 * 24)]),
        ("que dia da semana foi 25 de abril de 1974", text("Thursday", "quinta")),
        ("última menstruação 5 de outubro de 2026, quando é a ovulação", around(date(2026, 10, 5), 13, 14)),
        ("conta de 210 reais para 6 pessoas com 10% de gorjeta", number(38.5)),
        ("entrei às 9h e saí às 18h com 1 hora de almoço, quantas horas trabalhei", [*span(8), *number(8)]),
        ("que dia é o carnaval de 2027", day(EASTER - timedelta(47))),
        ("são 10h em são paulo, que horas são em lisboa", clock("13:00")),
        ("receita para 8 pessoas leva 400 g de arroz, e para 3", number(150)),
        ("forno 350 fahrenheit em graus", number((350 - 32) / 1.8)),
        ("resolva 2x + 9 = 31", number(11)),
        ("ganho 2200 por mês quanto ganho por dia trabalhando 22 dias", number(100)),
        ("quanto gasto de gasolina em 300 km se faço 12 km por litro a 6 reais", number(150)),
        ("guardando 250 por mês quanto terei em 2 anos", number(6000)),
        ("corri 6 km em 33 minutos qual o pace", seconds(330)),
        ("quantas semanas tem de 1 de março a 31 de maio de 2026", [*number(13, 91 / 7, 92 / 7), *span(91 * 24), *span(92 * 24)]),
    ),
}


def list_abroad_fourth() -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Those that may be looked at, and those that are only counted."""
    assert all(len(lines) == 25 for lines in LINES.values()), {key: len(lines) for key, lines in LINES.items()}
    sentences = [
        {"kind": f"{language}: fourth", "text": sentence, "visitor": language, "expected": expected}
        for language, lines in LINES.items()
        for sentence, expected in lines
    ]
    return sentences[::2], sentences[1::2]
