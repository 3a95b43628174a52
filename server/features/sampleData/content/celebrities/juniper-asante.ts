import type { SampleCelebrity } from "../../sampleData.types";

export const juniperAsante: SampleCelebrity = {
  slug: "juniper-asante",
  name: "Juniper Asante",
  category: "Influencer",
  styleType: "Y2K",
  bio:
    "Bristol's most photographed bargain hunter, Juniper Asante, made her name with Nine Pound Wardrobe, a " +
    "series in which she dresses for weddings, interviews and one court summons on whatever a charity shop and " +
    "nine pounds will allow. Four million people now watch her read care labels aloud. Her taste runs to sequins " +
    "at breakfast and leopard in the rain, and her argument, delivered at speed, is that too much of something " +
    "already made beats a little of something new.",
  birthdate: "1999-02-08",
  birthplace: "Bristol, England",
  height: "5 ft 5 in (165 cm)",
  education: "One year of accountancy, Severnside College; the rest at the till",
  careerHighlights:
    "Nine Pound Wardrobe reached its hundredth episode in 2024 with a coat that cost 40 pence and had a letter " +
    "in the lining. Her first red carpet, in a curtain-shop slip and dyed opera gloves, was seen more often than " +
    "the film it was for.",
  personalLife:
    "She shares a tall, narrow house in Totterdown with two flatmates, eleven clothes rails and a lurcher called " +
    "Receipt. Her father drives a number 76 bus and her grandmother in Kumasi reviews every outfit by voice note.",
  awards: "Golden Hanger, Best Series (2022, 2024); Loop Prize for Circular Fashion (2025)",
  interestingFacts:
    "She failed accountancy but still logs each purchase to the penny. The letter from the 40-pence coat was " +
    "returned to its writer, aged 91, who now appears in the credits as a consultant. She is allergic to mohair " +
    "and regards this as a personal tragedy.",
  nationality: "British-Ghanaian",
  languages: "English, Twi, conversational French",
  netWorth: "About $3 million",
  zodiacSign: "Aquarius",
  philanthropyWork:
    "The Spare Rail, her network of free wardrobes in libraries, lends interview clothes to anybody with a " +
    "library card. Sponsors may donate hangers but may not put their names on them.",
  businessVentures:
    "Asante Alterations, two rooms above a bakery, teaches mending on weekday evenings and is booked through to " +
    "spring. She has turned down a clothing line on three occasions, each time with a spreadsheet.",
  controversies:
    "In 2023 a fast-fashion firm copied her patched jeans within a week; she bought a pair, unpicked it on " +
    "camera and costed the labour. The firm withdrew them. She was criticised for buying a pair at all, and " +
    "agreed.",
  fanbaseNickname: "The Rummagers",
  measurements: "UK 12 on a label, anything between 8 and 18 in practice",
  dietFitness:
    "Her step count comes from charity shops, uphill, with bags. She cooks her grandmother's groundnut stew on " +
    "Sundays in a pan large enough to need two people, and has been asked to leave one spin class for narrating " +
    "it.",
  styleEvolution:
    "It began in black leggings behind a till, with one sequinned waistcoat smuggled in. Velour, low-slung denim " +
    "and butterfly clips from the turn of the century followed because nobody else was buying them. Now the " +
    "layers are built like a good sandwich: loud filling, plain outside, nothing sliding out.",
  influences:
    "Wax-print seamstresses in Kumasi market, early music-video choreography, and a geography teacher who wore a " +
    "different brooch for every country. She also credits lost-property cupboards.",
  quotes: '"Somebody has already paid full price. Say thank you and take it home." "Matching is for luggage."',
  publicPerception:
    "Parents like the thrift, children like the platforms, and economists have begun to cite her. A small, loyal " +
    "party finds her exhausting, and she has put their best remarks on a tote bag.",
  brandEndorsements: "Threadbare repair kits, Pomfret & Daughter haberdashery, the Number 76 bus (unpaid)",
  socialMedia: {
    instagram: "juniperasante",
    twitter: "",
    facebook: "https://facebook.example/ninepoundwardrobe",
    youtube: "https://youtube.example/ninepoundwardrobe",
    tiktok: "https://tiktok.example/juniperasante",
    website: "https://juniperasante.example",
  },
  signature: {
    look:
      "Candyfloss pink hair in tight curls piled high, umber skin, heart-shaped sunglasses from a seaside arcade " +
      "and a gap-toothed grin.",
    accessories: "Dyed gloves, three brooches minimum, a receipt worn as a pocket square",
    designers: "Unknown Makers, Label Missing, and the costume workroom of the old Alhambra",
    perfume: "Jumble Sale, a violet and talc she mixes from bottle ends",
  },
  influenceScores: [
    { label: "Turn-of-the-century pop videos", percent: 85 },
    { label: "Kumasi wax print", percent: 92 },
    { label: "Bristol jumble sales", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "One loud piece under a uniform", percent: 30 },
    { label: "Velour, clips and low denim", percent: 60 },
    { label: "Maximalism with a spreadsheet", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "Leopard in the rain",
      text:
        "A sodden fake-fur overcoat on Park Street becomes the most copied picture of the autumn and costs her " +
        "six pounds.",
    },
    {
      year: 2024,
      title: "Episode one hundred",
      text:
        "The 40-pence coat, its letter and the trip to return it turn a fashion show into something people cry " +
        "at on trains.",
    },
    {
      year: 2025,
      title: "Gloves at the premiere",
      text: "Emerald opera gloves, dyed in a saucepan, send haberdashers hunting through their back rooms.",
    },
  ],
};
