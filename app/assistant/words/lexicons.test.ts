import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";
import { translateSentence } from "./lexicons.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["de", "80,50 € abzüglich 19%", "65,205"],
  ["es", "repartir 96 euros entre 4 personas", "24"],
  ["fr", "je pèse 82 kg et mesure 180 cm, quel est mon imc", "25,3 kg/m²"],
  ["pt", "imc com 70 quilos e 175 cm", "22,9 kg/m²"],
  ["pt", "quantos quilómetros são 12 milhas", "19,3121 km"],
  ["de", "2.000 kcal in kj", "8.368 kJ"],
  ["pt", "salário de 1.500 em 13 meses quanto dá por ano", "19 500"],
  ["fr", "quelle est l'aire d'un losange de diagonales 10 et 14 cm ?", "70 cm²"],
  ["pt", "que área tem um trapézio de bases 12 e 8 cm e altura 5 cm?", "50 cm²"],
  ["de", "Fläche einer Raute mit Diagonalen 10 und 14 cm", "70 cm²"],
  ["es", "área de un rombo de diagonales 10 y 14 cm", "70 cm²"],
  ["fr", "120 euros ttc combien ht avec une tva à 20 %", "100,00 €"],
  ["es", "si 5 obreros tardan 12 días, cuántos días tardan 3", "20"],
  ["de", "wenn es in berlin 9 uhr ist, wie spät ist es in new york", "3:00"],
])("%s: %s", async (visitor, sentence, expected) => {
  const answer = (await ask(sentence, visitor)) as { answer?: string };
  expect(answer.answer?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected);
});

test.each([
  ["de", "Ich kaufe 3 Schraubgläser zu je 0,45 € und 2 Becher zu je 0,90 €. Was muss ich zahlen?", "3,15"],
  ["es", "He comprado 3 kilos de nísperos a 1,65 el kilo y 2 kilos de acelgas a 1,20. ¿Cuánto es?", "7,35"],
  ["fr", "J'achète 6 chouquettes à 1,15 € et 2 flans à 1,30 €. Combien je dois payer ?", "9,5"],
  ["pt", "Comprei 5 pacotes de bolacha a 0,92 € e 2 queijos a 3,75 €. Quanto gastei?", "12,1"],
  ["de", "3 Maler brauchen 8 Stunden. Wie lange brauchen 4 Maler?", "6"],
  ["es", "si 4 obreros tardan 9 días en hacer un muro, ¿cuántos días tardarán 6 obreros?", "6"],
  ["fr", "combien de farine pour 9 crêpes si la recette dit 250 g pour 15 crêpes ?", "150 g"],
  ["pt", "A receita leva 200 g de açúcar para 8 pessoas mas somos 14. Quanto açúcar preciso?", "350 g"],
  ["de", "um wieviel prozent ist der strompreis gestiegen wenn er von 28 auf 35 cent ging?", "25%"],
  ["es", "¿Qué hora es en Madrid cuando en Ciudad de México son las 10 de la mañana?", "17:00"],
  ["fr", "Mon chien mange 350 g de croquettes par jour et le sac fait 14 kg. Combien de jours va-t-il durer ?", "40 d"],
  ["pt", "tirar o iva de 23% a 369 euros", "300,00 €"],
  ["fr", "intérêts livret A 6 000 euros à 2,4 % sur un an", "144,00 €"],
])("%s, a whole sentence about things of any name: %s", async (visitor, sentence, expected) => {
  const answer = (await ask(sentence, visitor)) as { answer?: string };
  expect(answer.answer?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected);
});

test.each([
  ["de", "siebenundzwanzig plus eintausendfünfhundert", "27 plus 1500"],
  ["es", "mil quinientos más treinta y uno", "1500 plus 31"],
  ["es", "1,5 millones menos 20 mil", "1500000 minus 20000"],
  ["fr", "quatre-vingt-dix-sept moins soixante et onze", "97 minus 71"],
  ["fr", "septante et un moins vingt et un", "71 minus 21"],
  ["pt", "mil e quinhentos menos vinte e cinco", "1500 minus 25"],
  ["de", "tage zwischen dem 3. märz 2026 und dem 1. september 2026", "days between 3 March 2026 and 1 September 2026"],
  ["fr", "jours ouvrés du 1er au 31 décembre 2026", "business days from 1 December 2026 to 31 December 2026"],
  ["de", "50 cent mal 3", "0,5 € times 3"],
  ["de", "2 pfund in gramm", "1000 g in g"],
  ["de", "von 8 uhr 30 bis 17 uhr", "from 8:30 to 17:00"],
  ["es", "2 h 15 min en minutos", "2 h 15 min in minutes"],
  ["fr", "5 km en 27 min 30", "5 km in 27 min 30 s"],
  ["pt", "juros de 500 em um ano", "interest on 500 in 1 year"],
  ["es", "regla de 3: 4 kilos 14 euros, 7 kilos", "proportion: 4 kg 14 €, 7 kg"],
])("%s in figures: %s", async (visitor, sentence, expected) => {
  expect((await translateSentence(sentence, `${visitor}-${visitor.toUpperCase()}`))?.english).toBe(expected);
});

