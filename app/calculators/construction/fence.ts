import { defineCalculator, choice, integer, money, quantity, refuse, table, text, price } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { circleArea } from "#maths/geometry.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { volume } from "#units/volume.ts";

export default defineCalculator({
  id: "fence",
  name: "Fence Calculator",
  category: "construction",
  emoji: "🚧",
  description:
    "Posts, rails, pickets, gates and concrete for a fence along a line or around a yard, with cost per meter or foot.",
  keywords: [
    "fence posts",
    "pickets",
    "rails",
    "panels",
    "post concrete",
    "privacy",
    "wood",
    "gate",
    "fencing",
    "fence line",
    "back yard fence",
    "post spacing",
    "picket fence",
    "fence rails",
  ],
  related: [
    { id: "concrete", stage: "next_step", relevance: 80 },
    "deck",
    { id: "board-foot", stage: "complementary", relevance: 72 },
    "square-footage",
    { id: "paint", stage: "next_step", relevance: 68 },
  ],
  inputs: {
    totalLength: quantity("Length including gates", length, {
      unit: "m",
      default: 30,
      defaultIn: { imperial: "100 ft" },
      min: 0.001,
      max: 1_000_000,
      also: ["long", "length", "feet of fence", "fence", "yard", "line", "run", "straight line", "feet long"],
      decimals: 2,
    }),
    layout: choice("Layout", {
      default: "line",
      options: [
        ["line", "Line with two ends"],
        ["closed", "Closed around"],
      ],
      called: { line: ["straight line", "straight"], closed: ["all the way around", "enclosed", "perimeter"] },
    }),
    postSpacing: quantity("Largest post spacing", length, {
      unit: "m",
      default: 2.4,
      defaultIn: { imperial: "8 ft" },
      min: 0.1,
      max: 50,
      also: ["posts every", "every", "apart", "spacing", "posts go", "on center", "between posts", "post every"],
      decimals: 2,
      assumable: true,
    }),
    height: quantity("Fence height", length, {
      unit: "m",
      default: 1.8,
      defaultIn: { imperial: "6 ft" },
      min: 0.001,
      max: 20,
      also: ["high", "tall"],
      decimals: 2,
    }),
    gates: integer("Gates", { unsaid: 0, default: 1, min: 0, max: 1000, also: ["gate", "gates"] }),
    gateWidth: quantity("Gate width", length, {
      unit: "m",
      default: 1,
      defaultIn: { imperial: "3 ft" },
      min: 0.1,
      max: 20,
      decimals: 2,
      also: ["gate", "wide gate", "foot gate", "gate is"],
    }),
    railsPerSection: integer("Rails per section", {
      default: 3,
      min: 0,
      max: 20,
      also: ["rails", "rails each", "rails a section"],
    }),
    picketWidth: quantity("Picket width", length, {
      unit: "cm",
      default: 14,
      defaultIn: { imperial: "5.5 in" },
      min: 0.5,
      max: 500,
      decimals: 1,
      assumable: true,
      also: ["pickets", "wide pickets"],
    }),
    picketGap: quantity("Gap between pickets", length, {
      unit: "cm",
      default: 1,
      defaultIn: { imperial: "0.4 in" },
      min: 0,
      max: 500,
      decimals: 1,
      assumable: true,
      also: ["gap", "apart pickets"],
    }),
    postWidth: quantity("Post width (square)", length, {
      unit: "cm",
      default: 9,
      defaultIn: { imperial: "3.5 in" },
      min: 0,
      max: 100,
      decimals: 1,
      assumable: true,
    }),
    holeDiameter: quantity("Hole diameter", length, {
      unit: "cm",
      default: 25,
      defaultIn: { imperial: "10 in" },
      min: 1,
      max: 300,
      decimals: 1,
      also: ["holes wide", "wide holes"],
    }),
    holeDepth: quantity("Hole depth", length, {
      unit: "cm",
      default: 75,
      defaultIn: { imperial: "30 in" },
      min: 0,
      max: 1000,
      help: "A third of the post's length, and below the frost line.",
      decimals: 1,
      also: ["deep holes", "holes deep"],
    }),
    bagYield: quantity("Concrete per bag", volume, {
      unit: "L",
      default: 12,
      defaultIn: { imperial: "3 gal" },
      min: 0.5,
      max: 1000,
      decimals: 2,
    }),
    pricePerPost: money("Price per post", { default: 18, min: 0, decimals: 2, also: ["a post", "per post"] }),
    pricePerRail: money("Price per rail", { default: 8, min: 0, decimals: 2, also: ["a rail", "per rail"] }),
    pricePerPicket: money("Price per picket", { default: 4, min: 0, decimals: 2, also: ["a picket", "per picket"] }),
    pricePerBag: money("Price per concrete bag", { default: 6, min: 0, decimals: 2 }),
    pricePerGate: money("Price per gate", { default: 120, min: 0, decimals: 2, also: ["per gate"] }),
  },
  outputs: {
    posts: integer("Posts", { also: ["fence posts", "how many posts"] }),
    sections: integer("Sections", { also: ["panels", "fence panels"] }),
    rails: integer("Rails", { also: ["how many rails"] }),
    pickets: integer("Pickets", { also: ["number of pickets"] }),
    concreteBags: integer("Concrete bags", { also: ["bags of concrete"] }),
    fenceLength: quantity("Fence without gates", length, { unit: "m", decimals: 2 }),
    actualSpacing: quantity("Spacing of the posts", length, { unit: "m", decimals: 2 }),
    railLength: quantity("Length of all rails", length, { unit: "m", decimals: 1, also: ["feet of rail"] }),
    postLength: quantity("Length of a post", length, { unit: "m", decimals: 2 }),
    concreteVolume: quantity("Concrete", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    fenceArea: quantity("Area of one side", area, { unit: "m2", decimals: 1 }),
    screws: integer("Screws or nails"),
    totalCost: money("Cost", { decimals: 2, also: ["fence cost", "cost to fence"] }),
    costPerMeter: price("Cost per length", length, { unit: "m", decimals: 2 }),
    materials: table(
      "Materials",
      {
        item: text("Item"),
        count: integer("Count"),
        cost: money("Cost", { decimals: 2 }),
      },
      { split: { name: "item", value: "cost" } },
    ),
    bySpacing: table(
      "By post spacing",
      {
        spacing: quantity("Spacing", length, { unit: "m", decimals: 2 }),
        sections: integer("Sections"),
        posts: integer("Posts"),
      },
      { mark: { column: "spacing", equals: "postSpacing" } },
    ),
  },
  figures: ["sections", "rails", "pickets", "concreteBags", "actualSpacing", "fenceLength", "totalCost"],
  pictures: [
    {
      draw: "shape",
      forms: [["fence", "actualSpacing", "height", "picketWidth", "picketGap", "railsPerSection"]],
      title: "One section, to scale",
    },
  ],
  compute(inputs) {
    const { totalLength, gates, railsPerSection, holeDepth } = inputs;
    const fenceLength = totalLength - gates * inputs.gateWidth;
    if (fenceLength <= 0)
      refuse("gates", "The gates are as wide as the whole fence. Enter fewer or narrower gates, or a longer fence.");
    const holeLessPost = circleArea(inputs.holeDiameter) - inputs.postWidth ** 2;
    if (holeLessPost < 0)
      refuse("holeDiameter", "The hole is smaller than the post. Make it about three times as wide as the post.");
    const lastPost = inputs.layout === "closed" ? 0 : 1;
    const plan = (spacing: number) => {
      const sections = piecesFor(fenceLength / spacing);
      return { spacing, sections, posts: sections + gates + lastPost };
    };
    const { sections, posts } = plan(inputs.postSpacing);
    const rails = sections * railsPerSection;
    const pickets = piecesFor((fenceLength * 100) / (inputs.picketWidth + inputs.picketGap));
    const concreteVolume = (posts * holeLessPost * holeDepth) / 1_000_000;
    const concreteBags = piecesFor((concreteVolume * 1000) / inputs.bagYield);
    const material = (item: string, count: number, price: number) => ({ item, count, cost: count * price });
    const materials = [
      material("Posts", posts, inputs.pricePerPost),
      material("Rails", rails, inputs.pricePerRail),
      material("Pickets", pickets, inputs.pricePerPicket),
      material("Concrete bags", concreteBags, inputs.pricePerBag),
      material("Gates", gates, inputs.pricePerGate),
    ];
    const totalCost = materials.reduce((sum, row) => sum + row.cost, 0);
    return {
      posts,
      sections,
      rails,
      pickets,
      concreteBags,
      fenceLength,
      actualSpacing: fenceLength / sections,
      railLength: fenceLength * railsPerSection,
      postLength: inputs.height + holeDepth / 100,
      concreteVolume,
      fenceArea: fenceLength * inputs.height,
      screws: pickets * railsPerSection * 2,
      totalCost,
      costPerMeter: totalCost / totalLength,
      materials,
      // Parts of the spacing entered, so that the table is in round figures of the visitor's own unit.
      bySpacing: [0.75, 0.875, 1, 1.125, 1.25].map((factor) => plan(inputs.postSpacing * factor)),
    };
  },
  takeaways: (inputs, outputs) => [
    `The fence has {sections} ${outputs.sections === 1 ? "section" : "sections"} of {actualSpacing} and needs {posts} ${outputs.posts === 1 ? "post" : "posts"}, each {postLength} long.`,
    inputs.railsPerSection > 0
      ? `It takes ${counted(outputs.rails!, "rail", "{rails}")} and ${counted(outputs.pickets!, "picket", "{pickets}")}, held by {screws} screws or nails.`
      : `It takes {pickets} pickets or boards; no rails are counted.`,
    outputs.totalCost! > 0
      ? `With {concreteBags} ${outputs.concreteBags === 1 ? "bag" : "bags"} of concrete${inputs.gates > 0 ? ` and ${inputs.gates === 1 ? "one gate" : "{gates} gates"}` : ""}, it costs {totalCost}.`
      : `Setting the posts takes {concreteBags} ${outputs.concreteBags === 1 ? "bag" : "bags"} of concrete.`,
  ],
  formula: {
    tex: [
      String.raw`n = \left\lceil \frac{L - G b}{s} \right\rceil \qquad \text{posts} = n + G + 1 \ (\text{closed: } n + G)`,
      String.raw`\text{pickets} = \left\lceil \frac{L - G b}{w + g} \right\rceil`,
      String.raw`V = \text{posts}\left(\tfrac{\pi}{4} D^2 - p^2\right) t`,
    ],
    where: {
      n: "sections between posts",
      "L, G, b": "length including gates, number of gates and gate width",
      s: "largest post spacing",
      "w, g": "width of a picket and of the gap",
      "V, D, t": "concrete, and diameter and depth of a hole",
      p: "width of the square post",
    },
  },
  howTo: [
    "Enter Length including gates and choose the Layout: a line with two ends, or closed around a yard.",
    "Set Largest post spacing; the sections are then made equal, as Spacing of the posts shows.",
    "Enter Gates and Gate width, then the rails and pickets of your design. For ready-made panels, set Rails per section to 1, the Price per rail to the price of a panel and the Price per picket to 0.",
    "Set Hole diameter to about three times the width of the post and Hole depth to a third of the post's length, below the frost line.",
  ],
  faq: [
    {
      question: "How deep should fence posts be?",
      answer:
        "A third of the post's total length: a 1.8 m (6 ft) fence needs 75 to 90 cm (30 to 36 in) in the ground. Where the ground freezes, go below the frost line, or frost will heave the posts. Corner and gate posts carry more; set them deeper and wider.",
    },
    {
      question: "How much concrete does a post take?",
      answer:
        "A 25 cm hole with a 9 cm post takes 0.041 m³ per meter of depth: 31 L, or three 25 kg bags, at 75 cm. A 10 in hole with a 4x4 post (3.5 in), 30 in deep, takes 1.15 cubic feet, about two 80 lb bags.",
    },
    {
      question: "How many pickets per section?",
      answer:
        "Divide the spacing by picket plus gap: a 2.4 m section with 14 cm pickets and 1 cm gaps takes 16. For a shadow-box fence, which has pickets on both sides, enter the gap of one side and buy twice the pickets.",
    },
  ],
  about: [
    "Use it for wood fences with posts, rails and pickets, and for panel or wire fences if you leave out what they do not have.",
    "It assumes level ground and equal spacing. Each gate adds one post; a wide double gate may need stronger posts than the price assumes. Check the height that your town allows.",
  ],
  caution:
    "Have buried utility lines marked before you dig (call 811 in the US), and check the property line and local height limits first.",
  sources: [
    "American Wood Council and extension guides on wood fences (post depth a third of its length, 2.4 m spacing)",
    "ASTM F567 (post holes and concrete for fences)",
  ],
  overflow: "pricePerPost",
  phrases: [
    "fence {totalLength} long {height} high",
    "how many fence posts for {totalLength} with {gates} gates",
    "fence posts for {totalLength} every {postSpacing}",
    "how many posts {totalLength} fence {postSpacing} apart",
    "how many pickets for {totalLength} fence {picketWidth} pickets",
    "pickets for {totalLength} fence",
    "fence panels for {totalLength}",
    "{picketWidth} pickets for {totalLength} fence",
    "how many rails for {totalLength} of fence {postSpacing} sections rails each",
    "posts for {totalLength} of fence with posts every {postSpacing} and no gates",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 50 m line with two gates",
      inputs: { totalLength: 50, gates: 2 },
      outputs: { posts: 23, sections: 20, pickets: 320, totalCost: 2768 },
    },
    {
      title: "A 64 m fence all around a yard, with spaced pickets",
      inputs: { totalLength: 64, layout: "closed", picketWidth: 9, picketGap: 5, railsPerSection: 2 },
      outputs: { sections: 27, posts: 28, rails: 54, pickets: 450 },
    },
  ],
});
