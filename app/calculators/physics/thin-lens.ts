import { choice, defineCalculator, number, quantity, refuse, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { length } from "#units/length.ts";

export default defineCalculator({
  id: "thin-lens",
  name: "Thin Lens Calculator",
  category: "physics",
  emoji: "🔍",
  description:
    "Image distance, object distance or focal length of a lens or mirror, with magnification, image type and diopters.",
  keywords: [
    "lens equation",
    "focal length",
    "magnification",
    "image distance",
    "diopters",
    "mirror equation",
    "converging lens",
    "optics",
  ],
  related: [
    { id: "snells-law", stage: "complementary", relevance: 86 },
    { id: "projector-throw", stage: "next_step", relevance: 78 },
    "ratio",
    "wavelength-frequency",
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "imageDistance",
      options: [
        ["imageDistance", "Image distance"],
        ["objectDistance", "Object distance"],
        ["focalLength", "Focal length"],
      ],
    }),
    focalLength: quantity("Focal length (negative if diverging)", length, {
      negative: ["diverging", "divergent"],
      unit: "m",
      metric: "cm",
      imperial: "in",
      default: 0.05,
      defaultIn: { imperial: "2 in" },
      min: -1_000_000,
      max: 1_000_000,
      also: ["lens", "focal length", "focal length of", "macro lens", "mm lens", "cm lens", "focal"],
      when: { solveFor: ["imageDistance", "objectDistance"] },
    }),
    objectDistance: quantity("Object distance", length, {
      unit: "m",
      metric: "cm",
      imperial: "in",
      default: 0.2,
      defaultIn: { imperial: "8 in" },
      min: 1e-9,
      max: 1_000_000_000,
      also: [
        "object at",
        "object",
        "in front of",
        "from the lens",
        "object is",
        "sits",
        "of an object",
        "away from the lens",
        "subject",
      ],
      when: { solveFor: ["imageDistance", "focalLength"] },
    }),
    imageDistance: quantity("Image distance (negative if virtual)", length, {
      unit: "m",
      metric: "cm",
      imperial: "in",
      default: 0.0667,
      defaultIn: { imperial: "2.6 in" },
      min: -1_000_000,
      max: 1_000_000,
      also: ["image at", "behind the lens", "screen", "image is", "sharp image", "behind"],
      when: { solveFor: ["objectDistance", "focalLength"] },
    }),
    objectHeight: quantity("Object height", length, {
      also: ["tall"],
      unit: "m",
      metric: "cm",
      imperial: "in",
      default: 0.02,
      defaultIn: { imperial: "0.8 in" },
      min: 0,
      max: 1_000_000,
    }),
  },
  outputs: {
    imageDistance: quantity("Image distance", length, {
      also: ["where does the image form", "where is the image", "where does the image"],
      unit: "m",
      metric: "cm",
      imperial: "in",
    }),
    objectDistance: quantity("Object distance", length, { unit: "m", metric: "cm", imperial: "in" }),
    focalLength: quantity("Focal length", length, {
      also: ["what focal length"],
      unit: "m",
      metric: "cm",
      imperial: "in",
    }),
    magnification: number("Magnification", { also: ["how much bigger", "how many times bigger", "magnified"] }),
    imageHeight: quantity("Image height (negative if upside down)", length, {
      unit: "m",
      metric: "cm",
      imperial: "in",
    }),
    imageType: text("Image", { labels: { real: "Real", virtual: "Virtual" } }),
    orientation: text("Orientation", { labels: { upright: "Upright", inverted: "Upside down" } }),
    size: text("Size", { labels: { enlarged: "Enlarged", reduced: "Reduced", same: "Same size as the object" } }),
    power: number("Power in diopters", { unit: "D" }),
    lensType: text("Lens", { labels: { converging: "Converging", diverging: "Diverging" } }),
    table: table("Other object distances", {
      objectDistance: quantity("Object distance", length, { unit: "m", metric: "cm", imperial: "in" }),
      imageDistance: quantity("Image distance", length, { unit: "m", metric: "cm", imperial: "in" }),
      magnification: number("Magnification"),
    }),
  },
  pictures: [
    { draw: "rays", of: ["focalLength", "objectDistance", "imageDistance", "objectHeight", "imageHeight"] },
    { draw: "bars", of: ["objectDistance", "imageDistance", "focalLength"], title: "Distances from the lens" },
  ],
  compute(inputs) {
    const { focalLength, objectDistance, imageDistance } = solveLens(inputs);
    const magnification = -imageDistance / objectDistance;
    return {
      imageDistance,
      objectDistance,
      focalLength,
      magnification,
      imageHeight: magnification * inputs.objectHeight,
      imageType: imageDistance > 0 ? "real" : "virtual",
      orientation: magnification > 0 ? "upright" : "inverted",
      size: sizeOf(Math.abs(magnification)),
      power: 1 / focalLength,
      lensType: focalLength > 0 ? "converging" : "diverging",
      table: [0.5, 0.75, 1.5, 2, 3, 5, 10].map((factor) => {
        const distance = factor * Math.abs(focalLength);
        const image = imageOf(distance, focalLength);
        return { objectDistance: distance, imageDistance: image, magnification: -image / distance };
      }),
    };
  },
  takeaways: (_, outputs, say) => [
    outputs.imageType === "real"
      ? `The image is real: it appears on a screen {imageDistance} behind the lens.`
      : `The image is virtual, at {imageDistance}: it seems to be on the same side of the lens as the object.`,
    `It is ${outputs.size === "same" ? "the same size as the object" : `${say.number(Math.abs(outputs.magnification!), 3)} times as large as the object`} and ${outputs.orientation === "upright" ? "upright" : "upside down"}.`,
    `The lens has a power of ${counted(outputs.power!, "diopter", say.number(outputs.power!, 2))} and a focal length of {focalLength}.`,
  ],
  formula: {
    tex: [String.raw`\frac{1}{f} = \frac{1}{o} + \frac{1}{i}`, String.raw`m = -\frac{i}{o}, \qquad D = \frac{1}{f}`],
    where: {
      f: "focal length; negative for a diverging lens or a convex mirror",
      o: "object distance",
      i: "image distance; negative for a virtual image",
      m: "magnification; negative if the image is upside down",
      D: "power in diopters, with f in meters",
    },
  },
  howTo: [
    "Under Find, choose Image distance, Object distance or Focal length.",
    "Enter the other two. A converging lens or concave mirror has a positive Focal length, a diverging lens or convex mirror a negative one.",
    "Give the Image distance a minus sign if the image is virtual, as in a magnifying glass.",
    "Set the Object height to get the size of the image.",
  ],
  faq: [
    {
      question: "How far away must a screen be for a life-size image?",
      answer:
        "Twice the focal length, with the object at the same distance on the other side. Object and screen are then 4f apart, the shortest distance at which a real image is possible at all.",
    },
    {
      question: "What do the diopters of eyeglasses mean?",
      answer:
        "Diopters are one over the focal length in meters. A +2 lens focuses sunlight at 50 cm (20 in); a −4 lens is a diverging lens with f = −25 cm (−10 in). For thin lenses in contact, add the diopters.",
    },
    {
      question: "Why doesn't a magnifying glass project an image on the wall?",
      answer:
        "Because the object is within the focal length. The light leaving the lens spreads out, and the eye sees an upright, enlarged image on the same side as the object.",
    },
  ],
  about: [
    "The equation holds for thin lenses and spherical mirrors, for rays close to the axis. Distances count from the center of the lens; real images, behind a lens or in front of a mirror, have positive distances.",
    "Thick lenses and camera lenses follow the same equation when distances are measured from their principal planes. Blur from aberrations and from the aperture is not included.",
  ],
  sources: ["Hecht, Optics, 5th ed. 2017, chapter 5"],
  phrases: [
    "lens {focalLength} object at {objectDistance}",
    "image distance focal length {focalLength} object {objectDistance}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 50 mm lens, object at 20 cm",
      inputs: { solveFor: "imageDistance", focalLength: 0.05, objectDistance: 0.2 },
      outputs: { imageDistance: 0.0666666667, magnification: -0.333333333, imageType: "real" },
    },
    {
      title: "A magnifying glass: object inside the focal length",
      inputs: { solveFor: "imageDistance", focalLength: 0.1, objectDistance: 0.06 },
      outputs: { imageDistance: -0.15, magnification: 2.5, imageType: "virtual", orientation: "upright" },
    },
    {
      title: "Focal length for a projector: slide at 10.2 cm, screen at 5 m",
      inputs: { solveFor: "focalLength", objectDistance: 0.102, imageDistance: 5 },
      outputs: { focalLength: 0.0999608, magnification: -49.0196078 },
    },
  ],
});

