import { Field, ID, Int, ObjectType } from "type-graphql";
import { ContentTypes } from "../../../core/kinds/contentKind";
import type { LinkingType } from "../../../core/kinds/contentKind";
import { LinkState } from "./linkCheck.entity";

@ObjectType({ description: "A row that uses a link." })
export class LinkUse {
  @Field(() => ContentTypes, { description: "Type of the row." }) type: LinkingType;
  @Field(() => ID, { description: "UUID of the row." }) id: string;
  @Field(() => String, { description: "Its title." }) title: string;
}

@ObjectType({ description: "Number of links in a state." })
export class LinkStateCount {
  @Field(() => LinkState, { description: "The state." }) state: LinkState;
  @Field(() => Int, { description: "Number of links." }) count: number;
  @Field(() => Int, { description: "Their counted clicks in the last 30 days." }) clicks: number;
}
