import type { SampleOutfit } from "../../sampleData.types";

export const idrisFalkenrathLooks: SampleOutfit[] = [
  {
    slug: "idris-falkenrath-charcoal-overcoat-street-style",
    title: "Charcoal Overcoat, Ivory Turtleneck and Camel Wide-Leg Trousers",
    occasion: "Street Style",
    date: "2023-01-19",
    description:
      "Three plain pieces in three sensible colours, made memorable by the length of the coat and the width of the " +
      "leg.",
    fullDescription:
      "What you notice first is the hem, a hand's breadth above the ankle. Overcoats stopped growing decades ago to " +
      "save cloth, and Idris wanted his returned to him. The charcoal melton weighs nearly a kilo a metre, so it " +
      "hangs without flapping in the wind off the river.\n\n" +
      "Ivory near the face does the work a shirt and tie would, with less fuss at airports. The camel trousers are " +
      "cut with two forward pleats and enough room at the knee to climb a stile. Proportion holds it all together: " +
      "long over wide, with a narrow neck. Anyone shorter can copy the recipe by lifting the coat hem to mid-calf " +
      "and keeping shoes the same tone as the trouser.",
    tags: ["menswear", "tailoring", "layering", "winter"],
    affiliateLink: "https://haldenco.example/looks/idris-falkenrath-charcoal-overcoat-street-style",
    products: [
      {
        title: "Charcoal Overcoat in Wool Melton",
        price: "$640",
        originalPrice: "$790",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/charcoal-overcoat-in-wool-melton",
        description: "Full-canvas, raglan-shouldered and properly long, with pockets placed for actual hands.",
        rating: 4.8,
        reviewCount: 151,
      },
      {
        title: "Ivory Turtleneck in Lambswool",
        price: "$128",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/ivory-turtleneck-in-lambswool",
        description: "Two-ply lambswool spun in a single mill, with a collar that doubles without strangling.",
        rating: 4.6,
        reviewCount: 340,
      },
      {
        title: "Camel Wide-Leg Trousers in Flannel",
        price: "$190",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/camel-wide-leg-trousers-in-flannel",
        description: "Double forward pleats, side adjusters, a five-centimetre turn-up.",
      },
    ],
  },
  {
    slug: "idris-falkenrath-burgundy-tuxedo-red-carpet",
    title: "Burgundy Tuxedo with Black Loafers",
    occasion: "Red Carpet",
    date: "2024-09-06",
    description:
      "Wine-dark barathea stood in for black at the Silver Wickets, paired with velvet loafers and a pocket rule " +
      "where a handkerchief might go.",
    fullDescription:
      "Coloured evening wear goes wrong when the cloth shines, so the mill was asked for barathea, a broken-rib " +
      "weave that drinks light. Under a marquee it looked nearly black; on the carpet it turned the shade of a good " +
      "plum jam. Lapels and trouser braid are in the same silk, one tone deeper.\n\n" +
      "There is no pocket square. A folding steel rule sits there instead, left over from his surveying days, and at " +
      "some point in the evening he measured the podium. The loafers are plain velvet on a leather sole. If you own " +
      "a black dinner suit already, start with burgundy shoes or a tie and work inwards.",
    tags: ["menswear", "evening", "tailoring", "colour"],
    affiliateLink: "https://haldenco.example/looks/idris-falkenrath-burgundy-tuxedo-red-carpet",
    products: [
      {
        title: "Burgundy Tuxedo in Wool Barathea",
        price: "$1,150",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/burgundy-tuxedo-in-wool-barathea",
        description: "Shawl-collared jacket and braided trousers, half-lined for warm rooms.",
        rating: 4.7,
        reviewCount: 39,
      },
      {
        title: "Black Loafers in Velvet",
        price: "$175",
        originalPrice: "$230",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-loafers-in-velvet",
        description: "Quilted inside, plain outside, stitched on a thin leather sole.",
        rating: 4.3,
        reviewCount: 87,
      },
      {
        title: "White Shirt with Pleated Front",
        price: "$110",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/white-shirt-with-pleated-front?season=current",
        description: "Narrow knife pleats in cotton voile and a collar that stands without help.",
      },
    ],
  },
  {
    slug: "idris-falkenrath-navy-suit-business",
    title: "Navy Suit, Sky Striped Shirt and Burgundy Tie",
    occasion: "Business",
    date: "2025-03-26",
    description:
      "For the opening of First Fitting's new branch he wore exactly the suit the charity lends: navy, unpadded, " +
      "ready for anything.",
    fullDescription:
      "Navy hopsack is the most forgiving cloth in the shop. Its open weave lets air through and shakes out " +
      "overnight on a hanger, which matters if it is the only suit you have. Plumb makes the charity version with " +
      "generous inlays at waist and cuff, so that one jacket can fit a dozen people across its life.\n\n" +
      "His shirt is a fine sky stripe, and the tie is knitted silk, square-ended, because it cannot be knotted " +
      "badly. He finished with the conductor's watch. Note how the shirt cuff shows by a finger's width: the whole " +
      "difference between borrowed and owned lies in that centimetre, and it costs twenty dollars to put right.",
    tags: ["menswear", "tailoring", "sustainable"],
    affiliateLink: "https://haldenco.example/looks/idris-falkenrath-navy-suit-business",
    products: [
      {
        title: "Navy Suit in Hopsack Wool",
        price: "$560",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/navy-suit-in-hopsack-wool",
        description: "Soft-shouldered two-piece with spare cloth left in the seams for the next wearer.",
        rating: 4.6,
        reviewCount: 274,
      },
      {
        title: "Sky Striped Shirt in Poplin",
        price: "$79",
        originalPrice: "$98",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/sky-striped-shirt-in-poplin",
        description: "Hairline stripes, split yoke, mother-of-pearl buttons sewn on a shank.",
        rating: 4.4,
        reviewCount: 512,
      },
      {
        title: "Burgundy Tie in Knitted Silk",
        price: "$58",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/burgundy-tie-in-knitted-silk",
        description: "Six centimetres wide with a square end, knitted on a hand frame.",
      },
    ],
  },
  {
    slug: "idris-falkenrath-chocolate-leather-jacket-casual",
    title: "Chocolate Leather Jacket, White Tee and Denim Jeans",
    occasion: "Casual",
    date: "2021-11-07",
    description:
      "Saturday on the allotment, dressed for a hosepipe dispute: aged leather, a heavy tee and jeans with honest " +
      "mud.",
    fullDescription:
      "The jacket began as a bus driver's, bought at a depot sale in 1999 and too big for him until about 2010. Its " +
      "horsehide has gone the colour of strong cocoa at the elbows. Barnaby Osei-Wright relined it in striped pyjama " +
      "cotton and would not touch the outside.\n\n" +
      "Under it he wears a tee knitted from thick cotton with a tight neck rib, the sort that stands away from the " +
      "body a little. The jeans are straight, mid-rise, rinsed once. Nothing has been distressed by anybody but him. " +
      "New leather can be hurried along honestly: wear it in light rain, dry it on a broad hanger, rub it with a " +
      "little balm, repeat for a decade.",
    tags: ["menswear", "leather", "denim"],
    affiliateLink: "https://pellier.example/looks/idris-falkenrath-chocolate-leather-jacket-casual",
    products: [
      {
        title: "Chocolate Leather Jacket in Horsehide",
        price: "$690",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/chocolate-leather-jacket-in-horsehide",
        description: "Vegetable-tanned and stiff as a board on arrival. It comes round to you in time.",
        rating: 4.9,
        reviewCount: 58,
      },
      {
        title: "White Tee in Heavy Cotton",
        price: "$42",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/white-tee-in-heavy-cotton",
        description: "A dense jersey with a neckband that survives the wash.",
        rating: 4.5,
        reviewCount: 1240,
      },
      {
        title: "Denim Jeans in Straight Rinse",
        price: "$135",
        originalPrice: "$160",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/denim-jeans-in-straight-rinse",
        description: "Fourteen-ounce selvedge, washed once, with room in the thigh.",
      },
    ],
  },
  {
    slug: "idris-falkenrath-olive-waistcoat-editorial",
    title: "Olive Waistcoat, Ivory Shirt and Olive Tailored Trousers",
    occasion: "Editorial",
    date: "2026-06-18",
    description:
      "Shot in a slate yard in June, this was a suit with its jacket taken away and its sleeves rolled to the elbow.",
    fullDescription:
      "A waistcoat worn alone has to manage what a jacket usually hides, chiefly the waistband. So this one is cut " +
      "long, with six buttons and a straight hem that covers the trouser top even when he reaches for a block of " +
      "stone. The back is the same olive linen as the front; satin would have turned it into a waiter.\n\n" +
      "Linen creases, and the stylist was told to leave it be. By mid-afternoon the knees had bagged and the collar " +
      "had opened, and those are the frames the magazine ran. Go a size up in the shirt, roll each sleeve twice, " +
      "press nothing. A waistcoat adjuster at the back should be fastened but never tightened.",
    tags: ["menswear", "tailoring", "summer", "monochrome"],
    affiliateLink: "https://haldenco.example/looks/idris-falkenrath-olive-waistcoat-editorial",
    products: [
      {
        title: "Olive Waistcoat in Irish Linen",
        price: "$165",
        originalPrice: "$210",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/olive-waistcoat-in-irish-linen?ref=wornby",
        description: "Six buttons, four welt pockets and a linen back that can be seen in public.",
      },
      {
        title: "Ivory Shirt with Band Collar",
        price: "$92",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/ivory-shirt-with-band-collar",
        description: "Washed cotton-linen with long tails and a two-button placket.",
        rating: 4.3,
        reviewCount: 176,
      },
      {
        title: "Olive Tailored Trousers in Linen Twill",
        price: "$148",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/olive-tailored-trousers-in-linen-twill",
        description: "High at the back for braces, easy through the leg, meant to crumple.",
        rating: 3.6,
        reviewCount: 131,
      },
    ],
  },
];
