import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { exchangeRatesTag } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { exchangeRates } from "./exchangeRates.loaders";
import { loadExchangeRates } from "./exchangeRates.service";
import { ExchangeRates } from "./exchangeRates.types";

@Resolver()
export class ExchangeRatesResolver {
  @Public({ cacheTags: [exchangeRatesTag] })
  @Query(() => ExchangeRates, {
    nullable: true,
    description:
      "The exchange rates at which prices are converted; null when none are loaded, or they are older than 7 days.",
  })
  exchangeRates(@Ctx() { loader }: RequestContext): Promise<ExchangeRates | null> {
    return loader(exchangeRates).load("site");
  }

  @RequiresRole("admin", "manage")
  @Mutation(() => ExchangeRates, {
    description:
      "Administrators only. Fetches the exchange rates from the address in the settings and replaces the loaded ones. " +
      "BAD_USER_INPUT with the reason when there is no address or no valid file; the loaded rates stay.",
  })
  loadExchangeRates(@Ctx() { db, actor, allowPrivateShops }: RequestContext): Promise<ExchangeRates> {
    return loadExchangeRates(db, actor, allowPrivateShops ? { isRefused: () => false } : {});
  }
}
