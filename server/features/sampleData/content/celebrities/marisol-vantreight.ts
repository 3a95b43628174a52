import type { SampleCelebrity } from "../../sampleData.types";

export const marisolVantreight: SampleCelebrity = {
  slug: "marisol-vantreight",
  name: "Marisol Vantreight",
  category: "Actor",
  styleType: "Classic",
  bio:
    "Marisol Vantreight came to film by way of a puppet theatre in Valparaíso, where she learned to hold a room from " +
    "behind a curtain. Her breakthrough arrived at twenty-six as the forger's wife in The Salt Auction, and " +
    "directors have been asking her to walk slowly down staircases ever since. Off set she collects studio portraits " +
    "from the nitrate years, studies how they were lit, and has her gowns cut to suit the same lamps. She does her " +
    "own hair.",
  birthdate: "1987-02-03",
  birthplace: "Valparaíso, Chile",
  height: "5 ft 9 in (175 cm)",
  education:
    "Stage diploma, Escuela Faro de Artes Escénicas, Valparaíso; one year of art history at Larkmoor College, " +
    "abandoned for a tour.",
  careerHighlights:
    "The Salt Auction (2013) made her name and its yellow raincoat a costume-party staple. She followed it with the " +
    "courtroom drama Nine Lamps for Elvira, then spent two winters on stage as the lighthouse keeper in A Fog Signal " +
    "for Two. Her latest, The Understudy's Husband, is her first film as producer as well as lead.",
  personalLife:
    "She lives with the cinematographer Ansel Dreyhoff and their daughter in a hillside house that used to be a " +
    "cinema box office. Sundays belong to a long lunch to which she invites eight people and cooks for fourteen. She " +
    "has never learned to drive and regards this as a kindness to other road users.",
  awards: "Gilded Heron for Best Actress (2014, 2021); Meridian Critics' Prize (2018)",
  interestingFacts:
    "She can thread a film projector in under a minute and has won money doing it. Her lucky shoes are a pair of " +
    "gold dance sandals resoled eleven times. The beauty spot is real, though it moves sides whenever a poster is " +
    "printed in reverse.",
  nationality: "Chilean-American",
  languages: "Spanish, English, French",
  netWorth: "About $18 million",
  zodiacSign: "Aquarius",
  philanthropyWork:
    "She pays for the restoration of two neglected South American films each year and insists they are screened free " +
    "in the towns where they were shot. A smaller fund in her grandmother's name buys sewing machines for women " +
    "leaving prison. She turns up to both without a photographer.",
  businessVentures:
    "Box Office Pictures, the production company she runs with her sister, has four titles in development. In 2022 " +
    "she bought half of a shuttered button factory outside Santiago, which now makes covered buttons for three " +
    "couture workrooms and loses slightly less money every year.",
  controversies:
    "In 2019 she left a chat show during the commercial break after the host asked her to turn around and show the " +
    "back of the dress. The clip of the empty chair ran for a week. She sent the chair a bouquet and has never " +
    "discussed it further.",
  fanbaseNickname: "The Front Row",
  measurements: "Dress size US 6; shoe size 39; her corsetière keeps the rest in a locked drawer",
  dietFitness:
    "Ballroom practice twice a week keeps her posture where the gowns need it. She swims in cold water from October " +
    "to March and eats like someone who has just done so. On shoot days there is soup, and nobody talks to her " +
    "before it.",
  styleEvolution:
    "Early premieres found her in borrowed cocktail dresses and an expression of polite alarm. A fitting with the " +
    "retired studio cutter Perpetua Lisle in 2015 taught her about bias, weight and the value of a good hem, and the " +
    "gowns grew longer and plainer at once. Nowadays the drama sits in one place per outfit, usually the back.",
  influences:
    "Her grandmother Eulalia, a seamstress for touring operettas, is the first name on any list. After her come the " +
    "anonymous portrait photographers of the 1940s, whose side lighting decides where she wants a shoulder seam. " +
    "Perpetua Lisle supplied the rest, often with pins in her mouth.",
  quotes:
    "“I dress for the last row of the balcony. The front row can see me anyway.”\n“If a gown needs tape, it needs a " +
    "better tailor.”",
  publicPerception:
    "Audiences treat her as a visitor from a better-lit decade, which she finds flattering before noon and tiring " +
    "after. Editors trust her never to repeat a shape too soon. Costume students write essays about her sleeves.",
  brandEndorsements: "Maison Verre eveningwear; Lumen Beauty lipstick; Orrery watches",
  socialMedia: {
    instagram: "marisolvantreight",
    twitter: "https://chirp.example/marisolvantreight",
    facebook: "https://facebook.example/marisolvantreight",
    youtube: "https://youtube.example/@boxofficepictures",
    tiktok: "",
    website: "https://marisolvantreight.example",
  },
  signature: {
    look: "Chestnut hair set in side-parted waves, olive skin, a red lip and small pearls at the ear.",
    accessories: "Gold dance sandals, opera-length gloves and a tortoiseshell comb from her grandmother's workbox",
    designers: "Maison Verre, Perpetua Lisle, Atelier Ostara",
    perfume: "Projection Room by Lumen Beauty: iris, warm dust and a little vetiver",
  },
  influenceScores: [
    { label: "1940s studio portraiture", percent: 85 },
    { label: "Perpetua Lisle's bias cutting", percent: 92 },
    { label: "Valparaíso opera wardrobes", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Borrowed cocktail dresses", percent: 30 },
    { label: "Bias-cut apprenticeship", percent: 60 },
    { label: "Floor-length authority", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "The green staircase",
      text:
        "An emerald column at the premiere of The Understudy's Husband sent half the internet looking for matt silk. " +
        "The other half wanted the staircase.",
    },
    {
      year: 2024,
      title: "Day clothes, at last",
      text:
        "Photographed in a camel trench at four airports in a month, she proved she owns trousers and can be brisk " +
        "in them.",
    },
    {
      year: 2025,
      title: "Nothing but ivory",
      text:
        "For the Heron Gala she wore an undecorated slip gown, no necklace, and let the seam down the back do the " +
        "talking.",
    },
  ],
};
