import { registerEnumType } from "type-graphql";

/** The sections of the home page below its first screen, in the order of the specification. */
export enum HomeSection {
  LOOKS = "LOOKS",
  CATEGORIES = "CATEGORIES",
  PRODUCTS = "PRODUCTS",
  SPOTLIGHT = "SPOTLIGHT",
  TESTIMONIALS = "TESTIMONIALS",
  BLOG = "BLOG",
  SOCIAL = "SOCIAL",
  NEWSLETTER = "NEWSLETTER",
}
registerEnumType(HomeSection, {
  name: "HomeSection",
  description: "A section of the home page below its first screen.",
  valuesConfig: {
    LOOKS: { description: "The newest outfits." },
    CATEGORIES: { description: "The categories." },
    PRODUCTS: { description: "Affiliate products." },
    SPOTLIGHT: { description: "One celebrity with products, and the other featured ones." },
    TESTIMONIALS: { description: "Testimonials of readers." },
    BLOG: { description: "The newest articles." },
    SOCIAL: { description: "The social feed." },
    NEWSLETTER: { description: "The form of the newsletter." },
  },
});

export const homeSections: readonly HomeSection[] = Object.values(HomeSection);
