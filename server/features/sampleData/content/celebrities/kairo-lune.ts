import type { SampleCelebrity } from "../../sampleData.types";

export const kairoLune: SampleCelebrity = {
  slug: "kairo-lune",
  name: "Kairo Lune",
  category: "Musician",
  styleType: "Streetwear",
  bio:
    "Kairo Lune made his first beats on the tannoy of a Marseille ferry terminal, where his mother sold tickets and " +
    "nobody thought to lock the office. He raps in three languages and hums in a fourth. Night Bus Opera, his debut, " +
    "sampled forty-one different door chimes and has become the sound of every taxi rank from Lyon to Dakar. His " +
    "wardrobe follows the same method: sports kit, workwear and church tailoring, cut up and played back slower.",
  birthdate: "1998-08-09",
  birthplace: "Marseille, France",
  height: "6 ft 0 in (183 cm)",
  education: "Vocational certificate in marine electrics, Lycée du Môle, Marseille.",
  careerHighlights:
    "Night Bus Opera went from bedroom upload to number one in fourteen weeks. On its sequel, Last Stop Sings Back, " +
    "a choir of real bus drivers performs on five tracks and receives royalties. He closed the Estuary Sound weekend " +
    "in 2022 and again, by demand, in 2026.",
  personalLife:
    "Family comes first and lives upstairs, all four sisters of it. He shares custody of a motor scooter with the " +
    "youngest. Relationships stay off the record, which he says is the one place his producer cannot remix them.",
  awards: "Copper Lark for Best Newcomer (2020); Estuary Medal for Live Performance (2023)",
  interestingFacts:
    "He has kept every wristband since his first concert, strung along a broom handle. The moon on his sleeves is a " +
    "drawing by his sister Inès, aged six. He gets seasick.",
  nationality: "French",
  languages: "French, Wolof, English, passable Italian",
  netWorth: "About $11 million",
  zodiacSign: "Leo",
  philanthropyWork:
    "Radio Bollard, the studio he built in a disused customs shed, is free to anybody under twenty who signs the " +
    "rota. It has produced two charting singles and one very good electrician. He also pays for night buses to run " +
    "late on exam results day.",
  businessVentures:
    "His label, Lost Property, sells tracksuits cut from transport-seat moquette and keeps each run to five hundred. " +
    "A second line makes plain tees in heavy jersey, dyed in the colours of ferry funnels. The accounts are done by " +
    "his mother, who once refused him an advance.",
  controversies:
    "Lost Property was accused in 2021 of lifting a regional bus company's seat pattern. He had. The settlement took " +
    "the form of a concert at the depot and a credit line on the label, and the pattern's designer, aged " +
    "seventy-four, now draws for him.",
  fanbaseNickname: "Night Service",
  measurements: "Chest 39 in, waist 31 in, shoe size 44",
  dietFitness:
    "Five-a-side on a rooftop pitch, three evenings a week, with unforgiving cousins. Tour riders ask for mangoes, " +
    "ginger and a kettle. He gave up fizzy drinks when his sister promised she would too and has been stuck with it " +
    "ever since.",
  styleEvolution:
    "Hand-me-down football shirts came first, worn three sizes up because the cousin they came from was enormous. " +
    "Moquette and moons marked the Lost Property years, when every surface had something printed on it. These days " +
    "he owns a real suit and wears it like a tracksuit.",
  influences:
    "Dock workers' reflective jackets, Sunday suits outside the evangelical church, goalkeepers of the nineties. The " +
    "Senegalese tailor Abdou-Lamine Faye-Castel showed him how a sleeve is drawn. Beyond that, he says, just look at " +
    "who is on the last bus.",
  quotes:
    "“The clothes have to work at the back of the bus before they work at the front of the stage.”\n“My mother " +
    "approves the trousers. That is the whole creative process.”",
  publicPerception:
    "Teenagers copy the outfits while their parents, annoyingly, know the words. Fashion week saves him a seat and " +
    "is learning not to expect him before the second half. In Marseille he is simply the ticket lady's boy.",
  brandEndorsements: "Solstreet; Kestrel Supply outerwear; Hullabaloo headphones",
  socialMedia: {
    instagram: "kairolune",
    twitter: "https://chirp.example/kairolune",
    facebook: "https://facebook.example/kairolune",
    youtube: "https://youtube.example/@kairolune",
    tiktok: "kairo.lune",
    website: "https://lostproperty.example",
  },
  signature: {
    look: "Black hair in long braids, bronze skin, light stubble and narrow sunglasses.",
    accessories: "Narrow wraparound sunglasses, a crossbody bag for cables, a moon on one sleeve",
    designers: "Lost Property, Solstreet, Abdou-Lamine Faye-Castel",
    perfume: "Gangway by Lumen Beauty: sea salt, diesel accord, orange peel",
  },
  influenceScores: [
    { label: "Marseille docks", percent: 85 },
    { label: "Nineties goalkeepers", percent: 92 },
    { label: "Abdou-Lamine Faye-Castel", percent: 78 },
  ],
  styleEvolutionStages: [
    { label: "Cousin's football shirts", percent: 30 },
    { label: "Moquette and moons", percent: 60 },
    { label: "The suit as tracksuit", percent: 90 },
  ],
  fashionTimeline: [
    {
      year: 2023,
      title: "Lavender weather",
      text:
        "A faded lavender hoodie from a charity crate turned up in nine videos and gave the season its softest " +
        "colour.",
    },
    {
      year: 2024,
      title: "Cobalt at the Larks",
      text: "He accepted nothing, presented one prize, and spent the evening being asked for the name of his tailor.",
    },
    {
      year: 2025,
      title: "The duvet winter",
      text: "His floor-sweeping black puffer was borrowed by each of his sisters in turn and photographed on all of them.",
    },
  ],
};
