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
