import { Field, ID, Int, ObjectType } from "type-graphql";
import { ContentTypes } from "../../content/kinds/contentTypesEnum";
import type { LinkingType } from "./linkUses";
import { LinkState } from "./linkState";

@ObjectType({ description: "A row that uses a link." })
export class LinkUse {
  @Field(() => ContentTypes, { description: "What it is." }) type: LinkingType;
  @Field(() => ID, { description: "UUID of the row." }) id: string;
  @Field(() => String, { description: "Its title." }) title: string;
}

@ObjectType({ description: "How many links are in a state." })
export class LinkStateCount {
  @Field(() => LinkState, { description: "The state." }) state: LinkState;
  @Field(() => Int, { description: "Links in it." }) count: number;
  @Field(() => Int, { description: "Their clicks of the last 30 days." }) clicks: number;
}
