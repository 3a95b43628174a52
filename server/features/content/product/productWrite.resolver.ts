import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Change, write } from "../../../core/write/write";
import { createContentResolver } from "../../../core/write/contentResolver";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { Piece } from "../outfit/pieces/piece.entity";
import { addOutfits } from "./addOutfits.service";
import {
  AddOutfitsInput,
  AddProductsInput,
  BulkAffiliateProductsInput,
  CreateAffiliateProductInput,
  SortPieceProductsInput,
  UpdateAffiliateProductInput,
} from "./product.inputs";
import { AffiliateProduct } from "./affiliateProduct.entity";
import { createProduct, updateProduct, addProducts, productBulk } from "./productWrite.service";
import { sortPieceProducts } from "./sortPieceProducts";

const ContentResolver = createContentResolver({
  entity: AffiliateProduct,
  role: "contributor",
  nouns: { one: "an affiliate product", short: "product", many: "products" },
  create: {
    input: CreateAffiliateProductInput,
    description: "Adds an affiliate product to an outfit.",
    run: createProduct,
  },
  update: { input: UpdateAffiliateProductInput, run: updateProduct },
  trashed: "Moves an affiliate product to the trash.",
  bulk: {
    ...productBulk,
    name: "bulkAffiliateProducts",
    input: BulkAffiliateProductsInput,
    description: "Moves many affiliate products to the trash, or sets one of their fields.",
  },
});

/** Operations for administrators. */
@Resolver(() => AffiliateProduct)
export class ProductWriteResolver extends ContentResolver {
  @RequiresRole("contributor", "content")
  @Mutation(() => [AffiliateProduct], { description: "Adds several affiliate products to an outfit: all, or none." })
  addAffiliateProducts(
    @Arg("input", () => AddProductsInput, { description: "The outfit and its new products." }) input: AddProductsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<AffiliateProduct[]> {
    return write(db, actor, (change) => addProducts(change, input));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, {
    description: "Adds several outfits of an event as drafts, with their pieces and products: all, or none.",
  })
  addOutfits(
    @Arg("input", () => AddOutfitsInput, { description: "The event and its new outfits." }) input: AddOutfitsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => addOutfits(change, input));
  }

  @RequiresRole("contributor", "content")
  @Mutation(() => Piece, {
    description:
      "Sorts the products of a piece. Visitors see exact ones first, then similar, then budget, each in this order.",
  })
  sortPieceProducts(
    @Arg("input", () => SortPieceProductsInput, { description: "The piece and the order." })
    input: SortPieceProductsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Piece> {
    return write(db, actor, (change) => sortPieceProducts(change, input));
  }
}
