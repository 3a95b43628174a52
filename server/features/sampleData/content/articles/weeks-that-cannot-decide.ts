import type { SampleArticle } from "../../sampleData.types";

export const weeksThatCannotDecide: SampleArticle = {
  slug: "weeks-that-cannot-decide",
  title: "Dressing for the Weeks That Cannot Decide",
  category: "Seasonal Trends",
  author: "Milo Prentiss",
  date: "2025-09-21",
  excerpt:
    "Nine degrees at breakfast, twenty-one after lunch, rain on the way home. One late-September weekday, dressed " +
    "hour by hour.",
  keywords: ["transitional dressing", "autumn", "layers", "trench coat", "knitwear"],
  content: `Shops believe in four seasons. Anyone who has waited for a bus in late September knows that there are about nine, and that three of them can occur before lunch. What follows is one weekday, dressed hour by hour.

## 07:30, nine degrees

You're cold, so you reach for a coat. Don't, or you will be carrying it from eleven onwards. Reach for two thin things in place of a thick one: a cotton tee and a fine merino knit, with something windproof over them. Still air between layers does the warming, and each can be taken off separately. A trench coat without its lining is almost perfect here. So is a waxed jacket, if your colleagues don't mind the smell.

Leave your ankles covered. Heat goes out at the ends.

## 11:00, seventeen degrees

The knit comes off. Where does it go? Over the shoulders if it's thin and you can bear the yacht-club air of it; Mateo Sorrentine can, and ties the sleeves once, loosely, off-centre. Otherwise roll it from the hem upwards and put it in a tote. Rolled knits crease less than folded ones, which is one of the few pieces of travel advice that turn out to be true.

## 13:00, twenty-one in the sun

This is the hour that September clothes are judged by. If what is left makes sense by itself, you have succeeded. A striped tee with wide-leg trousers makes sense. A thermal vest does not. Dress from the inside out, and treat the innermost layer as though everybody were going to see it, since by one o'clock they will.

Shoes: loafers with thin socks. The boots you wanted to wear are for next month, and the sandals are over, however blue the sky.

## 16:30, rain

Suede was a mistake. Fold a flat nylon hood or a cap into the tote on the first of September and leave it until May. Umbrellas get lost at an average rate of one per person per autumn, so buy them accordingly.

## 19:00, fourteen degrees, somebody's terrace

Everything goes back on in the original order, plus a scarf. A large scarf is the most useful thing in the season: blanket at breakfast, belt at noon, tablecloth if it comes to that. Choose wool gauze over thick knit. It will go into a coat pocket, and it warms as well because it can be wound three times.

## The short list

1. Fine merino crew neck, in a colour that goes with both of your jackets.
2. Unlined trench or waxed jacket.
3. Trousers in mid-weight cotton twill, about 250 to 280 grams.
4. A tee that you would be content to be photographed in.
5. Gauze scarf, 180 centimetres at least.

The gilet has its supporters, and Leilani Brightwater is one of them. She points out that arms make their own heat when you use them. I tend to use mine for carrying coffee, so the question stays open.
`,
};
