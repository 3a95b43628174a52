import { IsNumber, IsOptional, Max, Min } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import { OptionalLink, OptionalPicture, OptionalText, RequiredText, RowId, RowVersion } from "../graphql/inputs";

const titleRequired = "Title is required";

/** Optional fields of a new offer; omitted fields do not change in an update. */
@InputType()
export abstract class OfferFields {
  @OptionalPicture("URL of the image.") image?: string | null;
  @OptionalText("One or two sentences.", 5_000) description?: string | null;
  @OptionalText("Price as shown, e.g. $240.", 50) price?: string | null;
  @OptionalText("Price before the sale; blank when there is none.", 50) originalPrice?: string | null;
  @OptionalText("Name of the retailer.", 200) retailer?: string | null;
  @OptionalText("Name of the brand, in any spelling.", 200) brandName?: string | null;
  @OptionalLink("URL of the retailer's page.") affiliateLink?: string | null;

  @Field(() => Float, { nullable: true, description: "Mean rating, 0 to 5; null without ratings." })
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 1 }, { message: "0 to 5, with one decimal" })
  @Min(0, { message: "0 to 5, with one decimal" })
  @Max(5, { message: "0 to 5, with one decimal" })
  rating?: number | null;

  @Field(() => Int, { nullable: true, description: "Number of ratings; null without ratings." })
  @IsOptional()
  @Min(0, { message: "0 or more" })
  reviewCount?: number | null;
}

/** A new offer. */
@InputType()
export abstract class NewOfferFields extends OfferFields {
  @RequiredText("Title of the product.", titleRequired, 300) title: string;
}

/** Changes to an offer. */
@InputType()
export abstract class OfferChanges extends OfferFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;

  @RequiredText("Title of the product.", titleRequired, 300, true) title?: string | null;
}
