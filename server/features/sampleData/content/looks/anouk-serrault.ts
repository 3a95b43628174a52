import type { SampleOutfit } from "../../sampleData.types";

export const anoukSerraultLooks: SampleOutfit[] = [
  {
    slug: "anouk-serrault-navy-blazer-street-style",
    title: "Navy Blazer, Ivory Striped Tee and Denim Jeans",
    occasion: "Street Style",
    date: "2022-05-06",
    description:
      "The most copied outfit of her career was thrown on to move a car: an old navy jacket, sailor stripes, jeans " +
      "from the market.",
    fullDescription:
      "It is the blazer that earns its keep. Mademoiselle Carcassol cut it in hopsack in 2014, with a chest so " +
      "lightly built that you can roll the jacket and use it as a pillow. Since then its lining has been replaced " +
      "twice, most recently in a red that only Anouk ever sees. Brass buttons were exchanged for horn, since brass " +
      "made her feel like an admiral.\n\n" +
      "Stripes should be narrow and begin below the collarbone. The jeans stop at the ankle and have been taken in " +
      "at the waist only, so the leg stays straight. Worn with ballet flats it is Paris; worn with anything else, " +
      "she maintains, it is still a navy jacket and will do.",
    tags: ["tailoring", "denim", "minimal"],
    affiliateLink: "https://maisonverre.example/looks/anouk-serrault-navy-blazer-street-style",
    products: [
      {
        title: "Navy Blazer in Wool Hopsack",
        price: "$430",
        originalPrice: "$520",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/navy-blazer-in-wool-hopsack?colour=as-shown",
        description: "Soft-chested, horn-buttoned and lined in a colour you are asked to choose.",
        rating: 4.7,
        reviewCount: 236,
      },
      {
        title: "Ivory Striped Tee in Heavy Jersey",
        price: "$58",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/ivory-striped-tee-in-heavy-jersey",
        description: "Twenty narrow navy bars, a boat neck and sleeves that stop short of the wrist.",
      },
      {
        title: "Denim Jeans in Cropped Straight Leg",
        price: "$125",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/denim-jeans-in-cropped-straight-leg",
        description: "High at the waist, mid-blue, finished with a plain hem at the ankle.",
        rating: 4.3,
        reviewCount: 458,
      },
    ],
  },
  {
    slug: "anouk-serrault-black-slip-dress-gala",
    title: "Black Slip Dress with Black Slingbacks",
    occasion: "Gala",
    date: "2023-12-02",
    description:
      "Worn three times in seven days, a bias slip whose lace edge was unpicked because it kept catching on other " +
      "people.",
    fullDescription:
      "Before it came to her the dress was a sample, made to test a satin and never meant to leave the building. She " +
      "noticed how it recovered after being sat in. Maison Verre let her have it in exchange for walking a fitting, " +
      "and Anouk took the lace off on the train with nail scissors, leaving a hem of tiny hand-rolled stitches.\n\n" +
      "For the first gala she chose slingbacks, for the second men's brogues and for the third, held on a boat, bare " +
      "feet. A cardigan lived over her shoulders throughout. Satin slips want smooth underpinnings and a static-free " +
      "lining; failing those, rub a metal coat hanger along the inside and proceed.",
    tags: ["evening", "minimal", "monochrome"],
    affiliateLink: "https://maisonverre.example/looks/anouk-serrault-black-slip-dress-gala",
    products: [
      {
        title: "Black Slip Dress in Bias Satin",
        price: "$310",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/black-slip-dress-in-bias-satin",
        description: "Mid-calf and undecorated, with straps that adjust from the back.",
        rating: 4.6,
        reviewCount: 184,
      },
      {
        title: "Black Slingbacks in Grosgrain",
        price: "$225",
        originalPrice: "$280",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-slingbacks-in-grosgrain",
        description: "A five-centimetre comma heel and an elastic that does not give up.",
      },
      {
        title: "Crimson Nail Polish in High Gloss",
        price: "$18",
        retailer: "Lumen Beauty",
        affiliateLink: "https://lumenbeauty.example/p/crimson-nail-polish-in-high-gloss",
        description: "One coat is enough for people in a hurry. The brush is flat and wide.",
        rating: 4.5,
        reviewCount: 1320,
      },
    ],
  },
  {
    slug: "anouk-serrault-charcoal-houndstooth-overcoat-airport",
    title: "Charcoal Houndstooth Overcoat, Black Turtleneck and Black Loafers",
    occasion: "Airport",
    date: "2025-11-18",
    description:
      "Her grandfather's overcoat, re-sleeved and forgiven its moth holes, passing through customs for the sixth " +
      "time that month.",
    fullDescription:
      "Houndstooth of this scale vanished from mills decades ago, each tooth about the size of a lentil, so that at " +
      "three paces the cloth is simply charcoal with a shiver. It was tailored in Lille for a man of her height and " +
      "double her width. A seam taken out of the back gave enough fabric to patch the moth holes invisibly from " +
      "within.\n\n" +
      "She left his initials on the inside pocket and his cinema ticket in it. Everything worn with the coat is " +
      "black and close, including a fine turtleneck and polished loafers, because a pattern with history needs quiet " +
      "neighbours. When buying an old overcoat, check the shoulders first. A tailor can mend nearly anything else.",
    tags: ["travel", "winter", "layering", "menswear", "vintage"],
    affiliateLink: "https://haldenco.example/looks/anouk-serrault-charcoal-houndstooth-overcoat-airport",
    products: [
      {
        title: "Charcoal Houndstooth Overcoat in Wool Tweed",
        price: "$590",
        originalPrice: "$720",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/charcoal-houndstooth-overcoat-in-wool-tweed",
        description: "Three-button and knee-length, with a half belt and a ticket pocket.",
        rating: 4.8,
        reviewCount: 69,
      },
      {
        title: "Black Turtleneck in Cashmere Blend",
        price: "$165",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/black-turtleneck-in-cashmere-blend?edit=seen-on&size=m",
        description: "A close, fine-gauge knit with long cuffs to fold or to hide in.",
      },
      {
        title: "Black Loafers in Polished Leather",
        price: "$195",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-loafers-in-polished-leather",
        description: "Almond-toed penny loafers, hand-sewn around the apron.",
      },
    ],
  },
  {
    slug: "anouk-serrault-cream-cardigan-casual",
    title: "Cream Cardigan and Burgundy Pleated Skirt with Black Ballet Flats",
    occasion: "Casual",
    date: "2024-10-08",
    description:
      "Borrowed from a film set and never quite returned: wine-coloured pleats with a schoolteacher's cardigan, " +
      "buttoned up the back.",
    fullDescription:
      "Sunray pleats start narrow at the waist and open towards the hem, so a skirt can be full without being bulky. " +
      "The costume department of Tulips for an Enemy had this one steamed between cardboard moulds in a workshop " +
      "that also does lampshades. Burgundy wool georgette keeps its folds through rain, a bicycle and one very long " +
      "take.\n\n" +
      "Turning the cardigan round was an accident of dressing in the dark. Its buttons now run down the spine, the " +
      "neckline is high and clean in front, and she has no plans to correct it. Should your pleats lose heart, tack " +
      "each one down with a long stitch, press through a damp cloth and leave overnight beneath a mattress.",
    tags: ["knitwear", "layering", "vintage"],
    affiliateLink: "https://northloom.example/looks/anouk-serrault-cream-cardigan-casual",
    products: [
      {
        title: "Cream Cardigan in Fine Merino",
        price: "$138",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/cream-cardigan-in-fine-merino",
        description: "Close-fitting with small shell buttons, tidy enough to wear back to front.",
        rating: 4.4,
        reviewCount: 219,
      },
      {
        title: "Burgundy Pleated Skirt in Wool Georgette",
        price: "$210",
        originalPrice: "$260",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/burgundy-pleated-skirt-in-wool-georgette",
        description: "Sunray pleats set in by hand, on a narrow petersham band.",
      },
      {
        title: "Black Ballet Flats in Soft Leather",
        price: "$118",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-ballet-flats-in-soft-leather",
        description: "A low vamp, a thin bow and a sole that bends in half.",
      },
    ],
  },
  {
    slug: "anouk-serrault-sage-shirt-dress-holiday",
    title: "Sage Shirt Dress with Tan Sandals",
    occasion: "Holiday",
    date: "2026-08-14",
    description: "August on an island without cars, managed in one grey-green cotton dress with the sleeves pushed up.",
    fullDescription:
      "She designed it herself, on the back of a train ticket, by describing a man's shirt to a seamstress in Bastia " +
      "and adding a metre. The collar has a proper stand and the yoke is split, which allows a swing of the arm. At " +
      "the sides, deep vents are faced with the same cotton so nothing untidy shows on the stairs down to the " +
      "harbour.\n\n" +
      "Poplin this light is best dried in wind and never quite ironed. She wears it belted with string in the " +
      "morning, open over a swimming costume after lunch and buttoned to the neck for dinner with a book. Sandals of " +
      "the kind monks favour suffice. Pockets should be placed at the hip seam, far enough back to sit down on.",
    tags: ["summer", "minimal", "travel"],
    affiliateLink: "https://haldenco.example/looks/anouk-serrault-sage-shirt-dress-holiday",
    products: [
      {
        title: "Sage Shirt Dress in Cotton Poplin",
        price: "$178",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/sage-shirt-dress-in-cotton-poplin",
        description: "A shirt extended to the calf, with vented sides and sleeves made to be rolled.",
      },
      {
        title: "Tan Sandals in Bridle Leather",
        price: "$132",
        originalPrice: "$165",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/tan-sandals-in-bridle-leather",
        description: "Two straps, one buckle and a footbed that remembers you.",
      },
      {
        title: "Ivory Hat in Woven Straw",
        price: "$76",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/ivory-hat-in-woven-straw?season=current",
        description: "A shallow crown and a brim of nine centimetres, flexible enough to pack.",
        rating: 3.8,
        reviewCount: 88,
      },
    ],
  },
];
