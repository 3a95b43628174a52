import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from "type-graphql";
import { Select } from "../../../core/read/select";
import { createRecordResolver } from "../../../core/write/contentResolver";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { Feed } from "./feed.entity";
import { CreateFeedInput, FeedMapping, RunFeedInput, UpdateFeedInput } from "./feed.inputs";
import { feedItemCounts, feedRuns } from "./feed.loaders";
import { createFeed, deleteFeed, findFeed, updateFeed } from "./feed.service";
import { mappedFields } from "./formats/mapped";
import { badUserInput } from "../../../core/errors/appErrors";
import { FeedRun } from "./run/feedRun.entity";
import { findRun, queueRun } from "./run/feedRuns.service";
import { FeedReport } from "./run/feedReport.types";

@ObjectType({ description: "Something that a column of a feed can contain." })
export class FeedContent {
  @Field(() => String, { description: "Its name in the API." }) content: string;
  @Field(() => String, { description: "Its name on screens." }) label: string;
}

const RecordResolver = createRecordResolver({
  entity: Feed,
  name: "Feed",
  role: "admin",
  scope: "content",
  create: {
    input: CreateFeedInput,
    description: "Administrators only. Adds a feed. BAD_USER_INPUT.",
    inputDescription: "Its settings.",
    run: createFeed,
  },
  update: {
    input: UpdateFeedInput,
    description:
      "Administrators only. Changes a feed. NOT_FOUND, BAD_USER_INPUT, or CONFLICT when the version is outdated.",
    inputDescription: "Its settings.",
    run: updateFeed,
  },
  remove: {
    returns: Feed,
    description: "Administrators only. Deletes a feed with its runs and rules; its items stay. NOT_FOUND.",
    inputDescription: "Id of the feed.",
    run: deleteFeed,
  },
});

/** Feeds, for administrators. */
@Resolver(() => Feed)
export class FeedResolver extends RecordResolver {
  @RequiresRole("admin", "read")
  @Query(() => [Feed], { description: "Administrators only. Feeds by name." })
  feeds(@Ctx() { db }: RequestContext): Promise<Feed[]> {
    return new Select(db, Feed, "feed").read({ order: "lower(feed.name), feed.id" });
  }

  @RequiresRole("admin", "read")
  @Query(() => Feed, { description: "Administrators only. One feed. NOT_FOUND." })
  feed(@Arg("id", () => ID, { description: "UUID." }) id: string, @Ctx() { db }: RequestContext): Promise<Feed> {
    return findFeed(db, id);
  }

  @RequiresRole("admin", "read")
  @Query(() => FeedRun, { description: "Administrators only. One run of a feed. NOT_FOUND." })
  feedRun(@Arg("id", () => ID, { description: "UUID." }) id: string, @Ctx() { db }: RequestContext): Promise<FeedRun> {
    return findRun(db, id);
  }

  @RequiresRole("admin", "read")
  @Query(() => [FeedContent], { description: "Administrators only. What the columns of a feed can contain." })
  feedContents(): FeedContent[] {
    return Object.entries(mappedFields).map(([content, label]) => ({ content, label }));
  }

  @FieldResolver(() => [FeedMapping], { description: "Columns of a file in the format MAPPED; empty for others." })
  mapping(@Root() { mapping }: Feed): FeedMapping[] {
    return Object.entries(mapping ?? {}).map(([content, title]) => ({ content, title }));
  }

  @FieldResolver(() => Int, { description: "Number of its items, without the trash." })
  itemCount(@Root() { id }: Feed, @Ctx() { loader }: RequestContext): Promise<number> {
    return loader(feedItemCounts).load(id);
  }

  @FieldResolver(() => [FeedRun], { description: "Its last runs, newest first, at most 30." })
  runs(@Root() { id }: Feed, @Ctx() { loader }: RequestContext): Promise<FeedRun[]> {
    return loader(feedRuns).load(id);
  }

  @RequiresRole("admin", "content")
  @Mutation(() => FeedRun, {
    description:
      "Administrators only. Reads a feed from its address soon. CONFLICT while it is being read, BAD_USER_INPUT without an address.",
  })
  async runFeed(
    @Arg("input", () => RunFeedInput, { description: "The feed." }) { id, ...request }: RunFeedInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<FeedRun> {
    const { address } = await findFeed(db, id);
    if (!address) throw badUserInput("This feed has no address. Upload its file instead.");
    return queueRun(db, actor, id, request);
  }
}

@Resolver(() => FeedRun)
export class FeedRunResolver {
  @FieldResolver(() => FeedReport, { nullable: true, description: "What it did; null for a run that read nothing." })
  report(@Root() { report }: FeedRun): FeedReport | null {
    return report && FeedReport.from(report);
  }
}
