/** A battery that is charged from one share to another: "75 kWh from 20 % to 80 % at 30 cents per kWh". Losses are not counted. */
import { ENERGY } from "./energy.ts";
import type { Model } from "./model.ts";

export const CHARGING: Model = {
  about: /<percent.*<energy|<energy.*<percent/,
  not: /<(?:date|clock|days|weeks|months|years|length|volume|mass|area|voltage|electricCurrent)|\b(?:loss|losses|efficien\w*|solar|per (?:month|week|year)|monthly|a (?:month|week|year)|miles|range|degrad\w*|off|discount|health)\b(?<!\bno losses)/,
  said: {
    "from to": ["(?:from )?{P} (?:to|-|up to|until) {P}", "from {#} to {P}"],
    to: ["(?:to|up to|until|till) {P}"],
    from: ["(?:at|from|have|has|it's|its|showing|currently) {P}", "{P}"],
    power: ["{W}"],
    hours: ["{h}"],
    cents: ENERGY.said["cents"]!,
    price: ENERGY.said["price"]!,
    capacity: ["{EN}"],
  },
  units: { capacity: ["energy", "kWh"], power: ["power", "kW"], hours: ["time", "h"] },
  signs: [[/\b(?:to (?:be )?)?(?:full|fill|full charge|charge it full)\b/, "to", 100]],
  asked: [
    [/\b(?:how long|time|hours)\b/, "hours"],
    [/\bhow (?:many|much) (?:k ?wh|energy|electricity|power)\b|\bk ?wh\b/, "energy"],
    [/\b(?:costs?|price|pay|spend|how much|charge|total|\$+)\b|\$|^(?!.*\b(?:how|what)\b)/, "cost"],
  ],
  rules: [
    "rise = to - from",
    "part = rise / 100",
    "energy = capacity * part",
    "price = cents / 100",
    "cost = energy * price",
    "energy = power * hours",
  ],
  words:
    "ev electric car tesla battery pack charge charging charger charged home kwh per a an the my our of from to at for is are it how much many what whats what's does do i will would cost costs price pay spend total energy electricity power no losses add added long time hours take takes need full and with on if @ x = $ $$ rate cents that up put in",
  told: { cost: ["$", "Cost of charging, without losses"], energy: ["kWh", "Energy"], hours: ["h", "Time"] },
};
