import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { exchangeRatesTag, programsTag, settingsTag } from "../../../../core/cache/cacheTags";
import { Offer } from "../../../../core/money/offer";
import { readListCurrency } from "../../../../core/money/siteCurrency";
import type { RequestContext } from "../../../../core/graphql/context";
import { CacheTags } from "../../../../core/graphql/publicOperation";
import { DependsOn } from "../../../../core/read/sqlRelation";
import { exchangeRates } from "../../../site/settings/exchangeRates/exchangeRates.loaders";
import { isPriceCurrent } from "../currentPrice.service";
import { convertPrice } from "./convertPrice";

/** The price of an offer in the currency of a visitor. */
@Resolver(() => Offer)
export class ConvertedPriceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The price in another currency at the loaded exchange rates, rounded, e.g. about $53. Null without rates, for a price in " +
      "this currency, and while the price is not current.",
  })
  @DependsOn<Offer>("price", "priceAmount", "priceCurrency", "affiliateLink", "priceCheckedAt", "priceFeedId")
  @CacheTags(programsTag, settingsTag, exchangeRatesTag)
  async convertedPrice(
    @Arg("currency", () => String, { nullable: true, description: "ISO 4217; the site's if omitted or null." })
    currency: string | null,
    @Root() offer: Offer,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    const { price, priceAmount, priceCurrency } = offer;
    if (priceAmount === null) return null;
    const [rates, site, isCurrent] = await Promise.all([
      context.loader(exchangeRates).load("site"),
      readListCurrency(context),
      isPriceCurrent(offer, context),
    ]);
    const stated = { text: price, amount: priceAmount, currency: priceCurrency ?? site };
    return rates && isCurrent ? convertPrice(stated, currency ?? site, rates) : null;
  }
}
