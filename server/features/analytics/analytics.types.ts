import { Field, Float, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "An amount in one currency." })
export class Money {
  @Field(() => String, { description: "ISO 4217, e.g. USD." }) currency: string;
  @Field(() => Float, {
    description: "In units of the currency, two decimals; negative when more was returned than sold.",
  })
  amount: number;
}

@ObjectType({ description: "What happened in a span of time." })
export class DayStats {
  @Field(() => String, { description: "Day in UTC, YYYY-MM-DD." }) day: string;
  @Field(() => Int, { description: "Views of pages that count." }) views: number;
  @Field(() => Int, { description: "Clicks on affiliate links that count." }) clicks: number;
  @Field(() => [Money], { description: "Imported conversions, by currency; empty when there were none." })
  revenue: Money[];
}

@ObjectType({ description: "What happened in a month." })
export class MonthStats {
  @Field(() => String, { description: "Month in UTC, YYYY-MM." }) month: string;
  @Field(() => Int, { description: "Views of pages that count." }) views: number;
  @Field(() => Int, { description: "Clicks on affiliate links that count." }) clicks: number;
  @Field(() => [Money], { description: "Imported conversions, by currency; empty when there were none." })
  revenue: Money[];
}

@ObjectType({ description: "What an article, outfit, affiliate product or category item brought." })
export class Performance {
  @Field(() => ID, { description: "UUID of the row." }) id: string;
  @Field(() => String, { description: "outfit, product, item or blogPost." }) type: string;
  @Field(() => String, { nullable: true, description: "Its title; null when the row was removed for good." })
  title: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Path of its public page; null for products and items, which have none, and while it is in the trash.",
  })
  path: string | null;
  @Field(() => Int, { nullable: true, description: "Views of its page; null for products and items, which have none." })
  views: number | null;
  @Field(() => Int, { description: "Clicks that count: on its link, an outfit's products', or those in the article." })
  clicks: number;
  @Field(() => [Money], {
    description: "Imported conversions that its links led to, by currency; empty when none are known.",
  })
  revenue: Money[];
}

@ObjectType({ description: "What a retailer brought." })
export class RetailerPerformance {
  @Field(() => String, { description: 'Name of the shop; "Other" for all that are not named.' }) retailer: string;
  @Field(() => Int, { description: "Clicks that count." }) clicks: number;
  @Field(() => [Money], { description: "Imported conversions, by currency; empty when there were none." })
  revenue: Money[];
}

@ObjectType({ description: "Clicks or views that do not count." })
export class Discount {
  @Field(() => String, {
    description:
      "bot; head (asked for the head only); prefetch (the browser looked ahead); own (a signed-in administrator); " +
      "limit (more than 30 clicks or 120 views in a minute from one network, /24 or /48); " +
      "repeat (the same visitor and link or page within 30 minutes).",
  })
  reason: string;
  @Field(() => Int, { description: "How many." }) number: number;
}

const weekChange = "Change in percent against a week before, e.g. 12.5; null when there was nothing then.";

@ObjectType({ description: "A figure and how it moved." })
export class CountFigure {
  @Field(() => Int, { description: "The figure of all time." }) total: number;
  @Field(() => Float, { nullable: true, description: weekChange }) change: number | null;
}

@ObjectType({ description: "Revenue in one currency and how it moved." })
export class RevenueFigure {
  @Field(() => String, { description: "ISO 4217, e.g. USD." }) currency: string;
  @Field(() => Float, { description: "All imported conversions, in units of the currency, two decimals." })
  amount: number;
  @Field(() => Float, { nullable: true, description: weekChange }) change: number | null;
}

@ObjectType({ description: "The sums of a range of days." })
export class Totals {
  @Field(() => Int, { description: "Views of pages that count." }) views: number;
  @Field(() => Int, { description: "Clicks on affiliate links that count." }) clicks: number;
  @Field(() => [Money], { description: "Imported conversions, by currency; empty when there were none." })
  revenue: Money[];
}
