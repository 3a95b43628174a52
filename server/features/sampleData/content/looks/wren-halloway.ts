import type { SampleOutfit } from "../../sampleData.types";

export const wrenHallowayLooks: SampleOutfit[] = [
  {
    slug: "wren-halloway-slate-suit-premiere",
    title: "Slate Suit with White Tank and Black Brogues",
    occasion: "Premiere",
    date: "2022-04-12",
    description:
      "A grey suit in a size meant for someone broader, worn over a ribbed tank with the sleeves left exactly as " +
      "they fell.",
    fullDescription:
      "Oversized tailoring usually slides off the shoulder and takes the wearer with it. Ida Pell fixed this one by " +
      "shrinking only the neck: the collar hugs, the chest floats, and the sleeve pitch is turned forward a few " +
      "degrees so the arms hang as arms do. Slate tropical wool gives it just enough weight to settle.\n\n" +
      "The tank is knitted in thick cotton rib and tucked flat. Brogues replace heels, as ever, and the trousers " +
      "stop a finger above them. She had walked from the bus. To try it at home, look in the men's department for a " +
      "jacket that fits across the back of the neck; everything else is allowed to be too big.",
    tags: ["tailoring", "minimal", "menswear"],
    affiliateLink: "https://haldenco.example/looks/wren-halloway-slate-suit-premiere",
    products: [
      {
        title: "Slate Suit in Tropical Wool",
        price: "$540",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/slate-suit-in-tropical-wool",
        description: "Wide through the chest and close at the collar, with trousers cropped at the ankle bone.",
        rating: 4.5,
        reviewCount: 92,
      },
      {
        title: "White Tank in Ribbed Cotton",
        price: "$36",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/white-tank-in-ribbed-cotton",
        description: "Dense two-by-two rib and a high armhole, long enough to stay tucked.",
        rating: 4.7,
        reviewCount: 688,
      },
      {
        title: "Black Brogues in Polished Calf",
        price: "$245",
        originalPrice: "$295",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-brogues-in-polished-calf",
        description: "Storm-welted, lightly punched, resoleable at least four times.",
      },
    ],
  },
  {
    slug: "wren-halloway-white-shirt-street-style",
    title: "White Shirt and Black Wide-Leg Trousers with Black Belt",
    occasion: "Street Style",
    date: "2024-06-03",
    description: "Two garments, one bicycle and a great many reposts: proof that fit is a louder thing than print.",
    fullDescription:
      "This shirt has no pocket, no pleat and no visible buttons. Its placket is folded over a second layer of " +
      "poplin so that the front shows a single clean edge, and the side seams have been moved towards the back, " +
      "where they cannot interrupt anything. She wears it one size up and belts the trousers over it tightly.\n\n" +
      "Those trousers are full-length black twill, wide from the hip, with the right hem held by a bicycle clip in " +
      "most of the photographs. Shops have since sold the clip. A shirt this plain lives or dies by its laundry, so " +
      "wash it cool, hang it damp from the hem and iron the collar from its points inwards.",
    tags: ["minimal", "monochrome", "summer"],
    affiliateLink: "https://haldenco.example/looks/wren-halloway-white-shirt-street-style",
    products: [
      {
        title: "White Shirt with Hidden Placket",
        price: "$130",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/white-shirt-with-hidden-placket",
        description: "Crisp two-fold poplin, cut straight, with buttons kept out of sight.",
        rating: 4.6,
        reviewCount: 233,
      },
      {
        title: "Black Wide-Leg Trousers in Twill",
        price: "$155",
        originalPrice: "$195",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/black-wide-leg-trousers-in-twill?colour=as-shown",
        description: "A flat front and a long fall, weighted at the hem with a facing of the same cloth.",
        rating: 4.4,
        reviewCount: 167,
      },
      {
        title: "Black Belt in Bridle Leather",
        price: "$74",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-belt-in-bridle-leather",
        description: "Three centimetres wide with a plain roller buckle. It will outlive the trousers.",
      },
    ],
  },
  {
    slug: "wren-halloway-black-column-gown-gala",
    title: "Black Column Gown with Silver Cuff",
    occasion: "Gala",
    date: "2025-10-23",
    description:
      "Her first floor-length gown is a tube of black jersey with a seam down the spine and no zip, hook or button " +
      "anywhere.",
    fullDescription:
      "Ida Pell fitted it on the afternoon of the gala and closed the back seam by hand with Wren inside, using four " +
      "hundred stitches and a podcast. Matte wool jersey was chosen because it can be eased over the ribs without a " +
      "dart. The neckline runs straight from shoulder to shoulder like a drawn line.\n\n" +
      "Only the cuff catches light. It is the one she has worn since her first premiere, polished for the occasion " +
      "with toothpaste. At midnight the seam was unpicked by the composer Halcyon Reyes-Moore, who is said to have " +
      "been slower than the sewing. Ready-made cousins of the gown pull on over the head, which guests with trains " +
      "to catch may prefer.",
    tags: ["evening", "minimal", "monochrome"],
    products: [
      {
        title: "Black Column Gown in Wool Jersey",
        price: "$720",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/black-column-gown-in-wool-jersey",
        description: "Pull-on, straight-necked and long to the floor, with a single seam at the back.",
        rating: 4.4,
        reviewCount: 28,
      },
      {
        title: "Silver Cuff in Brushed Finish",
        price: "$160",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/silver-cuff-in-brushed-finish",
        description: "A plain open band, four centimetres deep, hammered once and left alone.",
        rating: 4.8,
        reviewCount: 119,
      },
      {
        title: "Black Ballet Flats in Nappa",
        price: "$140",
        originalPrice: "$175",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-ballet-flats-in-nappa",
        description: "Soft soles and a square toe, thin enough to vanish beneath a hem.",
      },
    ],
  },
  {
    slug: "wren-halloway-ivory-overcoat-airport",
    title: "Ivory Overcoat, Slate Knit and Charcoal Tailored Trousers",
    occasion: "Airport",
    date: "2021-12-14",
    description:
      "Four shades between milk and pencil lead, carried through arrivals with a single bag and a sheepdog's worth " +
      "of wool.",
    fullDescription:
      "Undyed fleece from the Otago cooperative was woven for this coat, so the ivory is whatever the sheep decided. " +
      "Flecks of hay turned up in the first metre and were left in. The shape is a dressing gown's, with a shawl " +
      "collar and deep patch pockets; it packs flat and serves as a blanket over any ocean you care to name.\n\n" +
      "Her knit is slate-coloured lambswool in a plain stocking stitch, slightly felted by a washing accident she " +
      "decided to adopt. With pale coats the risk is the hem, which meets every wet kerb in winter. A damp sponge " +
      "and patience deal with most of it. Choose trousers darker than the pavement.",
    tags: ["travel", "knitwear", "layering", "winter", "sustainable"],
    affiliateLink: "https://northloom.example/looks/wren-halloway-ivory-overcoat-airport",
    products: [
      {
        title: "Ivory Overcoat in Undyed Wool",
        price: "$580",
        originalPrice: "$690",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/ivory-overcoat-in-undyed-wool",
        description: "Shawl-collared and belted, woven from fleece in its natural shade.",
        rating: 4.7,
        reviewCount: 84,
      },
      {
        title: "Slate Knit with Crew Neck",
        price: "$125",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/slate-knit-with-crew-neck",
        description: "Lambswool, lightly felted, with a saddle shoulder that sits flat beneath a coat.",
        rating: 4.5,
        reviewCount: 203,
      },
      {
        title: "Charcoal Tailored Trousers in Flannel",
        price: "$170",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/charcoal-tailored-trousers-in-flannel?edit=seen-on&size=m",
        description: "Tapered and cropped, with a drawcord hidden behind the waistband.",
      },
    ],
  },
  {
    slug: "wren-halloway-black-waistcoat-casual",
    title: "Black Waistcoat and Denim Jeans with White Sneakers",
    occasion: "Casual",
    date: "2026-05-15",
    description:
      "A waistcoat buttoned to the top, nothing beneath it, and jeans that have been repaired more often than bought.",
    fullDescription:
      "Most waistcoats are made to be hidden, with a shiny back and a strap. Hers is wool on both sides and shaped " +
      "with two long seams in place of darts, high at the armhole so that it can be worn alone on a bicycle without " +
      "incident. Five horn buttons, all of them done up.\n\n" +
      "The jeans came from the shop floor at Nineteen in its opening week. They have been patched at the left knee " +
      "with a square of their own hem, a repair the shop will do for anybody at cost. White sneakers, laces tucked " +
      "in, no socks visible. Should the evening turn formal, a change to black trousers and the same waistcoat " +
      "passes for evening dress.",
    tags: ["denim", "tailoring", "minimal"],
    affiliateLink: "https://haldenco.example/looks/wren-halloway-black-waistcoat-casual",
    products: [
      {
        title: "Black Waistcoat in Double-Faced Wool",
        price: "$148",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/black-waistcoat-in-double-faced-wool",
        description: "High armholes, horn buttons and a back as good as its front.",
        rating: 4.3,
        reviewCount: 77,
      },
      {
        title: "Denim Jeans in Vintage Wash",
        price: "$120",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/denim-jeans-in-vintage-wash",
        description: "Rigid cotton with a mid-rise and a straight leg, sold with a patch kit.",
        rating: 4.5,
        reviewCount: 394,
      },
      {
        title: "White Sneakers in Plain Leather",
        price: "$98",
        originalPrice: "$130",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/white-sneakers-in-plain-leather",
        description: "No logo, no contrast stitching, no fuss. Resoleable cupsole.",
      },
    ],
  },
];
