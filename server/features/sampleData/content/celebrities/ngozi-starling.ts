import type { SampleCelebrity } from "../../sampleData.types";

export const ngoziStarling: SampleCelebrity = {
  slug: "ngozi-starling",
  name: "Ngozi Starling",
  category: "Model",
  styleType: "Minimalist",
  bio:
    "Ngozi Starling studied structural engineering in Enugu and London and still looks at a puffed sleeve as a load " +
    "path. A tutor's wife, short of a fit model, borrowed her for an afternoon in 2016; by spring she had opened " +
    "four shows. Colour houses queue for her because she wears one shade from crown to toe and never seems to be " +
    "inside the dress so much as underneath its roof. She checks the seams herself, wearing a head torch.",
  birthdate: "1997-12-05",
  birthplace: "Enugu, Nigeria",
  height: "5 ft 11 in (180 cm)",
  education: "BEng in structural engineering, Thornfield Technical University, London.",
  careerHighlights:
    "The coral ballgown at the 2024 Pavilion Gala stood four metres across and passed through every door, as " +
    "calculated. She has been on thirty-one covers, nine of them in yellow. Her lecture Cantilever and Crinoline now " +
    "opens the pattern-cutting course at two academies.",
  personalLife:
    "She divides her time between Lagos and a top-floor flat in Peckham chosen for its ceiling height. Her twin " +
    "brother Chidi manages her diary by means of a spreadsheet with conditional colours. Evenings off are given to " +
    "jigsaw puzzles, edges last.",
  awards: "Golden Thimble for Model of the Year (2023, 2025); Pavilion Medal for Design",
  interestingFacts:
    "She once steadied a collapsing set with her shoulder and finished the walk. Her phone contains a folder of " +
    "bridges rated for elegance. The starling in the family name was a ship, not a bird.",
  nationality: "Nigerian-British",
  languages: "English, Igbo, French",
  netWorth: "About $8 million",
  zodiacSign: "Sagittarius",
  philanthropyWork:
    "The Starling Span scholarship puts twelve young women through engineering degrees at Enugu each year. Its first " +
    "graduates have built a footbridge, which is painted fuchsia. She attends every viva she can, sitting at the " +
    "back and wincing at the right moments.",
  businessVentures:
    "Loadbear makes the invisible parts of big dresses: hoops, collars, harnesses and one patented hip. Six couture " +
    "houses buy from it under strict secrecy. She is also an investor in a pigment works that grows its blue in " +
    "tanks.",
  controversies:
    "A seat-filler sued in 2024 after being enclosed by the coral gown for most of a dinner course. The matter was " +
    "settled amicably, since he had been passed bread. She has since fitted all large skirts with a handle.",
  fanbaseNickname: "The Murmuration",
  measurements: "Dress size UK 8; shoe size 41; wingspan, as she prefers to count it, 182 cm",
  dietFitness:
    "Balance work on a slackline keeps her steady beneath six kilos of skirt. Jollof on Sundays is compulsory for " +
    "anyone in the building. She sleeps nine hours and schedules it in the spreadsheet.",
  styleEvolution:
    "In her student days she had two black outfits and a hard hat. The designer Temperance Adeyo-Finch put her into " +
    "a single block of cobalt in 2019, and she recognised it at once as a drawing made solid. Volume followed " +
    "colour; lately she has been subtracting, to see how little structure can hold up how much shade.",
  influences:
    "Suspension bridges, her mother's starched aso oke headties, and the concrete churches of Enugu. Temperance " +
    "Adeyo-Finch is collaborator first and influence second. She owns the complete run of a journal about shells, " +
    "the architectural kind.",
  quotes:
    "“Colour is a load like any other. You have to carry it straight down to the ground.”\n“I like a dress with an " +
    "engineer's signature.”",
  publicPerception:
    "Children draw her, which she takes as proof that a shape is working. Engineers claim her, fashion students fear " +
    "her questions, and front rows have learned to lean back. Her name has become studio shorthand for anything " +
    "unexpectedly self-supporting.",
  brandEndorsements: "Atelier Ostara; Lumen Beauty pigments; Corso Motors",
  socialMedia: {
    instagram: "ngozistarling",
    twitter: "ngozi.starling",
    facebook: "https://facebook.example/ngozistarling",
    youtube: "https://youtube.example/@ngozistarling",
    tiktok: "https://clips.example/@ngozistarling",
    website: "https://starlingspan.example",
  },
  signature: {
    look: "Black hair in a high rounded afro, umber skin and bold hoops.",
    accessories: "Opera gloves, geometric hoops and a brooch holding something up",
    designers: "Temperance Adeyo-Finch, Atelier Ostara, Maison Verre",
    perfume: "Keystone by Lumen Beauty: dry limestone, hibiscus and green mango",
  },
  influenceScores: [
    { label: "Temperance Adeyo-Finch", percent: 85 },
    { label: "Enugu's concrete churches", percent: 92 },
    { label: "Starched aso oke headties", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Black and a hard hat", percent: 30 },
    { label: "One solid block of blue", percent: 60 },
    { label: "Less structure, more shade", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "Yellow, nine times",
      text:
        "Three of her nine yellow covers arrived in a single spring, and paint shops began stocking a shade called " +
        "Ngozi.",
    },
    {
      year: 2024,
      title: "Four metres of coral",
      text:
        "The Pavilion ballgown needed its own floor plan. Every door was measured in advance, and the lift was " +
        "dismissed as a concept.",
    },
    {
      year: 2025,
      title: "Pleats that stand",
      text: "A green midi dress with a permanent fold held its shape in a gale on the harbour, on film, for nine minutes.",
    },
  ],
};
