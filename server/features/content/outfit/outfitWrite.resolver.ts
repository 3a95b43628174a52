import { FieldResolver, Resolver, Root } from "type-graphql";
import { createContentResolver } from "../../../core/write/contentResolver";
import { AdminField } from "../../../core/graphql/adminField";
import { Outfit } from "./outfit.entity";
import { BulkOutfitsInput, CreateOutfitInput, UpdateOutfitInput } from "./outfit.inputs";
import { createOutfit, outfitBulk, updateOutfit } from "./outfitWrite.service";

const ContentResolver = createContentResolver({
  entity: Outfit,
  role: "contributor",
  nouns: { one: "an outfit", short: "outfit", many: "outfits" },
  create: {
    input: CreateOutfitInput,
    description: "Creates an outfit. A slug that is taken gets the suffix -1, -2, ...",
    run: createOutfit,
  },
  update: { input: UpdateOutfitInput, run: updateOutfit },
  trashed: "Moves an outfit with its products to the trash.",
  bulk: {
    ...outfitBulk,
    name: "bulkOutfits",
    input: BulkOutfitsInput,
    description: "Moves many outfits to the trash, sets their occasion, or adds or removes a tag.",
  },
});

/** Operations for administrators. */
@Resolver(() => Outfit)
export class OutfitWriteResolver extends ContentResolver {
  @AdminField()
  @FieldResolver(() => String, {
    nullable: true,
    description: "Administrators only. Link to a shop that sells the whole outfit; null when there is none.",
  })
  affiliateLink(@Root() outfit: Outfit): string | null {
    return outfit.affiliateLink;
  }
}
