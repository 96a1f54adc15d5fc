/** Laws of physics, of chemistry and of shapes, each a product, so that every figure of it follows from the others. */

export interface Law {
  /** "kinetic = 0.5 * mass * speed^2", by the names of figures. */
  readonly is: string;
  /** What the sentence must say besides its figures. */
  readonly about?: RegExp;
  readonly not?: RegExp;
  /** The only figure of it that is asked for, whether it is named or not. */
  readonly asks?: string;
}

export interface Field {
  /** What makes it another question. */
  readonly not?: RegExp;
  /** The words that say nothing more in it. */
  readonly words: string;
  /** Whether lengths, areas and volumes may be bare figures. */
  readonly isBare?: boolean;
  /** Whether the names of its figures mean something else in other fields. */
  readonly isApart?: boolean;
  readonly laws: readonly Law[];
}

const law = (is: string, about?: RegExp, not?: RegExp): Law => ({
  is,
  ...(about ? { about } : {}),
  ...(not ? { not } : {}),
});

const FALL = /\b(?:f[ae]ll\w*|drop(?:s|ped|ping)?|dropped|free ?fall|hit(?:s|ting)? the (?:ground|water|floor))\b/;
const UPWARD = /\b(?:up|upwards?|vertically)\b/;
const LIGHT =
  /\b(?:light|radio|wifi|wi-fi|microwave|laser|fm|signal|electromagnetic|em|photon|wavelength|wave|frequency)\b/;
const CIRCLE = /\b(?:circle|circles|circular|round|disc|disk)\b|\bcircumference\b/;
const SPHERE = /\b(?:sphere|ball|globe|spherical)\b/;

const MECHANICS: Field = {
  not: /\b(?:moon|mars|jupiter|venus|saturn|planet|planets|angle|collision|collide\w*|uphill|incline|slope|ramp|friction|relativistic|escape|orbit\w*|terminal|bounce\w*|both|two|recoil|elevator|buoyan\w*)\b/,
  words:
    "object objects body ball car truck rock box crate block thing cart stone person book weight newton newtons newton's second law f m a v s t = ma law on earth's earth gravity surface moving move moves moved going travels traveling travelling traveled running applied apply applying done doing by over across through required needed takes take required lift lifts lifted lifting raise raised push pushing pushed pull pulling pulled hold holding over per during under spread from rest starting start starts standstill speeds speed up accelerates accelerate accelerating off bridge cliff tower building roof height air resistance no ignoring ignore neglecting drag ground water floor hit hits hitting dropped drop drops fall falls falling fallen fell free freefall after before until till land lands landing spring hooke's hookes law stretch stretches stretched stretching compressed wrench bolt end string pendulum simple small one full swing swings circle radius uniform motion e mc2 mc 2 einstein machine motor engine seconds second run runs runner high mass value equation formula physics bag man woman kid wall upward upwards straight vertically thrown throw throws max maximum climbs climb climbing stairs hoist hoisted crane kilo stop stopping brake brakes braking decelerating decelerate decelerates deep depth underwater under below gauge column liquid fluid without atmospheric equivalent goes go going stand standing constant total joules work kinetic energy potential with",
  laws: [
    law("force = mass * acceleration", undefined, /\b(?:weight|centripetal)\b/),
    law("weight = 9.80665 * mass", /\b(?:weight|weighs?)\b/),
    law("work = force * distance", /\b(?:work|energy|joules|distance|far|force)\b/, /\b(?:torque|wrench|spring)\b/),
    law("energy = power * duration", undefined, /\b(?:kwh|cost)\b/),
    law("power = force * speed"),
    law("momentum = mass * speed"),
    law("impulse = force * duration"),
    law(
      "kinetic = 0.5 * mass * speed^2",
      /\b(?:kinetic|ke|energy|joules?|fast|speed|mass)\b/,
      /\b(?:e ?= ?mc|potential)/,
    ),
    law("potential = 9.80665 * mass * height", /\b(?:potential|gpe|pe|lift\w*|rais\w+|high|height)\b/, /\bkinetic\b/),
    law("rest = 89875517873681764 * mass", /\bmc ?\^? ?2|\b(?:rest|equivalent) energy\b|\benergy equivalent\b|\beinstein\b/),
    law("pressure = force / surface"),
    law("force = stiffness * stretch"),
    law("elastic = 0.5 * stiffness * stretch^2"),
    law("torque = force * lever", /\b(?:torque|moment|wrench|lever)\b/),
    law("centripetal = mass * speed^2 / radius_path", /\b(?:centripetal|circle|circular|curve|radius)\b/),
    law("inward = speed^2 / radius_path", /\b(?:centripetal|circle|circular|curve|radius)\b/),
    law("distance = speed * duration", undefined, FALL),
    law("speed = acceleration * duration", /\b(?:rest|standstill|0|accelerat\w+)\b/, /\bfrom <|\bdistance\b|\bfar\b/),
    law("distance = 0.5 * acceleration * duration^2", /\b(?:rest|standstill)\b/),
    law("height = 4.903325 * duration^2", FALL),
    law("speed^2 = 19.6133 * height", FALL),
    law("speed = 9.80665 * duration", FALL),
    law("swing^2 = 4.02567824939 * length_pendulum", /\bpendulum\b/),
    law("mass = density * volume"),
    law("speed^2 = 19.6133 * height", UPWARD),
    law("speed^2 = 2 * acceleration * distance", /\b(?:brak\w+|stop\w*|decelerat\w+)\b/),
    law("power = 9.80665 * mass * height / duration", /\b(?:lift\w*|climb\w*|rais\w+|hoist\w*|up|stairs|high)\b/),
    law("pressure = 9.80665 * density * depth", /\b(?:deep|depth|below|under|underwater|column|fluid|liquid)\b/),
    law("pressure = 9806.65 * depth", /\bwater\b/),
  ],
};

