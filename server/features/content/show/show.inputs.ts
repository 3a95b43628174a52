import { IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { createEnum } from "../../../core/graphql/createEnum";
import {
  OptionalInput,
  OptionalPicture,
  OptionalText,
  RequestId,
  RequiredText,
  RowId,
  RowVersion,
  SafeLinks,
  SeoDescription,
  SeoTitle,
} from "../../../core/graphql/inputs";
import { type PublicationStatus, NewStatus } from "../../../core/kinds/publishableRow";
import { BulkInput } from "../../../core/write/bulkInputs";
import { MergeInput } from "../../../core/write/mergeInputs";
import { ShowPartsFields } from "./parts/showParts.inputs";
import { ShowForm } from "./show.entity";
import { ShowFilter } from "./show.types";

const titleRequired = "Title is required";

const Year = (description: string): PropertyDecorator => {
  const message = { message: "Enter a year with four digits, such as 2024" };
  const decorators = [
    Field(() => Int, { nullable: true, description }),
    IsOptional(),
    Min(1880, message),
    Max(2200, message),
  ];
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
};

@InputType()
abstract class ShowFields extends ShowPartsFields {
  @SeoTitle() seoTitle?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("Slug of the address; generated from the title when blank.", 200) slug?: string | null;
  @Field(() => ShowForm, { nullable: true, description: "Whether it is a series or a film." }) form?: ShowForm | null;
  @Year("The year in which it began, or came out.") firstYear?: number | null;
  @Year("The year in which it ended.") lastYear?: number | null;
  @OptionalPicture("URL of the picture.") image?: string | null;
  @SafeLinks() @OptionalText("The text about the show as Markdown.", 20_000) content?: string | null;
}

@InputType({ description: "A new series or film." })
export class CreateShowInput extends ShowFields {
  @RequestId() requestId?: string | null;
  @NewStatus() status?: PublicationStatus | null;
  @RequiredText("Title.", titleRequired, 200) title: string;
}

@InputType({ description: "Changes to a show; omitted fields do not change." })
export class UpdateShowInput extends ShowFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Title.", titleRequired, 200, true) title?: string | null;
}

@InputType({ description: "One change to many shows." })
export class BulkShowsInput extends BulkInput {
  @OptionalInput(() => ShowFilter, "All matching shows; {} matches all.") filter?: ShowFilter | null;
}

@InputType({ description: "Two shows that are one." })
export class MergeShowsInput extends MergeInput {}

export const ShowSort = createEnum("ShowSort", "Sort order of shows.", {
  TITLE: "By title, ignoring accents.",
  UPDATED: "By last change, newest first.",
});
export type ShowSort = keyof typeof ShowSort;
