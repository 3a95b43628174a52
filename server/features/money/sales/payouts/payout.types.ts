import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What the reports approved for a payout, by what they say now." })
export class PayoutComparison {
  @Field(() => Float, {
    description:
      "Approved and paid commission of the program in the currency and period, less what was taken back; rounded once.",
  })
  approved: number;

  @Field(() => Float, {
    description: "Approved less paid; negative when the network paid more, as after a paid sale is declined.",
  })
  difference: number;

  @Field(() => [String], {
    description: "Transactions that were declined or refunded after they were paid, at most 10.",
  })
  takenBack: string[];

  @Field(() => Int, { description: "Number of such transactions." }) takenBackCount: number;
}

@ObjectType({
  description: "What a program owes for the sales of one month in one currency, by what its reports say now.",
})
export class ExpectedPayout {
  @Field(() => String, { description: "Name of the affiliate program." }) program: string;
  @Field(() => String, { description: "Month of the sales in the site's time zone, YYYY-MM." }) month: string;
  @Field(() => String, { description: "ISO 4217." }) currency: string;
  @Field(() => Float, { description: "Approved and paid commission, less what was taken back; rounded once." })
  approved: number;
  @Field(() => Float, { description: "Commission that a report or a payout says is paid." }) paid: number;
  @Field(() => Float, { description: "Commission that waits for approval." }) pending: number;

  @Field(() => String, {
    nullable: true,
    description:
      "The day by which the program decides about all sales of the month, YYYY-MM-DD; null when its validation days are not known.",
  })
  decidedBy: string | null;

  @Field(() => Boolean, {
    description: "Whether that day is over and something of the month is pending or not paid.",
  })
  isOverdue: boolean;
}
