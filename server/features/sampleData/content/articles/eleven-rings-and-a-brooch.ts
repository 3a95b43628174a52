import type { SampleArticle } from "../../sampleData.types";

export const elevenRingsAndABrooch: SampleArticle = {
  slug: "eleven-rings-and-a-brooch",
  title: "Eleven Rings and a Brooch: Beatrix Thornquist Explains",
  category: "Accessories",
  author: "Delphine Aubrey",
  date: "2026-10-11",
  excerpt:
    "At seventy-something she rattles slightly and has never lost an argument about jewellery. The grand dame of " +
    "eclectic dressing on buying big, mixing real with glass and why the brooch belongs nowhere near the lapel.",
  keywords: ["Beatrix Thornquist", "rings", "brooches", "costume jewellery", "styling"],
  content: `Beatrix Thornquist receives visitors at a table the size of a small boat, on which she has laid out everything she's wearing. It takes her four minutes to put it back on, and she talks throughout.

**You are wearing eleven rings. Is there a limit?**

Eleven, as it happens. There are eight fingers once you leave the thumbs bare, and three of mine take two thin ones each. You must be able to hold a cup; the moment you can't hold a cup, you are a display.

**How many are real?**

Three. I dealt in real ones for forty-one years, so I won't say which, and you have been looking at a bottle-glass one since you came in. People sort jewellery into real and false. I sort mine into large and missing.

**Do they have to go together?**

They need one thing in common, and only one. Today all the stones are some sort of green, and the metals can do as they please. Tomorrow it might be all gold and every colour of stone. Have two things in common and you've bought a set. Sets are for cutlery.

**You have strong views about brooches.**

I do. The lapel is where a brooch goes to retire. Put it on the shoulder seam, well back, so that people see it when you have passed. Put it at the small of the back of a plain dress, or on a beret, or on the strap of a bag. On the day I retired I closed a cardigan with three of them in place of buttons, and it has not been fastened any other way since.

A practical word: put a scrap of felt behind the pin, inside the garment. It stops the weight from tearing the cloth. My silk shirts have little felt islands all over them.

**What about people who feel overdressed?**

They have generally put on one thing too few. A single large earring worries everybody. Add a cuff on the other side and it turns into a decision.

**Your advice for a reader with fifty dollars?**

Go to a market and buy the ugliest big ring there. Something your sister would object to. Wear it every day for a fortnight with whatever you normally put on. Either it will begin to look like yours, in which case you have learned something, or you give it to your sister.

**And with five hundred?**

Ten markets.

**Have you ever bought anything small?**

A hearing aid. I had it done in red.

*She then stood up, to a sound like a drawer being opened, and went to see about lunch. We noticed on the way out that the brooch on the back of her kaftan, a beetle with one eye missing, was fastened through a scrap of felt in exactly the same green.*
`,
};
