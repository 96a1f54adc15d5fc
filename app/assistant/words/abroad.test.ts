import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

/** With plain spaces and signs. */
async function answerOf(sentence: string, visitor: string): Promise<string | undefined> {
  const { answer } = (await ask(sentence, visitor)) as { answer?: string };
  return answer?.replaceAll(/[\u00a0\u2002\u202f]/g, " ").replaceAll("−", "-");
}

/** Each family of sentences in the languages that tell it, with things of any name. */
const FAMILIES: Readonly<Record<string, readonly (readonly [visitor: string, sentence: string, expected: string])[]>> =
  {
    "what is bought together": [
      ["de", "Seife 1,49, Nudeln 0,99 und Kaffee 5,29 zusammen", "7,77"],
      ["es", "lista: jabón 1,50, fideos 0,90 y café 5,20 total", "7,6"],
      ["fr", "savon 1,50 + pâtes 0,90 + café 5,20", "7,6"],
      ["pt", "sabonete R$ 2,50, macarrão R$ 4,90 e café R$ 15,60 quanto deu", "23"],
    ],
    "dates, offers and plans": [
      ["es", "qué fecha será dentro de tres semanas", "13 December 2026"],
      ["es", "vacaciones del 3 al 17 de agosto, cuántos días son contando los dos", "15"],
      ["pt", "férias de 2 a 16 de agosto, quantos dias contando os dois", "15"],
      ["es", "cuánto me ahorro al año si paso de 45 € al mes a 29,90 € al mes", "181,20 €"],
      ["pt", "à vista R$ 1.800 ou 10x de R$ 199, quanto pago a mais no parcelado", "190"],
      ["es", "cobro 2.000, el 30% se va en alquiler y 450 en comida, cuánto me queda", "950"],
      ["pt", "devo 4.000 a 2% ao mês e pago 250 por mês, em quantos meses quito", "20 months"],
      ["pt", "se aqui em são paulo são 10 da manhã, que horas são em tóquio", "22:00"],
    ],
    "notes and coins": [
      ["de", "4 Scheine zu 50, 3 zu 20 und 6 Münzen zu 2 zusammen", "272"],
      ["es", "2 billetes de 50, 7 de 10 y 4 monedas de 2 total", "178"],
      ["fr", "2 billets de 50, 7 de 10 et 4 pièces de 2 en tout", "178"],
      ["pt", "2 notas de 50, 7 de 10 e 4 moedas de 1 total", "174"],
    ],
    "what is left, and change": [
      ["de", "Ich habe 90 Euro und gebe 18,40 und 7,60 aus, was bleibt übrig?", "64,00 €"],
      ["es", "Tengo 900 € en la cuenta, pagué 450 de alquiler y 60 de luz, ¿cuánto me queda?", "390"],
      ["fr", "monnaie sur 50 € pour 41,20", "8,8"],
      ["pt", "tinha R$ 300 e gastei R$ 85,50, quanto sobrou", "214,5"],
    ],
    instalments: [
      ["de", "15000 € Kredit in 60 Monatsraten zu 4,5 % monatliche Rate", "279,65 €"],
      ["fr", "combien puis-je emprunter avec 700 € par mois sur 20 ans à 3 %", "126 218 €"],
      ["pt", "peguei emprestado R$ 5.000 em 24x a 2% ao mês, qual o valor da parcela", "264,36 €"],
      ["pt", "guardar R$ 200 por mês a 1% ao mês, quanto terei em 2 anos", "5394,69 €"],
    ],
    electricity: [
      ["de", "Wasserkocher 1500 Watt 2 Stunden am Tag 0,30 €/kWh Kosten pro Monat", "27,38 €"],
      ["es", "cuánto gasta una lavadora de 500 vatios 2 horas al día en un mes a 0,20 €/kWh", "6,08 €"],
      ["fr", "recharger une voiture de 60 kWh de 10 à 60 % à 0,20 € le kWh", "6"],
      ["pt", "ventilador 100 watts 10 horas por dia com o kwh a 0,90 quanto gasta por mês", "27,38 €"],
    ],
    chances: [
      ["de", "Wahrscheinlichkeit mit 2 Würfeln mindestens 10 zu würfeln", "16,67%"],
      ["es", "probabilidad de obtener exactamente 2 caras en 4 lanzamientos de moneda", "37,5%"],
      [
        "fr",
        "Un objet a 2 % de chance de tomber, quelle probabilité de l'avoir au moins une fois en 30 essais ?",
        "45,45%",
      ],
      ["pt", "probabilidade de sair pelo menos um 5 em 3 lançamentos", "42,13%"],
    ],
    "measured values of a body": [
      ["de", "HbA1c 6,5 % mittlerer Blutzucker", "140 mg/dL"],
      ["es", "tensión arterial media 120/75", "90 mmHg"],
      ["fr", "besoin calorique homme 40 ans 180 cm 80 kg sédentaire", "2 076 kcal"],
      ["pt", "colesterol total 200 hdl 50 triglicerídeos 150 calcular ldl", "120 mg/dL"],
    ],
    "grades and shares": [
      ["es", "tengo un 6 que vale el 50 % de la nota, qué necesito en el final para sacar un 7", "8"],
      ["fr", "sur 80 élèves 36 ont réussi, ça fait combien en pourcentage", "45"],
      ["de", "von 40 Schülern haben 12 gefehlt, wie viel Prozent sind das", "30"],
      ["pt", "acertei 27 de 36 questões qual a porcentagem", "75"],
      ["pt", "média ponderada 6 peso 1 9 peso 2", "8"],
    ],
    "which is cheaper": [
      ["de", "was ist günstiger 400 g für 2,80 oder 1 kg für 6,50", "1 kg for 6.5"],
      ["es", "qué conviene más 2 litros por 3,10 o 5 litros por 7", "5 l for 7"],
      ["fr", "2 kg de riz à 3,80 € ou 5 kg à 8,50 €, lequel est le moins cher ?", "5 kg for 8.5"],
      ["pt", "o que é mais barato feijão 1 kg por R$ 8,90 ou 2 kg por R$ 16", "2 kg for 16"],
    ],
    "other amounts of a recipe, and other pans": [
      ["de", "Springform 30 cm statt 20 cm Faktor", "2,25"],
      ["es", "receta para 4 personas 200 g de lentejas, somos 6", "300 g"],
      ["fr", "gâteau 150 g de beurre pour 6, on sera 10", "250 g"],
      ["pt", "forma de 30 cm em vez de 20 cm", "2,25"],
    ],
    "heat, falls and half-lives": [
      ["fr", "énergie pour chauffer 3 litres d'eau de 20 à 90 °C", "879,06 kJ"],
      ["pt", "velocidade com que uma pedra chega ao chão caindo de 10 metros", "14,0047 m/s"],
      ["es", "semivida de 6 horas, en cuánto tiempo 80 mg se reducen a 10 mg", "18"],
    ],
    "other places and days": [
      ["de", "wie spät ist es in sydney wenn es hier 8 uhr ist", "18:00"],
      ["es", "son las 9 de la mañana en méxico, qué hora es en españa", "16:00"],
      ["fr", "combien de jours avant la saint-valentin", "84 days"],
      ["pt", "quantos dias faltam pro natal", "33 days"],
      ["es", "cuánto falta para las 18:30 si son las 14:50", "3:40:00"],
    ],
    "a box is no ellipsoid": [
      ["fr", "dalle béton 5 m x 3 m x 10 cm combien de m3", "1,5 m³"],
      ["pt", "volume de uma caixa d'água de 2 x 1,5 x 1 m em litros", "3 000 L"],
    ],
    "a slip in a long word, and accents that are missing here and there": [
      ["de", "Durchschnit von 4, 8 und 9", "7"],
      ["de", "Warscheinlichkeit mit 2 Würfeln genau 7", "16,67%"],
      ["es", "presion arterial média 120/75", "90 mmHg"],
      ["pt", "acertei 27 de 36 questoes qual a porcentajem", "75%"],
    ],
    "money of other countries": [
      ["pt", "R$ 1.200,50 - R$ 400,25", "800,25"],
      ["pt", "3 vezes R$ 49,90", "149,7"],
      ["es", "45.000 pesos mas 21 % de iva", "54.450"],
    ],
    "what is bought, by the piece and alone": [
      ["es", "compré 3 cuadernos a 1,20 y una carpeta de 2,90 cuánto gasté", "6,5"],
      ["fr", "j'ai acheté 3 cahiers à 1,20 € et un classeur à 2,90 € ça fait combien", "6,5"],
      ["pt", "comprei 3 cadernos a R$ 1,20 e uma pasta de R$ 2,90 quanto gastei", "6,5"],
    ],
    "which of two packs is cheaper": [
      ["es", "aceite 1 litro 8,90 o 3 litros 24,50 qué sale más barato", "3 liters for 24.5"],
      ["pt", "ovos 12 ovos R$ 9,90 ou 30 ovos R$ 22,50 qual compensa", "30 for 22.5"],
    ],
    "numbers as they are written": [
      ["de", "0,0071 wissenschaftliche schreibweise", "7.1e-3"],
      ["es", "redondear 8,7654 a dos decimales", "8,77"],
      ["fr", "arrondir 8,7654 à 2 décimales", "8,77"],
      ["pt", "arredondar 8,7654 para 2 casas decimais", "8,77"],
      ["pt", "3,2 x 10^4 em decimal", "32 000"],
    ],
    "loans and savings": [
      ["es", "cuota 300 al mes 10 años 4% cuánto me prestan", "29.631 €"],
      ["fr", "mensualité 600 15 ans 3% combien emprunter", "86 883 €"],
      ["pt", "parcela 400 24x 2% am valor do empréstimo", "7566 €"],
      ["es", "préstamo moto 6000 euros 3 años 7% cuota", "185,26 €"],
    ],
    "bodies, without units of a height": [
      ["es", "imc 68 kilos 1,71", "23,3 kg/m²"],
      ["pt", "imc 1,62 58kg", "22,1 kg/m²"],
    ],
    "how it is typed in a hurry": [
      ["pt", "qnto é 15% de 80 reais", "12"],
      ["de", "wieviel sind 12 % von 350", "42"],
    ],
    "times of other cities": [
      ["fr", "16h paris heure de montréal", "10:00"],
      ["pt", "14h brasília em lisboa", "17:00"],
    ],
    "what is bought, had and spent, item by item": [
      ["es", "3 kg de naranjas a 1,20 el kilo, 2 kg de patatas a 0,95 y una lechuga de 1,10: ¿total?", "6,6"],
      ["es", "2 cafés a 1,40 y 2 tostadas a 2,10, pago con un billete de 20, ¿cuánto me devuelven?", "13"],
      ["es", "en la hucha hay 14 monedas de 2 euros y 23 de 50 céntimos, cuánto dinero hay", "39,5"],
      ["pt", "2 pizzas a 11,50 e 3 cervejas a 2,40 entre 3, quanto paga cada um", "10,0666666667"],
      ["pt", "tinha 120 €, gastei 45,80 no supermercado e 30 em gasolina, com quanto fiquei", "44,2"],
    ],
    "who pays what, and what a loan leaves": [
      ["es", "cenamos 5 personas y la cuenta son 143,50, a cuánto tocamos", "28,7"],
      ["es", "me prestan 5000 y devuelvo 24 cuotas de 230, cuánto pago de más", "520"],
      ["pt", "posso dar 350 € por mês durante 7 anos a 5%, quanto é que o banco me empresta?", "24 763 €"],
    ],
    "roads, bills, chances and grades": [
      [
        "de",
        "Ich habe 45 Liter getankt und bin 680 km gefahren. Wie viel verbraucht mein Auto auf 100 km?",
        "6,61765 L/100 km",
      ],
      ["de", "wahrscheinlichkeit dreimal hintereinander kopf", "0,125"],
      ["fr", "notes 12 14 9 quelle note pour avoir 12,5 de moyenne", "15"],
      ["de", "Ein Mantel kostet statt 120 nur noch 84 Euro. Wie viel Prozent spare ich?", "30%"],
      ["fr", "De combien de façons peut-on ranger 6 livres ?", "720"],
      ["de", "Wie viele Stunden liegt Sydney vor Berlin?", "10 hours"],
      ["de", "umsatz 2024 180000 umsatz 2025 207000 wachstum in prozent", "15%"],
    ],
    "grouped numbers in a sum": [
      ["es", "tenía 1.300 € y pagué 450 de alquiler 60 de luz y 40 de agua cuánto me queda", "750"],
    ],
    "what one language had a word for and another had not": [
      ["de", "30 m Randsteine, jeder 2 m lang, wie viele brauche ich", "15"],
      ["es", "10 horas extra a 20 € la hora con un 50 % más", "300"],
      ["es", "tengo un 6 que cuenta el 70 % y un 9 que cuenta el resto, media", "6,9"],
      ["fr", "37 heures à 20 € de l'heure, je gagne combien par semaine", "740,00 €"],
      ["fr", "30 jours avant le 16 mars 2027, quelle date", "14 February 2027"],
      ["pt", "quantos litros cabem em 2 metros cúbicos e meio", "2 500 L"],
      ["pt", "minha filha pesa 20 kg, dose de 10 mg por kg, xarope de 40 mg/ml, quantos ml", "5"],
      ["de", "3. Wurzel aus 27", "3"],
    ],
    "days of a week": [["es", "lunes 5 martes 7 miércoles 6 jueves 8 y viernes 4 promedio", "6"]],
  };

test.each(Object.entries(FAMILIES).flatMap(([family, all]) => all.map((one) => [family, ...one] as const)))(
  "%s: %s, %s",
  async (_, visitor, sentence, expected) => {
    expect(await answerOf(sentence, visitor)).toBe(expected);
  },
);

// One word or figure more makes it another question, and some have no answer at all.
test.each([
  ["de", "Seife 1,49, Nudeln 0,99 und Gutschein 5 minus zusammen"],
  ["es", "jabón 1,50, fideos 0,90 menos descuento 1 total"],
  ["fr", "je paie 50 € pour 41,20 et 3 € de pourboire combien on me rend"],
  ["pt", "Comprei uma televisão de R$ 2.000 em 12x de R$ 200, qual a taxa de juros ao mês?"],
  ["pt", "R$ 100 mais 50 dólares"],
  ["es", "2 cafés a 1,40 y 2 tostadas a 2,10 con un 10 % de descuento total"],
  ["pt", "3 kg de maçãs a 1,20 e 200 g de queijo a 8 total"],
])("%s, not read: %s", async (visitor, sentence) => {
  expect((await ask(sentence, visitor)).calculator).toBeNull();
});
