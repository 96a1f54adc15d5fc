/** Files, drives, lines and what they hold and take: sizes, speeds, times, counts; and how long a server is down. */
import type { Model } from "./model.ts";

const FILES =
  "photos?|pictures?|pics?|images?|songs?|files?|videos?|movies?|films?|backups?|games?|episodes?|clips?|docs?|documents?|mp3s?|books?|ebooks?|tracks?|apps?|emails?|updates?|shots?|selfies?|raws?|jpe?gs?|pdfs?|podcasts?";
const SIZE = "(?:{B}|{#} (?:gb|gigs?))";
const PER = "(?:(?:an?|per|each|every) |\\/ ?)";

export const DATA: Model = {
  about: /<data(?:Rate)?\d+>|\b(?:gb|gigs|mbps)\b/,
  not: /<(?:percent|date|clock|length|mass|power|money)|\b(?:raid|fps|khz|bit depth|audio|overhead|parity|compress\w*|resolution|free up|faster|half|twice|both|cost|price|latency|ping|frames?|channels?|cameras)\b/,
  said: {
    used: [
      `${SIZE}(?: (?:is|of it|of that|was|have been|has been|been|are))* (?:used(?: up)?|so far|done|already|downloaded|gone|taken(?: up)?|full|occupied|finished|in use)(?: (?:already|so far))*`,
      `(?:used(?: up)?|already|got|gone through|gone|downloaded|taken up|burned(?: through)?|filled)(?: (?:used|about|have|up|through|already|downloaded|got))* ${SIZE}(?: (?:already|so far|of it|of that))*`,
    ],
    hourly: [`${SIZE} ${PER}(?:hour|hr|h)\\b`],
    minutely: [`${SIZE} ${PER}(?:minute|min)\\b`],
    daily: [`${SIZE} (?:${PER}day\\b|daily)`],
    rate: ["{R}", "{#} (?:megabits per second|mbit|meg) ?"],
    each: [
      `{B} (?:each|apiece|${PER}(?:piece|one|${FILES}))`,
      `(?:each|every|one|an?|average)(?: (?:is|are|at|takes|of|one|${FILES}|about|around|averages))* {B}(?! (?:drive|disk|card|phone|plan|file|game|movie|of|memory|sd|usb|stick|download|update))`,
      `(?:${FILES})(?: (?:are|at|of|is|take|takes|about|around))* {B} each`,
      `{B}(?= (?:${FILES.replaceAll("?", "")})\\b)`,
    ],
    hoursday: [`{h} (?:${PER}day|daily)`],
    count: [`{#} (?:${FILES})`],
    days: ["{d}"],
    hours: ["(?:{h}|{T})(?: (?:a|per|each|every) month)?"],
    size: [SIZE],
  },
  units: {
    rate: ["dataRate", "Mbit/s"],
    ...Object.fromEntries(
      ["used", "hourly", "minutely", "daily", "each", "size"].map((one) => [one, ["data", "GB"] as const]),
    ),
    hours: ["time", "h"],
    hoursday: ["time", "h"],
    days: ["time", "day"],
  },
  asked: [
    [
      new RegExp(
        `\\bhow many (?:[a-z|]+ ){0,3}(?:${FILES}|can i (?:store|save|fit))\\b|\\bhow many (?:can|will|fit)\\b|\\bhow many$|^(?:${FILES}) (?:on|in|that fit)\\b`,
      ),
      "fit",
    ],
    [/\bpercent\w*\b.*\b(?:left|remaining|free)\b|\b(?:left|remaining|free)\b.*\bpercent/, "percentLeft"],
    [/\bmb ?\/ ?s(?:ec)?\b|\b(?:mb|megabytes?) (?:per|a) sec(?:ond)?\b/, "rateMB"],
    [
      /^(?!.*\bhow (?:long|much time|many (?:days|hours|minutes))\b).*(?:\b(?:whats?|what's|how much(?: [a-z]+)?|how many (?:gb|gigs|gigabytes))(?: (?:do i have|is|will be|have i got|i have))* (?:left|remain\w*|free)\b|\b(?:left|remaining)(?: over)?$|\b(?:space|storage|data) (?:left|remaining)|\bleft (?:over|on)\b|\bhow much (?:more )?(?:can i|do i|is)(?: still)? (?:use|have|free)\b)/,
      "left",
    ],
    [/\bpercent\w*\b|%/, "percent"],
    [/\b(?:how many|in|total|total in) (?:tb|terabytes)\b/, "sizeTB"],
    [
      /\b(?:how fast|(?:what|which|how much) (?:internet |download |connection |upload )?(?:speed|mbps|bandwidth|bitrate)|speed (?:needed|required|do|is)|mbps (?:do|needed|required)|(?:in|how many|average) mbps|\bmbps$|^speed)\b/,
      "rate",
    ],
    [/\b(?:how many|in|total) (?:gb|gigs|gigabytes)\b|\b(?:gb|gigs|gigabytes)\b/, "size"],
    [/\b(?:how many|in) (?:mb|megs|megabytes)\b/, "sizeMB"],
    [/\bhow many minutes\b|\bin minutes\b|\bminutes\b/, "minutes"],
    [/\bhow many seconds\b|\bin seconds\b|\bseconds\b/, "seconds"],
    [/\bhow many days\b/, "days"],
    [/\bhow (?:long|many hours)\b|\bhours\b|\btime\b/, "hours"],
    [/\bhow (?:much|big|large)\b|\bsize\b|\bdata\b|\btotal\b|\bspace\b|\bstorage\b/, "size"],
    // "1.8 GB an hour x 30 hours"
    [/^(?!.*\b(?:how|what|which|when)\b)/, "size"],
  ],
  rules: [
    "minutes = hours * 60",
    "seconds = hours * 3600",
    "bits = rate * seconds",
    "bits = size * 8000",
    "sizeMB = size * 1000",
    "sizeTB = size / 1000",
    "rateMB = rate / 8",
    "left = size - used",
    "bits = left * 8000",
    "share = used / size",
    "percent := share * 100",
    "shareLeft := left / size",
    "percentLeft := shareLeft * 100",
    "hours = hoursday * days",
    "size = hourly * hours",
    "hourly = minutely * 60",
    "daily = hourly * hoursday",
    "size = daily * days",
    "size = each * count",
    "fit = count _ 1",
  ],
  words:
    "gb gigs gigabytes mb megabytes tb data plan download downloading downloaded upload uploading uploaded transfer copy stream streaming netflix youtube music video videos movie movies game games file files photo photos pictures pics songs card drive disk phone sd memory storage space size internet connection speed line wifi fiber at per an hour hours minute minutes second seconds each fit fits hold holds store long how fast big large full time takes take need needed to my in on uses use used using eats eat how watch can i day days total of with mbps bitrate 4k hd listen listening send sending back up backup backups required takes gets get works x = pull down month burns over usb ethernet external hard hdd ssd cable cam camera security recording record recordings footage left remaining used full already whats do they percent percentage transfer transferred copied so far got go s sec average still rate throughput s sec",
  told: {
    fit: ["", "Files"],
    rate: ["Mbit/s", "Speed"],
    size: ["GB", "Size"],
    sizeMB: ["MB", "Size"],
    sizeTB: ["TB", "Size"],
    rateMB: ["MB/s", "Speed"],
    left: ["GB", "Left"],
    percent: ["%", "Used"],
    percentLeft: ["%", "Left"],
    minutes: ["min", "Time"],
    seconds: ["s", "Time"],
    hours: ["h", "Time"],
    days: ["day", "Days"],
  },
  isOfAnything: true,
};

export const UPTIME: Model = {
  about: /\b(?:uptime|downtime|availability|sla|outages?|down|offline)\b/,
  not: /<(?!percent|time|hours|days|weeks|months|years)|\b(?:and then|each|except|planned|maintenance|payment|price|nines)\b/,
  said: {
    up: ["{P}"],
    down: [
      "(?:down|offline|outages?|downtime|unavailable)(?: (?:for|of|was|is|a total|total|only|lasted|it))* {T}",
      "{T}(?: (?:of|in|total))* (?:down|downtime|outages?|offline)",
    ],
    hours: ["{T}"],
  },
  units: { down: ["time", "h"], hours: ["time", "h"] },
  asked: [
    [/\buptime\b(?!.*\bhow (?:long|many|much)\b)|\bavailability (?:percent|%|is)|\bpercent/, "up"],
    [/\bminutes?\b/, "minutes"],
    [/\bseconds?\b/, "seconds"],
    [/\b(?:hours?|how (?:long|much)|downtime|down|outage)\b/, "down"],
  ],
  rules: [
    "part = 100 - up",
    "points = part * hours",
    "points = down * 100",
    "minutes = down * 60",
    "seconds = down * 3600",
  ],
  words:
    "uptime downtime availability available sla outage outages down offline server site website service host hosting in a an the over out of per day days week month months year minutes seconds hours percent percentage guarantee guarantees promises promised allowed allows total % long month's was is",
  told: {
    up: ["%", "Uptime"],
    down: ["h", "Downtime"],
    minutes: ["min", "Downtime"],
    seconds: ["s", "Downtime"],
  },
  isOfAnything: true,
};
