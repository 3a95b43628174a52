import { metaDescription } from "./head";

/** Title and description of a page for search engines and share cards. */
export interface HeadTexts {
  title: string;
  description: string;
}

/** The head of an outfit without SEO texts. */
export const outfitHead = (outfit: HeadTexts, wearer: string | undefined): HeadTexts => ({
  title: wearer ? `${outfit.title} - ${wearer}` : outfit.title,
  description: metaDescription(outfit.description),
});

/** The head of a celebrity without SEO texts. */
export const celebrityHead = ({ name, bio }: { name: string; bio: string }): HeadTexts => ({
  title: `${name}: Outfits and Style`,
  description: metaDescription(bio || `The outfits and the style of ${name}, and where to find the pieces.`),
});

/** The head of an author's page without SEO texts. */
export const authorHead = ({ name, role }: { name: string; role: string }): HeadTexts => ({
  title: name,
  description: metaDescription(`${name}${role ? `, ${role}` : ""}: all articles, with the newest first.`),
});

/** The head of a show's page without SEO texts. */
export const showHead = ({ title }: { title: string }): HeadTexts => ({
  title: `${title}: outfits by episode`,
  description: metaDescription(
    `What was worn in ${title}: every look by season, episode and character, with its pieces.`,
  ),
});

/** The head of an event's page without SEO texts; blank days are unknown. */
export const eventHead = ({ name, place, days }: { name: string; place: string; days: string }): HeadTexts => ({
  title: `${name}: Who Wore What`,
  description: metaDescription(
    `${[name, days, place].filter(Boolean).join(", ")}: every look, who wore it, and where to find the pieces.`,
  ),
});

/** The head of a brand's page without SEO texts. */
export const brandHead = ({ name }: { name: string }): HeadTexts => ({
  title: `Who Wears ${name}`,
  description: metaDescription(`Who wears ${name}, in which looks, and where to buy the same pieces.`),
});

/** The head of a page whose row has no texts for it. */
export const siteHead = ({ title, description }: HeadTexts): HeadTexts => ({
  title,
  description: metaDescription(description),
});

/** The head of an article without SEO texts. */
export const articleHead = ({ title, excerpt }: { title: string; excerpt: string }): HeadTexts => ({
  title,
  description: metaDescription(excerpt),
});
