import type { SampleCelebrity } from "../../sampleData.types";

export const saoirseKilbrannan: SampleCelebrity = {
  slug: "saoirse-kilbrannan",
  name: "Saoirse Kilbrannan",
  category: "Influencer",
  styleType: "Bohemian",
  bio:
    "On a wet hill outside Dingle, with nine hens and an uncertain signal, Saoirse Kilbrannan films the mending " +
    "of things. Smocks, quilts, a lobster pot, the sleeve of a wedding dress: she works slowly, speaks little, " +
    "and two million people find their shoulders coming down. Her clothes look gathered from a hedgerow, and " +
    "some were; she dyes with onion skins, alder and the gorse that has been trying to take over her lane. The " +
    "romance is real, she says, and so is the mud.",
  birthdate: "1995-03-19",
  birthplace: "Dingle, County Kerry",
  height: "5 ft 8 in (173 cm)",
  education: "Textile conservation, Ardfert School of Craft",
  careerHighlights:
    "A forty-minute film of one darn, posted during a power cut in 2020, has never been bettered for viewing " +
    "figures or for silence. She restored the Ventry Banner for its centenary, and in 2025 showed twelve dyed " +
    "gowns in a cattle mart, to a standing audience that included cattle.",
  personalLife:
    "She lives in her great-aunt's cottage with the musician Fionn Adair, who tunes fiddles in the dairy. A " +
    "daughter, Brid, was born in 2024 and dresses exclusively in test swatches.",
  awards: "The Bog Cotton Prize (2021); Slow Screen Award (2023); Honorary Needle, Guild of Atlantic Menders (2025)",
  interestingFacts:
    "Every hen is named after a stitch, and Herringbone is the difficult one. She has never owned an iron. Her " +
    "gorse yellow is matched nowhere, the recipe depending, she believes, on one particular kettle.",
  nationality: "Irish",
  languages: "Irish, English, a little Breton",
  netWorth: "About $1.8 million",
  zodiacSign: "Pisces",
  philanthropyWork:
    "Winter proceeds go to Tides and Threads, which pays retired knitters a proper wage to teach. Six villages " +
    "on the peninsula now have a Thursday table, with cake by rota.",
  businessVentures:
    "Brackenhythe, her dye house, takes ten commissions a month and lists the weather on each invoice. A small " +
    "book of her plant recipes sold out four printings, all on paper that can be composted.",
  controversies:
    "Critics accused her in 2022 of making poverty look pretty. She published her accounts, invited the sharpest " +
    "of them to spend a February with her, and they now share an allotment.",
  fanbaseNickname: "The Hedge School",
  measurements: "UK 10, in smocks that would fit most people she knows",
  dietFitness:
    "Carrying water, cutting turf and losing arguments with a goat supply the exercise. She eats what the garden " +
    "allows, along with a quantity of shop-bought biscuits that she no longer hides from the camera.",
  styleEvolution:
    "Conservation work meant white coats and gloves, so her own clothes were grey and easily washed. Moving west " +
    "gave her colour, out of a pot, and her grandmother's blouses gave her sleeves. Motherhood shortened the " +
    "hems; evening invitations, to her mild surprise, have let them down again.",
  influences:
    "Aran knitters who never drew a chart, the embroidered alb in her parish museum, and paintings of women " +
    "hanging out washing. Her great-aunt Nuala wore a ballgown to milk the cow once, for a bet.",
  quotes:
    '"Anything can be mended by someone who isn\'t in a hurry." "I don\'t dress for the past. I dress for the ' +
    'wind."',
  publicPerception:
    "For some she is an escape, for others a practical manual, and letters arrive from both sorts. Fashion " +
    "houses court her without success; she answers on postcards, in green ink, about a month late.",
  brandEndorsements: "Carrigeen soap, Dunmoy oats, the Slea Head lifeboat (as its jumper-mender)",
  socialMedia: {
    instagram: "saoirsekilbrannan",
    twitter: "",
    facebook: "https://facebook.example/thehedgeschool",
    youtube: "https://youtube.example/saoirsemends",
    tiktok: "",
    website: "https://saoirsekilbrannan.example",
  },
  signature: {
    look:
      "Black hair in long loose waves that the wind has been at, densely freckled skin, grey eyes and a cotton " +
      "scarf tied under the chin.",
    accessories: "A needle case on a ribbon, gorse-dyed scarf, a willow basket for a handbag",
    designers: "Brackenhythe, Mallowfield, lace by the Loom of Ida",
    perfume: "None bought; turf smoke, lavender water and occasionally goat",
  },
  influenceScores: [
    { label: "Atlantic knitters", percent: 85 },
    { label: "Edwardian gardeners", percent: 92 },
    { label: "Parish embroidery", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Conservator's grey", percent: 30 },
    { label: "Colour from the pot", percent: 60 },
    { label: "Cottage gowns by evening", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "The rust skirt",
      text:
        "Onion skins, iron and eleven metres of linen, first seen in a festival field, empty Irish greengrocers " +
        "of onions.",
    },
    {
      year: 2024,
      title: "Cape weather",
      text: "A moss cape cut from an army blanket, with a baby under it, is the warmest picture of a hard winter.",
    },
    {
      year: 2025,
      title: "Gowns at the cattle mart",
      text: "Her first show takes place among pens and straw, and the front row is advised to bring boots.",
    },
  ],
};
