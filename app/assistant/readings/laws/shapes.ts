/** Laws of shapes, their angles and what is seen at an angle. */
import { type Field, law } from "./law.ts";

const CIRCLE = /\b(?:circle|circles|circular|round|disc|disk)\b|\bcircumference\b/;
/** What has an area that is not its length times its width. */
const OTHER_SHAPES =
  /\b(?:triangle|circle|circular|ellipse|oval|rhombus|trapez\w+|parallelogram|hexagon|sphere|cylinder|cone)\b/;
const SPHERE = /\b(?:sphere|ball|globe|spherical)\b/;

export const SHAPES: Field = {
  isBare: true,
  not: /\b(?:half|semi\w*|hollow|open|inscribed|circumscribed|inside|ring|thick\w*|cost|per|minus|and a|two|three|paint|slant|lateral|truncated|screen|tv|tiles?|fence)\b/,
  words:
    "table rug tablecloth tank barrel drum pond plate mirror window pool holds hold circle circles circular round disc disk sphere ball globe cube cubes square squares cylinder cone equilateral triangle regular hexagon hexagonal rectangle rectangular sector slice pie wedge arc of whose its with has have a an the is = length sides side edge each big shape around find space long full all",
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
    law("area = width * long", /\b(?:what|which) (?:length|width)\b/, OTHER_SHAPES),
    law("area = base * tall / 2", /\btriangle\b/, /\b(?:equilateral|right|isosceles|sides?)\b/),
    law("area = pi * radius^2 * angle / 360", /\b(?:sector|slice|wedge)\b/),
    law("arc = 2 * pi * radius * angle / 360", /\barc\b/),
  ],
};

const SIDES =
  /\b(?:rectang(?:le|ular)|parallelogram|rhombus|kite|triangle|ellipse|oval|ring|annulus|circles|washer|cone|pyramid|cylinder)\b/;

/** Shapes with two lengths of a kind, or whose figures are not products. */
export const MORE_SHAPES: Field = {
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
      // "The diagonal of a 16 by 9 rectangle" is not a diagonal of 16.
      /<\d+> (?:by|x) <\d+>/,
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
    { is: "area = one * two * sin(between) / 2", about: /\btriangle\b.*\barea\b|\barea\b.*\btriangle\b/, asks: "area" },
    {
      is: "third = sqrt(one^2 + two^2 - 2 * one * two * cos(between))",
      about: /^(?=.*\b(?:triangle|law of cosines)\b).*\b(?:third|other|missing|opposite|remaining) side\b/,
      asks: "third",
    },
  ].map((one) => ({ ...one, about: one.about ?? SIDES })),
};

export const ANGLES: Field = {
  isApart: true,
  not: /\b(?:area|side length|length|radius|right|sides? of <)\b/,
  words:
    "angle angles of in a an the polygon regular sided sides how many does have has with each every one interior exterior inside outside is are measure measures degrees whose number all sum total add up to complementary supplementary isosceles triangle two equal both base top find",
  laws: [
    law(
      "inner = 180 - 360 / corners; corners = 360 / (180 - inner)",
      /\b(?:interior|inside|internal)\b/,
      /\b(?:sum|total|add)\b/,
    ),
    law("outer = 360 / corners; corners = 360 / outer", /\b(?:exterior|outside|external)\b/, /\b(?:sum|total|add)\b/),
    law("inners = (corners - 2) * 180; corners = inners / 180 + 2", /\b(?:sum|total|add)\b/, /\bexterior\b/),
    law("diagonals = corners * (corners - 3) / 2", /\bdiagonals\b/),
    { is: "complement = 90 - plain", about: /\bcomplement/, asks: "complement" },
    { is: "supplement = 180 - plain", about: /\bsupplement/, asks: "supplement" },
    law("apex = 180 - 2 * foot; foot = (180 - apex) / 2", /\bisosceles\b/),
  ],
};

export const SIGHTS: Field = {
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

export const WHEELS: Field = {
  isApart: true,
  not: /\b(?:per|rpm|gear\w*|minute|second|speed)\b/,
  words:
    "wheel wheels tire tyre bike bicycle car with of a in does make makes it takes to cover travel go roll rolls rolling = full over how many turn turns revolution revolutions rotations is has",
  laws: [
    law("rolled = pi * diameter * turns", /\b(?:wheel|tire|tyre)\b/, /\bradius\b/),
    law("rolled = 2 * pi * radius * turns", /\b(?:wheel|tire|tyre)\b.*\bradius\b|\bradius\b.*\b(?:wheel|tire|tyre)\b/),
  ],
};
