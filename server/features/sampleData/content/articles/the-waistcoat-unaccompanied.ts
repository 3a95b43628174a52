import type { SampleArticle } from "../../sampleData.types";

export const theWaistcoatUnaccompanied: SampleArticle = {
  slug: "the-waistcoat-unaccompanied",
  title: "The Waistcoat, Unaccompanied",
  category: "Menswear",
  author: "WornBy Editorial",
  date: "2026-03-18",
  excerpt:
    "Emeka Duvaliant has worn his without a jacket for years. Here is how to do the same and not be handed a tray of " +
    "empty glasses.",
  keywords: ["waistcoat", "Emeka Duvaliant", "dandy", "menswear", "tailoring"],
  content: `There is a risk, and we may as well name it first. A man in a white shirt and a black waistcoat will be asked for the bill. It has happened to two members of this office, and one of them brought it.

Emeka Duvaliant has never been asked for the bill. His waistcoats are rust, moss, butter and once a houndstooth so large that it had to be cut across two people's worth of cloth. The shirt underneath is seldom white. Colour is the first defence.

## Length is the second

A waistcoat should cover the waistband, all the way round, with both arms raised. A triangle of shirt between the lowest button and the trousers undoes the line and brings on a draught. Most off-the-peg waistcoats were drafted for trousers worn at the natural waist; put them with a modern low rise and the gap appears. So raise the trousers. High-waisted, pleated ones are the natural partner, and braces look after the height without a belt to make a bump.

The bottom button stays open. There are three rival explanations of this, all involving an overweight king, and every one ends in the same place: it sits better.

## Look at the back

Under a jacket nobody sees the back, and the trade has filled it with thin shiny lining and a half-belt with a toothed buckle. Worn alone, that back is half of what people see. Look for one that is cut in the same cloth all round, or in a lining good enough to show. A moss-coloured wool with a bronze back, such as Duvaliant wore to a daytime wedding last spring, is two garments in one price.

## What to wear below and beneath

With a collarless shirt and wide trousers it becomes rural in a flattering way. Tomasz Wierzbin does a version with cargo trousers and boots, the waistcoat in olive cotton with four real pockets, and looks ready to mend a gate. Over a fine knit or a turtleneck it behaves like a sleeveless cardigan that has been to university.

On bare skin it belongs to musicians.

Keep the sleeves of the shirt full or roll them properly, in flat turns of about five centimetres to just below the elbow. Shirt sleeves bunched above it suggest washing-up.

## Buying one

Second-hand is where to look, because widowed waistcoats are plentiful. Suits wear out at the seat and the elbow, and the middle survives. We saw eleven in one afternoon between eight and thirty dollars. Check that the front hangs straight without pulling at the buttons, that the armholes are high enough to move in, and that the shoulder seam ends a centimetre inside your own shoulder.

As for the pockets, use them. A watch chain is theatre. A pencil, a comb or a folded ticket is merely useful, and gives the hand somewhere to go.
`,
};
