import { IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { PublicationStatus, type PublishableType, PublishableTypes } from "../../../core/kinds/publishableRow";
import { SelectionInput } from "../../../core/write/bulkInputs";
import { RowId } from "../../../core/graphql/inputs";
import { BlogPostFilter } from "../../blog/blogPostFilter.types";
import { CelebrityFilter } from "../../celebrity/celebrityFilter.types";
import { OutfitFilter } from "../../outfit/outfitFilter.types";
import { ScheduleInput } from "../releases/release.inputs";

@InputType({ description: "The filter of the chosen content type; {} matches all of it." })
export class PublishableFilter implements Partial<Record<PublishableType, object | null>> {
  @Field(() => CelebrityFilter, { nullable: true, description: "All matching celebrities." })
  @IsOptional()
  @ValidateNested()
  celebrity?: CelebrityFilter | null;

  @Field(() => OutfitFilter, { nullable: true, description: "All matching outfits." })
  @IsOptional()
  @ValidateNested()
  outfit?: OutfitFilter | null;

  @Field(() => BlogPostFilter, { nullable: true, description: "All matching articles." })
  @IsOptional()
  @ValidateNested()
  blogPost?: BlogPostFilter | null;
}

@InputType({ description: "A new status of many rows. SCHEDULED takes a schedule or a release." })
export class BulkStatusInput extends SelectionInput {
  @Field(() => PublishableTypes, { description: "Content type." })
  type: PublishableType;

  @Field(() => PublishableFilter, { nullable: true, description: "All matching rows; alternative to ids." })
  @IsOptional()
  @ValidateNested()
  filter?: PublishableFilter | null;

  @Field(() => PublicationStatus, { description: "The new status." })
  status: PublicationStatus;

  @Field(() => ScheduleInput, { nullable: true, description: "The time of a new release, for SCHEDULED." })
  @IsOptional()
  @ValidateNested()
  schedule?: ScheduleInput | null;

  @RowId("A release that waits and that the rows join, for SCHEDULED.", true) releaseId?: string | null;
}
