/** What was there before a change that is told in percent, and what commission was earned on. */
import { before, after, type Model } from "./model.ts";
import { PAY_BY_PERIOD } from "./pay.ts";

const ASKS = /\b(?:before|originally|original|previous|previously|used to|old|start(?:ed)? (?:at|with))\b/;

/** "After a 10% pay cut I make 45,000. What did I make before?" */
export const PAY_BEFORE: Model = {
  about: new RegExp(
    `^(?=.*<percent)(?=.*\\b(?:raise|raises|cut|bump|hike|increase|rise)\\b)(?=.*\\b(?:pay|salary|wage|make|made|earn\\w*|paid|rate|paycheck|hourly)\\b).*${ASKS.source}`,
  ),
  not: /<percent.*<percent|<(?:date|clock|hours|days|weeks|months|years|length)|\b(?:tax|taxes|rent|price|bonus|discount|then|another|next)\b/,
  said: {
    raise: PAY_BY_PERIOD.said["raise"]!,
    cut: PAY_BY_PERIOD.said["cut"]!,
    now: ["{N}"],
  },
  asked: [[ASKS, "was"]],
  rules: [
    "raised = raise / 100",
    "upfactor = raised + 1",
    "now = was * upfactor",
    "share = cut / 100",
    "downfactor = 1 - share",
    "now = was * downfactor",
  ],
  words: `${PAY_BY_PERIOD.words} before originally original previous previously used old start started i'm im`,
  told: { was: ["$", "Pay before"] },
};

const SALES = "sales|sale|sold|selling|deal|deals|revenue|house|home|property";

/** Commission, what it is of, and its rate. */
export const COMMISSION: Model = {
  about: /\b(?:commission|realtor)\b/,
  not: /<percent.*<percent|<(?:date|clock|hours|length|area)|\b(?:base|salary|split|broker|over|above|first|tier\w*|up to|plus|draw|tax|share|after that|hourly|quota|agents?|referral)\b/,
  said: {
    earned: [
      after(
        "(?:commission|earned|made|paid|got|get|received|make|earn)(?: (?:me|him|her|us|is|was|check|of|in))*",
        "{N}(?! (?:in )?(?:sales|sale|house|home|deal))",
      ),
      before("commission"),
    ],
    rate: ["{P}(?: commission)?"],
    sales: [before(SALES), after(SALES), "{N}"],
  },
  asked: [
    [/\b(?:percent|percentage|rate)\b/, "rate"],
    [/\b(?:what|how much|total)\b.*\b(?:sales?|sell|sold|revenue|price|worth)\b|\b(?:price|sales)$/, "sales"],
  ],
  rules: ["part = rate / 100", "earned = sales * part"],
  words:
    "commission commissions sales sale sold sell selling deal deals revenue house home property earned made paid got get received make earn at on of a an the what was were is did how much total do need to have must rate percent percentage realtor agent salesperson price worth it that in my his her month this",
  told: { sales: ["$", "Sales"], rate: ["%", "Commission"] },
};
