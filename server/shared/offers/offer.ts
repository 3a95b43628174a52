import { Field, InterfaceType } from "type-graphql";
import { Column } from "typeorm";
import { AdminField } from "../graphql/adminField";
import { OptionalCountField, OptionalDecimalField, TextField } from "../graphql/columns";
import { ContentRow } from "../graphql/contentRow";
import { Needs } from "../read/join";

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
  @TextField("Price as the editor typed it, e.g. $240; empty when unknown.") price: string;
  @OptionalDecimalField("The price's digits and dots as a number; null when they are no number.", 12, 2)
  priceAmount: number | null;
  @TextField("Price before the sale as typed; empty when there is no sale.") originalPrice: string;
  @OptionalDecimalField("The original price as a number; null when there is none.", 12, 2)
  originalPriceAmount: number | null;
  @TextField("Name of the shop; empty when unknown.") retailer: string;

  @AdminField()
  @Field(() => String, {
    description:
      "Administrators only: visitors are sent through /go/{id}. The retailer's page; empty when there is none.",
  })
  @Column("text", { default: "" })
  affiliateLink: string;

  @Field(() => Boolean, { description: "There is a retailer's page behind /go/{id}." })
  @Needs<Offer>("affiliateLink")
  hasAffiliateLink(): boolean {
    return this.affiliateLink !== "";
  }

  /** When the price was last entered, or found on the retailer's page. */
  @Column("timestamptz", { default: () => "now()" })
  priceCheckedAt: Date;

  @OptionalDecimalField("Mean rating, 0 to 5; null when nobody rated it.", 2, 1) rating: number | null;
  @OptionalCountField("Number of ratings; null when nobody rated it.") reviewCount: number | null;
}
