import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { createRecordResolver } from "../../../../core/write/contentResolver";
import { write } from "../../../../core/write/write";
import type { RequestContext } from "../../../../core/graphql/context";
import { IdInput } from "../../../../core/graphql/inputs";
import { createConnectionType } from "../../../../core/paging/connection";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { MissedSearch } from "./missedSearch.entity";
import { deleteMissedSearch, listMissedSearches } from "./missedSearch.service";
import { Synonym } from "./synonym.entity";
import { CreateSynonymInput, MissedSearchesArgs, SynonymsArgs, UpdateSynonymInput } from "./synonym.inputs";
import { createSynonym, deleteSynonym, listSynonyms, updateSynonym } from "./synonym.service";

const SynonymConnection = createConnectionType(Synonym);
const MissedSearchConnection = createConnectionType(MissedSearch);

const RecordResolver = createRecordResolver({
  entity: Synonym,
  name: "Synonym",
  role: "editor",
  scope: "manage",
  create: {
    input: CreateSynonymInput,
    description: "Adds a synonym, and removes its word from the searches without results. BAD_USER_INPUT.",
    inputDescription: "Both words.",
    run: createSynonym,
  },
  update: {
    input: UpdateSynonymInput,
    description: "Changes the words of a synonym. NOT_FOUND, BAD_USER_INPUT.",
    inputDescription: "The synonym and its words.",
    run: updateSynonym,
  },
  remove: {
    returns: ID,
    description: "Deletes a synonym and returns its id. NOT_FOUND when it does not exist.",
    inputDescription: "Id of the synonym.",
    run: deleteSynonym,
  },
});

/** Operations for administrators. */
@Resolver(() => Synonym)
export class SynonymResolver extends RecordResolver {
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
  @Mutation(() => ID, { description: "Removes a search without results from the list and returns its id. NOT_FOUND." })
  deleteMissedSearch(
    @Arg("input", () => IdInput, { description: "Id of the search." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<string> {
    return write(db, actor, (change) => deleteMissedSearch(change, id));
  }
}
