/** A picture may weigh this many bytes. */
const budget = 11_900;
const widths = [0, 0.56, 0.62, 0.68, 0.9, 1.2];

/** Draws with all lines first; a picture that comes out too heavy is drawn again without its finest ones. */
export function fitting(draw: (sparse: number) => string): string {
  let svg = "";
  for (const sparse of widths) {
    svg = draw(sparse);
    if (Buffer.byteLength(svg) <= budget) break;
  }
  return svg;
}
