/** A script's text: adds the serif of names and numbers (fonts.css), which is fetched where a text is set in it. */
export const ADD_SERIF =
  'new FontFace("Reckoner Serif","url(/fonts/reckoner-serif.woff2)",{weight:"400 600"}).load().then(f=>document.fonts.add(f),()=>{});';
