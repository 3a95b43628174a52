import type { SampleArticle } from "../../sampleData.types";

export const kairoLuneAndTheThirdLayer: SampleArticle = {
  slug: "kairo-lune-and-the-third-layer",
  title: "Kairo Lune and the Third Layer",
  category: "Street Style",
  author: "WornBy Editorial",
  date: "2026-04-09",
  excerpt:
    "Anyone can put a jacket over a hoodie. The musician's gift is for what goes on next. A layer-by-layer reading, " +
    "lengths in centimetres.",
  keywords: ["Kairo Lune", "layering", "hoodie", "overcoat", "streetwear"],
  content: `Stand Kairo Lune against a wall and peel him, and on a cold day you would find the same arrangement: something soft, something with a zip, and something that belongs to another occasion entirely. The third layer is where he earns his money.

## Soft

The base is a tee or a hoodie, usually heavyweight cotton with no print. It costs little and it has been washed a great deal. What matters is the neck. His hoods are double-thickness and stand up by themselves, so that they frame the jaw even under a collar. A limp hood lies on the back like a dropped napkin, and no coat will rescue it.

If your favourite hoodie has gone flat, look at the weight before blaming the dryer. Anything under about 350 grams to the square metre will never hold a shape.

## Zip

Next comes a bomber, a track top or a denim jacket, short in the body and left open. It does the structural work of drawing a line at the waist, so that the long thing on top has something to contrast with. The hem should stop at the hip bone or above. Any lower, and you have two coats on.

## The stranger

Now the overcoat. A proper one, charcoal or camel, of the kind that goes to church on somebody's grandfather. Sometimes a trench, and once, on a freezing platform, a dressing gown in quilted satin that several newspapers described as a coat.

The length is consistent: a hand's breadth below the knee, or about 115 centimetres on a man of his height. It is cut straight from the armpit. There has to be air in it, since two layers are already inside, and he buys it one size up with the sleeve taken back by two or three centimetres. That alteration separates a man in a big coat from a boy in his father's.

## Where the money goes

Spend in reverse order of contact with the body. The tee is replaced every year and should be cheap enough to replace. The jacket lasts five. The overcoat, if you keep it from moths and car doors, will see out a decade of changing opinions about trousers.

## Three mistakes we have made on his behalf

Colour is the first: all three layers in black look like one garment with a bad fit. Keep at least one shade between neighbours, slate under charcoal or ivory under camel.

Bulk is the second. Put the thickest fabric outside and the thinnest inside. It sounds obvious, and the whole of every January is against it.

The last is fuss. Lune puts on the lot in one movement, shrugs, and does not touch it again. Watch people who have just learned about layering and you'll see them adjusting, like waiters with a new tablecloth. Leave it. Half the charm is that something is slightly wrong.
`,
};
