import type { SampleArticle } from "../../sampleData.types";

export const mossTakesOverFromButter: SampleArticle = {
  slug: "moss-takes-over-from-butter",
  title: "Butter Has Had Its Turn. Moss Is Next",
  category: "Seasonal Trends",
  author: "WornBy Editorial",
  date: "2026-01-29",
  excerpt:
    "Pale yellow was everywhere for two summers. The spring rails say that a dusty, slightly muddy green is taking " +
    "over. What to do with the yellow that you own, and how to wear the green near your face.",
  keywords: ["moss green", "butter yellow", "spring 2026", "colour trends", "seasonal dressing"],
  content: `Colours leave the way guests do. They say goodbye at the front of the shop, then stand for months in the hall of the sale rail. Butter yellow began to say goodbye last autumn. On the spring rails we looked at this month it was down to scarves and one optimistic suit.

In its place hangs moss: darker than sage, browner than emerald, a green that seems to have been left out in the rain and improved by it.

## Why this one

Moss gets along with what people already have. It sits beside navy, denim, chocolate, cream and grey without needing to be introduced, and it makes black look considered. Yellow was a colour for a whole outfit or a mistake. This one works by the square centimetre.

It also hides coffee, a quality seldom mentioned by forecasters.

## Near the face

Green throws a little of itself upwards. On some complexions moss looks like good health, on others like a long ferry crossing. Hold a piece under your chin in daylight and watch the skin beside your mouth. If a shadow appears, keep the colour below the waist, or break it with a collar in ivory or pink.

Deep, umber and bronze skin takes the browner versions with ease, and so do most redheads. If you are fair with pink in your cheeks, go towards the grey end, where moss shades into sage.

## Buy one of these, if you buy anything

- **A skirt or trousers in twill.** It will do what your olive ones did, with more depth.
- **A knit.** Moss in wool has flecks of other colours in it and looks expensive at any price.
- **Suede shoes or a bag.** The nap brings the colour alive, and a shoe is a long way from your chin.
- **Eyeshadow.** A matte moss along the upper lashes is kinder than black to hazel and brown eyes.

We would leave out the moss suit. In eighteen months' time it will carry a date as plainly as a newspaper does.

## And the butter?

Keep it. Pale yellow is hard only when it is asked to lead. Under a moss cardigan or a charcoal blazer, a yellow shirt becomes a kind of lamp. Juniper Asante, who has never taken a forecaster's word for anything, was photographed in January in a butter halter dress over a moss turtleneck, with tan knee boots. She looked like a very good pear.

## The rest of the rail, briefly

Pleats are narrower. Jackets are shorter at the front than at the back. There is more brown shoe leather about than black for the first time in several springs. Polka dots are getting smaller, which usually means that they are on the way out. Somebody is again attempting the bubble hem; the same somebody, we suspect, who attempts it every six years. You can skip it safely, and will be thanked by anyone who sits behind you at the theatre.
`,
};
