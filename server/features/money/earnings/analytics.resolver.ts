import { Args, Ctx, Field, FieldResolver, GraphQLISODateTime, ObjectType, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { RangeArgs } from "./range.inputs";
import { DayStats, Discount, PageViews, Totals } from "./analytics.types";
import { type DateRange, readRange } from "../../../core/time/dateRange";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { topPages } from "./performance.service";
import { revenueAsOf } from "./revenue.service";
import { dayStats, discounts, totals } from "./traffic.service";

const topCount = 10;

@ObjectType({ description: "Figures of the days from `from` to `to`, both included." })
class Analytics implements DateRange {
  @Field(() => String, { description: "First day in the site's time zone, YYYY-MM-DD." }) from: string;
  @Field(() => String, { description: "Last day in the site's time zone, YYYY-MM-DD." }) to: string;
}

/** Each field runs its own query only when it is selected. All figures except revenue come from the daily totals. */
@Resolver(() => Analytics)
export class AnalyticsResolver {
  @RequiresRole("editor", "read")
  @Query(() => Analytics, {
    description:
      "Administrators only. BAD_USER_INPUT for invalid days, a wrong order, or a range of more than 366 days; fieldErrors names from and to.",
  })
  analytics(@Args(() => RangeArgs) { from, to }: RangeArgs): Analytics {
    return Object.assign(new Analytics(), readRange(from, to));
  }

  @FieldResolver(() => [DayStats], {
    description: "Every day of the range, oldest first, including days without activity.",
  })
  days(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<DayStats[]> {
    return dayStats(db, range);
  }

  @FieldResolver(() => Totals, { description: "Totals of the whole range." })
  totals(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<Totals> {
    return totals(db, range);
  }

  @FieldResolver(() => [PageViews], { description: "Up to ten pages with most views." })
  topPages(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<PageViews[]> {
    return topPages(db, range, topCount);
  }

  @FieldResolver(() => [Discount], { description: "Uncounted clicks by reason, most frequent first." })
  discountedClicks(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<Discount[]> {
    return discounts(db, "click", range);
  }

  @FieldResolver(() => [Discount], { description: "Uncounted views by reason, most frequent first." })
  discountedViews(@Root() range: Analytics, @Ctx() { db }: RequestContext): Promise<Discount[]> {
    return discounts(db, "view", range);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time of the last conversion import; revenue is as fresh as this. Null before the first import.",
  })
  revenueAsOf(@Ctx() { db }: RequestContext): Promise<Date | null> {
    return revenueAsOf(db);
  }
}
