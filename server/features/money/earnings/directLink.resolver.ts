import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags } from "../../../core/graphql/publicOperation";
import { programsTag, settingsTag } from "../../../core/cache/cacheTags";
import { Offer } from "../../../core/money/offer";
import { DependsOn } from "../../../core/read/sqlRelation";
import { Outfit } from "../../content/outfit/outfit.entity";
import { directAddress } from "../../site/programs/outbound.service";
import { readPrograms } from "../../site/programs/program.loaders";
import { loadOnce } from "../../../core/graphql/loaders";
import { getSettings } from "../../site/settings/settings.service";

const trackingOfSite = loadOnce(async (db) => (await getSettings(db)).defaultTracking);

async function directLink(
  { id, affiliateLink }: { id: string; affiliateLink: string | null },
  context: RequestContext,
): Promise<string | null> {
  if (!affiliateLink) return null;
  const programs = (await readPrograms(context)).filter(({ direct }) => direct);
  if (programs.length === 0) return null;
  return directAddress(affiliateLink, id, { programs, tracking: await context.loader(trackingOfSite).load("site") });
}

const description =
  "The retailer's own URL, for links of programs that forbid redirects; the client reports the click to " +
  "POST /go/{id}. Null for all other links, which go through /go/{id}.";

@Resolver(() => Offer)
export class OfferLinkResolver {
  @FieldResolver(() => String, { nullable: true, description })
  @DependsOn<Offer>("affiliateLink")
  @CacheTags(settingsTag, programsTag)
  directLink(@Root() offer: Offer, @Ctx() context: RequestContext): Promise<string | null> {
    return directLink(offer, context);
  }
}

@Resolver(() => Outfit)
export class OutfitLinkResolver {
  @FieldResolver(() => String, { nullable: true, description })
  @DependsOn<Outfit>("affiliateLink")
  @CacheTags(settingsTag, programsTag)
  directLink(@Root() outfit: Outfit, @Ctx() context: RequestContext): Promise<string | null> {
    return directLink(outfit, context);
  }
}
