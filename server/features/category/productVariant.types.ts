import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A size or color in which a retailer sells a product." })
export class ProductVariant {
  @Field(() => String, { description: "Size as the retailer writes it; empty when it has none." }) size: string;
  @Field(() => String, { description: "Color as the retailer writes it; empty when it has none." }) color: string;
  @Field(() => String, { description: "Price as shown; empty when unknown." }) price: string;
  @Field(() => Boolean, { description: "Whether the retailer has it in stock." }) isInStock: boolean;
}
