import type { SampleCelebrity } from "../../sampleData.types";

export const anoukSerrault: SampleCelebrity = {
  slug: "anouk-serrault",
  name: "Anouk Serrault",
  category: "Model",
  styleType: "Classic",
  bio:
    "Anouk Serrault was spotted at nineteen while arguing with a parking attendant on the Left Bank, and she insists " +
    "she was right about the sign. Twelve years of catwalks later she is the person designers hire when a plain navy " +
    "jacket has to look like news. She reads detective novels between shows, cuts her own fringe with kitchen " +
    "scissors and has bought perhaps thirty pieces of clothing in her adult life. All of them have been altered at " +
    "least once.",
  birthdate: "1995-01-08",
  birthplace: "Paris, France",
  height: "5 ft 10 in (178 cm)",
  education: "Licence in modern literature, Université des Tanneries, Paris, completed by post from dressing rooms.",
  careerHighlights:
    "She opened for Maison Verre eleven seasons in a row, a house record. Her face carried the perfume Lundi Matin " +
    "for five years and paid for the flat. In 2024 she played a bored florist in the film Tulips for an Enemy, " +
    "stealing it with a stare.",
  personalLife:
    "The flat is in the eleventh arrondissement, four floors up, with a piano that had to come through the window. " +
    "She shares it with the bookbinder Lucien Aubertelle and, on alternate weeks, his son. Their dinners start late " +
    "and involve maps.",
  awards: "Golden Thimble for Model of the Year (2018, 2022)",
  interestingFacts:
    "All her luggage fits under a train seat, winter included. She has walked a catwalk with a broken toe, a live " +
    "pigeon and, once, somebody else's shoes. The parking fine is framed in the hall.",
  nationality: "French",
  languages: "French, English, Italian",
  netWorth: "About $9 million",
  zodiacSign: "Capricorn",
  philanthropyWork:
    "With a group of retired seamstresses she runs Le Point Perdu, free mending evenings held in town halls across " +
    "Paris. Some nine thousand garments have gone home wearable. She does buttons, having been told firmly that her " +
    "darning is not ready.",
  businessVentures:
    "Aubertelle & Serrault publishes forgotten crime novels in hand-bound editions of four hundred. The first title " +
    "sold out to people who wanted the cover in navy. A line of blunt-fringe scissors was floated and, wisely, sunk.",
  controversies:
    "Asked on live television to name the chicest woman in France, she said it was her dentist and gave the address. " +
    "The surgery received six hundred calls in a day. Two fashion houses sulked, while the dentist bought a new " +
    "chair.",
  fanbaseNickname: "Les Boutons",
  measurements: "Dress size FR 36; shoe size 39; a fringe of exactly six centimetres",
  dietFitness:
    "She walks everywhere, quickly, and takes the stairs because of the lift. A Tuesday fencing class keeps the back " +
    "straight and the temper level. Butter is a principle.",
  styleEvolution:
    "As a student she wore her brother's jumpers and a look of having forgotten something. Maison Verre taught her " +
    "about lining, and from that point she began buying for the inside of things. Each year the palette narrows by " +
    "one shade and the buttons improve.",
  influences:
    "The heroines of paperback thrillers, who own one coat and solve everything in it. Her dentist, naturally. She " +
    "also returns to the sketches of the very strict Mademoiselle Ondine Carcassol, who ran the Verre workroom for " +
    "four decades.",
  quotes: "“Wear it until somebody thinks it is yours by birth.”\n“My fringe is a matter between me and the scissors.”",
  publicPerception:
    "Tourists dress as her without knowing her name. In the trade she is prized for punctuality and feared for her " +
    "opinion of hems. She is regularly accused of making it look easy, a charge she does not contest.",
  brandEndorsements: "Maison Verre; Pellier leather goods",
  socialMedia: {
    instagram: "anoukserrault",
    twitter: "https://chirp.example/anoukserrault",
    facebook: "",
    youtube: "https://youtube.example/@lepointperdu",
    tiktok: "anouk.serrault",
    website: "https://anoukserrault.example",
  },
  signature: {
    look: "Brown hair with a blunt fringe, porcelain skin and a beret pushed well back.",
    accessories: "A black beret, her grandfather's watch, a paperback in the pocket",
    designers: "Maison Verre, Ondine Carcassol, Pellier",
    perfume: "Lundi Matin by Maison Verre: rain on zinc, coffee, a trace of violet",
  },
  influenceScores: [
    { label: "Left Bank thrillers", percent: 85 },
    { label: "Ondine Carcassol's linings", percent: 92 },
    { label: "Sixties schoolroom navy", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Brother's jumpers", percent: 30 },
    { label: "The education of a lining", percent: 60 },
    { label: "Thirty good things", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "Black, again",
      text:
        "She wore one slip dress to three galas in a week, changing only the shoes, and nobody minded except a " +
        "stylist.",
    },
    {
      year: 2024,
      title: "Tulips and pleats",
      text:
        "Burgundy pleats from the set of Tulips for an Enemy followed her home, and from there into every shop " +
        "window on the street.",
    },
    {
      year: 2025,
      title: "The houndstooth passes",
      text:
        "An overcoat inherited from her grandfather was photographed so often that his tailor's shop, closed since " +
        "1988, got fan mail.",
    },
  ],
};
