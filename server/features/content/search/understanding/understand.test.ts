import { readPieces } from "./pieces";
import { findPrices } from "./prices";
import { areFewEditsApart, isOneEditApart } from "./spelling";
import { understand } from "./understand";

const celebrity = (name: string) => ({ id: name, slug: name.toLowerCase().replace(/\W+/g, "-"), name });
const site = {
  synonyms: [
    { word: "kicks", meaning: "sneakers" },
    { word: "lbd", meaning: "little black dress" },
  ],
  concepts: [
    { word: "office", kind: "OCCASION", meaning: "office" },
    { word: "office", kind: "OCCASION", meaning: "business" },
    { word: "wedding guest", kind: "OCCASION", meaning: "wedding" },
    { word: "black tie", kind: "OCCASION", meaning: "gala" },
    { word: "swim", kind: "GARMENT", meaning: "swimwear" },
    { word: "sunny", kind: "SEASON", meaning: "summer" },
  ],
  occasions: ["Gala", "Red Carpet", "Street Style", "Business"],
  styles: ["Minimalist", "Y2K"],
  retailers: ["Net-a-Porter", "Dress", "Gowna"],
  celebrities: ["Zendria Vale", "Kairo Lune", "Saoirse O'Hara", "Ada Long"].map(celebrity),
  places: [],
  categories: [{ slug: "cars", name: "Cars" }],
  known: new Set<string>(["rad", "halter"]),
  currency: "USD",
};

/** Writes pieces as words, and the other findings that a search has. */
function read(text: string) {
  const { pieces, without, celebrities, rest, parts, ...found } = understand(text, site);
  const describe = (list: typeof pieces) =>
    list.map(({ colors, material, pattern, garment }) =>
      [...colors, pattern, material, garment].filter(Boolean).join(" "),
    );
  return {
    ...found,
    pieces: describe(pieces),
    without: describe(without),
    names: celebrities.map(({ name }) => name),
    rest: rest.map((token) => token.text).join(" "),
    labels: parts.map(({ label }) => label),
  };
}

