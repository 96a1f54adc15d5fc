/** Display names of the categories whose key does not say it, spec 1 §3. */
const NAMES: Readonly<Record<string, string>> = {
  "real-estate": "Real Estate",
  "digital-marketing": "Digital Marketing",
  "food-beverage": "Food & Beverage",
  "social-media": "Social Media",
  "personal-finance": "Personal Finance",
  "gig-economy": "Gig Economy",
};

/** The display name of a category; an unknown key stays as it is. */
export function categoryName(key: string): string {
  const name = Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
  return name ?? (/^[a-z]+$/.test(key) ? key[0]!.toUpperCase() + key.slice(1) : key);
}
