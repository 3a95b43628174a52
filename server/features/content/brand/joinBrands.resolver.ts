import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { createMergeResolver } from "../../../core/write/contentResolver";
import { Change, write } from "../../../core/write/write";
import { JoinBrandNameInput, MergeBrandsInput } from "./brand.inputs";
import { UnknownBrandName } from "./brand.types";
import { brandMerge, joinBrandName, listUnknownNames } from "./joinBrands.service";

/** One brand has many spellings: an editor says which. */
@Resolver()
export class JoinBrandsResolver {
  @RequiresRole("editor", "content")
  @Query(() => [UnknownBrandName], {
    description: "Names that pieces and products have, and no brand; the 100 with the most uses.",
  })
  unknownBrandNames(@Ctx() { db }: RequestContext): Promise<UnknownBrandName[]> {
    return listUnknownNames(db);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Makes a name that no brand has a spelling of a brand, or a new brand." })
  joinBrandName(
    @Arg("input", () => JoinBrandNameInput, { description: "The name." }) input: JoinBrandNameInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => joinBrandName(change, input));
  }
}

export const MergeBrandsResolver = createMergeResolver({
  ...brandMerge,
  name: "mergeBrands",
  input: MergeBrandsInput,
  description: "Makes two brands one, whose pieces, products and addresses are those of both.",
});
