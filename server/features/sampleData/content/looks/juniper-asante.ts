import type { SampleOutfit } from "../../sampleData.types";

export const juniperAsanteLooks: SampleOutfit[] = [
  {
    slug: "juniper-asante-colour-block-knit-checked-mini-skirt",
    title: "Colour-Block Coral Knit, Checked Emerald Mini Skirt and Lilac Clogs",
    occasion: "Casual",
    date: "2021-09-25",
    description: "Filming day, episode thirty-one: three shops, eight pounds sixty, and change for a bun.",
    fullDescription:
      "The knit is a school art project somebody's aunt took seriously, four blocks of acrylic and lambswool " +
      "led by a coral so cheerful that it needs supervision. Juniper turned the cuffs back to show the floats " +
      "on the wrong side, which she considers the better side.\n\n" +
      "Her mini skirt is a child's kilt let out with a panel of the same emerald check, set in at the hip " +
      "where pleats hide it. The clogs had been brown. Leather paint and a hairdryer made them lilac in about " +
      "an hour.\n\n" +
      "Colours this many need one repeated note, and here it is green: in the skirt, in the knit, and on her " +
      "nails.",
    tags: ["knitwear", "colour", "sustainable", "vintage"],
    affiliateLink: "https://northloom.example/looks/juniper-asante-colour-block-knit-checked-mini-skirt",
    products: [
      {
        title: "Knit in Coral Colour-Block Lambswool",
        price: "$88",
        originalPrice: "$120",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/knit-in-coral-colour-block-lambswool",
        description: "Four intarsia panels and deep, fold-back cuffs. The inside is tidy enough to be shown.",
      },
      {
        title: "Mini Skirt in Emerald Checked Wool",
        price: "$64",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/mini-skirt-in-emerald-checked-wool",
        description: "A wrapped kilt shape with a frayed edge and two leather buckles.",
        rating: 4.2,
        reviewCount: 301,
      },
      {
        title: "Clogs in Lilac Painted Leather",
        price: "$110",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/clogs-in-lilac-painted-leather",
        description: "Studded leather on an alder sole, with a low back strap that folds away.",
      },
    ],
  },
  {
    slug: "juniper-asante-sequinned-top-floral-maxi-festival",
    title: "Sequinned Gold Crop Top, Fuchsia Floral Maxi Skirt and Denim Jacket",
    occasion: "Festival",
    date: "2022-06-19",
    description: "What to wear in a field when the forecast is sun, showers and a brass band.",
    fullDescription:
      "Sequins came from a retired ballroom dancer in Weston who threw in her shoes and some advice about " +
      "tape. Juniper shortened the bodice to the ribs, bound the edge in bias, and kept the original hooks " +
      "because, the dancer said, they had never failed her.\n\n" +
      "A floral skirt in fuchsia cotton does the walking. It is really a duvet cover on elastic, with four " +
      "yards at the hem, and dries on a tent rope in twenty minutes. The denim jacket carries eleven brooches " +
      "and the sun cream.\n\n" +
      "At a festival, put delicate things high up and washable things low down. Everything below the knee " +
      "should be something you could lose to mud without writing a poem about it.",
    tags: ["festival", "floral", "vintage", "denim", "sustainable"],
    affiliateLink: "https://solstreet.example/looks/juniper-asante-sequinned-top-floral-maxi-festival",
    products: [
      {
        title: "Crop Top in Gold Sequinned Mesh",
        price: "$76",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/crop-top-in-gold-sequinned-mesh",
        description: "Hand-finished sequins on soft stretch mesh, lined so that nothing scratches.",
        rating: 4.3,
        reviewCount: 428,
      },
      {
        title: "Maxi Skirt in Fuchsia Floral Cotton",
        price: "$98",
        originalPrice: "$130",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/maxi-skirt-in-fuchsia-floral-cotton",
        description: "Elasticated at the back only, with a four-metre hem and pockets to the wrist.",
        rating: 4.6,
        reviewCount: 215,
      },
      {
        title: "Denim Jacket with Brass Buttons",
        price: "$115",
        retailer: "Kestrel Supply",
        affiliateLink: "https://kestrelsupply.example/p/denim-jacket-with-brass-buttons",
        description: "A boxy, stone-washed cut with room for a jumper below and badges above.",
      },
    ],
  },
  {
    slug: "juniper-asante-leopard-overcoat-cobalt-jeans",
    title: "Leopard Overcoat, Cobalt Jeans and Crimson Platforms",
    occasion: "Street Style",
    date: "2023-10-17",
    description: "Six pounds of fake fur, thoroughly rained on, and the picture that ended up on bus shelters.",
    fullDescription:
      "Leopard is a neutral until you pair it with something timid. Juniper put her calf-length overcoat, " +
      "rescued from a closing theatre bar, with jeans dyed cobalt in a launderette whose owner has still not " +
      "forgiven the drum.\n\n" +
      "Crimson platforms lift the hems clear of puddles and add a third primary to the argument. The hair, " +
      "damp and pink, made a fourth. She had meant to pose by the fountain; the photographer caught her " +
      "sprinting for the 76 with one hand out, driven as it happened by her dad.\n\n" +
      "Choose a coat with a brown ground instead of a yellow one, let it hang open, and keep the bag invisible.",
    tags: ["statement", "denim", "colour", "winter", "vintage"],
    affiliateLink: "https://velvetrow.example/looks/juniper-asante-leopard-overcoat-cobalt-jeans",
    products: [
      {
        title: "Overcoat in Camel Leopard Faux Fur",
        price: "$210",
        originalPrice: "$280",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/overcoat-in-camel-leopard-faux-fur",
        description: "A calf-length, shawl-collared coat in dense pile with a satin lining.",
        rating: 4.5,
        reviewCount: 512,
      },
      {
        title: "Jeans in Overdyed Cobalt Cotton",
        price: "$84",
        retailer: "Solstreet",
        affiliateLink: "https://solstreet.example/p/jeans-in-overdyed-cobalt-cotton",
        description: "Low on the hip and wide from the knee. The dye is fixed, unlike hers.",
      },
      {
        title: "Platforms in Crimson Patent",
        price: "$135",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/platforms-in-crimson-patent?size=39",
        description: "A round toe and a nine-centimetre block heel that is mostly platform, so it walks easily.",
        rating: 4,
        reviewCount: 187,
      },
    ],
  },
  {
    slug: "juniper-asante-lilac-slip-gown-emerald-gloves",
    title: "Lilac Slip Gown with Emerald Gloves",
    occasion: "Red Carpet",
    date: "2025-02-23",
    description: "A lining-fabric slip, a saucepan of dye, and the loudest elbows of the season.",
    fullDescription:
      "The gown cost seven pounds fifty and had been the inside of another gown. Cut on the bias in lilac " +
      "acetate satin, it had already done the stretching that such fabric does, which is why the hem lies so " +
      "quietly. Juniper moved the straps and patched one seam with a heart-shaped piece, on purpose, where " +
      "cameras would find it.\n\n" +
      "The gloves are cotton, from a bandsman's uniform, boiled with green dye until her flatmates complained. " +
      "Emerald against lilac is a sweet-shop pairing; the length, right to the upper arm, turns it formal.\n\n" +
      "One pound fifty went on the gloves, which left nothing for shoes. She wore her own mules, painted, and " +
      "explained the sum to every reporter on the line.",
    tags: ["evening", "colour", "sustainable", "accessories"],
    affiliateLink: "https://maisonverre.example/looks/juniper-asante-lilac-slip-gown-emerald-gloves",
    products: [
      {
        title: "Slip Gown in Lilac Satin",
        price: "$395",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/slip-gown-in-lilac-satin",
        description: "Bias-cut satin with narrow adjustable straps and a small train that can be hooked up.",
      },
      {
        title: "Gloves in Emerald Stretch Satin",
        price: "$58",
        originalPrice: "$75",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/gloves-in-emerald-stretch-satin",
        description: "Opera length, with a three-button opening at the wrist so you can eat.",
        rating: 4.4,
        reviewCount: 96,
      },
      {
        title: "Mules in Silver Foiled Leather",
        price: "$145",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/mules-in-silver-foiled-leather",
        description: "A pointed, backless shape on a kitten heel, with a grippy suede insole.",
      },
    ],
  },
  {
    slug: "juniper-asante-rust-checked-suit-polka-dot-blouse",
    title: "Checked Rust Suit, Polka-Dot Blouse and Gold Mules",
    occasion: "Business",
    date: "2026-08-21",
    description: "Dressed to address a parliamentary committee on textile waste, and to be remembered by it.",
    fullDescription:
      "Two retired bank managers supplied the suit, one the jacket and one the trousers, in rust checks that " +
      "very nearly match. She moved the buttons in, left the shoulders as they were, and hid the difference in " +
      "pattern behind a brown belt.\n\n" +
      "The polka-dot blouse has a tie neck and a faint smell of mothballs that no airing will shift. Gold " +
      "mules tapped audibly on the committee room parquet. One member asked whether the clothes were a " +
      "statement; she handed him the receipts, total eight pounds ninety.\n\n" +
      "For a working wardrobe, mix two patterns of unequal size in one colour family. Big check, small dot, " +
      "and a plain shoe if gold feels like perjury.",
    tags: ["tailoring", "vintage", "colour", "sustainable"],
    affiliateLink: "https://haldenco.example/looks/juniper-asante-rust-checked-suit-polka-dot-blouse",
    products: [
      {
        title: "Suit in Rust Checked Wool",
        price: "$420",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/suit-in-rust-checked-wool",
        description: "A two-button jacket with strong shoulders and matching straight trousers, sold together.",
        rating: 4.3,
        reviewCount: 84,
      },
      {
        title: "Blouse in Black Polka-Dot Crepe",
        price: "$96",
        originalPrice: "$125",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/blouse-in-black-polka-dot-crepe",
        description: "A pussy-bow neck and full sleeves in a fluid, washable crepe.",
      },
      {
        title: "Mules in Gold Leather",
        price: "$150",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/mules-in-gold-leather",
        description: "Square-toed slip-ons on a low carved heel that announces itself on parquet.",
      },
    ],
  },
];
