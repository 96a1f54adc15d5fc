/** Laws of physics, of chemistry and of shapes, each a product, so that every figure of it follows from the others. */
import { type Field, law } from "./law.ts";
import { ANGLES, MORE_SHAPES, SHAPES, SIGHTS, WHEELS } from "./shapes.ts";

const FALL = /\b(?:f[ae]ll\w*|drop(?:s|ped|ping)?|dropped|free ?fall|hit(?:s|ting)? the (?:ground|water|floor))\b/;
const UPWARD = /\b(?:up|upwards?|vertically)\b/;
const LIGHT =
  /\b(?:light|radio|wifi|wi-fi|microwave|laser|fm|signal|electromagnetic|em|photon|wavelength|wave|frequency)\b/;

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
    law(
      "rest = 89875517873681764 * mass",
      /\bmc ?\^? ?2|\b(?:rest|equivalent) energy\b|\benergy equivalent\b|\beinstein\b/,
    ),
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
    "favorite favourite station wave waves sound light radio wifi wi-fi signal laser microwave fm station in air water vacuum travels traveling travelling moving going speed of tone note electromagnetic em photon frequency wavelength period cycle one hertz broadcast",
  laws: [
    law("speed = wavelength * frequency"),
    law("299792458 = wavelength * frequency", LIGHT, /\b(?:sound|speed|air|tone|note|string|ultrasound)\b/),
    law("1 = period * frequency"),
  ],
};

const ELECTRICITY: Field = {
  not: /\b(?:parallel|series|divider|phase|ac|rms|led|gauge|awg|wire|drop over|cost|per|kwh|day|battery|charge in|time constant|three|factor)\b/,
  words:
    "ohm ohm's ohms law circuit resistor resistors battery supply source heater device appliance bulb motor v = ir i r vi iv p through across over flowing flows flow draws draw drawing pulls pull at on with value of capacitor holds stores stored plate plates charged gives give needed needs run running kettle dc outlet circuit breaker amp amps volt volts voltage current element hair dryer water",
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
  laws: [
    law("melted = mass * latent", /\b(?:melt\w*|latent|fusion|boil\w*|evaporat\w+|vapori\w+|freez\w+|ice|steam)\b/),
  ],
};

const LENSES: Field = {
  isApart: true,
  words:
    "diopter diopters dioptre dioptres lens of with focal length power f glasses has have strength in dpt = reading",
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

const PICTURES: Field = {
  not: /\b(?:cm2|by|x (?:inch|<)|megapixels?|diagonal|monitor|screen|tv)\b/,
  words:
    "file lab wants widest largest biggest image picture photo print prints printed printing is at on across over wide width when need size be big large many resolution lens body camera sensor aps-c apsc micro four thirds m43 mft sensor nikon canon sony fuji factor x times crop frame full equivalent focal length aperture equal equals to",
  laws: [
    law("pixels = print * dots"),
    {
      is: "equivalent = focal * crop",
      about: /\bcrop\b|\bfull[- ]frame\b|\baps-?c\b|\btele ?converter\b|\bextender\b/,
      asks: "equivalent",
    },
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
