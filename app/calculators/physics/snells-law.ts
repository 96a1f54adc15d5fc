import { boolean, chart, defineCalculator, number, percent, quantity } from "#engine/define.ts";
import { SPEED_OF_LIGHT } from "#maths/constants.ts";
import { angle } from "#units/angle.ts";
import { speed } from "#units/speed.ts";

export default defineCalculator({
  id: "snells-law",
  name: "Snell's Law Calculator (Refraction)",
  category: "physics",
  emoji: "🌈",
  description:
    "The angle of refraction between two media, the critical and Brewster angles, and how much light is reflected.",
  keywords: [
    "bending of light",
    "refractive index",
    "critical angle",
    "total internal reflection",
    "brewster angle",
    "fresnel",
    "light through glass",
  ],
  related: [
    { id: "thin-lens", stage: "next_step", relevance: 88 },
    { id: "wavelength-frequency", stage: "complementary", relevance: 82 },
    "photon-energy",
    "angle-converter",
  ],
  inputs: {
    n1: number("Refractive index of the first medium", {
      default: 1.000293,
      min: 1,
      max: 10,
      also: ["goes from"],
      help: "Air 1.0003, water 1.333, glass 1.5, diamond 2.417.",
    }),
    n2: number("Refractive index of the second medium", { default: 1.333, min: 1, max: 10, also: ["enters"] }),
    angle: quantity("Angle of incidence", angle, {
      also: ["at", "incidence", "incident at", "hits at", "angle of", "degree angle"],
      unit: "deg",
      default: 45,
      min: 0,
      max: 89.999999,
      help: "Measured from the perpendicular.",
    }),
  },
  outputs: {
    refractionAngle: quantity("Angle of refraction", angle, {
      also: ["light bend", "bend", "refracted angle", "refraction angle"],
      unit: "deg",
      decimals: 4,
      none: "None: all the light is reflected",
    }),
    totalReflection: boolean("Total internal reflection"),
    criticalAngle: quantity("Critical angle", angle, {
      also: ["total reflection angle"],
      unit: "deg",
      decimals: 4,
      none: "None: the second medium does not have the lower index",
    }),
    brewsterAngle: quantity("Brewster's angle", angle, { unit: "deg", decimals: 4 }),
    reflectance: percent("Reflected, unpolarized light", { decimals: 4 }),
    reflectanceS: percent("Reflected, s-polarized", { decimals: 4 }),
    reflectanceP: percent("Reflected, p-polarized", { decimals: 4 }),
    deviation: quantity("Deviation (refraction minus incidence)", angle, {
      unit: "deg",
      decimals: 4,
      none: "None: all the light is reflected",
    }),
    speed1: quantity("Speed of light in the first medium", speed, { unit: "m/s", metric: "km/s", imperial: "mi/s" }),
    speed2: quantity("Speed of light in the second medium", speed, { unit: "m/s", metric: "km/s", imperial: "mi/s" }),
    curve: chart("Refraction and reflection by angle of incidence", {
      x: { angle: quantity("Angle of incidence", angle, { unit: "deg" }) },
      y: {
        refractionAngle: quantity("Angle of refraction", angle, { unit: "deg", decimals: 2 }),
        reflectance: percent("Reflected", { decimals: 2 }),
      },
      own: { x: "angle", y: "refractionAngle", label: "Your ray" },
    }),
  },
  pictures: [{ draw: "refraction", of: ["angle", "refractionAngle", "reflectance"] }],
  compute({ n1, n2, angle }) {
    const { refracted, s, p } = refract(n1, n2, angle);
    return {
      refractionAngle: refracted,
      totalReflection: refracted === null,
      criticalAngle: n2 < n1 ? toDegrees(Math.asin(n2 / n1)) : null,
      brewsterAngle: toDegrees(Math.atan(n2 / n1)),
      reflectance: 50 * (s + p),
      reflectanceS: 100 * s,
      reflectanceP: 100 * p,
      deviation: refracted === null ? null : refracted - angle,
      speed1: SPEED_OF_LIGHT / n1,
      speed2: SPEED_OF_LIGHT / n2,
      curve: Array.from({ length: 90 }, (_, incidence) => {
        const ray = refract(n1, n2, incidence);
        return { angle: incidence, refractionAngle: ray.refracted, reflectance: 50 * (ray.s + ray.p) };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.totalReflection
      ? `No light gets through: {angle} is above the critical angle of {criticalAngle}, so all of it is reflected.`
      : inputs.n1 === inputs.n2
        ? `Both media have the same index, so the ray continues straight at {refractionAngle}.`
        : inputs.angle === 0
          ? `The ray goes straight through, along the perpendicular, without bending.`
          : `The ray continues at {refractionAngle}, bent ${inputs.n2 > inputs.n1 ? "toward" : "away from"} the perpendicular by ${say.number(Math.abs(outputs.deviation!), 2)}°.`,
    outputs.totalReflection
      ? `Below that angle, some of it would get through.`
      : outputs.reflectance === 0
        ? `Nothing is reflected at the surface.`
        : `{reflectance} of unpolarized light is reflected at the surface.`,
    inputs.n1 === inputs.n2
      ? `A different index in one of them would bend the ray and reflect some of the light.`
      : `At {brewsterAngle}, the reflected light would be fully polarized.`,
  ],
  formula: {
    tex: [
      String.raw`n_1 \sin\alpha = n_2 \sin\beta`,
      String.raw`\alpha_c = \arcsin\frac{n_2}{n_1}, \qquad \alpha_B = \arctan\frac{n_2}{n_1}`,
      String.raw`R_s = \left(\frac{n_1\cos\alpha - n_2\cos\beta}{n_1\cos\alpha + n_2\cos\beta}\right)^{\!2}, \qquad R_p = \left(\frac{n_1\cos\beta - n_2\cos\alpha}{n_1\cos\beta + n_2\cos\alpha}\right)^{\!2}`,
    ],
    where: {
      "n_1, n_2": "refractive indices of the first and second medium",
      "\\alpha": "angle of incidence, from the perpendicular",
      "\\beta": "angle of refraction",
      "\\alpha_c": "critical angle, if the second medium has the lower index",
      "\\alpha_B": "Brewster's angle",
      "R_s, R_p": "reflected share of s- and p-polarized light",
    },
  },
  howTo: [
    "Enter the Refractive index of the first medium, which the light comes from, and that of the second.",
    "Enter the Angle of incidence, measured from the perpendicular to the surface, not from the surface.",
    "Read the Angle of refraction; from glass or water into air, watch for Total internal reflection.",
    "Look at the chart to see how reflection grows at grazing angles.",
  ],
  faq: [
    {
      question: "Why does a swimming pool look shallower than it is?",
      answer:
        "Light from the bottom bends away from the perpendicular as it leaves the water. Seen from straight above, the depth appears divided by 1.333: 2 m (6.6 ft) look like 1.5 m (4.9 ft).",
    },
    {
      question: "How much light does a window reflect?",
      answer:
        "Glass with an index of 1.5 reflects 4% at each surface when light hits it head-on, so about 8% for both sides of a pane. At 80 degrees, a single surface reflects as much as 39%.",
    },
    {
      question: "Why do diamonds sparkle?",
      answer:
        "Their index of 2.417 makes the critical angle only 24.4 degrees, so most of the light that enters is reflected inside several times before it gets out. For glass it is 41.8 degrees.",
    },
  ],
  about: [
    "It holds for light, radio and sound at a smooth boundary between two clear media; for sound, use the ratio of the speeds. It explains lenses, prisms, optical fibers and mirages.",
    "The index depends on the color: glass bends blue light more than red, which a single value leaves out. Metals and other absorbing media need complex indices.",
  ],
  sources: ["Hecht, Optics, 5th ed. 2017, chapter 4"],
  phrases: [
    "refraction from {n1} to {n2} at {angle}",
    "snell {n1} {n2} {angle}",
    "critical angle from glass with n {n1} to water with n {n2}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "From air into water at 45 degrees",
      inputs: { n1: 1.000293, n2: 1.333, angle: 45 },
      outputs: { refractionAngle: 32.0473, brewsterAngle: 53.1154 },
    },
    {
      title: "From glass into air at 50 degrees: nothing gets out",
      inputs: { n1: 1.5, n2: 1, angle: 50 },
      outputs: { totalReflection: true, refractionAngle: null, criticalAngle: 41.8103149 },
    },
    {
      title: "Head-on into a window pane",
      inputs: { n1: 1, n2: 1.5, angle: 0 },
      outputs: { refractionAngle: 0, reflectance: 4 },
    },
  ],
});

const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** The refracted angle in degrees (null: total reflection) and the reflected shares of both polarizations. */
function refract(n1: number, n2: number, degrees: number) {
  const incidence = (degrees * Math.PI) / 180;
  if (n1 === n2) return { refracted: degrees, s: 0, p: 0 };
  const sine = (n1 * Math.sin(incidence)) / n2;
  if (sine > 1) return { refracted: null, s: 1, p: 1 };
  const [cosine, refractedCosine] = [Math.cos(incidence), Math.sqrt((1 - sine) * (1 + sine))];
  return {
    refracted: toDegrees(Math.asin(sine)),
    s: reflected(n1 * cosine, n2 * refractedCosine),
    p: reflected(n1 * refractedCosine, n2 * cosine),
  };
}

function reflected(one: number, other: number): number {
  return ((one - other) / (one + other)) ** 2;
}
