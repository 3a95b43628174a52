import { CelebrityCard } from "../../../features/celebrity/CelebrityCard";
import { CelebrityLine } from "../../../features/celebrity/CelebrityLine";
import { OfferCard } from "../../../features/offer/OfferCard";
import { OfferLine } from "../../../features/offer/OfferLine";
import { OutfitCard } from "../../../features/outfit/OutfitCard";
import { OutfitLine } from "../../../features/outfit/OutfitLine";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { Section } from "../../../shared/ui/layout/Section";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import type { Post } from "./BlogPostPageView";

type Card = NonNullable<Post["parts"][number]["card"]>;

/** A card in the text; nothing when the row ceased to be public since the text was read. */
export function BlogPostPageCard({ post, card: { subjectId } }: { post: Post; card: Card }) {
  const isSubject = ({ id }: { id: string }) => id === subjectId;
  const outfit = post.mentionedOutfits.find(isSubject);
  if (outfit) return <OutfitLine outfit={outfit} />;
  const celebrity = post.mentionedCelebrities.find(isSubject);
  if (celebrity) return <CelebrityLine celebrity={celebrity} />;
  const product = post.mentionedProducts.find(isSubject);
  return product ? <OfferLine offer={product} /> : null;
}

/** Everything that the article mentions, in one grid: most articles mention few of each. The disclosure is before the text. */
export function BlogPostPageMentions({ post }: { post: Post }) {
  const { mentionedOutfits: looks, mentionedProducts: products, mentionedCelebrities: people } = post;
  if (looks.length + products.length + people.length === 0) return null;
  return (
    <Section title="In this article" tone="sunken">
      <CardGrid columns={4}>
        {looks.map((look) => (
          <li key={look.id}>
            <OutfitCard outfit={look} sizes={pictureSizes.quarter} />
          </li>
        ))}
        {people.map((celebrity) => (
          <li key={celebrity.id}>
            <CelebrityCard celebrity={celebrity} sizes={pictureSizes.quarter} />
          </li>
        ))}
        {products.map((product) => (
          <li key={product.id}>
            <OfferCard offer={product} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
