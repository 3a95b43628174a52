import { Ctx, FieldResolver, GraphQLISODateTime, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { CountFigure, MonthStats, Performance, RetailerPerformance, RevenueFigure } from "./analytics.types";
import { allTime } from "../../shared/time/dateRange";
import { topPosts, topRetailers } from "./performance.service";
import { revenueAsOf, revenueFigures } from "./revenue.service";
import { clickFigure, monthStats, rowFigure } from "./traffic.service";

/** The specification's lengths. */
const postCount = 5;
const monthCount = 6;
const namedRetailerCount = 3;

@ObjectType({
  description: "How the site does: figures of all time, from recorded clicks and views and imported conversions.",
})
class Dashboard {}

/** Each part is read only where it is asked for. */
@Resolver(() => Dashboard)
export class DashboardResolver {
  @Query(() => Dashboard, { description: "Administrators only. How the site does." })
  dashboard(): Dashboard {
    return new Dashboard();
  }

  @FieldResolver(() => CountFigure, { description: "Outfits that are live." })
  outfits(@Ctx() { db }: RequestContext): Promise<CountFigure> {
    return rowFigure(db, "outfits");
  }

  @FieldResolver(() => CountFigure, { description: "Affiliate products that are live." })
  affiliateProducts(@Ctx() { db }: RequestContext): Promise<CountFigure> {
    return rowFigure(db, "affiliate_products");
  }

  @FieldResolver(() => CountFigure, {
    description:
      "Clicks on affiliate links that count; its change compares the last seven days, today included, with the seven before.",
  })
  clicks(@Ctx() { db }: RequestContext): Promise<CountFigure> {
    return clickFigure(db);
  }

  @FieldResolver(() => [RevenueFigure], {
    description:
      "Imported conversions by currency, the largest sum first; empty when there are none. The change compares the last seven days with the seven before.",
  })
  revenue(@Ctx() { db }: RequestContext): Promise<RevenueFigure[]> {
    return revenueFigures(db);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When a conversion report was imported last, which is how fresh all revenue is; null when none ever was.",
  })
  revenueAsOf(@Ctx() { db }: RequestContext): Promise<Date | null> {
    return revenueAsOf(db);
  }

  @FieldResolver(() => [Performance], {
    description: "The five articles with the most clicks, then views, of all time.",
  })
  topPosts(@Ctx() { db }: RequestContext): Promise<Performance[]> {
    return topPosts(db, allTime, postCount);
  }

  @FieldResolver(() => [MonthStats], { description: "The last six months in which anything happened, oldest first." })
  monthlyStats(@Ctx() { db }: RequestContext): Promise<MonthStats[]> {
    return monthStats(db, monthCount);
  }

  @FieldResolver(() => [RetailerPerformance], {
    description:
      'The three retailers with the most clicks of all time, and last "Other" for the rest, unless that is nothing.',
  })
  retailerPerformance(@Ctx() { db }: RequestContext): Promise<RetailerPerformance[]> {
    return topRetailers(db, allTime, namedRetailerCount);
  }
}
