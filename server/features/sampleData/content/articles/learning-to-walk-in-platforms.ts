import type { SampleArticle } from "../../sampleData.types";

export const learningToWalkInPlatforms: SampleArticle = {
  slug: "learning-to-walk-in-platforms",
  title: "Learning to Walk Again: Notes on Platforms",
  category: "Shoes",
  author: "Delphine Aubrey",
  date: "2026-05-24",
  excerpt:
    "The heel looks terrifying and the arithmetic is mild. A week in silver platform sandals, with advice from " +
    "Zendria Vale's rehearsal room.",
  keywords: ["platforms", "sandals", "Zendria Vale", "heels", "comfort"],
  content: `**Monday.** They arrive in a box that could hold a toaster. The heel is eleven centimetres, the sole under the toes is four, and so the foot itself climbs seven. I've worn sevens to the office for years. This is the arithmetic with which one persuades oneself.

I stand up, and the top of the door frame is nearer than it has ever been.

**Tuesday.** Carpet only. Ordinary heels roll from heel to toe, and the sole bends with you. A platform doesn't bend. The whole foot comes down at once and has to be lifted at once, as though one were stamping very slow letters. I go up and down the hall stamping letters. The neighbour below sends a message with a question mark.

**Wednesday.** I ring the rehearsal room where Zendria Vale prepares her tours. She dances for two hours in twelve-centimetre soles, and her movement coach, who prefers to be anonymous and sounds as if she were lying on the floor, gives me three instructions.

> “Knees soft, always. Look at the horizon and never at the shoe. And tie them on: if the strap is loose, you are balancing on furniture.”

Straps, I learn, are the whole matter. An ankle strap keeps the heel from swinging sideways, and sideways is how people fall. Mules with platforms exist. The coach calls them “an insurance product”.

**Thursday.** Stairs. Up is easy. Down wants the foot placed at an angle, a hand on the rail and no conversation. I take the lift at work and find two other people in it in the same position, all of us much too tall.

**Friday.** Outdoors at last. My notes on surfaces:

1. Dry asphalt: good.
2. Paving slabs: good, if they're level.
3. Grass: better than in stilettos, because you don't sink.
4. Gravel: no.
5. Cobbles: no, and also no.
6. Wet marble in the entrance of a bank: I would rather not discuss it.

**Saturday.** A party. Trousers are the secret. With a wide leg that covers the heel, you become a tall person with excellent posture and nobody looks down. With a mini skirt the shoe turns into the subject of the evening. Both are fair choices, so long as you have made one. I stood for five hours; the ball of the foot, which in thin-soled heels is on fire by ten, felt nothing at all. The thick sole really does spread the load. My calves had views of their own.

**Sunday.** Back in clogs. The world has got lower and the bookshelves have retreated. I find that I miss the view.

## If you want to try

Begin with three centimetres at the front and no more than eight at the back. Look for cork or foamed rubber, which weigh a third of what wood does; pick the shoe up by its strap, and if it feels like shopping, put it down. Buy in the afternoon, when feet are at their largest. And keep the difference between front and back to seven centimetres at most. That number is your real heel, whatever the ruler says.
`,
};
