import type { SampleOutfit } from "../../sampleData.types";

export const theoMarchbanksLooks: SampleOutfit[] = [
  {
    slug: "theo-marchbanks-sage-cardigan-camel-trousers",
    title: "Sage Cardigan, White Shirt and Camel Wide-Leg Trousers",
    occasion: "Casual",
    date: "2021-11-11",
    description:
      "The aunt's cardigan that began it all, worn to film outdoors and abandoned to a heater shortly after.",
    fullDescription:
      "Aunt Philippa knitted the sage cardigan in 1983 for a larger man, and the extra room is the making of " +
      "it. Shoulders drop past the bone, pockets sit low enough for whole hands, and the leather buttons have " +
      "the patina of conkers.\n\n" +
      "Theo left the white shirt open at the neck with its tails out, something he would once have reported. " +
      "The camel trousers are wool, wide, and high enough to meet the last button.\n\n" +
      "Anyone can copy this, provided the cardigan is weighty. A thin one collapses into apology; look for at " +
      "least five ply, and fasten only the middle two buttons.",
    tags: ["knitwear", "menswear", "vintage", "layering"],
    affiliateLink: "https://northloom.example/looks/theo-marchbanks-sage-cardigan-camel-trousers",
    products: [
      {
        title: "Cardigan in Sage Five-Ply Lambswool",
        price: "$195",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/cardigan-in-sage-five-ply-lambswool",
        description: "Dropped shoulders, hip pockets and leather buttons, knitted in one piece to the armhole.",
        rating: 4.9,
        reviewCount: 744,
      },
      {
        title: "Shirt in White Brushed Oxford",
        price: "$85",
        originalPrice: "$110",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/shirt-in-white-brushed-oxford",
        description: "A soft, unfused button-down meant to be washed and not ironed.",
      },
      {
        title: "Wide-Leg Trousers in Camel Wool",
        price: "$190",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/wide-leg-trousers-in-camel-wool",
        description: "Double-pleated and high in the waist, with side adjusters and a generous hem.",
      },
    ],
  },
  {
    slug: "theo-marchbanks-butter-knit-checked-trousers",
    title: "Butter Knit, Checked Navy Tailored Trousers and Chocolate Brogues",
    occasion: "Holiday",
    date: "2023-01-15",
    description: "A borrowed cabin in Vermont, a stove that smoked, and a jumper the colour of shortbread.",
    fullDescription:
      "Overdue's first winter style has cables so thick that they hold shadows, and the mill's dyer went " +
      "through fourteen attempts to reach a yellow that would not make pale men look seasick. This butter " +
      "leans towards cream and is kind to everyone.\n\n" +
      "He wore it with navy checked trousers from his grandfather, let down an inch, and chocolate brogues " +
      "waterproofed with something Desmond uses on cake tins. The old hem shows as a faint line. Theo calls " +
      "that a footnote.\n\n" +
      "Light knits look best against dark legs, particularly in snow. If yellow alarms you, start with socks " +
      "and work upwards over a couple of winters.",
    tags: ["knitwear", "winter", "menswear", "vintage"],
    affiliateLink: "https://northloom.example/looks/theo-marchbanks-butter-knit-checked-trousers",
    products: [
      {
        title: "Knit in Butter Cabled Wool",
        price: "$240",
        originalPrice: "$310",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/knit-in-butter-cabled-wool",
        description: "Undyed ewe and pale yellow are spun together, then cabled by hand-operated machine.",
        rating: 4.8,
        reviewCount: 362,
      },
      {
        title: "Tailored Trousers in Navy Checked Tweed",
        price: "$210",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/tailored-trousers-in-navy-checked-tweed",
        description: "A flat front, a fuller thigh and deep hems that can be let down later.",
      },
      {
        title: "Brogues in Chocolate Grained Calf",
        price: "$320",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/brogues-in-chocolate-grained-calf",
        description: "Storm-welted with a commando sole. They take snow better than their owners do.",
        rating: 4.6,
        reviewCount: 129,
      },
    ],
  },
  {
    slug: "theo-marchbanks-lavender-waistcoat-white-tee-jeans",
    title: "Lavender Waistcoat, White Tee and Denim Jeans",
    occasion: "Festival",
    date: "2024-04-13",
    description: "The Saltmarsh Book Festival, second stage, immediately after a man with owls.",
    fullDescription:
      "Waistcoats without jackets can suggest a snooker final. This one avoids it by being slightly too long, " +
      "in lavender linen with no lining and a plain back, so it hangs like a sleeveless overshirt.\n\n" +
      "Beneath were a white tee with the sleeves rolled once and straight jeans, unfaded, turned up to show " +
      "yellow socks. A pencil completed the pocket. One of the owls took an interest in the pencil, and a " +
      "photographer from Wool Gazette was standing nearby.\n\n" +
      "Keep it casual by matching the waistcoat to nothing. Pastel linen, plain cotton and dark denim share " +
      "only a certain dryness, and that is enough to hold them together through an afternoon of folding chairs.",
    tags: ["festival", "menswear", "denim", "summer", "colour"],
    affiliateLink: "https://haldenco.example/looks/theo-marchbanks-lavender-waistcoat-white-tee-jeans",
    products: [
      {
        title: "Waistcoat in Lavender Linen",
        price: "$130",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/waistcoat-in-lavender-linen",
        description: "Unlined and long in the body, with five corozo buttons and four real pockets.",
      },
      {
        title: "Tee in White Heavy Jersey",
        price: "$45",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/tee-in-white-heavy-jersey",
        description: "Tubular-knitted jersey with a firm rib at the neck, unlikely to twist in the wash.",
        rating: 4.5,
        reviewCount: 1088,
      },
      {
        title: "Jeans in Dark Rinsed Denim",
        price: "$140",
        originalPrice: "$175",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/jeans-in-dark-rinsed-denim",
        description: "A straight, mid-rise leg in selvedge cloth long enough for a proper turn-up.",
      },
    ],
  },
  {
    slug: "theo-marchbanks-moss-tuxedo-gala",
    title: "Moss Tuxedo with Ivory Shirt and Black Loafers",
    occasion: "Gala",
    date: "2025-09-29",
    description: "Evening dress for the Bookbinders' Dinner, lined with a document he was not proud of.",
    fullDescription:
      "Ferrand Oake cut the jacket in moss cotton velvet, matt as the real thing, with a black silk collar " +
      "narrow enough to look drawn on. The trousers are the same green in plain wool, since velvet knees do " +
      "not survive dinner.\n\n" +
      "Printed across the lining is a facsimile of an overdue notice sent to T. Marchbanks, aged eleven, for a " +
      "book on knots. He opened the jacket during his speech and the room, full of binders and archivists, " +
      "applauded the typeface.\n\n" +
      "His ivory shirt has a soft pleated front, no studs. Velvet wants a cool shade beside it and a low shoe " +
      "below; polished loafers, freshly brushed, and no pocket square at all.",
    tags: ["evening", "tailoring", "menswear", "colour"],
    affiliateLink: "https://maisonverre.example/looks/theo-marchbanks-moss-tuxedo-gala",
    products: [
      {
        title: "Tuxedo in Moss Cotton Velvet",
        price: "$1,290",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/tuxedo-in-moss-cotton-velvet",
        description: "A one-button velvet jacket with silk facings, sold with plain wool trousers in the same shade.",
        rating: 4.7,
        reviewCount: 33,
      },
      {
        title: "Shirt in Ivory Pleated Voile",
        price: "$165",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/shirt-in-ivory-pleated-voile",
        description: "Soft pleats, a covered placket and double cuffs that fold without starch.",
        rating: 4.2,
        reviewCount: 57,
      },
      {
        title: "Loafers in Black Polished Calf",
        price: "$310",
        originalPrice: "$390",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/loafers-in-black-polished-calf",
        description: "A plain-fronted slip-on with a thin sole, close enough to evening shoes to pass.",
      },
    ],
  },
  {
    slug: "theo-marchbanks-navy-overcoat-cream-hoodie-airport",
    title: "Navy Overcoat, Cream Hoodie and Camel Satchel",
    occasion: "Airport",
    date: "2026-11-07",
    description: "Off to the opera by aeroplane, in the hoodie that eight thousand strangers talked him into.",
    fullDescription:
      "It turns out that a hoodie, like most things, improves under a good coat. His is cream loopback cotton, " +
      "bought at the height of the argument and worn each November since, with the cords removed and kept in " +
      "the button jar.\n\n" +
      "The overcoat is a navy double-faced wool by Ferrand Oake: no lining, big patch pockets, and a collar " +
      "wide enough to let the hood sit outside it. A camel satchel crosses the body. In it were the libretto, " +
      "a sandwich, and a spare sandwich.\n\n" +
      "Let the lengths be clear. Coat past the knee, hoodie ending at the hip, trousers dark. Theo sleeps with " +
      "the hood up, glasses folded in the pocket, exactly like a monk on a delayed flight.",
    tags: ["travel", "layering", "winter", "menswear"],
    products: [
      {
        title: "Overcoat in Navy Double-Faced Wool",
        price: "$720",
        originalPrice: "$900",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/overcoat-in-navy-double-faced-wool",
        description: "Unlined and hand-slit at the edges, with patch pockets deep enough for a paperback.",
      },
      {
        title: "Hoodie in Cream Loopback Cotton",
        price: "$110",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/hoodie-in-cream-loopback-cotton",
        description: "A trim body and a crossover neck, made without drawcords.",
        rating: 4.7,
        reviewCount: 655,
      },
      {
        title: "Satchel in Camel Bridle Leather",
        price: "$345",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/satchel-in-camel-bridle-leather",
        description: "Two buckles, one main compartment and a back pocket for boarding passes.",
      },
    ],
  },
];
