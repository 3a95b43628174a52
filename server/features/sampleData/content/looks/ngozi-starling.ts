import type { SampleOutfit } from "../../sampleData.types";

export const ngoziStarlingLooks: SampleOutfit[] = [
  {
    slug: "ngozi-starling-coral-ballgown-gala",
    title: "Coral Ballgown with Fuchsia Gloves",
    occasion: "Gala",
    date: "2024-05-18",
    description:
      "Four metres wide and light enough to lift with two fingers, the Pavilion gown opened like a parasol on the " +
      "stairs.",
    fullDescription:
      "Sixty spokes of carbon rod, thinner than knitting needles, radiate from a hidden belt. Coral silk gazar is " +
      "stretched between them and sewn with a slack of exactly two per cent, so that each panel bellies a little " +
      "when she walks. Temperance Adeyo-Finch drew the skirt, Ngozi did the sums, and Loadbear folded it for " +
      "transport into a bag meant for skis.\n\n" +
      "Doorways were solved by a hinge: pull the ribbon at the left hip and the whole dome closes to ninety " +
      "centimetres. Gloves in fuchsia to the upper arm stop so much coral from turning sugary. Smaller lives can " +
      "borrow the pairing of two neighbouring brights, worn without a neutral anywhere to interrupt them.",
    tags: ["evening", "statement", "colour", "accessories"],
    affiliateLink: "https://ostara.example/looks/ngozi-starling-coral-ballgown-gala",
    products: [
      {
        title: "Coral Ballgown in Silk Gazar",
        price: "$1,890",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/coral-ballgown-in-silk-gazar",
        description: "A boned bodice and a skirt on folding spokes. Arrives with instructions and a spare ribbon.",
        rating: 5,
        reviewCount: 12,
      },
      {
        title: "Fuchsia Gloves in Stretch Satin",
        price: "$58",
        originalPrice: "$72",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/fuchsia-gloves-in-stretch-satin",
        description: "Upper-arm length, seamed along the finger for a clean line.",
      },
      {
        title: "Gold Earrings in Geometric Hoops",
        price: "$88",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/gold-earrings-in-geometric-hoops",
        description: "Octagons in gilded brass, hollow and far lighter than they look.",
        rating: 4.4,
        reviewCount: 126,
      },
    ],
  },
  {
    slug: "ngozi-starling-cobalt-cape-red-carpet",
    title: "Cobalt Cape and Cobalt Wide-Leg Trousers with White Pumps",
    occasion: "Red Carpet",
    date: "2022-02-26",
    description:
      "Blue from collarbone to carpet, with a cape that stands clear of the shoulders by the width of a hand.",
    fullDescription:
      "Nothing touches the arms. A padded collar, built like the rim of a drum, carries the whole weight of the cape " +
      "at the neck and lets the wool drop in one cylinder to the hip. The felt is cobalt right through, since a " +
      "printed blue would have paled at each cut edge, and those edges are left raw to show it.\n\n" +
      "Under the cylinder run trousers of the same shade in fluid crêpe, so the outfit starts as architecture and " +
      "ends as water. White pumps peep out as full stops. Matching two fabrics in one colour is harder than it " +
      "sounds: take both into daylight, squint, and trust the squint over the label.",
    tags: ["monochrome", "statement", "colour", "winter"],
    affiliateLink: "https://ostara.example/looks/ngozi-starling-cobalt-cape-red-carpet",
    products: [
      {
        title: "Cobalt Cape in Wool Felt",
        price: "$520",
        originalPrice: "$650",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/cobalt-cape-in-wool-felt",
        description: "Raw-edged, collar-hung and hip-length, with arm openings hidden in front.",
      },
      {
        title: "Cobalt Wide-Leg Trousers in Crêpe",
        price: "$240",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/cobalt-wide-leg-trousers-in-crepe",
        description: "High-waisted and very full, weighted at the hem with fine chain.",
      },
      {
        title: "White Pumps with Sculpted Heel",
        price: "$260",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/white-pumps-with-sculpted-heel?edit=seen-on&size=m",
        description: "A pointed toe on a heel shaped like an inverted drop.",
        rating: 4.3,
        reviewCount: 81,
      },
    ],
  },
  {
    slug: "ngozi-starling-emerald-pleated-midi-dress-premiere",
    title: "Emerald Pleated Midi Dress with Butter Clutch",
    occasion: "Premiere",
    date: "2025-09-13",
    description:
      "Green folds set by heat and held by nothing else: it looked carved, blew about in a harbour gale and came " +
      "back to attention.",
    fullDescription:
      "Polyester, so often the poor relation, has one talent that silk lacks. Heated in a mould, it never forgets. " +
      "The emerald cloth was folded between waxed papers into a pattern of interlocking chevrons, baked for an hour " +
      "and released as a sheet that springs. Two of those sheets, joined at the shoulder by a single seam, make the " +
      "dress.\n\n" +
      "She wore it to the opening of an animated film about bridges, on a quay, in a wind that removed several hats. " +
      "The butter clutch was picked to catch the eye at waist level and give the chevrons a horizon. Wash such " +
      "pleats in cold water, knot the dress loosely like a rope, then let it drip.",
    tags: ["colour", "evening", "summer", "leather"],
    affiliateLink: "https://ostara.example/looks/ngozi-starling-emerald-pleated-midi-dress-premiere",
    products: [
      {
        title: "Emerald Pleated Midi Dress in Origami Fold",
        price: "$360",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/emerald-pleated-midi-dress-in-origami-fold",
        description: "Heat-set chevrons, one shoulder seam and no fastenings. Packs into a sock.",
        rating: 4.7,
        reviewCount: 103,
      },
      {
        title: "Butter Clutch in Pressed Leather",
        price: "$145",
        originalPrice: "$180",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/butter-clutch-in-pressed-leather",
        description: "Moulded over a wooden block into a soft-cornered brick, closed by magnets.",
      },
      {
        title: "Gold Eyeliner in Liquid Metal",
        price: "$28",
        retailer: "Lumen Beauty",
        affiliateLink: "https://lumenbeauty.example/p/gold-eyeliner-in-liquid-metal",
        description: "A felt tip for sharp corners. Dries in twenty seconds and stays for speeches.",
      },
    ],
  },
  {
    slug: "ngozi-starling-fuchsia-blazer-business",
    title: "Fuchsia Blazer and Crimson Tailored Trousers",
    occasion: "Business",
    date: "2021-09-22",
    description:
      "She pitched Loadbear to six investors in two reds that are supposed to quarrel, and five of them wrote " +
      "cheques.",
    fullDescription:
      "Pink against red works when both carry the same amount of blue. Adeyo-Finch dyed the pair in one afternoon " +
      "from a common base, pulling the jacket out early and leaving the trousers to steep. Seen together they " +
      "vibrate slightly, as close musical notes do, and a grey boardroom is an ideal place to hear it.\n\n" +
      "Shape is conventional but for the blazer's hip, where a crescent of her own patented padding lets the skirt " +
      "of the jacket spring outwards. It carried the sample and the sales pitch at once. The sixth investor came " +
      "round in November. Try the combination small first, with a scarf or a shoe, and work up to the full chord.",
    tags: ["tailoring", "colour", "statement"],
    products: [
      {
        title: "Fuchsia Blazer with Sculpted Hip",
        price: "$395",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/fuchsia-blazer-with-sculpted-hip",
        description: "Single-breasted barathea over a crescent of hidden padding, lined in red.",
      },
      {
        title: "Crimson Tailored Trousers in Wool Crêpe",
        price: "$215",
        originalPrice: "$265",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/crimson-tailored-trousers-in-wool-crepe",
        description: "Straight, pressed sharp and long enough to cover the heel.",
      },
      {
        title: "Fuchsia Lip Gloss in Clear Stain",
        price: "$26",
        retailer: "Lumen Beauty",
        affiliateLink: "https://lumenbeauty.example/p/fuchsia-lip-gloss-in-clear-stain",
        description: "A sheer bright that leaves colour behind after the shine has gone.",
        rating: 4.2,
        reviewCount: 644,
      },
    ],
  },
  {
    slug: "ngozi-starling-butter-jumpsuit-editorial",
    title: "Butter Jumpsuit with White Mules",
    occasion: "Editorial",
    date: "2026-11-10",
    description:
      "A study in subtraction, photographed in an empty concrete church: two pattern pieces, one yellow, no hoops at " +
      "all.",
    fullDescription:
      "After years of scaffolding she wanted to know what cloth could do alone. The answer is bonded jersey, a " +
      "sandwich of two thin knits with a breath of foam between, stiff enough to hold a curve and soft enough to " +
      "sleep in. Each half of the jumpsuit is a single piece that wraps from front to back, so its only seams run " +
      "along the spine and inner leg.\n\n" +
      "Sleeves swell gently like loaves. The yellow was matched to the light falling through one window at four " +
      "o'clock, then made a shade paler for safety. Leave jewellery at home with a form so complete. White mules, a " +
      "straight back and an uncluttered room will see to the rest.",
    tags: ["monochrome", "minimal", "colour"],
    affiliateLink: "https://ostara.example/looks/ngozi-starling-butter-jumpsuit-editorial",
    products: [
      {
        title: "Butter Jumpsuit in Bonded Jersey",
        price: "$440",
        originalPrice: "$540",
        retailer: "Atelier Ostara",
        affiliateLink: "https://ostara.example/p/butter-jumpsuit-in-bonded-jersey?season=current",
        description: "Two pieces of cloth, two seams and a concealed zip down the back.",
        rating: 4.5,
        reviewCount: 31,
      },
      {
        title: "White Mules in Smooth Leather",
        price: "$170",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/white-mules-in-smooth-leather",
        description: "Square-toed slip-ons with a low cylinder of a heel.",
      },
      {
        title: "Butter Top-Handle Bag in Moulded Felt",
        price: "$185",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/butter-top-handle-bag-in-moulded-felt",
        description: "A half-moon of pressed wool with a wooden grip, light as an empty box.",
      },
    ],
  },
];
