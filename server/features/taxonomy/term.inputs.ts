import { Field, InputType } from "type-graphql";
import { RequestId, RequiredText, RowId } from "../../shared/graphql/inputs";
import { termMessages } from "./term.messages";
import { TermType } from "./term.entity";

const longestName = 100;

@InputType({ description: "A new term." })
export class CreateTermInput {
  @RequestId() requestId?: string | null;

  @Field(() => TermType, { description: "The list." }) type: TermType;
  @RequiredText("Unique within its list.", termMessages.empty, longestName) name: string;
}

@InputType({ description: "Another name for a term." })
export class RenameTermInput {
  @RowId("The term.") id: string;
  @RequiredText("Unique within its list.", termMessages.empty, longestName) name: string;
}

@InputType({ description: "Two terms of one list that are to become one." })
export class MergeTermsInput {
  @RowId("The term that goes.") id: string;
  @RowId("The term that stays, and whose rows those of the other become.") intoId: string;
}
