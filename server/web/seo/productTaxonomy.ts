/** Google's product taxonomy of the garment families of `core/vocabulary`. */
const garments: Readonly<Record<string, string>> = {
  dress: "Clothing > Dresses",
  gown: "Clothing > Dresses",
  jumpsuit: "Clothing > One-Pieces > Jumpsuits & Rompers",
  suit: "Clothing > Suits",
  tracksuit: "Clothing > Activewear",
  blazer: "Clothing > Outerwear > Coats & Jackets",
  jacket: "Clothing > Outerwear > Coats & Jackets",
  coat: "Clothing > Outerwear > Coats & Jackets",
  cape: "Clothing > Outerwear > Coats & Jackets",
  waistcoat: "Clothing > Outerwear > Vests",
  knitwear: "Clothing > Shirts & Tops",
  cardigan: "Clothing > Shirts & Tops",
  sweatshirt: "Clothing > Shirts & Tops",
  shirt: "Clothing > Shirts & Tops",
  "t-shirt": "Clothing > Shirts & Tops",
  top: "Clothing > Shirts & Tops",
  polo: "Clothing > Shirts & Tops",
  jeans: "Clothing > Pants",
  trousers: "Clothing > Pants",
  shorts: "Clothing > Shorts",
  skirt: "Clothing > Skirts",
  swimwear: "Clothing > Swimwear",
  pumps: "Shoes",
  sandals: "Shoes",
  boots: "Shoes",
  sneakers: "Shoes",
  flats: "Shoes",
  bag: "Handbags, Wallets & Cases > Handbags",
  clutch: "Handbags, Wallets & Cases > Handbags",
  earrings: "Jewelry > Earrings",
  necklace: "Jewelry > Necklaces",
  bracelet: "Jewelry > Bracelets",
  ring: "Jewelry > Rings",
  brooch: "Jewelry > Brooches & Lapel Pins",
  watch: "Jewelry > Watches",
  sunglasses: "Clothing Accessories > Sunglasses",
  belt: "Clothing Accessories > Belts",
  scarf: "Clothing Accessories > Scarves & Shawls",
  gloves: "Clothing Accessories > Gloves & Mittens",
  hat: "Clothing Accessories > Hats",
  tie: "Clothing Accessories > Neckties",
};

/** For items that name no garment: by built-in category. */
const categories: Readonly<Record<string, string>> = {
  dresses: "Apparel & Accessories > Clothing > Dresses",
  shoes: "Apparel & Accessories > Shoes",
  handbags: "Apparel & Accessories > Handbags, Wallets & Cases > Handbags",
  makeup: "Health & Beauty > Personal Care > Cosmetics > Makeup",
  cars: "Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans",
};

const apparel = "Apparel & Accessories";

/** Returns Google's category of an offer; undefined where only a person could tell it. */
export function findGoogleCategory(families: readonly string[], category: string | undefined): string | undefined {
  // The title of a lipstick names colors and cases, not garments.
  if (category !== undefined && ["makeup", "cars"].includes(category)) return categories[category];
  const known = families.map((family) => garments[family]).find((name) => name !== undefined);
  if (known !== undefined) return `${apparel} > ${known}`;
  return category === undefined ? apparel : categories[category];
}

export const isApparel = (googleCategory: string | undefined): boolean => googleCategory?.startsWith(apparel) === true;

const womenswear = new Set(["dress", "gown", "skirt", "pumps", "clutch"]);
const words: readonly [pattern: RegExp, gender: string][] = [
  [/\b(?:unisex|genderless)\b/i, "unisex"],
  [/\b(?:women|woman|womens|ladies|girls?)\b/i, "female"],
  [/\b(?:men|man|mens|boys?)\b/i, "male"],
];

/** Returns for whom a title says that a piece is; "unisex" where it does not. */
export function findGender(title: string, families: readonly string[], category: string | undefined): string {
  const named = words.find(([pattern]) => pattern.test(title))?.[1];
  const isWomenswear = category === "dresses" || families.some((family) => womenswear.has(family));
  return named ?? (isWomenswear ? "female" : "unisex");
}

export const findAgeGroup = (title: string): string =>
  /\b(?:kids?|children|girls?|boys?|toddlers?|baby)\b/i.test(title) ? "kids" : "adult";
