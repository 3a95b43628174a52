import { IsOptional, ArrayMaxSize, ArrayMinSize, ValidateNested, IsUUID } from "class-validator";
import { ArgsType, Field, InputType, ID } from "type-graphql";
import {
  FilterId,
  FilterText,
  OptionalDay,
  OptionalInput,
  OptionalLink,
  OptionalList,
  OptionalPicture,
  OptionalText,
  RequestId,
  RequiredText,
  RowId,
} from "../../../core/graphql/inputs";
import { OfferSort, PriceRange } from "../../../core/money/priceRange";
import { PageArgs, type PageRequest } from "../../../core/paging/pageArgs";
import { NewOfferFields, OfferChanges, OfferFields } from "../../../core/money/offerInputs";
import { IdentificationBasis, MatchKind } from "./affiliateProduct.entity";
import { BulkInput } from "../../../core/write/bulkInputs";
import { PlaceFilter } from "../outfit/outfitFilter.types";

@InputType({ description: "One of several new products." })
export class ProductEntryInput extends NewOfferFields {
  @RequestId() requestId?: string | null;

  @Field(() => MatchKind, {
    defaultValue: MatchKind.SIMILAR,
    description: "How closely it matches the piece that was worn.",
  })
  matchKind: MatchKind = MatchKind.SIMILAR;

  @RowId("The piece of the outfit that it matches.", true) pieceId?: string | null;

  @Field(() => IdentificationBasis, {
    nullable: true,
    description: "On what the identification rests; null for unknown.",
  })
  basis?: IdentificationBasis | null;

  @OptionalDay("Day of the confirmation or the tip, YYYY-MM-DD. Cleared with the basis.") basisOn?: string | null;
  @OptionalLink("Address of the source of the identification. Cleared with the basis.") basisSource?: string | null;
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

@InputType({ description: "A piece of a new outfit." })
class NewPieceInput {
  @Field(() => ID, { description: "UUID that the client generates." })
  @IsUUID(undefined, { message: "This is not a valid id" })
  id: string;

  @RequiredText('Name of the piece, such as "Cape".', "Name the piece", 100) name: string;
}

@InputType({ description: "One of several new outfits of an event." })
export class OutfitEntryInput {
  @RequestId() requestId?: string | null;
  @RequiredText("Title of the outfit.", "Title is required", 300) title: string;
  @RequiredText("Id of the celebrity who wore it.", "Celebrity is required", 200) celebrityId: string;
  @OptionalPicture("URL of the image.") image?: string | null;
  @OptionalList(() => NewPieceInput, 40, "pieces", "Its pieces.") pieces?: NewPieceInput[] | null;
  @OptionalList(() => ProductEntryInput, 100, "products", "Its products.") products?: ProductEntryInput[] | null;
}

@InputType({ description: "Several new outfits of an event." })
export class AddOutfitsInput {
  @RowId("The event at which they were worn.") eventId: string;
  @OptionalDay("Day on which they were worn, YYYY-MM-DD.") date?: string | null;
  @OptionalText("Occasion of all; a new name is added to the taxonomy.", 100) occasion?: string | null;

  @Field(() => [OutfitEntryInput], { description: "The outfits, 1 to 50." })
  @ArrayMinSize(1, { message: "Enter at least one outfit." })
  @ArrayMaxSize(50, { message: "At most 50 outfits can be added at once." })
  @ValidateNested({ each: true })
  outfits: OutfitEntryInput[];
}

@InputType({ description: "Filter of affiliate products; omitted fields do not restrict." })
export class AffiliateProductFilter extends PlaceFilter {
  @Field(() => String, { nullable: true, description: "Part of the title." })
  search?: string | null;

  @FilterId("The outfit that they belong to.", 200) outfitId?: string | null;
  @FilterId("The celebrity who wore their outfit.", 200) celebrityId?: string | null;
  @FilterText("Retailer, exactly.", 100) retailer?: string | null;
  @FilterText("Slug of the brand.", 400) brand?: string | null;

  @Field(() => PriceRange, { nullable: true, description: "Price range." })
  price?: PriceRange | null;

  @Field(() => Boolean, { nullable: true, description: "True: the original price is higher than the price." })
  @IsOptional()
  onSale?: boolean | null;

  @FilterText("Slug of the celebrity who wore their outfit.", 200) celebritySlug?: string | null;
  @FilterText("Occasion of their outfit, exactly.", 100) occasion?: string | null;
}

@ArgsType()
export class ProductFacetsArgs {
  @OptionalInput(() => AffiliateProductFilter, "Filter; all products if omitted.")
  filter?: AffiliateProductFilter | null;
}

@ArgsType()
export class AffiliateProductsArgs extends PageArgs {
  @OptionalInput(() => AffiliateProductFilter, "Filter; all products if omitted.")
  filter?: AffiliateProductFilter | null;

  @Field(() => OfferSort, { defaultValue: OfferSort.NEWEST, description: "Sort order." })
  sort: OfferSort = OfferSort.NEWEST;
}

export type AffiliateProductsRequest = PageRequest & Partial<AffiliateProductsArgs>;

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

  @Field(() => IdentificationBasis, {
    nullable: true,
    description: "On what the identification rests; null for unknown.",
  })
  basis?: IdentificationBasis | null;

  @OptionalDay("Day of the confirmation or the tip, YYYY-MM-DD. Cleared with the basis.") basisOn?: string | null;
  @OptionalLink("Address of the source of the identification. Cleared with the basis.") basisSource?: string | null;
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

  @Field(() => IdentificationBasis, {
    nullable: true,
    description: "On what the identifications rest. It replaces their days and sources.",
  })
  basis?: IdentificationBasis | null;
}

@InputType({ description: "One change to many affiliate products: exactly one of delete and set." })
export class BulkAffiliateProductsInput extends BulkInput {
  @OptionalInput(() => AffiliateProductValues, "The one field to set; null and blank clear it.")
  set?: AffiliateProductValues | null;

  @OptionalInput(() => AffiliateProductFilter, "All matching products; {} matches all.")
  filter?: AffiliateProductFilter | null;
}
