/** Words of other languages in English. */

/**
 * What no English word is, "english=foreign,foreign|…", for a visitor whose settings are English: how much of another
 * language is read without its lexicon (`lexicons.ts`). The rest stays unread and is said to be.
 */
const CLEAR = new Map(
  `
    to=nach|over=über|a=eine|much=viel|many=viele|days=tage,tagen,jours,días,dias|weeks=wochen,semaines,semanas
    |months=monate,monaten,meses|years=jahre,jahren,années,años|year=jahr|hours=stunden
    |mortgage=hypothek,hypothèque,immobilier,hipoteca|loan=kredit,darlehen,prêt,pret,préstamo,prestamo
    |auto loan=autokredit|interest=zinsen,intérêt,intérêts,interés|rate=zinssatz,taux,tasa|compound interest=zinseszins
    |tip=trinkgeld,pourboire,propina|discount=rabatt,remise,réduction,descuento|percent=prozent|down payment=anzahlung
    |term=laufzeit|square root=wurzel,racine,raíz|area=fläche,aire,área|diameter=durchmesser|volume=volumen
    |cylinder=zylinder|born=geboren|today=heute|woman=frau,femme,mujer|calories=kalorien|bill=rechnung
    |people=personen,personnes|vat=mehrwertsteuer|salary=gehalt,salaire|average=durchschnitt,moyenne|between=zwischen
    |divided=geteilt|by=durch|calculator=rechner|height=größe|weight=gewicht,poids|until=jusqu,jusqu'à,avant,hasta
    |for=pour,para|how many=combien,cuántos|what=quel,quelle|day=jour|radius=rayon|circle=cercle,círculo|=carrée
    |man=homme,hombre|on=sobre|how much=cuánto,cuanto|christmas=navidad
  `
    .split("|")
    .flatMap((entry) => {
      const [english = "", foreign = ""] = entry.trim().split("=");
      return foreign.split(",").map((word) => [word, english] as const);
    }),
);

/** Whether sentences of the locale's language are put in English (`lexicons.ts`). */
export function hasLexicon(locale: string): boolean {
  return ["de", "es", "fr", "pt"].includes(locale.slice(0, 2));
}

/** A word in English, for a visitor whose settings are; any other word as it is. */
export function translate(word: string, locale: string): string {
  return locale.startsWith("en") ? (CLEAR.get(word) ?? word) : word;
}
