/** An invented shop on a reserved domain. */
export interface Shop {
  host: string;
  name: string;
  currency: string;
  /** Decimals of its currency. */
  decimals: number;
  /** How it writes numbers in its own texts. */
  locale: string;
  /** Its price level, in units of its currency per dollar. */
  level: number;
}

const shop = (host: string, name: string, currency: string, locale: string, level: number, decimals = 2): Shop => ({
  host: `${host}.example`,
  name,
  currency,
  locale,
  level,
  decimals,
});

export const shops: readonly Shop[] = [
  shop("www.northloom", "Northloom", "USD", "en-US", 1),
  shop("velvet-row", "Velvet Row", "EUR", "de-DE", 0.9),
  shop("shop.harbour-finch", "Harbour & Finch", "GBP", "en-GB", 0.8),
  shop("kumo-atelier", "Kumo Atelier", "JPY", "ja-JP", 150, 0),
  shop("alpenzwirn", "Alpenzwirn", "CHF", "de-CH", 0.95),
  shop("www.norrsken-mode", "Norrsken Mode", "SEK", "sv-SE", 10),
  shop("szafa-nova", "Szafa Nova", "PLN", "pl-PL", 4),
  shop("maple-thread", "Maple Thread", "CAD", "en-CA", 1.35),
  shop("maison-orme", "Maison Orme", "EUR", "fr-FR", 0.9),
  shop("dar-lulua", "Dar Lulua", "KWD", "en-US", 0.31, 3),
  shop("seoul-hem", "Seoul Hem", "KRW", "ko-KR", 1300, 0),
];

/** What a shop sells: its dollars, before its price level. */
export interface Piece {
  title: string;
  slug: string;
  brand: string;
  dollars: number;
  gtin: string;
}

const piece = (title: string, brand: string, dollars: number, gtin: string): Piece => ({
  title,
  slug: title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, ""),
  brand,
  dollars,
  gtin,
});

/** Their GTINs are invented, with correct check digits. */
export const pieces: readonly Piece[] = [
  piece("Belted Wool Coat", "Ardenne", 1290, "4006381333931"),
  piece("Silk Slip Dress", "Mirelle", 349.9, "5901234123457"),
  piece("Cropped Denim Jacket", "Oakline", 128, "9780201379624"),
  piece("Women's Leather Ankle Boots", "Ferro & Figlia", 415.5, "036000291452"),
  piece("Pleated Midi Skirt", "Mirelle", 89.95, "73513537"),
  piece("Cashmere Crew-Neck Sweater", "Ardenne", 260, "4012345678901"),
  piece('Structured Mini Bag "Luna"', "Casa Lumen", 1999, "5012345678900"),
  piece("Oversized Cotton Shirt", "Oakline", 79, "0012345678905"),
  piece("Satin Evening Gloves", "Opaline", 54.5, "8412345678905"),
  piece("Quilted Puffer Vest", "Nordgap", 189, "7312345678909"),
  piece("Platform Loafers", "Ferro & Figlia", 1075, "4210987654325"),
];
