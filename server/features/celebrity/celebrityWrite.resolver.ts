import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Change } from "../../core/write/change";
import { trashOne } from "../../core/trash/trash";
import type { RequestContext } from "../../core/graphql/context";
import { IdInput } from "../../core/graphql/inputs";
import { RequiresRole } from "../../core/graphql/requiresRole";
import { Celebrity } from "./celebrity.entity";
import { BulkCelebritiesInput, CreateCelebrityInput, UpdateCelebrityInput } from "./celebrityWrite.inputs";
import { celebritySlug, changeCelebrities, createCelebrity, updateCelebrity } from "./celebrityWrite.service";

/** Mutations for administrators. */
@Resolver(() => Celebrity)
export class CelebrityWriteResolver {
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

  @RequiresRole("contributor", "content")
  @Mutation(() => Celebrity, { description: "Creates a celebrity. A slug that is taken gets the suffix -1, -2, ..." })
  createCelebrity(
    @Arg("input", () => CreateCelebrityInput, { description: "The new celebrity." }) input: CreateCelebrityInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Celebrity> {
    return createCelebrity(db, actor, input);
  }

  @RequiresRole("contributor", "content")
  @Mutation(() => Celebrity, { description: "Updates a celebrity. CONFLICT when the version is outdated." })
  updateCelebrity(
    @Arg("input", () => UpdateCelebrityInput, { description: "The changed fields." }) input: UpdateCelebrityInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Celebrity> {
    return updateCelebrity(db, actor, input);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Moves a celebrity to the trash. Its outfits remain and show Unknown." })
  deleteCelebrity(
    @Arg("input", () => IdInput, { description: "Id of the celebrity." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return trashOne(db, actor, "celebrity", id);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, {
    description: "Moves many celebrities to the trash, or changes their category or style type.",
  })
  bulkCelebrities(
    @Arg("input", () => BulkCelebritiesInput, { description: "The celebrities and the change." })
    input: BulkCelebritiesInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return changeCelebrities(db, actor, input);
  }
}
