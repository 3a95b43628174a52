import { ArgsType, Field, InputType } from "type-graphql";
import { OptionalText, RequiredText, RowId, RowVersion } from "../../../core/graphql/inputs";
import { PageArgs } from "../../../core/paging/pageArgs";
import { CorrectionStatus } from "./correction.entity";

@ArgsType()
export class CorrectionsArgs extends PageArgs {
  @Field(() => CorrectionStatus, { nullable: true, description: "Only corrections in this state." })
  status?: CorrectionStatus | null;
}

@InputType({ description: "What an editor decides about a correction." })
export class DecideCorrectionInput {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;

  @Field(() => CorrectionStatus, { description: "ACCEPTED, REJECTED, or OPEN to take a decision back." })
  status: CorrectionStatus;

  @OptionalText("What visitors read about an accepted correction; required for one.", 500)
  publicNote?: string | null;
}

@InputType({ description: "An answer to the reader who sent a correction." })
export class AnswerCorrectionInput {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("The text of the mail.", "Write the answer.", 5_000) text: string;
}