const FRICTION: Field = {
  not: /\b(?:angle|incline|slope|ramp|static and|accelerat\w+)\b/,
  words:
    "friction frictional force kinetic static coefficient of normal surface block box object crate floor ground horizontal flat level sliding with and = f n mu",
  laws: [
    law("friction = coefficient * normal", /\bnormal\b/),
    law("friction = 9.80665 * coefficient * mass", /\bfriction\b/),
  ],
};

const EFFICIENCY: Field = {
  not: /\b(?:cost|hours?|loss|losses)\b/,
  words:
    "efficiency efficient of a motor machine engine with energy power watts joules percent percentage output input",
  laws: [
    law("efficiency = 100 * useful / input", /\befficien/),
    law("efficiency = 100 * gained / spent", /\befficien/),
  ],
};

const WAVES: Field = {
  words:
    "wave waves sound light radio wifi wi-fi signal laser microwave fm station in air water vacuum travels traveling travelling moving going speed of tone note electromagnetic em photon frequency wavelength period cycle one hertz broadcast",
  laws: [
    law("speed = wavelength * frequency"),
    law("299792458 = wavelength * frequency", LIGHT, /\b(?:sound|speed|air|tone|note|string|ultrasound)\b/),
    law("1 = period * frequency"),
  ],
};

const ELECTRICITY: Field = {
  not: /\b(?:parallel|series|divider|phase|ac|rms|led|gauge|awg|wire|drop over|cost|per|kwh|day|battery|charge in|time constant|three|factor)\b/,
  words:
    "ohm ohm's ohms law circuit resistor resistors battery supply source heater device appliance bulb motor v = ir i r vi iv p through across over flowing flows flow draws draw drawing pulls pull at on with value of capacitor holds stores stored plate plates charged gives give needed needs run running kettle dc outlet circuit breaker amp volt voltage current",
  laws: [
    law("voltage = current * resistance"),
    law("power = voltage * current"),
    law("power = current^2 * resistance"),
    law("power * resistance = voltage^2"),
    law("charge = current * duration"),
    law("charge = capacitance * voltage"),
    law("elastic = 0.5 * capacitance * voltage^2"),
  ],
};

