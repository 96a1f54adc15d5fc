/** A line of a name beside a flow, and the room of its amount with the distance to the next name. */
export const [LINE, AMOUNT] = [14, 20];
export const HAS_AMOUNTS = true;
/** Of the bars of one side together, without the room between them. */
export const BARS_HEIGHT = 180;
