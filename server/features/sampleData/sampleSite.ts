import type { Subscriber } from "../newsletter/subscriber.entity";
import type { Settings } from "../settings/settings.entity";
import type { SocialPost } from "../settings/socialPost.entity";
import type { Testimonial } from "../settings/testimonial.entity";
import { type Term, TermType } from "../taxonomy/term.entity";
import { topics } from "../blog/topics";
import { cast } from "./content/cast";
import { socialPosts } from "./content/socialPosts";
import { subscriberEmails } from "./content/subscribers";
import { testimonials } from "./content/testimonials";
import { sampleId } from "./sampleRows";

const day = 86_400_000;

export const settingsOfSample: Partial<Settings> = {
  contactEmail: "hello@wornby.example",
  facebook: "https://facebook.example/wornby",
  twitter: "https://twitter.example/wornby",
  instagram: "https://instagram.example/wornby",
  pinterest: "https://pinterest.example/wornby",
};

export const testimonialRows = (): Partial<Testimonial>[] =>
  testimonials.map((testimonial, position) => {
    const id = sampleId("testimonial", testimonial.name);
    return { ...testimonial, id, position, avatar: `/art/testimonial/${id}.svg`, sample: true };
  });

export const socialPostRows = (): Partial<SocialPost>[] =>
  socialPosts.map((post, position) => {
    const id = sampleId("socialPost", post.link);
    return { ...post, id, position, image: `/art/socialPost/${id}.svg`, sample: true };
  });

export const subscriberRows = (): Partial<Subscriber>[] =>
  subscriberEmails.map(({ daysAgo, ...subscriber }) => ({
    ...subscriber,
    id: sampleId("subscriber", subscriber.email),
    createdAt: new Date(Date.now() - daysAgo * day),
    sample: true,
  }));

export function termRows(): Partial<Term>[] {
  const outfits = cast.flatMap(({ looks }) => looks);
  const names: Record<TermType, Iterable<string>> = {
    category: ["Actor", "Musician", "Model", "Athlete", "Influencer", "Fashion Icon"],
    styleType: ["Minimalist", "Bohemian", "Streetwear", "Y2K", "Classic"],
    occasion: new Set(outfits.map((outfit) => outfit.occasion)),
    blogCategory: topics.map((topic) => topic.name),
    tag: new Set(outfits.flatMap((outfit) => outfit.tags)),
  };
  return Object.values(TermType).flatMap((type) =>
    [...names[type]].map((name) => ({ id: sampleId(`term/${type}`, name), type, name, sample: true })),
  );
}
