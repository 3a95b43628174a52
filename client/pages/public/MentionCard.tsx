import { CelebrityLine } from "../../features/content/celebrity/CelebrityLine";
import { OutfitLine } from "../../features/content/outfit/OutfitLine";
import { OfferLine } from "../../features/shops/offer/OfferLine";
import type { BlogPostPageQuery } from "../../graphql/generated/operations";

interface MentionCardProps {
  /** The rows that the text mentions. */
  mentions: Pick<
    NonNullable<BlogPostPageQuery["blogPost"]>,
    "mentionedOutfits" | "mentionedCelebrities" | "mentionedProducts"
  >;
  id: string;
}

/** A card in a text; nothing when the row ceased to be public since the text was read. */
export function MentionCard({ mentions, id }: MentionCardProps) {
  const isSubject = (row: { id: string }) => row.id === id;
  const outfit = mentions.mentionedOutfits.find(isSubject);
  if (outfit) return <OutfitLine outfit={outfit} />;
  const celebrity = mentions.mentionedCelebrities.find(isSubject);
  if (celebrity) return <CelebrityLine celebrity={celebrity} />;
  const product = mentions.mentionedProducts.find(isSubject);
  return product ? <OfferLine offer={product} /> : null;
}
