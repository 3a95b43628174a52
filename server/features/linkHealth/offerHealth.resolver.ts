import { Ctx, FieldResolver, GraphQLISODateTime, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { Offer } from "../../shared/offers/offer";
import { Needs } from "../../shared/read/join";
import { Outfit } from "../outfit/outfit.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { programOf } from "../program/outbound.service";
import { programsOfSite } from "../program/program.loaders";
import { isDeadAddress, replacementOfProduct } from "./linkHealth.loaders";

const hour = 3_600_000;
const available =
  "False once the retailer's page was found gone or sold out twice in a row; true for what nobody has looked at.";

const isAvailable = async (
  { affiliateLink }: { affiliateLink: string | null },
  loader: RequestContext["loader"],
): Promise<boolean> => !affiliateLink || !(await loader(isDeadAddress).load(affiliateLink));

/** What link and price health add to whatever a retailer sells. */
@Resolver(() => Offer)
export class OfferHealthResolver {
  @FieldResolver(() => Boolean, { description: available })
  @Needs<Offer>("affiliateLink")
  isAvailable(@Root() offer: Offer, @Ctx() { loader }: RequestContext): Promise<boolean> {
    return isAvailable(offer, loader);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    description: "When the price was entered, or last found on the retailer's page.",
  })
  @Needs<Offer>("priceCheckedAt")
  priceAsOf(@Root() { priceCheckedAt }: Offer): Date {
    return priceCheckedAt;
  }

  @FieldResolver(() => Boolean, {
    description:
      "False when the price is older than its affiliate program allows; it must not be shown as current then.",
  })
  @Needs<Offer>("affiliateLink", "priceCheckedAt")
  async isPriceCurrent(
    @Root() { affiliateLink, priceCheckedAt }: Offer,
    @Ctx() { loader }: RequestContext,
  ): Promise<boolean> {
    if (!affiliateLink) return true;
    const limit = programOf(await loader(programsOfSite).load("site"), affiliateLink)?.priceLimitHours ?? null;
    return limit === null || Date.now() - priceCheckedAt.getTime() <= limit * hour;
  }
}

@Resolver(() => Outfit)
export class OutfitHealthResolver {
  @FieldResolver(() => Boolean, { description: available })
  @Needs<Outfit>("affiliateLink")
  isAvailable(@Root() outfit: Outfit, @Ctx() { loader }: RequestContext): Promise<boolean> {
    return isAvailable(outfit, loader);
  }
}

@Resolver(() => AffiliateProduct)
export class ProductReplacementResolver {
  @FieldResolver(() => AffiliateProduct, {
    nullable: true,
    description:
      "What is offered instead while the product is not available: the most similar live product of the same outfit; null when there is none, or no need.",
  })
  @Needs<AffiliateProduct>("id")
  replacement(@Root() { id }: AffiliateProduct, @Ctx() { loader }: RequestContext): Promise<AffiliateProduct | null> {
    return loader(replacementOfProduct).load(id);
  }
}
