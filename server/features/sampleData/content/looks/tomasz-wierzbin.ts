import type { SampleOutfit } from "../../sampleData.types";

export const tomaszWierzbinLooks: SampleOutfit[] = [
  {
    slug: "tomasz-wierzbin-denim-jacket-street-style",
    title: "Denim Jacket, Cream Tee and Olive Cargo Trousers",
    occasion: "Street Style",
    date: "2023-05-16",
    description: "Waiting for the number nine in a jacket older than he is, with cargo trousers he helped to design.",
    fullDescription:
      "Chore jackets of this make were issued to depot apprentices in the seventies, and the denim is woven with a " +
      "brown weft that shows at every worn edge. Tomasz found it behind a boiler. He moved the chest pocket three " +
      "centimetres down so it clears a harness, then sewed a loop below the collar from an offcut of seat belt.\n\n" +
      "The olive trousers are the Kestrel pattern he redrew in 2020. Their knee pockets sit on the outside of the " +
      "leg, angled forward, where a hand meets them when sitting. Leave half of them empty. Cargo pockets filled on " +
      "both sides turn any man into a sofa, he says, and a hex key weighs enough.",
    tags: ["denim", "menswear", "layering"],
    affiliateLink: "https://kestrelsupply.example/looks/tomasz-wierzbin-denim-jacket-street-style",
    products: [
      {
        title: "Denim Jacket in Brown-Weft Cotton",
        price: "$198",
        originalPrice: "$240",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/denim-jacket-in-brown-weft-cotton",
        description: "Three patch pockets, a hanging loop, riveted where it matters.",
        rating: 4.7,
        reviewCount: 187,
      },
      {
        title: "Cream Tee in Slub Cotton",
        price: "$48",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/cream-tee-in-slub-cotton",
        description: "Unbleached yarn with visible flecks, knitted without side seams.",
      },
      {
        title: "Olive Cargo Trousers in Herringbone Drill",
        price: "$155",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/olive-cargo-trousers-in-herringbone-drill",
        description: "Forward-set knee pockets and a gusset. Reinforced at the heel against bicycle chains.",
        rating: 4.6,
        reviewCount: 402,
      },
    ],
  },
  {
    slug: "tomasz-wierzbin-moss-quilted-bomber-jacket-airport",
    title: "Moss Quilted Bomber Jacket and Charcoal Cargo Trousers with Black Ankle Boots",
    occasion: "Airport",
    date: "2024-01-24",
    description: "A padded jacket mapped like a workshop wall, every pocket labelled in pencil on the lining.",
    fullDescription:
      "Quilting holds insulation still, and the usual diamonds do it in the dullest way. Halszka Drewnik stitched " +
      "this bomber along the lines of a tram map instead, with the city centre between the shoulder blades and the " +
      "suburbs down the sleeves. The filling is wool waste from a Łódź spinning mill, which stays warm when damp.\n\n" +
      "There are fourteen pockets. A published diagram accounts for passport, pierogi, fuse wire, lip balm and a " +
      "paperback on bees. Charcoal trousers keep the lower half sober, and the boots come off in four seconds thanks " +
      "to a heel loop, timed at security. Any quilted jacket lasts longer if it is washed gently, spun hard and " +
      "dried flat on a warm floor.",
    tags: ["travel", "winter", "menswear", "layering", "sustainable"],
    affiliateLink: "https://kestrelsupply.example/looks/tomasz-wierzbin-moss-quilted-bomber-jacket-airport",
    products: [
      {
        title: "Moss Quilted Bomber Jacket in Waxed Cotton",
        price: "$345",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/moss-quilted-bomber-jacket-in-waxed-cotton",
        description: "Map-line quilting over reclaimed wool, ribbed at the neck, fourteen pockets.",
        rating: 4.8,
        reviewCount: 109,
      },
      {
        title: "Charcoal Cargo Trousers in Wool Twill",
        price: "$185",
        originalPrice: "$220",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/charcoal-cargo-trousers-in-wool-twill",
        description: "Tailored at the front with flapped pockets hidden behind the side seam.",
      },
      {
        title: "Black Ankle Boots with Heel Loop",
        price: "$260",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-ankle-boots-with-heel-loop",
        description: "Elastic-sided, oil-resistant and plain-toed, on a sole you can replace.",
      },
    ],
  },
  {
    slug: "tomasz-wierzbin-navy-jumpsuit-editorial",
    title: "Navy Jumpsuit with Tan Ankle Boots",
    occasion: "Editorial",
    date: "2022-11-11",
    description:
      "Boiler suit by origin, evening wear by ambition: one length of navy gabardine with a zip from ankle to chin.",
    fullDescription:
      "A single zip takes the place of every other fastening, running up the inside of the left leg, over the hip " +
      "and across to the collar. Drewnik wanted something you could step into like a sleeping bag. The line it draws " +
      "over the body is the only decoration, and she had the metal blackened in an oven so it would read as a " +
      "seam.\n\n" +
      "For the photographs Tomasz was hung from a gantry crane, at his own suggestion. Gabardine survived it; the " +
      "photographer's nerves were less well constructed. A jumpsuit needs slack in the back, enough to touch your " +
      "toes, so measure from nape to crotch before you order and add four centimetres for the crane.",
    tags: ["menswear", "minimal", "statement"],
    affiliateLink: "https://haldenco.example/looks/tomasz-wierzbin-navy-jumpsuit-editorial",
    products: [
      {
        title: "Navy Jumpsuit in Wool Gabardine",
        price: "$410",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/navy-jumpsuit-in-wool-gabardine?ref=wornby",
        description: "A single spiral zip, a stand collar and room to climb.",
        rating: 4.0,
        reviewCount: 57,
      },
      {
        title: "Tan Ankle Boots in Nubuck",
        price: "$235",
        originalPrice: "$290",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/tan-ankle-boots-in-nubuck",
        description: "Eight eyelets, a bellows tongue and a stitched storm welt.",
      },
      {
        title: "Olive Belt in Cotton Webbing",
        price: "$36",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/olive-belt-in-cotton-webbing",
        description: "A machined buckle that doubles, officially, as a bottle opener.",
      },
    ],
  },
  {
    slug: "tomasz-wierzbin-slate-hoodie-sport",
    title: "Slate Hoodie and Black Shorts with Coral Sneakers",
    occasion: "Sport",
    date: "2025-06-12",
    description: "He ran the second leg of the depot relay in grey fleece and shoes the colour of a signal at danger.",
    fullDescription:
      "Sports kit on models tends to look unwrapped. This hoodie had a year of use on it, boiled by laundrettes " +
      "until the slate went soft and the cuffs curled. It closes with a half zip, and the hood is cut in three " +
      "pieces to stay up at speed without blinkering anyone crossing rails.\n\n" +
      "Below it are split-side shorts in a nylon as thin as a wrapper, with one zipped pocket in the small of the " +
      "back for a house key. His coral sneakers were chosen by Jagna, who drove alongside and wanted to be able to " +
      "see him. Pick a bright shoe and keep everything above it the grey of the road; that way the feet appear " +
      "faster.",
    tags: ["sport", "menswear", "summer", "colour"],
    affiliateLink: "https://kestrelsupply.example/looks/tomasz-wierzbin-slate-hoodie-sport",
    products: [
      {
        title: "Slate Hoodie with Half Zip",
        price: "$110",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/slate-hoodie-with-half-zip",
        description: "Loopback cotton, three-piece hood, thumb slits at the cuff.",
        rating: 4.4,
        reviewCount: 263,
      },
      {
        title: "Black Shorts in Featherweight Nylon",
        price: "$52",
        originalPrice: "$65",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/black-shorts-in-featherweight-nylon",
        description: "Split sides, a mesh brief and a key pocket that does not bounce.",
      },
      {
        title: "Coral Sneakers in Open Mesh",
        price: "$128",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/coral-sneakers-in-open-mesh",
        description: "A cushioned road shoe with reflective threads and flat laces.",
      },
    ],
  },
  {
    slug: "tomasz-wierzbin-espresso-suit-business",
    title: "Espresso Suit and Cream Knit with Black Loafers",
    occasion: "Business",
    date: "2026-09-21",
    description:
      "To sign the hotel contract for his coat hook he wore a suit, his first by choice, with a zipped pocket for " +
      "the hex key.",
    fullDescription:
      "Corduroy was suggested and refused on acoustic grounds. The cloth is cavalry twill in a brown close to black " +
      "coffee, steep in its diagonal and nearly impossible to crease. Halszka Drewnik set bellows pockets inside the " +
      "jacket, not outside, so that its front stays flat as a door while the lining could equip a small garage.\n\n" +
      "A cream knit stands in for shirt and tie. Its collar has been steamed into a neat roll, and the hem is " +
      "tucked, which stops knitwear bunching beneath a jacket. The contract was signed with a carpenter's pencil. " +
      "For men nervous of suits, brown is the kindest place to begin: it forgives boots, dust and Fridays.",
    tags: ["tailoring", "menswear", "knitwear", "minimal", "leather"],
    affiliateLink: "https://haldenco.example/looks/tomasz-wierzbin-espresso-suit-business",
    products: [
      {
        title: "Espresso Suit in Cavalry Twill",
        price: "$680",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/espresso-suit-in-cavalry-twill",
        description: "Two buttons, bellows pockets inside and double-stitched seams throughout.",
      },
      {
        title: "Cream Knit with Rolled Collar",
        price: "$135",
        originalPrice: "$170",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/cream-knit-with-rolled-collar?colour=as-shown",
        description: "A mid-gauge wool pullover that tucks flat at the waist.",
        rating: 4.5,
        reviewCount: 94,
      },
      {
        title: "Black Loafers on Rubber Sole",
        price: "$168",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/black-loafers-on-rubber-sole",
        description: "Grained leather, no trim, enough tread for a wet platform.",
      },
    ],
  },
];
