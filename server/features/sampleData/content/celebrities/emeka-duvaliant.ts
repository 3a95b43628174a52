import type { SampleCelebrity } from "../../sampleData.types";

export const emekaDuvaliant: SampleCelebrity = {
  slug: "emeka-duvaliant",
  name: "Emeka Duvaliant",
  category: "Fashion Icon",
  styleType: "Classic",
  bio:
    "A cutter by training and a peacock by conviction, Emeka Duvaliant dresses as if the tailcoat had never gone " +
    "away but had merely been waiting for better shoulders. Raised between Enugu and New Orleans, he apprenticed " +
    "at fifteen to a maker of band uniforms, and his suits keep that snap: high armholes, roped sleeves, a " +
    "trouser that stands to attention. He lectures on the history of Black dandyism to full halls, usually in a " +
    "waistcoat that takes the first ten minutes to explain.",
  birthdate: "1979-05-30",
  birthplace: "Enugu, Nigeria",
  height: "6 ft 3 in (191 cm)",
  education: "Cutter's indenture, Batiste & Sons; MA in dress history, Carondelet University",
  careerHighlights:
    "His lecture series A Well-Pressed Freedom has toured fifty cities since 2018 and became a book with its own " +
    "ribbon. In 2023 he curated The Starched Collar, a show of three hundred garments lent by families who had " +
    "kept them under beds. He judges the annual Promenade in the Marigny, from horseback.",
  personalLife:
    "Home is a yellow shotgun house which he shares with his wife, the trombonist Celestine Roux-Abara, and two " +
    "sons who wear shorts, against advice. Sunday lunch seats sixteen and has a tie basket by the door.",
  awards:
    "Order of the Brass Thimble (2019); Pellerin Prize for Dress History (2023); Best Waistcoat, the Promenade " +
    "(nine times)",
  interestingFacts:
    "He irons to brass-band records and can judge a crease by ear. His collection of collar studs, 1,140 of " +
    "them, is catalogued by the parties they were lost at. For one week in 2016 he wore a tracksuit, as " +
    "research, and still takes questions on it.",
  nationality: "Nigerian-American",
  languages: "English, Igbo, French, Louisiana Creole",
  netWorth: "About $5 million",
  zodiacSign: "Gemini",
  philanthropyWork:
    "First Suit fits sixty school leavers each June with a made-to-measure two-piece, cut by volunteers he " +
    "trains himself. Recipients return the following year to baste someone else's.",
  businessVentures:
    "Duvaliant & Daughters, named for the two aunts who taught him to sew, makes ninety suits a year above a " +
    "praline shop. The staircase smells of caramel and so, by delivery, do most of the jackets.",
  controversies:
    "In 2021 he called the skinny lapel a moral failing on breakfast television. A lapel manufacturer sued, " +
    "lost, and sent him a bolt of very good flannel by way of truce.",
  fanbaseNickname: "The Second Line",
  measurements: "Jacket 44 extra long, waist 36 in, inside leg 35 in, cane 38 in",
  dietFitness:
    "Fencing-school footwork, parade marching and the carrying of irons keep him upright. He cooks egusi for a " +
    "crowd and red beans on Mondays, and abstains from anything eaten with a bib, for obvious reasons.",
  styleEvolution:
    "The band-uniform years left him with braid on everything. Study took the braid off and put in the " +
    "discipline: three colours, one pattern, an argument. In his forties he has loosened again, letting in " +
    "capes, knitwear and, on record, one cardigan.",
  influences:
    "Studio portraits of Lagos clerks in the 1930s, second-line parade marshals, and his aunts Ngozika and " +
    "Perpetua, who starched doilies until they rang. He names the Batiste pattern book as his scripture.",
  quotes:
    '"My grandfather was told what to wear. I am answering, at length." "A crease is a promise you make in ' +
    'the morning."',
  publicPerception:
    "Tailors treat him as a visiting head of state. Younger men come for the swagger and leave with a reading " +
    "list, and even sceptics concede that no one alive sits down so well.",
  brandEndorsements: "Cordwain & Pike shoe trees, Belle Chasse starch, Akwudo umbrellas",
  socialMedia: {
    instagram: "https://instagram.example/emekaduvaliant",
    twitter: "emekaduvaliant",
    facebook: "https://facebook.example/awellpressedfreedom",
    youtube: "https://youtube.example/emekaduvaliant",
    tiktok: "",
    website: "https://duvaliantanddaughters.example",
  },
  signature: {
    look:
      "Black hair in shoulder-length locs tied with velvet, deep skin, a waxed moustache and a brimmed hat " +
      "tipped over one eye.",
    accessories: "A malacca cane, a watch on a chain, brooch at the lapel, gloves carried and never worn",
    designers: "Duvaliant & Daughters, hats by Octavia Plume, Obiora Lace for shirts",
    perfume: "Vetiver & Brass, blended for him by a chemist on Royal Street",
  },
  influenceScores: [
    { label: "Lagos studio portraits", percent: 85 },
    { label: "New Orleans parades", percent: 92 },
    { label: "Regency tailoring", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Braid on everything", percent: 30 },
    { label: "Three colours and an argument", percent: 60 },
    { label: "The dandy at ease", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "The Starched Collar",
      text:
        "His exhibition opens with three hundred borrowed garments, and he changes four times during the evening " +
        "to keep them company.",
    },
    {
      year: 2024,
      title: "Wine-dark evening",
      text: "The burgundy dinner suit brings back the white waistcoat, and white waistcoats vanish from hire shops.",
    },
    {
      year: 2025,
      title: "A cape, properly",
      text: "Emerald wool over evening black at the Brass Thimble gala. Doormen in two hemispheres report copies.",
    },
  ],
};
