/** What comes with the first touch, or where it is asked for: tools of fields, what only paper shows, results as text. */
export const loadReport = () => import("./report.ts");
