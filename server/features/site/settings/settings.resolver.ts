import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Select } from "../../../core/read/select";
import { write } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags, Public } from "../../../core/graphql/publicOperation";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { settingsTag, exchangeRatesTag, listTag } from "../../../core/cache/cacheTags";
import { Menus, readMenus } from "./menus";
import { Settings } from "./settings.entity";
import { UpdateSettingsInput } from "./settings.inputs";
import { getSettings, updateSettings } from "./settings.service";
import { SocialPost } from "./socialPost.entity";
import { Testimonial } from "./testimonial.entity";
import { exchangeRates } from "./exchangeRates/exchangeRates.loaders";
import { loadExchangeRates } from "./exchangeRates/exchangeRates.service";
import { ExchangeRates } from "./exchangeRates/exchangeRate.entity";

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

@Resolver(() => Settings)
export class SettingsResolver {
  @Public({ cacheTags: [settingsTag] })
  @Query(() => Settings, { description: "Site settings." })
  settings(@Ctx() { db }: RequestContext): Promise<Settings> {
    return getSettings(db);
  }

  @FieldResolver(() => Menus, { description: "The menus of the site." })
  @CacheTags(listTag("page"))
  menus(@Root() { menus }: Settings, @Ctx() { db }: RequestContext): Promise<Menus> {
    return readMenus(db, menus);
  }

  @RequiresRole("admin", "manage")
  @Mutation(() => Settings, {
    description:
      "Administrators only. Saves settings and returns all of them. CONFLICT when the version is outdated; REAUTHENTICATION_REQUIRED for who needs a second factor, which no API token can change.",
  })
  updateSettings(
    @Arg("input", () => UpdateSettingsInput, { description: "The changed settings." }) input: UpdateSettingsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Settings> {
    return write(db, actor, (change) => updateSettings(change, input));
  }

  // Only the sample import writes testimonials and social posts, and it invalidates every response.
  @Public({ cacheTags: [] })
  @Query(() => [Testimonial], { description: "Testimonials of readers, in the editors' order." })
  testimonials(@Ctx() { db }: RequestContext): Promise<Testimonial[]> {
    return new Select(db, Testimonial, "testimonial").read({ order: "testimonial.position, testimonial.id" });
  }

  @Public({ cacheTags: [] })
  @Query(() => [SocialPost], { description: "The social feed, in the editors' order." })
  socialPosts(@Ctx() { db }: RequestContext): Promise<SocialPost[]> {
    return new Select(db, SocialPost, "post").read({ order: "post.position, post.id" });
  }
}
