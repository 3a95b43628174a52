import type { SampleArticle } from "../../sampleData.types";

export const sixWaysAWhiteShirtGoesWrong: SampleArticle = {
  slug: "six-ways-a-white-shirt-goes-wrong",
  title: "Six Ways a White Shirt Goes Wrong",
  category: "Wardrobe Basics",
  author: "WornBy Editorial",
  date: "2025-10-04",
  excerpt:
    "It ought to be the easiest thing to buy, and most of us own three that we avoid. Collar, cloth, shoulder, cuff, " +
    "length and the colour of white itself, each with a test you can do in the shop.",
  keywords: ["white shirt", "cotton poplin", "wardrobe basics", "collars", "fit"],
  content: `Open any wardrobe and you'll find the white shirt that is worn and the white shirts that are not. The second group were bought by the same person, in the same mood, and each has one thing wrong with it. In our experience it is always one of six.

## 1. The collar has no stand

The band between collar and shirt holds the collar up. Where it is lower than about three centimetres at the back, the collar slides under a jacket and wilts under a jumper. *Test:* undo the top two buttons and look sideways in the mirror. The collar should still be standing when you are not.

## 2. You can see your hand through it

Hold one layer over your palm. If you can count fingers, you will be able to see much else by daylight. Poplin of about 120 grams to the square metre is enough for most people; Oxford cloth is thicker again. A high thread count does not mean opaque. Often it means the reverse.

## 3. The shoulder is guessing

Either the seam sits on the bone at the end of your shoulder, or it drops well below it on purpose. Two centimetres over is neither of these, and looks like a shirt you are expected to grow into. Juniper Asante wears men's shirts three sizes up, with the seam halfway to the elbow. That is a decision. Two centimetres is an error.

## 4. The cuff stops at the wrong place

Arms hanging, the cuff should reach the base of the thumb. Arms bent, it should still cover the wrist bone. Cotton can shrink by three per cent in its first few washes, which on a sleeve comes to nearly two centimetres, so buy a touch long. A cuff that won't close over your watch is a small daily insult.

## 5. It comes untucked or refuses to

For tucking, the shirt needs to reach the bottom of your hips, with tails. For wearing out, a straight hem should end halfway down the fly. A shirt made for one job does the other badly. *Test:* raise both arms as if you had seen someone you like at the far end of the platform. See what comes out.

## 6. It is the wrong white

Optical white has a blue brightener in it and can turn ivory teeth yellow and pale skin grey. Soft white, a drop of cream, is gentler on most people and ages better in the wash. Take two to the door of the shop and hold them by your chin in turn. You'll see it within a second. We are always astonished by how few people go to the door.

## And when one passes

Once you have found the shirt that survives all six, buy the second immediately. White shirts are worn in pairs, one on you and one in the wash. Skip the third; you will start to have doubts about it by the spring.
`,
};
