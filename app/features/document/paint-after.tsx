/**
 * Nothing is painted before the parser has come to the element with this id: half a row would be laid out another way,
 * and move. (Chromium waits for a start tag only, so it names what stands behind the first screen.)
 */
export function PaintAfter({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
