/** Words that a product cannot stand beside. */

/** What makes another figure of it, and is no quantity: a loss, a way back, a tax. */
export const CHANGES = new Set(
  (
    "no not without excluding except never less before after plus minus more extra over under left remaining than vs versus or " +
    "discount tax taxes vat tip tips gratuity fee fees interest apr waste wasted loss losses lost efficiency efficient overlap spare reserve " +
    "buffer margin markup profit net gross inflation growth compounded compound round trip way ways both there back double twice half third quarter " +
    "triple increment increments speed faster slower minimum maximum least most rounded deep compare better cheaper difference overtime average mean another other first second unless until till covers cents cent pence"
  ).split(" "),
);
