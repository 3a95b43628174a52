-- The rules by which products of feeds get their category. A rule without a feed is for all feeds.

CREATE TABLE category_rules (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  feed_id uuid REFERENCES feeds (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('WORDS', 'ENDING', 'PATH')),
  phrases text[] NOT NULL,
  outcome text NOT NULL,
  category_name text REFERENCES product_categories (slug) ON UPDATE CASCADE ON DELETE CASCADE,
  strength text NOT NULL DEFAULT 'ALWAYS' CHECK (strength IN ('ALWAYS', 'LAST', 'ALONE')),
  is_standard boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT category_rules_outcome_check CHECK (
    outcome IN ('CATEGORY', 'LEAVE_OUT', 'UNCLEAR') AND (outcome = 'CATEGORY') = (category_name IS NOT NULL))
);
CREATE INDEX category_rules_feed_id_idx ON category_rules (feed_id);

-- The rows that a new site starts with; administrators change them. The last words of a text decide, and the longest matching
-- phrase wins: "shirt dress" is a dress, "dress shirt" a shirt, and "shoe care" not a shoe. Perfume, skin care and brushes are
-- makeup, a backpack is a handbag. A jumpsuit is not a dress, because dresses have skirts. Tunics and slips are omitted, so that
-- the shop's own type decides.
INSERT INTO category_rules (kind, outcome, category_name, strength, phrases, is_standard)
SELECT 'ENDING', outcome, category_name, strength, regexp_split_to_array(phrases, ',\s+'), true
FROM (VALUES
  ('CATEGORY', 'dresses', 'ALWAYS', 'dress, gown, shirtdress, minidress, maxidress, sundress, t shirt dress'),
  ('CATEGORY', 'clothing', 'ALWAYS', 'nightgown, night gown, nightdress, dressing gown'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'hospital gown, dress form, dress pattern, dress clip, dress up, doll dress, dog dress,
    pet dress'),
  ('CATEGORY', 'shoes', 'ALWAYS', 'shoe, footwear, boot, bootie, ankle boot, sandal, loafer, sneaker, high heel, stiletto heel,
    ballet flat, espadrille, moccasin, slipper, brogue, wingtip, slip on, low top, high top, flip flop, huarache, platform pump,
    stiletto pump, womens pump, ladies pump, court shoe'),
  ('CATEGORY', 'shoes', 'ALONE', 'oxford, flat, ballerina, wedge, trainer, derby, mule, clog, slide, lace up, stiletto'),
  ('CATEGORY', 'shoes', 'LAST', 'heel'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'shoe care, shoe polish, shoe cleaner, shoe tree, shoe horn, shoehorn, shoe rack, shoe lace,
    shoelace, shoe clip, shoe box, boot polish, boot tree, insole, doll shoe, horse shoe, brake shoe, ski boot bag, boot dryer'),
  ('CATEGORY', 'handbags', 'ALWAYS', 'handbag, hand bag, bag, tote, clutch, pouch, purse, satchel, crossbody, cross body,
    minaudiere, backpack, rucksack, hobo'),
  ('CATEGORY', 'bags', 'ALWAYS', 'laptop bag, document bag, briefcase, camera bag, gym bag, diaper bag, changing bag, wash bag,
    toiletry bag, makeup bag, make up bag, cosmetic bag, travel bag, luggage, suitcase, weekender, duffel, duffle, duffel bag,
    duffle bag, garment bag'),
  ('CATEGORY', 'accessories', 'ALWAYS', 'wallet, card holder, cardholder, card case, passport holder, coin purse, keychain,
    bag charm'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'lunch bag, golf bag, bike bag, shoe bag, dust bag, gift bag, sleeping bag, bean bag, tea bag,
    dry bag, bag strap, pencil pouch, case, trolley, tag, charm, strap, key ring'),
  ('CATEGORY', 'makeup', 'ALWAYS', 'makeup, make up, cosmetic, lipstick, lip gloss, lip liner, lip tint, lip balm, mascara,
    eyeliner, eye liner, eyeshadow, eye shadow, concealer, bronzer, blusher, setting powder, face powder, setting spray,
    brow pencil, makeup brush, nail polish, nail lacquer, nail varnish, perfume, parfum, cologne, eau de toilette, skincare,
    skin care, skin tint, face serum, face cream, face mask, face primer, liquid foundation, powder foundation, cream blush,
    powder blush, moisturizer, moisturiser'),
  ('CATEGORY', 'makeup', 'ALONE', 'foundation, blush, fragrance'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'home fragrance, car fragrance, makeup mirror, makeup organizer, makeup organiser, candle, soap,
    shampoo, chamois cream, chamois butter'),
  ('CATEGORY', 'cars', 'LAST', 'car, automobile, motor vehicle, sedan, suv, hatchback, roadster, supercar, limousine,
    pickup truck'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'toy car, model car, diecast car, rc car, remote control car, slot car, ride on car'),
  ('CATEGORY', 'bikes', 'LAST', 'bike, bicycle, e bike, ebike, motorbike, motorcycle'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'exercise bike, stationary bike, spin bike, toy bike, bike helmet, bike lock, bike light,
    bike rack, bike pump, bicycle pump, floor pump, hand pump, frame pump, mini pump, snowboard binding, ski binding'),
  ('CATEGORY', 'clothing', 'ALWAYS', 'shirt, t shirt, tee, crop top, tank top, blouse, camisole, sweater, pullover, cardigan,
    jumper, hoodie, sweatshirt, henley, polo shirt, waistcoat, jacket, blazer, coat, parka, anorak, poncho, outerwear, knitwear,
    pantsuit, tuxedo, pant, trouser, chino, jean, denim, legging, bike short, board short, skirt, culotte, jumpsuit, romper,
    playsuit, dungaree, swimsuit, bikini, swimwear, bathrobe, pajama, pyjama, lingerie, underwear, undergarment, hosiery, sock'),
  ('CATEGORY', 'clothing', 'LAST', 'top, vest, suit, overall, button up, button down, bra'),
  ('CATEGORY', 'clothing', 'ALONE', 'tank, polo, trench, bomber, short, robe, knit, brief, boxer, trunk, tight'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'life jacket, life vest, table top, laptop, counter top, seat cover, dog coat, dog sweater,
    dog jacket, pet sweater, space suit'),
  ('CATEGORY', 'jewelry', 'ALWAYS', 'bracelet, necklace, earring, brooch, pendant, anklet, bangle, choker, jewelry, jewellery,
    wristwatch, engagement ring, wedding ring, signet ring, cocktail ring, statement ring'),
  ('CATEGORY', 'jewelry', 'LAST', 'ring, watch, stud, hoop'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'jewelry box, jewellery box, watch strap, watch band, smart watch, smartwatch, onion ring,
    teething ring'),
  ('CATEGORY', 'accessories', 'ALWAYS', 'hat, beanie, beret, fedora, scarf, scarves, shawl, glove, mitten, necktie, bow tie,
    cufflink, umbrella, headband, hair clip, scrunchie, pocket square, suspender, bandana'),
  ('CATEGORY', 'accessories', 'LAST', 'cap, belt, tie'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'seat belt, tool belt, cable tie, zip tie, bottle cap, hub cap, oven mitten, oven glove'),
  ('CATEGORY', 'eyewear', 'ALWAYS', 'sunglasses, eyewear, eyeglasses, spectacle, optical frame'),
  ('LEAVE_OUT', NULL, 'ALWAYS', 'gift card, home, decor, toy, book, mug'),
  ('UNCLEAR', NULL, 'ALWAYS', 'accessory, accessories, clothing, apparel')
) AS rule (outcome, category_name, strength, phrases);
-- Google's categories, by path or number.
INSERT INTO category_rules (kind, outcome, category_name, phrases, is_standard)
SELECT 'PATH', 'CATEGORY', category_name, regexp_split_to_array(phrases, '\s+\|\s+'), true
FROM (VALUES
  ('dresses', 'apparel & accessories > clothing > dresses | 2271'),
  ('clothing', 'apparel & accessories > clothing | 1604'),
  ('shoes', 'apparel & accessories > shoes | 187'),
  ('jewelry', 'apparel & accessories > jewelry | 188 | 201'),
  ('eyewear', 'apparel & accessories > clothing accessories > sunglasses | 178'),
  ('accessories', 'apparel & accessories > clothing accessories |
    apparel & accessories > handbags, wallets & cases > wallets & money clips | 167'),
  ('handbags', 'apparel & accessories > handbags, wallets & cases > handbags | luggage & bags > backpacks | 3032 | 100'),
  ('bags', 'luggage & bags | 5181'),
  ('makeup', 'health & beauty > personal care > cosmetics > makeup | health & beauty > personal care > cosmetics > nail care |
    health & beauty > personal care > cosmetics > perfume & cologne | health & beauty > personal care > cosmetics > skin care'),
  ('cars', 'vehicles & parts > vehicles > motor vehicles > cars, trucks & vans | 916'),
  ('bikes', 'vehicles & parts > vehicles > motor vehicles > motorcycles & scooters |
    sporting goods > outdoor recreation > cycling > bicycles | 1025 | 919')
) AS rule (category_name, phrases);
