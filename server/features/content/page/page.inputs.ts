import { Field, InputType } from "type-graphql";
import { IsIn, IsOptional } from "class-validator";
import { createEnum } from "../../../core/graphql/createEnum";
import {
  OptionalDay,
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
import { PageFilter } from "./page.types";
import { standardPages } from "./standard/standardPages";

const titleRequired = "Title is required";

@InputType()
abstract class PageFields {
  @SeoTitle() seoTitle?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("Slug of the address; generated from the title when blank.", 200) slug?: string | null;
  @OptionalText("Shown below the title, and by search engines.", 1_000) description?: string | null;
  @OptionalPicture("URL of the image.") image?: string | null;

  @SafeLinks()
  @OptionalText("The text as Markdown; blank, or equal to the product's text, to show that.", 150_000)
  content?: string | null;

  @OptionalDay("Day of the text, YYYY-MM-DD, shown above the title; blank for none.") lastUpdated?: string | null;

  @OptionalText("Version of the product's text that the page's own text takes into account.", 100)
  standardVersion?: string | null;
}

@InputType({ description: "A new page." })
export class CreatePageInput extends PageFields {
  @RequestId() requestId?: string | null;
  @NewStatus() status?: PublicationStatus | null;
  @RequiredText("Title.", titleRequired, 300) title: string;

  @Field(() => String, { nullable: true, description: "Key of the product's text that the page begins with." })
  @IsOptional()
  @IsIn(["", ...standardPages.map(({ key }) => key)], { message: "There is no such text." })
  standard?: string | null;
}

@InputType({ description: "Changes to a page; omitted fields do not change." })
export class UpdatePageInput extends PageFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Title.", titleRequired, 300, true) title?: string | null;
}

@InputType({ description: "One change to many pages." })
export class BulkPagesInput extends BulkInput {
  @OptionalInput(() => PageFilter, "All matching pages; {} matches all.") filter?: PageFilter | null;
}

export const PageSort = createEnum("PageSort", "Sort order of pages.", {
  TITLE: "By title, ignoring accents.",
  UPDATED: "By last change, newest first.",
});
export type PageSort = keyof typeof PageSort;
