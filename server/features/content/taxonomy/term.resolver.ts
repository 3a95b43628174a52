import DataLoader from "dataloader";
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { EntityManager } from "typeorm";
import { sql } from "../../../core/read/sql";
import { Select } from "../../../core/read/select";
import { write, Change } from "../../../core/write/write";
import type { LoaderFactory, RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { CreateTermInput, MergeTermsInput, RenameTermInput } from "./term.inputs";
import { Term, TermType } from "./term.entity";
import { createTerm, deleteTerm, mergeTerms, renameTerm, usageCounts } from "./termWrite.service";

/** Loads the usage counts by name for each list, with one statement per list. */
const usageOfTerms: LoaderFactory<TermType, Map<string, number>> = (db: EntityManager) =>
  new DataLoader((lists) => Promise.all(lists.map((list) => usageCounts(db, list))));

/** Operations for administrators. */
@Resolver(() => Term)
export class TermResolver {
  @RequiresRole("contributor", "read")
  @Query(() => [Term], { description: "The terms of one list, by name." })
  terms(
    @Arg("type", () => TermType, { description: "Which list." }) type: TermType,
    @Ctx() { db }: RequestContext,
  ): Promise<Term[]> {
    return new Select(db, Term, "term")
      .andWhere(sql`term.type = ${type}`)
      .read({ order: 'searchable(term.name) COLLATE "C"' });
  }

  @FieldResolver(() => Int, { description: "Number of rows in use outside the trash." })
  async usageCount(@Root() term: Term, @Ctx() { loader }: RequestContext): Promise<number> {
    return (await loader(usageOfTerms).load(term.type)).get(term.name) ?? 0;
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => Term, { description: "Creates a term." })
  createTerm(
    @Arg("input", () => CreateTermInput, { description: "List and name." }) input: CreateTermInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Term> {
    return createTerm(db, actor, input);
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => Change, { description: "Renames a term wherever it is used." })
  renameTerm(
    @Arg("input", () => RenameTermInput, { description: "The term and its new name." }) input: RenameTermInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => renameTerm(change, input));
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => Change, { description: "Merges two terms: rows with the first get the second." })
  mergeTerms(
    @Arg("input", () => MergeTermsInput, { description: "The two terms." }) input: MergeTermsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => mergeTerms(change, input));
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => Change, { description: "Deletes a term and removes it from all rows." })
  deleteTerm(
    @Arg("input", () => IdInput, { description: "Id of the term." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => deleteTerm(change, id));
  }
}
