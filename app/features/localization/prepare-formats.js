// A worker of its own: what the browser reads for its first format of money and of a date (some 20 ms) is read by this
// thread, and is there when the page's thread asks. It is sent a locale and a currency.
onmessage = ({ data: [locale, currency] }) => {
  try {
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(1);
    new Intl.DateTimeFormat(locale, { month: "long" }).format(0);
  } catch {
    // A locale that this browser does not know: the page formats in another.
  } finally {
    close();
  }
};
