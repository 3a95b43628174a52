import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { createEnum } from "../../../core/graphql/createEnum";
import { Money } from "./analytics.types";

export const EarningsBy = createEnum("EarningsBy", "What the rows of an earnings report are.", {
  CELEBRITY: "Celebrities that looks with the clicked links belong to.",
  OUTFIT: "Looks with the clicked links.",
  PIECE: "Pieces of looks that the clicked products belong to.",
  PRODUCT: "Affiliate products and category items.",
  ARTICLE: "Articles that the links were clicked in.",
  RETAILER: "Retailers.",
  PROGRAM: "Affiliate programs.",
  PLACEMENT: "Placements of the links: card, buy, search, article and feed.",
  CAMPAIGN: "Campaigns in the addresses of the pages.",
  DAY: "Days in the site's time zone.",
  MONTH: "Months in the site's time zone, YYYY-MM.",
});
export type EarningsBy = keyof typeof EarningsBy;

@ObjectType({ description: "Earnings in one currency. Each sum is rounded once, to the decimals of the currency." })
export class CurrencyEarnings {
  @Field(() => String, { description: "ISO 4217, e.g. USD." }) currency: string;
  @Field(() => Float, { description: "Approved and paid commission, less what was taken back." }) approved: number;
  @Field(() => Float, { description: "The paid part of the approved commission." }) paid: number;
  @Field(() => Float, { description: "Commission that waits for approval." }) pending: number;
  @Field(() => Float, { description: "Commission that was declined; it earns nothing." }) declined: number;
  @Field(() => Float, {
    nullable: true,
    description: "What buyers paid in the sales that were not declined; null when the reports do not tell it of any.",
  })
  sales: number | null;
}

const about = "in the site's currency, by the euro's reference rate of each sale's day; null when a rate is not known.";

@ObjectType({ description: "Clicks and what they earned." })
export class EarningsFigures {
  @Field(() => Int, { description: "Counted clicks." }) clicks: number;
  @Field(() => Int, { description: "Orders with a sale that was not declined." }) orders: number;
  @Field(() => [CurrencyEarnings], { description: "Earnings by currency; empty without sales." })
  money: CurrencyEarnings[];
  @Field(() => Money, { nullable: true, description: `About the approved commission, ${about}` })
  approved: Money | null;
  @Field(() => Money, { nullable: true, description: `About the pending commission, ${about}` })
  pending: Money | null;
  @Field(() => Float, { nullable: true, description: "Orders per click; null without clicks." })
  conversionRate: number | null;
  @Field(() => Money, {
    nullable: true,
    description: `About the approved and pending commission of a click, with four decimals, ${about} Null without clicks.`,
  })
  epc: Money | null;
}

@ObjectType({ description: "A row of an earnings report." })
export class EarningsRow extends EarningsFigures {
  @Field(() => ID, {
    description:
      'UUID, name, day or month; "#unattributed" for sales without a known click; "#other" for clicks and sales that belong to no such row.',
  })
  key: string;
  @Field(() => String, { nullable: true, description: "Its name; null when the row was deleted permanently." })
  name: string | null;
  @Field(() => String, { nullable: true, description: "Path of its public page; null without one." })
  path: string | null;
  @Field(() => EarningsFigures, { description: "The same of the period before, which has as many days." })
  before: EarningsFigures;
}

@ObjectType({ description: "What the days from `from` to `to` earned, both included, by the day of the sale." })
export class EarningsReport {
  @Field(() => String, { description: "First day, YYYY-MM-DD." }) from: string;
  @Field(() => String, { description: "Last day, YYYY-MM-DD." }) to: string;
  @Field(() => [EarningsRow], {
    description: "The rows with most commission, then clicks; days and months in their order.",
  })
  rows: EarningsRow[];
  @Field(() => Int, { description: "Number of rows without a limit." }) rowCount: number;
  @Field(() => EarningsRow, { description: "All rows together, also those beyond the limit." }) total: EarningsRow;
}

@ObjectType({ description: "A row of a network's report: a sale, or what takes one back." })
export class SaleLine {
  @Field(() => ID, { description: "UUID." }) id: string;
  @Field(() => String, { description: "Name of the affiliate program." }) program: string;
  @Field(() => String, { description: "The network's transaction or order." }) transactionId: string;
  @Field(() => String, { description: "Piece of the order, or the day it was taken back; empty for a single row." })
  line: string;
  @Field(() => GraphQLISODateTime, { description: "Time of the sale." }) occurredAt: Date;
  @Field(() => String, { description: "Empty when unknown." }) retailer: string;
  @Field(() => Float, { description: "Commission with all reported decimals; negative when a sale is taken back." })
  amount: number;
  @Field(() => String, { description: "ISO 4217." }) currency: string;
  @Field(() => String, { description: "pending, approved, paid or declined." }) state: string;
  @Field(() => String, { description: "The network's own word; empty without one." }) reportedStatus: string;
  @Field(() => String, { description: "Reference of the click as reported; empty without one." }) reference: string;
  @Field(() => String, { nullable: true, description: "Title of the clicked row; null when unknown." })
  subject: string | null;
  @Field(() => String, { description: "Path of the page with the link; empty when unknown." }) page: string;
  @Field(() => String, { description: "Placement of the link; empty when unknown." }) placement: string;
  @Field(() => String, { description: "Campaign; empty without one." }) campaign: string;
  @Field(() => String, { nullable: true, description: "Why the sale is not attributed to a click; null if it is." })
  reason: string | null;
}

@ObjectType({ description: "The rows behind a figure, newest first." })
export class SaleLines {
  @Field(() => Int, { description: "Number of rows in all." }) totalCount: number;
  @Field(() => [SaleLine], { description: "One page of rows." }) lines: SaleLine[];
}