interface Lens {
  readonly solveFor: string;
  readonly focalLength: number;
  readonly objectDistance: number;
  readonly imageDistance: number;
}

/** The three lengths of 1/f = 1/o + 1/i, the unknown one from the two others. */
function solveLens({ solveFor, focalLength: f, objectDistance: o, imageDistance: i }: Lens): Omit<Lens, "solveFor"> {
  if (solveFor !== "focalLength" && f === 0)
    refuse("focalLength", "A lens cannot have a focal length of 0. Enter another value.");
  if (solveFor !== "imageDistance" && i === 0) {
    refuse("imageDistance", "The image cannot be at the lens itself. Enter a distance that is not 0.");
  }
  if (solveFor === "imageDistance") {
    if (Math.abs(o - f) < 1e-12 * Math.abs(f)) {
      refuse(
        "objectDistance",
        "With the object at the focal point, the image is infinitely far away. Move the object a little.",
      );
    }
    return { focalLength: f, objectDistance: o, imageDistance: imageOf(o, f) };
  }
  if (solveFor === "objectDistance") {
    const object = Math.abs(i - f) < 1e-12 * Math.abs(f) ? 0 : imageOf(i, f);
    if (!(object > 0)) {
      refuse("imageDistance", "With this lens, no real object has its image there. Enter another image distance.");
    }
    return { focalLength: f, objectDistance: object, imageDistance: i };
  }
  if (i === -o)
    refuse("imageDistance", "An image exactly where the object is needs no lens. Enter another image distance.");
  return { focalLength: (o / (o + i)) * i, objectDistance: o, imageDistance: i };
}

function imageOf(distance: number, focalLength: number): number {
  return (distance / (distance - focalLength)) * focalLength;
}

function sizeOf(magnification: number): string {
  if (Math.abs(magnification - 1) <= 1e-9) return "same";
  return magnification > 1 ? "enlarged" : "reduced";
}
