import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { AffiliateProgram } from "./affiliateProgram.entity";
import { CreateAffiliateProgramInput, UpdateAffiliateProgramInput } from "./program.inputs";
import { programPresets } from "./program.presets";
import { createProgram, deleteProgram, listPrograms, updateProgram } from "./program.service";
import { ProgramPreset } from "./program.types";

@Resolver(() => AffiliateProgram)
export class ProgramResolver {
  @Query(() => [AffiliateProgram], { description: "Administrators only. The affiliate programs, by name." })
  affiliatePrograms(@Ctx() { db }: RequestContext): Promise<AffiliateProgram[]> {
    return listPrograms(db);
  }

  @Query(() => [ProgramPreset], {
    description: "Administrators only. What the five kinds of the affiliate disclosure usually want, in its order.",
  })
  affiliateProgramPresets(): readonly ProgramPreset[] {
    return programPresets;
  }

  @Mutation(() => AffiliateProgram, { description: "Administrators only. BAD_USER_INPUT names fields in fieldErrors." })
  createAffiliateProgram(
    @Arg("input", () => CreateAffiliateProgramInput, { description: "Its values." }) input: CreateAffiliateProgramInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<AffiliateProgram> {
    return createProgram(db, actor, input);
  }

  @Mutation(() => AffiliateProgram, {
    description: "Administrators only. NOT_FOUND, BAD_USER_INPUT, or CONFLICT when it was saved since it was read.",
  })
  updateAffiliateProgram(
    @Arg("input", () => UpdateAffiliateProgramInput, { description: "Its values." }) input: UpdateAffiliateProgramInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<AffiliateProgram> {
    return updateProgram(db, actor, input);
  }

  @Mutation(() => Boolean, {
    description: "Administrators only. Removes the program; its links and what was imported from it stay. NOT_FOUND.",
  })
  deleteAffiliateProgram(
    @Arg("id", () => ID, { description: "UUID." }) id: string,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<boolean> {
    return deleteProgram(db, actor, id);
  }
}
