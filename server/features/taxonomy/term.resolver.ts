import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Change } from "../../content/write/change";
import type { RequestContext } from "../../shared/graphql/context";
import { IdInput } from "../../shared/graphql/inputs";
import { CreateTermInput, MergeTermsInput, RenameTermInput } from "./term.inputs";
import { usageOfTerms } from "./term.loaders";
import { Term, TermType } from "./term.entity";
import { listTerms } from "./term.service";
import { createTerm, deleteTerm, mergeTerms, renameTerm } from "./termWrite.service";

/** For administrators. */
@Resolver(() => Term)
export class TermResolver {
  @Query(() => [Term], { description: "The terms of one list, by name." })
  terms(
    @Arg("type", () => TermType, { description: "Which list." }) type: TermType,
    @Ctx() { db }: RequestContext,
  ): Promise<Term[]> {
    return listTerms(db, type);
  }

  @FieldResolver(() => Int, { description: "Live rows that have it." })
  async usageCount(@Root() term: Term, @Ctx() { loader }: RequestContext): Promise<number> {
    return (await loader(usageOfTerms).load(term.type)).get(term.name) ?? 0;
  }

  @Mutation(() => Term, { description: "Adds a term to its list." })
  createTerm(
    @Arg("input", () => CreateTermInput, { description: "List and name." }) input: CreateTermInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Term> {
    return createTerm(db, actor, input);
  }

  @Mutation(() => Change, { description: "Renames a term, wherever it is used." })
  renameTerm(
    @Arg("input", () => RenameTermInput, { description: "Term and new name." }) input: RenameTermInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return renameTerm(db, actor, input);
  }

  @Mutation(() => Change, { description: "Makes two terms one: what has the first gets the second." })
  mergeTerms(
    @Arg("input", () => MergeTermsInput, { description: "The two terms." }) input: MergeTermsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return mergeTerms(db, actor, input);
  }

  @Mutation(() => Change, { description: "Deletes a term, and takes it from whatever has it." })
  deleteTerm(
    @Arg("input", () => IdInput, { description: "Which one." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return deleteTerm(db, actor, id);
  }
}
