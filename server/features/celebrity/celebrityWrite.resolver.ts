import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Change } from "../../content/write/change";
import { trashOne } from "../../content/trash/trash";
import type { RequestContext } from "../../shared/graphql/context";
import { IdInput } from "../../shared/graphql/inputs";
import { Celebrity } from "./celebrity.entity";
import { BulkCelebritiesInput, CreateCelebrityInput, UpdateCelebrityInput } from "./celebrityWrite.inputs";
import { celebritySlug, changeCelebrities, createCelebrity, updateCelebrity } from "./celebrityWrite.service";

/** For administrators. */
@Resolver(() => Celebrity)
export class CelebrityWriteResolver {
  @Query(() => String, { description: "The slug that a celebrity of this name would get now." })
  celebritySlug(
    @Arg("name", () => String, { description: "Name, or a slug as typed." }) name: string,
    @Arg("exceptId", () => ID, { nullable: true, description: "The celebrity that may have it already." })
    exceptId: string | null,
    @Ctx() { db }: RequestContext,
  ): Promise<string> {
    return celebritySlug(db, name, exceptId);
  }

  @Mutation(() => Celebrity, { description: "Adds a celebrity. A slug that is taken gets -1, -2, ..." })
  createCelebrity(
    @Arg("input", () => CreateCelebrityInput, { description: "The new celebrity." }) input: CreateCelebrityInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Celebrity> {
    return createCelebrity(db, actor, input);
  }

  @Mutation(() => Celebrity, { description: "Changes a celebrity. CONFLICT when the version is not the row's." })
  updateCelebrity(
    @Arg("input", () => UpdateCelebrityInput, { description: "What changes." }) input: UpdateCelebrityInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Celebrity> {
    return updateCelebrity(db, actor, input);
  }

  @Mutation(() => Change, { description: "Moves a celebrity to the trash; outfits stay, and show Unknown." })
  deleteCelebrity(
    @Arg("input", () => IdInput, { description: "Which one." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return trashOne(db, actor, "celebrity", id);
  }

  @Mutation(() => Change, {
    description: "Moves many celebrities to the trash, or gives them a category or style type.",
  })
  bulkCelebrities(
    @Arg("input", () => BulkCelebritiesInput, { description: "Which ones, and what." }) input: BulkCelebritiesInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return changeCelebrities(db, actor, input);
  }
}
