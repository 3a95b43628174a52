import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { EnumField, OptionalRowIdField, RowIdField, TextField } from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";
import { Offer } from "../../../core/money/offer";
import { isPublished } from "../../../core/kinds/visibility";
import { VisitorFilter } from "../../../core/read/audience";
import { Outfit } from "../outfit/outfit.entity";
import { Piece } from "../outfit/pieces/piece.entity";

/** Stored as text. */
export const MatchKind = createEnum("MatchKind", "How closely an affiliate product matches the piece that was worn.", {
  EXACT: "The same piece.",
  SIMILAR: "A similar piece.",
  BUDGET: "A similar piece at a lower price.",
});
export type MatchKind = keyof typeof MatchKind;

/** Stored as text. */
export const IdentificationBasis = createEnum("IdentificationBasis", "On what an identification rests.", {
  PICTURE: "It is seen in the picture.",
  BRAND: "The brand confirmed it.",
  TIP: "A reader named it.",
  GUESS: "An editor thinks so.",
});
export type IdentificationBasis = keyof typeof IdentificationBasis;

@ObjectType({ implements: Offer, description: "A piece of an outfit, or a similar one, that a retailer sells." })
@Entity("affiliate_products")
@VisitorFilter((product) => isPublished("affiliate_products", product))
@Index("affiliate_products_link_idx", { synchronize: false })
@Index("affiliate_products_brand_idx", { synchronize: false })
@Index("affiliate_products_worn_brand_idx", { synchronize: false })
@Index("affiliate_products_title_idx", { synchronize: false })
@Index("affiliate_products_retailer_idx", { synchronize: false })
@Index("affiliate_products_retailer_created_at_idx", { synchronize: false })
@Index("affiliate_products_updated_at_idx", { synchronize: false })
@Index("affiliate_products_deleted_at_idx", { synchronize: false })
@Index("affiliate_products_outfit_idx", { synchronize: false })
@Index("affiliate_products_piece_id_idx", { synchronize: false })
@Index("affiliate_products_created_at_idx", { synchronize: false })
@Index("affiliate_products_price_idx", { synchronize: false })
@Index("affiliate_products_unpriced_idx", { synchronize: false })
@Index("affiliate_products_reduced_idx", { synchronize: false })
@Index("affiliate_products_search_text_idx", { synchronize: false })
@Index("affiliate_products_traits_idx", { synchronize: false })
@Index("affiliate_products_words_idx", { synchronize: false })
@Index("affiliate_products_words_sample_idx", { synchronize: false })
@Index("affiliate_products_picture_idx", { synchronize: false })
@Check("affiliate_products_match_kind_check", "match_kind IN ('EXACT', 'SIMILAR', 'BUDGET')")
@Check("affiliate_products_basis_check", "basis IN ('PICTURE', 'BRAND', 'TIP', 'GUESS')")
@Check("affiliate_products_basis_facts_check", "basis IS NOT NULL OR (basis_on IS NULL AND basis_source = '')")
@Check("affiliate_products_title_check", "char_length(title) BETWEEN 1 AND 300")
@Check("affiliate_products_condition_check", "condition IN ('NEW', 'USED', 'REFURBISHED')")
@Check("affiliate_products_price_source_kind_check", "price_source_kind IN ('FEED', 'PAGE', 'EDITOR')")
@Check("affiliate_products_price_amount_check", "price_amount >= 0 AND original_price_amount >= 0")
@Check("affiliate_products_rating_check", "rating BETWEEN 0 AND 5 AND review_count >= 0")
export class AffiliateProduct extends Offer {
  @RowIdField("The outfit it belongs to.") outfitId: string;

  @EnumField(() => MatchKind, "How closely it matches the piece that was worn.", MatchKind.SIMILAR)
  matchKind: MatchKind;

  @OptionalRowIdField("The piece of the outfit that it matches; null when it has none.") pieceId: string | null;

  @Field(() => IdentificationBasis, {
    nullable: true,
    description: "On what the identification rests; null when unknown.",
  })
  @Column("text", { nullable: true })
  basis: IdentificationBasis | null;

  @Field(() => String, {
    nullable: true,
    description: "Day of the confirmation or the tip, YYYY-MM-DD; null when unknown.",
  })
  @Column("date", { nullable: true })
  basisOn: string | null;

  @TextField("Address of the source of the identification; empty when there is none.") basisSource: string;

  /** Order within the piece, after the match kind. */
  @Column("int", { default: 0 })
  place: number;

  /** Keys of brands: a trigger writes them, and only statements read them. */
  @Column({ type: "text", nullable: true, select: false, insert: false, update: false }) shownBrand?: string | null;
  @Column({ type: "text", nullable: true, select: false, insert: false, update: false }) wornBrand?: string | null;

  @ManyToOne(() => Piece, { onDelete: "SET NULL" })
  @JoinColumn({ name: "piece_id" })
  piece?: Piece;

  @ManyToOne(() => Outfit, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "outfit_id" })
  outfit?: Outfit;
}
