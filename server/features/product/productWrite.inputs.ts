import { IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RequestId, RowId } from "../../shared/graphql/inputs";
import { BulkInput } from "../../content/write/bulkInputs";
import { NewOfferFields, OfferChanges } from "../../content/offers/offerInputs";
import { MatchKind } from "./affiliateProduct.entity";
import { AffiliateProductFilter } from "./product.inputs";

@InputType({ description: "A new affiliate product." })
export class CreateAffiliateProductInput extends NewOfferFields {
  @RequestId() requestId?: string | null;

  @Field(() => MatchKind, {
    defaultValue: MatchKind.SIMILAR,
    description: "How near it comes to what was worn.",
  })
  matchKind: MatchKind = MatchKind.SIMILAR;

  @RowId("The outfit it belongs to.") outfitId: string;
}

@InputType({ description: "Changes of an affiliate product; what is left out stays." })
export class UpdateAffiliateProductInput extends OfferChanges {
  @Field(() => MatchKind, { nullable: true, description: "How near it comes to what was worn." })
  matchKind?: MatchKind | null;

  @RowId("The outfit it belongs to.", true) outfitId?: string | null;
}

@InputType({ description: "One change of many affiliate products: delete." })
export class BulkAffiliateProductsInput extends BulkInput {
  @Field(() => AffiliateProductFilter, { nullable: true, description: "All that match; {} means every one." })
  @IsOptional()
  @ValidateNested()
  filter?: AffiliateProductFilter | null;
}
