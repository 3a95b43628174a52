import type { SampleOutfit } from "../../sampleData.types";

export const mateoSorrentineLooks: SampleOutfit[] = [
  {
    slug: "mateo-sorrentine-striped-navy-knit-holiday",
    title: "Striped Navy Knit, Cream Shorts and Tan Loafers",
    occasion: "Holiday",
    date: "2021-05-23",
    description: "First day off after a transatlantic delivery, spent entirely between a bakery and a sea wall.",
    fullDescription:
      "A striped knit is the oldest idea on any coast, so the making has to carry it. Filatura Quarnero spins " +
      "this one from dry cotton, with stripes that meet exactly at the side seam and a boat neck wide enough " +
      "to show a little collarbone.\n\n" +
      "The shorts are cream gabardine with a tailored waistband and two pleats; they end a hand above the " +
      "knee, which is the only length they should ever end. Tan loafers go on bare feet, and the left one has " +
      "a salt ring he refuses to polish out.\n\n" +
      "Roll the knit's sleeves once, never twice. Carry nothing in the pockets except bread money, and the " +
      "shorts will hang properly.",
    tags: ["summer", "menswear", "knitwear", "travel"],
    affiliateLink: "https://northloom.example/looks/mateo-sorrentine-striped-navy-knit-holiday",
    products: [
      {
        title: "Striped Knit in Navy Cotton",
        price: "$165",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/striped-knit-in-navy-cotton",
        description: "Navy-on-undyed cotton in a fisherman gauge, with a wide boat neck and matched stripes.",
        rating: 4.7,
        reviewCount: 276,
      },
      {
        title: "Shorts in Cream Gabardine",
        price: "$110",
        originalPrice: "$140",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/shorts-in-cream-gabardine",
        description: "Two forward pleats, side tabs and a fully curtained waistband, exactly like a trouser cut short.",
      },
      {
        title: "Loafers in Tan Calf",
        price: "$295",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/loafers-in-tan-calf",
        description:
          "Unlined moccasin construction, so the upper folds to the foot within a day or two. Leather sole with " +
          "a rubber heel.",
        rating: 4.5,
        reviewCount: 133,
      },
    ],
  },
  {
    slug: "mateo-sorrentine-navy-blazer-sky-shirt-business",
    title: "Navy Blazer, Sky Shirt and White Jeans",
    occasion: "Business",
    date: "2023-06-11",
    description: "A sponsors' lunch, survived with horn buttons and no tie.",
    fullDescription:
      "The navy blazer suffers from its uniforms. This one escapes by being soft: an unlined hopsack with " +
      "patch pockets and pale horn where the brass would be, so that it behaves like a cardigan with lapels.\n\n" +
      "Under it goes a sky cotton shirt from the family workshop, number 31, with a collar long enough to stay " +
      "put without a tie. White jeans, straight and properly hemmed, keep the boardroom at bay; a knotted " +
      "scarf at the throat does what the tie would have done, and comes in handy for wiping spray from a pair " +
      "of sunglasses.\n\n" +
      "The trick is weight. Choose denim as heavy as the jacket is light, and the whole stays grounded.",
    tags: ["tailoring", "menswear", "summer", "denim"],
    affiliateLink: "https://haldenco.example/looks/mateo-sorrentine-navy-blazer-sky-shirt-business",
    products: [
      {
        title: "Blazer in Navy Hopsack",
        price: "$540",
        originalPrice: "$680",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/blazer-in-navy-hopsack",
        description:
          "Unlined, unpadded and cut from open-weave wool that breathes. Patch pockets, horn buttons, two vents.",
        rating: 4.8,
        reviewCount: 122,
      },
      {
        title: "Shirt in Sky Poplin",
        price: "$125",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/shirt-in-sky-poplin",
        description: "A long, unfused collar and mother-of-pearl buttons sewn on a shank.",
        rating: 4.6,
        reviewCount: 389,
      },
      {
        title: "Jeans in White Rigid Twill",
        price: "$130",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/jeans-in-white-rigid-twill",
        description: "Straight from hip to hem in a twelve-ounce cloth opaque enough to be worn with confidence.",
      },
    ],
  },
  {
    slug: "mateo-sorrentine-ivory-tuxedo-premiere",
    title: "Ivory Tuxedo with Black Tailored Trousers",
    occasion: "Premiere",
    date: "2024-09-07",
    description: "Film week on the seafront, in a dinner jacket made by the one tailor who still calls him for supper.",
    fullDescription:
      "His mother cut the jacket in her seventy-first year, from an ivory wool so dry it rustles. The shawl " +
      "collar is self-faced, no satin, and the single button sits low, at the level where his hand naturally " +
      "rests. Black trousers with a narrow braid give the picture its floor.\n\n" +
      "There is a rule that ivory dinner jackets belong to warm places near water, and he happened to be in " +
      "one. He wore a soft-fronted shirt, a black silk tie knotted slightly unevenly, and patent loafers.\n\n" +
      "Anyone hiring or buying should look at the back of the neck first. If the collar stands away there, the " +
      "rest, however handsome, will look borrowed.",
    tags: ["evening", "tailoring", "menswear", "statement"],
    affiliateLink: "https://maisonverre.example/looks/mateo-sorrentine-ivory-tuxedo-premiere",
    products: [
      {
        title: "Tuxedo Jacket in Ivory Dry Wool",
        price: "$980",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/tuxedo-jacket-in-ivory-dry-wool",
        description:
          "Self-faced shawl collar, one covered button and a half-canvassed front. The matching lining is a very " +
          "quiet stripe.",
        rating: 4.9,
        reviewCount: 37,
      },
      {
        title: "Tailored Trousers in Black Barathea",
        price: "$240",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/tailored-trousers-in-black-barathea",
        description: "A high rise, a single silk braid and hems left raw for your own tailor.",
      },
      {
        title: "Tie in Black Silk Grosgrain",
        price: "$65",
        originalPrice: "$85",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/tie-in-black-silk-grosgrain",
        description: "A self-tied bow with pointed ends, adjustable by a small hook at the back.",
        rating: 4.2,
        reviewCount: 168,
      },
    ],
  },
  {
    slug: "mateo-sorrentine-tan-trench-cream-turtleneck",
    title: "Tan Trench Coat, Cream Turtleneck and Chocolate Tailored Trousers",
    occasion: "Street Style",
    date: "2025-04-03",
    description: "Milan, steady rain, and a sailor pleased for once to be wet from only one direction.",
    fullDescription:
      "Most trench coats are overdressed, flaps upon straps. Aldo Bramezzi took off the epaulettes and the " +
      "storm shield and kept the deep back pleat, leaving a tan coat that moves like a sail half reefed. The " +
      "belt is tied behind, out of the way.\n\n" +
      "Below come three warm tones in order of depth: cream at the neck, tan, then chocolate flannel with " +
      "turn-ups, touching brown suede. No pattern anywhere, yet it never looks flat, since each cloth takes " +
      "the rain differently.\n\n" +
      "For a shorter frame, lift the coat's hem to the knee. Otherwise change nothing, apart from the " +
      "umbrella, which he had forgotten in Genoa.",
    tags: ["layering", "menswear", "tailoring", "winter"],
    affiliateLink: "https://northloom.example/looks/mateo-sorrentine-tan-trench-cream-turtleneck",
    products: [
      {
        title: "Trench Coat in Tan Cotton Gabardine",
        price: "$690",
        originalPrice: "$860",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/trench-coat-in-tan-cotton-gabardine",
        description: "Proofed gabardine with a raglan sleeve and a deep inverted pleat at the back.",
        rating: 4.7,
        reviewCount: 205,
      },
      {
        title: "Turtleneck in Cream Merino",
        price: "$135",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/turtleneck-in-cream-merino?fit=slim",
        description: "Fine-gauge merino with a neck that folds once and stays folded.",
        rating: 4.5,
        reviewCount: 571,
      },
      {
        title: "Tailored Trousers in Chocolate Flannel",
        price: "$220",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/tailored-trousers-in-chocolate-flannel",
        description: "Milled wool flannel with a single pleat and four-centimetre turn-ups.",
      },
    ],
  },
  {
    slug: "mateo-sorrentine-teal-bomber-navy-shorts-sport",
    title: "Teal Bomber Jacket, White Tee and Navy Shorts",
    occasion: "Sport",
    date: "2026-07-19",
    description: "Dockside between two heats of a coastal race, with a sandwich in the other hand.",
    fullDescription:
      "Sailing kit generally shouts. Mateo had this bomber jacket run up without reflective stripes, in a teal " +
      "spinnaker nylon so thin that the white tee shows through as a lighter panel, and he wears it zipped to " +
      "the breastbone.\n\n" +
      "Navy shorts in quick-drying twill follow the same pattern as his linen ones, pleats included, which " +
      "caused some amusement on the pontoon until everybody asked where they came from. Deck shoes would have " +
      "been usual. He chose canvas sneakers with the laces replaced by whipping twine.\n\n" +
      "Ashore, treat the jacket as you would a windproof shirt. It fits into a coat pocket, dries on the back " +
      "of a chair, and improves any plain tee beneath it.",
    tags: ["sport", "menswear", "summer", "colour"],
    affiliateLink: "https://solstreet.example/looks/mateo-sorrentine-teal-bomber-navy-shorts-sport",
    products: [
      {
        title: "Bomber Jacket in Teal Spinnaker Nylon",
        price: "$245",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/bomber-jacket-in-teal-spinnaker-nylon",
        description: "A featherweight, windproof jacket with taped seams and a two-way zip.",
        rating: 4.3,
        reviewCount: 88,
      },
      {
        title: "Tee in White Slub Cotton",
        price: "$38",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/tee-in-white-slub-cotton",
        description: "Loose at the sleeve and trim at the neck, in a slightly irregular cotton that does not cling.",
        rating: 4.4,
        reviewCount: 1530,
      },
      {
        title: "Shorts in Navy Quick-Dry Twill",
        price: "$92",
        originalPrice: "$115",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/shorts-in-navy-quick-dry-twill",
        description: "Pleated and belted like city shorts, though they dry in under an hour.",
      },
    ],
  },
];
