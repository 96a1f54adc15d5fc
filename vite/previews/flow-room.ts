/** As `pictures/flow-room.ts` has it, for a card: its words are read from afar, and the fewer there are the larger they get. */
export const [LINE, AMOUNT] = [14, 6];
export const HAS_AMOUNTS = false;
export const BARS_HEIGHT = 120;
