import type { SampleCelebrity } from "../../sampleData.types";

export const zendriaVale: SampleCelebrity = {
  slug: "zendria-vale",
  name: "Zendria Vale",
  category: "Musician",
  styleType: "Y2K",
  bio:
    "Zendria Vale was nine when the century turned and has been disappointed by the lack of jet packs ever since, so " +
    "she builds her own future. Her concerts use theremins, dial-up tones and a troupe of dancers dressed as " +
    "screensavers. The single Nine Per Cent Buffered broke three records for repeat plays, chiefly because it never " +
    "quite ends. She dresses like the cover of a magazine printed in 2001 about 2050, with every zip, cut-out and " +
    "mirrored lens in working order.",
  birthdate: "1991-03-30",
  birthplace: "San Jose, California",
  height: "5 ft 4 in (163 cm)",
  education: "BSc in acoustics, Pacifica Institute of Sound; thesis on the modem as a wind instrument.",
  careerHighlights:
    "Dial Tone Disco earned a cult following in 2015, and Nine Per Cent Buffered made it a crowd. Her arena show " +
    "Planet Screensaver ran for a hundred and twelve nights and bankrupted nobody. She wrote the score for the " +
    "puppet space opera Captain Lint, for which she plays every theremin part and one vacuum cleaner.",
  personalLife:
    "She lives in Los Angeles in a house shaped like a router, which she did not build but could not resist. Her " +
    "wife, Calliope Storrs, restores arcade cabinets. A tortoise called Megabyte has the run of the ground floor, at " +
    "its own speed.",
  awards: "Prism for Best Live Show (2019, 2023); Copper Lark for Best Video (2022)",
  interestingFacts:
    "She owns eighty-four flip phones and can play scales on them. The pink hair began as a bet with a lighting " +
    "engineer in 2012. A crater on no known moon is named after her, thanks to a fan with a convincing certificate.",
  nationality: "American",
  languages: "English, Tagalog, some Japanese",
  netWorth: "About $22 million",
  zodiacSign: "Aries",
  philanthropyWork:
    "Her foundation, Second Boot, refurbishes old computers and gives them to libraries, with games installed. She " +
    "teaches soldering to girls for two weeks each July and attends in overalls. Nine former pupils now work on her " +
    "tour.",
  businessVentures:
    "Vale Visor makes wraparound sunglasses from recycled discs and has outlasted three trend reports on the death " +
    "of wraparound sunglasses. She has a share in a roller rink in Long Beach too, where Tuesdays are silver.",
  controversies:
    "Half a million people were briefly locked out of a ticket site in 2021 because its waiting-room music was an " +
    "early mix of Nine Per Cent Buffered, and nobody wanted to leave. She was asked to apologise. The apology went " +
    "to number six.",
  fanbaseNickname: "Valecasters",
  measurements: "Dress size US 4; platforms in 37, orthotics in secret",
  dietFitness:
    "An hour of roller skating a day, wrist guards always. Dance rehearsals supply the rest, plus a yoga habit " +
    "picked up from a bass player. She drinks green tea by the litre and believes in crisps after midnight.",
  styleEvolution:
    "At the outset came craft foil and hot glue, and some early silver trousers could only be worn standing. Money " +
    "brought laser cutting, moulded vinyl and a costume department of four. These days she adds one soft or " +
    "second-hand thing to each look, so that the future appears to have been lived in.",
  influences:
    "Airline uniforms of tomorrow as imagined yesterday, the shop floors of defunct mobile-phone chains, and her " +
    "lola's sequinned ballroom dresses. The costume maker Quillan Zappata taught her that vinyl has a grain. Arcades " +
    "did the rest.",
  quotes: "“The future was promised in silver, and I'd like to speak to a manager.”",
  publicPerception:
    "Half of her listeners remember the period she is quoting and the other half are jealous. Designers raid her " +
    "tour archive by appointment. Serious newspapers use the word visionary, then ask about the tortoise.",
  brandEndorsements: "Lumen Beauty; Solstreet platforms; Halfmoon phones",
  socialMedia: {
    instagram: "zendriavale",
    twitter: "zendriavale",
    facebook: "https://facebook.example/zendriavale",
    youtube: "https://youtube.example/@zendriavale",
    tiktok: "https://clips.example/@zendriavale",
    website: "",
  },
  signature: {
    look: "Pink hair in a sharp bob, golden skin and large silver hoops.",
    accessories: "Mirrored visor sunglasses, a pouch on a wrist strap, very high platforms",
    designers: "Quillan Zappata, Velvet Row, Solstreet",
    perfume: "Warm Modem by Lumen Beauty: pear drops, static and plastic-wrapped peony",
  },
  influenceScores: [
    { label: "Turn-of-the-century arcades", percent: 85 },
    { label: "Quillan Zappata", percent: 92 },
    { label: "Lola's ballroom sequins", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Foil and hot glue", percent: 30 },
    { label: "Vinyl, precisely cut", percent: 60 },
    { label: "A lived-in future", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "Cleared for take-off",
      text: "A sky-blue jumpsuit at the airport persuaded two cabin crews to ask her about duty rosters.",
    },
    {
      year: 2024,
      title: "Pocket science",
      text: "White cargo trousers with eleven pockets came back from the dead, one of them holding a calculator.",
    },
    {
      year: 2025,
      title: "The corset, softened",
      text: "Lilac satin and old denim shared a cover story, the first time she let the future fray at the edges.",
    },
  ],
};
