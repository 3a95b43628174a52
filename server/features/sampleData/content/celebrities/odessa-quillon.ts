import type { SampleCelebrity } from "../../sampleData.types";

export const odessaQuillon: SampleCelebrity = {
  slug: "odessa-quillon",
  name: "Odessa Quillon",
  category: "Musician",
  styleType: "Bohemian",
  bio:
    "Odessa Quillon writes songs about rivers, aunts and unpaid ferrymen, and performs them on a harmonium that " +
    "weighs more than her drummer. She grew up on a canal boat between Ghent and wherever the engine gave out, which " +
    "left her with a huge voice and a horror of matching luggage. Her second record, Orchard Fever, was taped in a " +
    "cider barn during harvest. The stage clothes are mostly table linen, dyed in the bath and cut again every " +
    "winter.",
  birthdate: "1990-06-16",
  birthplace: "Ghent, Belgium",
  height: "5 ft 6 in (168 cm)",
  education: "Schooled aboard by her mother; two terms of organ at the Vesper Conservatoire, Bruges.",
  careerHighlights:
    "Orchard Fever (2017) spent thirty weeks in the charts and one in a lawsuit about wasps. The follow-up, Letters " +
    "to a Lock-Keeper, filled open-air theatres from Porto to Tallinn. In 2024 she toured forty towns by barge, " +
    "arriving late to every one of them and beginning each show with an apology in the local language.",
  personalLife:
    "She still lives on the boat, with a whippet named Bursar and, in summer, her partner Rafe Ostrander, who builds " +
    "organs. Her mother runs the merchandise stall and decides who gets a discount. There is no television, though " +
    "there is a periscope.",
  awards: "Copper Lark for Album of the Year (2018); Northern Folk Laurel (2024)",
  interestingFacts:
    "Every tour ends with the costumes being cut up for a quilt, and there are now six quilts. She can name ninety " +
    "knots. The growl at the end of the single Ferry Money is the whippet.",
  nationality: "Belgian",
  languages: "Dutch, French, English",
  netWorth: "About $5 million",
  zodiacSign: "Gemini",
  philanthropyWork:
    "A euro from each ticket goes towards reopening derelict locks, eleven so far. She also lends instruments to " +
    "children who live on boats and caravan sites, delivered personally and usually wet. Repairs are included for " +
    "life.",
  businessVentures:
    "Bath Dye, her kitchen-table label, sells shawls coloured with onion skin, madder and walnut. Supply depends on " +
    "what she has been eating. In 2023 it opened a stall in the Ghent flea market, where haggling is compulsory.",
  controversies:
    "A festival asked her to shorten a set for the headliner's fireworks in 2022, so she played on, acoustically, " +
    "through them. Reviews were divided about which was louder. The headliner, Kairo Lune, joined in from the wings " +
    "and that was more or less the end of it.",
  fanbaseNickname: "The Towpath",
  measurements: "Dress size EU 38; shoe size 38; sleeves always cut long",
  dietFitness:
    "Winding lock gates by hand is her upper-body routine. She cooks one enormous stew on Monday and negotiates with " +
    "it all week. Singing practice takes place at a distance from other boats, following a petition.",
  styleEvolution:
    "Her first stage dress was a christening gown with the hem let down three times. Around the second album she " +
    "discovered natural dye and everything went the colour of autumn for two years. Structure has arrived lately, in " +
    "the form of boots, capes and a belt.",
  influences:
    "Flemish still lifes taught her that brown can be a party. From her great-aunt Clothilde, a fairground fortune " +
    "teller, come the rings, the sleeves and a respect for fringing. She also credits the trawler crews of Ostend " +
    "for the knots.",
  quotes: "“I have never met a tablecloth I couldn't get a skirt out of.”",
  publicPerception:
    "Fans bring her lace in carrier bags as other fans bring flowers. The press has called her a witch so often that " +
    "she lists it on customs forms. Musicians know her as the best harmony singer within a day's sail.",
  brandEndorsements: "Atelier Ostara; Hollowbrook harmoniums",
  socialMedia: {
    instagram: "odessaquillon",
    twitter: "odessaquillon",
    facebook: "",
    youtube: "https://youtube.example/@odessaquillon",
    tiktok: "https://clips.example/@bathdye",
    website: "https://odessaquillon.example",
  },
  signature: {
    look: "Copper hair in loose curls, fair skin and a scarf knotted at the neck.",
    accessories: "Great-aunt Clothilde's nine rings, a walnut-dyed scarf and a coin belt used sparingly",
    designers: "Atelier Ostara, Bath Dye, Mirthe van Aldringen",
    perfume: "Cider Barn by Lumen Beauty: windfall apples, hay and smoke",
  },
  influenceScores: [
    { label: "Flemish still lifes", percent: 85 },
    { label: "Fairground Ghent", percent: 92 },
    { label: "Mirthe van Aldringen", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Christening lace", percent: 30 },
    { label: "The madder years", percent: 60 },
    { label: "Boots and backbone", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "Mud season",
      text:
        "A rust maxi skirt came through three days of festival rain looking better on Sunday than on Friday, and " +
        "madder root sold out across Flanders.",
    },
    {
      year: 2024,
      title: "Barge couture",
      text:
        "Forty towns, one trunk: she toured with eleven garments and restyled them nightly on a washing line behind " +
        "the harmonium.",
    },
    {
      year: 2025,
      title: "Moss on the carpet",
      text: "Her first halter gown was dyed with nettles. The carpet, she pointed out, was dyed with something worse.",
    },
  ],
};
