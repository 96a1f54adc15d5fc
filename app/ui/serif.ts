/** A script's text: sets the page in the serif of names and numbers (fonts.css, theme.css.ts). */
export const SET_SERIF = 'document.documentElement.dataset.serif="";';
