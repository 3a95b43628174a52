import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Change } from "../../core/write/change";
import { trashOne } from "../../core/trash/trash";
import type { RequestContext } from "../../core/graphql/context";
import { IdInput } from "../../core/graphql/inputs";
import { RequiresRole } from "../../core/graphql/requiresRole";
import { Piece } from "../outfit/pieces/piece.entity";
import { AddProductsInput } from "./addProducts.inputs";
import { addProducts } from "./addProducts.service";
import { AffiliateProduct } from "./affiliateProduct.entity";
import {
  BulkAffiliateProductsInput,
  CreateAffiliateProductInput,
  SortPieceProductsInput,
  UpdateAffiliateProductInput,
} from "./productWrite.inputs";
import { changeProducts } from "./changeProducts.service";
import { createProduct, updateProduct } from "./productWrite.service";
import { sortPieceProducts } from "./sortPieceProducts";

/** Mutations for administrators. */
@Resolver(() => AffiliateProduct)
export class ProductWriteResolver {
  @RequiresRole("contributor", "content")
  @Mutation(() => AffiliateProduct, { description: "Adds an affiliate product to an outfit." })
  createAffiliateProduct(
    @Arg("input", () => CreateAffiliateProductInput, { description: "The new product." })
    input: CreateAffiliateProductInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<AffiliateProduct> {
    return createProduct(db, actor, input);
  }

  @RequiresRole("contributor", "content")
  @Mutation(() => [AffiliateProduct], { description: "Adds several affiliate products to an outfit: all, or none." })
  addAffiliateProducts(
    @Arg("input", () => AddProductsInput, { description: "The outfit and its new products." }) input: AddProductsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<AffiliateProduct[]> {
    return addProducts(db, actor, input);
  }

  @RequiresRole("contributor", "content")
  @Mutation(() => AffiliateProduct, {
    description: "Updates an affiliate product. CONFLICT when the version is outdated.",
  })
  updateAffiliateProduct(
    @Arg("input", () => UpdateAffiliateProductInput, { description: "The changed fields." })
    input: UpdateAffiliateProductInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<AffiliateProduct> {
    return updateProduct(db, actor, input);
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
    return sortPieceProducts(db, actor, input);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Moves an affiliate product to the trash." })
  deleteAffiliateProduct(
    @Arg("input", () => IdInput, { description: "Id of the product." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return trashOne(db, actor, "affiliateProduct", id);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Moves many affiliate products to the trash, or sets one of their fields." })
  bulkAffiliateProducts(
    @Arg("input", () => BulkAffiliateProductsInput, { description: "The products and the change." })
    input: BulkAffiliateProductsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return changeProducts(db, actor, input);
  }
}
