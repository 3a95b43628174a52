import type { BuiltInCategory } from "../category.types";

/**
 * Outcome of a word. "none": the product belongs to none of the six categories. "unclear": the word decides nothing,
 * and neither does a text that ends with it ("shoe accessories" are not shoes).
 */
export type RuleOutcome = BuiltInCategory | "none" | "unclear";

export interface WordRule {
  to: RuleOutcome;
  /**
   * Marks ambiguous words. "head": they count as the last word of a type, and in a title only when nothing else decides
   * ("city car"). "alone": they count as a type with nothing but a target group beside them ("women's flats").
   */
  weak?: "head" | "alone";
  /** Phrases in lowercase and singular, separated by commas. A hyphen counts as a space: "slip-on" is "slip on". */
  words: string;
}

/**
 * Maps a shop's words to the site's categories; categoryRules.ts applies it. The last words decide, and the longest
 * matching phrase wins: "shirt dress" is a dress, "dress shirt" a shirt, and "shoe care" not a shoe. The limits of a
 * category follow the site's own items: perfume, skin care and brushes are makeup, a backpack is a handbag; wallets,
 * luggage and cases are not. A jumpsuit is not a dress, because dresses have skirts. Tunics and slips are omitted, so
 * that the shop's own type decides.
 */
export const wordRules: readonly WordRule[] = [
  { to: "dresses", words: "dress, gown, shirtdress, minidress, maxidress, sundress, t shirt dress" },
  {
    to: "none",
    words:
      "nightgown, night gown, nightdress, dressing gown, hospital gown, dress form, dress pattern, dress clip, dress up, " +
      "doll dress, dog dress, pet dress",
  },
  {
    to: "shoes",
    words:
      "shoe, footwear, boot, bootie, ankle boot, sandal, loafer, sneaker, high heel, stiletto heel, ballet flat, espadrille, " +
      "moccasin, slipper, brogue, wingtip, slip on, low top, high top, flip flop, huarache, platform pump, stiletto pump, womens pump, ladies pump, court shoe",
  },
  {
    to: "shoes",
    weak: "alone",
    words: "oxford, flat, ballerina, wedge, trainer, derby, mule, clog, slide, lace up, stiletto",
  },
  { to: "shoes", weak: "head", words: "heel" },
  {
    to: "none",
    words:
      "shoe care, shoe polish, shoe cleaner, shoe tree, shoe horn, shoehorn, shoe rack, shoe lace, shoelace, shoe clip, shoe box, " +
      "boot polish, boot tree, insole, doll shoe, horse shoe, brake shoe, ski boot bag, boot dryer",
  },
  {
    to: "handbags",
    words:
      "handbag, hand bag, bag, tote, clutch, pouch, purse, satchel, crossbody, cross body, minaudiere, backpack, rucksack, hobo",
  },
  {
    to: "none",
    words:
      "lunch bag, laptop bag, document bag, briefcase, camera bag, gym bag, golf bag, bike bag, garment bag, shoe bag, " +
      "dust bag, gift bag, sleeping bag, bean bag, tea bag, dry bag, diaper bag, changing bag, wash bag, toiletry bag, " +
      "makeup bag, make up bag, cosmetic bag, travel bag, coin purse, bag strap, bag charm, pencil pouch",
  },
  {
    to: "none",
    words:
      "wallet, card holder, cardholder, card case, passport holder, case, luggage, suitcase, trolley, weekender, duffel, duffle, " +
      "duffel bag, duffle bag, tag, charm, strap, keychain, key ring",
  },
  {
    to: "makeup",
    words:
      "makeup, make up, cosmetic, lipstick, lip gloss, lip liner, lip tint, lip balm, mascara, eyeliner, eye liner, eyeshadow, " +
      "eye shadow, concealer, bronzer, blusher, setting powder, face powder, setting spray, brow pencil, makeup brush, " +
      "nail polish, nail lacquer, nail varnish, perfume, parfum, cologne, eau de toilette, skincare, skin care, skin tint, " +
      "face serum, face cream, face mask, face primer, liquid foundation, powder foundation, cream blush, powder blush, " +
      "moisturizer, moisturiser",
  },
  {
    to: "makeup",
    weak: "alone",
    words: "foundation, blush, fragrance",
  },
  {
    to: "none",
    words:
      "home fragrance, car fragrance, makeup mirror, makeup organizer, makeup organiser, candle, soap, shampoo, chamois cream, chamois butter",
  },
  {
    to: "cars",
    weak: "head",
    words: "car, automobile, motor vehicle, sedan, suv, hatchback, roadster, supercar, limousine, pickup truck",
  },
  { to: "none", words: "toy car, model car, diecast car, rc car, remote control car, slot car, ride on car" },
  { to: "bikes", weak: "head", words: "bike, bicycle, e bike, ebike, motorbike, motorcycle" },
  {
    to: "none",
    words:
      "exercise bike, stationary bike, spin bike, toy bike, bike helmet, bike lock, bike light, bike rack, " +
      "bike pump, bicycle pump, floor pump, hand pump, frame pump, mini pump, snowboard binding, ski binding",
  },
  {
    to: "none",
    words:
      "shirt, t shirt, tee, top, blouse, tank, camisole, sweater, pullover, cardigan, jumper, hoodie, sweatshirt, henley, polo, " +
      "vest, waistcoat, jacket, blazer, coat, parka, anorak, trench, bomber, poncho, outerwear, knitwear, knit, button up, " +
      "button down, suit, tuxedo, pant, trouser, chino, jean, denim, legging, short, skirt, culotte, jumpsuit, romper, playsuit, " +
      "overall, dungaree, swimsuit, bikini, swimwear, robe, pajama, pyjama, lingerie, underwear, undergarment, brief, boxer, " +
      "trunk, bra, tight, hosiery, sock",
  },
  {
    to: "none",
    words:
      "hat, cap, beanie, scarf, scarves, shawl, glove, mitten, belt, tie, necktie, cufflink, ring, bracelet, necklace, earring, " +
      "jewelry, jewellery, watch, sunglasses, eyewear, umbrella, gift card, home, decor, toy, book, mug",
  },
  { to: "unclear", words: "accessory, accessories, clothing, apparel" },
];
