import type { SampleOutfit } from "../../sampleData.types";

export const yukiTanemuraLooks: SampleOutfit[] = [
  {
    slug: "yuki-tanemura-black-column-gown-white-gloves-editorial",
    title: "Black Column Gown with White Gloves",
    occasion: "Editorial",
    date: "2021-01-31",
    description: "Four frames in falling snow for the journal Section, taken from the roof of the umbrella workshop.",
    fullDescription:
      "From the front, Garment 19 is a rectangle. One seam runs down the left side, and all the shaping " +
      "happens behind, where two metres of black wool have been folded into a fin that holds its own against " +
      "the wind. She stood in it for forty minutes without a coat.\n\n" +
      "White gloves, cotton, such as stationmasters wear, are the only relief. Against the snow both hands, " +
      "and the fringe above them, seemed to have been rubbed out, and several readers wrote in to complain of " +
      "ghosts.\n\n" +
      "The lesson for the rest of us is about edges. A long black gown earns its drama if one line, and only " +
      "one, is allowed to leave the body. The rest ought to be as calm as a wall.",
    tags: ["monochrome", "minimal", "statement", "winter"],
    affiliateLink: "https://maisonverre.example/looks/yuki-tanemura-black-column-gown-white-gloves-editorial",
    products: [
      {
        title: "Column Gown in Black Folded Wool",
        price: "$1,180",
        originalPrice: "$1,480",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/column-gown-in-black-folded-wool",
        description: "A straight front with one side seam and a pleated fin at the back, which can be tied down.",
      },
      {
        title: "Gloves in White Cotton",
        price: "$36",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/gloves-in-white-cotton",
        description: "Three points of stitching on the back and a plain hem, exactly as issued to railways.",
        rating: 4.2,
        reviewCount: 148,
      },
      {
        title: "Ankle Boots in Black Box Calf",
        price: "$330",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/ankle-boots-in-black-box-calf",
        description: "A squared toe, hidden elastic and a flat sole. No visible stitching anywhere.",
        rating: 4.6,
        reviewCount: 211,
      },
    ],
  },
  {
    slug: "yuki-tanemura-white-shirt-dress-black-trousers-street",
    title: "White Shirt Dress over Black Wide-Leg Trousers with Silver Clogs",
    occasion: "Street Style",
    date: "2023-05-07",
    description: "Tram 11, a Sunday, and the first white garment anyone had seen on her in nine years.",
    fullDescription:
      "The shirt dress has eighteen buttonholes and no buttons. Tapes pass through from the wrong side and tie " +
      "wherever the wearer likes, so that it may close straight, slanting, or, as here, at the shoulder with " +
      "one panel left to trail like an unfolded map.\n\n" +
      "Black trousers, wide as a doorway and cut from umbrella cotton, give the white something to stand on. " +
      "The clogs are carved lime wood, painted silver by Joren with glaze he had left over, and could be heard " +
      "from the next carriage.\n\n" +
      "A layered dress stays clear when each hem has its own height. Hers fall at knee, shin and floor. Iron " +
      "the upper one; let the lower two look after themselves.",
    tags: ["monochrome", "layering", "minimal"],
    affiliateLink: "https://ostara.example/looks/yuki-tanemura-white-shirt-dress-black-trousers-street",
    products: [
      {
        title: "Shirt Dress in White Compact Poplin",
        price: "$290",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/shirt-dress-in-white-compact-poplin",
        description: "Tape fastenings thread through eighteen openings, and the hem is level whichever way you tie it.",
        rating: 4.5,
        reviewCount: 83,
      },
      {
        title: "Wide-Leg Trousers in Black Proofed Cotton",
        price: "$245",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/wide-leg-trousers-in-black-proofed-cotton",
        description: "An enormous leg on a flat yoke, in a tightly woven cloth that rustles slightly.",
      },
      {
        title: "Clogs in Silver Painted Wood",
        price: "$155",
        originalPrice: "$195",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/clogs-in-silver-painted-wood",
        description: "Lime-wood soles and metallic leather uppers fixed by hand with brass nails.",
      },
    ],
  },
  {
    slug: "yuki-tanemura-black-blazer-ivory-pleated-skirt-business",
    title: "Black Blazer, Ivory Pleated Skirt and Black Brogues",
    occasion: "Business",
    date: "2024-07-29",
    description: "How to accept a prize for saying little: briefly, and in very sharp pleats.",
    fullDescription:
      "Hoshizora Mill pleated the skirt on a machine built for lampshades. The ivory polyester, dull as chalk, " +
      "springs from the waist in folds a finger wide and shuts like a fan when she stands still. Walking, it " +
      "ticks.\n\n" +
      "Her blazer by Saskia Drijvers has had its lapels removed and stitched back facing inward, which leaves " +
      "a pair of faint ridges, like furniture under a dust sheet. It is black, naturally. The brogues had " +
      "their holes punched but not all the way through.\n\n" +
      "Sharp pleats call for a short, square jacket and flat shoes; anything curvier looks like a uniform. " +
      "Store the skirt rolled in a stocking. Do not sit on it in the car. Stand, if you have to, through the " +
      "sunroof.",
    tags: ["monochrome", "tailoring", "minimal"],
    affiliateLink: "https://haldenco.example/looks/yuki-tanemura-black-blazer-ivory-pleated-skirt-business",
    products: [
      {
        title: "Blazer in Black Dry Wool",
        price: "$520",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/blazer-in-black-dry-wool",
        description: "Square, short and apparently without lapels, with a single hidden magnet closure.",
      },
      {
        title: "Pleated Skirt in Ivory Matte Crepe",
        price: "$230",
        originalPrice: "$290",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/pleated-skirt-in-ivory-matte-crepe",
        description: "Heat-set finger pleats on a covered elastic waist. Washable, and dry by morning.",
        rating: 4.7,
        reviewCount: 164,
      },
      {
        title: "Brogues in Black Blind-Punched Calf",
        price: "$310",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/brogues-in-black-blind-punched-calf",
        description: "A plain derby shape with shallow, closed perforations and a stacked heel.",
      },
    ],
  },
  {
    slug: "yuki-tanemura-charcoal-puffer-black-turtleneck-airport",
    title: "Charcoal Puffer Coat, Black Turtleneck and Slate Backpack",
    occasion: "Airport",
    date: "2025-12-11",
    description:
      "Delayed at Narita for three hours, during which the coat was variously a chair, a tent and a conversation.",
    fullDescription:
      "Garment 38 took two years, chiefly spent on the hinges. It looks like a long charcoal puffer coat with " +
      "rather few channels. Release two tapes inside the hem, though, and the back drops into a padded seat, " +
      "while the collar extends over the head on umbrella ribs.\n\n" +
      "She wore the plainest things beneath it, a black turtleneck in fine wool and straight black trousers, " +
      "so that nothing would catch. A slate backpack held drawings, a toothbrush and the emergency cake.\n\n" +
      "You needn't own furniture to borrow the outline. Buy a puffer with broad, horizontal channels, size up, " +
      "and keep the legs narrow. By the second hour, eleven passengers had tried the canopy. By the third " +
      "there was a rota.",
    tags: ["travel", "winter", "layering", "monochrome"],
    affiliateLink: "https://northloom.example/looks/yuki-tanemura-charcoal-puffer-black-turtleneck-airport",
    products: [
      {
        title: "Puffer Coat in Charcoal Ripstop",
        price: "$495",
        originalPrice: "$620",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/puffer-coat-in-charcoal-ripstop",
        description: "Wide, even channels and an extendable collar, filled with recycled down.",
      },
      {
        title: "Turtleneck in Black Extrafine Wool",
        price: "$125",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/turtleneck-in-black-extrafine-wool",
        description: "A second-skin rib with a neck that stands unfolded.",
        rating: 4.6,
        reviewCount: 489,
      },
      {
        title: "Backpack in Slate Waxed Cotton",
        price: "$160",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/backpack-in-slate-waxed-cotton?ref=travel-edit",
        description: "Flat when empty, with a roll top and one long pocket for drawings.",
        rating: 4.3,
        reviewCount: 352,
      },
    ],
  },
  {
    slug: "yuki-tanemura-pleated-white-jumpsuit-black-cape-gala",
    title: "Pleated White Jumpsuit with Black Cape",
    occasion: "Gala",
    date: "2026-06-27",
    description: "Midsummer at the Halvorsen Museum, where she was mistaken at one point for the east wing.",
    fullDescription:
      "The cape came first: a circle of black paper-cotton nine metres round, folded down to the width of her " +
      "shoulders. Each fold is held by a stitch with a red thread, or one of them is. Guests spent part of " +
      "dinner looking for it.\n\n" +
      "White and pleated lengthwise, the jumpsuit underneath shows only as she moves. A blade of it appears at " +
      "the ankle, another at the elbow, and then the whole front when she lifts a glass. There is no jewellery " +
      "but the ring.\n\n" +
      "For evenings when a gown feels like surrender, put something plain and pale beneath something large and " +
      "dark, and walk as usual. Chairs are best approached sideways. So, she says, are museums.",
    tags: ["evening", "monochrome", "statement", "minimal"],
    affiliateLink: "https://maisonverre.example/looks/yuki-tanemura-pleated-white-jumpsuit-black-cape-gala",
    products: [
      {
        title: "Jumpsuit in White Pleated Satin",
        price: "$640",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/jumpsuit-in-white-pleated-satin",
        description: "Lengthwise micro-pleats from a boat neck to a narrow ankle, with a side zip.",
        rating: 4.1,
        reviewCount: 45,
      },
      {
        title: "Cape in Black Paper Cotton",
        price: "$410",
        originalPrice: "$520",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/cape-in-black-paper-cotton",
        description: "A crisp, full circle folded into a shoulder yoke. It keeps its creases in the rain.",
      },
      {
        title: "Ring in Brushed Silver",
        price: "$90",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/ring-in-brushed-silver",
        description: "A slotted, screw-headed band, heavier than it looks.",
      },
    ],
  },
];
