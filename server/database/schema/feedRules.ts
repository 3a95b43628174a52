type Strength = "ALWAYS" | "LAST" | "ALONE";

interface Row {
  kind: string;
  phrases: string[];
  outcome: string;
  strength: Strength;
  category_name: string | null;
}

const rule = (
  kind: string,
  outcome: string,
  category: string | null,
  phrases: string[],
  strength: Strength = "ALWAYS",
): Row => ({
  kind,
  phrases,
  outcome,
  category_name: category,
  strength,
});
const ending = (category: string, phrases: string, strength: Strength = "ALWAYS"): Row =>
  rule("ENDING", "CATEGORY", category, phrases.split(", "), strength);
const leaveOut = (phrases: string): Row => rule("ENDING", "LEAVE_OUT", null, phrases.split(", "));
const path = (category: string, ...phrases: string[]): Row => rule("PATH", "CATEGORY", category, phrases);

/**
 * The rules that a new site starts with, as the migration inserts them; administrators change the rows. The last words of a text
 * decide, and the longest matching phrase wins: "shirt dress" is a dress, "dress shirt" a shirt, and "shoe care" not a shoe. Perfume,
 * skin care and brushes are makeup, a backpack is a handbag. A jumpsuit is not a dress, because dresses have skirts. Tunics and slips
 * are omitted, so that the shop's own type decides.
 */
