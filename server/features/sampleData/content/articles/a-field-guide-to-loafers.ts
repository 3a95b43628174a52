import type { SampleArticle } from "../../sampleData.types";

export const aFieldGuideToLoafers: SampleArticle = {
  slug: "a-field-guide-to-loafers",
  title: "A Field Guide to Loafers",
  category: "Shoes",
  author: "WornBy Editorial",
  date: "2025-08-02",
  excerpt:
    "Penny, tassel, horse-bit, driving, Venetian: how to recognise the five common species, and which trousers each " +
    "will live with.",
  keywords: ["loafers", "penny loafers", "shoe care", "fit", "suede"],
  content: `Loafers are the commonest slip-on shoe of the temperate city. They are active all year, most visible between April and October, and tolerant of human company. Five species account for nearly all sightings.

## Penny

*Marks:* a strap across the instep with a slot cut in it. *Habitat:* offices, universities, airports. The slot is said to have held a coin for the telephone. It will not hold a phone.

The most adaptable of the five. Goes with denim, flannel, chinos and pleated skirts. In burgundy it is nearly a neutral. In black it disappears, and Anouk Serrault has worn hers with everything except a ballgown. One feels that it's a matter of time.

## Tassel

*Marks:* two leather tassels on a cord that runs round the shoe. *Call:* a faint slapping. Dressier than the penny and a shade more pleased with itself. Wears well with a suit and no tie, or with bare ankles and white trousers. Keep away from dogs.

## Horse-bit

*Marks:* a metal snaffle over the instep. The metal is the first thing anyone sees, so it should agree with your watch or buckle. Inspect how the bit is attached. On good pairs it passes through the leather, and on poor ones it's clipped to the surface and departs during the first winter.

## Driving

*Marks:* no heel, a sole of little rubber pimples, extreme softness. Built for pedals. On pavements the pimples wear off in a matter of weeks and the toe begins to look like a slipper. Mateo Sorrentine keeps a navy suede pair in the car and changes out of them in the car park, which is the correct behaviour and very rarely observed.

## Venetian

*Marks:* none. No strap, no tassel, just a plain vamp with a raised seam. Shy and easily overlooked. Excellent with a dark suit when you want a foot to be a foot.

## Judging the fit

A loafer has no laces to correct a mistake, so it has to grip at the instep from the first minute. In a new pair:

- The heel may slip by about half a centimetre. It will settle as the sole learns to bend.
- The sides should not gape when you stand on tiptoe.
- You ought to feel a firm handshake across the top of the foot. Leather gives sideways and never lengthways, so a short shoe stays short.

If you are in doubt between two sizes, take the smaller in unlined suede and the larger in stiff polished calf.

## Care and feeding

Wooden shoe trees for the first hour after wear, while the leather is still warm. A day's rest between outings. Suede likes a rubber brush and steam from a kettle; smooth leather likes a little cream and a lot of cloth. A stitched sole can be replaced two or three times before the upper protests.

Release a pair when the lining has worn through at the heel and the foot can feel the counter. By then they will have walked some two thousand kilometres, and somebody in your house will be fond of them.
`,
};
