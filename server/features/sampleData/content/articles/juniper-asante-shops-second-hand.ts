import type { SampleArticle } from "../../sampleData.types";

export const juniperAsanteShopsSecondHand: SampleArticle = {
  slug: "juniper-asante-shops-second-hand",
  title: "Nine Minutes in a Charity Shop with Juniper Asante",
  category: "Vintage",
  author: "Hanne Okafor",
  date: "2026-06-21",
  excerpt:
    "She touches everything, tries on almost nothing and leaves before the kettle boils. We went thrifting with a " +
    "maximalist and a stopwatch.",
  keywords: ["Juniper Asante", "thrift", "charity shops", "blazer", "vintage"],
  content: `**0:00.** The bell over the door rings. Juniper Asante does not look at the window display or the mannequin. She goes straight to the back, where the coats are, because “that is where they put what they haven't got time to price”.

**0:40.** She walks along the rail with her eyes on the floor. Her right hand runs over the sleeves. She's reading fibre: wool has a spring to it, silk is cold for a second, polyester is already at room temperature and slightly clingy. Anything that feels good gets pulled forward by a finger's width. Nothing has been looked at yet.

**2:10.** Seven garments now stick out of the rail. She looks at them all together for the first time. Two are returned at once because of colour. “That brown is sad. There are happy browns.”

**3:00.** Inspection. Each item gets the same five checks:

1. Armpits, held to the light.
2. Cuffs and collar fold.
3. The seat, if it has a seat.
4. Lining, especially the bottom edge.
5. Pockets, where she has so far found a wedding invitation, two teeth in an envelope and forty euros. The euros she handed in. The teeth too, with less confidence.

**4:30.** A houndstooth blazer survives. It is a man's, broad in the shoulder, with three leather buttons and a stain the size of a lentil. She puts it on over a floral shirt and a striped tank, and the effect should be dreadful. I ask why it is not.

“One big pattern, one small, one line. They're different sizes, so they don't argue. Two that are the same size will fight until you change.”

**5:50.** She moves the front edges across each other with her thumbs. Set over by two centimetres, the top button would give her a waist without any tailoring. That is her commonest alteration, and it costs the price of thread.

**6:30.** Shoes are skipped. She will not wear another person's shoes unless they are unworn, having once spent a festival inside the shape of a stranger's left foot.

**7:15.** A detour to scarves, where she is briefly lost to us. Rolled hems mean that somebody cared. A flat machine hem means it was a free gift with something.

**8:20.** The till. She asks whether the blazer may come down on account of the lentil and is told that it may not. She pays what is on the ticket and puts a coin in the tin. “Bargaining with a charity is a strange hobby.”

**9:00.** Out on the pavement, the blazer is on, the tag is in her pocket, and she is explaining the part that I had come for. “People think maximalism means buying a lot. I leave with one thing in five visits. You need empty hangers to have any fun.”

The stain came out with washing-up liquid and cold water. The buttons have been moved. I went back alone on Saturday and found a sad brown.
`,
};
