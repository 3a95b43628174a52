import type { SampleArticle } from "../../sampleData.types";

export const howToReadAnOldLabel: SampleArticle = {
  slug: "how-to-read-an-old-label",
  title: "How to Read an Old Label",
  category: "Vintage",
  author: "WornBy Editorial",
  date: "2025-03-08",
  excerpt:
    "Somewhere in the side seam of every second-hand dress is a small, badly printed autobiography. Sizes, zips, " +
    "washing symbols and thread will tell you roughly when it was made and whether the price is a joke.",
  keywords: ["vintage", "labels", "zips", "second-hand", "sizing"],
  content: `The seller says it is from the fifties. The seller says that about everything, including the card machine. Turn the dress inside out and ask it directly.

## Begin with the zip

Metal teeth, sewn into the side seam by hand, generally point to the middle of the last century or earlier. Nylon coil zips became common during the 1960s and took over within a decade. A zip at centre back with a plastic coil and the same thread as the rest of the dress is almost certainly later than the seller's dates.

Zips get replaced, though, so compare stitching. If the thread round the zip is brighter than that in the neighbouring seams, somebody has been in there since.

## Then the washing instructions

A label that says only “dry clean” or carries no advice at all is likely to be older than one with a row of little tubs and triangles. Standardised care labels spread through shops during the seventies. A country of origin, a fibre list with percentages and a care panel in five languages bring you comfortably into the eighties or after.

## Sizes have been flattering us

A dress marked 14 from 1962 may fit somebody who takes an 8 today. This is a fact about labels and says nothing about you. Ignore the number and carry a tape measure: across the bust from underarm to underarm, then the waist, then from shoulder seam to waist. Double the first two. The last one is what nobody measures, and it decides whether you can raise your arms.

## The inside tells on the outside

- **Pinked seams**, cut with a zigzag edge, were usual in home and factory sewing before overlockers were everywhere.
- **Wide seam allowances** are a gift. Two centimetres at each side will let out a waist.
- **Lace hem tape** suggests care, whether by the maker or by a later owner.
- **A paper or woven union or workshop tag** tucked into a seam can often be dated by its design, and collectors publish guides to them.

## Faults, in order of seriousness

Perished silk comes first. If the lining splits when you draw it gently between your fingers, put the garment back; no one can mend dust. Underarm stains that have stiffened the cloth come next. Moth holes in wool are repairable, and a missing button is a reason to ask for ten per cent off.

Smells divide opinion. Cellar goes away after three days outdoors in the shade. Smoke takes weeks. Someone else's perfume, from 1974, tends to return on warm evenings like an uncle.

## What a fair price looks like

Nobody can tell you from a distance, but do the sum backwards. Add the cleaning and the alteration to the price on the ticket, and then ask whether you would pay that total for a new dress of the same cloth. If the answer is yes, go to the till before you start to feel sentimental. If the answer depends on its being from the fifties, look at the zip again.
`,
};
