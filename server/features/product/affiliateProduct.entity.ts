import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { Offer } from "../../shared/offers/offer";
import { Outfit } from "../outfit/outfit.entity";

@ObjectType({ implements: Offer, description: "A piece of an outfit, or one like it, that a retailer sells." })
@Entity("affiliate_products")
@Index("affiliate_products_outfit_id_idx", { synchronize: false })
@Index("affiliate_products_created_at_idx", { synchronize: false })
@Index("affiliate_products_price_asc_idx", { synchronize: false })
@Index("affiliate_products_price_desc_idx", { synchronize: false })
@Index("affiliate_products_title_trgm_idx", { synchronize: false })
@Check("affiliate_products_title_check", "char_length(title) BETWEEN 1 AND 300")
@Check("affiliate_products_price_amount_check", "price_amount >= 0 AND original_price_amount >= 0")
@Check("affiliate_products_rating_check", "rating BETWEEN 0 AND 5 AND review_count >= 0")
export class AffiliateProduct extends Offer {
  @Field(() => ID, { description: "The outfit it belongs to." })
  @Column("uuid")
  outfitId: string;

  @ManyToOne(() => Outfit, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "outfit_id" })
  outfit?: Outfit;
}
