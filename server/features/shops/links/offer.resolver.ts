import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { listTag } from "../../../core/cache/cacheTags";
import { Offer } from "../../../core/money/offer";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { readById } from "../../../core/read/select";
import { CategoryItem } from "../../content/category/categoryItem.entity";
import { AffiliateProduct } from "../../content/product/affiliateProduct.entity";

@Resolver()
export class OfferResolver {
  // Imports do not name the rows that they change.
  @Public({ cacheTags: [listTag("categoryItem"), listTag("affiliateProduct")] })
  @Query(() => Offer, {
    nullable: true,
    description: "One affiliate product or category item; null when there is none.",
  })
  async offer(
    @Arg("id", () => ID, { description: "UUID; any other text matches nothing." }) id: string,
    @Ctx() { db }: RequestContext,
  ): Promise<Offer | null> {
    const rows = await Promise.all([readById(db, AffiliateProduct, id), readById(db, CategoryItem, id)]);
    return rows[0] ?? rows[1];
  }
}
