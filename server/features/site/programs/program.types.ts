import { Field, Int, ObjectType } from "type-graphql";
import { ProgramKind } from "./affiliateProgram.entity";

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
}
