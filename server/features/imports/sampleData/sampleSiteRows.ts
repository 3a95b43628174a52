import { topics } from "../../content/blog/topics";
import { type Term, TermType } from "../../content/taxonomy/term.entity";
import type { Subscriber } from "../../readers/readers/subscriber.entity";
import type { SocialPost } from "../../site/settings/socialPost.entity";
import type { Testimonial } from "../../site/settings/testimonial.entity";
import type { SampleContent } from "./sampleData.types";
import { sampleId } from "./sampleId";
import { day } from "./sampleRows";

export const testimonialRows = ({ testimonials }: SampleContent): Partial<Testimonial>[] =>
  testimonials.map((testimonial, position) => {
    const id = sampleId("testimonial", testimonial.name);
    return { ...testimonial, id, position, avatar: `/art/testimonial/${id}.svg`, sample: true };
  });

export const socialPostRows = ({ socialPosts }: SampleContent): Partial<SocialPost>[] =>
  socialPosts.map((post, position) => {
    const id = sampleId("socialPost", post.link);
    return { ...post, id, position, image: `/art/socialPost/${id}.svg`, sample: true };
  });

export const subscriberRows = ({ subscribers }: SampleContent): Partial<Subscriber>[] =>
  subscribers.map(({ daysAgo, ...subscriber }) => ({
    ...subscriber,
    id: sampleId("subscriber", subscriber.email),
    createdAt: new Date(Date.now() - daysAgo * day),
    confirmedAt: new Date(Date.now() - daysAgo * day),
    sample: true,
  }));

export function termRows({ celebrities, terms }: SampleContent): Partial<Term>[] {
  const outfits = celebrities.flatMap((celebrity) => celebrity.outfits);
  const names: Record<TermType, Iterable<string>> = {
    ...terms,
    occasion: new Set(outfits.map((outfit) => outfit.occasion)),
    blogCategory: topics.map((topic) => topic.name),
    tag: new Set(outfits.flatMap((outfit) => outfit.tags)),
  };
  return Object.values(TermType).flatMap((type) =>
    [...names[type]].map((name) => ({ id: sampleId(`term/${type}`, name), type, name, sample: true })),
  );
}
