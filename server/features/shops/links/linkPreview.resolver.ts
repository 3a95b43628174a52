import { Args, ArgsType, Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiredLink } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { unwrapNetworkLink } from "../../../core/links/deepLink";
import { matchProgram, needsDeepLink, outboundAddress } from "../../site/programs/outbound.service";
import { listPrograms } from "../../site/programs/program.service";
import { getSettings } from "../../site/settings/settings.service";

@ObjectType({ description: "What visitors get for an affiliate link." })
export class AffiliateLinkPreview {
  @Field(() => String, {
    nullable: true,
    description: "The shop's address in the link of a known network; null for another link.",
  })
  shopAddress: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The deep link that the redirect builds, with {clickId} for the id; null if the link stays as it is.",
  })
  deepLink: string | null;

  @Field(() => String, { nullable: true, description: "Name of the link's program; null without one." })
  program: string | null;
}

@ArgsType()
class AffiliateLinkPreviewArgs {
  @RequiredLink("The affiliate link.", "Enter an address")
  address: string;
}

/** Stands for the click id while the link is built, because braces are percent-encoded in a URL. */
const sampleId = "0123456789abcdef";

@Resolver()
export class LinkPreviewResolver {
  @RequiresRole("contributor", "read")
  @Query(() => AffiliateLinkPreview, {
    description: "Contributors, editors and administrators. Shows what visitors get for a link that is being entered.",
  })
  async affiliateLinkPreview(
    @Args(() => AffiliateLinkPreviewArgs) { address }: AffiliateLinkPreviewArgs,
    @Ctx() { db }: RequestContext,
  ): Promise<AffiliateLinkPreview> {
    const programs = await listPrograms(db);
    const { defaultTracking: tracking } = await getSettings(db);
    const program = matchProgram(programs, address);
    const deepLink = needsDeepLink(program, address)
      ? outboundAddress(address, sampleId, { tracking, programs })
      : null;
    return {
      shopAddress: unwrapNetworkLink(address),
      deepLink: deepLink?.replace(sampleId, "{clickId}") ?? null,
      program: program?.name ?? null,
    };
  }
}
