"""A third set of whole sentences in German, Spanish, French and Portuguese, 60 each, written on 2026-11-27 before any was asked.

They go through all categories of the directory, half of them calculators many ask for and half the long tail, as natives type
them: terse, sloppy, with questions, with and without accents. They are no translations of each other. Those with an even place
may be looked at (`fresh-abroad-third`), the others are only counted (`fresh-abroad-third-counted`), and are not read one by one.
"""

from datetime import date, timedelta
from math import comb, log, pi, sqrt

from fresh import LB, Line, borrow, day, days, doubling, grow, loan, months, span
from grammar import Expected, number, seconds, text

INCH = 2.54
DAYS_A_MONTH = (30, 365 / 12, 365.25 / 12)


def either(*several: Expected) -> Expected:
    return [one for expected in several for one in expected]


def running(watts: float, hours: float, price: float) -> Expected:
    """By the day, the month or the year: the question does not say."""
    daily = watts / 1000 * hours * price
    return number(daily, *(daily * some for some in DAYS_A_MONTH), daily * 365, daily * 365.25)


def payoff(balance: float, rate: float, payment: float) -> Expected:
    i = rate / 1200
    exact = -log(1 - balance * i / payment) / log(1 + i)
    return either(months(exact), months(int(exact) + 1))


def repaid(amount: float, rate: float, years: float) -> float:
    i = rate / 1200
    return 12 * years * amount * i / (1 - (1 + i) ** (-12 * years))


def save(monthly: float, rate: float, years: float) -> Expected:
    """Paid in at the end or at the beginning of each month."""
    i, n = rate / 1200, 12 * years
    end = monthly * ((1 + i) ** n - 1) / i
    return number(end, end * (1 + i))


def weekdays(start: date, end: date, holidays: int) -> Expected:
    """With the last day or without it, with public holidays or without them."""
    count = sum((start + timedelta(i)).weekday() < 5 for i in range((end - start).days))
    last = end.weekday() < 5
    return either(*(number(n) for n in {count, count + last, count - holidays, count + last - holidays}))


def mifflin(kg: float, cm: float, age: int, sex: str) -> float:
    return 10 * kg + 6.25 * cm - 5 * age + (5 if sex == "m" else -161)


def spread(*values: float) -> Expected:
    """Of a sample or of all."""
    mean = sum(values) / len(values)
    squares = sum((value - mean) ** 2 for value in values)
    return number(sqrt(squares / (len(values) - 1)), sqrt(squares / len(values)))


def around(start: date, *later: int) -> Expected:
    return either(*(day(start + timedelta(some)) for some in later))


