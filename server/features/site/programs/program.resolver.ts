import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { affiliateNetworks, type KnownNetwork } from "../../../core/links/networks";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { AffiliateProgram } from "./affiliateProgram.entity";
import { CreateAffiliateProgramInput, UpdateAffiliateProgramInput } from "./program.inputs";
import { programPresets } from "./program.presets";
import { createProgram, deleteProgram, listPrograms, updateProgram } from "./program.service";
import { NetworkPreset, ProgramPreset } from "./program.types";

@Resolver(() => AffiliateProgram)
export class ProgramResolver {
  @RequiresRole("admin", "read")
  @Query(() => [AffiliateProgram], { description: "Administrators only. Affiliate programs, by name." })
  affiliatePrograms(@Ctx() { db }: RequestContext): Promise<AffiliateProgram[]> {
    return listPrograms(db);
  }

  @RequiresRole("admin", "read")
  @Query(() => [ProgramPreset], {
    description: "Administrators only. Default values of the five kinds, in the order of the affiliate disclosure.",
  })
  affiliateProgramPresets(): readonly ProgramPreset[] {
    return programPresets;
  }

  @RequiresRole("admin", "read")
  @Query(() => [NetworkPreset], {
    description: "Administrators only. Known networks, whose parameters a program can name.",
  })
  affiliateNetworks(): readonly KnownNetwork[] {
    return affiliateNetworks;
  }

  @RequiresRole("admin", "manage")
  @Mutation(() => AffiliateProgram, {
    description: "Administrators only. BAD_USER_INPUT lists the invalid fields in fieldErrors.",
  })
  createAffiliateProgram(
    @Arg("input", () => CreateAffiliateProgramInput, { description: "Fields of the program." })
    input: CreateAffiliateProgramInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<AffiliateProgram> {
    return createProgram(db, actor, input);
  }

  @RequiresRole("admin", "manage")
  @Mutation(() => AffiliateProgram, {
    description: "Administrators only. NOT_FOUND, BAD_USER_INPUT, or CONFLICT when the version is outdated.",
  })
  updateAffiliateProgram(
    @Arg("input", () => UpdateAffiliateProgramInput, { description: "Fields of the program." })
    input: UpdateAffiliateProgramInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<AffiliateProgram> {
    return updateProgram(db, actor, input);
  }

  @RequiresRole("admin", "manage")
  @Mutation(() => Boolean, {
    description: "Administrators only. Deletes the program; its links and imported conversions remain. NOT_FOUND.",
  })
  deleteAffiliateProgram(
    @Arg("id", () => ID, { description: "UUID." }) id: string,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<boolean> {
    return deleteProgram(db, actor, id);
  }
}
