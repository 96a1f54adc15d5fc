/** A script's text: sets the page in the serif of names and numbers (fonts.css, theme.css.ts). */
export const SET_SERIF = 'document.documentElement.dataset.serif="";';

/** The same once the page has nothing else to do. */
export const SET_SERIF_WHEN_IDLE = `(globalThis.requestIdleCallback||setTimeout)(()=>{${SET_SERIF}});`;
