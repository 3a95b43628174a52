import type { SampleOutfit } from "../../sampleData.types";

export const kairoLuneLooks: SampleOutfit[] = [
  {
    slug: "kairo-lune-lavender-hoodie-street-style",
    title: "Lavender Hoodie and Black Cargo Trousers with White Sneakers",
    occasion: "Street Style",
    date: "2023-03-11",
    description:
      "Sun-faded lavender fleece above, a chandler's worth of pockets below, outside a studio at four in the " +
      "afternoon.",
    fullDescription:
      "Nobody dyes a hoodie this colour on purpose. It was purple in 2004, sat in a shop window facing south for " +
      "most of a decade and came out striped where the folds had been. Kairo paid two euros for it. Lost Property " +
      "has since copied the fade panel by panel, with a darker patch beneath the hood and pale seams along the " +
      "shoulder.\n\n" +
      "The cargo trousers are cotton ripstop with bellows pockets that hold a cable, a microphone and lunch. Keep " +
      "one half of the outfit soft and the other crisp; two slouchy halves read as laundry day. He scrunches the hem " +
      "over white sneakers and cleans only the soles.",
    tags: ["menswear", "layering", "colour"],
    affiliateLink: "https://solstreet.example/looks/kairo-lune-lavender-hoodie-street-style",
    products: [
      {
        title: "Lavender Hoodie in Sun-Faded Fleece",
        price: "$128",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/lavender-hoodie-in-sun-faded-fleece",
        description: "Brushed loopback, boxy in the body, faded panel by panel so no two agree.",
        rating: 4.6,
        reviewCount: 418,
      },
      {
        title: "Black Cargo Trousers in Ripstop",
        price: "$145",
        originalPrice: "$180",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/black-cargo-trousers-in-ripstop",
        description: "Six bellows pockets, taped seams and a toggle at each ankle.",
      },
      {
        title: "White Sneakers with Chunky Sole",
        price: "$150",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/white-sneakers-with-chunky-sole?colour=as-shown",
        description: "Leather uppers on a stacked foam sole, half a size generous.",
        rating: 4.2,
        reviewCount: 1560,
      },
    ],
  },
  {
    slug: "kairo-lune-teal-tracksuit-airport",
    title: "Teal Tracksuit with White Cap and White Sneakers",
    occasion: "Airport",
    date: "2021-08-30",
    description:
      "The first Lost Property tracksuit, cut in bus-seat green-blue and worn to carry home a prize in hand luggage.",
    fullDescription:
      "Moquette, the cropped wool plush that covers public transport, was designed to be sat on for thirty years. As " +
      "trousers it needed softening, so this teal cloth has half the usual pile and a cotton back. The zip runs to " +
      "the chin. A hand-drawn moon sits on the left sleeve, positioned to show when he holds a handrail.\n\n" +
      "For flying he takes the ankle cuffs off, literally, since they are held on with snaps. The pockets close with " +
      "a flap so that coins stay put at security. A tracksuit looks sharp when top and bottom have been washed " +
      "together every time; separate them and within a month they are two colours.",
    tags: ["menswear", "travel", "sport"],
    affiliateLink: "https://solstreet.example/looks/kairo-lune-teal-tracksuit-airport",
    products: [
      {
        title: "Teal Tracksuit in Brushed Moquette",
        price: "$260",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/teal-tracksuit-in-brushed-moquette",
        description: "Zip jacket and straight trousers in dense plush, with detachable ankle cuffs.",
        rating: 4.5,
        reviewCount: 204,
      },
      {
        title: "White Cap in Washed Cotton",
        price: "$38",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/white-cap-in-washed-cotton",
        description: "Six panels, a short brim and a brass slider at the back.",
      },
      {
        title: "White Sneakers in Terrace Leather",
        price: "$115",
        originalPrice: "$140",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/white-sneakers-in-terrace-leather",
        description: "Low gum-soled trainers on an indoor-football last.",
      },
    ],
  },
  {
    slug: "kairo-lune-black-puffer-coat-casual",
    title: "Black Puffer Coat, Charcoal Tee and Denim Jeans",
    occasion: "Casual",
    date: "2025-01-13",
    description: "A duvet with sleeves, worn to fetch bread: ankle-length down over a tee that admits no cold exists.",
    fullDescription:
      "Baffles on most puffers run sideways and make a person resemble a stack of tyres. Kestrel Supply turned these " +
      "upright, so the coat falls in long columns and swings a little as he walks. Recycled down, matt nylon, two " +
      "zips. The lower one opens to the thigh for scooters.\n\n" +
      "Beneath is almost nothing, a charcoal tee and wide jeans, because the coat does thirty degrees of work on its " +
      "own. He hangs it open indoors. Sisters one to four have all been seen in it, each with a different belt, " +
      "which is as good an argument as any for buying outerwear a size too large. Dry it with three tennis balls.",
    tags: ["winter", "menswear", "denim", "layering"],
    affiliateLink: "https://kestrelsupply.example/looks/kairo-lune-black-puffer-coat-casual",
    products: [
      {
        title: "Black Puffer Coat in Upright Baffles",
        price: "$480",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/black-puffer-coat-in-upright-baffles",
        description: "Ankle-length, filled with reclaimed down, zipped from both ends.",
        rating: 4.7,
        reviewCount: 133,
      },
      {
        title: "Charcoal Tee in Heavy Jersey",
        price: "$45",
        originalPrice: "$55",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/charcoal-tee-in-heavy-jersey",
        description: "Drop-shouldered and dense enough to hold a crease.",
      },
      {
        title: "Denim Jeans in Wide Carpenter Cut",
        price: "$140",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/denim-jeans-in-wide-carpenter-cut",
        description: "Rigid indigo with a hammer loop, now mostly used for keys.",
        rating: 4.4,
        reviewCount: 367,
      },
    ],
  },
  {
    slug: "kairo-lune-cobalt-suit-red-carpet",
    title: "Cobalt Suit with White Tee and Black Loafers",
    occasion: "Red Carpet",
    date: "2024-11-17",
    description:
      "For the Copper Larks he ordered the bluest wool in Dakar and asked for a suit he could do a cartwheel in.",
    fullDescription:
      "Abdou-Lamine Faye-Castel drew the jacket from a church suit and a goalkeeper's top laid one over the other. " +
      "The result has a football shirt's deep armhole and a proper roped shoulder. Its cobalt wool was dyed in the " +
      "piece, for an even, slightly powdery surface that photographs like poster paint.\n\n" +
      "The trousers have a drawstring under the waistband and a full break. With so much colour the rest stays mute: " +
      "white tee, loafers, no chain. Was the cartwheel performed? It was, on the stairs, at the request of a bus " +
      "driver from the choir. If a bright suit alarms you, wear the halves on different days first.",
    tags: ["menswear", "tailoring", "colour", "statement"],
    affiliateLink: "https://haldenco.example/looks/kairo-lune-cobalt-suit-red-carpet",
    products: [
      {
        title: "Cobalt Suit in Poster Wool",
        price: "$620",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/cobalt-suit-in-poster-wool?edit=seen-on&size=m",
        description: "Deep armholes, a firm shoulder and trousers with a hidden drawstring.",
        rating: 4.5,
        reviewCount: 44,
      },
      {
        title: "White Tee with Tight Neckband",
        price: "$40",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/white-tee-with-tight-neckband",
        description: "Mercerised cotton with a faint sheen, made to sit under tailoring.",
      },
      {
        title: "Black Loafers in Box Calf",
        price: "$230",
        originalPrice: "$280",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-loafers-in-box-calf",
        description: "A square apron front on a thick commando sole, useful on polished steps.",
        rating: 3.7,
        reviewCount: 75,
      },
    ],
  },
  {
    slug: "kairo-lune-rust-colour-block-bomber-jacket-festival",
    title: "Rust Colour-Block Bomber Jacket and Olive Shorts with White Sneakers",
    occasion: "Festival",
    date: "2026-07-05",
    description:
      "Closing night at Estuary Sound, in a bomber pieced from ferry-deck canvas and shorts with room to jump.",
    fullDescription:
      "Five retired awnings went into the jacket, rust and cream and a navy gone grey at the folds. Every panel " +
      "keeps its original stitching, including a stencilled lifeboat number that ended up across the back. Knitted " +
      "ribs at neck and wrist pull the stiff canvas into shape, and mesh vents hide below the arms where stage heat " +
      "collects.\n\n" +
      "He chose shorts because of the jumping, a long pair in olive cotton drill, pleated once. By the fourth song " +
      "the jacket was off and tied to a monitor; by the sixth it belonged to the crowd, and by morning it had been " +
      "handed in at lost property. Piece your own from any tent past saving, seams included.",
    tags: ["festival", "menswear", "colour", "summer", "statement", "sustainable"],
    affiliateLink: "https://solstreet.example/looks/kairo-lune-rust-colour-block-bomber-jacket-festival",
    products: [
      {
        title: "Rust Colour-Block Bomber Jacket in Canvas",
        price: "$295",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/rust-colour-block-bomber-jacket-in-canvas",
        description: "Reclaimed awning panels, ribbed trims and underarm vents. Every back is different.",
        rating: 4.8,
        reviewCount: 66,
      },
      {
        title: "Olive Shorts in Cotton Drill",
        price: "$78",
        originalPrice: "$98",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/olive-shorts-in-cotton-drill",
        description: "Single-pleated and knee-length, with a phone pocket that buttons.",
      },
      {
        title: "Black Sunglasses in Narrow Wraparound",
        price: "$110",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/black-sunglasses-in-narrow-wraparound",
        description: "Curved lenses on a featherweight frame that stays put upside down.",
      },
    ],
  },
];
