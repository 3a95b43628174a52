import type { SampleArticle } from "../../sampleData.types";

export const redLipstickInDaylight: SampleArticle = {
  slug: "red-lipstick-in-daylight",
  title: "Red Lipstick in Daylight",
  category: "Beauty",
  author: "WornBy Editorial",
  date: "2025-02-14",
  excerpt:
    "At ten in the morning, beside a window, red lipstick needs a softer edge, a different finish and some thought " +
    "about the rest of the face.",
  keywords: ["lipstick", "red lip", "daytime make-up", "Marisol Vantreight", "lip liner"],
  content: `Put on the red that you wear to parties, stand at a window before lunch and you will see the problem. Daylight comes from everywhere at once. It finds the dry bit in the middle of the lower lip, the wobble at the left corner and the place where your coffee cup has already been.

The colour is rarely to blame. Evening technique is.

## Undo the edge

After dark a sharp outline reads as polish. By day it reads as paint. Apply the lipstick from the bullet, then run a clean fingertip once along the border, outwards, so that the last millimetre goes soft. If you use a pencil, choose one in the colour of your own lips and use it under the red rather than around it. The pencil's work is to stop the wax from travelling.

## Choose the finish before the shade

Satin is the best daylight finish. Matte exaggerates texture and needs a well-behaved lip; gloss in red moves about and will find your hair. A satin bullet pressed in with a finger gives you about half the strength and twice the staying power. That is more or less a stain, and a stain fades evenly, so nobody can tell when lunch was.

As for the shade, hold the bullet against the inside of your lower lip. If that skin is bluish pink, blue-leaning reds sit easily. If it is nearer brick or brown, look at reds with a drop of orange. On deep and umber complexions a blackened red has more depth than a bright one and keeps its drama in sun. These are starting points. The person who breaks them on purpose is usually the best-looking in the room.

## Quieten the neighbours

Marisol Vantreight wears red to the greengrocer's. Her arrangement is always the same: brows brushed, a single coat of mascara, concealer only where it's wanted and no blush at all until the lips are on. Then she looks, and then she decides. With red in place you need about a third of the blush you thought.

Skin should look like skin. Heavy foundation and a red mouth at ten in the morning belong to the stage.

## The eleven o'clock repair

Do not apply more on top. Old lipstick has edges, and fresh lipstick makes hills of them. Press a folded tissue between the lips, add a touch of plain balm, wait, wipe and begin again in the middle. Carry the tissue, the balm and the bullet; leave the mirror and use your phone, held level with your eyes and not below the chin, where nobody has ever looked well.

## Teeth

Close your lips around a finger and draw it out. Whatever would have been on your teeth is now on your finger. It looks absurd and works every time, so do it in the lift before the doors open.
`,
};
