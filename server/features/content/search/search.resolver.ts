import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { exchangeRatesTag, listTag, settingsTag } from "../../../core/cache/cacheTags";
import { contentTypes } from "../../../core/kinds/contentKind";
import { countMissedSearch, mayReport } from "./synonyms/missedSearch.service";
import { synonymsTag } from "./synonyms/synonym.entity";
import { findsNothing, search } from "./search.service";
import { SearchResult } from "./search.types";

@Resolver()
export class SearchResolver {
  @Public({ cacheTags: [...contentTypes.map(listTag), settingsTag, synonymsTag, exchangeRatesTag, "terms"] })
  @Query(() => SearchResult, {
    description: "Searches celebrities, outfits, products and articles with spelling correction.",
  })
  search(
    @Arg("text", () => String, { description: "Search text; only the first 100 characters are used." }) text: string,
    @Arg("first", () => Int, { defaultValue: 8, description: "Maximum number of results per type, 1 to 100." })
    first: number,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchResult> {
    return search(context, { text, first }, info);
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      "Counts a search that found nothing, for the editors. False when it was not counted: it finds something, may be personal, or the client reports too much.",
  })
  async reportMissedSearch(
    @Arg("text", () => String, { description: "The search text." }) text: string,
    @Ctx() { db, clientAddress }: RequestContext,
  ): Promise<boolean> {
    return (await mayReport(clientAddress)) && (await findsNothing(db, text)) && countMissedSearch(db, text);
  }
}
