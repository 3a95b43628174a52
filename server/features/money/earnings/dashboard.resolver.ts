import { Ctx, FieldResolver, GraphQLISODateTime, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import {
  CountFigure,
  DayStats,
  MonthStats,
  PostPerformance,
  RetailerPerformance,
  RevenueFigure,
} from "./analytics.types";
import { readToday } from "../../../core/money/saleDays";
import { lastDays } from "../../../core/time/dateRange";
import { AdminField } from "../../../core/graphql/adminField";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { topPosts, topRetailers } from "./performance.service";
import { revenueAsOf, revenueFigures } from "./revenue.service";
import { clickFigure, dayStats, monthStats, rowFigure } from "./traffic.service";

/** List lengths that the specification names. */
const postCount = 5;
const monthCount = 6;
const dayCount = 30;
const namedRetailerCount = 3;

@ObjectType({
  description: "All-time figures of the site, from recorded clicks and views and imported conversions.",
})
class Dashboard {}

/** Each field runs its own query only when it is selected. */
@Resolver(() => Dashboard)
export class DashboardResolver {
  @RequiresRole("contributor", "read")
  @Query(() => Dashboard, { description: "Administrators only. All-time figures of the site." })
  dashboard(): Dashboard {
    return new Dashboard();
  }

  @FieldResolver(() => CountFigure, { description: "Published outfits." })
  outfits(@Ctx() { db }: RequestContext): Promise<CountFigure> {
    return rowFigure(db, "outfits");
  }

  @FieldResolver(() => CountFigure, { description: "Published affiliate products." })
  affiliateProducts(@Ctx() { db }: RequestContext): Promise<CountFigure> {
    return rowFigure(db, "affiliate_products");
  }

  @FieldResolver(() => CountFigure, {
    description:
      "Counted clicks on affiliate links; the change compares the last seven days, including today, with the seven before.",
  })
  clicks(@Ctx() { db }: RequestContext): Promise<CountFigure> {
    return clickFigure(db);
  }

  @AdminField("editor")
  @FieldResolver(() => [RevenueFigure], {
    description:
      "Editors only. Revenue from imported conversions by currency, largest first; empty when there is none. The change compares the last seven days with the seven before.",
  })
  revenue(@Ctx() { db }: RequestContext): Promise<RevenueFigure[]> {
    return revenueFigures(db);
  }

  @AdminField("editor")
  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Editors only. Time of the last conversion import; revenue is as fresh as this. Null before the first import.",
  })
  revenueAsOf(@Ctx() { db }: RequestContext): Promise<Date | null> {
    return revenueAsOf(db);
  }

  @FieldResolver(() => [PostPerformance], {
    description: "The five articles with the most clicks, then views, of all time.",
  })
  topPosts(@Ctx() { db }: RequestContext): Promise<PostPerformance[]> {
    return topPosts(db, postCount);
  }

  @FieldResolver(() => [DayStats], {
    description: "The last 30 days, today included, oldest first; also days without activity.",
  })
  async days(@Ctx() { db }: RequestContext): Promise<DayStats[]> {
    return dayStats(db, lastDays(dayCount, await readToday(db)));
  }

  @FieldResolver(() => [MonthStats], { description: "The last six months with any activity, oldest first." })
  monthlyStats(@Ctx() { db }: RequestContext): Promise<MonthStats[]> {
    return monthStats(db, monthCount);
  }

  @FieldResolver(() => [RetailerPerformance], {
    description:
      'The three retailers with the most clicks of all time, followed by "Other" for the rest unless it is empty.',
  })
  retailerPerformance(@Ctx() { db }: RequestContext): Promise<RetailerPerformance[]> {
    return topRetailers(db, namedRetailerCount);
  }
}
