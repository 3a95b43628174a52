import { Field, Int, ObjectType } from "type-graphql";
import { ProgramKind } from "./affiliateProgram.entity";

const spelling = "column titles; the first one found in the report is used";

/** Titles are compared without case, and without characters other than letters and digits. */
@ObjectType({ description: "Column titles of a program's conversion report." })
export class ReportColumns {
  @Field(() => [String], {
    description: `Identifies a conversion: ${spelling}. "A + B" joins several columns when no single one identifies it.`,
  })
  transactionId: string[];
  @Field(() => [String], { description: `Time of the sale: ${spelling}.` }) occurredAt: string[];
  @Field(() => [String], { description: `The commission: ${spelling}.` }) amount: string[];
  @Field(() => [String], { description: `ISO 4217 currency: ${spelling}. May be missing from the report.` })
  currency: string[];
  @Field(() => [String], { description: `The retailer: ${spelling}. May be missing from the report.` })
  retailer: string[];
  @Field(() => [String], {
    description: `Value of the program's reference parameter: ${spelling}. May be missing.`,
  })
  reference: string[];
  @Field(() => [String], { description: `Marks cancelled sales: ${spelling}. May be missing.` })
  cancelled: string[];
}

@ObjectType("AffiliateNetwork", { description: "A known affiliate network." })
export class NetworkPreset {
  @Field(() => String, { description: "Stored with programs." }) id: string;
  @Field(() => String, { description: "Its name." }) name: string;
  @Field(() => [String], { description: "Parameters that it adds to a shop's address." }) parameters: string[];
  @Field(() => String, { description: "Query parameter for a reference." }) subIdParameter: string;
  @Field(() => String, { description: "Deep link with placeholders; empty when it depends on the account." })
  deepLinkTemplate: string;
}

@ObjectType({ description: "Default values of a kind of program." })
export class ProgramPreset {
  @Field(() => ProgramKind, { description: "Kind of program." }) kind: ProgramKind;
  @Field(() => String, { description: "Name in the affiliate disclosure." }) label: string;
  @Field(() => Boolean, { description: "Whether it forbids redirects." }) direct: boolean;
  @Field(() => Int, { nullable: true, description: "Hours for which a price may be shown; null without a limit." })
  priceLimitHours: number | null;
  @Field(() => String, { description: "Query parameter for a reference." }) subIdParameter: string;
  @Field(() => ReportColumns, { description: "Columns of its conversion report." }) columns: ReportColumns;
}
