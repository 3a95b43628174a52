import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Change } from "../../content/write/change";
import { trashOne } from "../../content/trash/trash";
import { AdminField } from "../../shared/graphql/adminField";
import type { RequestContext } from "../../shared/graphql/context";
import { IdInput } from "../../shared/graphql/inputs";
import { Outfit } from "./outfit.entity";
import { BulkOutfitsInput, CreateOutfitInput, UpdateOutfitInput } from "./outfitWrite.inputs";
import { changeOutfits, createOutfit, updateOutfit } from "./outfitWrite.service";

/** For administrators. */
@Resolver(() => Outfit)
export class OutfitWriteResolver {
  @AdminField()
  @FieldResolver(() => String, {
    nullable: true,
    description: "Administrators only. Where the whole look can be bought; null when nowhere.",
  })
  affiliateLink(@Root() outfit: Outfit): string | null {
    return outfit.affiliateLink;
  }

  @Mutation(() => Outfit, { description: "Adds an outfit. A slug that is taken gets -1, -2, ..." })
  createOutfit(
    @Arg("input", () => CreateOutfitInput, { description: "The new outfit." }) input: CreateOutfitInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Outfit> {
    return createOutfit(db, actor, input);
  }

  @Mutation(() => Outfit, { description: "Changes an outfit. CONFLICT when the version is not the row's." })
  updateOutfit(
    @Arg("input", () => UpdateOutfitInput, { description: "What changes." }) input: UpdateOutfitInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Outfit> {
    return updateOutfit(db, actor, input);
  }

  @Mutation(() => Change, { description: "Moves an outfit to the trash, and its products with it." })
  deleteOutfit(
    @Arg("input", () => IdInput, { description: "Which one." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return trashOne(db, actor, "outfit", id);
  }

  @Mutation(() => Change, {
    description: "Moves many outfits to the trash, gives them an occasion, or adds or removes a tag.",
  })
  bulkOutfits(
    @Arg("input", () => BulkOutfitsInput, { description: "Which ones, and what." }) input: BulkOutfitsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return changeOutfits(db, actor, input);
  }
}
