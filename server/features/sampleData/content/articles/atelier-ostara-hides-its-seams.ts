import type { SampleArticle } from "../../sampleData.types";

export const atelierOstaraHidesItsSeams: SampleArticle = {
  slug: "atelier-ostara-hides-its-seams",
  title: "Atelier Ostara Hides Its Seams",
  category: "Designer Spotlight",
  author: "Delphine Aubrey",
  date: "2025-12-07",
  excerpt:
    "A column gown with one seam, boots without a side join, a clutch that has no clasp. Inside the workroom where " +
    "nineteen people spend their days removing things, and where a first visit might reasonably begin.",
  keywords: ["Atelier Ostara", "column gown", "dressmaking", "Ngozi Starling", "designer profile"],
  content: `The first object that visitors are shown at Atelier Ostara is a failure. It hangs by the door, a plum gown made in the second year, and its fault is marked with a pin: a seam four centimetres long under the left arm. “We could not find a way round it,” says Linnea Brask, who founded the house with a partner in a former piano factory. “So it stays where I have to walk past it.”

## One piece where others use six

Dresses are usually built like boxes, from flat panels joined at the corners. Ostara cuts as few panels as the cloth will permit and gets its shape from the way that the grain runs. The emerald column gown falls from collarbone to floor in a single width of double-faced satin, shaped with steam and joined once, at the back. Cutting it takes a day. A mistake takes the day, too, along with nine hundred dollars' worth of satin.

Because there are so few seams, there is nothing to let out. Each gown is fitted in cotton first, sometimes four times, and the paper pattern is kept in a drawer with the client's name on it. Ngozi Starling's drawer is the deepest, since her shoulders are asked to support things that shoulders rarely meet.

## Leather treated as cloth

In the basement, two shoemakers shape boots over the last while the hide is wet, so that it needs no side seam. The result has the look of something poured. A quarter of the hides are rejected because of insect bites that no customer could find with a lens. These become the linings of clutches. Those are moulded too, over a block of pear wood, and close by the spring of the leather alone.

## What is not so good

Prices begin at around sixty dollars for a small eyeshadow palette and climb quickly. Most gowns are above a thousand. Repairs are possible but slow, as a tear in a garment without seams has nowhere to hide. And nothing is stocked above a size 18 ready-made. Brask says the patterns are being redrawn, and that she is ashamed of how long it has taken. We will report when they arrive.

## Where to begin

- **The halter gown in black crepe** is the plainest of the house's dresses, and shows its method best: one panel, two buttons, no back.
- **The velvet pumps**, numbered inside the left shoe, for anybody who prefers to keep a secret.
- **The perfume**, rose over dry tobacco, in a flask that can be refilled for about half of the first price.

On the way out I looked again at the pin in the plum gown. Without it, I could not have found the seam. Brask watched me looking. “You see,” she said, “you've stopped noticing her shape and started inspecting her armpit. That's what a seam does.”
`,
};
