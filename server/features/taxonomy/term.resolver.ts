import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { Term, TermType } from "./term.entity";
import { listTerms } from "./term.service";

@Resolver(() => Term)
export class TermResolver {
  @Query(() => [Term], { description: "The terms of one list, by name." })
  terms(
    @Arg("type", () => TermType, { description: "Which list." }) type: TermType,
    @Ctx() { db }: RequestContext,
  ): Promise<Term[]> {
    return listTerms(db, type);
  }
}
