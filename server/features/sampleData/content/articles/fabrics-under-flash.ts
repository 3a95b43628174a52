import type { SampleArticle } from "../../sampleData.types";

export const fabricsUnderFlash: SampleArticle = {
  slug: "fabrics-under-flash",
  title: "Satin Creases, Velvet Drinks: Fabrics Under Flash",
  category: "Red Carpet",
  author: "WornBy Editorial",
  date: "2026-02-27",
  excerpt:
    "What satin, velvet, sequins and black crepe do when forty lamps go off at once. A short course for anyone who " +
    "will be photographed at a party.",
  keywords: ["satin", "velvet", "sequins", "photography", "evening wear", "crepe"],
  content: `We hung five dresses in a windowless room, set up one hard flash beside the lens, and took the sort of picture that appears in newspapers the next morning. Nobody was wearing the dresses, which kept the argument tidy.

## Satin

Satin is a mirror with a grain. It shows every crease from the car in brilliant white, and it draws a highlight over whatever sticks out furthest. Heavy satin forgives more than light, and champagne forgives more than navy. If you must sit on the way, fold the skirt sideways and sit on the lining.

## Velvet

Light goes into velvet and only some of it returns. The result is a deep, even colour with a bright outline, flattering on nearly everybody, and a complete loss of detail: the bow you paid for has gone. Velvet also records where you have been sitting. Carry a soft clothes brush and stroke the pile downwards, never in circles.

## Sequins

Large shiny sequins turn into white dots, each with a little star on it. Small matte ones hold their colour. Our test dress was silver, and in the picture with the large discs you could not have said whether it was silver, gold or wet. Ask to see a piece under a phone torch before buying. It is the nearest thing to a press line that a shop can offer.

## Black crepe

The safest and the saddest, said one of our editors, and then the print arrived and she took it back. Crepe absorbs glare without swallowing the shape, because its surface is slightly rough. Seams remain readable. Matt wool behaves in much the same way, which is why Wren Halloway's black column gown, all jersey and one seam, looks alike in every photograph taken of it.

## Thin silk in pale colours

Flash passes through it. The dress that was opaque in the bedroom mirror becomes a diagram. Stand in front of a bare bulb at home, have a friend take a picture with flash from two metres away, and then choose the underwear: something close to your own skin in tone, with no lace edge. White under white is visible from across the street.

## A quick crib for the night

1. Flash from the front flattens, so look for a fold, a drape or an asymmetric neckline to put the depth back.
2. Powder the collarbones if the dress is matte. Leave them alone if it shines, since the two should not compete.
3. Wool and linen photograph best in daylight and look like upholstery after dark.
4. Take one test picture before leaving. Look at the picture and ignore the mirror, for the mirror was not invited.

The winner of our windowless contest was the black crepe, which had looked like nothing on the hanger. The loser was the pale silk, exquisite by daylight, and we have promised its owner never to publish the evidence.
`,
};
