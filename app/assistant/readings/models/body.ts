/** Bodies: what of a weight is fat, steps, heart rates. */
import { after, before, by, type Model } from "./model.ts";

const FAT = "body fat|bf|fat|bodyfat|body fat percentage";

export const COMPOSITION: Model = {
  isOneUnit: true,
  about: /\b(?:body ?fat|fat|bf|lean|fat free|ffm)\b/,
  not: /<(?:money|date|clock|time|length|volume|energy|area)|\b(?:milk|meat|calories|navy|waist|neck|macros?|beef|grams|boer|james)\b/,
  said: {
    goal: [
      "(?:reach|goal of|goal is|goal|for|down to|want|target|get to|hit|weigh at|to)(?: (?:weight|at|to|of|a|for|be|is))* {P}(?: (?:body fat|bf|fat))?",
    ],
    share: [before(FAT, "{P}"), after(FAT, "{P}"), "{P}"],
    fat: [`{KG}(?: of)? (?:fat|fat mass)`],
    lean: [`{KG}(?: of)? (?:lean|lean mass|lean body mass)`, "lean(?: body)?(?: mass)?(?: (?:is|of|=))* {KG}"],
    weight: ["{KG}", "{#}(?: pounds?| lbs?)?"],
  },
  units: { fat: ["*", ""], lean: ["*", ""], weight: ["*", ""] },
  asked: [
    [/\b(?:goal|target|should i weigh|would i weigh|will i weigh|weigh|weight (?:at|for|to|would|will))\b/, "wanted"],
    [/\b(?:lean|fat free|ffm|muscle|not fat)\b/, "lean"],
    [/\b(?:percent|percentage|%|share)\b/, "share"],
    [/\b(?:fat mass|pounds? of fat|lbs? of fat|how much (?:fat|of)|(?:kg|kilos) of fat|fat)\b|\bis fat\b/, "fat"],
    [/\bhow (?:much|many)\b/, "fat"],
    [/^/, "wanted"],
  ],
  rules: [
    "part = share / 100",
    "fat = weight * part",
    "lean = weight - fat",
    "held = weight - lean",
    "ratio = held / weight",
    "share = ratio * 100",
    "rest = 100 - goal",
    "kept = rest / 100",
    "wanted = lean / kept",
  ],
  words:
    "body fat bf bodyfat percent percentage lean mass weight weigh weighs i'm i am at of with my is a the what how much many pounds pound lbs lb kg kilos carry have in person man woman guy that and free ffm goal target keep keeping same now currently would will should if to right muscle all losing no not male female",
  told: { fat: ["*", "Fat"], lean: ["*", "Lean mass"], share: ["%", "Body fat"], wanted: ["*", "Weight"] },
};

const STRIDE = "(?:steps?|strides?|step length|stride length|pace)";

/** Steps and the way. */
export const STEPS: Model = {
  about: /\b(?:steps?|strides?|pedometer|fitbit)\b/,
  not: /<(?:money|date|clock|percent|area|volume|mass|energy|speed)|\b(?:stairs?|stairway|rise|riser|risers|deck|porch|tread|treads|floors?)\b/,
  said: {
    perMile: [
      `{#}(?: ${STRIDE})? (?:per|a|in a|to a|to the|each|every|for a|\\/|(?:is|equals?|makes?|make|are|=) (?:a|one|1)) ?(?:mile|mi)`,
      `(?:a|one|1|per|each|every) (?:mile|mi)(?: (?:is|has|takes|about|around|=))* {#}(?: ${STRIDE})?`,
    ],
    perKm: [
      `{#} ${STRIDE} (?:per|a|in a|to a|to the|each|every|for a|\\/) ?(?:km|kilometer|kilometre)`,
      `(?:a|one|1|per|each|every) (?:km|kilometer|kilometre)(?: (?:is|has|takes|about|around|=))* {#}(?: ${STRIDE})?`,
    ],
    stride: [
      after("strides?|step length|stride length|pace|(?:my|each|a|one|per) steps?", "{L}"),
      `{L}(?: long)? (?:${STRIDE}|(?:per|a|each) step)`,
    ],
    steps: [`{#} ${STRIDE}(?: ${by("day")})?`, after("steps", "{#}"), "{#}"],
    days: ["{d}"],
    way: ["{L}"],
  },
  units: { stride: ["length", "ft"], way: ["length", "ft"], days: ["time", "day"] },
  asked: [
    [/\b(?:how many|number of|what) (?:steps|strides)\b|^(?:the )?steps\b|\bsteps$/, "steps"],
    [/\b(?:stride|step) (?:length|size)\b|\bhow long is\b/, "stride"],
    [/\b(?:miles?|mi)\b/, "miles"],
    [/\b(?:km|kilometers?|kilometres?|kms)\b/, "kms"],
    [/\b(?:how far|distance|feet|ft)\b/, "miles"],
    [/\b(?:how far|distance|feet|ft)\b/, "kms"],
    [/^(?!.*\bhow many (?:steps|strides)\b)/, "miles"],
    [/^(?!.*\bhow many (?:steps|strides)\b)/, "kms"],
  ],
  rules: [
    "way = steps * stride",
    "miles = steps / perMile",
    "kms = steps / perKm",
    "miles = way / 5280",
    "kms = way / 3280.8398950131",
  ],
  words:
    "steps step stride strides length long miles mile mi km kilometers kilometer kms how many far distance walk walked walking is my in with a each per of i did at if the for to and number are feet ft take takes day took avg average will would be it one",
  told: {
    steps: ["", "Steps"],
    stride: ["ft", "Stride"],
    miles: ["mi", "Distance"],
    kms: ["km", "Distance"],
  },
};