describe("the meaning of a search", () => {
  test("has a part for each filter, which can be put away", () => {
    expect(understand("Red dress under $200 for a gala", site)).toMatchObject({
      parts: [
        { label: "Up to $200", without: "Red dress for a gala" },
        { label: "Gala", without: "Red dress under $200 for a" },
        { label: "Red", without: "dress under $200 for a gala" },
        { label: "Dress", without: "Red under $200 for a gala" },
      ],
      pieces: [{ garment: "dress", colors: ["red"], material: null, pattern: null }],
      occasions: ["Gala"],
      prices: { min: null, max: 200, currency: "USD" },
      rest: [],
      titleText: "red dress gala",
    });
  });

  test.each([
    ["navy blazer and white jeans", ["navy blazer", "white jeans"]],
    ["jeans with white sneakers", ["jeans", "white sneakers"]],
    ["black and white striped shirt", ["black white striped shirt"]],
    ["shirt black and white", ["black white shirt"]],
    ["shirt with stripes", ["striped shirt"]],
    ["red dress in silk", ["red silk dress"]],
    ["dress in red", ["red dress"]],
    ["black boots blue jeans", ["black boots", "blue jeans"]],
    ["blue jeans", ["blue jeans"]],
    ["cream cardigan, black flats & belt", ["cream cardigan", "black flats", "belt"]],
    ["platform shoes", ["platform"]],
    ["sweater dress", ["dress"]],
    ["red", ["red"]],
    ["red and blue", ["red blue"]],
    ["silk", ["silk"]],
    ["red carpet", []],
    ["garment bag", []],
    ["kicks", ["sneakers"]],
    ["robe noire", ["black dress"]],
    ["robe", []],
    ["schwarze Hose mit weißem Hemd", ["black trousers", "white shirt"]],
    ["scarpe bianche", ["white shoes"]],
    ["vestido preto", ["black dress"]],
    ["gold hoops", ["gold earrings"]],
    ["evening gowns", ["gown"]],
    ["handbags", ["bags"]],
    ["high heels", ["pumps"]],
    ["black tux", ["black tuxedo"]],
    ["gray sweatpants", ["gray trousers"]],
    ["joggers", ["trousers"]],
    ["polo neck", ["turtleneck"]],
    ["bathing suit", ["swimsuit"]],
    ["track suit", ["tracksuit"]],
    ["jump suit", ["jumpsuit"]],
    ["sweat shirt", ["sweatshirt"]],
  ])("%j asks for the pieces %j", (text, pieces) => expect(read(text).pieces).toEqual(pieces));

  test.each([
    ["white shirt not silk", ["white shirt"], ["silk shirt"]],
    ["shoes without heels", ["shoes"], ["pumps"]],
    ["bag not black or brown", ["bag"], ["black bag", "brown bag"]],
    ["no leather", [], ["leather"]],
    ["dress without sleeves and white shoes", ["dress", "white shoes"], []],
    ["chemise blanche sans soie", ["white shirt"], ["silk shirt"]],
  ])("%j asks for %j, and for no %j", (text, pieces, without) => expect(read(text)).toMatchObject({ pieces, without }));

  test.each([
    ["what is kairo lune wearing", { names: ["Kairo Lune"], rest: "" }],
    ["outfits like kairo lune", { names: ["Kairo Lune"], rest: "" }],
    ["dress like kairo lune", { names: ["Kairo Lune"], pieces: [], rest: "" }],
    ["how can i dress like kairo", { names: ["Kairo Lune"], pieces: [], rest: "" }],
    ["red dress like kairo lune", { names: ["Kairo Lune"], pieces: ["red dress"] }],
    ["a dress like kairo lune", { names: ["Kairo Lune"], pieces: ["dress"] }],
    ["dress like kairo lune's", { names: ["Kairo Lune"], pieces: ["dress"] }],
    ["kairo lune's shoes", { names: ["Kairo Lune"], pieces: ["shoes"], rest: "" }],
    ["kairo lunes shoes", { names: ["Kairo Lune"], pieces: ["shoes"], rest: "" }],
    ["zendria vale and kairo lune", { names: ["Zendria Vale", "Kairo Lune"], rest: "" }],
    ["vale zendria", { names: ["Zendria Vale"], labels: ["Worn by Zendria Vale"] }],
    ["o'hara", { names: ["Saoirse O'Hara"] }],
    ["ohara", { names: ["Saoirse O'Hara"] }],
    ["long", { names: ["Ada Long"] }],
    ["long dress", { names: [], rest: "long" }],
    ["ada's dress", { names: ["Ada Long"], pieces: ["dress"] }],
    ["where to buy the cobalt halter gown", { pieces: ["cobalt gown"], rest: "halter" }],
    ["what did she wear", { labels: [], rest: "" }],
    ["lbd", { pieces: [], rest: "lbd" }],
    ["vale", { names: ["Zendria Vale"] }],
    ["net a porter dress", { retailer: "Net-a-Porter", pieces: ["dress"], rest: "" }],
    ["dress", { retailer: null, pieces: ["dress"] }],
    ["gowna gown", { retailer: "Gowna", pieces: ["gown"] }],
    ["red carpet", { occasions: ["Red Carpet"], pieces: [], rest: "" }],
    ["office blazer", { occasions: ["Office", "Business"], labels: ["Office: Business", "Blazer"] }],
    ["wedding guest dress", { occasions: ["Wedding"], labels: ["Wedding guest", "Dress"] }],
    ["black tie", { occasions: ["Gala"], pieces: [], labels: ["Black tie: Gala"] }],
    ["black ties", { occasions: [], pieces: ["black tie"] }],
    ["swim", { pieces: ["swimwear"] }],
    ["sunny looks", { season: "SUMMER", rest: "" }],
    ["summer dress", { season: "SUMMER", pieces: ["dress"], rest: "" }],
    ["what to wear in fall", { season: "AUTUMN", rest: "" }],
    ["y2k boots", { style: "Y2K", pieces: ["boots"], rest: "" }],
    ["sale", { onSale: true, pieces: [], rest: "" }],
    ["gowns in stock", { inStock: true, pieces: ["gown"], rest: "" }],
    ["new arrivals", { order: "NEWEST", rest: "" }],
    ["most popular gowns", { order: "POPULAR", pieces: ["gown"], rest: "" }],
    ["cheapest dress", { order: "PRICE_LOW", pieces: ["dress"], rest: "" }],
    ["car", { category: { slug: "cars" }, labels: ["In Cars"] }],
    ["dress without pockets", { unreadNot: ["pockets"], rest: "" }],
    ["men's suit", { pieces: ["suit"], rest: "mens" }],
  ])("of %j", (text, expected) => expect(read(text)).toMatchObject(expected));

  test("reads nothing from no words", () =>
    expect(readPieces([], [], () => false)).toMatchObject({ pieces: [], without: [], used: [] }));

  test.each([
    ["under 200", null, 200],
    ["up to $1,500.50", null, 1500.5],
    ["cheaper than 30 euros", null, 30],
    ["below 30 euros", null, 30],
    ["< 40", null, 40],
    ["over £80", 80, null],
    ["between 100 and 200", 100, 200],
    ["from 50 to 70", 50, 70],
    ["50-70", 50, 70],
    ["cheap", null, 100],
    ["$50", null, 50],
    ["50 dollar", null, 50],
    ["100€", null, 100],
  ])("names a price: %j", (text, min, max) => expect(findPrices(`boots ${text}`)).toMatchObject({ min, max }));

  test.each([
    ["under 200", "EUR", null, "Up to €200"],
    ["under $200", "EUR", "USD", "Up to $200"],
    ["under $200", "CAD", "CAD", "Up to CAD 200"],
    ["over 80 pounds", "USD", "GBP", "From £80"],
    ["between 100 and 200 euros", "USD", "EUR", "€100 to €200"],
    ["£50", "USD", "GBP", "Up to £50"],
  ])("names a currency, or has the site's: %j in %s", (text, currencyOfSite, currency, label) =>
    expect(findPrices(`boots ${text}`, currencyOfSite)).toMatchObject({ currency, label }),
  );

  test.each(["boots", "undercover 9", "200", "size 6.5-7x", "under", "between 300 and 200", "under 99999999999"])(
    "names no price: %j",
    (text) => expect(findPrices(text)).toBeNull(),
  );

  test.each([
    ["gown", "gonw", true],
    ["gown", "gwn", true],
    ["gown", "gowns", true],
    ["gown", "gpwn", true],
    ["gown", "gown", false],
    ["gown", "town", true],
    ["gown", "wogn", false],
    ["gown", "go", false],
  ])("%s and %s are one edit apart: %s", (one, other, expected) => expect(isOneEditApart(one, other)).toBe(expected));

  test.each([
    ["zendya", "zendria", true],
    ["matte", "mateo", false],
    ["huondstooth", "houndstooth", true],
    ["gibbet", "gabber", false],
  ])("%s may misspell %s: %s", (one, other, expected) => expect(areFewEditsApart(one, other)).toBe(expected));
});