export const standardRules: readonly Row[] = [
  ending("dresses", "dress, gown, shirtdress, minidress, maxidress, sundress, t shirt dress"),
  ending("clothing", "nightgown, night gown, nightdress, dressing gown"),
  leaveOut("hospital gown, dress form, dress pattern, dress clip, dress up, doll dress, dog dress, pet dress"),
  ending(
    "shoes",
    "shoe, footwear, boot, bootie, ankle boot, sandal, loafer, sneaker, high heel, stiletto heel, ballet flat, espadrille, " +
      "moccasin, slipper, brogue, wingtip, slip on, low top, high top, flip flop, huarache, platform pump, stiletto pump, " +
      "womens pump, ladies pump, court shoe",
  ),
  ending("shoes", "oxford, flat, ballerina, wedge, trainer, derby, mule, clog, slide, lace up, stiletto", "ALONE"),
  ending("shoes", "heel", "LAST"),
  leaveOut(
    "shoe care, shoe polish, shoe cleaner, shoe tree, shoe horn, shoehorn, shoe rack, shoe lace, shoelace, shoe clip, shoe box, " +
      "boot polish, boot tree, insole, doll shoe, horse shoe, brake shoe, ski boot bag, boot dryer",
  ),
  ending(
    "handbags",
    "handbag, hand bag, bag, tote, clutch, pouch, purse, satchel, crossbody, cross body, minaudiere, backpack, rucksack, hobo",
  ),
  ending(
    "bags",
    "laptop bag, document bag, briefcase, camera bag, gym bag, diaper bag, changing bag, wash bag, toiletry bag, makeup bag, " +
      "make up bag, cosmetic bag, travel bag, luggage, suitcase, weekender, duffel, duffle, duffel bag, duffle bag, garment bag",
  ),
  ending("accessories", "wallet, card holder, cardholder, card case, passport holder, coin purse, keychain, bag charm"),
  leaveOut(
    "lunch bag, golf bag, bike bag, shoe bag, dust bag, gift bag, sleeping bag, bean bag, tea bag, dry bag, bag strap, " +
      "pencil pouch, case, trolley, tag, charm, strap, key ring",
  ),
  ending(
    "makeup",
    "makeup, make up, cosmetic, lipstick, lip gloss, lip liner, lip tint, lip balm, mascara, eyeliner, eye liner, eyeshadow, " +
      "eye shadow, concealer, bronzer, blusher, setting powder, face powder, setting spray, brow pencil, makeup brush, " +
      "nail polish, nail lacquer, nail varnish, perfume, parfum, cologne, eau de toilette, skincare, skin care, skin tint, " +
      "face serum, face cream, face mask, face primer, liquid foundation, powder foundation, cream blush, powder blush, " +
      "moisturizer, moisturiser",
  ),
  ending("makeup", "foundation, blush, fragrance", "ALONE"),
  leaveOut(
    "home fragrance, car fragrance, makeup mirror, makeup organizer, makeup organiser, candle, soap, shampoo, chamois cream, " +
      "chamois butter",
  ),
  ending(
    "cars",
    "car, automobile, motor vehicle, sedan, suv, hatchback, roadster, supercar, limousine, pickup truck",
    "LAST",
  ),
  leaveOut("toy car, model car, diecast car, rc car, remote control car, slot car, ride on car"),
  ending("bikes", "bike, bicycle, e bike, ebike, motorbike, motorcycle", "LAST"),
  leaveOut(
    "exercise bike, stationary bike, spin bike, toy bike, bike helmet, bike lock, bike light, bike rack, bike pump, bicycle pump, " +
      "floor pump, hand pump, frame pump, mini pump, snowboard binding, ski binding",
  ),
  ending(
    "clothing",
    "shirt, t shirt, tee, crop top, tank top, blouse, camisole, sweater, pullover, cardigan, jumper, hoodie, sweatshirt, henley, " +
      "polo shirt, waistcoat, jacket, blazer, coat, parka, anorak, poncho, outerwear, knitwear, pantsuit, tuxedo, pant, trouser, " +
      "chino, jean, denim, legging, bike short, board short, skirt, culotte, jumpsuit, romper, playsuit, dungaree, swimsuit, " +
      "bikini, swimwear, bathrobe, pajama, pyjama, lingerie, underwear, undergarment, hosiery, sock",
  ),
  ending("clothing", "top, vest, suit, overall, button up, button down, bra", "LAST"),
  ending("clothing", "tank, polo, trench, bomber, short, robe, knit, brief, boxer, trunk, tight", "ALONE"),
  leaveOut(
    "life jacket, life vest, table top, laptop, counter top, seat cover, dog coat, dog sweater, dog jacket, pet sweater, space suit",
  ),
  ending(
    "jewelry",
    "bracelet, necklace, earring, brooch, pendant, anklet, bangle, choker, jewelry, jewellery, wristwatch, engagement ring, " +
      "wedding ring, signet ring, cocktail ring, statement ring",
  ),
  ending("jewelry", "ring, watch, stud, hoop", "LAST"),
  leaveOut("jewelry box, jewellery box, watch strap, watch band, smart watch, smartwatch, onion ring, teething ring"),
  ending(
    "accessories",
    "hat, beanie, beret, fedora, scarf, scarves, shawl, glove, mitten, necktie, bow tie, cufflink, umbrella, headband, hair clip, " +
      "scrunchie, pocket square, suspender, bandana",
  ),
  ending("accessories", "cap, belt, tie", "LAST"),
  leaveOut("seat belt, tool belt, cable tie, zip tie, bottle cap, hub cap, oven mitten, oven glove"),
  ending("eyewear", "sunglasses, eyewear, eyeglasses, spectacle, optical frame"),
  leaveOut("gift card, home, decor, toy, book, mug"),
  rule("ENDING", "UNCLEAR", null, ["accessory", "accessories", "clothing", "apparel"]),
  path("dresses", "apparel & accessories > clothing > dresses", "2271"),
  path("clothing", "apparel & accessories > clothing", "1604"),
  path("shoes", "apparel & accessories > shoes", "187"),
  path("jewelry", "apparel & accessories > jewelry", "188", "201"),
  path("eyewear", "apparel & accessories > clothing accessories > sunglasses", "178"),
  path(
    "accessories",
    "apparel & accessories > clothing accessories",
    "apparel & accessories > handbags, wallets & cases > wallets & money clips",
    "167",
  ),
  path(
    "handbags",
    "apparel & accessories > handbags, wallets & cases > handbags",
    "luggage & bags > backpacks",
    "3032",
    "100",
  ),
  path("bags", "luggage & bags", "5181"),
  path(
    "makeup",
    "health & beauty > personal care > cosmetics > makeup",
    "health & beauty > personal care > cosmetics > nail care",
    "health & beauty > personal care > cosmetics > perfume & cologne",
    "health & beauty > personal care > cosmetics > skin care",
  ),
  path("cars", "vehicles & parts > vehicles > motor vehicles > cars, trucks & vans", "916"),
  path(
    "bikes",
    "vehicles & parts > vehicles > motor vehicles > motorcycles & scooters",
    "sporting goods > outdoor recreation > cycling > bicycles",
    "1025",
    "919",
  ),
];
