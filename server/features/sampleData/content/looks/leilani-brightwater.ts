import type { SampleOutfit } from "../../sampleData.types";

export const leilaniBrightwaterLooks: SampleOutfit[] = [
  {
    slug: "leilani-brightwater-coral-tracksuit-airport",
    title: "Coral Tracksuit with White Sneakers and Camel Tote",
    occasion: "Airport",
    date: "2025-08-09",
    description: "A tracksuit cut like a suit, in a coral bright enough to find at baggage reclaim.",
    fullDescription:
      "Slackwater's brushed jersey is heavy, about the weight of a good sweatshirt, so the jacket hangs from " +
      "the shoulder instead of clinging to it. The zip stops at the collarbone and the trouser leg is " +
      "straight, with a crease steamed into the front that survived a six-hour flight from Honolulu.\n\n" +
      "Everything else is kept plain. White sneakers with no visible logo, a camel tote big enough for a " +
      "paddle jersey and a paperback, and braids tucked under the collar so the headset fits.\n\n" +
      "To borrow the idea, buy the jacket in your real size and have the trousers taken up until they just " +
      "touch the shoe. Pooled fabric is what turns a tracksuit back into pyjamas.",
    tags: ["travel", "sport", "monochrome", "colour"],
    affiliateLink: "https://kestrelsupply.example/looks/leilani-brightwater-coral-tracksuit-airport",
    products: [
      {
        title: "Tracksuit in Coral Brushed Jersey",
        price: "$285",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/tracksuit-in-coral-brushed-jersey",
        description:
          "Heavyweight cotton jersey with a two-way zip and a stitched front crease. The cuffs are flat, not " +
          "elasticated.",
        rating: 4.7,
        reviewCount: 318,
      },
      {
        title: "Sneakers in White Matte Leather",
        price: "$140",
        originalPrice: "$175",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/sneakers-in-white-matte-leather",
        description: "Low-cut leather trainers on a thin rubber cupsole. They arrive very white and age kindly.",
        rating: 4.4,
        reviewCount: 902,
      },
      {
        title: "Tote in Camel Canvas with Rope Handles",
        price: "$95",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/tote-in-camel-canvas-with-rope-handles",
        description: "Waxed canvas holds its shape when empty, and the spliced handles fit over a padded coat.",
      },
    ],
  },
  {
    slug: "leilani-brightwater-teal-halter-gown-gala",
    title: "Teal Halter Gown with Gold Cuff",
    occasion: "Gala",
    date: "2022-11-03",
    description: "The gown that was refused at the door, or rather the shoes under it were.",
    fullDescription:
      "Kaimalo Studio cut this halter gown from a single width of teal crepe, and the seams run diagonally " +
      "from the neck to the opposite hip. On a paddler's shoulders it does what a dozen beaded straps could " +
      "not: it lets them be the decoration.\n\n" +
      "A wide gold cuff on the right wrist was the only jewellery. Beneath the hem were running shoes, which " +
      "the doorman noticed and the photographers did not until she sat down outside with a carton of noodles.\n\n" +
      "Worn with sandals the dress turns more obedient, and no less good. Keep the hair up and off the nape, " +
      "since the halter's knot is the back view, and leave the necklace at home.",
    tags: ["evening", "statement", "accessories"],
    affiliateLink: "https://ostara.example/looks/leilani-brightwater-teal-halter-gown-gala",
    products: [
      {
        title: "Halter Gown in Teal Crepe",
        price: "$1,290",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/halter-gown-in-teal-crepe",
        description:
          "Bias seams cross the body from neck to hip, and the halter ties in a flat knot. Fully lined, with a " +
          "concealed side zip.",
        rating: 4.8,
        reviewCount: 41,
      },
      {
        title: "Cuff in Brushed Gold Plate",
        price: "$88",
        originalPrice: "$120",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/cuff-in-brushed-gold-plate",
        description: "Six centimetres wide and slightly oval, so it does not spin on the wrist.",
        rating: 4.3,
        reviewCount: 156,
      },
      {
        title: "Sandals in Soft Gold Leather",
        price: "$210",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/sandals-in-soft-gold-leather",
        description: "A flat two-strap sandal with a padded footbed, made for standing through speeches.",
      },
    ],
  },
  {
    slug: "leilani-brightwater-navy-crop-top-shorts-sport",
    title: "Navy Crop Top, White Shorts and Coral Cap",
    occasion: "Sport",
    date: "2021-07-17",
    description: "Race-day kit with the team logos unpicked, worn to a blessing of the canoes at Pelican Reef.",
    fullDescription:
      "Before there was a stylist there was a seam ripper. Leilani had removed four sponsors' patches from " +
      "this ribbed navy top the night before, leaving ghost stitches that later buyers assumed were a design " +
      "detail.\n\n" +
      "The shorts are white sailcloth, high in the waist and wide in the leg, with a drawcord borrowed from a " +
      "kit bag. She added a coral cap already bleached at the peak and a steel watch set to the tide table.\n\n" +
      "It works off the beach because the proportions are grown-up: a longer short, a top that stops at the " +
      "ribs and not above them. Add an open shirt when the sun goes down and you could sit in any harbour " +
      "restaurant without being asked to order at the hatch.",
    tags: ["sport", "summer", "minimal"],
    affiliateLink: "https://solstreet.example/looks/leilani-brightwater-navy-crop-top-shorts-sport",
    products: [
      {
        title: "Crop Top in Navy Ribbed Jersey",
        price: "$48",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/crop-top-in-navy-ribbed-jersey",
        description: "Double-layered ribbed jersey with a racer back, firm enough to swim in.",
        rating: 4.5,
        reviewCount: 640,
      },
      {
        title: "Shorts in White Sailcloth",
        price: "$72",
        originalPrice: "$90",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/shorts-in-white-sailcloth",
        description: "High-waisted cotton sailcloth with a rope drawcord and two deep pockets.",
      },
      {
        title: "Cap in Washed Coral Cotton",
        price: "$34",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/cap-in-washed-coral-cotton",
        description:
          "A soft six-panel cap with a long peak and a brass slider. Garment-washed, so it looks inherited from " +
          "the start.",
        rating: 4.2,
        reviewCount: 211,
      },
    ],
  },
  {
    slug: "leilani-brightwater-ivory-bomber-sage-cargo",
    title: "Ivory Bomber Jacket, Sage Cargo Trousers and White Platforms",
    occasion: "Street Style",
    date: "2024-03-21",
    description: "Parachute nylon and a great many pockets, worn to look at a building site in the rain.",
    fullDescription:
      "The building in question was the future Slackwater studio, at that point a puddle with a roof. She came " +
      "in an ivory bomber jacket so round in the sleeve that it reads almost as couture, and cargo trousers in " +
      "a sage dry enough to pass for tailoring.\n\n" +
      "Pale colours need a firm edge, and here it comes from the shoe: white platforms, chunky and perfectly " +
      "clean for roughly nine minutes. A ribbed tank underneath keeps the middle narrow.\n\n" +
      "If utility clothes usually swamp you, copy the order of volumes. Round on top, straight below, thick at " +
      "the foot, and nothing flapping loose in between. Fill only one pocket; two make you look like a " +
      "climbing instructor.",
    tags: ["layering", "sport", "minimal", "colour"],
    affiliateLink: "https://northloom.example/looks/leilani-brightwater-ivory-bomber-sage-cargo",
    products: [
      {
        title: "Bomber Jacket in Ivory Nylon",
        price: "$320",
        originalPrice: "$410",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/bomber-jacket-in-ivory-nylon",
        description:
          "Matte parachute nylon with full, gathered sleeves and a ribbed hem. Light enough to fold into its own " +
          "pocket.",
        rating: 4.6,
        reviewCount: 187,
      },
      {
        title: "Cargo Trousers in Sage Cotton Drill",
        price: "$118",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/cargo-trousers-in-sage-cotton-drill?colour=sage",
        description: "Straight-legged drill with flat, bellows-free pockets that sit behind the side seam.",
        rating: 4.1,
        reviewCount: 263,
      },
      {
        title: "Platforms in White Leather",
        price: "$165",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/platforms-in-white-leather",
        description: "Lace-up platforms on a four-centimetre foam sole, lighter than they have any right to be.",
      },
    ],
  },
  {
    slug: "leilani-brightwater-slate-hoodie-camel-blazer",
    title: "Camel Blazer, Slate Hoodie and Black Tailored Trousers",
    occasion: "Business",
    date: "2026-10-15",
    description: "How she dresses to ask a bank for money: like someone who may go for a run afterwards.",
    fullDescription:
      "The blazer is by Orrin Thade, in a camel flannel with the sleeve cut wide enough to take a sweatshirt " +
      "without complaint. The hood lies flat because she had the tailor unpick its lining and steam the seam " +
      "open.\n\n" +
      "Black trousers, sharp as a ruled line, carry the seriousness. On her feet were the white sneakers " +
      "again, resoled this time, and the folder under her arm held four years of accounts.\n\n" +
      "The colours matter more than the pieces. Slate and camel sit at the same depth, so the hoodie reads as " +
      "knitwear and nobody's eye stops at the zip. Try it in navy and chocolate for the same effect. She got " +
      "the loan, incidentally.",
    tags: ["tailoring", "layering", "sport"],
    affiliateLink: "https://haldenco.example/looks/leilani-brightwater-slate-hoodie-camel-blazer",
    products: [
      {
        title: "Blazer in Camel Flannel",
        price: "$490",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/blazer-in-camel-flannel",
        description: "Single-breasted and lightly padded, with a generous armhole meant for layering over sweatshirts.",
        rating: 4.6,
        reviewCount: 94,
      },
      {
        title: "Hoodie in Slate Loopback Cotton",
        price: "$98",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/hoodie-in-slate-loopback-cotton",
        description: "Dense loopback cotton with a double-layer hood that stays where it is put.",
        rating: 4.8,
        reviewCount: 1204,
      },
      {
        title: "Tailored Trousers in Black Wool Twill",
        price: "$180",
        originalPrice: "$225",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/tailored-trousers-in-black-wool-twill",
        description: "A narrow straight leg with a pressed crease and side adjusters in place of belt loops.",
      },
    ],
  },
];
