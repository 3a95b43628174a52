import { styled } from "@mui/material/styles";
import { CelebrityGrid } from "../../../features/celebrity/CelebrityGrid";
import { CelebrityLine } from "../../../features/celebrity/CelebrityLine";
import { OfferGrid } from "../../../features/offer/OfferGrid";
import { OfferLine } from "../../../features/offer/OfferLine";
import { OutfitGrid } from "../../../features/outfit/OutfitGrid";
import { OutfitLine } from "../../../features/outfit/OutfitLine";
import { Section } from "../../../shared/ui/layout/Section";
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

/** Everything that the article mentions: looks, products, celebrities. The disclosure is before the text. */
export function BlogPostPageMentions({ post }: { post: Post }) {
  const { mentionedOutfits: looks, mentionedProducts: products, mentionedCelebrities: people } = post;
  if (looks.length + products.length + people.length === 0) return null;
  return (
    <Section title="In this article" tone="sunken">
      <Groups>
        {looks.length > 0 ? <OutfitGrid outfits={looks} columns={4} /> : null}
        {products.length > 0 ? <OfferGrid offers={products} columns={4} /> : null}
        {people.length > 0 ? <CelebrityGrid celebrities={people} /> : null}
      </Groups>
    </Section>
  );
}

const Groups = styled("div")({ display: "grid", gap: "clamp(2.5rem, 2rem + 2vw, 4rem)" });
