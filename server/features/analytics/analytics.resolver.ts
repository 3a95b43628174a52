import { MaxLength } from "class-validator";
import {
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { DayStats, Discount, Performance, RetailerPerformance, Totals } from "./analytics.types";
import { type DateRange, readRange } from "../../shared/time/dateRange";
import { topOutfits, topPosts, topProducts, topRetailers } from "./performance.service";
import { revenueAsOf } from "./revenue.service";
import { dayStats, discounts, totals } from "./traffic.service";

const topCount = 10;

@ArgsType()
class AnalyticsArgs {
  @Field(() => String, { description: "First day in UTC, YYYY-MM-DD." })
  @MaxLength(40)
  from: string;

  @Field(() => String, { description: "Last day in UTC, YYYY-MM-DD; at most 366 days in all." })
  @MaxLength(40)
  to: string;
}

@ObjectType({ description: "What happened on the days from and to and on those between them." })
class Analytics implements DateRange {
  @Field(() => String, { description: "First day in UTC, YYYY-MM-DD." }) from: string;
  @Field(() => String, { description: "Last day in UTC, YYYY-MM-DD." }) to: string;
}

/** Each part is read only where it is asked for; all but the revenue comes from the daily figures. */
@Resolver(() => Analytics)
export class AnalyticsResolver {
  @Query(() => Analytics, {
    description:
      "Administrators only. BAD_USER_INPUT for days that are none, in the wrong order, or more than 366; its fieldErrors name from and to.",
  })
  analytics(@Args(() => AnalyticsArgs) { from, to }: AnalyticsArgs): Analytics {
    return Object.assign(new Analytics(), readRange(from, to));
  }

  @FieldResolver(() => [DayStats], { description: "Every day, oldest first, also those on which nothing happened." })
  days(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<DayStats[]> {
    return dayStats(db, range);
  }

  @FieldResolver(() => Totals, { description: "The sums of all days." })
  totals(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<Totals> {
    return totals(db, range);
  }

  @FieldResolver(() => [Performance], {
    description:
      "Up to ten outfits, the most clicked first, then the most viewed. Those that only had sales come last.",
  })
  topOutfits(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<Performance[]> {
    return topOutfits(db, range, topCount);
  }

  @FieldResolver(() => [Performance], {
    description:
      "Up to ten affiliate products and category items, the most clicked first. Those that only had sales come last.",
  })
  topProducts(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<Performance[]> {
    return topProducts(db, range, topCount);
  }

  @FieldResolver(() => [Performance], {
    description:
      "Up to ten articles, the most clicked first, then the most viewed. Those that only had sales come last.",
  })
  topPosts(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<Performance[]> {
    return topPosts(db, range, topCount);
  }

  @FieldResolver(() => [RetailerPerformance], {
    description: 'Up to ten retailers, the most clicked first, and last "Other" for the rest, unless that is nothing.',
  })
  topRetailers(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<RetailerPerformance[]> {
    return topRetailers(db, range, topCount);
  }

  @FieldResolver(() => [Discount], { description: "Clicks that do not count, by reason, the most frequent first." })
  discountedClicks(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<Discount[]> {
    return discounts(db, "click", range);
  }

  @FieldResolver(() => [Discount], { description: "Views that do not count, by reason, the most frequent first." })
  discountedViews(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<Discount[]> {
    return discounts(db, "view", range);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When a conversion report was imported last, which is how fresh all revenue is; null when none ever was.",
  })
  revenueAsOf(@Ctx() { db }: RequestContext): Promise<Date | null> {
    return revenueAsOf(db);
  }
}
