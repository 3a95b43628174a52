import type { SampleArticle } from "../../sampleData.types";

export const wordsOnASwingTag: SampleArticle = {
  slug: "words-on-a-swing-tag",
  title: "Eight Words on a Swing Tag, Translated",
  category: "Sustainable Fashion",
  author: "WornBy Editorial",
  date: "2026-09-03",
  excerpt:
    "“Conscious” is a mood and “recycled” is a percentage. A pocket dictionary of green claims, with a question to " +
    "put to the shop after each.",
  keywords: ["greenwashing", "recycled fabric", "labels", "organic cotton", "ethical fashion"],
  content: `Swing tags are written by people with very little space and a good deal to gain. We have put eight of their favourite words on the table and attached to each the question that a reasonable customer might put to the shop.

**Conscious.** It means that somebody thought about it. No standard defines the term, and a garment cannot be conscious in any sense known to medicine. *Ask: of what?*

**Recycled.** This one can be measured. A jumper of thirty per cent recycled wool and seventy per cent new acrylic may carry the word in large letters. Much recycled polyester begins as bottles, which could have become bottles again; fibre made from old clothing is scarcer and more interesting. *Ask: what share, and from what?*

**Organic.** As applied to cotton, it describes farming and says nothing about dyeing, sewing or wages. Independent certificates exist, and they come with a number that you can look up. *Ask: who certified it, and was it the fibre or the finished garment?*

**Vegan.** It promises that no animal was used. In shoes and bags that often means polyurethane, which peels after some years and cannot be polished back. Some plant-based sheets are better and many are plastic underneath. *Ask: what is it made of, in nouns?*

**Natural.** Wool, linen and hemp are natural. So is arsenic, which was a fashionable green for a while. *Ask: and the finish?*

**Biodegradable.** In which conditions and how soon? A linen shirt with polyester thread and a zip leaves a small skeleton behind. Most of what ends up in landfill is short of air and breaks down slowly, whatever the tag said. *Ask: including the trims?*

**Carbon neutral.** Usually some emissions were cut and the remainder was paid for elsewhere. The payment may be excellent or may be a forest that was never in danger. *Ask: how much was cut, and how much was bought?*

**Timeless.** Not strictly a green claim, yet it has moved in with them. It means beige.

## The tags that we like to see

Good labels are dull. They name a mill, a town, a weight of cloth and a way to get the thing repaired. Halden & Co prints the thickness of its leather soles. Maison Verre states a term for free repairs on its frame bags, and ten years is a claim that anyone can check by waiting. Tomasz Wierzbin once wore a work jacket whose maker had sewn a spare pocket inside, flat, for cutting patches from. That pocket said more than a paragraph.

## And the claim that needs no tag

The lowest-impact garment in most shops is the one at home that lacks a button. We realise that this is bad news for a page with shopping links on it. Sew the button on, come back afterwards, and buy the thing that you still need.
`,
};
