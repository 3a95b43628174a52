import { excerpts, wordDifference, type Segment } from "./wordDifference";

/** "a [-b-] {+c+}" */
const marked = (stretches: readonly Segment[]): string =>
  stretches.map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind]).join("");

const joinSide = (stretches: readonly Segment[], side: "removed" | "added"): string =>
  stretches
    .filter(({ kind }) => kind === "same" || kind === side)
    .map(({ text }) => text)
    .join("");

describe("wordDifference", () => {
  it.each([
    ["a red coat", "a blue coat", "a [-red-]{+blue+} coat"],
    ["a red wool coat", "a blue silk coat", "a [-red wool-]{+blue silk+} coat"],
    ["coat", "coat and belt", "coat{+ and belt+}"],
    ["old coat", "coat", "[-old -]coat"],
    ["", "new", "{+new+}"],
    ["gone", "", "[-gone-]"],
    ["same", "same", "same"],
    ["It's navy.", "It's navy!", "It's navy[-.-]{+!+}"],
    ["Zoë wore it", "Zoé wore it", "[-Zoë-]{+Zoé+} wore it"],
  ])("from %j to %j", (before, after, expected) => {
    expect(marked(wordDifference(before, after))).toBe(expected);
  });

  it("reproduces both texts", () => {
    const texts = ["", "a", " a  b\n\nc ", "👗 <b>x</b> & y", "a b c d e f", "f e d c b a", "a a a b a a"];
    for (const before of texts)
      for (const after of texts) {
        const found = wordDifference(before, after);
        expect([joinSide(found, "removed"), joinSide(found, "added")]).toEqual([before, after]);
      }
  });

  it("replaces long texts without common words as a whole, quickly", () => {
    const [before, after] = ["x", "y"].map((letter) => Array.from({ length: 5_000 }, (_, at) => letter + at).join(" "));
    const found = wordDifference(`Begin ${before} end`, `Begin ${after} end`);
    expect(found.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
  });

  it("finds one changed word in a long text", () => {
    const long = Array.from({ length: 8_000 }, (_, at) => `word${at}`);
    const found = wordDifference(long.join(" "), long.with(4_000, "other").join(" "));
    expect(found.filter(({ kind }) => kind !== "same").map(({ text }) => text)).toEqual(["word4000", "other"]);
  });
});

describe("excerpts", () => {
  it("shortens long unchanged text to the words next to a change", () => {
    const long = Array.from({ length: 100 }, (_, at) => `w${at}`).join(" ");
    const cut = excerpts(wordDifference(`${long} old ${long}`, `${long} new ${long}`));
    expect(cut).toHaveLength(4);
    expect(cut[0]?.text).toMatch(/^… w\d+( w\d+)* $/);
    expect(cut[0]?.text.endsWith("w98 w99 ")).toBe(true);
    expect(cut[3]?.text).toMatch(/^ w0 .* …$/);
  });

  it("keeps short texts whole", () => {
    const found = wordDifference("a red coat", "a blue coat");
    expect(excerpts(found)).toEqual(found);
  });
});