const HEAT: Field = {
  not: /\b(?:from|ice|steam|melt\w*|boil\w*|evaporat\w*|freez\w*|vapori\w*|cost|mix\w*|latent|fusion)\b/,
  words:
    "heat heating heated energy required needed needs needed take takes warm warms warming raise raises raising cool cooling temperature by q = mc mcat mcδt water of to required specific capacity its",
  laws: [
    law("heat = mass * capacity * rise"),
    // As the calculator of specific heat has it.
    law("heat = 4186 * mass * rise", /\bwater\b/),
  ],
};

const MELTING: Field = {
  isApart: true,
  not: /\b(?:from|cost|mix\w*|then|degrees)\b/,
  words:
    "heat energy needed required takes take to melt melting melts freeze freezing boil boiling evaporate evaporating vaporize vaporise ice water steam at of with latent fusion vaporization into liquid completely all = ml q = l",
  laws: [law("melted = mass * latent", /\b(?:melt\w*|latent|fusion|boil\w*|evaporat\w+|vapori\w+|freez\w+|ice|steam)\b/)],
};

const LENSES: Field = {
  isApart: true,
  words: "diopter diopters dioptre dioptres lens of with focal length power f glasses has have strength in dpt = reading",
  laws: [law("dioptres = 1 / lens", /\bdiopt\w+|\bdpt\b/)],
};

const CHEMISTRY: Field = {
  not: /\b(?:dilut\w*|hydrate|percent|yield|ppm|molality|freez\w*|boil\w*|osmotic|excess|react\w*|limiting|produc\w+|titrat\w*|neutrali[sz]\w*|density|into|ph)\b/,
  words:
    "convert solution solutions solute dissolved dissolve dissolving in of water make making made prepare preparing need needed weigh out sample pure there contain contains are concentration dry powder liter litre has find using into using for number number moles molar number grams gram = g gas ideal container tank occupy occupies take up at stp standard temperature and pressure fill filled holds",
  laws: [
    law("grams = moles * molarMass"),
    law("moles = molarity * liters"),
    law("grams = molarity * liters * molarMass"),
    law("particles = 602214076000000000000000 * moles"),
    law("particles = 602214076000000000000000 * grams / molarMass"),
    law("pressure * volume = 8.314462618 * moles * kelvins"),
    law("liters = 22.41396954 * moles", /\bstp\b|\bstandard (?:temperature|conditions)\b/),
  ],
};

const SHAPES: Field = {
  isBare: true,
  not: /\b(?:half|semi\w*|hollow|open|inscribed|circumscribed|inside|ring|thick\w*|cost|per|minus|and a|two|three|paint|slant|lateral|truncated|screen|tv|tiles?|fence)\b/,
  words:
    "circle circles circular round disc disk sphere ball globe cube cubes square squares cylinder cone equilateral triangle regular hexagon hexagonal rectangle rectangular sector slice pie wedge arc of whose its with has have a an the is = length sides side edge each big shape around find space long full all",
  laws: [
    law("area = side^2", /\bsquare\b/, /\b(?:rectangle|circle|cube|triangle|hexagon)\b/),
    law("perimeter = 4 * side", /\bsquare\b/, /\b(?:rectangle|circle|cube|triangle|hexagon)\b/),
    law("perimeter^2 = 16 * area", /\bsquare\b/, /\b(?:rectangle|circle|cube|triangle|hexagon)\b/),
    law("diagonal^2 = 2 * side^2", /\bsquare\b/, /\b(?:rectangle|circle|cube|triangle|hexagon)\b/),
    law("diagonal^2 = 2 * area", /\bsquare\b/, /\b(?:rectangle|circle|cube|triangle|hexagon)\b/),
    law("space = side^3", /\bcube\b/),
    law("shell = 6 * side^2", /\bcube\b/),
    law("diagonal^2 = 3 * side^2", /\bcube\b/, /\bface\b/),
    law("area = pi * radius^2", CIRCLE, /\bsector|arc\b/),
    law("area = pi * diameter^2 / 4", CIRCLE, /\bsector|arc\b/),
    law("circumference = 2 * pi * radius", CIRCLE),
    law("circumference = pi * diameter", CIRCLE),
    law("circumference^2 = 4 * pi * area", CIRCLE),
    law("diameter = 2 * radius", CIRCLE),
    law("space = 4 * pi * radius^3 / 3", SPHERE),
    law("space = pi * diameter^3 / 6", SPHERE),
    law("shell = 4 * pi * radius^2", SPHERE),
    law("shell = pi * diameter^2", SPHERE),
    law("space = pi * radius^2 * tall", /\bcylinder\b/),
    law("space = pi * diameter^2 * tall / 4", /\bcylinder\b/),
    law("space = pi * radius^2 * tall / 3", /\bcone\b/),
    law("space = pi * diameter^2 * tall / 12", /\bcone\b/),
    law("area = 0.433012701892 * side^2", /\bequilateral\b/),
    law("tall = 0.866025403784 * side", /\bequilateral\b/),
    law("area = 2.59807621135 * side^2", /\bhexagon(?:al)?\b/),
    law("perimeter = 6 * side", /\bhexagon(?:al)?\b/),
    law("area = width * long", /\brectang(?:le|ular)\b/),
    law("area = base * tall / 2", /\btriangle\b/, /\b(?:equilateral|right|isosceles|sides?)\b/),
    law("area = pi * radius^2 * angle / 360", /\b(?:sector|slice|wedge)\b/),
    law("arc = 2 * pi * radius * angle / 360", /\barc\b/),
  ],
};

