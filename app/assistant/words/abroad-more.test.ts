import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

/** With plain spaces and signs. */
async function answerOf(sentence: string, visitor: string): Promise<string | undefined> {
  const { answer } = (await ask(sentence, visitor)) as { answer?: string };
  return answer?.replaceAll(/[\u00a0\u2002\u202f]/g, " ").replaceAll("−", "-");
}

/** Each family of sentences in the languages that tell it. */
const FAMILIES: Readonly<Record<string, readonly (readonly [visitor: string, sentence: string, expected: string])[]>> =
  {
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
    "grouped numbers in a sum": [
      ["es", "tenía 1.300 € y pagué 450 de alquiler 60 de luz y 40 de agua cuánto me queda", "750"],
    ],
    "days of a week": [["es", "lunes 5 martes 7 miércoles 6 jueves 8 y viernes 4 promedio", "6"]],
  };

test.each(Object.entries(FAMILIES).flatMap(([family, all]) => all.map((one) => [family, ...one] as const)))(
  "%s: %s, %s",
  async (_, visitor, sentence, expected) => {
    expect(await answerOf(sentence, visitor)).toBe(expected);
  },
);

// Of a height alone there is no index, and other units are no pieces.
test.each([
  ["de", "ich bin 1,80 groß wie hoch ist mein bmi"],
  ["es", "mi imc si mido 1,68"],
])("%s, not read: %s", async (visitor, sentence) => {
  expect((await ask(sentence, visitor)).calculator).toBeNull();
});
