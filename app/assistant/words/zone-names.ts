/** Names of time zones that the zone database does not have: abbreviations, countries and states with one zone, large cities. */
const NAMES: Readonly<Record<string, string>> = {
  UTC: "utc|gmt|zulu",
  "America/New_York":
    "eastern|est|edt|et|nyc|ny|new york city|boston|miami|atlanta|philadelphia|philly|washington dc|washington|dc|orlando|charlotte|baltimore|pittsburgh|cleveland|ohio|georgia|new jersey|massachusetts|virginia|maine|montreal|ottawa|quebec|florida|tampa|jacksonville|north carolina|south carolina|raleigh|charleston|pennsylvania|philly|connecticut|hartford|maryland|delaware|vermont|new hampshire|rhode island|west virginia|columbus|cincinnati|buffalo|savannah|east coast",
  "America/Chicago":
    "central|cst|cdt|ct|dallas|houston|austin|san antonio|minneapolis|milwaukee|st louis|saint louis|nashville|memphis|new orleans|illinois|wisconsin|minnesota|iowa|texas|fort worth|kansas city|omaha|oklahoma|oklahoma city|tulsa|missouri|arkansas|little rock|louisiana|alabama|mississippi|madison",
  "America/Denver":
    "mountain|mst|mdt|mt|salt lake city|salt lake|colorado|utah|albuquerque|new mexico|montana|wyoming|boise|calgary|alberta|edmonton",
  "America/Phoenix": "arizona|tucson|scottsdale",
  "America/Los_Angeles":
    "pacific|pst|pdt|pt|la|california|san francisco|sf|san diego|san jose|sacramento|seattle|portland|las vegas|vegas|washington state|nevada|reno|west coast|oakland|hollywood",
  "America/Anchorage": "alaska|akst|akdt",
  "Pacific/Honolulu": "hawaii|hst",
  "America/Toronto": "ontario",
  "America/Vancouver": "british columbia|bc",
  "America/Sao_Paulo": "sao paulo|rio|rio de janeiro|brasilia",
  "America/Argentina/Buenos_Aires": "argentina|buenos aires",
  "America/Bogota": "colombia",
  "America/Havana": "cuba",
  "America/Lima": "peru",
  "Europe/London":
    "uk|england|cardiff|leeds|bristol|britain|great britain|scotland|wales|bst|manchester|edinburgh|glasgow|liverpool",
  "Europe/Dublin": "ireland",
  "Europe/Paris": "france|cet|cest|central european|lyon|nice",
  "Europe/Berlin": "germany|munich|hamburg|frankfurt|cologne",
  "Europe/Madrid": "barcelona|spain|valencia|seville",
  "Europe/Lisbon": "lisbon|portugal|porto",
  "Europe/Rome": "italy|milan|florence|venice|naples",
  "Europe/Amsterdam": "netherlands|holland",
  "Europe/Brussels": "belgium",
  "Europe/Zurich": "switzerland|geneva",
  "Europe/Vienna": "austria",
  "Europe/Stockholm": "sweden",
  "Europe/Oslo": "norway",
  "Europe/Copenhagen": "denmark",
  "Europe/Warsaw": "poland|krakow",
  "Europe/Prague": "czechia|czech republic",
  "Europe/Athens": "greece|eet|eest",
  "Europe/Kyiv": "kyiv|kiev|ukraine",
  "Europe/Istanbul": "turkey",
  "Africa/Johannesburg": "south africa|cape town",
  "Africa/Cairo": "egypt",
  "Africa/Lagos": "nigeria",
  "Africa/Nairobi": "kenya",
  "Europe/Helsinki": "finland",
  "Europe/Budapest": "hungary",
  "Europe/Bucharest": "romania",
  "Europe/Moscow": "msk|st petersburg",
  "Atlantic/Reykjavik": "iceland",
  "Asia/Singapore": "sgt",
  "Asia/Makassar": "bali",
  "Asia/Kuala_Lumpur": "malaysia",
  "Asia/Taipei": "taiwan",
  "Asia/Riyadh": "saudi arabia|jeddah|mecca",
  "Asia/Dhaka": "bangladesh",
  "Asia/Kathmandu": "nepal",
  "Asia/Colombo": "sri lanka",
  "Africa/Casablanca": "morocco|marrakech",
  "Africa/Accra": "ghana",
  "America/Mexico_City": "mexico",
  "America/Puerto_Rico": "san juan",
  "Australia/Perth": "awst",
  "Australia/Brisbane": "queensland|gold coast",
  "Asia/Jerusalem": "israel|tel aviv",
  "Asia/Dubai": "uae|abu dhabi",
  "Asia/Karachi": "pakistan",
  "Asia/Kolkata": "india|ist|kolkata|calcutta|mumbai|bombay|delhi|new delhi|bangalore|bengaluru|chennai|hyderabad",
  "Asia/Bangkok": "thailand",
  "Asia/Ho_Chi_Minh": "vietnam|ho chi minh city|saigon|hanoi",
  "Asia/Manila": "philippines",
  "Asia/Shanghai": "china|beijing|shenzhen|guangzhou",
  "Asia/Hong_Kong": "hkt",
  "Asia/Seoul": "korea|south korea|kst",
  "Asia/Tokyo": "japan|osaka|kyoto|jst",
  "Australia/Sydney": "canberra|aest|aedt",
  "Pacific/Auckland": "new zealand|wellington|nzst|nzdt",
};

const ZONES = new Map(Object.entries(NAMES).flatMap(([zone, names]) => names.split("|").map((name) => [name, zone])));

/** Names of the zone database that are words of questions. */
const NO_CITIES = new Set(["center", "easter", "general", "universal", "wake", "midway", "troll"]);

let cities: ReadonlyMap<string, string> | null = null;

/** The zones of the database by their cities; listed once, since that takes longer than to read a sentence. */
function listCities(): ReadonlyMap<string, string> {
  return (cities ??= new Map(
    Intl.supportedValuesOf("timeZone")
      .toReversed()
      .map((zone) => [
        zone
          .slice(zone.lastIndexOf("/") + 1)
          .replaceAll("_", " ")
          .toLowerCase(),
        zone,
      ]),
  ));
}

/** The zone of a city, a country or an abbreviation, by its name in the zone database; undefined where there is none. */
export function findZone(name: string): string | undefined {
  return ZONES.get(name) ?? (NO_CITIES.has(name) ? undefined : listCities().get(name));
}
