import { IsInt, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { FilterId, OptionalLink, RequestId, RequiredText, RowId, RowVersion } from "../../../core/graphql/inputs";
import { FeedFormatChoice } from "./feed.types";

@ObjectType({ description: "A column of a feed's file and what it contains." })
@InputType("FeedMappingInput", { description: "A column of a feed's file and what it contains." })
export class FeedMapping {
  @Field(() => String, { description: "What it contains, as feedContents lists it." })
  @MaxLength(50)
  content: string;

  @Field(() => String, { description: "Title of the column." })
  @MaxLength(200, { message: "Use at most 200 characters." })
  title: string;
}

@InputType()
abstract class FeedFields {
  @RequiredText("Name, unique, ignoring case.", "Name is required", 100) name: string;

  @Field(() => FeedFormatChoice, { defaultValue: FeedFormatChoice.DETECT, description: "Format of the file." })
  format: FeedFormatChoice;

  @OptionalLink("Where the server downloads it; blank for uploaded files.") address?: string | null;

  @Field(() => String, { nullable: true, description: "ISO 4217 currency of prices without one; blank for none." })
  @IsOptional()
  @Matches(/^(?:[a-z]{3})?$/i, { message: "Enter a three-letter code, for example EUR" })
  currency?: string | null;

  @FilterId("UUID of the affiliate program of its links; null for none.", 50) programId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Link of each product with {handle} or {link}; blank to use the links of the file.",
  })
  @IsOptional()
  @MaxLength(2_000, { message: "Use at most 2,000 characters." })
  linkTemplate?: string | null;

  @Field(() => [FeedMapping], { nullable: true, description: "Columns of a file in the format MAPPED." })
  @IsOptional()
  mapping?: FeedMapping[] | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether the server reads its address every night." })
  isNightly: boolean;

  @Field(() => Int, { defaultValue: 3, description: "Hour of the nightly run in UTC, 0 to 23." })
  @IsInt()
  @Min(0, { message: "Enter an hour from 0 to 23." })
  @Max(23, { message: "Enter an hour from 0 to 23." })
  runHour: number;
}

@InputType({ description: "A new feed." })
export class CreateFeedInput extends FeedFields {
  @RequestId() requestId?: string | null;
}

@InputType({ description: "All settings of a feed." })
export class UpdateFeedInput extends FeedFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
}

@InputType({ description: "A feed to read." })
export class RunFeedInput {
  @RowId("UUID of the feed.") id: string;

  @Field(() => Boolean, { defaultValue: false, description: "True to check only and write nothing." })
  isDryRun: boolean;

  @Field(() => Boolean, { defaultValue: false, description: "True to import although something looks wrong." })
  isForced: boolean;
}
