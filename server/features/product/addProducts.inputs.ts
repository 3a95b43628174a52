import { ArrayMaxSize, ArrayMinSize, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { NewOfferFields } from "../../core/money/offerInputs";
import { RequestId, RowId } from "../../core/graphql/inputs";
import { MatchKind } from "./affiliateProduct.entity";

@InputType({ description: "One of several new products." })
export class ProductEntryInput extends NewOfferFields {
  @RequestId() requestId?: string | null;

  @Field(() => MatchKind, {
    defaultValue: MatchKind.SIMILAR,
    description: "How closely it matches the piece that was worn.",
  })
  matchKind: MatchKind = MatchKind.SIMILAR;

  @RowId("The piece of the outfit that it matches.", true) pieceId?: string | null;
}

@InputType({ description: "Several new products of an outfit." })
export class AddProductsInput {
  @RowId("The outfit that they belong to.") outfitId: string;

  @Field(() => [ProductEntryInput], { description: "The products, 1 to 100." })
  @ArrayMinSize(1, { message: "Enter at least one product." })
  @ArrayMaxSize(100, { message: "At most 100 products can be added at once." })
  @ValidateNested()
  products: ProductEntryInput[];
}
