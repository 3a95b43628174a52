import type { SampleArticle } from "../../sampleData.types";

export const howToWashAJumper: SampleArticle = {
  slug: "how-to-wash-a-jumper",
  title: "How to Wash a Jumper So That It Remains One",
  category: "Wardrobe Basics",
  author: "WornBy Editorial",
  date: "2026-08-16",
  excerpt:
    "Wool asks for very little: cool water, a short bath, no wringing and a flat place to lie down. The full method, " +
    "machine included.",
  keywords: ["wool", "knitwear", "laundry", "merino", "clothing care"],
  content: `A jumper shrinks because its fibres are covered in scales, like a pine cone, and heat with movement makes the scales hook into one another. They do not unhook. Everything below is a way of avoiding heat and movement. If you remember only that, you can stop reading and run the tap.

## Perhaps it is clean

Wool gives up smells when it is hung in moving air. A night by an open window deals with a restaurant. Most jumpers want washing after seven or eight wearings if there's a shirt underneath, sooner without. Sponge the soup off and carry on.

## The bath

Fill a basin with water that feels like nothing on the inside of your wrist, about twenty-five degrees. Add a teaspoon of wool detergent and stir until it has gone. Ordinary powder is too alkaline, and anything with enzymes for protein stains regards your jumper as one large protein stain.

Turn the jumper inside out. Push it under and press it gently a few times, as if you were testing a loaf. Then walk away for ten minutes. Rubbing is how felt is made.

## Rinsing

Lift it out with both hands beneath. Wet wool is heavy and stretches, and holding it by the shoulders will lengthen the sleeves for good. Let the water go, fill the basin at the same temperature, press, and do it again. A sudden change from warm to cold shocks the fibre as much as heat does. Two rinses are plenty. A spoonful of white vinegar in the second takes away the last of the soap and does not smell once dry.

## Getting the water out

1. Press it against the side of the basin. No twisting.
2. Lay it on a dry towel and roll up both together, like pastry.
3. Kneel on the roll. This is the enjoyable part.
4. Unroll, and move to a second towel.

## Drying

Flat, away from radiators and strong sun. Pat it into the size it used to be: measure the chest before washing, if you are that sort of person, and become one if you are not. Turn it over after a day. A heavy cable knit may take three.

## The machine, since you are going to ask

If the label allows it, use the wool programme, which rocks the drum rather than spinning it, at cool or thirty degrees, inside a mesh bag. Half a load, slow spin. We have done it for years with merino. Do not do it with anything that somebody knitted for you.

## Afterwards

Fold it, because hangers leave horns on the shoulders. Take off pills with a small comb, drawing one way with the fabric held taut. Wash before you store for the summer, whatever it looks like: moths ignore wool and come for the dinner on it.

Saoirse Kilbrannan, who wears more knitted things in a week than most people own, adds lavender to the drawer and admits that it does little. “But I open the drawer more often,” she says, “and moths hate that.”
`,
};
