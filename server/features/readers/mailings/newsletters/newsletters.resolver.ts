import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Actor, RequestContext } from "../../../../core/graphql/context";
import { IdInput } from "../../../../core/graphql/inputs";
import { rowsById } from "../../../../core/graphql/loaders";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { createConnectionType } from "../../../../core/paging/connection";
import { readById, readByIds } from "../../../../core/read/select";
import { planSelect } from "../../../../core/read/selectPlan";
import { createOnce } from "../../../../core/write/createOnce";
import { write } from "../../../../core/write/write";
import { Celebrity } from "../../../content/celebrity/celebrity.entity";
import { FollowedPlace } from "../../follow/followedPlace.entity";
import { listGoingOut } from "./goingOut.service";
import { Newsletter, NewsletterSegment } from "./newsletter.entity";
import { GoingOut, NewsletterFigures, NewsletterPreview } from "./newsletter.types";
import { figuresOfNewsletters } from "./newsletterFigures.service";
import {
  CreateNewsletterInput,
  GoingOutArgs,
  NewsletterDraftInput,
  NewslettersArgs,
  NewsletterSegmentInput,
  ScheduleNewsletterInput,
  UpdateNewsletterInput,
} from "./newsletters.inputs";
import {
  createNewsletter,
  deleteNewsletter,
  listNewsletters,
  scheduleNewsletter,
  toSegment,
  unscheduleNewsletter,
  updateNewsletter,
} from "./newsletters.service";
import { renderNewsletter } from "./renderNewsletter.service";
import { countReaders, listSources } from "./segment.service";
import { sendTest, toDraft } from "./testMail.service";

const celebritiesById = rowsById(Celebrity);
const NewsletterConnection = createConnectionType(Newsletter);

/** Newsletters, for editors. */
@Resolver(() => Newsletter)
export class NewslettersResolver {
  @RequiresRole("editor", "read")
  @Query(() => NewsletterConnection, { description: "Newsletters, newest first." })
  newsletters(@Args(() => NewslettersArgs) args: NewslettersArgs, @Ctx() { db }: RequestContext) {
    return listNewsletters(db, args);
  }

  @RequiresRole("editor", "read")
  @Query(() => Newsletter, { nullable: true, description: "One newsletter; null when there is none." })
  newsletter(
    @Arg("id", () => ID, { description: "UUID." }) id: string,
    @Ctx() { db }: RequestContext,
  ): Promise<Newsletter | null> {
    return readById(db, Newsletter, id);
  }

  @RequiresRole("editor", "read")
  @Query(() => Int, { description: "Number of people who would get a newsletter now." })
  newsletterReaders(
    @Arg("segment", () => NewsletterSegmentInput, { description: "Who gets it." }) segment: NewsletterSegmentInput,
    @Ctx() { db }: RequestContext,
  ): Promise<number> {
    return countReaders(db, toSegment(segment));
  }

  @RequiresRole("editor", "read")
  @Query(() => [String], { description: "The forms that the present subscribers used, by name." })
  newsletterSources(@Ctx() { db }: RequestContext): Promise<string[]> {
    return listSources(db);
  }

  @RequiresRole("editor", "read")
  @Query(() => NewsletterPreview, { description: "An unsaved newsletter as its readers would get it now." })
  newsletterPreview(
    @Arg("input", () => NewsletterDraftInput, { description: "The unsaved newsletter." }) input: NewsletterDraftInput,
    @Ctx() { db, getOrigin }: RequestContext,
  ): Promise<NewsletterPreview> {
    // The pages of the admin area show pictures of the same origin only.
    return renderNewsletter(db, toDraft(input), getOrigin());
  }

  @RequiresRole("editor", "read")
  @Query(() => [GoingOut], {
    description: "Releases and newsletters that go out in a month, or went out, the earliest 500 first.",
  })
  goingOut(@Args(() => GoingOutArgs) { month }: GoingOutArgs, @Ctx() { db }: RequestContext): Promise<GoingOut[]> {
    return listGoingOut(db, month);
  }

  @FieldResolver(() => NewsletterFigures, { description: "What became of it." })
  figures(@Root() { id }: Newsletter, @Ctx() { loader }: RequestContext): Promise<NewsletterFigures> {
    return loader(figuresOfNewsletters).load(id);
  }

  @FieldResolver(() => Int, { description: "Number of people who would get it now." })
  readers(@Root() { segment }: Newsletter, @Ctx() { db }: RequestContext): Promise<number> {
    return countReaders(db, segment);
  }

  @FieldResolver(() => [String], { description: "Sentences about what readers would not get now." })
  async warnings(@Root() newsletter: Newsletter, @Ctx() { db }: RequestContext): Promise<string[]> {
    return (await renderNewsletter(db, newsletter)).warnings;
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Newsletter, { description: "Creates a draft." })
  createNewsletter(
    @Arg("input", () => CreateNewsletterInput, { description: "The newsletter." }) input: CreateNewsletterInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Newsletter> {
    return createOnce(db, actor, Newsletter, input, createNewsletter);
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => Newsletter, {
    description: "Changes a newsletter. CONFLICT when the version is outdated, or when it is being sent.",
  })
  updateNewsletter(
    @Arg("input", () => UpdateNewsletterInput, { description: "The changes." }) input: UpdateNewsletterInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Newsletter> {
    return write(db, actor, (change) => updateNewsletter(change, input));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => ID, {
    description: "Permanently deletes a newsletter that has not been sent, and returns its id. NOT_FOUND, CONFLICT.",
  })
  deleteNewsletter(
    @Arg("input", () => IdInput, { description: "Id of the newsletter." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<string> {
    return write(db, actor, (change) => deleteNewsletter(change, id));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => Newsletter, {
    description: "Schedules a newsletter, or moves it to another time. CONFLICT when the version is outdated.",
  })
  scheduleNewsletter(
    @Arg("input", () => ScheduleNewsletterInput, { description: "The newsletter and the time." })
    input: ScheduleNewsletterInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Newsletter> {
    return write(db, actor, (change) => scheduleNewsletter(change, input));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => Newsletter, { description: "Makes a scheduled newsletter a draft. CONFLICT when it is being sent." })
  unscheduleNewsletter(
    @Arg("input", () => IdInput, { description: "Id of the newsletter." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Newsletter> {
    return write(db, actor, (change) => unscheduleNewsletter(change, id));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => String, {
    description: "Sends an unsaved newsletter to the account's own address and returns it. TOO_MANY_REQUESTS.",
  })
  testNewsletter(
    @Arg("input", () => NewsletterDraftInput, { description: "The unsaved newsletter." }) input: NewsletterDraftInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<string> {
    return sendTest(db, actor as Actor, input);
  }
}

@Resolver(() => NewsletterSegment)
export class NewsletterSegmentResolver {
  @FieldResolver(() => [Celebrity], { description: "The celebrities that are not in the trash." })
  async celebrities(
    @Root() { celebrityIds }: NewsletterSegment,
    @Ctx() { loader }: RequestContext,
  ): Promise<Celebrity[]> {
    const found = await loader(celebritiesById).loadMany(celebrityIds);
    return found.filter((row): row is Celebrity => row instanceof Celebrity);
  }

  @FieldResolver(() => [FollowedPlace], { description: "The followed places that are not in the trash." })
  places(
    @Root() { celebrityIds }: NewsletterSegment,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FollowedPlace[]> {
    return readByIds(db, FollowedPlace, celebrityIds, planSelect(db, FollowedPlace, info));
  }
}
