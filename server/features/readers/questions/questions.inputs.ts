import { ArgsType, Field, InputType } from "type-graphql";
import { RowId, RowVersion } from "../../../core/graphql/inputs";
import { PageArgs } from "../../../core/paging/pageArgs";
import { QuestionStatus } from "./readerQuestion.entity";

@ArgsType()
export class QuestionsArgs extends PageArgs {
  @Field(() => QuestionStatus, { nullable: true, description: "Only questions in this state." })
  status?: QuestionStatus | null;
}

@InputType({ description: "What an editor does about a question." })
export class DecideQuestionInput {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;

  @Field(() => QuestionStatus, { description: "ANSWERED, DISMISSED, or OPEN to take a decision back." })
  status: QuestionStatus;

  @RowId("The published look that answers; required for an answer.", true)
  outfitId?: string | null;
}
