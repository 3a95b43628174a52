import type { SampleCelebrity } from "../../sampleData.types";

export const beatrixThornquist: SampleCelebrity = {
  slug: "beatrix-thornquist",
  name: "Beatrix Thornquist",
  category: "Fashion Icon",
  styleType: "Bohemian",
  bio:
    "For forty-one years Beatrix Thornquist dealt in other people's jewels from a third-floor room in Stockholm; " +
    "at seventy she began, to general delight, wearing the stock. Born in Gothenburg over a ship's chandlery, " +
    "she had passed her youth buying costumes for small theatres with even smaller budgets, and the habit of " +
    "making an entrance stuck. Now in her middle seventies she attends everything, sits at the front, and has " +
    "never been seen in the same necklace twice, or in a sensible coat once.",
  birthdate: "1951-08-26",
  birthplace: "Gothenburg, Sweden",
  height: "5 ft 4 in (163 cm), more with hat",
  education: "History of ornament, Vasterlund Institute; unfinished, owing to a touring operetta",
  careerHighlights:
    "Costume buyer to eleven theatres before she was thirty, she then opened Thornquist & Moth, where museums " +
    "bought brooches and actresses pawned them. Her exhibition of 2022, What I Could Not Sell, drew queues in " +
    "three cities. Since 2024 her face has been on a Swedish postage stamp, which she licks with visible " +
    "satisfaction.",
  personalLife:
    "Widowed twice, amicably both times, she occupies five rooms in Sodermalm with a parrot named Invoice. Her " +
    "granddaughter Sunniva keeps the diary and vetoes nothing but heels on ice.",
  awards: "Ornament Society Gold Pin (1998, 2022); Lifetime of Looking Award, Copenhagen Style Assembly (2025)",
  interestingFacts:
    "She sold her wedding ring by mistake and bought it back at auction, bidding against herself by telephone. " +
    "The parrot can appraise amber, or at any rate says the word at the right moment. Her hatboxes have their " +
    "own lodger's agreement.",
  nationality: "Swedish",
  languages: "Swedish, Danish, German, theatrical English",
  netWorth: "About $18 million, mostly pinned to cushions",
  zodiacSign: "Virgo",
  philanthropyWork:
    "She auctions one drawer a year for the Old Understudies' Fund, which pays rents for retired stagehands, " +
    "dressers and prompters. Bidders receive the jewel together with its gossip, typed, on a card.",
  businessVentures:
    "Thornquist & Moth is now run by two former apprentices on condition that she may walk in and borrow. A line " +
    "of reading spectacles, large as portholes, pays for the parrot's vet.",
  controversies:
    "A diplomat's family once recognised grandmother's tiara on her head at a state dinner. The receipt was " +
    "produced between the soup and the fish. Relations are now excellent, and the family visits the tiara at " +
    "Easter.",
  fanbaseNickname: "The Magpies",
  measurements: "Never recorded; her tailor of fifty years works from memory and tact",
  dietFitness:
    "Four flights of stairs, no lift, and a necklace weighing as much as a dachshund have kept her fit. She eats " +
    "herring, black bread and cardamom buns, and gave up smoking in 1979 because of the satin.",
  styleEvolution:
    "As a dealer she wore grey so that clients would look at the tray. Retirement brought out the kaftans, then " +
    "the coats, and finally whole outfits planned outward from a single brooch. Colour goes up each birthday by " +
    "agreement with nobody.",
  influences:
    "Backstage quick changes, Sami silverwork, the ladies who sold fish in Gothenburg with pearls on, and a " +
    "great-aunt in Uppsala who painted her bicycle gold. She refuses to name a living designer, lest the others " +
    "sulk.",
  quotes:
    '"Good taste is what people have when they are afraid of the neighbours." "At my age one is either ' +
    'decoration or furniture. I chose."',
  publicPerception:
    "Adored by students half a century her junior, she is consulted on everything from earrings to divorce. The " +
    "few detractors find it all a bit much. She has invited them to tea, and worn more.",
  brandEndorsements: "Porthole spectacles, Lundgrav marzipan, the Djurmark tram museum",
  socialMedia: {
    instagram: "beatrixthornquist",
    twitter: "https://twitter.example/thornquist",
    facebook: "https://facebook.example/beatrixthornquist",
    youtube: "",
    tiktok: "https://tiktok.example/beatrixandinvoice",
    website: "https://thornquistandmoth.example",
  },
  signature: {
    look:
      "Silver hair piled into a high bun and skewered with a paintbrush, porcelain skin, round oversized glasses " +
      "and an unwavering red lip.",
    accessories: "Two necklaces, cuffs on both arms, gloves, a brooch for the coat and another for the hat",
    designers: "Her own archive, Ragnhild Oxe, embroidered coats by the Brothers Tanvir",
    perfume: "Green Room, greasepaint and lilies, discontinued in 1974; she owns the remaining crate",
  },
  influenceScores: [
    { label: "Provincial theatre wardrobes", percent: 85 },
    { label: "Nordic silversmiths", percent: 92 },
    { label: "Seventies caftan parties", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Dealer's grey", percent: 30 },
    { label: "Kaftans after hours", percent: 60 },
    { label: "The brooch decides", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "Hats in the stalls",
      text:
        "Two theatres rewrite their seating rules after a weekend of matinees. She pays for the row behind and " +
        "keeps the feathers.",
    },
    {
      year: 2024,
      title: "The houndstooth morning",
      text:
        "A huge checked coat and a coral neck, snapped on the Slussen ferry, become the year's most pinned " +
        "photograph.",
    },
    {
      year: 2025,
      title: "Sequins at noon",
      text: "She goes to a children's matinee in a silver blazer, and six hundred small critics approve.",
    },
  ],
};
