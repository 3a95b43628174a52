import { Field, InterfaceType } from "type-graphql";
import { Column } from "typeorm";
import { AdminField } from "../../shared/graphql/adminField";
import { OptionalCodeField, OptionalCountField, OptionalDecimalField, TextField } from "../../shared/graphql/columns";
import { ContentRow } from "../kinds/contentRow";
import { DependsOn } from "../../shared/read/sqlRelation";

/** What has to be known to say whether a price is current. */
const current = ["price", "affiliateLink", "priceCheckedAt"] as const;
const withheld = "Visitors get none while isPriceCurrent is false.";

/** What a retailer sells: the part that affiliate products and category items share. */
@InterfaceType({
  implements: ContentRow,
  description: "Something that a retailer sells, reached through an affiliate link.",
})
export abstract class Offer extends ContentRow {
  @Field(() => String, { description: "What it is." })
  @Column("text")
  title: string;

  @TextField("Address of the picture; empty when there is none.") image: string;
  @TextField("One or two sentences; empty when there are none.") description: string;

  @DependsOn<Offer>(...current)
  @TextField(`Price as the editor typed it, e.g. $240; empty when unknown. ${withheld}`)
  price: string;

  @DependsOn<Offer>("priceAmount", ...current)
  @OptionalDecimalField(`Amount of the price; null when the text has none. ${withheld}`, 12, 2)
  priceAmount: number | null;

  @OptionalCodeField("Currency of the price, ISO 4217; null when the text names none.", 3)
  priceCurrency: string | null;

  @DependsOn<Offer>("originalPrice", ...current)
  @TextField(`Price before the sale as typed; empty when there is no sale. ${withheld}`)
  originalPrice: string;

  @DependsOn<Offer>("originalPriceAmount", ...current)
  @OptionalDecimalField(`Amount of the original price; null when there is none. ${withheld}`, 12, 2)
  originalPriceAmount: number | null;

  @OptionalCodeField("Currency of the original price, ISO 4217; null when the text names none.", 3)
  originalPriceCurrency: string | null;

  @Field(() => Boolean, { description: "The original price is above the price, in the same currency." })
  @DependsOn<Offer>("priceAmount", "priceCurrency", "originalPriceAmount", "originalPriceCurrency")
  isOnSale(): boolean {
    const { priceAmount, originalPriceAmount } = this;
    if (priceAmount === null || originalPriceAmount === null) return false;
    return originalPriceAmount > priceAmount && this.originalPriceCurrency === this.priceCurrency;
  }

  @TextField("Name of the shop; empty when unknown.") retailer: string;

  @AdminField()
  @Field(() => String, {
    description:
      "Administrators only: visitors are sent through /go/{id}. The retailer's page; empty when there is none.",
  })
  @Column("text", { default: "" })
  affiliateLink: string;

  @Field(() => Boolean, { description: "There is a retailer's page behind /go/{id}." })
  @DependsOn<Offer>("affiliateLink")
  hasAffiliateLink(): boolean {
    return this.affiliateLink !== "";
  }

  /** When the price was last entered, found on the retailer's page, or confirmed by an import. */
  @Column("timestamptz", { default: () => "now()" })
  priceCheckedAt: Date;

  @OptionalDecimalField("Mean rating, 0 to 5; null when nobody rated it.", 2, 1) rating: number | null;
  @OptionalCountField("Number of ratings; null when nobody rated it.") reviewCount: number | null;
}
