import type { SampleOutfit } from "../../sampleData.types";

export const marisolVantreightLooks: SampleOutfit[] = [
  {
    slug: "marisol-vantreight-emerald-column-gown-premiere",
    title: "Emerald Column Gown with Gold Sandals",
    occasion: "Premiere",
    date: "2023-10-14",
    description:
      "A straight fall of matt emerald silk with a cowl at the back deep enough to need its own weights, worn to " +
      "open her first film as producer.",
    fullDescription:
      "The cloth is a four-ply crêpe, heavy enough to hang like a plumb line and dull enough to swallow flash. " +
      "Marisol asked for no shine at all, so that the folds of the cowl would read in photographs as drawing does: " +
      "dark line, pale edge. Two lead discs, each wrapped in a scrap of the same silk, keep the drape from " +
      "wandering.\n\n" +
      "At the front there is almost nothing to see, which is the plan. She wore it with the resoled gold sandals, " +
      "hair pinned over one shoulder, and climbed the cinema stairs slowly enough for the back to have its turn. " +
      "Steal the idea with any plain column: choose one point of interest and let the other three sides stay quiet.",
    tags: ["evening", "statement", "vintage"],
    affiliateLink: "https://maisonverre.example/looks/marisol-vantreight-emerald-column-gown-premiere",
    products: [
      {
        title: "Emerald Column Gown in Silk Crêpe",
        price: "$1,290",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/emerald-column-gown-in-silk-crepe",
        description:
          "Cut in one length from shoulder to floor, with a weighted cowl back. Unlined below the knee so it moves.",
        rating: 4.8,
        reviewCount: 64,
      },
      {
        title: "Gold Dance Sandals with Ankle Strap",
        price: "$185",
        originalPrice: "$240",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/gold-dance-sandals-with-ankle-strap",
        description: "Metallic kid on a seven-centimetre flared heel, built on a dancer's last for standing around in.",
        rating: 4.5,
        reviewCount: 212,
      },
      {
        title: "Crimson Lipstick in Satin Finish",
        price: "$34",
        retailer: "Lumen Beauty",
        affiliateLink: "https://lumenbeauty.example/p/crimson-lipstick-in-satin-finish",
        description: "Blue-toned crimson that holds through dinner. The case closes with a proper click.",
        rating: 4.7,
        reviewCount: 903,
      },
    ],
  },
  {
    slug: "marisol-vantreight-ivory-slip-gown-gala",
    title: "Ivory Slip Gown with Champagne Clutch",
    occasion: "Gala",
    date: "2025-05-09",
    description:
      "No jewels, no train and not a bead anywhere: an ivory bias gown with a single spiral seam, carried off on " +
      "posture.",
    fullDescription:
      "Bias cutting turns a square of cloth by forty-five degrees and lets it cling where it likes, which is why " +
      "most slip gowns pucker at the hip. This one avoids the trouble with a seam that begins under the left arm, " +
      "circles the body once and ends at the right heel. It took Perpetua Lisle three toiles and, by her own " +
      "account, one broken teacup.\n\n" +
      "Underneath goes a second slip of plain cotton voile, so that the satin touches cloth rather than skin and " +
      "hangs cleaner. Marisol carried a champagne clutch no larger than a paperback and kept her wrists bare. Hang " +
      "yours from the shoulder loops for two days before wearing; the hem will drop, and should be levelled only " +
      "then.",
    tags: ["evening", "minimal", "monochrome"],
    affiliateLink: "https://velvetrow.example/looks/marisol-vantreight-ivory-slip-gown-gala",
    products: [
      {
        title: "Slip Gown in Ivory Satin",
        price: "$980",
        originalPrice: "$1,180",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/slip-gown-in-ivory-satin",
        description: "A spiral-seamed bias gown in heavy satin. Comes with its own cotton underslip.",
        rating: 4.3,
        reviewCount: 47,
      },
      {
        title: "Champagne Clutch in Hammered Silk",
        price: "$220",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/champagne-clutch-in-hammered-silk",
        description: "Frame clutch with a covered clasp, sized for a phone, a key and one indiscretion.",
      },
      {
        title: "Pearl Drop Earrings in Ivory and Gold",
        price: "$95",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/pearl-drop-earrings-in-ivory-and-gold",
        description: "Small baroque pearls on gold hooks, each pair slightly mismatched because the oysters were.",
        rating: 4.6,
        reviewCount: 138,
      },
    ],
  },
  {
    slug: "marisol-vantreight-camel-trench-coat-airport",
    title: "Camel Trench Coat, Black Turtleneck and Black Tailored Trousers",
    occasion: "Airport",
    date: "2024-02-21",
    description:
      "Her long-haul uniform: a belted trench over fine black wool, with sunglasses large enough to sleep behind.",
    fullDescription:
      "The trench is a man's pattern recut through the shoulder, in a cotton gabardine woven tightly enough to shrug " +
      "off drizzle between terminal and taxi. She knots the belt instead of buckling it and leaves the cuffs undone, " +
      "because the strap ends otherwise catch on every seat arm between here and Santiago.\n\n" +
      "Beneath it the turtleneck and trousers are one block of black merino and black twill, warm for the cabin and " +
      "smart enough for a car straight to rehearsal. The trousers have a hidden elastic panel at the back waist. She " +
      "would like that known, since everyone asks how she sits for fourteen hours. The tote holds a script, a shawl, " +
      "slippers and a small jar of mustard.",
    tags: ["travel", "layering", "winter"],
    affiliateLink: "https://haldenco.example/looks/marisol-vantreight-camel-trench-coat-airport",
    products: [
      {
        title: "Camel Trench Coat in Cotton Gabardine",
        price: "$420",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/camel-trench-coat-in-cotton-gabardine?colour=as-shown",
        description: "Double-breasted, storm-flapped and long to the calf, with a belt made for knotting.",
        rating: 4.6,
        reviewCount: 305,
      },
      {
        title: "Black Turtleneck in Fine Merino",
        price: "$118",
        originalPrice: "$150",
        retailer: "Northloom",
        affiliateLink: "https://northloom.example/p/black-turtleneck-in-fine-merino",
        description: "Close enough to layer, soft enough for bare necks. The collar folds once and stays.",
      },
      {
        title: "Black Tailored Trousers with Travel Waist",
        price: "$165",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/black-tailored-trousers-with-travel-waist",
        description: "Crease-shedding twill with a discreet stretch panel at the back.",
        rating: 4.4,
        reviewCount: 188,
      },
    ],
  },
  {
    slug: "marisol-vantreight-crimson-polka-dot-wrap-dress-holiday",
    title: "Crimson Polka-Dot Wrap Dress with White Slingbacks",
    occasion: "Holiday",
    date: "2022-07-17",
    description:
      "Ten days by the sea produced one outfit worth packing for, a dotted crimson wrap that dries on a balcony rail " +
      "in an hour.",
    fullDescription:
      "Small dots look like print and large ones look like a joke, Marisol reckons, so hers are the size of a shirt " +
      "button and set in slanting rows. The dress wraps left over right and ties at the side in a bow flat enough to " +
      "sit against. Viscose crêpe gives it swing, and a press stud at the bust spares her the safety pin.\n\n" +
      "She wore it to the fish market in the morning, to lunch without changing and, with white slingbacks in place " +
      "of espadrilles, to the town's open-air cinema, where they happened to be showing one of hers. She sat through " +
      "it in sunglasses and clapped at the end for the projectionist.",
    tags: ["summer", "vintage", "colour"],
    affiliateLink: "https://velvetrow.example/looks/marisol-vantreight-crimson-polka-dot-wrap-dress-holiday",
    products: [
      {
        title: "Crimson Polka-Dot Wrap Dress in Viscose",
        price: "$145",
        originalPrice: "$190",
        retailer: "Velvet Row",
        affiliateLink: "https://velvetrow.example/p/crimson-polka-dot-wrap-dress-in-viscose",
        description: "Mid-calf, true wrap, with a press stud exactly where you would want one.",
        rating: 4.5,
        reviewCount: 421,
      },
      {
        title: "White Slingbacks in Soft Leather",
        price: "$210",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/white-slingbacks-in-soft-leather",
        description: "A pointed toe and a heel of four centimetres, low enough for cobbles.",
      },
      {
        title: "Black Cat-Eye Sunglasses",
        price: "$88",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/black-cat-eye-sunglasses",
        description: "Bevelled acetate with grey lenses. Dark enough for attending your own films.",
        rating: 3.9,
        reviewCount: 96,
      },
    ],
  },
  {
    slug: "marisol-vantreight-black-tuxedo-red-carpet",
    title: "Black Tuxedo and White Blouse with Black Pumps",
    occasion: "Red Carpet",
    date: "2026-03-08",
    description:
      "She left the gowns at home for the Meridian prizes and wore a tuxedo with a blouse whose collar had ideas of " +
      "its own.",
    fullDescription:
      "Grain de poudre, a wool with a faintly sandy surface, keeps the jacket from going shiny under lights; the " +
      "lapels are faced in ribbed silk for the same reason. Its waist is nipped half an inch higher than a man's " +
      "would be, and the trousers fall straight from the hip with one satin stripe to lengthen them.\n\n" +
      "Then comes the blouse, white silk, with a collar that rises behind the head in two stiffened points like a " +
      "page being turned. It buttons at the nape, so somebody has to help. For a gentler version, keep the suit " +
      "sharp and swap in any blouse with volume above the second button. Black pumps, bare ankles, red mouth, " +
      "finished.",
    tags: ["tailoring", "evening", "monochrome"],
    affiliateLink: "https://haldenco.example/looks/marisol-vantreight-black-tuxedo-red-carpet",
    products: [
      {
        title: "Black Tuxedo with Silk Lapels",
        price: "$890",
        retailer: "Halden & Co",
        affiliateLink: "https://haldenco.example/p/black-tuxedo-with-silk-lapels",
        description: "One-button jacket and striped trousers, sold together and altered free of charge.",
        rating: 4.7,
        reviewCount: 73,
      },
      {
        title: "White Blouse with Sculpted Collar",
        price: "$260",
        originalPrice: "$325",
        retailer: "Maison Verre",
        affiliateLink: "https://maisonverre.example/p/white-blouse-with-sculpted-collar?edit=seen-on&size=m",
        description: "Silk crêpe with wired collar points that bend to taste.",
      },
      {
        title: "Black Pumps in Suede",
        price: "$198",
        retailer: "Pellier",
        affiliateLink: "https://pellier.example/p/black-pumps-in-suede",
        description: "Almond toe, eight-centimetre heel, a padded insole for receiving lines.",
        rating: 4.4,
        reviewCount: 260,
      },
    ],
  },
];
