import type { SampleArticle } from "../../sampleData.types";

export const inPraiseOfTheUselessClutch: SampleArticle = {
  slug: "in-praise-of-the-useless-clutch",
  title: "In Praise of the Useless Clutch",
  category: "Handbags",
  author: "Delphine Aubrey",
  date: "2026-11-06",
  excerpt:
    "It holds four things and needs a hand of its own. By every practical measure it's the worst bag ever made, " +
    "which may be why it is so good for the evening. On sizes, grips and what to leave at home.",
  keywords: ["clutch", "evening bags", "party dressing", "satin", "accessories"],
  content: `Consider the case against. A clutch has no strap, so you cannot eat a canapé, hold a glass and shake hands while carrying one. It has room for a phone or for keys, seldom both. Put it down and you will leave without it. An engineer would send it back.

I own five.

## What it does

A shoulder bag hangs beside a dress and pulls it out of line, and a chain scratches satin. The clutch leaves the dress alone. It gives nervous hands a job, too, and that is no small thing at nine in the evening among people you have not met. Watch a crowded room: those with a clutch stand straighter, because one arm is occupied.

There's also the pleasure of leaving things behind. Four objects, chosen in advance. For one evening you are a person without a charger.

## What goes in

Phone. Card. Key, singular, off the ring. Lipstick, or a plaster if the shoes are new. Anything more is a negotiation, and people who begin to negotiate end up with a tote.

Make sure about the phone before paying. They have grown and clutches have not. A shop will let you try, and at home you can cut a piece of card to your phone's size plus a centimetre all round and keep it in your wallet. I have saved myself two mistakes that way. Both were velvet.

## Ways of holding it

Under the arm, pressed lightly with the elbow: good for walking. In the fingertips at the side, as you would carry a book: good for photographs, and it lengthens the arm. In both hands before you, at the waist: good for chapel. Flat against the stomach in one palm makes you look as if it hurts.

A wrist loop is allowed. The sort that tucks inside is best, since you can let it out for the buffet and put it away for the speeches.

## Choosing the shape

Soft pleated satin suits structured dresses; stiff boxes suit soft ones. A bag that repeats the texture of the dress disappears, and you may as well have stayed at home with your pockets. For colour, go a step sideways: plum with crimson, moss with teal, silver with anything.

Ngozi Starling carried a cobalt half-moon to a gala last winter, moulded leather, no visible clasp, about as roomy as an envelope. I asked what was in it. She opened it for me. There was a second, smaller envelope, and in that was her speech.

## Where it will be when you lose it

On the basin in the cloakroom, on the left. Or between the seat and the door of the taxi. Put a slip with your number in the lining pocket today. I'm told that people are very honest about clutches, as there's hardly ever anything inside worth stealing.
`,
};
