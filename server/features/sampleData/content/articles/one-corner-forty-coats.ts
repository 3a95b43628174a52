import type { SampleArticle } from "../../sampleData.types";

export const oneCornerFortyCoats: SampleArticle = {
  slug: "one-corner-forty-coats",
  title: "One Corner, One Morning, Forty Coats",
  category: "Street Style",
  author: "Milo Prentiss",
  date: "2025-11-13",
  excerpt:
    "For three hours on a wet Thursday we stood outside a bakery and wrote down every coat that passed. The count " +
    "upset two of our theories about how people dress, and gave us a new one about buttons.",
  keywords: ["coats", "trench coat", "puffer coat", "street style", "outerwear"],
  content: `The corner has a bakery, a tram stop and a set of lights that stays red for fifty seconds. That is long enough to note a coat and short enough that nobody asks what you are doing. I stood there from half past seven with a clipboard and, towards the end, four pastries.

## The tally

- Overcoats, wool, to the knee or below: 14
- Puffer coats: 11
- Trench coats: 7
- Waxed or waterproof jackets: 5
- Capes: 1
- No coat, in November, in rain, on purpose: 2

Fourteen overcoats surprised me. I had expected the puffers to run away with it. Most of the wool was charcoal or navy, and most of it was old: shiny at the cuff, a lining re-sewn by hand, one with a moth hole darned in a red that had given up pretending to match. Nobody under thirty was wearing a short one.

## Buttons

Of the twenty-one overcoats and trenches, three were buttoned. The rest were held shut with one hand, belted over the top, or allowed to flap. I used to think that an open coat was a matter of style, as it is for Kairo Lune, whose overcoats seem never to have met their own buttonholes. On this corner it was a matter of fit. Button most of these coats across a jumper and a scarf and the front would pull into a cross. People had bought their coat in September, in a shirt.

So here is the advice I took home. Try on a winter coat in the thickest thing that you own, do up every button, and then put both arms around a lamp post. If you can't, go up a size and have the sleeves shortened.

## The cape

She was perhaps seventy, in olive wool to mid-calf, with slits for the hands and a shopping trolley in the same green. Forty people looked at her. When the lights changed she walked off like somebody leaving a stage, and a boy in a puffer said “sick” with real feeling. I thought of Beatrix Thornquist, who holds that a cape is the only garment with an exit built in.

## What I got wrong

My first theory was that people match their bags to their shoes in bad weather. They do not; they match both to the weather. The second was that bright colour disappears in November. I counted six red hats, a cobalt scarf, terracotta gloves and a fuchsia umbrella with two broken ribs. The large pieces were dark and the small ones were loud, and every one of the loud things was near a face.

That is a better rule than anything I arrived with. Spend on the coat, keep it sober, and let something cheap and cheerful take the weather head-on. Also, the almond one is the best of the four.
`,
};
