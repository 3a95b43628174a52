import type { SampleCelebrity } from "../../sampleData.types";

export const yukiTanemura: SampleCelebrity = {
  slug: "yuki-tanemura",
  name: "Yuki Tanemura",
  category: "Fashion Icon",
  styleType: "Minimalist",
  bio:
    "Yuki Tanemura trained as an architect, built one very small house, and then concluded that a coat was a " +
    "house with better manners. In Kanazawa, where her family made paper umbrellas, she learned that a flat " +
    "sheet can do anything if it is folded with patience. She wears black, white and the narrow band between, in " +
    "shapes that stand away from her like arguments, and she has become the quietest person ever to stop " +
    "traffic. At thirty her fringe went white. She kept it.",
  birthdate: "1984-01-11",
  birthplace: "Kanazawa, Japan",
  height: "5 ft 6 in (168 cm)",
  education: "Architecture, Asanogawa Institute of Design",
  careerHighlights:
    "The One-Mat House, finished in 2012, took a Kuwamori Medal and sleeps a person of medium build. Her first " +
    "wearable structure, a gown from a single uncut sheet, entered the Halvorsen Museum in 2019. Twelve Black " +
    "Coats, a touring installation, has been walked through by half a million visitors, in the dark.",
  personalLife:
    "Divides the year between a Kanazawa umbrella workshop and a top floor in Antwerp, both nearly empty. Her " +
    "companion is the ceramicist Joren Vael, whose cups are the only coloured things she owns.",
  awards:
    "Kuwamori Medal for Small Buildings (2012); Halvorsen Fellowship in Dress (2019); the Blank Page Prize (2024)",
  interestingFacts:
    "She has never used the word outfit. Every garment is drawn first at one to fifty, with a tree for scale. A " +
    "single red thread is hidden in each, and it has been found only twice.",
  nationality: "Japanese",
  languages: "Japanese, English, Dutch, some German",
  netWorth: "About $7 million",
  zodiacSign: "Capricorn",
  philanthropyWork:
    "Her Fold Fund keeps paper-makers' workshops open across Ishikawa by paying for apprentices. After the " +
    "coastal earthquakes she designed a folding sleeping screen, free to copy, which is now stored in nine " +
    "hundred school gyms.",
  businessVentures:
    "Nishikado Works produces six garments annually, unnamed, numbered in the order they were solved. A second " +
    "studio makes umbrellas, black outside, and inside whatever the client confesses to.",
  controversies:
    "At a 2022 opening she stood in a corner for three hours as a sculpture, and a critic reviewed her. The " +
    "review was unfavourable. She had it printed on the lining of Garment 31.",
  fanbaseNickname: "The Margin",
  measurements: "Of no consequence to a pattern that starts at twelve metres square",
  dietFitness:
    "She swims at dawn in any water available and walks stairs as a matter of professional interest. Meals are " +
    "white rice, pickles, and grilled fish, then without warning an entire chocolate cake.",
  styleEvolution:
    "Site boots and navy overalls came first, worn until they fell apart. Then black, bought by the bolt, and a " +
    "decade of learning to cut less. More recently the volumes have begun to open, letting in air, white cotton " +
    "and, some observers insist, jokes.",
  influences:
    "Snow fences, stage assistants who dress in black so as to be unseen, her grandfather's oiled-paper ribs, " +
    "and railway timetables. Asked about colour, she points to the cups.",
  quotes: '"Black is not an absence. It is everyone speaking at once, politely." "I leave room for weather."',
  publicPerception:
    "Severe in photographs, she is disarmingly funny at a table. Architects regret her departure, couturiers " +
    "study her corners, and strangers on trains draw her when they think she is asleep.",
  brandEndorsements: "Tanabori drafting pens, Stillwater paper, Veldhoven folding chairs",
  socialMedia: {
    instagram: "https://instagram.example/yukitanemura",
    twitter: "",
    facebook: "https://facebook.example/nishikadoworks",
    youtube: "https://youtube.example/nishikadoworks",
    tiktok: "yukitanemura",
    website: "https://yukitanemura.example",
  },
  signature: {
    look:
      "White hair in a blunt geometric fringe, cut level at the ears, golden skin and a single dark line of " +
      "liner; red lip on opening nights only.",
    accessories: "A folded umbrella, gloves, one ring made from a drawing-board screw",
    designers: "Nishikado Works, Saskia Drijvers, pleating by Hoshizora Mill",
    perfume: "Wet Stone, worn on the coat and never on the skin",
  },
  influenceScores: [
    { label: "Kanazawa paper craft", percent: 85 },
    { label: "Antwerp deconstruction", percent: 92 },
    { label: "Modernist houses", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Site boots and overalls", percent: 30 },
    { label: "A decade of black", percent: 60 },
    { label: "Air, white cotton, jokes", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "White, provisionally",
      text:
        "A shirt dress over black trousers on an Antwerp tram is taken as a change of policy. She calls it " +
        "laundry.",
    },
    {
      year: 2024,
      title: "The pleated skirt speech",
      text: "Accepting the Blank Page Prize she folds her notes, then her programme, then, almost, the lectern.",
    },
    {
      year: 2025,
      title: "Portable shelter",
      text:
        "A charcoal coat that opens into a seat and canopy sees three hours' delay at Narita, and a queue forms " +
        "to sit in it.",
    },
  ],
};
