import { lookUpPhrase } from "../../shared/text/phraseTable";

/**
 * Words of product titles, as kinds of garment and as families of colors. Replacements are chosen by them, so a word that
 * means several things is left out: it is better to offer nothing than something else. Singular, lower case; a plural in
 * "s" or "es" is understood.
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

/** Phrases whose last word misleads; null is no garment at all. */
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
/** Phrases with the word of a color that name none. */
const noColors = ["red carpet", "rose petal", "blue jean"];

type Meaning = string | null;
type Table = ReadonlyMap<string, Meaning>;

const entriesOf = (words: Record<string, string>): [string, Meaning][] =>
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split(", ").map((phrase): [string, Meaning] => [phrase, meaning]),
  );

const garments: Table = new Map([...entriesOf(garmentWords), ...Object.entries(phraseGarments)]);
const colors: Table = new Map([
  ...entriesOf(colorWords),
  ...noColors.map((phrase): [string, Meaning] => [phrase, null]),
]);

const longestPhrase = 2;

/** What a text names, in its order. At each word the longest phrase counts, and its words are not read again. */
function meaningsIn(text: string, table: Table): string[] {
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

/** What follows these only describes the piece: "Gown with Cape", "Clutch by Belt & Co". */
const head = (title: string): string => title.split(/\s(?:with|by|for|from|and|in)\s|[,(|&/+]/i, 1)[0];

/** The kind of garment: the last one that a title names before it describes the piece; null when it names none. */
export const parseGarment = (title: string): string | null => meaningsIn(head(title), garments).at(-1) ?? null;

/** The families of all colors that a text names, sorted, e.g. "black white"; empty when it names none. */
export const parseColors = (text: string): string => [...new Set(meaningsIn(text, colors))].sort().join(" ");

export interface GarmentDescription {
  title: string;
  description: string;
}

const colorsOfPiece = ({ title, description }: GarmentDescription): string =>
  parseColors(title) || parseColors(description);

/**
 * Whether both are the same kind of garment in the same family of colors. What the words do not tell is not taken for the
 * same: a piece without a known garment or color is like no other. Colors are in the title, else in the description.
 */
export function isSameKind(one: GarmentDescription, other: GarmentDescription): boolean {
  const [garment, color] = [parseGarment(one.title), colorsOfPiece(one)];
  return garment !== null && color !== "" && garment === parseGarment(other.title) && color === colorsOfPiece(other);
}
