import { AdminField } from "../../../core/graphql/adminField";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "An amount in one currency." })
export class Money {
  @Field(() => String, { description: "ISO 4217, e.g. USD." }) currency: string;
  @Field(() => Float, {
    description: "In units of the currency, two decimals; negative when returns exceed sales.",
  })
  amount: number;
}

@ObjectType({ description: "Totals of a range of days." })
export class Totals {
  @Field(() => Int, { description: "Counted page views." }) views: number;
  @Field(() => Int, { description: "Counted clicks on affiliate links." }) clicks: number;
  @AdminField("editor")
  @Field(() => [Money], {
    description: "Editors only. Revenue from imported conversions, by currency; empty when there is none.",
  })
  revenue: Money[];
}

@ObjectType({ description: "Figures of one day." })
export class DayStats extends Totals {
  @Field(() => String, { description: "Day in the site's time zone, YYYY-MM-DD." }) day: string;
}

@ObjectType({ description: "Figures of one month." })
export class MonthStats extends Totals {
  @Field(() => String, { description: "Month in the site's time zone, YYYY-MM." }) month: string;
}

@ObjectType({ description: "Performance of an article." })
export class PostPerformance {
  @Field(() => ID, { description: "UUID of the article." }) id: string;
  @Field(() => String, { nullable: true, description: "Its title; null when it was deleted permanently." })
  title: string | null;
  @Field(() => String, { nullable: true, description: "Path of its page; null in the trash and without a page." })
  path: string | null;
  @Field(() => Int, { description: "Views of its page." }) views: number;
  @Field(() => Int, { description: "Counted clicks on links in it." }) clicks: number;
  @AdminField("editor")
  @Field(() => [Money], {
    description: "Editors only. Revenue from its links, by currency; empty when there is none.",
  })
  revenue: Money[];
}

@ObjectType({ description: "Views of a page." })
export class PageViews {
  @Field(() => String, { description: "Path of the page." }) path: string;
  @Field(() => Int, { description: "Counted views." }) views: number;
}

@ObjectType({ description: "Performance of a retailer." })
export class RetailerPerformance {
  @Field(() => String, { description: 'Name of the retailer; "Other" for all remaining retailers.' }) retailer: string;
  @Field(() => Int, { description: "Counted clicks." }) clicks: number;
  @AdminField("editor")
  @Field(() => [Money], {
    description: "Editors only. Revenue from imported conversions, by currency; empty when there is none.",
  })
  revenue: Money[];
}

@ObjectType({ description: "Clicks or views that are not counted, for one reason." })
export class Discount {
  @Field(() => String, {
    description:
      "bot; head (a HEAD request); prefetch (the browser prefetched the page); own (a signed-in administrator); " +
      "limit (more than 30 clicks or 120 views in a minute from one network, /24 or /48); " +
      "repeat (the same visitor and link or page within 30 minutes).",
  })
  reason: string;
  @Field(() => Int, { description: "Number of clicks or views." }) number: number;
}

const weekChange = "Change in percent compared with a week before, e.g. 12.5; null when the earlier figure is 0.";

@ObjectType({ description: "A figure and its change." })
export class CountFigure {
  @Field(() => Int, { description: "The all-time figure." }) total: number;
  @Field(() => Float, { nullable: true, description: weekChange }) change: number | null;
}

@ObjectType({ description: "Revenue in one currency and its change." })
export class RevenueFigure {
  @Field(() => String, { description: "ISO 4217, e.g. USD." }) currency: string;
  @Field(() => Float, { description: "All imported conversions, in units of the currency, two decimals." })
  amount: number;
  @Field(() => Float, { nullable: true, description: weekChange }) change: number | null;
}
