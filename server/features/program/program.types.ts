import { Field, Int, ObjectType } from "type-graphql";
import { ProgramKind } from "./affiliateProgram.entity";

const spelling = "names of the column, the first one that the report has is read";

/** Names are compared without regard to case and to signs other than letters and digits. */
@ObjectType({ description: "Which columns of a program's conversion report hold what." })
export class ReportColumns {
  @Field(() => [String], {
    description: `Identifies a conversion: ${spelling}. "A + B" joins several columns where no single one identifies it.`,
  })
  transactionId: string[];
  @Field(() => [String], { description: `When it happened: ${spelling}.` }) occurredAt: string[];
  @Field(() => [String], { description: `The commission: ${spelling}.` }) amount: string[];
  @Field(() => [String], { description: `Its currency, ISO 4217: ${spelling}. May be missing from the report.` })
  currency: string[];
  @Field(() => [String], { description: `The shop: ${spelling}. May be missing from the report.` }) retailer: string[];
  @Field(() => [String], {
    description: `What the program's reference parameter carried: ${spelling}. May be missing.`,
  })
  reference: string[];
  @Field(() => [String], { description: `Says that the sale was cancelled: ${spelling}. May be missing.` })
  cancelled: string[];
}

@ObjectType({ description: "What programs of a kind usually want. A program may differ from it." })
export class ProgramPreset {
  @Field(() => ProgramKind, { description: "The kind." }) kind: ProgramKind;
  @Field(() => String, { description: "Its name in the affiliate disclosure." }) label: string;
  @Field(() => Boolean, { description: "It forbids addresses that hide where they lead." }) direct: boolean;
  @Field(() => Int, { nullable: true, description: "Hours for which a price may be shown; null without a limit." })
  priceLimitHours: number | null;
  @Field(() => String, { description: "Query parameter for a reference." }) subIdParameter: string;
  @Field(() => ReportColumns, { description: "The columns of its conversion report." }) columns: ReportColumns;
}
