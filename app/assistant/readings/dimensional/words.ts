/** Words that a product cannot stand beside. */

/** What people do with it or do it to: they have no figure. */
export const FIELD = new Set(
  (
    "needed need needs required total lay lays transfer copy download downloaded upload burn burning burned burns drink drinks drinking eat eats eating feed feeding use used uses mix mixing add put apply applied " +
    "hay corn wheat soy soybeans barley oats seed seeds herbicide pesticide fertilizer fertiliser spray sprayer field lawn garden pasture crop milk honey bees " +
    "brine sugar salt flour rice dough bread tea kombucha water juice wine beer soup batch recipe kitchen fish aquarium pond chicken chickens hens hen dog cat horse cow goat " +
    "coop barn run stall bike running walking rowing swimming elliptical treadmill rower workout exercise yoga " +
    "fence deck patio driveway slab gravel mulch sand topsoil soil concrete roof wall floor wax candle candles soap resin epoxy fabric ribbon yarn quilt cleaner detergent laundry bottle jug"
  ).split(" "),
);

/** What makes another figure of it, and is not a quantity: a loss, a way back, a tax. */
export const CHANGES = new Set(
  (
    "no not without excluding except never less before after plus minus more extra over under left remaining than vs versus or " +
    "discount tax taxes vat tip tips gratuity fee fees interest apr waste wasted loss losses lost efficiency efficient overlap spare reserve " +
    "buffer margin markup profit net gross inflation growth compounded compound round trip way ways both there back double twice half third quarter " +
    "triple increment increments speed faster slower minimum maximum least most rounded deep compare better cheaper difference overtime average mean another other first second unless until till covers cents cent pence"
  ).split(" "),
);

/** What asks for a sum of money. */
export const MONEY =
  /^(?:costs?|price|pay|spend|spent|earn|earns|income|bill|deduction|money|worth|expense|total|charge|fee|revenue|dollars?|rate|wage)$/;
