import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { rowsById } from "../../../core/graphql/loaders";
import { Public } from "../../../core/graphql/publicOperation";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { createConnectionType } from "../../../core/paging/connection";
import { write } from "../../../core/write/write";
import { Outfit } from "../../content/outfit/outfit.entity";
import { ReaderQuestion, QuestionStatus } from "./readerQuestion.entity";
import { DecideQuestionInput, QuestionsArgs } from "./questions.inputs";
import { canMailAnswers } from "./askers.service";
import { decideQuestion, listQuestions, readAnswer } from "./questions.service";

const QuestionConnection = createConnectionType(ReaderQuestion);
const outfitsById = rowsById(Outfit);

@ObjectType({ description: "What an asker learns about a question." })
class AskedQuestion {
  @Field(() => QuestionStatus, { description: "What editors did." }) status: QuestionStatus;
  @Field(() => Outfit, {
    nullable: true,
    description: "The look that answers it; null for none, or when it is not public.",
  })
  outfit: Outfit | null;
  @Field(() => Boolean, { description: "Whether the answer can come by mail." }) canMail: boolean;
}

/** The inbox of readers' questions, for editors, and the answer for askers. */
@Resolver(() => ReaderQuestion)
export class QuestionsResolver {
  @Public()
  @Query(() => AskedQuestion, { nullable: true, description: "The state of a question; null when there is none." })
  async askedQuestion(
    @Arg("id", () => ID, { description: "Random id that only askers know." }) id: string,
    @Ctx() { db }: RequestContext,
  ): Promise<AskedQuestion | null> {
    const answer = await readAnswer(db, id);
    return answer && { ...answer, canMail: canMailAnswers(db) };
  }

  @RequiresRole("editor", "read")
  @Query(() => QuestionConnection, { description: "Questions by readers: open ones first, most askers first." })
  questions(@Args(() => QuestionsArgs) args: QuestionsArgs, @Ctx() { db }: RequestContext) {
    return listQuestions(db, args);
  }

  @FieldResolver(() => Outfit, {
    nullable: true,
    description: "The look that answers it; null while it is in the trash.",
  })
  outfit(@Root() { outfitId }: ReaderQuestion, @Ctx() { loader }: RequestContext): Promise<Outfit | null> {
    return outfitId === null ? Promise.resolve(null) : loader(outfitsById).load(outfitId);
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => ReaderQuestion, {
    description:
      "Answers a question with a published look, dismisses it, or takes the decision back. " +
      "NOT_FOUND, CONFLICT when the version is outdated.",
  })
  decideQuestion(
    @Arg("input", () => DecideQuestionInput, { description: "The decision." }) input: DecideQuestionInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<ReaderQuestion> {
    return write(db, actor, (change) => decideQuestion(change, input));
  }
}
