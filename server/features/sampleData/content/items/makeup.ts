import type { SampleItem } from "../../sampleData.types";

export const makeup: SampleItem[] = [
  {
    title: "Crimson Satin Lipstick",
    price: "$24",
    retailer: "Lumen Beauty",
    affiliateLink: "https://lumenbeauty.example/makeup/crimson-satin-lipstick",
    description:
      "A blue-leaning red that goes on smoothly and fades evenly, without leaving a ring. The bullet is slanted for " +
      "the corners.",
    rating: 4.6,
    reviewCount: 834,
  },
  {
    title: "Rose Sheer Lip Gloss",
    price: "$16",
    retailer: "Lumen Beauty",
    affiliateLink: "https://lumenbeauty.example/makeup/rose-sheer-lip-gloss",
    description: "Tinted rose with no glitter and very little stick. A small brush tip gives one thin coat at a time.",
    rating: 4.3,
    reviewCount: 412,
  },
  {
    title: "Ivory Skin-Tint Foundation",
    price: "$38",
    retailer: "Lumen Beauty",
    affiliateLink: "https://lumenbeauty.example/makeup/ivory-skin-tint-foundation",
    description:
      "Light coverage with a natural finish, thin enough to apply with the fingers. The fair end of a range of " +
      "thirty shades.",
    rating: 4.2,
    reviewCount: 265,
  },
  {
    title: "Black Lengthening Mascara",
    price: "$22",
    originalPrice: "$28",
    retailer: "Lumen Beauty",
    affiliateLink: "https://lumenbeauty.example/makeup/black-lengthening-mascara",
    description: "A slim comb separates from the root, and the tubes of colour come off with warm water alone.",
    rating: 4.5,
    reviewCount: 921,
  },
  {
    title: "Terracotta Eyeshadow Palette",
    price: "$46",
    originalPrice: "$58",
    retailer: "Velvet Row",
    affiliateLink: "https://velvetrow.example/makeup/terracotta-eyeshadow-palette",
    description:
      "Nine shades from bone to burnt brick, six of them matte. Each pan lifts out and can be bought singly.",
    rating: 4.7,
    reviewCount: 188,
  },
  {
    title: "Coral Blush Compact",
    price: "$29",
    retailer: "Lumen Beauty",
    affiliateLink: "https://lumenbeauty.example/makeup/coral-blush-compact",
    description: "Finely milled powder that looks fierce in the pan and gentle on the cheek. Mirror lid, no brush.",
  },
  {
    title: "Champagne Cream Highlighter",
    price: "$34",
    retailer: "Maison Verre",
    affiliateLink: "https://maisonverre.example/makeup/champagne-cream-highlighter",
    description:
      "A balm with fine pearl and no visible sparkle. Press it on with a finger, after powder and not before.",
    rating: 4.4,
    reviewCount: 97,
  },
  {
    title: "Burgundy Nail Polish",
    price: "$12",
    retailer: "Lumen Beauty",
    affiliateLink: "https://lumenbeauty.example/makeup/burgundy-nail-polish",
    description: "Near-black in one coat and plainly red in two. The wide brush covers a nail in three strokes.",
    rating: 4.5,
    reviewCount: 356,
  },
  {
    title: "Amber Gold Eau de Perfume",
    price: "$148",
    retailer: "Maison Verre",
    affiliateLink: "https://maisonverre.example/makeup/amber-gold-eau-de-perfume",
    description:
      "Labdanum, dried orange peel and a little smoke, in 50 ml. It stays close to the skin for about seven hours.",
    rating: 4.8,
    reviewCount: 61,
  },
  {
    title: "Charcoal Twelve-Piece Brush Set",
    price: "$96",
    originalPrice: "$132",
    retailer: "Velvet Row",
    affiliateLink: "https://velvetrow.example/makeup/charcoal-twelve-piece-brush-set",
    description:
      "Synthetic fibre in birch handles, with a roll that stands up on the shelf. Eight for the face and four for " +
      "the eyes.",
  },
  {
    title: "Sage Calming Face Serum",
    price: "$52",
    retailer: "Lumen Beauty",
    affiliateLink: "https://lumenbeauty.example/makeup/sage-calming-face-serum",
    description:
      "Niacinamide and sage extract in a light gel that sinks in before foundation. Unscented apart from the plant " +
      "itself.",
    rating: 4.1,
    reviewCount: 143,
  },
  {
    title: "Cobalt Liquid Eyeliner",
    price: "$19",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/makeup/cobalt-liquid-eyeliner",
    description:
      "A felt tip fine enough for a flick and a blue that stays blue in photographs. Waterproof until you use oil.",
    rating: 4,
    reviewCount: 78,
  },
  {
    title: "White Rice Setting Powder",
    price: "$32",
    originalPrice: "$40",
    retailer: "Lumen Beauty",
    affiliateLink: "https://lumenbeauty.example/makeup/white-rice-setting-powder",
    description: "translucent powder in a sifter that closes properly. It takes down shine and leaves texture alone.",
  },
  {
    title: "Espresso Brow Pencil",
    price: "$18",
    retailer: "Lumen Beauty",
    affiliateLink: "https://lumenbeauty.example/makeup/espresso-brow-pencil",
    description:
      "A two-millimetre pencil for drawing single hairs, with a spoolie on the other end. Waxy enough to last a day.",
    rating: 4.6,
    reviewCount: 507,
  },
  {
    title: "Plum Matte Lipstick",
    price: "$26",
    retailer: "Velvet Row",
    affiliateLink: "https://velvetrow.example/makeup/plum-matte-lipstick",
    description:
      "Deep plum with a soft-focus finish that does not crack when you smile. One pass is a stain, two a statement.",
  },
  {
    title: "Lavender Colour-Correcting Powder",
    price: "$28",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/makeup/lavender-colour-correcting-powder",
    description:
      "Pressed powder in three pale shades that take the yellow out of tired skin. A small soft puff is included.",
  },
  {
    title: "Fuchsia Lip Gloss",
    price: "$9",
    originalPrice: "$14",
    retailer: "Solstreet",
    affiliateLink: "https://solstreet.example/makeup/fuchsia-lip-gloss",
    description: "A cheerful pink with a vinyl shine that wants topping up after lunch. At this price nobody minds.",
    rating: 3.9,
    reviewCount: 219,
  },
  {
    title: "Silver Chrome Nail Polish",
    price: "$15",
    retailer: "Velvet Row",
    affiliateLink: "https://velvetrow.example/makeup/silver-chrome-nail-polish",
    description: "Liquid metal in two thin coats, with its own base so that ridges do not show.",
  },
  {
    title: "Moss Smoky Eyeshadow Palette",
    price: "$64",
    originalPrice: "$80",
    retailer: "Atelier Ostara",
    affiliateLink: "https://ostara.example/makeup/moss-smoky-eyeshadow-palette",
    description:
      "Four greens and two browns, pressed in small batches and scented with nothing. The darkest doubles as a liner.",
  },
  {
    title: "Rose and Tobacco Perfume",
    price: "$160",
    retailer: "Atelier Ostara",
    affiliateLink: "https://ostara.example/makeup/rose-and-tobacco-perfume",
    description: "Turkish rose over dry tobacco leaf in a refillable 75 ml flask. Two sprays will do for a room.",
  },
];
