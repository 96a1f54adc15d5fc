/** "Precent", "pecentage" */
export const PERCENT_SLIP = /\b(?:precent|pecent|persent|perecent|percnt)(age)?\b/gi;