/** The highest rate of a heart by its age, where Fox's formula is said, and zones of what it has in reserve. */
export const HEART: Model = {
  about: /\b(?:heart rate|hr|karvonen|pulse|bpm)\b/,
  not: /<(?:money|date|clock|length|mass|energy|volume)|\b(?:tanaka|gulati|vo2|zones?|blood)\b/,
  said: {
    "fox age": ["<number(\\d+)> ?(?:minus|-) <(?:number|years)(\\d+)>"],
    share: ["{P}"],
    rest: [after("resting(?: (?:heart rate|hr|pulse|bpm))?|rest(?: hr)?|rhr", "{#}"), "{#} (?:resting|at rest)"],
    max: [after("(?:max|maximum|peak)(?: (?:heart rate|hr|pulse))?|mhr", "{#}"), "{#} max"],
    age: [
      "(?:age|aged|i'm|am|i am|im) <(?:number|years)(\\d+)>",
      "<(?:number|years)(\\d+)>(?: (?:years?|yrs?|yo|y o))?(?: old)?",
    ],
  },
  units: { age: ["time", "year"] },
  signs: [[/\bfox\b/, "fox", 220]],
  asked: [
    [/\b(?:target|training|zone|karvonen|intensity|heart rate|hr|bpm|of)\b/, "target"],
    [/\b(?:target|training|karvonen|intensity|heart rate|hr|bpm|of|max)\b/, "part"],
    [/\breserve\b/, "reserve"],
    [/\b(?:max|maximum|mhr)\b/, "max"],
  ],
  rules: [
    "max = fox - age",
    "reserve = max - rest",
    "effort = share / 100",
    "more = reserve * effort",
    "target = rest + more",
    "part = max * effort",
  ],
  words:
    "heart rate hr karvonen pulse bpm target training at of my max maximum resting rest intensity reserve using by with the formula method i i'm am and what is for beats per minute old years year yo age aged calculate effort exercise",
  told: {
    target: ["", "Beats a minute"],
    part: ["", "Beats a minute"],
    max: ["", "Beats a minute"],
    reserve: ["", "Beats a minute"],
  },
};

/** "24 weeks pregnant, how many weeks left until 40" */
export const PREGNANCY: Model = {
  about: /\b(?:pregnant|pregnancy|along|gestation|trimester)\b/,
  not: /<(?!weeks|days|number)|\b(?:cow|mare|dog|goat|ewe|sow|cat|due date|conceived|trimester|months?)\b/,
  said: {
    term: [
      "(?:until|till|til|to|out of|of|at|reach|full term(?: (?:is|of|at))*)(?: (?:week|reach|i'm|full term))* <(?:weeks|number)(\\d+)>(?: weeks)?",
    ],
    along: ["<weeks(\\d+)>(?: (?:pregnant|along|in))?", "(?:week|pregnant) {#}"],
  },
  units: { term: ["time", "week"], along: ["time", "week"] },
  asked: [
    [/\bdays\b/, "daysLeft"],
    [/\b(?:left|to go|remain\w*|until|more|how (?:many|long))\b/, "left"],
  ],
  rules: ["left := term - along", "daysLeft := left * 7"],
  words:
    "pregnant pregnancy along weeks week days left to go remaining remain until till how many long more full term i am i'm im of do have are there and with now",
  told: { left: ["week", "Left"], daysLeft: ["day", "Left"] },
};
