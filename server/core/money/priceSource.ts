import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { createEnum } from "../graphql/createEnum";

/** Stored as text. */
export const PriceSourceKind = createEnum("PriceSourceKind", "Where a price was last stated.", {
  FEED: "The shop's product feed.",
  PAGE: "The shop's page, read by a link check.",
  EDITOR: "An editor's entry.",
});
export type PriceSourceKind = keyof typeof PriceSourceKind;

@ObjectType({ description: "What last stated an offer's price." })
export class PriceSource {
  @Field(() => PriceSourceKind, { description: "Where it was stated." }) kind: PriceSourceKind;
  @Field(() => GraphQLISODateTime, { description: "Time when it was stated there." }) at: Date;
}
