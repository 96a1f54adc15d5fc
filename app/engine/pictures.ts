/** An output or input by its key. */
type Key = string;
/** A number, or the key of an output or input that holds one. */
type Place<K extends Key> = K | number;

/** A whole and its shares; what the parts leave of `whole` is drawn as the rest. */
interface Parts<K extends Key> {
  readonly draw: "parts";
  readonly of: readonly K[];
  readonly whole?: K;
  /** What the parts leave of the whole. */
  readonly rest?: string;
}

/** Values of one kind to one measure: side by side, longer and shorter. */
interface Bars<K extends Key> {
  readonly draw: "bars";
  readonly of: readonly K[];
}

/** The rows of a table as bars; the row that the table marks is the visitor's own. */
interface RowBars<K extends Key> {
  readonly draw: "rows";
  readonly table: K;
  /** Columns: what a row is called, and how long its bar is. */
  readonly name: string;
  readonly value: string;
  /** Values from very small to very large, all above zero: dots on a logarithmic scale in place of bars. */
  readonly log?: true;
}

/** A value on named bands, each from its limit up to the next one's. */
interface Bands<K extends Key> {
  readonly draw: "bands";
  readonly value: K;
  /** "above": the limit itself belongs to the band before it. */
  readonly bands: readonly (readonly [name: string, from: Place<K>, above?: "above"])[];
  /** The answer's class, where more than this value decides it: the picture names no other. */
  readonly class?: K;
  /** Where the last band ends: all of the bands is drawn then, from end to end. */
  readonly until?: number;
  /** More values of the same kind, marked beside the first where they differ from it. */
  readonly others?: readonly K[];
}

/** Days, or numbers of one kind, in their order on one line. */
interface Timeline<K extends Key> {
  readonly draw: "timeline";
  readonly of: readonly K[];
}

/** Two scales of a converter along one line, with the value between their neighbours. */
interface Ruler<K extends Key> {
  readonly draw: "ruler";
  readonly value: K;
  readonly result: K;
  readonly from: K;
  readonly to: K;
}

/** The normal distribution with its middle part shaded. */
interface Bell<K extends Key> {
  readonly draw: "bell";
  readonly mean: Place<K>;
  readonly deviation: Place<K>;
  readonly at?: K;
  /** The shaded part; up to `at` where nothing is said. */
  readonly from?: K;
  readonly to?: K;
}

/** A list of numbers: how many lie where, and the box of their quartiles. */
interface Spread<K extends Key> {
  readonly draw: "spread";
  readonly numbers: K;
  readonly box: readonly [lower: K, median: K, upper: K];
}

/** How many sizes each form has: a rectangle's width and height, a triangle's sides, a right triangle's run and rise. */
interface Forms<K extends Key> {
  readonly rectangle: readonly [width: K, height: K];
  readonly square: readonly [side: K];
  readonly circle: readonly [diameter: K];
  readonly disk: readonly [radius: K];
  readonly triangle: readonly [a: K, b: K, c: K];
  readonly slope: readonly [run: K, rise: K];
  /** The same with the length of its way up. */
  readonly right: readonly [run: K, rise: K, slant: K];
  readonly box: readonly [length: K, width: K, height: K];
  readonly cylinder: readonly [diameter: K, height: K];
  readonly drum: readonly [radius: K, height: K];
  readonly sector: readonly [radius: K, degrees: K];
  readonly cone: readonly [radius: K, height: K];
  readonly pyramid: readonly [length: K, width: K, height: K];
  readonly flank: readonly [base: K, height: K];
  readonly parallelogram: readonly [base: K, height: K];
  readonly trapezoid: readonly [base: K, top: K, height: K];
  readonly rhombus: readonly [diagonal: K, other: K];
  readonly oval: readonly [semiAxis: K, other: K];
  readonly ring: readonly [radius: K, inner: K];
  readonly torus: readonly [radius: K, tube: K];
  readonly polygon: readonly [side: K, sides: K];
  readonly steps: readonly [count: K, rise: K, run: K];
  /** A stair to an upper floor: the floor is its last step, unless a tread is level with it. */
  readonly flight: readonly [totalRise: K, riser: K, tread: K, totalRun: K];
  readonly pipe: readonly [radius: K, inner: K, height: K];
  readonly sleeve: readonly [diameter: K, inner: K, height: K];
  readonly hemisphere: readonly [radius: K];
  readonly cap: readonly [radius: K, height: K];
  readonly frustum: readonly [lower: K, upper: K, height: K];
  readonly prism: readonly [a: K, b: K, c: K, length: K];
  readonly capsule: readonly [radius: K, straight: K];
  /** Cross-sections, with the thickness of what they are made of. */
  readonly tube: readonly [diameter: K, wall: K];
  readonly hollow: readonly [width: K, height: K, wall: K];
  readonly angle: readonly [width: K, height: K, wall: K];
  readonly channel: readonly [width: K, height: K, web: K, flange: K];
  readonly beam: readonly [width: K, height: K, web: K, flange: K];
  readonly hexagon: readonly [acrossFlats: K];
  readonly bolt: readonly [diameter: K, pitch: K];
  /** A wheel with its tire, as high as the sidewall. */
  readonly tire: readonly [diameter: K, sidewall: K];
  /** The end of a house under its roof. */
  readonly gable: readonly [span: K, rise: K];
  /** The same by the run of one side, with its rafter and what that overhangs. */
  readonly roof: readonly [run: K, rise: K, rafter: K, overhang: K];
  /** From above: boards along the length, on joists. */
  readonly deck: readonly [length: K, width: K, rows: K, joists: K];
  readonly studs: readonly [length: K, height: K, spacing: K];
  /** One section of a fence, from post to post. */
  readonly fence: readonly [spacing: K, height: K, picket: K, gap: K, rails: K];
}
export type FormName = keyof Forms<Key>;

