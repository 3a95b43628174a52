import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { createEnum } from "../../../core/graphql/createEnum";
import {
  OptionalInput,
  OptionalLink,
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
import { NewStatus, type PublicationStatus } from "../../../core/kinds/publishableRow";
import { BulkInput } from "../../../core/write/bulkInputs";
import { MergeInput } from "../../../core/write/mergeInputs";
import { BrandFilter } from "./brand.types";

const nameRequired = "Name is required";

@InputType()
abstract class BrandFields {
  @SeoTitle() seoTitle?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("Slug of the address; generated from the name when blank.", 200) slug?: string | null;
  @OptionalLink("URL of the brand's site.") homePage?: string | null;
  @OptionalPicture("URL of the picture.") image?: string | null;
  @SafeLinks() @OptionalText("The text about the brand as Markdown.", 20_000) content?: string | null;

  @Field(() => [String], { nullable: true, description: "Other names; replaces the list." })
  @IsOptional()
  @ArrayMaxSize(50, { message: "At most 50 spellings" })
  @MaxLength(200, { each: true, message: "At most 200 characters each" })
  spellings?: string[] | null;
}

@InputType({ description: "A new brand." })
export class CreateBrandInput extends BrandFields {
  @RequestId() requestId?: string | null;
  @NewStatus() status?: PublicationStatus | null;
  @RequiredText("Name.", nameRequired, 200) name: string;
}

@InputType({ description: "Changes to a brand; omitted fields do not change." })
export class UpdateBrandInput extends BrandFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Name. The former one stays a spelling.", nameRequired, 200, true) name?: string | null;
}

@InputType({ description: "A name that no brand has, and what becomes of it." })
export class JoinBrandNameInput {
  @RequiredText("The name, as a piece or product has it.", nameRequired, 200) name: string;
  @RowId("The brand that it means; null for a new brand.", true) brandId?: string | null;
}

@InputType({ description: "Two brands that are one." })
export class MergeBrandsInput extends MergeInput {}

@InputType({ description: "One change to many brands." })
export class BulkBrandsInput extends BulkInput {
  @OptionalInput(() => BrandFilter, "All matching brands; {} matches all.") filter?: BrandFilter | null;
}

export const BrandSort = createEnum("BrandSort", "Sort order of brands.", {
  NAME: "By name, ignoring accents.",
  UPDATED: "By last change, newest first.",
});
export type BrandSort = keyof typeof BrandSort;
