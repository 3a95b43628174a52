/** Where a garment sits: a "full" one covers the whole body, others are worn together. */
export type Slot = "full" | "top" | "bottom" | "outer";

export const garmentSlots = {
  "column gown": "full", "slip gown": "full", ballgown: "full", "halter gown": "full", "slip dress": "full", "midi dress": "full",
  "mini dress": "full", "shirt dress": "full", "wrap dress": "full", "sweater dress": "full", kaftan: "full", jumpsuit: "full",
  tuxedo: "outer", suit: "outer", tracksuit: "outer", waistcoat: "outer", blazer: "outer", "trench coat": "outer", overcoat: "outer",
  "puffer coat": "outer", cape: "outer", "bomber jacket": "outer", "leather jacket": "outer", "denim jacket": "outer", cardigan: "outer",
  knit: "top", turtleneck: "top", hoodie: "top", tee: "top", tank: "top", shirt: "top", blouse: "top", "corset top": "top", "crop top": "top",
  jeans: "bottom", "wide-leg trousers": "bottom", "tailored trousers": "bottom", "cargo trousers": "bottom", shorts: "bottom",
  "pencil skirt": "bottom", "pleated skirt": "bottom", "mini skirt": "bottom", "maxi skirt": "bottom",
} as const satisfies Record<string, Slot>;

export const shoeKinds = [
  "pumps", "slingbacks", "sandals", "loafers", "ankle boots", "knee boots", "sneakers", "mules", "ballet flats", "platforms", "brogues", "clogs",
] as const;
export const bagKinds = [
  "tote", "clutch", "shoulder bag", "bucket bag", "crossbody bag", "top-handle bag", "backpack", "baguette bag", "satchel", "hobo bag", "pouch",
] as const;
export const accessoryKinds = [
  "sunglasses", "earrings", "necklace", "cuff", "bracelet", "ring", "watch", "belt", "scarf", "hat", "cap", "beret", "gloves", "brooch", "tie",
] as const;
export const patternKinds = [
  "striped", "checked", "polka-dot", "floral", "sequinned", "leopard", "pleated", "quilted", "houndstooth", "ribbed", "colour-block",
] as const;

export type GarmentKind = keyof typeof garmentSlots;
export type ShoeKind = (typeof shoeKinds)[number];
export type BagKind = (typeof bagKinds)[number];
export type AccessoryKind = (typeof accessoryKinds)[number];
export type PatternKind = (typeof patternKinds)[number];

/** Other words for the same things; the key is what people write. Plurals in -s are understood without being listed. */
export const synonyms: Record<string, string> = {
  gown: "column gown", dress: "midi dress", minidress: "mini dress", "tea dress": "midi dress", "maxi dress": "slip gown", "ball gown": "ballgown",
  "tuxedo jacket": "tuxedo", dinner: "tuxedo", trench: "trench coat", coat: "overcoat", puffer: "puffer coat", parka: "puffer coat", bomber: "bomber jacket",
  jacket: "blazer", "biker jacket": "leather jacket", sweater: "knit", jumper: "knit", pullover: "knit", polo: "shirt", "t-shirt": "tee", vest: "waistcoat", gilet: "waistcoat",
  corset: "corset top", bustier: "corset top", trousers: "tailored trousers", pants: "tailored trousers", cargos: "cargo trousers", "wide-leg pants": "wide-leg trousers",
  skirt: "maxi skirt", "midi skirt": "pleated skirt", denims: "jeans", leggings: "tailored trousers", joggers: "tracksuit", poncho: "cape", kimono: "kaftan",
  heels: "pumps", stilettos: "pumps", boots: "ankle boots", trainers: "sneakers", flats: "ballet flats", espadrilles: "mules", oxfords: "brogues", platform: "platforms",
  bag: "shoulder bag", handbag: "top-handle bag", purse: "clutch", crossbody: "crossbody bag", baguette: "baguette bag", "top handle": "top-handle bag",
  "cat-eye shades": "sunglasses", shades: "sunglasses", hoops: "earrings", pendant: "necklace", choker: "necklace", bangle: "bracelet", fedora: "hat", glove: "gloves", "bow tie": "tie",
  stripe: "striped", stripes: "striped", plaid: "checked", check: "checked", tartan: "checked", "polka dot": "polka-dot", dotted: "polka-dot", flowered: "floral",
  sequin: "sequinned", sequined: "sequinned", beaded: "sequinned", pleats: "pleated", "colour block": "colour-block", "color-block": "colour-block", "animal-print": "leopard", cable: "ribbed",
  red: "crimson", scarlet: "crimson", pink: "rose", blue: "cobalt", green: "emerald", yellow: "butter", purple: "plum", grey: "slate", gray: "slate", beige: "tan", brown: "chocolate", orange: "rust",
  nude: "champagne", ecru: "cream", oat: "cream", sand: "tan", khaki: "olive", wine: "burgundy", indigo: "denim", metallic: "silver", golden: "gold",
};
