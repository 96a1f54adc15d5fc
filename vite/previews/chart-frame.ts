/** Takes the place of the pages' own (`page-pictures.ts`): a plot that is as high as its box, for larger words. */
export const WIDTH = 480;
export const HEIGHT = 318;
export const MARGIN = { top: 44, right: 18, bottom: 58, left: 78 };
export const PLOT = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };
