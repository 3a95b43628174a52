import type { SampleCelebrity } from "../../sampleData.types";

export const priyaRamaswell: SampleCelebrity = {
  slug: "priya-ramaswell",
  name: "Priya Ramaswell",
  category: "Athlete",
  styleType: "Minimalist",
  bio:
    "A sabre fencer works in white from ankle to chin, with her face behind a mesh. Priya Ramaswell, from " +
    "Leicester, treats that as a debt to be repaid in colour: emerald, garnet, cobalt, plum, each in a single " +
    "uncluttered shape. She took up fencing at nine because the sports hall was warmer than the library, and has " +
    "since won two Continental Sabre Grands Prix and the affection of a public who had not known that the sport " +
    "could be funny.",
  birthdate: "1998-10-29",
  birthplace: "Leicester, England",
  height: "5 ft 7 in (170 cm)",
  education: "Materials science, Welland University",
  careerHighlights:
    "Ranked first in Europe through the whole of 2024, she won the Torvani Blade in Turin with a broken guard " +
    "and a borrowed glove. Her final there, decided by one touch after a nine-minute video review, is shown to " +
    "young referees as a test of patience.",
  personalLife:
    "She lives in a canal-side flat in Birmingham with her sister Meera, a violinist, under a strict treaty on " +
    "practice hours. Their parents run a fabric shop off Leicester's Melton Road, and still send offcuts in the " +
    "post.",
  awards:
    "Continental Sabre Grand Prix (2022, 2024); the Torvani Blade (2024); Midlands Sportswoman of the Year (2023)",
  interestingFacts:
    "Her lucky object is a thimble. She can identify silk, viscose and the various lies told about both with her " +
    "eyes closed. In 2020 she cut her own hair with tailor's shears and has kept the length ever since.",
  nationality: "British",
  languages: "English, Tamil, Gujarati, fencing French",
  netWorth: "About $4 million",
  zodiacSign: "Scorpio",
  philanthropyWork:
    "Point in Line, her charity, buys masks and jackets for state schools, because a secondhand mask costs more " +
    "than most families' weekly shop. It has opened clubs in thirty-one sports halls, several of them warmer " +
    "than the library.",
  businessVentures:
    "With a former lab partner she founded Ply, a small firm weaving cut-resistant cloth that drapes. Half its " +
    "orders come from fencing federations and half, to her surprise, from theatre costume departments.",
  controversies:
    "She criticised judging at the 2023 Karst Open on live television, in three languages, and was fined. The " +
    "federation introduced a second video referee the next spring without mentioning her name.",
  fanbaseNickname: "The Right of Way",
  measurements: "UK 10; right forearm two centimetres larger than the left, and every sleeve cut accordingly",
  dietFitness:
    "Footwork drills to old film soundtracks, then yoga taught by an aunt who does not accept excuses. She eats " +
    "dosas before competition, never after, and distrusts any snack described as clean.",
  styleEvolution:
    "In her teens she wore black to avoid being looked at. An emerald jumpsuit in 2022 changed the policy " +
    "overnight, and since then each season has had a stone of its own. The silhouettes have grown plainer as the " +
    "colours have deepened.",
  influences:
    "The sari wall in her parents' shop, arranged by colour and never by price. Courtroom robes, Mughal " +
    "miniatures and stage curtains come up in interviews, as does her mother, who can match a thread from across " +
    "a street.",
  quotes: '"I spend all day in white with my face covered. Of course I want emerald." "Attack late, dress early."',
  publicPerception:
    "Quick, dry and very hard to interrupt, she has become the guest every panel show hopes for. Fashion editors " +
    "prize the clarity of her wardrobe: people remember the colour first, and the cut a second later.",
  brandEndorsements: "Harlequin Sabres, Verity Oat milk, Nocturne Optics",
  socialMedia: {
    instagram: "priyaramaswell",
    twitter: "priyaonpiste",
    facebook: "",
    youtube: "https://youtube.example/priyaramaswell",
    tiktok: "https://tiktok.example/priyaonpiste",
    website: "https://priyaramaswell.example",
  },
  signature: {
    look:
      "Auburn hair in a close pixie, bronze skin, heavy straight brows and oversized hoops whenever she is not " +
      "in a mask.",
    accessories: "One sculptural cuff at a time, garnet studs, gloves in unexpected leathers",
    designers: "Ondine Varr, Shah-Ottery, the house of Corvin Asche",
    perfume: "Garnet Hour, with cardamom and cold iron",
  },
  influenceScores: [
    { label: "Leicester's sari shops", percent: 85 },
    { label: "Stage costume", percent: 92 },
    { label: "Nineties minimal tailoring", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Head-to-toe black", percent: 30 },
    { label: "One stone per season", percent: 60 },
    { label: "Deep colour, plain line", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "A suit for a hearing",
      text:
        "Fined on Monday, she arrives on Wednesday in cobalt from lapel to hem. The photographs outlive the " +
        "verdict.",
    },
    {
      year: 2024,
      title: "The plum entrance",
      text: "Her first ballgown, in Turin, is carried up a staircase by two defeated opponents, both laughing.",
    },
    {
      year: 2025,
      title: "Leather meets pleats",
      text:
        "A burgundy jacket over a teal skirt makes her winter uniform, and sends shoppers to look at contrast " +
        "differently.",
    },
  ],
};
