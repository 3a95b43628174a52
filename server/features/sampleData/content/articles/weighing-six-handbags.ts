import type { SampleArticle } from "../../sampleData.types";

export const weighingSixHandbags: SampleArticle = {
  slug: "weighing-six-handbags",
  title: "We Weighed Six Handbags and Nobody Came Out of It Well",
  category: "Handbags",
  author: "Milo Prentiss",
  date: "2025-07-10",
  excerpt:
    "Six editors emptied their bags on to the post-room scales. The lightest came to 740 grams and the heaviest to " +
    "5.1 kilograms, thanks in part to two hardbacks, the keys to two former flats and a stone. What they changed.",
  keywords: ["handbags", "totes", "crossbody bags", "organisation", "travel"],
  content: `The rules were simple. No warning, no tidying, everything on the table. The post room lent us the scales and stayed to watch.

- **Baguette bag:** 450 grams empty, 740 full
- **Nylon pouch:** 180 grams empty, 960 full
- **Small crossbody:** 410 grams empty, 1.3 kilograms full
- **Canvas backpack:** 640 grams empty, 3.9 kilograms full
- **Leather tote:** 1.1 kilograms empty, 4.2 full
- **Frame satchel:** 1.4 kilograms empty, 5.1 full

## The bag itself

The first surprise was how much some of them weighed with nothing inside. A frame satchel in thick hide is already a bag of sugar and a half before you have put in a tissue. Brass feet, chain handles and a stiffened base each add their share. If your shoulder aches, weigh the bag empty. Past one kilogram you're carrying furniture.

## Contents of interest

Hanne's tote held three lip balms, two of them open. Delphine's satchel had a hardback, a second hardback in case, and a flat grey stone from a beach in 2019. My own backpack gave up four charging cables, one of which fits nothing that I own. The baguette bag contained a phone, a card, a mint and a folded twenty-dollar note. Its owner looked round the table with an expression I have not forgiven.

Altogether we carried eleven pens. Five worked.

## What the straps did

We marked where each strap sat and how it was worn. Everyone with a single strap carried it on the same side, always, and four of the six stood with that shoulder raised even after the bag was on the floor. A strap worn across the body shares the load with the hip and the back. Wide ones help: two centimetres cut, four centimetres rest.

## Three months later

All this was in April. We weighed again last week, and here is what had changed and lasted.

- **A pouch inside the bag.** Everything needed daily goes into one small pouch, which moves from bag to bag. Whatever does not fit has to make its case each morning.
- **One balm, one pen, one cable.** It took a surprising amount of courage.
- **Keys cut down.** Delphine had been carrying the keys to two former flats. She does not wish it looked into.
- **Shallow over deep.** Hanne swapped her tote for one 28 centimetres high in place of 36. Less sinks when there is less to sink into.

The heaviest bag came down to 3.4 kilograms. The lightest went up by ninety grams, because its owner had taken to carrying a whole packet of tissues. The stone is still in the satchel. Delphine says that it holds the bag open, and since she has put this in writing we have agreed to call it hardware.
`,
};
