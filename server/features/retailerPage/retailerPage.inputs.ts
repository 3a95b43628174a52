import { ArgsType } from "type-graphql";
import { RequiredLink } from "../../shared/graphql/inputs";

@ArgsType()
export class ProductFromAddressArgs {
  @RequiredLink("The address of the product at a shop, with the parameters of its variant.", "Enter an address")
  address: string;
}
