import type { SampleCelebrity } from "../../sampleData.types";

export const mateoSorrentine: SampleCelebrity = {
  slug: "mateo-sorrentine",
  name: "Mateo Sorrentine",
  category: "Athlete",
  styleType: "Classic",
  bio:
    "Offshore helmsman Mateo Sorrentine has spent about eleven years of his life at sea and the remainder " +
    "looking as though he has just stepped off something with a varnished deck. Born in Genoa to a harbour pilot " +
    "and a shirtmaker, he learned knots and buttonholes at the same kitchen table. He has skippered the yacht " +
    "Controvento twice round the world, once in first place, and dresses ashore in cloth so relaxed that people " +
    "forget how exactly it fits.",
  birthdate: "1989-04-03",
  birthplace: "Genoa, Italy",
  height: "6 ft 1 in (185 cm)",
  education: "Naval architecture, Istituto Lanterna",
  careerHighlights:
    "He won the Circumpolar Regatta in 2022 by taking a line through the Southern Ocean that his own navigator " +
    "had advised against. Two Ligurian Gold Sextants followed, together with a coastal speed record which stood " +
    "for a single, much-toasted week.",
  personalLife:
    "Married to the marine biologist Ottavia Renn, with twin daughters who get seasick, to his delight and " +
    "theirs. The family lives above a former rope store in Camogli, where the ironing board has the better view.",
  awards:
    "Circumpolar Regatta (2022); Ligurian Gold Sextant (2019, 2023); Best Dressed Man Afloat, Bollard Quarterly " +
    "(2024)",
  interestingFacts:
    "He carries a sewing kit in the same waterproof pouch as his flares. All his shirts are numbered inside the " +
    "collar, and number 12 went overboard near Cape Horn. He is a terrible swimmer by his own account, though " +
    "the account is disputed.",
  nationality: "Italian",
  languages: "Italian, Spanish, English, Ligurian dialect",
  netWorth: "About $9 million",
  zodiacSign: "Aries",
  philanthropyWork:
    "With two rival skippers he funds the Open Slip, which teaches teenagers from Genoa's housing blocks to sail " +
    "and, later, to repair what they have sailed into. The first graduate joined his crew in 2025.",
  businessVentures:
    "He owns a third of his mother's old workshop, now called Camiceria Sorrentine, and its waiting list is the " +
    "longest document in the building. A line of swimming shorts with a proper waistband pays for the shirts.",
  controversies:
    "In 2021 he skipped a sponsor's gala to mend a sail, and the sponsor took it badly in print. He answered " +
    "with a handwritten apology on sailcloth, which they framed, and which now hangs in the lobby of their " +
    "competitor.",
  fanbaseNickname: "The Afterguard",
  measurements: "Jacket 42 long, waist 33 in, collar 15 and a half",
  dietFitness:
    "Ashore he rows at six and eats lunch as if it were a profession: anchovies, farinata, tomatoes with too " +
    "much salt. At sea the diet is freeze-dried and unmentionable, so he takes one lemon per week and guards it.",
  styleEvolution:
    "The early photographs show a great deal of branded fleece. After the first circumnavigation his mother sent " +
    "a suitcase of repaired shirts to the dock and he took the hint. Lately the palette has widened from navy " +
    "and white to tobacco, teal and the faded pink of harbour walls.",
  influences:
    "Fishermen's Sunday clothes, the waiters of old Ligurian seafront cafes, and his grandfather Attilio, who " +
    "wore a tie to gut sardines. He keeps a photograph of that tie in his wallet.",
  quotes:
    '"A good jacket should be like a good boat: you notice it only when someone else is driving." "Linen ' +
    'creases because it has been somewhere."',
  publicPerception:
    "Men ask their barbers for his hair and their tailors for his trousers, with mixed results. Yachting " +
    "traditionalists grumbled at first about the loafers without socks and have since taken theirs off.",
  brandEndorsements: "Bussola chronographs, Tramontana rope, Oltremare coffee",
  socialMedia: {
    instagram: "https://instagram.example/mateosorrentine",
    twitter: "sorrentine_m",
    facebook: "https://facebook.example/controventosailing",
    youtube: "https://youtube.example/controvento",
    tiktok: "",
    website: "https://mateosorrentine.example",
  },
  signature: {
    look:
      "Chestnut hair worn slicked-back by wind as much as by comb, olive skin with pale creases at the eyes, and " +
      "a day's stubble.",
    accessories: "A dented chronograph, tortoiseshell sunglasses on a cord, a knotted cotton scarf in place of a tie",
    designers: "Camiceria Sorrentine, Aldo Bramezzi, knitwear from Filatura Quarnero",
    perfume: "Molo Vecchio, all fig leaf and hot rope",
  },
  influenceScores: [
    { label: "Camogli fishermen", percent: 85 },
    { label: "Sixties seafront cafes", percent: 92 },
    { label: "Genoese shirtmaking", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "The branded fleece years", percent: 30 },
    { label: "His mother's shirts", percent: 60 },
    { label: "Riviera, but off the yacht", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "The blazer comes ashore",
      text:
        "A navy blazer with horn buttons, worn over white jeans to a sponsors' lunch, restores the garment's " +
        "good name.",
    },
    {
      year: 2024,
      title: "Ivory after dark",
      text:
        "He opens the Riviera film week in an ivory dinner jacket sewn by his mother, who attends to check the " +
        "lapels.",
    },
    {
      year: 2025,
      title: "Rain does suit him",
      text: "The trench coat photographs from a wet Milan pavement prove he can dress for weather that stays outside.",
    },
  ],
};
