/** A script's text: fetches the serif of names and numbers (fonts.css), and sets it once it is whole. */
export const ADD_SERIF =
  'new FontFace("Reckoner Serif","url(/fonts/reckoner-serif.woff2)",{weight:"400 600"}).load().then(f=>document.fonts.add(f),()=>{});';

/** The same once the page has nothing else to do: setting it lays all text out anew. */
export const ADD_SERIF_WHEN_IDLE = `(globalThis.requestIdleCallback||setTimeout)(()=>{${ADD_SERIF}});`;
