/** The words of generated titles, frequent ones first, and what each of them means: written by hand, so that an oracle can use it. */
import { listFacts } from "../../server/core/vocabulary/facts";
import { deriveTraits } from "../../server/core/vocabulary/traits";

/** A word, and the names by which filters find it; a word without names after it means itself. */
const readWords = (text: string): { word: string; meaning: string[] }[] =>
  text.split(", ").map((entry) => {
    const [word, names] = entry.split(": ");
    return { word, meaning: names?.split("/") ?? [word.toLowerCase()] };
  });

export const colors = readWords(
  "Black, Navy: blue/navy, Ivory: white/ivory, White, Camel: beige/camel, Red, Charcoal: gray/charcoal, Blush: pink/blush, " +
    "Cobalt: blue/cobalt, Sage: green/sage, Scarlet: red/scarlet, Silver, Olive: green/olive, Brown, Beige, Pink, Green, Gold, " +
    "Crimson: red/crimson, Emerald: green/emerald, Plum: purple/plum, Cream: white/cream, Tan: beige/tan, Purple, Orange, " +
    "Yellow, Burgundy: red/burgundy, Teal: blue/teal, Rust: orange/rust, Mustard: yellow/mustard, Lilac: purple/lilac, " +
    "Chocolate: brown/chocolate, Coral: orange/coral, Fuchsia: pink/fuchsia, Pewter: silver/pewter, Saffron: yellow/saffron",
);
export const fabrics = readWords("Silk, Wool, Cotton, Linen, Velvet, Satin, Cashmere, Leather");
export const cuts = readWords(
  "Dress, Blazer, Gown, Boots: boots/shoes, Coat, Skirt, Trousers, Suit, Loafers: flats/loafer/shoes, Clutch: clutch/bags, " +
    "Sneakers: sneakers/shoes, Shirt, Tote: bag/tote/bags, Jumpsuit, Trench: coat/trench coat, Heels: pumps/shoes, Scarf, " +
    "Sandals: sandals/shoes, Cardigan, Belt, Hat, Gloves, Stilettos: pumps/stiletto/shoes, Blouse: shirt/blouse, " +
    "Fedora: hat/fedora, Brooch: brooch/jewelry",
);

/** The columns of an offer that its title decides. */
export const traits = Object.keys(deriveTraits(""));

/** Rows of the table of words, with what the server derives from each. */
export const wordRows = Object.entries({ color: colors, fabric: fabrics, cut: cuts }).flatMap(([kind, list]) =>
  list.map(({ word, meaning }, place) => ({
    kind,
    place,
    word,
    meaning,
    ...deriveTraits(word),
    facts: listFacts(deriveTraits(word)),
  })),
);
