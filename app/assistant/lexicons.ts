/** Step 1, tokens: what sentences in other languages are made of, as data. Longer phrases come before their words. */

// Pfund and livre are left out: they are half a kilogram there, and a pound in translations.

/** Phrases of a language and what they are in English, "foreign=english"; an empty right side says nothing. */
type Lexicon = readonly string[];

const GERMAN: Lexicon = [
  "wie hoch ist die rate für=monthly payment loan",
  "wie hoch ist=what is|wie viele=how many|wie viel kostet=cost of|wie viel ist=what is|wie viel sind=what is|wie viel km sind=how many km is|wie viel=how many",
  "was sind=what is|was ist=what is|was zahlt jeder wenn=|wie groß ist=what is|wie alt=how old|wie lange=how long",
  "prozent=percent|von=of|minus=minus|abzüglich=minus|plus=plus|zuzüglich=plus|rabatt auf=off|nachlass auf=off",
  "preis nach=|preis mit=|rabatt=off|nachlass=off|mal=times|geteilt durch=divided by|durch=divided by",
  "auf personen aufteilen=|aufteilen=split|personen=people|leute=people|freunde=people|teilen=split|und=and",
  "ich wiege=weight|ich bin=height|wie ist mein=|mein=|groß=tall|und bin=height|kilo=kg|kilogramm=kg|zentimeter=cm|meter=m",
  "body-mass-index=bmi|gewicht=weight|größe=height|bei=at|zu=at|über=over|auf=on|für=for|mit=with|in=in",
  "monatsrate=monthly payment|monatliche rate=monthly payment|rate=payment|kredit=loan|darlehen=loan|autokredit=auto loan",
  "hypothek=mortgage|baufinanzierung=mortgage|zinsen=interest|zinssatz=rate|zinseszins=compound interest|laufzeit=|jahre=years|jahren=years|jahr=year",
  "monate=months|monaten=months|wochen=weeks|tage=days|tagen=days|stunden=hours|minuten=minutes|euro=€",
  "meilen=miles|kilometer=km|umrechnen=|berechnen=|grad celsius=celsius|fuß=feet|zoll=inches|liter=liters|unzen=ounces",
  "trinkgeld=tip|mehrwertsteuer=vat|mwst=vat|fläche=area|umfang=circumference|kreis=circle|rechteck=rectangle|radius=radius|durchmesser=diameter",
  "wurzel aus=square root of|quadratwurzel=square root|durchschnitt=average|mittelwert=average|gehalt=salary|stundenlohn=hourly rate",
];

const SPANISH: Lexicon = [
  "cuánto pago al mes por=monthly payment loan|cuánto es el=what is|cuánto es=what is|cuanto es el=what is|cuanto es=what is|cuánto son=what is|cuánto cuesta=cost of",
  "cuántos=how many|cuántas=how many|cuantos=how many|cuantas=how many|son=are|cuál es mi=|cuál es=what is|cual es=what is|cuánto paga cada uno si=",
  "por ciento de descuento en=percent off|por ciento de descuento sobre=percent off|de descuento en=off|de descuento sobre=off|por ciento=percent|con descuento del=less|de descuento=off|con=with|precio=|descuento=discount",
  "dividido entre=divided by|dividido por=divided by|entre=between|repartir=split|reparten=split|dividir=split|personas=people|amigos=people|multiplicado por=times|por=times|más=plus|mas=plus|menos=minus",
  "peso=weight|y mido=height|mido=height|índice de masa corporal=bmi|indice de masa corporal=bmi|imc=bmi|kilos=kg|kilogramos=kg|centímetros=cm|altura=height",
  "cuota mensual de un préstamo de=monthly payment loan|cuota mensual=monthly payment|préstamo=loan|prestamo=loan|hipoteca=mortgage|interés=interest|durante=for|años=years|año=year|meses=months|mes=month|días=days|horas=hours|minutos=minutes|semanas=weeks|euros=€",
  "convertir=|pasar=|millas=miles|kilómetros=km|kilometros=km|pies=feet|pulgadas=inches|libras=pounds|litros=liters|onzas=ounces|grados=degrees",
  "propina=tip|iva=vat|área=area|superficie=area|círculo=circle|rectángulo=rectangle|radio=radius|diámetro=diameter|raíz cuadrada=square root|promedio=average|media=average|salario=salary|sueldo=salary|edad=age",
  "del=of|de=of|el=|la=|los=|las=|un=|una=|y=and|a=to|al=at|en=in|sobre=on|para=for",
];

