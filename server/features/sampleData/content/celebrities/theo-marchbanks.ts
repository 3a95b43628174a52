import type { SampleCelebrity } from "../../sampleData.types";

export const theoMarchbanks: SampleCelebrity = {
  slug: "theo-marchbanks",
  name: "Theo Marchbanks",
  category: "Influencer",
  styleType: "Classic",
  bio:
    "Theo Marchbanks used to be a reference librarian in Providence, and still answers questions as though " +
    "someone were whispering behind him. His short films, each about one garment and one book, drew an audience " +
    "who came for the cardigans and stayed for the footnotes. He dresses in what he calls indoor weather: knits " +
    "the colour of butter and sage, shirts left soft, trousers with room for thinking. A shelf of three hundred " +
    "ties, mostly inherited, remains his only visible vice.",
  birthdate: "1997-12-05",
  birthplace: "Providence, Rhode Island",
  height: "5 ft 11 in (180 cm)",
  education: "Library science, Wickford College",
  careerHighlights:
    "The film on a frayed collar and a forgotten sea novel, made for no money in 2021, has been watched nineteen " +
    "million times and put the novel back in print. Since 2023 he has hosted Marginalia, a live show that fills " +
    "theatres with people holding pencils.",
  personalLife:
    "He lives with his husband Desmond, a pastry cook, in a shingled house in Pawtuxet whose stairs double as " +
    "bookshelves. On Wednesdays he goes back to the reference desk as a volunteer, and is still told off for the " +
    "noise of his shoes.",
  awards:
    "Quiet Screen Award (2022); Cardigan of the Year, Wool Gazette (2024); Bookbinders' Medal for Public Reading " +
    "(2025)",
  interestingFacts:
    "His spectacles are ground to his late grandfather's prescription in one pair, kept only for looking " +
    "distinguished. He has never thrown away a button. Pressed, he can recite the call number of any subject you " +
    "care to name.",
  nationality: "American",
  languages: "English, Portuguese, reading Latin",
  netWorth: "About $2.5 million",
  zodiacSign: "Sagittarius",
  philanthropyWork:
    "Half of every Marginalia ticket buys new carpets, lamps and chairs for town libraries, since, as he points " +
    "out, nobody donates for chairs. Forty-four branches have been refurnished so far.",
  businessVentures:
    "Overdue, his knitwear label, makes four cardigans a year in a mill outside Woonsocket and mends them free " +
    "for life. The mill had been down to six employees and now has thirty.",
  controversies:
    "A remark in 2022 that hoodies had no place at the opera brought eight thousand replies, many of them well " +
    "argued. He conceded the point, bought a hoodie, and has worn it to the opera annually.",
  fanbaseNickname: "The Late Returns",
  measurements: "Jacket 38 long, waist 31 in, hat size seven and an eighth",
  dietFitness:
    "He walks everywhere, slowly, with a book. Breakfast comes from Desmond's bakery and makes no claims for " +
    "itself; there is also a rowing machine, used chiefly for drying knitwear flat.",
  styleEvolution:
    "At the library he hid in charcoal, a man camouflaged as a filing cabinet. Colour arrived through an aunt's " +
    "sage cardigan in 2021 and never went home. The shapes have loosened each year, and lately there is evening " +
    "dress, approached as if it were pyjamas of a higher order.",
  influences:
    "Campus snapshots from the 1950s, his grandfather's wardrobe of unpressed tweed, and Portuguese fishermen's " +
    "checks from the docks at New Bedford. He owes the glasses to a geography master named Mr Eccles.",
  quotes: '"A cardigan is a jacket that has forgiven you." "Wear the good tie. The occasion will turn up."',
  publicPerception:
    "Viewers describe him as restful, a word he finds both kind and alarming. Menswear critics took longer, then " +
    "noticed that the entire industry had begun to button things lower and sit down more.",
  brandEndorsements: "Ferrule & Nib pencils, Overcast umbrellas, Tillinghast tea",
  socialMedia: {
    instagram: "https://instagram.example/theomarchbanks",
    twitter: "theomarchbanks",
    facebook: "https://facebook.example/marginalialive",
    youtube: "https://youtube.example/marginalialive",
    tiktok: "theointhestacks",
    website: "https://theomarchbanks.example",
  },
  signature: {
    look:
      "Blonde hair in unruly curls, fair skin that blushes at compliments, and round wire-rimmed glasses pushed " +
      "up with a pencil.",
    accessories: "A pencil behind the ear, an inherited knit tie, a satchel with a broken buckle",
    designers: "Overdue, Ferrand Oake, shirts by Pettigrue of Providence",
    perfume: "Card Catalogue: cedar drawers, paper and a little ink",
  },
  influenceScores: [
    { label: "Fifties campus", percent: 85 },
    { label: "New Bedford docks", percent: 92 },
    { label: "His grandfather's tweeds", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Librarian charcoal", percent: 30 },
    { label: "The inherited sage cardigan", percent: 60 },
    { label: "Pastels, pleats and evening velvet", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "The butter knit",
      text:
        "A winter jumper in pale yellow, photographed beside a stove, persuades a good many men to stop buying " +
        "grey.",
    },
    {
      year: 2024,
      title: "Marginalia tours",
      text:
        "Twenty-two cities, one lavender waistcoat, and a rail of audience cardigans waiting to be mended in " +
        "each foyer.",
    },
    {
      year: 2025,
      title: "Velvet at the Bookbinders'",
      text:
        "His first dinner jacket, in moss, is lined with a printed page that turns out to be his own overdue " +
        "notice.",
    },
  ],
};