const SIDES =
  /\b(?:rectang(?:le|ular)|parallelogram|rhombus|kite|triangle|ellipse|oval|ring|annulus|circles|washer|cone|pyramid|cylinder)\b/;

/** Shapes with two lengths of a kind, or whose figures are no products. */
const MORE_SHAPES: Field = {
  isApart: true,
  isBare: true,
  not: /\b(?:half(?! ax)|hollow|open|inscribed|circumscribed|cost|per|minus|and a|three|paint|truncated|screen|tv|tiles?|fence|similar|right|isosceles|equilateral)\b/,
  words:
    "rectangle rectangular parallelogram rhombus kite triangle ellipse oval ring annulus washer circles circle concentric two between cone pyramid square regular cylinder of whose its with has have a an the is are = and length sides side edge each around find long full all included them it lengths base based by x other one law cosines",
  laws: [
    law(
      "perimeter = 2 * (one + two); two = perimeter / 2 - one; one = perimeter / 2 - two",
      /\b(?:rectang(?:le|ular)|parallelogram)\b/,
      /\barea\b/,
    ),
    law(
      "diagonal = sqrt(one^2 + two^2); two = sqrt(diagonal^2 - one^2); one = sqrt(diagonal^2 - two^2)",
      /\brectang(?:le|ular)\b/,
    ),
    law("area = base * tall", /\bparallelogram\b/),
    law("area = cross * crossing / 2", /\b(?:rhombus|kite)\b/),
    law("band = pi * abs(inside^2 - outside^2)", /\b(?:ring|annulus|washer|circles)\b/),
    law("area = pi * axis * across", /\b(?:ellipse|oval)\b/),
    law("space = side^2 * tall / 3", /\bpyramid\b/, /\b(?:triangular|rectangular)\b/),
    law("space = base^2 * tall / 3", /\bsquare (?:based )?pyramid\b|\bpyramid\b.*\bsquare\b/),
    law("mantle = 2 * pi * radius * tall", /\bcylinder\b/),
    law("shell = 2 * pi * radius * (radius + tall)", /\bcylinder\b/, /\b(?:lateral|curved)\b/),
    law("mantle = pi * radius * sqrt(radius^2 + tall^2)", /\bcone\b/, /\bslant\b/),
    law("mantle = pi * radius * slant", /\bcone\b/, /\bheight of\b/),
    law("shell = pi * radius * (radius + sqrt(radius^2 + tall^2))", /\bcone\b/, /\b(?:lateral|curved|slant)\b/),
    law("slant = sqrt(radius^2 + tall^2)", /\bcone\b/),
    { is: "area = one * two * sin(between) / 2", about: /\barea\b/, asks: "area" },
    { is: "third = sqrt(one^2 + two^2 - 2 * one * two * cos(between))", about: /\b(?:third|other|missing|opposite|remaining) side\b|\blaw of cosines\b/, asks: "third" },
  ].map((one) => ({ ...one, about: one.about ?? SIDES })),
};

