import type { SampleCelebrity } from "../../sampleData.types";

export const leilaniBrightwater: SampleCelebrity = {
  slug: "leilani-brightwater",
  name: "Leilani Brightwater",
  category: "Athlete",
  styleType: "Streetwear",
  bio:
    "Leilani Brightwater strokes the lead seat of an outrigger canoe, a position in which five people behind you " +
    "copy every mistake. She grew up in Hilo, the daughter of a bus mechanic and a school swimming coach, and " +
    "won her first Tidewater Channel Crossing at nineteen in a borrowed visor. On land she has made the " +
    "tracksuit respectable company: cut at the shoulder like a jacket, pressed at the knee, and worn to dinners " +
    "whose invitations plainly said cocktail.",
  birthdate: "1996-07-14",
  birthplace: "Hilo, Hawaii",
  height: "5 ft 10 in (178 cm)",
  education: "Sports physiology, Keaolani College",
  careerHighlights:
    "Three wins in the Tidewater Channel Crossing, the last of them in a swell that sank two escort boats. In " +
    "2023 she became the first woman to steer a mixed crew to the Meridian Ocean Cup. She still holds the " +
    "Pelican Reef solo record, set on a morning she had meant to spend asleep.",
  personalLife:
    "She shares a tin-roofed house above Hilo Bay with her partner, a boatbuilder named Kaleo Ferris, and a " +
    "three-legged cat. Her mother still times her swims from the pier, with a kitchen timer shaped like a " +
    "pineapple.",
  awards:
    "Meridian Ocean Cup (2023); Golden Paddle of the Pacific (2021, 2024); Streetline Reader's Choice, Best " +
    "Dressed Off Duty (2025)",
  interestingFacts:
    "She packs for every race in a single canvas tote and has never checked a bag. Her coral visor has been " +
    "repaired eleven times, most recently with dental floss. She can name a canoe wood by its smell when wet.",
  nationality: "American",
  languages: "English, Hawaiian, some Japanese",
  netWorth: "About $6 million",
  zodiacSign: "Cancer",
  philanthropyWork:
    "Her Second Wave programme hands outgrown race kit to school paddling clubs and pays for the freight, which " +
    "is the part nobody usually funds. Each May she drives a borrowed lorry round five islands to deliver the " +
    "boxes herself.",
  businessVentures:
    "In 2024 she put her prize money into Slackwater, a four-person studio in Hilo making tracksuits from cut " +
    "sailcloth and brushed jersey. It releases one colour at a time and refuses to make a second until the first " +
    "has sold.",
  controversies:
    "A ceremony in 2022 turned her away at the door for wearing sneakers with a gown. She ate noodles on the " +
    "steps outside, was photographed doing so, and the dress code was quietly rewritten the following year.",
  fanbaseNickname: "The Back Five",
  measurements: "Dress US 8, shoe US 10; broad through the shoulder, and tailored for it",
  dietFitness:
    "Two hours on the water at dawn, then deadlifts in a garage with a view of somebody else's mango tree. She " +
    "eats poi, reef fish and a great deal of toast, and regards rest days as training for the temperament.",
  styleEvolution:
    "Until 2021 she wore whatever the team was given, two sizes too big. A tailor in Honolulu took in one " +
    "tracksuit for a joke and she has not bought off the peg since. Recent seasons have added proper coats and " +
    "evening gowns, always with something on her feet she could run in.",
  influences:
    "Her grandmother's bowling-league jackets, kept in tissue paper, taught her that sports clothes could be " +
    "ceremonial. She also cites canoe lashings, lifeguard towers, and the way dock workers roll a sleeve.",
  quotes:
    '"If I can\'t sprint for a bus in it, it\'s a costume." "Everyone dresses for the finish line. I dress for ' +
    'the drive home."',
  publicPerception:
    "Commentators call her unflappable; her crew call her bossy, fondly. Stylists admire how little she needs " +
    "from them, and the phrase athleisure has stopped being an insult largely while she was wearing it.",
  brandEndorsements: "Pelagic Row watches, Saltbush sun cream, Marrow & Tide wetsuits",
  socialMedia: {
    instagram: "leilanibrightwater",
    twitter: "https://twitter.example/leilanipaddles",
    facebook: "https://facebook.example/leilanibrightwater",
    youtube: "https://youtube.example/brightwatercrew",
    tiktok: "leilani.onthewater",
    website: "https://leilanibrightwater.example",
  },
  signature: {
    look:
      "Sun-bleached blonde hair in two tight braids, tan skin still faintly salted, and thin hoops she removes " +
      "only to race.",
    accessories: "A canvas tote with rope handles, a steel dive watch, one wide gold cuff",
    designers: "Slackwater, Kaimalo Studio, Orrin Thade for anything with a lapel",
    perfume: "Low Tide No. 4, a green salt scent she found in a dockside pharmacy",
  },
  influenceScores: [
    { label: "Island sportswear", percent: 85 },
    { label: "Dockside workwear", percent: 92 },
    { label: "Seventies leisure", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Team-issue and oversized", percent: 30 },
    { label: "The tailored tracksuit", percent: 60 },
    { label: "Gowns with running shoes", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "The pressed knee",
      text:
        "A steam-pressed ivory tracksuit at the Meridian Ocean Cup presentation sends three labels back to their " +
        "pattern rooms.",
    },
    {
      year: 2024,
      title: "Slackwater opens its doors",
      text:
        "Her own studio launches with a single colour, coral, and sells out before the second bolt of cloth " +
        "arrives.",
    },
    {
      year: 2025,
      title: "Out of the marina, into the front row",
      text:
        "She sits at the Kaimalo show in a hoodie and a blazer; by autumn the pairing is in every shop window in " +
        "town.",
    },
  ],
};