/** Things whose size everybody knows; a coin is one of the visitor's currency. */
export type KnownThing = "hair" | "pencil" | "coin" | "card" | "person";

/** A drawing to scale with its dimensions; several forms are drawn beside one another, to one measure. */
interface Shape<K extends Key> {
  readonly draw: "shape";
  /** A list of doors and windows: of which column each is so wide and so high, and how many there are. */
  readonly openings?: readonly [list: K, width: string, height: string, count: string];
  /** Of these the one nearest in size is drawn beside them: a form alone looks the same at every size. */
  readonly beside?: readonly KnownThing[];
  readonly forms: readonly { [F in FormName]: readonly [F, ...Forms<K>[F]] }[FormName][];
}

/** Pairs of gears, pulleys or sprockets: rows of a list with the teeth of both, and how they mesh. */
interface Gears<K extends Key> {
  readonly draw: "gears";
  readonly rows: K;
  readonly driver: string;
  readonly driven: string;
  readonly mesh: string;
}

/** The three rays that make the image of a thin lens. */
interface Rays<K extends Key> {
  readonly draw: "rays";
  /** Its tip and its foot; heights are above the axis, an image is below where its height is negative. */
  readonly of: readonly [focalLength: K, objectDistance: K, imageDistance: K, objectHeight: K, imageHeight: K];
}

/** A ray that meets the surface between two media: how steeply, how it goes on, and how much of it is thrown back. */
interface Refraction<K extends Key> {
  readonly draw: "refraction";
  /** Angles in degrees from the perpendicular; where the second has no value, nothing gets through. */
  readonly of: readonly [incidence: K, refraction: K, reflected: K];
}

/** Two resistors between a voltage and ground, with what lies between them. */
interface Divider<K extends Key> {
  readonly draw: "divider";
  readonly of: readonly [input: K, upper: K, lower: K, output: K];
}

/** A resistor with the colors of its bands, which a table names. */
interface Resistor<K extends Key> {
  readonly draw: "resistor";
  readonly rows: readonly [table: K, color: string];
  /** The code of each color's name. */
  readonly paint: Readonly<Record<string, string>>;
}

/** Points with the line that lies best among them, and what it says of one place. */
interface Scatter<K extends Key> {
  readonly draw: "scatter";
  readonly points: readonly [list: K, x: string, y: string];
  readonly line: readonly [slope: K, intercept: K];
  readonly at?: readonly [x: K, y: K];
}

/** The months of some dates, each with its day marked; `span` shades the days between two of them. */
interface Calendar<K extends Key> {
  readonly draw: "calendar";
  readonly of: readonly K[];
  readonly span?: readonly [from: K, to: K];
  /** A table and its column of dates: days that are left out. */
  readonly off?: readonly [table: K, column: string];
}

/** Times of day on a dial of 24 hours; `span` shades the hours from one to another, over midnight where it must. */
interface Clock<K extends Key> {
  readonly draw: "clock";
  readonly of: readonly K[];
  readonly span?: readonly [from: K, to: K];
}

/** The way of the sun over a day, or how much of the moon is lit. */
interface Sky<K extends Key> {
  readonly draw: "sky";
  readonly sun?: {
    readonly rise: K;
    readonly noon: K;
    readonly set: K;
    /** In degrees. */
    readonly latitude: K;
    readonly declination: K;
  };
  readonly moon?: { readonly lit: K; readonly waxing: K };
}

/** Rows of a table or list as parts: those whose columns have what `where` says. */
export interface FlowRows<K extends Key> {
  readonly rows: K;
  readonly name: string;
  readonly value: string;
  readonly where?: Readonly<Record<string, string | readonly string[]>>;
}

/** Where an amount goes: each key of `into` parts into those of its list or into rows, the first one being the whole. */
interface Flow<K extends Key> {
  readonly draw: "flow";
  readonly into: readonly (readonly [from: K, into: readonly K[] | FlowRows<K>])[];
  /** What the parts leave of the first. */
  readonly rest?: string;
}

/** A polynomial with its real zeros and other points of it marked. */
interface Graph<K extends Key> {
  readonly draw: "graph";
  /** From the highest power down: inputs, or one list. */
  readonly coefficients: readonly K[] | K;
  /** Each with the imaginary part that must be 0; or a table and its columns of both. */
  readonly zeros: readonly (readonly [zero: K, imaginary: K])[] | readonly [table: K, real: string, imaginary: string];
  readonly points?: readonly (readonly [x: K, y: K])[];
}

/** Colors by their codes, those of a table too; with `on`, words in each of them on that ground. */
interface Swatches<K extends Key> {
  readonly draw: "swatches";
  readonly of: readonly K[];
  readonly on?: K;
  readonly rows?: readonly [table: K, name: string, code: string];
}

/** What a calculator draws of its figures. It takes no code of its own: kinds are drawn by `features/calculator/pictures/`. */
export type Picture<K extends Key = Key> = (
  | Parts<K>
  | Bars<K>
  | RowBars<K>
  | Bands<K>
  | Timeline<K>
  | Ruler<K>
  | Bell<K>
  | Spread<K>
  | Shape<K>
  | Calendar<K>
  | Clock<K>
  | Sky<K>
  | Flow<K>
  | Graph<K>
  | Swatches<K>
  | Gears<K>
  | Rays<K>
  | Refraction<K>
  | Divider<K>
  | Resistor<K>
  | Scatter<K>
) & {
  readonly title?: string;
  /** For which values of inputs it is drawn. */
  readonly when?: Readonly<Record<Key, unknown>>;
};
