import type { SampleArticle } from "../../sampleData.types";

export const scentAtArmsLength: SampleArticle = {
  slug: "scent-at-arms-length",
  title: "Scent at Arm's Length",
  category: "Beauty",
  author: "WornBy Editorial",
  date: "2026-07-12",
  excerpt:
    "How many sprays, where, and for whom? A polite guide to perfume in lifts, offices and summer trains, with a " +
    "two-day test for new bottles.",
  keywords: ["perfume", "fragrance", "scent etiquette", "summer beauty"],
  content: `Ask a colleague what you smell of. If she can answer without coming closer, you have put on too much. That is the whole of the etiquette, and the rest of this page concerns how to get there.

## Where it goes

Perfume needs warmth to lift off the skin and a surface that does not rub. Wrists rub against everything: desks, cuffs, keyboards. Try the inside of the elbow, the back of the neck under the hair, or the hollow of the chest beneath a shirt. One at the nape trails a little behind you and spares the person opposite.

Spraying into the air and walking through is a good way to perfume a bathroom.

Cloth holds scent far longer than skin does, sometimes for days. Wool and scarves take it well. Silk may stain, and so may anything pale. Remember also that tomorrow you may feel like somebody else, and the scarf will still be insisting on Tuesday.

## Concentration, briefly

Eau de parfum has more aromatic oil in it than eau de toilette and generally lasts longer. The words tell you little about how far it carries. Some light colognes fill a staircase for an hour and vanish, while certain dense ambers sit at the collar for seven hours talking to nobody else. Read about the notes less and stand about in it more.

## The two-day test

Never buy a perfume on the day you meet it.

1. On the first day, spray it on a paper strip in the shop, write the name on the strip and leave. Smell the paper that evening and again with breakfast. If it bores you by breakfast, the matter is closed.
2. On the second day, spray it once on bare skin and go about your business. Notice it after ten minutes, after an hour and after four. The opening is what sells the bottle; the fourth hour is what you will live with.
3. Test two at most, one on each arm. By the third your nose is being polite.

Coffee beans in a dish do not reset anything. Smelling your own sleeve works at least as well and can be done without a dish.

## Heat, trains and other people

Warm weather doubles the effect. From June onwards take whatever number you spray in winter and halve it. Citrus and tea notes are kinder in a carriage than vanilla, which in thirty degrees becomes a pudding with somebody inside it. On aeroplanes, wear none; there is nowhere for anyone to go. Some people get migraines from fragrance and will be too courteous to say so.

## On keeping it

Light and heat spoil perfume, so the bathroom shelf is the worst place in the house. A drawer will do. An opened bottle is usually good for three years or more, and when it begins to smell of nail varnish in the first minute it's telling you that it has had enough.
`,
};
