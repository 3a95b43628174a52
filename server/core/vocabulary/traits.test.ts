import { deriveTraits, readPieces, type Traits } from "./traits";

const none: Traits = { garments: [], colors: [], materials: [], patterns: [] };
/** A piece in short: its most exact names. */
const inShort = ({ colors, patterns, materials, garments }: Traits): string =>
  [colors, patterns, materials]
    .map((names) => names.join("+"))
    .filter(Boolean)
    .concat(garments[0] ?? "-")
    .join(" ");

describe("the head of a title", () => {
  test.each([
    ["Crimson Silk Gown", "gown"],
    ["Navy Suit Jacket", "blazer"],
    ["White Dress Shirt", "shirt"],
    ["Cotton Shirt Dress", "dress"],
    ["Black Gown with Leather Belt", "gown"],
    ["Clutch by Belt & Co", "clutch"],
    ["Wide-Leg Trousers", "trousers"],
    ["Leather Boot-Cut Jeans", "jeans"],
    ["Leather Ankle Boots", "boots"],
    ["Silver Hoop Earrings (Pair)", "earrings"],
    ["White Sneakers in Recycled Knit", "sneakers"],
    ["Leather Dust Bag", undefined],
    ["The Aurora", undefined],
    ["", undefined],
  ])("has the garment of %s: %s", (title, garment) => expect(deriveTraits(title).garments.at(0)).toBe(garment));

  test.each([
    ["Navy Penny Loafers", { garments: ["flats", "loafer", "shoes"], colors: ["blue", "navy"] }],
    ["White Trainers", { garments: ["sneakers", "shoes"], colors: ["white"] }],
    ["Pullover in Fine Merino", { garments: ["knitwear", "sweater"], materials: ["wool", "merino"] }],
    ["Grey Knitwear", { garments: ["knitwear"], colors: ["gray"] }],
    ["Crimson Lipstick", { garments: ["makeup", "lipstick"], colors: ["red", "crimson"] }],
    [
      "Sky Blue Pinstripe Shirt",
      { garments: ["shirt"], colors: ["blue", "sky blue"], patterns: ["striped", "pinstripe"] },
    ],
    ["Denim Jacket", { garments: ["jacket", "denim jacket"], materials: ["denim"] }],
    ["Leather Jacket", { garments: ["jacket", "leather jacket"], materials: ["leather"] }],
    ["Faux Leather Jacket", { garments: ["jacket"], materials: ["faux leather"] }],
    [
      "Brown Leather Jacket in Vegan Leather",
      { garments: ["jacket", "leather jacket"], colors: ["brown"], materials: ["faux leather"] },
    ],
    ["White Jeans", { garments: ["jeans"], colors: ["white"], materials: ["denim"] }],
    ["Jeans in Black Leather", { garments: ["jeans"], colors: ["black"], materials: ["leather"] }],
    ["Lace-Up Boots", { garments: ["boots", "shoes"] }],
    ["Suit in Chalk-Stripe Wool", { garments: ["suit"], materials: ["wool"], patterns: ["striped", "chalk stripe"] }],
  ])("has the families and kinds of %s", (title, traits) =>
    expect(deriveTraits(title)).toEqual({ ...none, ...traits }),
  );
});

describe("the pieces of a title", () => {
  test.each<[string, string[]]>([
    [
      "Leopard Overcoat, Cobalt Jeans and Crimson Platforms",
      ["animal print+leopard coat", "blue+cobalt denim jeans", "red+crimson pumps"],
    ],
    ["Emerald Column Gown with Gold Sandals", ["green+emerald gown", "gold sandals"]],
    ["Fuchsia Kaftan with Gold Necklace", ["pink+fuchsia dress", "gold necklace"]],
    ["White Shirt Dress over Black Wide-Leg Trousers", ["white dress", "black trousers"]],
    ["Navy Suit, Sky Shirt, and Burgundy Tie", ["blue+navy suit", "blue+sky blue shirt", "red+burgundy tie"]],
    ["Coat w/ Belt + Gold Watch", ["coat", "belt", "gold watch"]],
    ["Kairo Lune in a Camel Coat and Jeans", ["beige+camel coat", "denim jeans"]],
    ["Emerald Slip Dress Gold Sandals", ["gold sandals"]],
  ])("are those of the phrases of %s", (title, pieces) => expect(readPieces(title).map(inShort)).toEqual(pieces));

  test.each<[string, string[]]>([
    ["Black and White Striped Shirt", ["black+white striped shirt"]],
    ["Black-and-White Shirt with White Boots", ["black+white shirt", "white boots"]],
    ["Red, White and Blue Scarf", ["red+white+blue scarf"]],
    ["Silver Necklace, Black and White Gown", ["silver necklace", "black+white gown"]],
    ["Cream/Black Sneakers", ["white+cream+black sneakers"]],
    ["Wool Trench in Camel and Black", ["beige+camel+black wool coat"]],
    ["Wool Trench in Camel and Black Boots", ["beige+camel wool coat", "black boots"]],
    ["Cashmere and Silk Sweater in Camel", ["beige+camel cashmere+silk knitwear"]],
    ["Leather Tote - Black", ["black leather bag"]],
    ["Coat (Black)", ["black coat"]],
    ["Jeans Black", ["black denim jeans"]],
  ])("have the colors of their own phrase: %s", (title, pieces) =>
    expect(readPieces(title).map(inShort)).toEqual(pieces),
  );

  test.each<[string, string[]]>([
    ["Black Jacket with Red Lining", ["black jacket"]],
    ["Black Jacket with Leather Collar and Gold Cuffs", ["black jacket"]],
    ["Crimson Gown in Silk Crepe with Ankle Strap", ["red+crimson silk+crepe gown"]],
    ["White Pumps with Sculpted Heel", ["white pumps"]],
    ["Silver Hoop Earrings in Plated Brass", ["silver earrings"]],
    ["Black Gown at the Golden Gate", ["black gown"]],
    ["Jacket by Black & White", ["jacket"]],
    ["Red Carpet Gown in Emerald", ["green+emerald gown"]],
    ["Black Tie Gown in Emerald", ["green+emerald gown"]],
    ["Dress with Lace Trim", ["dress"]],
    ["All in Black", []],
    ["", []],
  ])("have nothing of parts, places and makers: %s", (title, pieces) =>
    expect(readPieces(title).map(inShort)).toEqual(pieces),
  );

  test("are read in linear time", () => {
    const started = performance.now();
    readPieces("Black and White, ".repeat(2_000));
    readPieces("in with by ".repeat(5_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
