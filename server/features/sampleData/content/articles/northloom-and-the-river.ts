import type { SampleArticle } from "../../sampleData.types";

export const northloomAndTheRiver: SampleArticle = {
  slug: "northloom-and-the-river",
  title: "Northloom: Eleven Machines and a River",
  category: "Designer Spotlight",
  author: "Hanne Okafor",
  date: "2026-05-02",
  excerpt:
    "The knitwear on half of our best-dressed list comes out of one damp valley and a shed of second-hand machines. " +
    "We asked what makes a plain grey jumper worth a hundred dollars, and were handed a sharp pencil and the bill.",
  keywords: ["Northloom", "knitwear", "Wren Halloway", "linen", "designer profile", "wool"],
  content: `You hear the river before you see the mill, and the machines before you hear the river. Eleven of them stand in a row, built between 1968 and 1991 and bought from factories that were closing. Each has a name painted on it. Gudrun is broken on the day I visit. Gudrun, I am told, is usually broken.

## A short history of buying what nobody wanted

Northloom was started by three siblings named Aske. The eldest had repaired knitting machines for other people; the second had a degree in accounting and a low opinion of fashion; the youngest wanted to make a jumper that their father would wear. It took two years. He wore it to feed the hens, and it is now in a frame with the hole in the elbow facing outwards.

They have kept to the rule that came of it. Nothing is made that could not be worn to feed hens. It has never been tested on the champagne-coloured slip, which they were talked into once and no longer discuss.

## So why a hundred dollars?

The accountant, Sigrid Aske, takes out a pencil. For a grey merino crew neck at $98 she writes down yarn, $21. Knitting, and linking by hand, $26. Washing in soft water and pressing, $6. Thread, labels and a paper bag, $2. Rent, wages and Gudrun, $24. What remains has to cover returns, taxes and a margin that she calls “a thin one, but ours”.

The linking is what you pay for without seeing it. Cheap knitwear is cut from sheets and overlocked, which leaves a ridge inside. Here the shaped pieces are joined loop to loop on a dial, by people who need eight months to learn it and good glasses ever after. Turn the shoulder inside out and run your thumb along it. There is hardly anything there.

## Soft water

The river comes off granite and carries almost no lime, so the wool can be washed with little soap and keeps some of its grease. That's what makes a new Northloom jumper smell very slightly of outdoors. Wren Halloway says that it was the smell that sold her: she grew up with undyed wool and had stopped meeting it in shops. She owns three of their knits, in two greys, and claims they are easily told apart.

## What to look at first

Their ribbed sweater dress is the most popular thing by far and deserves it, having enough merino in it to spring back after a long sit. The fine cotton knits are good value and can go in the machine. The felt clogs began as a way to use up offcuts and are now a business of their own, to Sigrid's visible annoyance. Linen arrived four summers ago, woven for them over the hill, and the sage wrap dress is the one to try.

I asked the youngest, Ove, what comes next. A twelfth machine, if one can be found, and before that a run of children's jumpers in the autumn, knitted from what is left of the grey. They will be sold with a spare ball of yarn for the elbows.
`,
};
