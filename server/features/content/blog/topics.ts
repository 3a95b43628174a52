export interface Topic {
  name: string;
  slug: string;
  description: string;
}

/** In the order of the topic list on the blog page. */
export const topics: readonly Topic[] = [
  {
    name: "Red Carpet",
    slug: "red-carpet",
    description:
      "Premieres, galas and award nights, read seam by seam. What was worn, why it worked, and what is worth " +
      "borrowing.",
  },
  {
    name: "Street Style",
    slug: "street-style",
    description:
      "Outfits caught between the car and the door. Real proportions, real weather, and clothes you can sit in.",
  },
  {
    name: "Vintage",
    slug: "vintage",
    description:
      "How to date a label, judge a repair and wear an old piece without looking dressed for a play. Buying advice " +
      "first, nostalgia second.",
  },
  {
    name: "Sustainable Fashion",
    slug: "sustainable-fashion",
    description:
      "Buying less, mending more and reading a green claim with one eyebrow raised. Practical habits with the " +
      "arithmetic shown.",
  },
  {
    name: "Accessories",
    slug: "accessories",
    description: "Belts, scarves, sunglasses, watches and jewelry: the small things that decide how an outfit is read.",
  },
  {
    name: "Beauty",
    slug: "beauty",
    description:
      "Makeup and scent as part of the outfit, with products explained by what they do. No miracles are promised.",
  },
  {
    name: "Menswear",
    slug: "menswear",
    description:
      "Tailoring, knitwear and the slow retreat of the tie. Fit guides and outfit notes from the men on our pages.",
  },
  {
    name: "Seasonal Trends",
    slug: "seasonal-trends",
    description:
      "What is arriving, what is leaving and what you already own that will do. We say plainly when a trend can be " +
      "skipped.",
  },
  {
    name: "Shoes",
    slug: "shoes",
    description:
      "From loafers to platforms: how shoes should fit, how long they should last and which trousers they like.",
  },
  {
    name: "Handbags",
    slug: "handbags",
    description:
      "Totes, clutches and everything carried between them. Shapes, sizes and hardware, compared by people who empty " +
      "theirs out.",
  },
  {
    name: "Wardrobe Basics",
    slug: "wardrobe-basics",
    description:
      "The shirts, knits and trousers that do most of the work. How to choose them, look after them and know when to " +
      "stop.",
  },
  {
    name: "Designer Spotlight",
    slug: "designer-spotlight",
    description: "The houses and workrooms behind the looks: how they cut, what they charge and where to begin.",
  },
];