test.each([
  ["de", "Quadratmeterpreise", "price per m²"],
  ["de", "Benzinpreise", "fuel price"],
  ["de", "hoehe des zylinders", "height of cylinder"],
  ["es", "tasas de conversión", "conversion rate"],
  ["es", "costes variables 12", "variable cost 12"],
  ["fr", "taux d'engagement", "engagement"],
  ["fr", "vitesses moyennes", "average speed"],
  ["pt", "velocidades médias", "average speed"],
  ["pt", "emprestimo 1000 a 2% ao mês", "loan 1000 at 2 % per month"],
])("%s, a word in any of its forms: %s", async (visitor, sentence, expected) => {
  expect((await translateSentence(sentence, `${visitor}-${visitor.toUpperCase()}`))?.english).toBe(expected);
});

test.each([
  ["de", "60000 euro einkommen, wie viel einkommensteuer"],
  ["fr", "impôt sur 35000 euros de revenu"],
  ["es", "impuesto federal sobre 40000 euros de ingresos"],
])("%s, the taxes of another country are no answer: %s", async (visitor, sentence) => {
  expect((await ask(sentence, visitor)).calculator).toBeNull();
});

test.each([
  ["de", "hauskauf 350000 €, 20 % eigenkapital, 3,6 %, 30 jahre", "1.273,01 €"],
  ["es", "hipoteca 180000 € 25 años 3,1 %", "862,97 €"],
])(
  "%s, what a house costs a month is without the taxes of another country: %s",
  async (visitor, sentence, expected) => {
    const answer = (await ask(sentence, visitor)) as { answer?: string };
    expect(answer.answer?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected);
  },
);

test.each([
  ["de", "von 80 auf 92 prozent"],
  ["es", "de 80 a 92 por ciento"],
  ["fr", "de 80 à 92 pour cent"],
  ["pt", "de 80 para 92 por cento"],
  ["es", "suma de treinta y tres"],
  ["de", "80 euro ohne 20 prozent rabatt"],
  ["es", "80 euros sin 20 % de descuento"],
  ["fr", "80 euros sans 20 % de remise"],
  ["pt", "80 euros sem 20 % de desconto"],
  ["de", "25 % sind nicht 40, was sind 100 %"],
  ["es", "regla de tres inversa: 4 obreros 6 días, 3 obreros"],
  ["fr", "10 livres en kg"],
  ["pt", "meu salário de 2800 não aumentou 3,5 %"],
  ["de", "Ich kaufe 3 Hemden zu je 20 € und 2 Hosen zu je 40 € mit 10 % Rabatt, was zahle ich?"],
  ["es", "2 docenas de huevos a 3 € la docena y 2 panes a 2 €, ¿cuánto es?"],
  ["fr", "4 pains pour 3 € et 2 brioches pour 1 €, ça fait combien ?"],
  ["pt", "O meu filho pesa 20 kg e são 10 mg por kg duas vezes por dia, quantos mg por dia?"],
])("%s, what might be read in two ways is not read: %s", async (visitor, sentence) => {
  expect((await ask(sentence, visitor)).calculator).toBeNull();
});

