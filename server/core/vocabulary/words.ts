/**
 * Words of product titles and of searches. They decide filters and replacements, so ambiguous words are omitted: no
 * garment is better than a wrong one. A family lists its kinds; `=` joins words for the same kind. Singular, lowercase;
 * plurals in "s" or "es" match too.
 */
export const garmentWords: Readonly<Record<string, string>> = {
  dress: "dress, minidress, shirtdress = shirt dress, sundress, kaftan = caftan, slip dress, wrap dress",
  gown: "gown = evening gown, ballgown = ball gown",
  jumpsuit: "jumpsuit = jump suit, playsuit = romper",
  suit: "suit, tuxedo = tux, pantsuit = trouser suit",
  tracksuit: "tracksuit = track suit",
  blazer: "blazer = suit jacket, tuxedo jacket = dinner jacket",
  jacket: "jacket, bomber = bomber jacket, windbreaker, shacket, denim jacket, leather jacket",
  coat: "coat = overcoat, trench coat = trench, parka, peacoat, raincoat, puffer = puffer coat",
  cape: "cape, poncho",
  waistcoat: "waistcoat = vest = gilet",
  knitwear: "sweater = jumper = pullover, turtleneck = turtle neck = rollneck = roll neck = polo neck, knit",
  cardigan: "cardigan",
  sweatshirt: "sweatshirt = sweat shirt, hoodie",
  shirt: "shirt, blouse",
  "t-shirt": "t shirt = tshirt = tee",
  top: "top, tank = tank top, camisole, corset, bustier, bodysuit, crop top",
  polo: "polo = polo shirt",
  jeans: "jeans = denims",
  trousers: "trouser = pants = sweatpants = jogger, chinos, legging, culotte",
  shorts: "shorts",
  skirt: "skirt, miniskirt = mini skirt, maxi skirt",
  swimwear: "swimsuit = swim suit = bathing suit, bikini",
  pumps: "pump = heel = high heel, stiletto, slingback, platform",
  sandals: "sandal, espadrille",
  boots: "boot = bootie, ankle boot",
  sneakers: "sneaker = trainer",
  flats: "loafer, brogue, ballet flat = ballerina, moccasin, mule, clog, oxford shoe",
  bag: "bag = handbag, tote = tote bag, satchel, crossbody, backpack, shoulder bag",
  clutch: "clutch = clutch bag, minaudiere, pouch",
  earrings: "earring = hoop, ear cuff",
  necklace: "necklace, pendant, choker",
  bracelet: "bracelet, bangle, cuff",
  ring: "ring, signet ring",
  brooch: "brooch",
  watch: "watch = wristwatch",
  sunglasses: "sunglasses",
  belt: "belt",
  scarf: "scarf = scarves, shawl, stole",
  gloves: "glove",
  hat: "hat, cap, beanie, beret, fedora",
  tie: "tie = necktie, bow tie",
};

/** What looks show beside garments. The shop has no filter for these, and a search for them means a category. */
export const otherPieceWords: Readonly<Record<string, string>> = {
  makeup: "makeup = make up, lipstick, lip gloss, mascara, eyeliner, eyeshadow, nail polish",
  car: "car, roadster",
  bike: "bike = bicycle, motorcycle = motorbike, scooter",
};

/** Words for several families. No product is only that, so a title is never read as one. */
export const garmentGroups: Readonly<Record<string, { words: string; families: readonly string[] }>> = {
  shoes: { words: "shoe = footwear", families: ["pumps", "sandals", "boots", "sneakers", "flats"] },
  jewelry: {
    words: "jewelry = jewellery",
    families: ["earrings", "necklace", "bracelet", "ring", "brooch"],
  },
  bags: { words: "bags = handbags", families: ["bag", "clutch"] },
};

/** Phrases with a misleading last word; null is not a garment. */
export const garmentPhrases: Readonly<Record<string, string | null>> = {
  "dress shirt": "shirt",
  "top coat": "coat",
  "sweater vest": "waistcoat",
  "sweat pants": "trousers",
  "belt bag": "bag",
  "car coat": "coat",
  "bike shorts": "shorts",
  "faux leather jacket": "jacket",
  "vegan leather jacket": "jacket",
  "suit bag": null,
  "garment bag": null,
  "shoe bag": null,
  "dust bag": null,
  "watch strap": null,
  "bag strap": null,
  "bag charm": null,
  "key ring": null,
  "top handle": null,
  "canvas top": null,
  "boot cut": null,
  "tie dye": null,
  "tie pin": null,
  "tie clip": null,
  "hat pin": null,
  "cuff link": null,
  "belt loop": null,
  "cap sleeve": null,
};

