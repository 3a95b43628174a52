import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { wornBrandTags } from "../../../core/cache/cacheTags";
import { createPublicContentResolver } from "../../../core/write/publicContentResolver";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { Celebrity } from "./celebrity.entity";
import { BulkCelebritiesInput, CelebritySort, CreateCelebrityInput, UpdateCelebrityInput } from "./celebrity.inputs";
import { CelebrityFilter } from "./celebrity.types";
import { celebrityBulk, celebrityOrders, celebritySlug, createCelebrity, updateCelebrity } from "./celebrity.service";

const ContentResolver = createPublicContentResolver(
  {
    entity: Celebrity,
    role: "contributor",
    nouns: { one: "a celebrity", short: "celebrity", many: "celebrities" },
    create: {
      input: CreateCelebrityInput,
      description: "Creates a celebrity. A slug that is taken gets the suffix -1, -2, ...",
      run: createCelebrity,
    },
    update: { input: UpdateCelebrityInput, run: updateCelebrity },
    trashed:
      "Moves a celebrity to the trash. Its drafts of outfits remain and show Unknown. CONFLICT while it has published outfits.",
    bulk: {
      ...celebrityBulk,
      name: "bulkCelebrities",
      input: BulkCelebritiesInput,
      description: "Moves many celebrities to the trash, or changes their category or style type.",
    },
  },
  {
    ...{ filter: CelebrityFilter, sort: CelebritySort, orders: celebrityOrders, firstSort: "NAME" },
    reads: ({ brand }) => (brand ? wornBrandTags : []),
  },
);

/** Operations for administrators. */
@Resolver(() => Celebrity)
export class CelebrityWriteResolver extends ContentResolver {
  @RequiresRole("contributor", "read")
  @Query(() => String, { description: "The slug that a new celebrity with this name would get." })
  celebritySlug(
    @Arg("name", () => String, { description: "Name, or an entered slug." }) name: string,
    @Arg("exceptId", () => ID, { nullable: true, description: "Celebrity that may already have the slug." })
    exceptId: string | null,
    @Ctx() { db }: RequestContext,
  ): Promise<string> {
    return celebritySlug(db, name, exceptId);
  }
}