const ANGLES: Field = {
  isApart: true,
  not: /\b(?:area|side length|length|radius|right|sides? of <)\b/,
  words:
    "angle angles of in a an the polygon regular sided sides how many does have has with each every one interior exterior inside outside is are measure measures degrees whose number all sum total add up to complementary supplementary isosceles triangle two equal both base top find",
  laws: [
    law("inner = 180 - 360 / corners; corners = 360 / (180 - inner)", /\b(?:interior|inside|internal)\b/, /\b(?:sum|total|add)\b/),
    law("outer = 360 / corners; corners = 360 / outer", /\b(?:exterior|outside|external)\b/, /\b(?:sum|total|add)\b/),
    law("inners = (corners - 2) * 180; corners = inners / 180 + 2", /\b(?:sum|total|add)\b/, /\bexterior\b/),
    law("diagonals = corners * (corners - 3) / 2", /\bdiagonals\b/),
    { is: "complement = 90 - plain", about: /\bcomplement/, asks: "complement" },
    { is: "supplement = 180 - plain", about: /\bsupplement/, asks: "supplement" },
    law("apex = 180 - 2 * foot; foot = (180 - apex) / 2", /\bisosceles\b/),
  ],
};

const SIGHTS: Field = {
  isApart: true,
  not: /\b(?:two|both|radius|hypotenuse|grade|percent|long|ladder|string|rope|kite)\b/,
  words:
    "tree tower building flagpole pole cliff hill monument top of the a from away i i'm look looking see stand standing at with angle elevation depression up is are how tall high sun shadow casts cast degrees distance ground base = when and to it",
  laws: [
    law(
      "high = away * tan(elevation); away = high / tan(elevation); elevation = atan(high / away)",
      /\b(?:elevation|depression|look\w*|shadow|sun)\b|\bangle\b.*\b(?:rise|run)\b|\b(?:rise|run)\b.*\bangle\b/,
    ),
  ],
};

const WHEELS: Field = {
  isApart: true,
  not: /\b(?:per|rpm|gear\w*|minute|second|speed)\b/,
  words: "wheel wheels tire tyre bike bicycle car with of a in does make makes it takes to cover travel go roll rolls rolling = full over how many turn turns revolution revolutions rotations is has",
  laws: [
    law("rolled = pi * diameter * turns", /\b(?:wheel|tire|tyre)\b/, /\bradius\b/),
    law("rolled = 2 * pi * radius * turns", /\b(?:wheel|tire|tyre)\b.*\bradius\b|\bradius\b.*\b(?:wheel|tire|tyre)\b/),
  ],
};

const PICTURES: Field = {
  not: /\b(?:cm2|by|x (?:inch|<)|megapixels?|diagonal|monitor|screen|tv)\b/,
  words:
    "image picture photo print prints printed printing is at on across over wide width when need size be big large many resolution lens body camera sensor aps-c apsc micro four thirds m43 mft sensor nikon canon sony fuji factor x times crop frame full equivalent focal length aperture equal equals to",
  laws: [
    law("pixels = print * dots"),
    { is: "equivalent = focal * crop", about: /\bcrop\b|\bfull[- ]frame\b|\baps-?c\b/, asks: "equivalent" },
  ],
};

export const FIELDS: readonly Field[] = [
  MECHANICS,
  FRICTION,
  EFFICIENCY,
  WAVES,
  ELECTRICITY,
  HEAT,
  CHEMISTRY,
  SHAPES,
  MORE_SHAPES,
  ANGLES,
  SIGHTS,
  WHEELS,
  MELTING,
  LENSES,
  PICTURES,
];
