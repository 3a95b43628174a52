import { findPrices } from "./prices";
import { isOneEditApart } from "./spelling";
import { understand, withoutFormWords, withoutUnmatchedWords } from "./understand";

const words = {
  synonyms: [
    { word: "kicks", meaning: "sneakers" },
    { word: "lbd", meaning: "little black dress" },
  ],
  occasions: ["Gala", "Red Carpet", "Street Style"],
  styles: ["Minimalist", "Y2K"],
  retailers: ["Net-a-Porter", "Dress", "Gowna"],
  known: new Set<string>(["rad", "vale"]),
  currency: "USD",
};

describe("the meaning of a search", () => {
  test("has a part for each filter, which can be put away", () => {
    expect(understand("Red dress under $200 for a gala", words)).toEqual({
      parts: [
        { label: "Up to $200", without: "Red dress for a gala" },
        { label: "Gala", without: "Red dress under $200 for a" },
        { label: "Dress", without: "Red under $200 for a gala" },
        { label: "Red", without: "dress under $200 for a gala" },
      ],
      garment: "dress",
      colors: ["red"],
      occasion: "Gala",
      style: null,
      season: null,
      onSale: false,
      retailer: null,
      minPrice: null,
      maxPrice: 200,
      currency: "USD",
      rest: "",
      offerRest: "",
      withoutRest: "Red dress under $200 gala",
      titleText: "red dress for a gala",
    });
  });

  test("of a retailer's name can be put away", () =>
    expect(understand("Red Net-a-Porter dress", words).parts[0]).toEqual({
      label: "Sold by Net-a-Porter",
      without: "Red dress",
    }));

  test.each([
    ["red carpet", { occasion: "Red Carpet", colors: [], rest: "" }],
    ["navy t-shirts", { garment: "t-shirt", colors: ["navy"], rest: "" }],
    ["kicks", { garment: "sneakers", rest: "" }],
    ["lbd", { garment: null, rest: "lbd" }],
    ["black and white striped shirt", { garment: "shirt", colors: ["black", "white"], rest: "striped" }],
    ["blazer and jeans", { garment: null, parts: [], rest: "blazer and jeans" }],
    ["garment bag", { garment: null, rest: "garment bag" }],
    ["vale", { garment: null, rest: "vale" }],
    ["shoes", { garment: "shoes" }],
    ["gonw", { garment: "gown", titleText: "gown" }],
    ["net a porter dress", { retailer: "Net-a-Porter", garment: "dress", rest: "" }],
    ["gowna gown", { retailer: "Gowna", garment: "gown", titleText: "gowna gown" }],
    ["dress", { retailer: null, garment: "dress" }],
    ["how to wear", { parts: [], rest: "how to wear" }],
    ["sale", { colors: [], onSale: true, rest: "" }],
    ["same style", { parts: [], rest: "same style" }],
    ["wear", { garment: null, parts: [] }],
    ["gala looks", { occasion: "Gala", rest: "" }],
    ["summer dress", { season: "SUMMER", garment: "dress", rest: "", offerRest: "summer" }],
    ["what to wear in fall", { season: "AUTUMN", rest: "" }],
    ["y2k boots", { style: "Y2K", garment: "boots", rest: "", offerRest: "y2k" }],
    ["minimalist", { style: "Minimalist", rest: "" }],
    ["affordable boots", { garment: "boots", maxPrice: 100, rest: "" }],
    ["shoes 100 to 200", { garment: "shoes", minPrice: 100, maxPrice: 200, rest: "" }],
    ["dresses on sale under $50", { garment: "dress", onSale: true, maxPrice: 50, rest: "" }],
  ])("of %j", (text, expected) => expect(understand(text, words)).toMatchObject(expected));

  test.each([
    ["under 200", null, 200],
    ["up to $1,500.50", null, 1500.5],
    ["cheaper than 30 euros", null, 30],
    ["< 40", null, 40],
    ["over £80", 80, null],
    ["between 100 and 200", 100, 200],
    ["from 50 to 70", 50, 70],
    ["50-70", 50, 70],
    ["cheap", null, 100],
  ])("names a price: %j", (text, min, max) => expect(findPrices(`boots ${text}`)).toMatchObject({ min, max }));

  test.each([
    ["under 200", "EUR", null, "Up to €200"],
    ["under $200", "EUR", "USD", "Up to $200"],
    ["under $200", "CAD", "CAD", "Up to CAD 200"],
    ["over 80 pounds", "USD", "GBP", "From £80"],
    ["between 100 and 200 euros", "USD", "EUR", "€100 to €200"],
  ])("names a currency, or has the site's: %j in %s", (text, site, currency, label) =>
    expect(findPrices(`boots ${text}`, site)).toMatchObject({ currency, label }),
  );

  test.each(["boots", "undercover 9", "200", "size 6.5-7x", "under", "between 300 and 200", "under 99999999999"])(
    "names no price: %j",
    (text) => expect(findPrices(text)).toBeNull(),
  );

  test.each([
    ["zendria vale outfits", "zendria vale"],
    ["what did Zendria wear", "Zendria"],
    ["looks", null],
    ["zendria vale", null],
  ])("leaves out words of form: %j becomes %j", (text, expected) => expect(withoutFormWords(text)).toBe(expected));

  test.each([
    ["quantum boots", "boots"],
    ["3d vale", "vale"],
    ["gonw vale", null],
    ["quantum", null],
    ["boots", null],
  ])("leaves out words that no title has: %j becomes %j", (text, expected) =>
    expect(withoutUnmatchedWords(text, words)).toBe(expected),
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
});
