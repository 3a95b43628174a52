import type { SampleArticle } from "../../sampleData.types";

export const theTrainNeedsASecondPairOfHands: SampleArticle = {
  slug: "the-train-needs-a-second-pair-of-hands",
  title: "The Train Needs a Second Pair of Hands",
  category: "Red Carpet",
  author: "WornBy Editorial",
  date: "2025-01-19",
  excerpt:
    "A floor-length train looks like solitude and is in fact teamwork. We followed one from the car to the coat " +
    "check, counted the people it took, and noted what anyone hemming a long dress can learn from it.",
  keywords: ["trains", "gowns", "premieres", "Marisol Vantreight", "hemming"],
  content: `At twenty past six the car door opened and nothing happened for eleven seconds. Then a shoe appeared, then a gloved hand, and then a woman in flat sandals reached past both of them and lifted two metres of satin clear of the gutter. The photographers lowered their cameras until she had gone. Her name is never in the caption.

## Four jobs, two people

A train of any length asks for four things: it has to leave the car dry, spread on the carpet, follow a turn and disappear at dinner. Marisol Vantreight, who has walked down more staircases than most architects, brings one dresser and trains one member of the film's staff on the spot. The dresser carries safety pins, a lint roller, a folded bin liner for wet kerbs and a spare pair of gold sandals.

The trick with the turn is to make it early. Vantreight begins to rotate while there is still a metre of carpet ahead of her, steps into the turn with the inside foot and lets the cloth arrive when it likes. Anyone who spins on the spot ends up wrapped like a parcel.

## What the cut has already decided

A good train starts higher than you would think. If the extra length is let in at the knee, the skirt drags and the walker has to kick. Let in from the hip, the weight hangs on the body and the hem slides. Look at the side view in any photograph: a clean diagonal from hip to floor means that somebody did the sums.

Satin slides, velvet grips and tulle collects whatever is on the ground, which on one memorable evening included half a canapé and a parking ticket.

> “If I can't carry it over one arm to the ladies' room, I do not wear it to a film longer than ninety minutes.”
> Marisol Vantreight

## For those of us without a carpet

Few readers will need two metres. Plenty will wear a dress that touches the floor at a wedding, and the same rules hold at a smaller scale.

- Hem the dress in the shoes you will wear, on the floor you will stand on. Grass swallows a centimetre.
- Ask for a loop of ribbon inside the back seam. Slipped over a finger, it lifts the hem for stairs.
- If there is any train at all, have a bustle sewn: three small buttons at the back and three loops below will take it up for dancing. It costs about an hour of an alterations tailor's time.
- Practise reversing. Nobody does, and everybody has to.

The woman in flat sandals, by the way, has dressed four nominees and two winners. She has seen none of the films through to the end, because the coat check gets busy at the credits.
`,
};
