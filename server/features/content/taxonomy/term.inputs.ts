import { Field, InputType } from "type-graphql";
import { RequestId, RequiredText, RowId } from "../../../core/graphql/inputs";
import { TermType } from "./term.entity";

/** Messages quoted from the specification. */
export const termMessages = {
  empty: "Name cannot be empty",
  exists: "This name already exists",
  gone: "This entry no longer exists.",
};

const maxNameLength = 100;

@InputType({ description: "A new term." })
export class CreateTermInput {
  @RequestId() requestId?: string | null;

  @Field(() => TermType, { description: "The list." }) type: TermType;
  @RequiredText("Unique within its list.", termMessages.empty, maxNameLength) name: string;
}

@InputType({ description: "A new name for a term." })
export class RenameTermInput {
  @RowId("The term.") id: string;
  @RequiredText("Unique within its list.", termMessages.empty, maxNameLength) name: string;
}

@InputType({ description: "Two terms of one list to merge." })
export class MergeTermsInput {
  @RowId("The term to delete.") id: string;
  @RowId("The remaining term, which replaces the other one.") intoId: string;
}