export const colorWords: Readonly<Record<string, string>> = {
  black: "black, jet, onyx, ebony, noir",
  white: "white, ivory, cream, ecru, off white, pearl white, chalk",
  gray: "gray = grey, charcoal, slate, heather gray, silver gray",
  silver: "silver, pewter, gunmetal",
  gold: "gold = golden, rose gold, brass, bronze",
  beige: "beige, tan, camel, sand, nude, taupe, champagne, stone, oatmeal, khaki",
  brown: "brown, chocolate, espresso, cognac, chestnut, mocha, coffee",
  red: "red, crimson, scarlet, ruby, cherry, burgundy, wine, maroon, oxblood",
  pink: "pink, blush, fuchsia, magenta, rose, hot pink, salmon",
  orange: "orange, rust, terracotta, coral, tangerine, apricot",
  yellow: "yellow, mustard, butter, lemon, saffron",
  green: "green, emerald, olive, sage, moss, mint, forest green, khaki green",
  blue: "blue, navy = navy blue, cobalt, indigo, azure, sky blue = sky, teal, turquoise, aqua",
  purple: "purple, plum, lilac, lavender, violet, mauve, aubergine",
};

/** Phrases with the word of a color that do not name one. */
export const phrasesWithoutColor = [
  "red carpet",
  "rose petal",
  "sky high",
  "chalk stripe",
  "black tie gown",
  "black tie dress",
  "black tie suit",
];

/**
 * An imitation is a family of its own: a jacket in vegan leather is no leather jacket. Words for cuts and finishes, such as
 * calf and plated, are omitted.
 */
export const materialWords: Readonly<Record<string, string>> = {
  silk: "silk, charmeuse, habotai",
  cotton: "cotton",
  linen: "linen",
  wool: "wool = woolen = woollen, merino = merino wool, lambswool, melton, shearling = sheepskin",
  cashmere: "cashmere",
  mohair: "mohair",
  alpaca: "alpaca",
  leather:
    "leather, patent leather = patent, calfskin = calf leather = box calf = polished calf = grained calf, nappa, lambskin = lamb leather, nubuck, snakeskin = python leather, horsehide",
  "faux leather": "faux leather = vegan leather = imitation leather = pu leather, faux nappa, faux patent",
  suede: "suede",
  "faux suede": "faux suede = vegan suede = microsuede",
  denim: "denim",
  velvet: "velvet, velour",
  satin: "satin",
  lace: "lace, guipure",
  chiffon: "chiffon, georgette",
  tulle: "tulle",
  organza: "organza, gazar",
  taffeta: "taffeta, faille",
  brocade: "brocade, jacquard",
  tweed: "tweed, boucle",
  sequins: "sequin = sequins = sequined = sequinned",
  fur: "fur",
  "faux fur": "faux fur = fake fur = vegan fur",
  jersey: "jersey",
  poplin: "poplin",
  crepe: "crepe",
  corduroy: "corduroy",
  mesh: "mesh",
  gabardine: "gabardine",
  twill: "twill",
  flannel: "flannel",
  fleece: "fleece",
  canvas: "canvas, sailcloth",
  nylon: "nylon, ripstop",
  viscose: "viscose = rayon, modal",
  straw: "straw, raffia",
};

/** Phrases with the word of a material that do not name one. */
export const phrasesWithoutMaterial = ["lace up", "crepe sole", "faux wool", "faux silk", "faux shearling", "fur free"];

/** Families of materials that are imitations, and what they imitate. */
export const imitations: Readonly<Record<string, string>> = {
  "faux leather": "leather",
  "faux suede": "suede",
  "faux fur": "fur",
};

/** A family of garments whose name says its material, unless the title names another one. */
export const garmentMaterials: Readonly<Record<string, string>> = { jeans: "denim" };

export const patternWords: Readonly<Record<string, string>> = {
  striped: "striped = stripe = stripy, pinstripe = pinstriped = pin stripe, chalk stripe, breton",
  floral: "floral = flower print, rose print, botanical print",
  "animal print":
    "animal print, leopard = leopard print, cheetah = cheetah print, zebra = zebra print, tiger print, snake print = python print, cow print",
  checked:
    "checked = check = checkered = chequered, plaid = tartan, gingham = vichy, windowpane, glen check = prince of wales",
  houndstooth: "houndstooth = dogtooth",
  herringbone: "herringbone",
  "polka dot": "polka dot = dotted",
  paisley: "paisley",
  argyle: "argyle",
  camouflage: "camouflage = camo",
  "color block": "color block = colour block = colorblock = colorblocked",
  "tie dye": "tie dye = tie dyed",
};
