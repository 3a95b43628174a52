import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { write } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { createConnectionType } from "../../../core/paging/connection";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { MissedSearch } from "./missedSearch.entity";
import { deleteMissedSearch, listMissedSearches } from "./missedSearch.service";
import { Synonym } from "./synonym.entity";
import { CreateSynonymInput, MissedSearchesArgs, SynonymsArgs, UpdateSynonymInput } from "./synonym.inputs";
import { createSynonym, deleteSynonym, listSynonyms, updateSynonym } from "./synonym.service";

const SynonymConnection = createConnectionType(Synonym);
const MissedSearchConnection = createConnectionType(MissedSearch);

/** Operations for administrators. */
@Resolver(() => Synonym)
export class SynonymResolver {
  @RequiresRole("editor", "read")
  @Query(() => SynonymConnection, { description: "Synonyms of the search." })
  synonyms(@Args(() => SynonymsArgs) args: SynonymsArgs, @Ctx() { db }: RequestContext) {
    return listSynonyms(db, args);
  }

  @RequiresRole("editor", "read")
  @Query(() => MissedSearchConnection, { description: "Searches of visitors that found nothing, for 90 days." })
  missedSearches(@Args(() => MissedSearchesArgs) args: MissedSearchesArgs, @Ctx() { db }: RequestContext) {
    return listMissedSearches(db, args);
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => Synonym, {
    description: "Adds a synonym, and removes its word from the searches without results. BAD_USER_INPUT.",
  })
  createSynonym(
    @Arg("input", () => CreateSynonymInput, { description: "Both words." }) input: CreateSynonymInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Synonym> {
    return createSynonym(db, actor, input);
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => Synonym, { description: "Changes the words of a synonym. NOT_FOUND, BAD_USER_INPUT." })
  updateSynonym(
    @Arg("input", () => UpdateSynonymInput, { description: "The synonym and its words." }) input: UpdateSynonymInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Synonym> {
    return write(db, actor, (change) => updateSynonym(change, input));
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => ID, { description: "Deletes a synonym and returns its id. NOT_FOUND when it does not exist." })
  deleteSynonym(
    @Arg("input", () => IdInput, { description: "Id of the synonym." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<string> {
    return write(db, actor, (change) => deleteSynonym(change, id));
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => ID, { description: "Removes a search without results from the list and returns its id. NOT_FOUND." })
  deleteMissedSearch(
    @Arg("input", () => IdInput, { description: "Id of the search." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<string> {
    return write(db, actor, (change) => deleteMissedSearch(change, id));
  }
}
