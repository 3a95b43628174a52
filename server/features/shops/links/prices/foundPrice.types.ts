import { Field, GraphQLISODateTime, ObjectType, ID, InputType } from "type-graphql";
import { ArrayMaxSize } from "class-validator";
import { Offer } from "../../../../core/money/offer";

@InputType({ description: "Links whose pages state other prices." })
export class FoundPricesInput {
  @Field(() => [ID], { description: "Ids of links, at most 1,000." })
  @ArrayMaxSize(1_000, { message: "Select at most 1,000 rows." })
  linkIds: string[];
}

@ObjectType({ description: "A price on a retailer's page that differs from the offer's, in the same currency." })
export class FoundPrice {
  @Field(() => String, { description: "The price, as an editor would enter it." }) price: string;
  @Field(() => String, { description: "The higher price before a sale; empty when the page states none." })
  originalPrice: string;
  @Field(() => GraphQLISODateTime, { description: "Time of the link check that read it." }) checkedAt: Date;
}

@ObjectType({ description: "An offer whose price differs from the one on its page." })
export class PriceProposal {
  @Field(() => Offer, { description: "The offer." }) offer: Offer;
  @Field(() => FoundPrice, { description: "The price on the page." }) found: FoundPrice;
}
