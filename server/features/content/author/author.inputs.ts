import { ArrayMaxSize, IsOptional, IsUrl } from "class-validator";
import { Field, InputType } from "type-graphql";
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
import { AuthorFilter } from "./author.types";

const nameRequired = "Name is required";

@InputType()
abstract class AuthorFields {
  @SeoTitle() seoTitle?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("Slug of the address; generated from the name when blank.", 200) slug?: string | null;
  @OptionalText("What the author does, such as Fashion Editor.", 200) role?: string | null;
  @OptionalPicture("URL of the portrait.") image?: string | null;
  @SafeLinks() @OptionalText("The text about the author as Markdown.", 20_000) content?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "URLs of profiles and of the author's site; replaces the list.",
  })
  @IsOptional()
  @ArrayMaxSize(12)
  @IsUrl(
    { protocols: ["http", "https"], require_protocol: true },
    { each: true, message: "Enter web addresses that begin with https://, one in each line" },
  )
  links?: string[] | null;
}

@InputType({ description: "A new author." })
export class CreateAuthorInput extends AuthorFields {
  @RequestId() requestId?: string | null;
  @NewStatus() status?: PublicationStatus | null;
  @RequiredText("Full name.", nameRequired, 200) name: string;
}

@InputType({ description: "Changes to an author; omitted fields do not change." })
export class UpdateAuthorInput extends AuthorFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Full name.", nameRequired, 200, true) name?: string | null;
}

@InputType({ description: "One change to many authors." })
export class BulkAuthorsInput extends BulkInput {
  @OptionalInput(() => AuthorFilter, "All matching authors; {} matches all.") filter?: AuthorFilter | null;
}

export const AuthorSort = createEnum("AuthorSort", "Sort order of authors.", {
  NAME: "By name, ignoring accents.",
  UPDATED: "By last change, newest first.",
});
export type AuthorSort = keyof typeof AuthorSort;
