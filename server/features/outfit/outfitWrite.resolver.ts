import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Change } from "../../core/write/change";
import { trashOne } from "../../core/trash/trash";
import { AdminField } from "../../core/graphql/adminField";
import type { RequestContext } from "../../core/graphql/context";
import { IdInput } from "../../core/graphql/inputs";
import { RequiresRole } from "../../core/graphql/requiresRole";
import { Outfit } from "./outfit.entity";
import { BulkOutfitsInput, CreateOutfitInput, UpdateOutfitInput } from "./outfitWrite.inputs";
import { changeOutfits, createOutfit, updateOutfit } from "./outfitWrite.service";

/** Mutations for administrators. */
@Resolver(() => Outfit)
export class OutfitWriteResolver {
  @AdminField()
  @FieldResolver(() => String, {
    nullable: true,
    description: "Administrators only. Link to a shop that sells the whole outfit; null when there is none.",
  })
  affiliateLink(@Root() outfit: Outfit): string | null {
    return outfit.affiliateLink;
  }

  @RequiresRole("contributor", "content")
  @Mutation(() => Outfit, { description: "Creates an outfit. A slug that is taken gets the suffix -1, -2, ..." })
  createOutfit(
    @Arg("input", () => CreateOutfitInput, { description: "The new outfit." }) input: CreateOutfitInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Outfit> {
    return createOutfit(db, actor, input);
  }

  @RequiresRole("contributor", "content")
  @Mutation(() => Outfit, { description: "Updates an outfit. CONFLICT when the version is outdated." })
  updateOutfit(
    @Arg("input", () => UpdateOutfitInput, { description: "The changed fields." }) input: UpdateOutfitInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Outfit> {
    return updateOutfit(db, actor, input);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Moves an outfit with its products to the trash." })
  deleteOutfit(
    @Arg("input", () => IdInput, { description: "Id of the outfit." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return trashOne(db, actor, "outfit", id);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, {
    description: "Moves many outfits to the trash, sets their occasion, or adds or removes a tag.",
  })
  bulkOutfits(
    @Arg("input", () => BulkOutfitsInput, { description: "The outfits and the change." }) input: BulkOutfitsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return changeOutfits(db, actor, input);
  }
}
