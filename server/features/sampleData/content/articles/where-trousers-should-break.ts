import type { SampleArticle } from "../../sampleData.types";

export const whereTrousersShouldBreak: SampleArticle = {
  slug: "where-trousers-should-break",
  title: "Where Trousers Should Break",
  category: "Menswear",
  author: "WornBy Editorial",
  date: "2025-06-05",
  excerpt:
    "Full, half, slight or none: four ways for cloth to meet a shoe, and what each says about its owner. With pins, " +
    "a patient friend and some remarks by Idris Falkenrath on the matter of ankles.",
  keywords: ["trousers", "tailoring", "Idris Falkenrath", "suits", "hems"],
  content: `The break is the fold that forms above the shoe where the trouser is longer than the leg requires. Tailors name four kinds. Friends will tell you only that something looks wrong.

## The four

**None.** The hem stops just where the shoe begins, or a finger above it. Clean, sharp and merciless to socks. It suits narrow legs and people who stand a lot.

**Slight.** The cloth rests on the shoe and makes one shallow dent. Nearly everyone looks well in it, and if you are ordering by post, order this.

**Half.** A definite fold, with the back of the hem reaching halfway down the heel of the shoe. Right for a classic suit in a cloth with some weight.

**Full.** The fold tips over and the hem touches the heel. In a narrow trouser it looks like a borrowed one. In a wide leg, with pleats, it's magnificent: the cloth gathers itself and then falls.

## Width decides length

That last point is where most advice goes astray. A narrow hem, say under eighteen centimetres laid flat, cannot travel over the shoe, so any extra length has to buckle. Keep it short. From twenty-two centimetres upwards the leg covers the instep like a bell, and cutting it short leaves you looking as though the tide were expected.

Idris Falkenrath wears his at about twenty-three with a half break. Old studio portraits taught him that, he says, and then he adds a practical reason. “I've large feet. A narrow trouser makes them look like two arrivals.”

## Pinning it properly

- Wear the shoes. Wear the belt too, or don't, but decide.
- Stand naturally with weight on both feet and look straight ahead. The moment you look down, the front lifts by two centimetres.
- Let somebody else do the pinning. Have it done on both legs, since most people own one slightly longer leg and have never been told.
- Walk, sit, get up again, and look once more.
- Ask for a slanted hem on plain trousers: a centimetre longer at the back than at the front. It keeps the heel covered without flooding the laces. Turn-ups have to be level, so give up the slant there and take a slighter break.

## Turn-ups

Four centimetres on most men; four and a half if you are over six feet tall. They add weight, which helps flannel and linen to hang. Leave them off a dinner suit. Nobody will arrest you, though somebody's uncle will mention it.

## The one you can ignore

Jeans are outside the law. Roll them, stack them or cut them with kitchen scissors. But if you've had the good suit shortened for the summer and the shop kept the spare cloth inside the hem, leave it there. Fashion in hems moves by about a centimetre a year, and one of these days it will be coming back for you.
`,
};