const FRENCH: Lexicon = [
  "combien par mois pour emprunter=monthly payment loan|combien font=what is|combien fait=what is|combien de=how many|combien=how much|font=are|quel est mon=|quelle est=what is|quel est=what is|combien paie chacun si=|calculer=",
  "pour cent de remise sur=percent off|pour cent de réduction sur=percent off|pour cent de rabais sur=percent off|de remise sur=off|de réduction sur=off|de rabais sur=off|de réduction=off|de remise=off|pour cent=percent|prix après=|remise=off|réduction=off|moins=minus|plus=plus",
  "divisé par=divided by|divisés en=divided by|divisé en=divided by|divisés par=divided by|partager=split|partagent=split|entre=between|personnes=people|amis=people|fois=times|multiplié par=times",
  "je pèse=weight|et mesure=height|je mesure=height|mesure=height|indice de masse corporelle=bmi|imc=bmi|kilos=kg|centimètres=cm|taille=height|poids=weight",
  "mensualité d'un prêt de=monthly payment loan|mensualité d’un prêt de=monthly payment loan|mensualité=monthly payment|prêt=loan|pret=loan|crédit=loan|hypothèque=mortgage|prêt immobilier=mortgage|intérêts=interest|pendant=for|ans=years|an=year|années=years|mois=months|jours=days|heures=hours|minutes=minutes|semaines=weeks|euros=€",
  "convertir=|milles=miles|kilomètres=km|pieds=feet|pouces=inches|litres=liters|onces=ounces|degrés=degrees",
  "pourboire=tip|tva=vat|aire=area|surface=area|cercle=circle|rectangle=rectangle|rayon=radius|diamètre=diameter|racine carrée=square root|moyenne=average|salaire=salary|âge=age",
  "de=of|du=of|des=of|le=|la=|les=|un=|une=|et=and|à=at|en=in|sur=over|pour=for|avec=with",
];

const PORTUGUESE: Lexicon = [
  "quanto pago por mês por=monthly payment loan|quanto é=what is|quanto são=what is|quanto custa=cost of|quantos=how many|quantas=how many|são=are|qual é o meu=|qual é=what is|quanto paga cada um se=|calcular=",
  "por cento de desconto em=percent off|por cento de desconto sobre=percent off|de desconto em=off|de desconto sobre=off|por cento=percent|preço com desconto de=less|de desconto=off|com=with|desconto=discount|menos=minus|mais=plus",
  "dividido por=divided by|a dividir por=divided by|dividido entre=divided by|dividirem=split|dividir=split|repartir=split|entre=between|pessoas=people|amigos=people|vezes=times|multiplicado por=times",
  "peso=weight|e meço=height|meço=height|índice de massa corporal=bmi|indice de massa corporal=bmi|imc=bmi|quilos=kg|quilogramas=kg|centímetros=cm|altura=height",
  "prestação mensal de um empréstimo de=monthly payment loan|prestação mensal=monthly payment|empréstimo=loan|emprestimo=loan|crédito=loan|hipoteca=mortgage|juros=interest|durante=for|anos=years|ano=year|meses=months|mês=month|dias=days|horas=hours|minutos=minutes|semanas=weeks|euros=€",
  "converter=|milhas=miles|quilômetros=km|quilómetros=km|pés=feet|polegadas=inches|libras=pounds|litros=liters|onças=ounces|graus=degrees",
  "gorjeta=tip|iva=vat|área=area|círculo=circle|retângulo=rectangle|raio=radius|diâmetro=diameter|raiz quadrada=square root|média=average|salário=salary|idade=age",
  "do=of|da=of|de=of|o=|um=|uma=|e=and|a=at|em=in|para=to|sobre=on|por=by",
];

const LEXICONS: Readonly<Record<string, Lexicon>> = { de: GERMAN, es: SPANISH, fr: FRENCH, pt: PORTUGUESE };

interface Translator {
  readonly pattern: RegExp;
  readonly english: ReadonlyMap<string, string>;
}

const translators = new Map<string, Translator>();

/** A sentence in English as far as the lexicon of the locale's language carries; the same where there is none. */
export function translateSentence(sentence: string, locale: string): string {
  const language = locale.slice(0, 2);
  const lexicon = Object.hasOwn(LEXICONS, language) ? LEXICONS[language]! : null;
  if (!lexicon) return sentence;
  const { pattern, english } = translators.get(language) ?? makeTranslator(language, lexicon);
  return sentence
    .replace(pattern, (phrase) => english.get(phrase.toLowerCase()) ?? phrase)
    .replaceAll(/\s+/g, " ")
    .replace(/^(?:[\s,]|of |at )+/, "")
    .trim();
}

function makeTranslator(language: string, lexicon: Lexicon): Translator {
  const entries = lexicon.flatMap((line) => line.split("|")).map((entry) => entry.split("=") as [string, string]);
  const phrases = entries.map(([phrase]) => phrase).toSorted((a, b) => b.length - a.length);
  const translator = {
    pattern: new RegExp(`(?<!\\p{L})(?:${phrases.join("|")})(?!\\p{L})`, "giu"),
    english: new Map(entries),
  };
  translators.set(language, translator);
  return translator;
}
