/** Words that both rooms draw: people wear these things, still lifes show them. */

export const shoeKinds = [
  "pumps",
  "slingbacks",
  "sandals",
  "loafers",
  "ankle boots",
  "knee boots",
  "sneakers",
  "mules",
  "ballet flats",
  "platforms",
  "brogues",
  "clogs",
] as const;

export const bagKinds = [
  "tote",
  "clutch",
  "shoulder bag",
  "bucket bag",
  "crossbody bag",
  "top-handle bag",
  "backpack",
  "baguette bag",
  "satchel",
  "hobo bag",
  "pouch",
] as const;

export const accessoryKinds = [
  "sunglasses",
  "hoop earrings",
  "drop earrings",
  "earrings",
  "necklace",
  "cuff",
  "bracelet",
  "ring",
  "watch",
  "belt",
  "scarf",
  "hat",
  "cap",
  "beret",
  "gloves",
  "brooch",
  "tie",
] as const;

export const patternKinds = [
  "striped",
  "checked",
  "polka-dot",
  "floral",
  "sequinned",
  "leopard",
  "pleated",
  "quilted",
  "houndstooth",
  "ribbed",
  "color-block",
] as const;

export type ShoeKind = (typeof shoeKinds)[number];
export type BagKind = (typeof bagKinds)[number];
export type AccessoryKind = (typeof accessoryKinds)[number];
export type PatternKind = (typeof patternKinds)[number];
