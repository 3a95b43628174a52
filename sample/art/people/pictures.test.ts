import { cast, outfitRows, portraitRows } from "./testing/castings";
import { isWellFormed } from "./testing/wellFormed";
import { drawAvatar } from "./avatar";
import { drawOutfit } from "./look";
import { drawCelebrity } from "./portrait";

const limit = 12 * 1024;
const pictures: Record<string, (count: number) => string[]> = {
  portraits: (count) => portraitRows(count).map(drawCelebrity),
  outfits: (count) => outfitRows(count).map(drawOutfit),
  avatars: (count) => Array.from({ length: count }, (_, index) => drawAvatar({ name: `Person ${index}` })),
};

describe.each(Object.keys(pictures))("300 %s", (kind) => {
  const drawn = pictures[kind](300);

  it("are the same when drawn again", () => expect(pictures[kind](20)).toEqual(drawn.slice(0, 20)));
  it("are all different", () => expect(new Set(drawn).size).toBe(drawn.length));
  it("are light", () => expect(Math.max(...drawn.map((svg) => Buffer.byteLength(svg)))).toBeLessThanOrEqual(limit));
  it("are well-formed", () => expect(drawn.every((svg) => svg.startsWith("<svg ") && isWellFormed(svg))).toBe(true));
});

describe("hostile words", () => {
  const hostile = "</title></svg><script>alert('x')</script>\u0000\u0008 & \"quotes\" ]]>";

  it.each([
    [
      "a portrait",
      () =>
        drawCelebrity({ slug: hostile, name: hostile, category: hostile, styleType: hostile, signatureLook: hostile }),
    ],
    [
      "an outfit",
      () =>
        drawOutfit({
          slug: hostile,
          title: hostile,
          occasion: hostile,
          tags: [hostile],
          pieces: [hostile],
          celebrity: { slug: hostile, signatureLook: hostile },
        }),
    ],
    ["an avatar", () => drawAvatar({ name: hostile, appearanceText: hostile })],
  ])("do no harm to %s", (_, draw) => {
    const svg = draw();
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toContain("<script");

    expect(svg).not.toMatch(/[\u0000-\u0008]/);
  });
});

it("keeps a person's own hair and skin in portrait and outfit", () => {
  const { slug, signatureLook } = cast[0];
  const outfit = drawOutfit({
    slug: "first-night",
    title: "Emerald slip gown",
    occasion: "Gala",
    tags: [],
    pieces: [],
    celebrity: { slug, signatureLook },
  });
  const portrait = drawCelebrity({ slug, name: "A", category: "Actor", styleType: "Classic", signatureLook });
  for (const color of ["#6b3d29", "#d3a67c"]) {
    expect(outfit).toContain(color);
    expect(portrait).toContain(color);
  }
});

it("draws an outfit without a celebrity", () => {
  expect(
    isWellFormed(
      drawOutfit({ slug: "nobody", title: "Camel overcoat", occasion: "", tags: [], pieces: [], celebrity: null }),
    ),
  ).toBe(true);
});
