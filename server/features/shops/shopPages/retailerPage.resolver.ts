import { Args, ArgsType, Ctx, Mutation, Resolver } from "type-graphql";
import type { Actor, RequestContext } from "../../../core/graphql/context";
import { RequiredLink } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { productFromAddress } from "./retailerPage.service";
import { ProductFromAddressResult } from "./retailerPage.types";

@ArgsType()
class ProductFromAddressArgs {
  @RequiredLink("The address of the product at a shop, with the parameters of its variant.", "Enter an address")
  address: string;
}

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