LINES: dict[str, tuple[Line, ...]] = {
    "de": (
        ("8 hektar weizen mit 7,5 t pro hektar wie viel tonnen gesamt", number(60)),
        ("kuh am 5. januar 2026 belegt wann kalbt sie", around(date(2026, 1, 5), 280, 281, 283, 284, 285)),
        ("autokredit 18.000 € 48 monate 5,9%", loan(18000, 5.9, 4)),
        ("hubraum 4 zylinder bohrung 86 mm hub 86 mm", number(pi / 4 * 8.6**3 * 4, pi / 4 * 8.6**3 * 4 / 1000)),
        ("ab wie viel stück lohnt sich das, fixkosten 12000, preis 25, variable kosten 13", number(1000)),
        ("einkaufspreis 40 verkaufspreis 65 wie hoch ist die marge", number(2500 / 65, 25)),
        ("wieviel beton für eine bodenplatte 6 m x 4 m, 15 cm dick", number(3.6, 3.78, 3.96)),
        ("wie viel farbe für 48 qm wand wenn 1 liter für 8 qm reicht", number(6)),
        ("72 kmh in m/s", number(20)),
        ("2,4 bar wieviel psi", number(2.4 * 14.503773773)),
        ("wie viel mb sind 3,5 gb", number(3500, 3584)),
        ("255 im binärsystem", text("11111111", "1111 1111")),
        ("rezept für 4 personen auf 6 umrechnen 300 g mehl", number(450)),
        ("wasser für 2 tassen reis", number(4, 3, 3.75, 946.353, 709.765)),
        ("0,05 btc sind wie viele satoshi", number(5_000_000)),
        ("durchschnittlicher kaufpreis 2 eth zu 1500 und 3 eth zu 2000", number(1800)),
        ("klickrate bei 340 klicks und 12000 impressionen", number(34000 / 12000)),
        ("tkp wenn 90000 einblendungen 450 euro kosten", number(5)),
        ("notendurchschnitt 1,7 2,3 1,3 und 2,0", number(1.825)),
        ("32 von 40 punkten wieviel prozent sind das", number(80)),
        ("stromkosten heizlüfter 2000 watt 5 stunden am tag bei 32 cent pro kwh", running(2000, 5, 0.32)),
        ("wie lange lädt ein 60 kwh auto mit 11 kw", either(*(seconds(60 / 11 / loss * 3600) for loss in (1, 0.9, 0.88)))),
        ("3 staffeln mit je 10 folgen von 45 minuten wie lange", span(22, 30)),
        ("wie weit weg vom fernseher bei 65 zoll", number(65 * INCH * 1.6 / 100, 65 * INCH * 1.2 / 100, 2.4, 2.5)),
        ("10000 euro 12 jahre anlegen 3,5 % zinseszins", grow(10000, 3.5, 12)),
        ("was sind 1000 euro in 10 jahren noch wert bei 2 % inflation", number(1000 / 1.02**10)),
        ("1200 netto brutto mit 19 % mwst", number(1428)),
        ("100 euro im monat in einen etf, 7 % rendite, nach 25 jahren", save(100, 7, 25)),
        ("10% trinkgeld auf 63,50", number(6.35, 69.85)),
        ("restaurantrechnung 132 euro zu dritt", number(44)),
        ("wahrscheinlichkeit mit zwei würfeln eine 7 zu würfeln", number(1 / 6, 100 / 6)),
        ("144 fps wie viele ms pro bild", number(1000 / 144)),
        ("paypal gebühr 2,49 % plus 35 cent auf 80 euro", number(80 * 0.0249 + 0.35, 80 - 80 * 0.0249 - 0.35)),
        ("freelancer stundensatz für 60000 im jahr bei 1200 stunden", number(50)),
        ("bmi 1,80 m 80kg", number(80 / 1.8**2)),
        ("kalorienbedarf mann 40 jahre 85 kg 183 cm", number(*(mifflin(85, 183, 40, "m") * f for f in (1, 1.2, 1.375, 1.55)))),
        ("10 km in 52:30 pace", seconds(315)),
        ("wie viel eiweiß am tag bei 75 kg und 1,6 g pro kilo", number(120)),
        ("selbstbeteiligung 500 euro schaden 1800 was zahlt die versicherung", number(1300)),
        ("jährliche rendite wenn aus 8000 euro in 5 jahren 11000 werden", number(100 * ((11 / 8) ** 0.2 - 1))),
        ("20 aktien zu 50 euro und 30 zu 40 euro durchschnittspreis", number(44)),
        ("8 überstunden, stundenlohn 22 euro, 25 % zuschlag", number(220)),
        ("ratenkredit 7500 euro auf 36 monate zu 6,5 prozent wie hoch ist die rate", loan(7500, 6.5, 3)),
        ("wie lange zahle ich 2000 euro schulden ab mit 100 im monat bei 18 % zinsen", payoff(2000, 18, 100)),
        ("taktzeit bei 450 minuten und 300 teilen", seconds(90)),
        ("übersetzung bei 54 und 18 zähnen", number(3)),
        ("flächeninhalt dreieck mit seiten 13 14 15", number(84)),
        ("ggt 84 und 126", number(42)),
        ("standardabweichung von 4 8 6 5 3 7", spread(4, 8, 6, 5, 3, 7)),
        ("welcher wochentag war der 14. juli 1990", text("Saturday", "Samstag")),
        ("50-30-20 regel bei 2800 netto", number(1400, 840, 560)),
        ("kinetische energie von 1200 kg bei 100 km/h", number(600 * (100 / 3.6) ** 2, 0.6 * (100 / 3.6) ** 2)),
        ("stromstärke bei 230 v und 46 ohm", number(5)),
        ("wohnung 285000 euro 95 qm quadratmeterpreis", number(3000)),
        ("baufinanzierung 350000, 20 % eigenkapital, 3,6 %, 30 jahre", loan(280000, 3.6, 30)),
        ("jacke kostet 89 euro, 30 prozent rabatt", number(62.3, 26.7)),
        ("engagement rate 450 likes 30 kommentare 12000 follower", number(4)),
        ("download 25 gb mit 50 mbit/s wie lange dauert das", seconds(4000)),
        ("volumengewicht paket 60 x 40 x 30 cm", number(14.4, 14.5, 12, 18)),
        ("wie lange fahre ich 420 km bei 120 km/h", span(3, 30)),
    ),
    "es": (
        ("cuanto rinde 12 hectareas a 3,2 toneladas por hectarea", number(38.4)),
        ("plantas por hectarea con 2 m entre plantas y 5 m entre filas", number(1000)),
        ("cuota de un coche de 15000 euros a 60 meses al 7 %", loan(15000, 7, 5)),
        ("cuánto se deprecia un coche de 20000 € en 3 años al 15 % anual", number(20000 * 0.85**3, 20000 - 20000 * 0.85**3)),
        ("compro a 12 y vendo a 20 que margen tengo", number(40, 8)),
        ("punto de equilibrio costes fijos 8000 precio 50 coste variable 30", number(400)),
        ("comision del 6 % sobre 145000 €", number(8700)),
        ("cuantos litros de pintura para 60 m2 si rinde 10 m2 por litro", number(6)),
        ("baldosas de 30x30 cm para 18 m2", number(200, 210, 220)),
        ("metros cúbicos de hormigón losa 5 x 3 m y 12 cm de espesor", number(1.8, 1.89, 1.98)),
        ("180 libras en kilos", number(180 * LB)),
        ("cuantos pies son 1,75 metros", number(175 / 30.48, 5)),
        ("100 km/h a mph", number(100 / 1.609344)),
        ("2026 en numeros romanos", text("MMXXVI")),
        ("350 grados fahrenheit en centígrados", number(318 / 1.8)),
        ("receta para 6 personas quiero para 10, lleva 450 g de arroz", number(750)),
        ("cuantos gramos de café para 750 ml de agua proporcion 1:15", number(50)),
        ("si compre bitcoin a 30000 y ahora está a 45000 cuanto gané en porcentaje", number(50)),
        ("20000 satoshis en btc", number(0.0002)),
        ("coste por clic si gasto 300 euros y tengo 750 clics", number(0.4)),
        ("tasa de conversion 48 ventas de 1600 visitas", number(3)),
        ("qué nota necesito en el final si llevo un 6 y el final vale 40 % para sacar un 7", number(8.5)),
        ("cuanto tardo en leer 12000 palabras a 240 por minuto", span(0, 50)),
        ("cuanto gasta una nevera de 150 vatios 24 horas al dia a 0,18 el kwh", running(150, 24, 0.18)),
        ("cuántos paneles de 450 w necesito para 5,4 kw", number(12)),
        ("cuanto dura una serie de 62 capitulos de 47 minutos", seconds(62 * 47 * 60)),
        ("interés compuesto 5000 euros al 6 % 8 años", grow(5000, 6, 8)),
        ("cuanto tengo que ahorrar al mes para juntar 12000 en 2 años", number(500)),
        ("cuanto tarda en duplicarse mi dinero al 4 %", doubling(4)),
        ("precio sin iva de 84,70 con iva del 21 %", number(70)),
        ("interes simple de 3000 a 5% por 4 años", number(600, 3600)),
        ("10 % de propina de una cuenta de 47,50", number(4.75, 52.25)),
        ("dividir 96 euros entre 5 amigos", number(19.2)),
        ("probabilidad de sacar tres caras seguidas", number(0.125, 12.5)),
        ("ratio kd 34 muertes 51 bajas", number(1.5)),
        ("gano 24 euros la hora cuanto es al año con 40 horas semanales", number(24 * 40 * 52)),
        ("imc de una persona de 1,70 y 75 kilos", number(75 / 1.7**2)),
        ("peso ideal mujer 1,62", number(*(base + per * (162 / INCH - 60) for base, per in ((45.5, 2.3), (49, 1.7), (53.1, 1.36), (48.67, 1.65))))),
        ("gasto calórico correr 45 minutos 70 kg", number(*(met * 70 * 0.75 for met in (7, 8, 8.3, 8.5, 9, 9.8)))),
        ("agua que debo beber si peso 68 kg", number(*(68 * f for f in (0.03, 0.033, 0.035)), *(68 * f for f in (30, 33, 35)))),
        ("a que ritmo tengo que correr para hacer 10 km en 48 minutos", seconds(288)),
        ("franquicia de 300 y arreglo de 1100 cuanto paga el seguro", number(800)),
        ("engagement de un post con 320 likes y 25 comentarios y 9000 seguidores", number(34500 / 9000)),
        ("dividendo de 1,2 por accion a 40 euros que rentabilidad da", number(3)),
        ("20 horas extra a 15 € la hora al 150 %", number(450)),
        ("préstamo de 9000 € a 4 años al 8,5 %, cuota mensual", loan(9000, 8.5, 4)),
        ("cuanto pago de intereses en un prestamo de 12000 a 3 años al 6 %", number(repaid(12000, 6, 3) - 12000)),
        ("cuánto me prestan si puedo pagar 400 al mes 5 años al 7%", borrow(400, 7, 5)),
        ("velocidad de giro fresa 10 mm velocidad de corte 100 m/min", number(100_000 / (pi * 10))),
        ("hipotenusa de catetos 9 y 12", number(15)),
        ("resolver x2 - 5x + 6 = 0", text("2", "3")),
        ("cuantos dias faltan para navidad", days(date(2026, 11, 22), date(2026, 12, 25))),
        ("edad si naci el 8 de mayo de 1979", text("47 y")),
        ("peso volumetrico de una caja de 50x40x30 cm", number(12, 10, 15)),
        ("fuerza para acelerar 80 kg a 2,5 m/s2", number(200)),
        ("densidad de 500 g en 250 cm3", number(2, 2000)),
        ("hipoteca 180000 € 25 años 3,1 %", loan(180000, 3.1, 25)),
        ("zapatos de 75 euros con 20% de descuento", number(60, 15)),
        ("cuanto tarda en bajar un archivo de 4 gb a 100 megas", seconds(320)),
        ("gasolina para 650 km si el coche gasta 6,2 litros cada 100 y está a 1,55", number(650 * 0.062 * 1.55)),
    ),
    "fr": (
        ("rendement 6 hectares de blé à 75 quintaux par hectare", number(450, 45)),
        ("saillie jument le 10 avril 2026 date du poulinage", around(date(2026, 4, 10), 335, 338, 340, 342, 345)),
        ("mensualité voiture 14000 € sur 48 mois à 4,9 %", loan(14000, 4.9, 4)),
        ("mélange 2 temps 5 litres à 2 %", number(100, 0.1)),
        ("seuil de rentabilité charges fixes 30000 prix de vente 80 coût variable 50", number(1000)),
        ("taux de marge achat 60 vente 90", number(50, 100 / 3, 30)),
        ("cout d'une réunion de 6 personnes pendant 2 h à 45 € de l'heure", number(540)),
        ("combien de m3 de beton pour une dalle de 4m sur 5m épaisseur 10 cm", number(2, 2.1, 2.2)),
        ("combien de rouleaux de papier peint pour 30 m2 si un rouleau fait 5 m2", number(6)),
        ("hauteur 2,8 m marches de 17,5 cm combien de marches", number(16)),
        ("25 noeuds en km/h", number(46.3)),
        ("combien de cl dans 3/4 de litre", number(75)),
        ("1013 hpa en bar", number(1.013)),
        ("ff en décimal", number(255)),
        ("6 pouces et demi en cm", number(6.5 * INCH)),
        ("thermostat 6 en degrés", number(180)),
        ("recette pour 8 je suis 5, il faut 400 g de farine", number(250)),
        ("200 usdt stakés à 8 % par an combien j'ai au bout de 2 ans", number(200 * 1.08**2, 200 * 1.16, 200 * 0.16, 200 * 1.08**2 - 200)),
        ("cout pour mille 120 euros pour 40000 impressions", number(3)),
        ("roas 5600 de ventes pour 1400 de pub", number(4, 400)),
        ("moyenne de 12 14,5 et 9", number(35.5 / 3)),
        ("poids volumétrique d'un colis de 40 x 30 x 25 cm", number(6, 5, 7.5)),
        ("combien coute un radiateur de 1500 w allumé 8h par jour avec un kwh à 0,25 €", running(1500, 8, 0.25)),
        ("consommation 18 kwh aux 100 avec une batterie de 52 kwh quelle autonomie", number(5200 / 18)),
        ("4 saisons de 8 épisodes de 55 minutes ca fait combien de temps", span(29, 20)),
        ("placement 20000 € à 2,5 % pendant 6 ans", grow(20000, 2.5, 6)),
        ("combien de temps pour doubler un capital à 3 %", doubling(3)),
        ("prix ttc de 250 € ht avec tva 20%", number(300)),
        ("j'épargne 150 € par mois pendant 10 ans à 3 %", save(150, 3, 10)),
        ("combien faut il placer aujourd'hui pour avoir 15000 dans 5 ans à 4 %", number(15000 / 1.04**5)),
        ("addition de 78 € à partager en 4", number(19.5)),
        ("taux d'engagement 600 likes pour 15000 abonnés", number(4)),
        ("chance de faire au moins un 6 en 4 lancers de dé", number(1 - (5 / 6) ** 4, 100 - 100 * (5 / 6) ** 4)),
        ("chances de gagner au loto 5 numéros sur 49", number(comb(49, 5), 1 / comb(49, 5), 100 / comb(49, 5))),
        ("frais stripe 1,5 % + 0,25 € sur 60 €", number(1.15, 58.85)),
        ("taux horaire pour 3200 € par mois 35 h par semaine", number(3200 * 12 / 52 / 35)),
        ("imc 58 kg 1m65", number(58 / 1.65**2)),
        ("métabolisme de base femme 28 ans 60 kg 1m68", number(mifflin(60, 168, 28, "f"))),
        ("allure pour un semi en 1h45", seconds(6300 / 21.0975)),
        ("fréquence cardiaque max à 45 ans", number(175, 208 - 0.7 * 45)),
        ("dernières règles le 2 septembre 2026 date d'accouchement", day(date(2027, 6, 9))),
        ("combien coute une franchise de 450 sur un sinistre de 2000, remboursement", number(1550)),
        ("j'ai investi 3000 et j'ai 3900 maintenant quel rendement", number(30)),
        ("taux annuel moyen de 5000 à 8000 en 6 ans", number(100 * (1.6 ** (1 / 6) - 1))),
        ("6 heures sup à 14 euros majorées de 25 %", number(105)),
        ("pénalités de retard 1500 € 45 jours à 10 %", number(1500 * 0.1 * 45 / 365, 1500 * 0.1 * 45 / 360, 1500 + 1500 * 0.1 * 45 / 365)),
        ("crédit conso 8000 euros sur 3 ans au taux de 5 % quelle mensualité", loan(8000, 5, 3)),
        ("capacité d'emprunt 900 € par mois sur 20 ans à 3,5 %", borrow(900, 3.5, 20)),
        ("poids d'une plaque d'acier 2 m x 1 m épaisseur 5 mm", number(*(0.01 * d for d in (7800, 7850, 7870, 7900)))),
        ("combien de façons de choisir 3 personnes parmi 12", number(220)),
        ("aire d'un triangle base 8 hauteur 5", number(20)),
        ("racine cubique de 343", number(7)),
        ("quel jour tombe le 14 juillet 2027", text("Wednesday", "mercredi")),
        ("combien de jours du 3 mars au 15 juin 2026", days(date(2026, 3, 3), date(2026, 6, 15))),
        ("quel taux d'endettement avec 1100 de crédits et 3400 de revenus", number(110000 / 3400)),
        ("énergie potentielle 50 kg à 12 m de haut", number(50 * 9.80665 * 12, 50 * 9.81 * 12, 50 * 9.80665 * 0.012)),
        ("longueur d'onde à 100 mhz", number(2.99792458, 3)),
        ("prêt immobilier 220000 euros 20 ans 3,2 %", loan(220000, 3.2, 20)),
        ("manteau à 140 € soldé à -40 %", number(84, 56)),
        ("combien de temps pour télécharger 60 go en fibre 500 mbps", seconds(960)),
    ),
    "pt": (
        ("quantas sacas por hectare se colhi 3000 sacas em 50 hectares", number(60)),
        ("quantas mudas cabem em 1000 m2 com espaçamento de 2 x 2,5 m", number(200)),
        ("financiamento de carro 45000 reais 48 meses 18% ao ano", loan(45000, 18, 4)),
        ("quantos cavalos são 110 kw", number(110 / 0.73549875, 110 / 0.745699872)),
        ("markup custo 35 venda 63", number(80, 28)),
        ("ponto de equilíbrio custo fixo 15000 preço 120 custo variável 70", number(300)),
        ("comissão de 5% sobre uma venda de 23.400", number(1170)),
        ("quanto concreto para uma laje de 8 x 5 m com 10 cm", number(4, 4.2, 4.4)),
        ("quantas caixas de piso pra 32 m2 se cada caixa tem 2 m2", number(16, 18)),
        ("piscina 6x3 com 1,4 m de profundidade quantos litros", number(25200, 25.2)),
        ("quanto gasto de gasolina em 300 km se o carro faz 12 km por litro e a gasolina custa 6,20", number(155)),
        ("quantos ml tem 2 xícaras de chá", number(480, 473.176, 500)),
        ("32 psi em bar", number(32 / 14.503773773)),
        ("500 mb em gb", number(0.5, 500 / 1024)),
        ("1994 em romano", text("MCMXCIV")),
        ("receita de 10 brigadeiros para 35, 395 g de leite condensado", number(1382.5)),
        ("farinha 1 kg, 65% de hidratação, quanta agua", number(650, 0.65)),
        ("comprei 0,5 btc a 200000 e 0,3 btc a 240000 qual o preço médio", number((100000 + 72000) / 0.8)),
        ("preço de liquidação long a 50000 com alavancagem 10x", number(45000, 45250, 45025, 45200, 45000 / 0.995)),
        ("ctr com 90 cliques em 4500 impressões", number(2)),
        ("custo por aquisição gastei 800 e vieram 32 clientes", number(25)),
        ("média das notas 7,5 8 e 6,5", number(22 / 3)),
        ("preciso tirar quanto na final se tenho 5,5 e a final vale 50% pra ficar com 6", number(6.5)),
        ("quanto gasta um chuveiro de 5500 w meia hora por dia a 0,90 o kwh", running(5500, 0.5, 0.9)),
        ("quanto economizo trocando 10 lampadas de 60 w por led de 9 w 5 horas por dia a 0,80 o kwh", number(*(10 * 0.051 * 5 * 0.8 * n for n in (1, 30, 365 / 12, 365)))),
        ("quantas horas dá 24 episódios de 42 minutos", seconds(24 * 42 * 60)),
        ("juros compostos 1000 reais 1% ao mês 12 meses", number(1000 * 1.01**12, 1000 * 1.01**12 - 1000)),
        ("fiz 480 km com 40 litros qual o consumo", number(12, 40 / 4.8)),
        ("engajamento 500 curtidas e 40 comentários com 18000 seguidores", number(3)),
        ("quanto tempo pra juntar 10000 guardando 400 por mes", months(25)),
        ("inflação de 5% ao ano quanto vão custar 300 reais em 4 anos", number(300 * 1.05**4)),
        ("conta de 186 reais com 10% de serviço", number(204.6, 18.6)),
        ("rachar 240 reais em 7 pessoas", number(240 / 7)),
        ("qual a chance de tirar 6 duas vezes no dado", number(1 / 36, 100 / 36)),
        ("chance de acertar na mega sena 6 numeros de 60", number(comb(60, 6), 1 / comb(60, 6), 100 / comb(60, 6))),
        ("taxa da maquininha 3,2% em 150 reais", number(4.8, 145.2)),
        ("salario 4500 por mes quanto dá por hora 44 horas por semana", number(4500 * 12 / 52 / 44)),
        ("imc 1,58 de altura e 62 kg", number(62 / 1.58**2)),
        ("gasto calórico basal homem 33 anos 78 kg 1,76 m", number(mifflin(78, 176, 33, "m"))),
        ("relação cintura quadril 78 e 104", number(0.75)),
        ("quantas gramas de proteína pra 82 kg com 2 g por kg", number(164)),
        ("franquia 1500 conserto 6200 quanto o seguro paga", number(4700)),
        ("retorno de 12000 que viraram 15000", number(25, 3000)),
        ("dividend yield ação de 28 reais que paga 1,68 por ano", number(6)),
        ("10 horas extras a 18 reais com 50%", number(270)),
        ("parcela de um emprestimo de 8000 em 24 vezes a 2% ao mes", number(8000 * 0.02 / (1 - 1.02**-24))),
        ("quanto consigo emprestado pagando 350 por mês em 36 meses a 20% ao ano", borrow(350, 20, 3)),
        ("oee com disponibilidade 90% desempenho 85% qualidade 98%", number(90 * 0.85 * 0.98)),
        ("área de um trapézio bases 6 e 10 altura 4", number(32)),
        ("quanto é 2 elevado a 10", number(1024)),
        ("fatorial de 7", number(5040)),
        ("log de 1000 na base 10", number(3)),
        ("que dia cai daqui a 45 dias", day(date(2027, 1, 6))),
        ("quantos anos tem quem nasceu em 1º de maio de 1995", text("31 y")),
        ("regra 50 30 20 com salário de 3600", number(1800, 1080, 720)),
        ("velocidade média 180 km em 2h15", number(80)),
        ("potência com 220 volts e 10 amperes", number(2200, 2.2)),
        ("casa de 600 mil com 20% de entrada financiamento 30 anos 9% ao ano", loan(480000, 9, 30)),
        ("tenis de 399 com 15 por cento de desconto", number(339.15, 59.85)),
        ("download de 8 gb com internet de 200 mega quanto tempo", seconds(320)),
    ),
}


def list_abroad_third() -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Those that may be looked at, and those that are only counted."""
    assert all(len(lines) == 60 for lines in LINES.values()), {key: len(lines) for key, lines in LINES.items()}
    sentences = [
        {"kind": f"{language}: third", "text": sentence, "visitor": language, "expected": expected}
        for language, lines in LINES.items()
        for sentence, expected in lines
    ]
    return sentences[::2], sentences[1::2]
