import { lookUpPhrase } from "../../shared/text/phraseTable";

/**
 * Words of product titles, as types of garment and families of colors. They decide replacements, so ambiguous words are
 * omitted: no offer is better than a wrong one. Singular, lowercase; plurals in "s" or "es" match too.
 */
const garmentWords: Record<string, string> = {
  dress: "dress, minidress, shirtdress, sundress, kaftan, caftan",
  gown: "gown, ballgown, ball gown",
  jumpsuit: "jumpsuit, playsuit, romper",
  suit: "suit, tuxedo, pantsuit, trouser suit",
  blazer: "blazer, suit jacket, tuxedo jacket, dinner jacket",
  jacket: "jacket, bomber, windbreaker, shacket",
  coat: "coat, overcoat, trench, trench coat, parka, peacoat, raincoat, puffer",
  cape: "cape, poncho",
  waistcoat: "waistcoat, vest, gilet",
  knitwear: "sweater, jumper, pullover, turtleneck, rollneck, knit",
  cardigan: "cardigan",
  sweatshirt: "sweatshirt, hoodie",
  shirt: "shirt, blouse",
  "T-shirt": "t shirt, tshirt, tee",
  top: "top, tank, camisole, corset, bustier, bodysuit",
  polo: "polo, polo shirt",
  jeans: "jeans, denims",
  trousers: "trouser, pants, chinos, legging, culotte",
  shorts: "shorts",
  skirt: "skirt, miniskirt",
  swimwear: "swimsuit, bikini",
  pumps: "pump, stiletto, heel, slingback",
  sandals: "sandal, espadrille",
  boots: "boot, bootie",
  sneakers: "sneaker, trainer",
  flats: "loafer, brogue, ballet flat, ballerina, moccasin, mule, clog, oxford shoe",
  bag: "bag, handbag, tote, satchel, crossbody, backpack, shoulder bag",
  clutch: "clutch, minaudiere, clutch bag, pouch",
  earrings: "earring, ear cuff",
  necklace: "necklace, pendant, choker",
  bracelet: "bracelet, bangle, cuff",
  ring: "ring, signet ring",
  brooch: "brooch",
  watch: "watch, wristwatch",
  sunglasses: "sunglasses",
  belt: "belt",
  scarf: "scarf, scarves, shawl, stole",
  gloves: "glove",
  hat: "hat, cap, beanie, beret, fedora",
  tie: "tie, bow tie, necktie",
};

/** Phrases with a misleading last word; null is not a garment. */
const phraseGarments: Record<string, string | null> = {
  "dress shirt": "shirt",
  "top coat": "coat",
  "tank top": "top",
  "sweater vest": "waistcoat",
  "sweat pants": "trousers",
  "belt bag": "bag",
  "suit bag": null,
  "garment bag": null,
  "shoe bag": null,
  "dust bag": null,
  "watch strap": null,
  "bag strap": null,
  "bag charm": null,
  "key ring": null,
};

const colorWords: Record<string, string> = {
  black: "black, jet, onyx, ebony, noir",
  white: "white, ivory, cream, ecru, off white, pearl white, chalk",
  gray: "gray, grey, charcoal, slate, heather gray, silver gray",
  silver: "silver, pewter, gunmetal",
  gold: "gold, golden, rose gold, brass, bronze",
  beige: "beige, tan, camel, sand, nude, taupe, champagne, stone, oatmeal, khaki",
  brown: "brown, chocolate, espresso, cognac, chestnut, mocha, coffee",
  red: "red, crimson, scarlet, ruby, cherry, burgundy, wine, maroon, oxblood",
  pink: "pink, blush, fuchsia, magenta, rose, hot pink, salmon",
  orange: "orange, rust, terracotta, coral, tangerine, apricot",
  yellow: "yellow, mustard, butter, lemon, saffron",
  green: "green, emerald, olive, sage, moss, mint, forest green, khaki green",
  blue: "blue, navy, navy blue, cobalt, sky blue, indigo, azure, teal, turquoise, aqua",
  purple: "purple, plum, lilac, lavender, violet, mauve, aubergine",
};
/** Phrases with the word of a color that do not name one. */
const phrasesWithoutColor = ["red carpet", "rose petal", "blue jean"];

type Meaning = string | null;
type Table = ReadonlyMap<string, Meaning>;

const flattenWords = (words: Record<string, string>): [string, Meaning][] =>
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split(", ").map((phrase): [string, Meaning] => [phrase, meaning]),
  );

const garments: Table = new Map([...flattenWords(garmentWords), ...Object.entries(phraseGarments)]);
const colors: Table = new Map([
  ...flattenWords(colorWords),
  ...phrasesWithoutColor.map((phrase): [string, Meaning] => [phrase, null]),
]);

const longestPhrase = 2;

/** Returns the meanings of a text in order. The longest phrase at each word wins, and its words are not read again. */
function findMeanings(text: string, table: Table): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found: string[] = [];
  for (let place = 0; place < words.length;) {
    let length = longestPhrase;
    const phrase = () => words.slice(place, place + length).join(" ");
    let meaning = lookUpPhrase(table, phrase());
    while (meaning === undefined && length > 1) {
      length -= 1;
      meaning = lookUpPhrase(table, phrase());
    }
    if (meaning) found.push(meaning);
    place += length;
  }
  return found;
}

/** Text after these words only describes the piece: "Gown with Cape", "Clutch by Belt & Co". */
const head = (title: string): string => title.split(/\s(?:with|by|for|from|and|in)\s|[,(|&/+]/i, 1)[0];

/** Returns the type of garment: the last one in the title before its description; null when there is none. */
export const parseGarment = (title: string): string | null => findMeanings(head(title), garments).at(-1) ?? null;

/** Returns the families of all colors in a text, sorted, e.g. "black white"; empty when there is none. */
export const parseColors = (text: string): string => [...new Set(findMeanings(text, colors))].sort().join(" ");

export interface GarmentDescription {
  title: string;
  description: string;
}

const readColors = ({ title, description }: GarmentDescription): string =>
  parseColors(title) || parseColors(description);

/**
 * Returns whether both are the same type of garment in the same family of colors. A piece without a known garment or
 * color matches no other. Colors come from the title, else from the description.
 */
export function isSameKind(one: GarmentDescription, other: GarmentDescription): boolean {
  const [garment, color] = [parseGarment(one.title), readColors(one)];
  return garment !== null && color !== "" && garment === parseGarment(other.title) && color === readColors(other);
}
