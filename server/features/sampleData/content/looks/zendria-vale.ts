import type { SampleOutfit } from "../../sampleData.types";

export const zendriaValeLooks: SampleOutfit[] = [
  {
    slug: "zendria-vale-silver-sequinned-mini-dress-festival",
    title: "Silver Sequinned Mini Dress with Silver Platforms",
    occasion: "Festival",
    date: "2022-08-20",
    description:
      "Forty thousand discs, each the size of a watch battery, flickering like a screen that has lost its signal.",
    fullDescription:
      "Quillan Zappata sewed the sequins in overlapping rows that change direction every hand's width, which is why " +
      "the dress appears to scroll when she turns. The base is power mesh, cut in one piece and stretched on a drum " +
      "during stitching so nothing pops when it stretches on a person. It weighs three kilos, most of it hope.\n\n" +
      "Zendria skated on in it. She wears cycling shorts below, a practice she would recommend to anyone in a " +
      "sequinned hem, and keeps a pot of clear varnish for loose threads. Platforms in the same silver turn leg and " +
      "shoe into one continuous gadget. Store such a dress flat; hung on a hanger it will be a midi by spring.",
    tags: ["festival", "statement", "evening"],
    affiliateLink: "https://velvetrow.example/looks/zendria-vale-silver-sequinned-mini-dress-festival",
    products: [
      {
        title: "Silver Sequinned Mini Dress on Power Mesh",
        price: "$390",
        originalPrice: "$480",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/silver-sequinned-mini-dress-on-power-mesh",
        description: "Hand-stitched discs on a stretch base, with a soft lining at the seams.",
        rating: 4.4,
        reviewCount: 156,
      },
      {
        title: "Silver Platforms in Mirrored Leather",
        price: "$210",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/silver-platforms-in-mirrored-leather?season=current",
        description: "Twelve centimetres at the heel, six at the toe and surprisingly stable.",
      },
      {
        title: "Silver Eyeshadow Palette of Nine Metals",
        price: "$46",
        retailer: "Lumen Beauty",
        affiliateLink: "https://lumenbeauty.example/p/silver-eyeshadow-palette-of-nine-metals",
        description: "Pressed foils from pewter to white chrome, best applied with a damp finger.",
        rating: 4.7,
        reviewCount: 811,
      },
    ],
  },
  {
    slug: "zendria-vale-fuchsia-crop-top-street-style",
    title: "Fuchsia Crop Top and White Cargo Trousers with Silver Sunglasses",
    occasion: "Street Style",
    date: "2024-04-27",
    description: "Eleven pockets, one zip and a pink loud enough to be heard over the boulevard.",
    fullDescription:
      "The crop top is scuba jersey, moulded at the bust with heat where darts would normally go, and it ends " +
      "exactly at the bottom rib. A ring-pull zip climbs the front. Zendria calls the shade error-message fuchsia " +
      "and has it dyed fresh for each tour, as neon fades faster than a pop career.\n\n" +
      "White cargo trousers sit low and wide, with webbing straps that can be clipped together to shorten the leg " +
      "for skating. One pocket carries a calculator, another the tortoise's lettuce. Balance is simple arithmetic: " +
      "tight and short above, loose and long below. The visor sunglasses come from her own line and are made of " +
      "melted discs, including, she suspects, some of her own.",
    tags: ["colour", "summer", "sport"],
    affiliateLink: "https://solstreet.example/looks/zendria-vale-fuchsia-crop-top-street-style",
    products: [
      {
        title: "Fuchsia Crop Top in Scuba Jersey",
        price: "$68",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/fuchsia-crop-top-in-scuba-jersey",
        description: "Heat-moulded with a ring-pull zip, opaque even under stage lights.",
      },
      {
        title: "White Cargo Trousers with Clip Straps",
        price: "$158",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/white-cargo-trousers-with-clip-straps",
        description: "Parachute-weight cotton, low at the hip, with webbing that shortens the leg.",
        rating: 4.3,
        reviewCount: 229,
      },
      {
        title: "Silver Sunglasses in Mirrored Visor",
        price: "$125",
        originalPrice: "$160",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/silver-sunglasses-in-mirrored-visor",
        description: "A one-piece lens curving from temple to temple. Your reflection is everyone's problem.",
      },
    ],
  },
  {
    slug: "zendria-vale-lilac-corset-top-editorial",
    title: "Lilac Corset Top and Denim Mini Skirt",
    occasion: "Editorial",
    date: "2025-07-30",
    description:
      "Soft satin, bent bones and a skirt made from two pairs of abandoned jeans for a cover shot inside an arcade.",
    fullDescription:
      "For once nothing shone like chrome. The corset top is washed lilac satin over spiral steel, flexible enough " +
      "to lean across a pinball machine, with hooks taken from a dancer's practice costume. Its seams are finished " +
      "on the outside with ribbon, the way a foundation garment from 1910 would have been, and the ribbon frays a " +
      "bit.\n\n" +
      "Her skirt uses the waistbands of two pairs of jeans, one above the other, so that it rides at hip and waist " +
      "simultaneously. The hem is raw and held by a line of machine stitching one centimetre up. A boned bodice " +
      "should fit while you sit; standing, everything fits. Ankle boots, bare nails, quarters in the fifth pocket.",
    tags: ["denim", "vintage", "summer", "sustainable"],
    affiliateLink: "https://velvetrow.example/looks/zendria-vale-lilac-corset-top-editorial",
    products: [
      {
        title: "Lilac Corset Top in Washed Satin",
        price: "$175",
        originalPrice: "$215",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/lilac-corset-top-in-washed-satin",
        description: "Spiral steel bones and exterior ribbon seams, hooked in front and laced behind.",
        rating: 4.5,
        reviewCount: 93,
      },
      {
        title: "Denim Mini Skirt with Double Waistband",
        price: "$84",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/denim-mini-skirt-with-double-waistband",
        description: "Two reclaimed waistbands, ten pockets in total, one frayed hem.",
      },
      {
        title: "White Ankle Boots in Crinkled Patent",
        price: "$190",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/white-ankle-boots-in-crinkled-patent?ref=wornby",
        description: "A block heel, a square toe and a side zip with a moon-shaped pull.",
      },
    ],
  },
  {
    slug: "zendria-vale-sky-jumpsuit-airport",
    title: "Sky Jumpsuit with White Sneakers and Silver Backpack",
    occasion: "Airport",
    date: "2023-11-29",
    description:
      "Dressed as cabin crew for an airline that has not been founded yet, she was asked for directions nine times.",
    fullDescription:
      "Jumpsuits are glorious until the lavatory, so this one has a zip that travels round the waist and separates " +
      "into a jacket and trousers in four seconds. Quillan Zappata timed it. The cloth is a paper-touch nylon in " +
      "pale sky with a crease pressed permanently into each leg, and a patch at the chest reads Deck Nine.\n\n" +
      "Inside are knitted cuffs at wrist and ankle for the cold of row thirty. She pushes the sleeves up, adds a " +
      "mirrored backpack that upsets scanners and wears plain white sneakers, because runways of that sort involve a " +
      "great deal of walking. One-piece dressing makes sense on any journey: nothing rides up and nothing comes " +
      "untucked.",
    tags: ["travel", "sport", "colour"],
    affiliateLink: "https://solstreet.example/looks/zendria-vale-sky-jumpsuit-airport",
    products: [
      {
        title: "Sky Jumpsuit with Hidden Waist Zip",
        price: "$245",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/sky-jumpsuit-with-hidden-waist-zip",
        description: "Splits into two pieces in seconds. Permanent creases, ribbed cuffs, a chest patch.",
        rating: 4.6,
        reviewCount: 121,
      },
      {
        title: "White Sneakers in Technical Knit",
        price: "$105",
        originalPrice: "$135",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/white-sneakers-in-technical-knit",
        description: "Sock-like uppers on a clear sole, machine washable if you remember the laces.",
      },
      {
        title: "Silver Backpack in Quilted Nylon",
        price: "$130",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/silver-backpack-in-quilted-nylon",
        description: "Mirror-finish shell with a padded sleeve and a pocket against your back for the passport.",
      },
    ],
  },
  {
    slug: "zendria-vale-cobalt-halter-gown-red-carpet",
    title: "Cobalt Halter Gown with Silver Gloves",
    occasion: "Red Carpet",
    date: "2026-02-01",
    description:
      "The floor-length debut: liquid cobalt vinyl above, plain old cotton jersey below, gloves past the elbow.",
    fullDescription:
      "Zappata's discovery that vinyl has a grain paid off here. Warmed to forty degrees, the sheet will curve in " +
      "one direction only, and the halter bodice was shaped over a plaster cast along that line, so it meets the " +
      "ribs with no visible join. At the hip it gives way to matt jersey in the identical blue, and the contrast " +
      "makes the top look wet.\n\n" +
      "Long silver gloves, found in a Reno thrift shop with a magician's name inside, supply the lived-in part. She " +
      "kept them on for the microphone, the canapés and a handshake line of sixty. Vinyl should be powdered within, " +
      "never ironed. Ventilation holes under the arms are disguised as stars.",
    tags: ["evening", "statement", "colour", "accessories"],
    products: [
      {
        title: "Cobalt Halter Gown in Moulded Vinyl",
        price: "$860",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/cobalt-halter-gown-in-moulded-vinyl",
        description: "A sculpted bodice running into a fluid jersey skirt, fully lined in cotton.",
      },
      {
        title: "Silver Gloves in Stretch Lamé",
        price: "$62",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/silver-gloves-in-stretch-lame",
        description: "Above-elbow length with a slit at the wrist, so rings stay accessible.",
        rating: 3.9,
        reviewCount: 148,
      },
      {
        title: "Silver Earrings in Oversized Hoops",
        price: "$55",
        originalPrice: "$70",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/silver-earrings-in-oversized-hoops",
        description: "Hollow tubes seven centimetres across, light enough to dance in.",
      },
    ],
  },
];
