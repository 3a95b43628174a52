import { namedColors } from "../kit/palette";
import { canDraw } from "./draw";
import { drawProduct } from "./product";
import { faultsOf, heaviest } from "./testing";
import { patternKinds } from "../kit/words";
import { kinds } from "./vocabulary";

const colors = Object.keys(namedColors);
const all = Object.values(kinds).flat();

describe("still lifes", () => {
  it("draws the same row in the same way and another row in another", () => {
    const row = { seed: "silk-slip-dress", title: "Silk slip dress in sage", category: "dresses" };
    expect(drawProduct(row)).toBe(drawProduct(row));
    expect(drawProduct(row)).not.toBe(drawProduct({ ...row, seed: "silk-slip-dress-2" }));
  });

  it("draws 400 rows as 400 pictures, each light and well formed", () => {
    const pictures = new Set<string>();
    for (let at = 0; at < 400; at += 1) {
      const pattern = at % 5 === 0 ? `${patternKinds[at % patternKinds.length]} ` : "";
      const title = `${pattern}${all[(at * 7) % all.length]} in ${colors[(at * 3) % colors.length]}`;
      const svg = drawProduct({ seed: `row-${at}`, title });
      expect({ title, faults: faultsOf(svg) }).toEqual({ title, faults: [] });
      expect(svg.length).toBeLessThanOrEqual(heaviest);
      pictures.add(svg);
    }
    expect(pictures.size).toBe(400);
  });

  it("has a drawing for every word of the vocabulary, in every print", () => {
    for (const kind of all) {
      expect({ kind, drawn: canDraw(kind) }).toEqual({ kind, drawn: true });
      for (const pattern of patternKinds) {
        const svg = drawProduct({ seed: kind, title: `${pattern} ${kind}` });
        expect({ kind, pattern, faults: faultsOf(svg) }).toEqual({ kind, pattern, faults: [] });
      }
    }
  });

  it.each([
    "</svg><script>alert(1)</script>",
    '" onload="x',
    "",
    "&&&",
    "\u0000 dress",
    "half an emoji \ud83d",
    "constructor",
    "__proto__ dress",
  ])("is not harmed by the title %j", (title) => {
    expect(faultsOf(drawProduct({ seed: title, title, category: title }))).toEqual([]);
  });
});
