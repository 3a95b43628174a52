import { Field, Float, Int, ObjectType } from "type-graphql";
import { Piece } from "../../content/outfit/pieces/piece.entity";
import { AffiliateProduct } from "../../content/product/affiliateProduct.entity";

@ObjectType({ description: "The product that was chosen for a piece." })
export class BudgetChoice {
  @Field(() => Piece, { description: "The piece." }) piece: Piece;

  @Field(() => AffiliateProduct, { description: "The product." }) product: AffiliateProduct;

  @Field(() => AffiliateProduct, {
    nullable: true,
    description: "The product that it replaces, which the look has without a budget; null when it is the same.",
  })
  insteadOf: AffiliateProduct | null;
}

@ObjectType({
  description:
    "One product per piece for at most a budget. Of all such looks it is the closest: first by match kind (exact, " +
    "similar, budget), then by color and garment, then the cheapest. Only available products with a current price count.",
})
export class LookForBudget {
  @Field(() => String, { nullable: true, description: "What is wrong with the budget; null when nothing is." })
  problem: string | null;

  @Field(() => String, {
    nullable: true,
    description: "ISO 4217 currency of all amounts; null when no product has a current price.",
  })
  currency: string | null;

  @Field(() => Float, { nullable: true, description: "The amount of the budget; null with a problem." })
  budget: number | null;

  @Field(() => [BudgetChoice], { description: "The look, in the order of its pieces; empty when nothing fits." })
  choices: BudgetChoice[];

  @Field(() => Float, { nullable: true, description: "The sum of the choices; null when nothing fits." })
  total: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "By how much the closest look without a budget costs more; null when nothing fits.",
  })
  saves: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "The sum of the cheapest products of these pieces; null without any.",
  })
  cheapest: number | null;

  @Field(() => [Piece], { description: "Pieces that the reader has." }) owned: Piece[];

  @Field(() => [Piece], { description: "Pieces without an available product with a current price in the currency." })
  unpriced: Piece[];

  @Field(() => Int, { description: "Number of available products that are left out because of another currency." })
  otherCurrencyCount: number;
}
