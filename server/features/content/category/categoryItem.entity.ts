import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { OptionalTextField, RequiredTextField } from "../../../core/graphql/columns";
import { Offer } from "../../../core/money/offer";
import { Category } from "./category.entity";
import { ProductVariant } from "./category.types";

@ObjectType({ implements: Offer, description: "A piece of a product category that a retailer sells." })
@Entity("category_items")
@Index("category_items_link_idx", { synchronize: false })
@Index("category_items_brand_idx", { synchronize: false })
@Index("category_items_created_at_idx", { synchronize: false })
@Index("category_items_all_price_idx", { synchronize: false })
@Index("category_items_all_unpriced_idx", { synchronize: false })
@Index("category_items_title_idx", { synchronize: false })
@Index("category_items_category_title_idx", { synchronize: false })
@Index("category_items_retailer_idx", { synchronize: false })
@Index("category_items_updated_at_idx", { synchronize: false })
@Index("category_items_deleted_at_idx", { synchronize: false })
@Index("category_items_price_idx", { synchronize: false })
@Index("category_items_unpriced_idx", { synchronize: false })
@Index("category_items_newest_idx", { synchronize: false })
@Index("category_items_search_text_idx", { synchronize: false })
@Index("category_items_traits_idx", { synchronize: false })
@Index("category_items_words_idx", { synchronize: false })
@Index("category_items_words_sample_idx", { synchronize: false })
@Index("category_items_picture_idx", { synchronize: false })
@Index("category_items_feed_key", ["feedId", "sourceKey"], { unique: true })
@Index("category_items_gtin_idx", { synchronize: false })
@Index("category_items_edited_idx", { synchronize: false })
@Check("category_items_title_check", "char_length(title) BETWEEN 1 AND 300")
@Check("category_items_price_source_kind_check", "price_source_kind IN ('FEED', 'PAGE', 'EDITOR')")
@Check("category_items_condition_check", "condition IN ('NEW', 'USED', 'REFURBISHED')")
@Check("category_items_price_amount_check", "price_amount >= 0 AND original_price_amount >= 0")
@Check("category_items_rating_check", "rating BETWEEN 0 AND 5 AND review_count >= 0")
export class CategoryItem extends Offer {
  @RequiredTextField("Slug of its category, such as dresses.") categoryName: string;

  @ManyToOne(() => Category, { onDelete: "RESTRICT", onUpdate: "CASCADE" })
  @JoinColumn({ name: "category_name", referencedColumnName: "slug" })
  category?: Category;

  /** The feed of an imported item; together with sourceKey it identifies the row at the next run. Null for items entered by hand. */
  @Column("uuid", { nullable: true })
  feedId: string | null;

  /** The item's key in that feed, e.g. a shop's product handle. */
  @Column("text", { nullable: true })
  sourceKey: string | null;

  /** Identifies the product's content and the settings of its import; the same again means that nothing changed. */
  @Column("text", { nullable: true })
  sourceHash: string | null;

  @OptionalTextField("GTIN with 14 digits; null when unknown.") gtin: string | null;

  @Field(() => [ProductVariant], { nullable: true, description: "Sizes and colors; null for a product in one form." })
  @Column("jsonb", { nullable: true })
  variants: ProductVariant[] | null;

  /** How many runs in a row lacked it; from 2 on it is unavailable. */
  @Column("int", { default: 0 })
  missingRuns: number;

  /**
   * The last imported value of each column: a column that differs from it was edited by hand. Null for items entered by
   * hand.
   */
  @Column("jsonb", { nullable: true })
  sourceValues: Record<string, string> | null;
}