const TOLD: readonly (readonly [visitor: string, sentence: string, expected: string])[] = [
  ["fr", "je pars à 7h50 et je mets 2h25, j'arrive à quelle heure", "10:15"],
  ["es", "a qué hora acaba una peli de 135 minutos que empieza a las 22:00", "0:15"],
  ["de", "wann endet ein Meeting von 90 Minuten, das um 14:45 beginnt?", "16:15"],
  ["pt", "que horas são 5 horas depois das 21:40", "2:40"],
  ["fr", "9h00 à 18h30 moins 1h de pause", "8:30:00"],
  ["pt", "deitei-me às 23:40 e acordei às 7:10, quantas horas dormi", "7:30:00"],
  ["fr", "j'ai fait 8 km en 44 min c'est quoi mon allure", "5:30"],
  ["de", "Bis München sind es 585 km, wir fahren im Schnitt 90 km/h. Wie lange brauchen wir?", "6,5 hours"],
  ["de", "300 g nudeln für 3 personen umrechnen auf 5", "500 g"],
  ["fr", "combien de riz pour 7 si on met 320 g pour 4", "560 g"],
  ["fr", "moyenne 14 coeff 2, 10 coeff 3 et 8 coeff 1", "11"],
  [
    "es",
    "he sacado 7,5 en el parcial, que vale el 30 %, y 6 en el final, que vale el 70 %, qué nota final tengo",
    "6,45",
  ],
  ["es", "pagué 68 € con un 15 % de descuento, cuánto costaba antes", "80"],
  ["pt", "o casaco custava 80 € e agora está a 60 €, qual é o desconto", "25%"],
  ["fr", "on est 5 et l'addition fait 130 € avec 10 % de pourboire ça fait combien par personne", "28,60 €"],
  ["de", "was kostet ein 2000-watt-heizlüfter in 3 stunden bei 30 cent pro kwh", "1,80 €"],
  ["de", "12 v 5 a leistung", "60 W"],
  ["pt", "quantos azulejos de 20x20 cm para uma parede de 3 por 2 metros", "150"],
  ["es", "Tengo una jardinera de 1,5 m por 40 cm y 30 cm de profundidad. ¿Cuántos litros de tierra necesito?", "180 L"],
  ["fr", "combien de tva dans 360 € ttc taux 20 %", "60,00 €"],
  ["pt", "quantos por cento são 12 em 48", "25"],
  ["es", "cuál es el porcentaje de 34 sobre 85", "40"],
  ["es", "cuántos litros gasto en 500 km si gasta 7 l a los 100", "35 L"],
  ["de", "12 l auf 200 km, benzin 1,80 € pro liter, was kosten 500 km", "54,00 €"],
  ["es", "500 km a 12 l a los 200 y 1,80 € el litro", "54,00 €"],
  // Of every day.
  ["de", "Handwerkerrechnung 1.430 netto, da kommen noch 19% MwSt drauf. Was muss ich überweisen?", "1.701,7"],
  ["de", "preis vorher 240 jetzt 198, ersparnis in %?", "17,5%"],
  ["es", "cenamos 7 y salió por 189 euros, a cómo tocamos", "27"],
  ["es", "pared de 4 m por 2,5 con azulejos de 20x20, cuántos azulejos", "250"],
  ["fr", "à 5'30 au km je mets combien de temps pour faire un semi", "1:56:02"],
  ["fr", "j'ai eu 27/40, ça fait combien sur 20", "13,5"],
  ["pt", "comprei 2 camisas de 39,90 e 3 meias de 8,50, quanto deu no total", "105,3"],
  ["pt", "ganho 18 por hora, 44 horas semanais, quanto dá por mês de 4 semanas", "3168,00 €"],
  // The tip is in it.
  ["pt", "fomos 3 jantar e a conta deu 90 € já com 10% de gorjeta, quanto paga cada um", "30,00 €"],
];

test.each(TOLD)("%s, told as people tell it: %s", async (visitor, sentence, expected) => {
  const answer = (await ask(sentence, visitor)) as { answer?: string };
  expect(answer.answer?.replaceAll(/[\u00a0\u2002\u202f]/g, " ").replaceAll("−", "-")).toBe(expected);
});

// One word or figure more makes it another question.
test.each([
  ["fr", "je pars à 8h30 et je mets 2h avec une pause de 20 min, j'arrive à quelle heure"],
  ["es", "éramos 4 y la cuenta fue de 80 € más 10 de propina, cuánto toca"],
  ["de", "wir waren 5 und die rechnung war 100 €, einer zahlt 20, was zahlt jeder"],
  ["fr", "moyenne 14 coeff 2, 10 coeff 3 et 8 sans coeff"],
  ["es", "pagué 68 € con un 15 % de descuento y un 21 % de iva, cuánto costaba antes"],
  ["de", "10 liter auf 4 personen"],
])("%s, another question than the one that is known: %s", async (visitor, sentence) => {
  expect((await ask(sentence, visitor)).calculator).toBeNull();
});

test("a language without a lexicon is not translated", async () => {
  expect(await translateSentence("20% of 80", "en-US")).toBeNull();
});
