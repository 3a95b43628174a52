/** Each kind of thing the art room can draw, by the words that titles use for it. */
export const kinds = {
  garment: [
    "column gown", "slip gown", "ballgown", "halter gown", "slip dress", "midi dress", "mini dress", "shirt dress",
    "wrap dress", "sweater dress", "kaftan", "jumpsuit", "tuxedo", "suit", "waistcoat", "blazer", "trench coat",
    "overcoat", "puffer coat", "cape", "bomber jacket", "leather jacket", "denim jacket", "cardigan", "knit",
    "turtleneck", "hoodie", "tee", "tank", "shirt", "blouse", "corset top", "crop top", "jeans", "wide-leg trousers",
    "tailored trousers", "cargo trousers", "shorts", "pencil skirt", "pleated skirt", "mini skirt", "maxi skirt",
    "tracksuit",
  ],
  shoe: [
    "pumps", "slingbacks", "sandals", "loafers", "ankle boots", "knee boots", "sneakers", "mules", "ballet flats",
    "platforms", "brogues", "clogs",
  ],
  bag: [
    "tote", "clutch", "shoulder bag", "bucket bag", "crossbody bag", "top-handle bag", "backpack", "baguette bag",
    "satchel", "hobo bag", "pouch",
  ],
  accessory: [
    "sunglasses", "earrings", "necklace", "cuff", "bracelet", "ring", "watch", "belt", "scarf", "hat", "cap", "beret",
    "gloves", "brooch", "tie",
  ],
  makeup: [
    "lipstick", "lip gloss", "foundation", "mascara", "eyeshadow palette", "blush compact", "highlighter",
    "nail polish", "perfume", "brush set", "serum", "eyeliner", "powder", "brow pencil",
  ],
  car: [
    "coupe", "convertible", "SUV", "sedan", "roadster", "hatchback", "grand tourer", "estate", "city car", "pickup",
    "van", "limousine",
  ],
  bike: [
    "road bike", "mountain bike", "city bike", "gravel bike", "cruiser bike", "e-bike", "folding bike", "cargo bike",
    "BMX bike", "track bike", "tandem", "step-through bike",
  ],
} as const;

export type ThingGroup = keyof typeof kinds;

export const patterns = [
  "striped", "checked", "polka-dot", "floral", "sequinned", "leopard", "pleated", "quilted", "houndstooth", "ribbed",
  "colour-block",
] as const;

export type PatternName = (typeof patterns)[number];

/** What people write when they do not use the exact word; the exact words always win. */
export const aliases: Readonly<Record<string, string>> = {
  gown: "column gown", "evening gown": "column gown", "ball gown": "ballgown", dress: "midi dress", "maxi dress": "slip gown",
  "cocktail dress": "mini dress", "knit dress": "sweater dress", caftan: "kaftan", trench: "trench coat", coat: "overcoat",
  jacket: "blazer", puffer: "puffer coat", parka: "puffer coat", bomber: "bomber jacket", biker: "leather jacket",
  sweater: "knit", jumper: "knit", "rollneck": "turtleneck", "roll neck": "turtleneck", sweatshirt: "hoodie", "t shirt": "tee",
  corset: "corset top", top: "blouse", jean: "jeans", trousers: "tailored trousers", pants: "tailored trousers",
  skirt: "maxi skirt", "midi skirt": "pleated skirt", vest: "waistcoat", tux: "tuxedo",
  heels: "pumps", pump: "pumps", stilettos: "pumps", slingback: "slingbacks", sandal: "sandals", loafer: "loafers",
  boots: "ankle boots", boot: "ankle boots", sneaker: "sneakers", trainers: "sneakers", mule: "mules", flats: "ballet flats",
  ballerinas: "ballet flats", oxfords: "brogues", brogue: "brogues", clog: "clogs", platform: "platforms", shoes: "pumps",
  shoe: "pumps", bag: "shoulder bag", handbag: "top-handle bag", handbags: "top-handle bag", "tote bag": "tote",
  "clutch bag": "clutch", purse: "pouch", crossbody: "crossbody bag", baguette: "baguette bag", bucket: "bucket bag",
  hobo: "hobo bag", rucksack: "backpack", shades: "sunglasses", earring: "earrings", hoops: "earrings", pendant: "necklace",
  choker: "necklace", pearls: "necklace", bangle: "cuff", jewellery: "necklace", jewelry: "necklace", fedora: "hat",
  glove: "gloves", "neck tie": "tie", necktie: "tie", "silk square": "scarf", lip: "lipstick", lips: "lipstick",
  gloss: "lip gloss", palette: "eyeshadow palette", eyeshadow: "eyeshadow palette", compact: "blush compact",
  blusher: "blush compact", concealer: "foundation", fragrance: "perfume", "eau de parfum": "perfume", scent: "perfume",
  brush: "brush set", brushes: "brush set", primer: "serum", liner: "eyeliner", lash: "mascara", brow: "brow pencil",
  "nail lacquer": "nail polish", nails: "nail polish", bronzer: "highlighter", makeup: "lipstick", cabriolet: "convertible",
  crossover: "SUV", saloon: "sedan", gt: "grand tourer", wagon: "estate", limo: "limousine", truck: "pickup", car: "sedan",
  cars: "coupe", bike: "city bike", bicycle: "city bike", bikes: "city bike", ebike: "e-bike", bmx: "BMX bike",
  cruiser: "cruiser bike", fixie: "track bike", "gravel": "gravel bike",
};
