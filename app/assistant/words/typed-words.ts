/** Words of a lexicon's language, from how they are typed. */

/** "l'imc" and "1h" are two words, and "30x60" is three. */
export function partElisions(sentence: string): string {
  return (
    sentence
      .replaceAll(/(?<!\p{L})([dljnsqcm]|qu)['’](?=[\p{L}\d])/giu, "$1' ")
      // "Custou-me" is "custou".
      .replaceAll(/(?<=\p{L}{3})-(?:me|te|lhes?|nos|se)(?!\p{L})/giu, "")
      // "À 5'30 au km" is a pace.
      .replaceAll(
        /(?<![\d.,])(\d{1,2})['’](\d{2})(?:"|''|['’](?!\d))?(?= ?(?:au|par|por|al|o|pro|el|ao|\/|per|le) ?k)/gi,
        "$1:$2",
      )
      .replaceAll(/(\d)[x×](?=\d)/gi, "$1 x ")
      .replaceAll(/(\d)h(?![\p{L}\d])/giu, "$1 h")
      .replaceAll(/\s+/g, " ")
  );
}

/** Words as they are typed in a hurry, in full. */
export function makeWriter(typed: string): (sentence: string) => string {
  const inFull = new Map(typed.split("|").map((pair) => pair.split("=") as [string, string]));
  const words = [...inFull.keys()].map((word) => word.replaceAll(".", String.raw`\.`)).join("|");
  const pattern = new RegExp(String.raw`(?<![\p{L}\d'’.])(?:${words})(?![\p{L}\d'’])`, "giu");
  return typed === ""
    ? (sentence) => sentence
    : (sentence) => sentence.replaceAll(pattern, (word) => inFull.get(word.toLowerCase()) ?? word);
}
