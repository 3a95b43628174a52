import { ArgsType, Field, InputType } from "type-graphql";
import { createEnum } from "../../../core/graphql/createEnum";
import { OptionalInput, RequiredLink, RowId } from "../../../core/graphql/inputs";
import { PageArgs } from "../../../core/paging/pageArgs";
import { LinkState } from "./linkCheck.entity";

export const LinkSort = createEnum("LinkSort", "Sort order of links.", {
  CLICKS: "By clicks, most first.",
  CHECKED: "By last check, newest first; unchecked links last.",
  ADDRESS: "By address.",
});
export type LinkSort = keyof typeof LinkSort;

@InputType({ description: "Filter of links; omitted fields do not restrict." })
class LinkFilter {
  @Field(() => LinkState, { nullable: true, description: "Only links in this state." })
  state?: LinkState | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Only problems: every state except OK, UNCHECKED and UNKNOWN.",
  })
  problems?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Only links whose page states another price than an offer, see Link.priceProposals.",
  })
  priceDiffers?: boolean | null;

  @Field(() => String, { nullable: true, description: "Part of the address; only the first 100 characters are used." })
  search?: string | null;
}

@ArgsType()
export class LinksArgs extends PageArgs {
  @OptionalInput(() => LinkFilter, "Filter; all links if omitted.") filter?: LinkFilter | null;

  @Field(() => LinkSort, { defaultValue: LinkSort.CLICKS, description: "Sort order." })
  sort: LinkSort = LinkSort.CLICKS;
}

@InputType({ description: "A new address that replaces another one everywhere." })
export class ReplaceLinkInput {
  @RowId("The link whose address is replaced.") id: string;
  @RequiredLink("The new address.", "Enter the new address") address: string;
}
