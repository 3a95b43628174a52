import type { SampleCelebrity } from "../../sampleData.types";

export const idrisFalkenrath: SampleCelebrity = {
  slug: "idris-falkenrath",
  name: "Idris Falkenrath",
  category: "Actor",
  styleType: "Classic",
  bio:
    "Idris Falkenrath was a trainee surveyor in Leeds until an amateur production of a play about a flooded mine " +
    "needed somebody tall. He has since played three detectives, a bishop and, in The Quarryman of Hask, a " +
    "stonecutter who says forty-one words in two hours. His hair turned silver at thirty-four; the tailoring got " +
    "better at roughly the same time. He treats a suit as a piece of engineering and will, if cornered at a party, " +
    "explain what a canvas does.",
  birthdate: "1981-09-30",
  birthplace: "Leeds, England",
  height: "6 ft 3 in (191 cm)",
  education:
    "Foundation year in land surveying, Aireholme Polytechnic; evening classes at the Cinder Street Playhouse.",
  careerHighlights:
    "Television audiences met him as Inspector Coyle in four series of Low Water, High Street. Film followed with " +
    "The Quarryman of Hask, shot in the order of the script so that his beard could be real throughout. He returned " +
    "to the stage in 2023 for A Bishop at Sea and extended the run twice.",
  personalLife:
    "He is married to the ceramicist Tamsin Okoye-Bell, and the pair are raising twin boys in a converted chapel " +
    "with dreadful heating, which explains the knitwear. Saturdays go to an allotment and a feud about its hosepipe. " +
    "He turns his phone off at seven in the evening.",
  awards: "Silver Wicket for Television Actor (2016); Meridian Critics' Prize (2022)",
  interestingFacts:
    "He can estimate the height of any building to within a metre and does so aloud. Every suit he owns has a pencil " +
    "loop inside the left breast. A species of moss found on the set of The Quarryman of Hask now carries his " +
    "surname.",
  nationality: "British",
  languages: "English, German, some Yoruba",
  netWorth: "About $14 million",
  zodiacSign: "Libra",
  philanthropyWork:
    "His charity First Fitting lends interview suits to young men out of care, then sends a tailor to make sure the " +
    "sleeves are right. More than two thousand have been lent and nobody is chased to return one. He also chairs a " +
    "modest fund for village theatre roofs.",
  businessVentures:
    "Together with the cutter Barnaby Osei-Wright he opened Plumb, a made-to-measure room above a bicycle shop that " +
    "takes six clients a month. He owns a share of a Yorkshire mill as well, chiefly because it was about to stop " +
    "weaving his favourite flannel.",
  controversies:
    "A magazine profile in 2020 quoted him calling trainers at a wedding “a cry for help”. Letters arrived. He " +
    "apologised by attending his cousin's wedding in trainers, with a morning suit, and was photographed looking " +
    "bereaved.",
  fanbaseNickname: "The Plumb Line",
  measurements: "Chest 42 in, waist 34 in, inside leg 35 in",
  dietFitness:
    "Fell walking does most of the work, helped by carrying two sons who have announced they are tired. He avoids " +
    "gyms on the grounds that the music is too decided. Breakfast is porridge with salt and no conversation about it.",
  styleEvolution:
    "Publicity pictures from Low Water, High Street show shiny slim suits and an apology of a tie. After a director " +
    "told him he walked like a man in somebody else's jacket, he learned to sew a buttonhole and started again from " +
    "the shoulders. The clothes have grown roomier and softer with every year since.",
  influences:
    "Bus conductors, surveyors and his father, who pressed a shirt for the night shift. He keeps a scrapbook of West " +
    "African studio portraits from the 1960s for the way trousers break in them. Barnaby Osei-Wright is the only " +
    "living influence he will name, and then only after the bill has been paid.",
  quotes: "“A good jacket lets you forget your arms.”",
  publicPerception:
    "He is the actor whom other actors text before a fitting. Newspapers like to call him effortless, and he likes " +
    "to send them an itemised list of the effort. Mothers-in-law approve of him in numbers.",
  brandEndorsements: "Halden & Co tailoring; Orrery watches",
  socialMedia: {
    instagram: "https://photos.example/idrisfalkenrath",
    twitter: "idrisfalkenrath",
    facebook: "https://facebook.example/idrisfalkenrath",
    youtube: "https://youtube.example/@plumbtailors",
    tiktok: "https://clips.example/@idrisfalkenrath",
    website: "https://idrisfalkenrath.example",
  },
  signature: {
    look: "Silver hair kept in a close crop, deep skin and a full, neatly edged beard.",
    accessories: "Knitted ties, a steel pocket rule and his father's conductor's watch",
    designers: "Plumb, Halden & Co, Barnaby Osei-Wright",
    perfume: "Slate Roof by Lumen Beauty: wet stone, cedar and black tea",
  },
  influenceScores: [
    { label: "Sixties Lagos portraits", percent: 85 },
    { label: "Barnaby Osei-Wright's cutting", percent: 92 },
    { label: "Yorkshire mill flannel", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Shiny slim suits", percent: 30 },
    { label: "Relearning the shoulder", percent: 60 },
    { label: "Roomy, soft, exact", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "The long coat",
      text: "A charcoal overcoat worn to the knee and well below it reset the length of every coat in London by February.",
    },
    {
      year: 2024,
      title: "Wine at the prizes",
      text: "Burgundy barathea replaced black on the red carpet, and he was asked about the colour eleven times.",
    },
    {
      year: 2025,
      title: "Back to business",
      text: "A soft navy suit for a day at a bank persuaded several bankers to stop wearing gilets.",
    },
  ],
};
