import type { SampleOutfit } from "../../sampleData.types";

export const beatrixThornquistLooks: SampleOutfit[] = [
  {
    slug: "beatrix-thornquist-fuchsia-kaftan-gold-necklace-gala",
    title: "Fuchsia Kaftan with Gold Necklace and Emerald Mules",
    occasion: "Gala",
    date: "2021-10-05",
    description:
      "Her first gala as a guest instead of a supplier, in the brightest thing on either side of the counter.",
    fullDescription:
      "The kaftan dates from a party in 1973 and had been used since then to cover a mannequin. It is fuchsia " +
      "silk, very wide, with slits to put the arms through and a neckline stiffened by three rows of cord. " +
      "Nothing about it touches the body below the collarbone, a fact she recommends to anyone dining in five " +
      "courses.\n\n" +
      "A gold necklace of flat, overlapping discs fills the front like chain mail. Emerald mules with a curled " +
      "toe, bought from a retiring pantomime dame, appear when she climbs stairs.\n\n" +
      "With so much cloth, one wants definite extremities: strong earrings, a neat head, a coloured shoe. The " +
      "middle will look after itself.",
    tags: ["evening", "colour", "vintage", "statement", "accessories"],
    affiliateLink: "https://velvetrow.example/looks/beatrix-thornquist-fuchsia-kaftan-gold-necklace-gala",
    products: [
      {
        title: "Kaftan in Fuchsia Silk Habotai",
        price: "$560",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/kaftan-in-fuchsia-silk-habotai",
        description:
          "A wide, floor-length cut with corded neck and side slits. It packs into a bag no bigger than a novel.",
        rating: 4.8,
        reviewCount: 102,
      },
      {
        title: "Necklace in Gold Overlapping Discs",
        price: "$185",
        originalPrice: "$240",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/necklace-in-gold-overlapping-discs",
        description: "Sixty-four plated discs on a hidden mesh, so it lies flat and does not pinch.",
      },
      {
        title: "Mules in Emerald Velvet",
        price: "$170",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/mules-in-emerald-velvet",
        description: "A gently upturned toe, a flat heel and a quilted leather sock.",
      },
    ],
  },
  {
    slug: "beatrix-thornquist-terracotta-column-gown-leopard-gloves-editorial",
    title: "Terracotta Column Gown with Leopard Gloves",
    occasion: "Editorial",
    date: "2022-09-09",
    description: "Photographed among her unsold treasures for the exhibition catalogue, Invoice just out of shot.",
    fullDescription:
      "Ragnhild Oxe draped the gown on her in an afternoon, while she took telephone calls. Terracotta wool " +
      "jersey falls straight from shoulder yoke to floor, heavy as a curtain, and an inside belt stops it from " +
      "travelling.\n\n" +
      "The leopard gloves she already had. They are printed calf, from a touring production in which they were " +
      "worn by the villain, and they stop just short of the elbow so that a cuff can ride above each. Eleven " +
      "rings were proposed. She settled for nine.\n\n" +
      "Earth colours flatter silver hair because they lend it warmth. Keep the gown severe, put the pattern at " +
      "the ends of the arms where gestures can use it, and speak with your hands.",
    tags: ["statement", "vintage", "accessories", "minimal"],
    affiliateLink:
      "https://maisonverre.example/looks/beatrix-thornquist-terracotta-column-gown-leopard-gloves-editorial",
    products: [
      {
        title: "Column Gown in Terracotta Wool Jersey",
        price: "$740",
        originalPrice: "$930",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/column-gown-in-terracotta-wool-jersey",
        description: "Draped from a shaped yoke, with long sleeves and an inner belt at the natural waist.",
      },
      {
        title: "Gloves in Chocolate Leopard Calf",
        price: "$125",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/gloves-in-chocolate-leopard-calf",
        description: "Printed calf lined in silk, ending two fingers below the elbow.",
        rating: 4.5,
        reviewCount: 74,
      },
      {
        title: "Cuff in Gold Openwork",
        price: "$160",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/cuff-in-gold-openwork",
        description: "A lattice of plated wire, hinged so that it fits over a sleeve or a glove.",
      },
    ],
  },
  {
    slug: "beatrix-thornquist-houndstooth-overcoat-coral-turtleneck",
    title: "Houndstooth Overcoat, Coral Turtleneck and Black Hat",
    occasion: "Street Style",
    date: "2024-02-25",
    description: "Ten in the morning on the Slussen ferry, bound for a dentist and dressed for a coronation.",
    fullDescription:
      "Each tooth of this houndstooth measures four inches across. The cloth was woven to upholster a hotel " +
      "bar that went bankrupt before the sofas arrived, and her tailor, foreseeing something, had kept the " +
      "bolt. He cut it as a cocoon, with huge cuffs and no collar, so that whatever is worn at the neck " +
      "becomes the collar.\n\n" +
      "That morning it was a coral turtleneck, folded high to the chin. The black hat is felt, tall and " +
      "slightly dented, and carries a brooch of a beetle.\n\n" +
      "Large checks alarm small people without cause. The rule is to let the coat be vast, keep ankles and " +
      "wrists showing, and bring one hot colour close to the face. The dentist, she reports, asked for a " +
      "photograph.",
    tags: ["layering", "winter", "statement", "vintage", "colour"],
    affiliateLink: "https://haldenco.example/looks/beatrix-thornquist-houndstooth-overcoat-coral-turtleneck",
    products: [
      {
        title: "Overcoat in Black Houndstooth Wool",
        price: "$690",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/overcoat-in-black-houndstooth-wool",
        description: "A collarless cocoon with turned-back cuffs, in a check scaled up to four inches.",
      },
      {
        title: "Turtleneck in Coral Cashmere",
        price: "$260",
        originalPrice: "$330",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/turtleneck-in-coral-cashmere",
        description: "Two-ply cashmere with a tall neck meant for folding or, on bad days, hiding in.",
        rating: 4.6,
        reviewCount: 288,
      },
      {
        title: "Hat in Black Fur Felt",
        price: "$190",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/hat-in-black-fur-felt",
        description: "A high crown, a short brim and a grosgrain band wide enough for brooches.",
      },
    ],
  },
  {
    slug: "beatrix-thornquist-silver-sequinned-blazer-plum-trousers",
    title: "Silver Sequinned Blazer, Plum Wide-Leg Trousers and Leopard Pumps",
    occasion: "Premiere",
    date: "2025-05-17",
    description: "A Saturday matinee of The Pewter Princess, at which she outshone the pewter.",
    fullDescription:
      "Long ago the blazer belonged to a conjuror and it still has the pockets, seven of them, two reachable " +
      "only by somebody who knows. The silver sequins are the old gelatine kind that dull with age, so the " +
      "effect is less disco than fish market, in the best sense.\n\n" +
      "Plum velvet trousers, wide from the hip, soak up what the jacket gives off. Leopard pumps were her " +
      "concession to simplicity, low in the heel in accordance with Sunniva's ruling.\n\n" +
      "Daytime sequins depend upon matt neighbours. Velvet, flannel or thick jersey will do; satin won't. " +
      "Fasten the front, push up the sleeves, and be ready for children to ask for a rabbit. She had brought " +
      "one, in marzipan.",
    tags: ["statement", "tailoring", "vintage", "evening"],
    affiliateLink: "https://velvetrow.example/looks/beatrix-thornquist-silver-sequinned-blazer-plum-trousers",
    products: [
      {
        title: "Blazer in Silver Sequinned Tulle",
        price: "$480",
        originalPrice: "$620",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/blazer-in-silver-sequinned-tulle",
        description: "Overlapping matt sequins on a softly structured jacket, lined throughout in cotton.",
        rating: 4.4,
        reviewCount: 119,
      },
      {
        title: "Wide-Leg Trousers in Plum Velvet",
        price: "$210",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/wide-leg-trousers-in-plum-velvet",
        description: "A flat front and a long, swinging leg in cotton velvet with a little weight.",
      },
      {
        title: "Pumps in Camel Leopard Suede",
        price: "$195",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/pumps-in-camel-leopard-suede",
        description: "A rounded toe and a five-centimetre heel, printed by hand so no pair quite matches.",
        rating: 4.1,
        reviewCount: 205,
      },
    ],
  },
  {
    slug: "beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport",
    title: "Quilted Teal Puffer Coat with Black Jumpsuit and White Sunglasses",
    occasion: "Airport",
    date: "2026-11-13",
    description: "Setting off to open a show in Lisbon with one suitcase of clothes and two of necklaces.",
    fullDescription:
      "Practical garments interest her only when they overdo it. This puffer coat reaches the floor, quilted " +
      "in scallops like the roof of a Baltic church, and its teal satin was chosen to match a parrot who could " +
      "not travel. On a bench in departures it becomes a sleeping bag, complete with pillow.\n\n" +
      "Underneath is a black jersey jumpsuit, the nearest she owns to pyjamas, with zips at either ankle for " +
      "the scanner. White sunglasses replaced her usual spectacles and were kept on indoors, for the customs " +
      "officers.\n\n" +
      "Travel as she does, with metal jewellery in the tray and wooden beads round the neck. The coat takes up " +
      "a seat by itself. She has been known to buy it one.",
    tags: ["travel", "winter", "colour", "statement", "accessories"],
    affiliateLink: "https://northloom.example/looks/beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport",
    products: [
      {
        title: "Puffer Coat in Teal Quilted Satin",
        price: "$580",
        originalPrice: "$725",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/puffer-coat-in-teal-quilted-satin",
        description: "Floor-length and scallop-quilted, with recycled down and a two-way zip for sitting.",
      },
      {
        title: "Jumpsuit in Black Ponte Jersey",
        price: "$185",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/jumpsuit-in-black-ponte-jersey?fit=regular",
        description: "Long-sleeved, ankle-zipped and elasticated only at the back of the waist.",
        rating: 4.3,
        reviewCount: 334,
      },
      {
        title: "Sunglasses in White Acetate",
        price: "$140",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/sunglasses-in-white-acetate",
        description: "Perfectly round frames, five millimetres thick, with smoke-tinted lenses.",
      },
    ],
  },
];
