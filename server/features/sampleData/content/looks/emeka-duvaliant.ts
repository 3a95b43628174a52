import type { SampleOutfit } from "../../sampleData.types";

export const emekaDuvaliantLooks: SampleOutfit[] = [
  {
    slug: "emeka-duvaliant-houndstooth-blazer-olive-trousers-business",
    title: "Houndstooth Blazer, Olive Tailored Trousers and Burgundy Tie",
    occasion: "Business",
    date: "2021-03-19",
    description: "Opening night, if noon counts as night, of a lecture given to one camera and an empty hall.",
    fullDescription:
      "With nobody to see below the lectern he dressed the lower half first. Olive trousers rise to the ribs, " +
      "held by braces, and fall in a line so clean that the camera operator asked to film them for the credits.\n\n" +
      "The blazer is a slate houndstooth in worsted, small-scaled and dry, with a lapel measuring a full four " +
      "inches. It was meant as a footnote to the remark on television. His burgundy tie, knitted by Aunt " +
      "Perpetua, picks up a single red thread in the cloth that only he and she know about.\n\n" +
      "Odd jackets work when the two halves differ in texture and agree in weight. Press the trousers, never " +
      "the tie.",
    tags: ["tailoring", "menswear", "layering"],
    affiliateLink: "https://haldenco.example/looks/emeka-duvaliant-houndstooth-blazer-olive-trousers-business",
    products: [
      {
        title: "Blazer in Slate Houndstooth Worsted",
        price: "$560",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/blazer-in-slate-houndstooth-worsted",
        description: "Wide lapels, a roped sleeve head and a ticket pocket. Canvassed all the way down.",
        rating: 4.7,
        reviewCount: 141,
      },
      {
        title: "Tailored Trousers in Olive Cavalry Twill",
        price: "$230",
        originalPrice: "$285",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/tailored-trousers-in-olive-cavalry-twill",
        description: "A high fishtail back with brace buttons, cut for men who stand at lecterns.",
      },
      {
        title: "Tie in Burgundy Knitted Silk",
        price: "$78",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/tie-in-burgundy-knitted-silk",
        description: "Square-ended and dense, so the knot stays small.",
        rating: 4.5,
        reviewCount: 96,
      },
    ],
  },
  {
    slug: "emeka-duvaliant-plum-checked-suit-butter-waistcoat",
    title: "Plum Checked Suit with Butter Waistcoat and Espresso Brogues",
    occasion: "Street Style",
    date: "2022-12-01",
    description: "Taking the long way to the praline shop on the first cold morning of the year.",
    fullDescription:
      "Winter in New Orleans lasts about nine days, so flannel must be enjoyed at once. The suit came out of " +
      "its cedar chest at dawn: plum, over-checked in a blue one can see only in direct sun, and cut with a " +
      "skirted jacket that flares when he turns. He turns often.\n\n" +
      "Against it the butter waistcoat, double-breasted with a shawl collar, does the work of a lamp. Espresso " +
      "brogues were boned for an hour beforehand. The watch chain has nothing at its end, the watch being at " +
      "the mender's.\n\n" +
      "Should a checked suit seem bold, buy it anyway and wear its parts singly until you have made friends. " +
      "The waistcoat goes with nearly everything you already own.",
    tags: ["tailoring", "menswear", "winter", "colour", "statement"],
    affiliateLink: "https://haldenco.example/looks/emeka-duvaliant-plum-checked-suit-butter-waistcoat",
    products: [
      {
        title: "Suit in Plum Checked Flannel",
        price: "$1,290",
        originalPrice: "$1,600",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/suit-in-plum-checked-flannel",
        description: "A skirted, single-breasted coat and high trousers in milled flannel with a fine overcheck.",
      },
      {
        title: "Waistcoat in Butter Wool",
        price: "$210",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/waistcoat-in-butter-wool",
        description: "Double-breasted, shawl-collared and backed in striped sleeve lining.",
        rating: 4.6,
        reviewCount: 67,
      },
      {
        title: "Brogues in Espresso Calf",
        price: "$340",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/brogues-in-espresso-calf",
        description: "A chisel toe with full punching, on an oak-bark sole that wants breaking in.",
      },
    ],
  },
  {
    slug: "emeka-duvaliant-burgundy-tuxedo-white-waistcoat-premiere",
    title: "Burgundy Tuxedo with White Waistcoat and Black Loafers",
    occasion: "Premiere",
    date: "2024-06-05",
    description: "For the documentary about his aunts, attended by both, who inspected the hems.",
    fullDescription:
      "Dinner suits in colour go wrong by being shiny. This burgundy is barathea, matt and close-grained, " +
      "darker than wine and lighter than the velvet ribbon that held his hair. Only the lapels gleam, faced " +
      "with grosgrain instead of satin.\n\n" +
      "He brought back the white waistcoat, in cotton marcella stiff enough to stand in a corner, cut so low " +
      "that it frames the shirt like a proscenium. Aunt Ngozika had starched it. When he sat down for the " +
      "screening it made a sound.\n\n" +
      "Wear such a thing with the trousers high, so no shirt shows between. Black loafers, thin-soled and " +
      "polished with a silk rag, spare one the fuss of laces in the dark.",
    tags: ["evening", "tailoring", "menswear", "statement"],
    affiliateLink: "https://maisonverre.example/looks/emeka-duvaliant-burgundy-tuxedo-white-waistcoat-premiere",
    products: [
      {
        title: "Tuxedo in Burgundy Barathea",
        price: "$1,450",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/tuxedo-in-burgundy-barathea",
        description: "Peaked grosgrain lapels, one button and matching braided trousers with a fishtail back.",
        rating: 4.9,
        reviewCount: 29,
      },
      {
        title: "Waistcoat in White Cotton Marcella",
        price: "$195",
        originalPrice: "$245",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/waistcoat-in-white-cotton-marcella",
        description: "A deep, low-cut front with a halter back that adjusts by buckle.",
      },
      {
        title: "Loafers in Black Patent",
        price: "$360",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/loafers-in-black-patent",
        description: "A slim evening slip-on with a flat ribbon and a glove-leather lining.",
      },
    ],
  },
  {
    slug: "emeka-duvaliant-emerald-cape-black-tuxedo-gala",
    title: "Emerald Cape over Black Tuxedo with Gold Brooch",
    occasion: "Gala",
    date: "2025-01-25",
    description: "He came to hand over the Brass Thimble and left with most of the photographs.",
    fullDescription:
      "A cape is a coat that has stopped pretending, he told the students at Carondelet, and this one pretends " +
      "nothing. Emerald wool, eleven pounds of it, runs from a stand collar to the back of the knee; the " +
      "lining is printed with a parade route he walked as a boy. It fastens at the left shoulder, leaving the " +
      "right arm free for thimbles.\n\n" +
      "Beneath he kept the black tuxedo entirely plain. The gold brooch holding everything in place is a " +
      "sousaphone, cast from one of Celestine's mouthpieces.\n\n" +
      "Practise before going out. The fabric must be gathered over one forearm for stairs and let go at the " +
      "top, an inch before the doorman reaches for it. After that it is only walking.",
    tags: ["evening", "statement", "menswear", "colour", "accessories"],
    products: [
      {
        title: "Cape in Emerald Wool Felt",
        price: "$640",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/cape-in-emerald-wool-felt",
        description: "Knee-length, with a stand collar, side fastening and a printed satin lining.",
        rating: 4.4,
        reviewCount: 38,
      },
      {
        title: "Tuxedo in Black Mohair Blend",
        price: "$890",
        originalPrice: "$1,100",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/tuxedo-in-black-mohair-blend",
        description: "A crisp two-ply cloth that sheds creases, with peaked lapels and no pocket flaps.",
      },
      {
        title: "Brooch in Gold Cast Brass",
        price: "$95",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/brooch-in-gold-cast-brass",
        description: "A fist-sized pin with a double clasp strong enough for heavy wool.",
      },
    ],
  },
  {
    slug: "emeka-duvaliant-camel-cardigan-striped-terracotta-shirt",
    title: "Camel Cardigan, Striped Terracotta Shirt and Ivory Wide-Leg Trousers",
    occasion: "Casual",
    date: "2026-09-25",
    description: "The one cardigan, on the porch, with a bowl of beans to string.",
    fullDescription:
      "Photographers had waited years for Emeka Duvaliant at ease, and found him more carefully dressed than " +
      "ever. The camel cardigan has peaked lapels knitted in and three horn buttons, so it is honestly a " +
      "jacket that has been told to relax.\n\n" +
      "His shirt, by Obiora Lace, is striped in terracotta and white with the lines running sideways across " +
      "the yoke. Ivory trousers in heavy linen, wide and cuffed, were pressed at seven and remained so at " +
      "noon. Nobody knows how.\n\n" +
      "For days off, he advises keeping the structure and changing the cloth. Wool becomes linen, canvas " +
      "becomes knit, and the collar still stands. A hat stays on outdoors, porch included.",
    tags: ["knitwear", "menswear", "layering", "summer"],
    affiliateLink: "https://northloom.example/looks/emeka-duvaliant-camel-cardigan-striped-terracotta-shirt",
    products: [
      {
        title: "Cardigan in Camel Milano Knit",
        price: "$275",
        originalPrice: "$340",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/cardigan-in-camel-milano-knit",
        description: "Knitted lapels and patch pockets, with taped seams that hold a jacket's outline.",
        rating: 4.8,
        reviewCount: 176,
      },
      {
        title: "Shirt in Terracotta Striped Poplin",
        price: "$135",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/shirt-in-terracotta-striped-poplin",
        description: "A cutaway collar and a horizontal yoke, finished with single-needle seams.",
      },
      {
        title: "Wide-Leg Trousers in Ivory Irish Linen",
        price: "$220",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/wide-leg-trousers-in-ivory-irish-linen",
        description: "Forward pleats, five-centimetre cuffs and a cloth heavy enough to keep a crease.",
      },
    ],
  },
];
