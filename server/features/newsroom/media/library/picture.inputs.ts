import { ArrayMaxSize, IsOptional } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { createEnum } from "../../../../core/graphql/createEnum";
import { OptionalInput, OptionalText, RowId, RowVersion } from "../../../../core/graphql/inputs";
import { PageArgs } from "../../../../core/paging/pageArgs";
import { Point } from "../../../content/outfit/pieces/point.types";

export const PictureLack = createEnum("PictureLack", "What a picture of the library lacks.", {
  USE: "No row uses it.",
  ALT: "It has no alternative text.",
  CREDIT: "It has no credit.",
});
export type PictureLack = keyof typeof PictureLack;

@InputType({ description: "Filter of pictures; omitted fields do not restrict." })
export class PictureFilter {
  @Field(() => String, {
    nullable: true,
    description: "Part of the file name, alternative text, credit, license, or title of a row that uses it.",
  })
  search?: string | null;

  @Field(() => PictureLack, { nullable: true, description: "Only pictures that lack this." })
  lacks?: PictureLack | null;
}

@ArgsType()
export class PicturesArgs extends PageArgs {
  @OptionalInput(() => PictureFilter, "Filter; all pictures if omitted.") filter?: PictureFilter | null;
}

const maxTextLength = 300;

@InputType({ description: "New values of a picture; omitted fields do not change." })
export class UpdatePictureInput {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @OptionalText("Alternative text.", 1_000) alt?: string | null;
  @OptionalText("Who made the picture.", maxTextLength) credit?: string | null;
  @OptionalText("License, such as CC BY 4.0.", maxTextLength) license?: string | null;

  @OptionalInput(() => Point, "The point to keep visible when a page crops the picture; null for the center.")
  focalPoint?: Point | null;
}

@InputType({ description: "A picture to replace everywhere." })
export class ReplacePictureInput {
  @RowId("UUID of the picture to replace.") id: string;
  @RowId("UUID of the picture that takes its place.") replacementId: string;

  @Field(() => Boolean, { defaultValue: false, description: "Only count the rows that would change." })
  dryRun: boolean = false;
}

const maxSelected = 1_000;

@InputType({ description: "Unused pictures to delete." })
export class DeleteUnusedPicturesInput {
  @Field(() => [ID], { nullable: true, description: "UUIDs, at most 1,000; all unused pictures if omitted." })
  @IsOptional()
  @ArrayMaxSize(maxSelected, { message: "Select at most 1,000 pictures." })
  ids?: string[] | null;

  @Field(() => Boolean, { defaultValue: false, description: "Only count the pictures that would be deleted." })
  dryRun: boolean = false;
}
