import type { SampleCelebrity } from "../../sampleData.types";

export const wrenHalloway: SampleCelebrity = {
  slug: "wren-halloway",
  name: "Wren Halloway",
  category: "Actor",
  styleType: "Minimalist",
  bio:
    "Wren Halloway owns nineteen garments for the working week and can tell you what each one cost per wear. Raised " +
    "on a sheep station in Otago, she trained as a sound engineer, was handed a line to read for a microphone test " +
    "and was cast before lunch. Since then she has specialised in people who watch: a lip-reader, a customs officer, " +
    "a ghost. On red carpets she favours grey, flat shoes and the expression of somebody checking the exits.",
  birthdate: "1994-11-12",
  birthplace: "Ranfurly, New Zealand",
  height: "5 ft 8 in (173 cm)",
  education: "Certificate in sound engineering, Southern Tide Institute, Dunedin.",
  careerHighlights:
    "Her third film, The Lip-Reader's Holiday, was made for less than the catering budget of her fifth. A " +
    "prize-winning turn as a night customs officer in Nothing to Declare, Probably established the deadpan. She " +
    "voices the lighthouse in the animated series Bertha and the Boats, by some distance her most recognised role " +
    "among under-sevens.",
  personalLife:
    "Home is a one-room flat in Wellington with a very large table and a retired sheepdog called Minutes. She has " +
    "been with the composer Halcyon Reyes-Moore since 2018. They share a wardrobe, a fact that has doubled neither " +
    "of theirs.",
  awards: "Southern Lantern for Best Actress (2020); Gilded Heron, Supporting (2023)",
  interestingFacts:
    "She records the room tone of every hotel she stays in and has an archive of six hundred silences. Shearing a " +
    "sheep takes her four minutes. She has worn the same silver cuff to every premiere, once under a cast.",
  nationality: "New Zealander",
  languages: "English, te reo Māori (learning), New Zealand Sign Language",
  netWorth: "About $6 million",
  zodiacSign: "Scorpio",
  philanthropyWork:
    "She funds captioning for independent cinemas and checks the captions herself, spelling included. A wool " +
    "cooperative in Otago receives the fee from any magazine cover. Both arrangements are in writing, because she " +
    "likes things in writing.",
  businessVentures:
    "Nineteen, her small shop, sells nineteen garments and retires one whenever it adds another. It turned a profit " +
    "in its second year and responded by closing on Mondays.",
  controversies:
    "When a fashion house sent her forty dresses on approval in 2021, she posted a photograph of the boxes next to a " +
    "bicycle for scale. The house was not amused, the bicycle gained followers, and every box went back the same " +
    "afternoon.",
  fanbaseNickname: "The Quiet Carriage",
  measurements: "Jacket size 38 regular; shoe size 40; inseam 32 in",
  dietFitness:
    "She cycles everywhere and counts carrying shopping as weights. Rowing on the harbour twice a week gave her the " +
    "shoulders for menswear. Lunch has been an egg sandwich since 2009.",
  styleEvolution:
    "She arrived in the business with farm boots and a single good jumper, and the plan was always to keep it at " +
    "that. A stylist briefly added colour around 2017; the pictures have been filed under research. From then on the " +
    "edits ran in one direction, towards fewer seams, better cloth and a trouser that clears the ankle bone.",
  influences:
    "Shearers' singlets, sound desks and the undyed wool of her childhood. She quotes the fictional lodgers of " +
    "boarding-house novels, who own one suit and look after it. The Wellington pattern-cutter Ida Pell taught her " +
    "that a dart is an admission of guilt.",
  quotes: "“I would rather be asked twice who made it than once why I wore it.”\n“Grey is a colour with good manners.”",
  publicPerception:
    "Critics run out of adjectives and start counting her buttons. Shoppers find her comforting, since anything she " +
    "wears can be bought in grey within a mile. A small faction believes she is four people in the same coat.",
  brandEndorsements: "Northloom knitwear; Quietus headphones",
  socialMedia: {
    instagram: "wrenhalloway",
    twitter: "",
    facebook: "https://facebook.example/wrenhalloway",
    youtube: "https://youtube.example/@wrenroomtone",
    tiktok: "wren.halloway",
    website: "https://nineteen.example",
  },
  signature: {
    look: "Platinum hair cut in a short pixie, freckled skin, no make-up to speak of.",
    accessories: "One silver cuff, a black belt and headphones round the neck",
    designers: "Ida Pell, Northloom, Halden & Co",
    perfume: "None on set; Wool Store by Lumen Beauty at weekends",
  },
  influenceScores: [
    { label: "Otago shearing sheds", percent: 85 },
    { label: "Ida Pell's pattern cutting", percent: 92 },
    { label: "Boarding-house grey", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "One good jumper", percent: 30 },
    { label: "A brush with colour", percent: 60 },
    { label: "Nineteen garments", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "The cuff and the cast",
      text:
        "She collected a Gilded Heron with her arm in plaster and the silver cuff fastened over it. The plaster was " +
        "grey.",
    },
    {
      year: 2024,
      title: "Shirt, trousers, bicycle",
      text: "A white shirt and black trousers photographed in traffic outsold every dress at that month's shows.",
    },
    {
      year: 2025,
      title: "One gown, no details",
      text:
        "Her first floor-length gown had a single seam and no fastenings. She confirmed afterwards that she had been " +
        "sewn in.",
    },
  ],
};
