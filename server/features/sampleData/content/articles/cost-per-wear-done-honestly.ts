import type { SampleArticle } from "../../sampleData.types";

export const costPerWearDoneHonestly: SampleArticle = {
  slug: "cost-per-wear-done-honestly",
  title: "Cost per Wear, Done Honestly",
  category: "Sustainable Fashion",
  author: "WornBy Editorial",
  date: "2025-04-27",
  excerpt:
    "The famous sum divides price by wearings and then excuses whatever you wanted to buy. With cleaning, repairs, " +
    "resale and a realistic guess about your diary put back in, it becomes useful, and rather less flattering.",
  keywords: ["cost per wear", "shopping habits", "wardrobe planning", "repairs", "budgeting"],
  content: `Everybody knows the sum. Divide the price of a thing by the number of times you will wear it, and a coat of six hundred dollars turns into a bargain at two dollars a day. The trouble lies in the words *will wear*. Asked in a changing room, we are all going to wear it every day until we die.

## Take the number from the past

Find the garment you own that most resembles the one you're holding. Count, as well as you can, how often you wore it last year. Calendars and photographs help. That count is your estimate, and enthusiasm does not raise it.

We tried this in the office with a silk blouse. Its owner's guess was forty wearings a year. The photographs said nine.

## Put the running costs in

A dress that has to be dry-cleaned after every second outing at fifteen dollars a time costs seven and a half dollars per evening before you have paid for the dress. Heels want new tips twice a year. Cashmere needs a comb and a moth-proof bag. White trainers cost little to own and a great deal of Sunday to keep white.

Here is the honest version:

> (price + cleaning + repairs − what you could sell it for) ÷ wearings you can prove

## Two examples

**A charcoal wool overcoat, $540.** The old one was worn ninety days a year. Suppose that this one lasts eight winters, with a clean each spring at $25 and a new lining once at $120. Total $860, less perhaps $60 for resale: $800 over 720 wearings, or $1.11.

**A sequinned mini dress, $265.** The last party dress went out three times in two years. Allow four outings, two cleans at $20 and a resale at $90. That is $215 over four, or just under $54 an evening. You might still want it. You might also rent one for less and be spared the storage.

## What the sum can't see

It treats all wearings as equal, and they are not. A suit worn to six funerals and one wedding may have been the most necessary thing in the cupboard. It also ignores the wearings that a new arrival takes away from something else. Buy a second navy jumper and you have halved the use of the first.

Wren Halloway, who keeps nineteen garments for the working week and can quote the figure for each, told us that the number itself had stopped interesting her. What had helped was writing it down. “After a year you can see which things you've been avoiding, and you may as well ask them why.”

## A habit to steal

Hang everything with the hook facing outwards on the first of the month. Turn the hook when you have worn the piece. After ninety days, whatever still faces you has made its own case. Summer things in winter are excused. The leather trousers are not.
`,
};
