import type { SampleOutfit } from "../../sampleData.types";

export const priyaRamaswellLooks: SampleOutfit[] = [
  {
    slug: "priya-ramaswell-emerald-jumpsuit-red-carpet",
    title: "Emerald Jumpsuit with Gold Cuff and Black Pumps",
    occasion: "Red Carpet",
    date: "2022-02-13",
    description: "The first time she wore colour in public: one garment, one seam too few, no second thoughts.",
    fullDescription:
      "Ondine Varr made the jumpsuit in emerald satin-backed crepe, matt side out, with a neckline that runs " +
      "straight from shoulder to shoulder. The legs fall wide from the hip so that, standing still, it passes " +
      "for a gown. Walking gives the game away very nicely.\n\n" +
      "Her right sleeve is cut a size larger than the left, on account of the sword arm, and the seam " +
      "allowance was left in the lining as a kind of signature. A gold cuff goes on the other wrist to even " +
      "things up.\n\n" +
      "Choose the deepest green you can find and nothing shiny beside it. Black pumps, small earrings, " +
      "lipstick if you like, then stop before the mirror suggests something else.",
    tags: ["evening", "colour", "statement", "minimal"],
    affiliateLink: "https://ostara.example/looks/priya-ramaswell-emerald-jumpsuit-red-carpet",
    products: [
      {
        title: "Jumpsuit in Emerald Satin-Backed Crepe",
        price: "$760",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/jumpsuit-in-emerald-satin-backed-crepe",
        description: "A slash neck, wide legs and an invisible back zip. The satin side lies against the skin.",
        rating: 4.8,
        reviewCount: 63,
      },
      {
        title: "Cuff in Hammered Gold",
        price: "$145",
        originalPrice: "$190",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/cuff-in-hammered-gold",
        description: "Hand-hammered brass with a thick gold plate, open at the back for an easy fit.",
      },
      {
        title: "Pumps in Black Kid Leather",
        price: "$260",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/pumps-in-black-kid-leather",
        description: "An almond toe on a sculpted seven-centimetre heel, with a cushioned insole.",
        rating: 4.5,
        reviewCount: 318,
      },
    ],
  },
  {
    slug: "priya-ramaswell-cobalt-suit-business",
    title: "Cobalt Suit with White Tee and Silver Loafers",
    occasion: "Business",
    date: "2023-03-29",
    description:
      "Worn to a disciplinary hearing, on the theory that if one is to be looked at one may as well be seen.",
    fullDescription:
      "Shah-Ottery's jacket has no visible fastening and barely a lapel, just a folded edge that catches light " +
      "like the crease in a letter. The trousers match to the thread. Cobalt of this strength flattens detail, " +
      "so the cut had to be exact: shoulder ending at the bone, sleeve at the wrist, hem grazing the shoe.\n\n" +
      "She wore a white tee under it, washed thin, and silver loafers which squeaked in the marble corridor. " +
      "The federation's lawyers were in grey, all five of them.\n\n" +
      "A whole suit in saturated colour needs quiet company. Skip patterned shirts, keep the bag black, and " +
      "let the shoes be the single joke you permit yourself.",
    tags: ["tailoring", "colour", "minimal"],
    affiliateLink: "https://haldenco.example/looks/priya-ramaswell-cobalt-suit-business",
    products: [
      {
        title: "Suit in Cobalt Wool Gabardine",
        price: "$890",
        originalPrice: "$1,150",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/suit-in-cobalt-wool-gabardine",
        description:
          "A collarless, hook-fastened jacket with straight trousers, sold as a pair and lined in the same blue.",
        rating: 4.6,
        reviewCount: 71,
      },
      {
        title: "Tee in White Washed Jersey",
        price: "$42",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/tee-in-white-washed-jersey",
        description: "Pre-washed until soft, with a close neckline that sits well under tailoring.",
      },
      {
        title: "Loafers in Silver Leather",
        price: "$195",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/loafers-in-silver-leather",
        description: "Metallic calf on a stacked heel, with a plain strap and no hardware.",
        rating: 4.1,
        reviewCount: 149,
      },
    ],
  },
  {
    slug: "priya-ramaswell-plum-ballgown-gala",
    title: "Plum Ballgown with Silver Earrings",
    occasion: "Gala",
    date: "2024-10-31",
    description: "A winner's dinner in Turin, and thirteen metres of silk that had to be negotiated up a staircase.",
    fullDescription:
      "Corvin Asche builds ballgowns the way bridges are built, and this one stands by itself on the floor of " +
      "her wardrobe. The plum faille is pleated into a flat, fitted bodice, from which the skirt departs at " +
      "hip level and does not return for some time. There are pockets. One of them held the thimble.\n\n" +
      "Nothing else competes. The earrings are long silver blades, a present from the armourer who mended her " +
      "guard before the final, and her neck and arms were left bare.\n\n" +
      "Dark colours suit grand volumes, since shadows fill the folds and soften them. Wear flat shoes, warn " +
      "the driver, and practise sitting down.",
    tags: ["evening", "statement", "accessories", "colour"],
    affiliateLink: "https://maisonverre.example/looks/priya-ramaswell-plum-ballgown-gala",
    products: [
      {
        title: "Ballgown in Plum Silk Faille",
        price: "$2,400",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/ballgown-in-plum-silk-faille",
        description: "A boned, pleated bodice above a full skirt with two hidden pockets. Made to order in five weeks.",
        rating: 5,
        reviewCount: 18,
      },
      {
        title: "Earrings in Silver Blade Drop",
        price: "$120",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/earrings-in-silver-blade-drop",
        description: "Nine-centimetre tapered drops in polished sterling, surprisingly light.",
      },
      {
        title: "Ballet Flats in Black Grosgrain",
        price: "$135",
        originalPrice: "$160",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/ballet-flats-in-black-grosgrain?width=regular",
        description: "Round-toed flats with a ribbon edge and a leather sole for dancing.",
        rating: 4.4,
        reviewCount: 402,
      },
    ],
  },
  {
    slug: "priya-ramaswell-burgundy-leather-teal-pleats",
    title: "Burgundy Leather Jacket, Teal Pleated Skirt and Black Ankle Boots",
    occasion: "Street Style",
    date: "2025-11-15",
    description: "Off to her sister's concert on foot, along a towpath, in two colours that ought to quarrel.",
    fullDescription:
      "Burgundy and teal sit opposite one another like well-matched opponents. What stops the fight is " +
      "texture. The leather jacket, bought secondhand and re-lined by her father in shop silk, has gone matt " +
      "at the elbows, while the pleats of the skirt are knife sharp and throw the light back.\n\n" +
      "She cinched nothing. The jacket ends at the waist by itself, the skirt swings from there to mid-calf, " +
      "and black ankle boots with a low heel keep the cobbles in their place.\n\n" +
      "Those who find the pairing loud can put a charcoal knit in the middle as referee. Keep metals to one " +
      "tone, and let the skirt be longer than feels natural.",
    tags: ["leather", "colour", "layering", "winter"],
    products: [
      {
        title: "Leather Jacket in Burgundy Lambskin",
        price: "$640",
        originalPrice: "$820",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/leather-jacket-in-burgundy-lambskin",
        description: "A waist-length jacket with a straight zip and no quilting, in a skin that softens fast.",
        rating: 4.7,
        reviewCount: 233,
      },
      {
        title: "Pleated Skirt in Teal Satin Twill",
        price: "$175",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/pleated-skirt-in-teal-satin-twill",
        description: "Permanent knife pleats on a flat waistband, falling to the middle of the calf.",
        rating: 4.3,
        reviewCount: 196,
      },
      {
        title: "Ankle Boots in Black Polished Calf",
        price: "$280",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/ankle-boots-in-black-polished-calf",
        description: "A neat toe, an inside zip and a four-centimetre block heel with a rubber tip.",
      },
    ],
  },
  {
    slug: "priya-ramaswell-crimson-cape-editorial",
    title: "Crimson Cape over White Tailored Trousers",
    occasion: "Editorial",
    date: "2026-05-05",
    description: "Photographed on an empty piste for the spring issue of Foil & Thread, in her work colours plus one.",
    fullDescription:
      "The stylist asked for fencing whites and a surprise. Priya supplied the surprise herself: a crimson " +
      "cape from a theatre's closing sale, in melton so dense that its hem has never needed stitching. It " +
      "closes at the throat with a single hook and parts at the front exactly where a lunge would part it.\n\n" +
      "Underneath is a white tank tucked into white trousers, with a heavier crease than usual. She kept the " +
      "gauntlet on, the left hand bare, and the mask out of shot.\n\n" +
      "For the street, shorten the cape to the hip and swap white for ivory. A strong red asks for clean edges " +
      "everywhere else, so iron the trousers as though somebody were judging. Somebody generally is.",
    tags: ["statement", "monochrome", "vintage", "colour"],
    affiliateLink: "https://ostara.example/looks/priya-ramaswell-crimson-cape-editorial",
    products: [
      {
        title: "Cape in Crimson Wool Melton",
        price: "$520",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/cape-in-crimson-wool-melton",
        description: "Raw-edged, double-faced wool with arm slits and one covered hook at the neck.",
        rating: 4.9,
        reviewCount: 27,
      },
      {
        title: "Tailored Trousers in White Crepe",
        price: "$190",
        originalPrice: "$240",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/tailored-trousers-in-white-crepe",
        description: "Lined to the knee, with a permanent front crease and a wide, comfortable waistband.",
      },
      {
        title: "Gloves in White Nappa Leather",
        price: "$85",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/gloves-in-white-nappa-leather",
        description: "Elbow-grazing gloves, unlined and cut in one piece with a gusseted thumb.",
        rating: 4,
        reviewCount: 58,
      },
    ],
  },
];
