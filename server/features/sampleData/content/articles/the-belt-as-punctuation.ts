import type { SampleArticle } from "../../sampleData.types";

export const theBeltAsPunctuation: SampleArticle = {
  slug: "the-belt-as-punctuation",
  title: "The Belt as Punctuation",
  category: "Accessories",
  author: "WornBy Editorial",
  date: "2025-05-16",
  excerpt:
    "Widths, holes, buckles and the old question of whether a belt must match your shoes, settled as far as such " +
    "things can be.",
  keywords: ["belts", "accessories", "tailored trousers", "Wren Halloway", "dresses"],
  content: `Grammar first. A narrow belt in the colour of the trousers is a comma: a breath, nothing more. A wide one over a dress is a full stop at the waist, and whatever follows begins with a capital letter. A novelty buckle is an exclamation mark, and you know what your teacher said about those.

## Width

Look at the loops. Tailored trousers want 2.5 to 3 centimetres, jeans want 3.5 to 4. A belt that fills only half the loop slides about all day, and one that barely passes through will curl at the edges. For a dress without loops the measure is your own torso. If the distance from the lowest rib to the hip bone is shorter than your hand is wide, keep the belt under three centimetres and wear it slightly low.

## The five holes

Belts have five holes for a reason. The middle one should be yours on an ordinary day, leaving two for lunch and two for optimism. The tongue of the belt wants to end between the first and second trouser loop on the left. When it goes wandering off towards your kidney, the belt is too long; a cobbler will shorten it at the buckle end in ten minutes, where the cut does not show.

## Must it match the shoes?

In black, yes, more or less. In brown it's enough that they look like cousins. With trainers nobody is checking. The rule comes from a time when a man owned two pairs of shoes, and it has outlived him for want of anything better to say at fittings.

What does deserve to match is metal. A silver buckle beside a gold watch and a gunmetal bag clasp is three opinions in one outfit. Choose one for each day.

## When to leave it off

Trousers that fit do not need holding up. Wren Halloway owns a single black belt and uses it as a line drawn under a white shirt. On her suits the loops have been unpicked, so that the waistband runs clean from hip to hip. If you like that idea, ask for side adjusters when you buy, or have the loops taken off a pair you already own. It can be done at home with a seam ripper and a glass of something.

Shirt dresses usually come with a belt in their own cloth, tied in a bow by the shop. Try three other things with it before giving in:

1. Knot it once at the back, so the front stays flat.
2. Replace it with a leather belt two shades darker than the dress.
3. Leave it in the drawer and do up one button fewer.

## One to buy

If you have none worth keeping, buy a plain bridle-leather belt, three centimetres wide, with a solid brass or steel buckle that is stitched on and not glued. It will darken, stretch by a hole and take the shape of you.
`,
};
