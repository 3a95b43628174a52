import { IsNumber, IsOptional, Max, Min } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import {
  OptionalLink,
  OptionalPicture,
  OptionalText,
  RequiredText,
  RowId,
  RowVersion,
} from "../../shared/graphql/inputs";

const titleRequired = "Title is required";

/** What can be left out of a new offer too; in an update, what is left out stays. */
@InputType()
export abstract class OfferFields {
  @OptionalPicture("Address of the picture.") image?: string | null;
  @OptionalText("One or two sentences.", 5_000) description?: string | null;
  @OptionalText("Price as it is to be shown, e.g. $240.", 50) price?: string | null;
  @OptionalText("Price before the sale; blank when there is none.", 50) originalPrice?: string | null;
  @OptionalText("Name of the shop.", 200) retailer?: string | null;
  @OptionalLink("The retailer's page.") affiliateLink?: string | null;

  @Field(() => Float, { nullable: true, description: "Mean rating, 0 to 5; null when nobody rated it." })
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 1 }, { message: "0 to 5, with one decimal" })
  @Min(0, { message: "0 to 5, with one decimal" })
  @Max(5, { message: "0 to 5, with one decimal" })
  rating?: number | null;

  @Field(() => Int, { nullable: true, description: "Number of ratings; null when nobody rated it." })
  @IsOptional()
  @Min(0, { message: "0 or more" })
  reviewCount?: number | null;
}

/** A new offer. */
@InputType()
export abstract class NewOfferFields extends OfferFields {
  @RequiredText("What it is.", titleRequired, 300) title: string;
}

/** Changes of an offer. */
@InputType()
export abstract class OfferChanges extends OfferFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;

  @RequiredText("What it is.", titleRequired, 300, true) title?: string | null;
}
