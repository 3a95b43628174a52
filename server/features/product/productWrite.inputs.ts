import { ArrayMaxSize, IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { OptionalInput, RowId } from "../../core/graphql/inputs";
import { BulkInput } from "../../core/write/bulkInputs";
import { OfferChanges, OfferFields } from "../../core/money/offerInputs";
import { MatchKind } from "./affiliateProduct.entity";
import { ProductEntryInput } from "./addProducts.inputs";
import { AffiliateProductFilter } from "./product.inputs";

@InputType({ description: "A new affiliate product." })
export class CreateAffiliateProductInput extends ProductEntryInput {
  @RowId("The outfit that it belongs to.") outfitId: string;
}

@InputType({ description: "Changes to an affiliate product; omitted fields do not change." })
export class UpdateAffiliateProductInput extends OfferChanges {
  @Field(() => MatchKind, { nullable: true, description: "How closely it matches the piece that was worn." })
  matchKind?: MatchKind | null;

  @RowId(
    "The outfit that it belongs to. A product that moves to another outfit has no piece unless one is given.",
    true,
  )
  outfitId?: string | null;

  @RowId("The piece of its outfit that it matches; null for none.", true) pieceId?: string | null;
}

@InputType({ description: "The order of a piece's products." })
export class SortPieceProductsInput {
  @RowId("The piece.") pieceId: string;

  @Field(() => [ID], { description: "Its products in the new order. Others of the piece follow them." })
  @ArrayMaxSize(100, { message: "At most 100 products" })
  @IsUUID(undefined, { each: true, message: "This is not a valid id" })
  productIds: string[];
}

@InputType({ description: "One field of affiliate products, and its new value." })
export class AffiliateProductValues extends OfferFields {
  @Field(() => MatchKind, {
    nullable: true,
    description: "How closely they match their pieces. A piece has at most one exact product.",
  })
  matchKind?: MatchKind | null;
}

@InputType({ description: "One change to many affiliate products: exactly one of delete and set." })
export class BulkAffiliateProductsInput extends BulkInput {
  @OptionalInput(() => AffiliateProductValues, "The one field to set; null and blank clear it.")
  set?: AffiliateProductValues | null;

  @OptionalInput(() => AffiliateProductFilter, "All matching products; {} matches all.")
  filter?: AffiliateProductFilter | null;
}
