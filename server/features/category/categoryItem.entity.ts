import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { Offer } from "../../content/offers/offer";
import type { CategoryName } from "./category.names";

@ObjectType({ implements: Offer, description: "A piece of one of the six categories that a retailer sells." })
@Entity("category_items")
@Index("category_items_link_idx", { synchronize: false })
@Index("category_items_created_at_idx", { synchronize: false })
@Index("category_items_all_price_asc_idx", { synchronize: false })
@Index("category_items_all_price_desc_idx", { synchronize: false })
@Index("category_items_title_idx", { synchronize: false })
@Index("category_items_category_title_idx", { synchronize: false })
@Index("category_items_retailer_idx", { synchronize: false })
@Index("category_items_updated_at_idx", { synchronize: false })
@Index("category_items_deleted_at_idx", { synchronize: false })
@Index("category_items_price_asc_idx", { synchronize: false })
@Index("category_items_price_desc_idx", { synchronize: false })
@Index("category_items_price_currency_idx", { synchronize: false })
@Index("category_items_newest_idx", { synchronize: false })
@Index("category_items_text_trgm_idx", { synchronize: false })
@Index("category_items_traits_idx", { synchronize: false })
@Index("category_items_words_idx", { synchronize: false })
@Index("category_items_words_sample_idx", { synchronize: false })
@Index("category_items_picture_idx", { synchronize: false })
@Index("category_items_source_key", ["source", "sourceKey"], { unique: true })
@Check("category_items_title_check", "char_length(title) BETWEEN 1 AND 300")
@Check(
  "category_items_category_name_check",
  "category_name IN ('dresses', 'shoes', 'makeup', 'handbags', 'cars', 'bikes')",
)
@Check("category_items_price_amount_check", "price_amount >= 0 AND original_price_amount >= 0")
@Check("category_items_rating_check", "rating BETWEEN 0 AND 5 AND review_count >= 0")
export class CategoryItem extends Offer {
  @Field(() => String, { description: "dresses, shoes, makeup, handbags, cars or bikes." })
  @Column("text")
  categoryName: CategoryName;

  /**
   * Source of an imported item; together with sourceKey it identifies the row at the next import. Null for items
   * entered by hand.
   */
  @Column("text", { nullable: true })
  source: string | null;

  /** The item's key in that source, e.g. a shop's product handle. */
  @Column("text", { nullable: true })
  sourceKey: string | null;

  /**
   * The last imported value of each column: a column that differs from it was edited by hand. Null for items entered by
   * hand.
   */
  @Column("jsonb", { nullable: true })
  sourceValues: Record<string, string> | null;
}
