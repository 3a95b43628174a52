import { Args, Ctx, Mutation, Resolver } from "type-graphql";
import type { Actor, RequestContext } from "../../shared/graphql/context";
import { RequiresRole } from "../../shared/graphql/requiresRole";
import { ProductFromAddressArgs } from "./retailerPage.inputs";
import { productFromAddress } from "./retailerPage.service";
import { ProductFromAddressResult } from "./retailerPage.types";

@Resolver()
export class RetailerPageResolver {
  // A mutation, because it sends requests to the shop: it is never repeated, cached or sent as a link.
  @RequiresRole("contributor", "content")
  @Mutation(() => ProductFromAddressResult, {
    description:
      "Reads a product's page at a shop, for a form to fill; stores nothing. At most 10 seconds, and 30 pages a minute per account.",
  })
  productFromAddress(
    @Args(() => ProductFromAddressArgs) { address }: ProductFromAddressArgs,
    @Ctx() { db, actor, allowPrivateShops }: RequestContext,
  ) {
    return productFromAddress(db, actor as Actor, address, allowPrivateShops);
  }
}
