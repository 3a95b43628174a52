import { Field, InterfaceType } from "type-graphql";
import { Column } from "typeorm";
import { AdminField } from "../graphql/adminField";
import {
  OptionalCodeField,
  OptionalCountField,
  OptionalDecimalField,
  RequiredTextField,
  TextField,
} from "../graphql/columns";
import { ContentRow } from "../kinds/contentRow";
import { DependsOn } from "../read/sqlRelation";
import { OfferCondition } from "./offerCondition";
import type { PriceSourceKind } from "./priceSource";

/** Columns that determine whether a price is current. */
const currentPriceColumns = ["price", "affiliateLink", "priceCheckedAt", "priceFeedId"] as const;
const withheld = "Empty for visitors while isPriceCurrent is false.";

/** Something that a retailer sells: the common part of affiliate products and category items. */
@InterfaceType({
  implements: ContentRow,
  description: "Something that a retailer sells, reached through an affiliate link.",
})
export abstract class Offer extends ContentRow {
  @RequiredTextField("Title of the product.") title: string;

  @TextField("URL of the image; empty when there is none.") image: string;
  @TextField("One or two sentences; empty when there are none.") description: string;

  @DependsOn<Offer>(...currentPriceColumns)
  @TextField(`Price as entered, e.g. $240; empty when unknown. ${withheld}`)
  price: string;

  @DependsOn<Offer>("priceAmount", ...currentPriceColumns)
  @OptionalDecimalField(`Amount of the price; null when the text contains none. ${withheld}`, 13, 3)
  priceAmount: number | null;

  @OptionalCodeField("ISO 4217 currency of the price; null when the text contains none.", 3)
  priceCurrency: string | null;

  /** The currency in which lists compare the price: a trigger writes it, and only statements read it. */
  @Column({ type: "character", length: 3, nullable: true, select: false, insert: false, update: false })
  comparedCurrency?: string | null;

  @DependsOn<Offer>("originalPrice", ...currentPriceColumns)
  @TextField(`Price before the sale as entered; empty when there is no sale. ${withheld}`)
  originalPrice: string;

  @DependsOn<Offer>("originalPriceAmount", ...currentPriceColumns)
  @OptionalDecimalField(`Amount of the original price; null when there is none. ${withheld}`, 13, 3)
  originalPriceAmount: number | null;

  @OptionalCodeField("ISO 4217 currency of the original price; null when the text contains none.", 3)
  originalPriceCurrency: string | null;

  @TextField("Name of the retailer; empty when unknown.") retailer: string;
  @TextField("Name of the brand as the source writes it; empty when unknown. A brand can have another spelling.")
  brandName: string;

  @AdminField()
  @TextField(
    "Administrators only: visitors use the redirect /go/{id}. URL of the retailer's page; empty when there is none.",
  )
  affiliateLink: string;

  @Field(() => Boolean, { description: "Whether /go/{id} redirects to a retailer's page." })
  @DependsOn<Offer>("affiliateLink")
  hasAffiliateLink(): boolean {
    return this.affiliateLink !== "";
  }

  /** Time when the price was last entered, found on the retailer's page, or confirmed by an import. */
  @Column("timestamptz", { default: () => "now()" })
  priceCheckedAt: Date;

  /** What stated the price at that time; null when unknown. A feed confirms its prices later, too. */
  @Column("text", { nullable: true })
  priceSourceKind: PriceSourceKind | null;

  /** The feed whose runs confirm the price; null when it was entered by hand, edited, or the feed lacks the product. */
  @Column("uuid", { nullable: true })
  priceFeedId: string | null;

  @Field(() => OfferCondition, { description: "The condition of the piece, as its feed says it." })
  @Column("text", { default: "NEW" })
  condition: OfferCondition;

  /** False when its feed says that it is sold out, or lacked it twice. */
  @Column("boolean", { default: true })
  inStock: boolean;

  /** What the title says of the piece, see `deriveTraits`. Every write of a title writes them. */
  @Column("text", { array: true, default: () => "'{}'" })
  garments: string[];
  @Column("text", { array: true, default: () => "'{}'" })
  colors: string[];
  @Column("text", { array: true, default: () => "'{}'" })
  materials: string[];
  @Column("text", { array: true, default: () => "'{}'" })
  patterns: string[];

  @OptionalDecimalField("Mean rating, 0 to 5; null without ratings.", 2, 1) rating: number | null;
  @OptionalCountField("Number of ratings; null without ratings.") reviewCount: number | null;
}
