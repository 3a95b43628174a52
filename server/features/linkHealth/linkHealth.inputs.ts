import { IsOptional, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType, registerEnumType } from "type-graphql";
import { RequiredLink, RowId } from "../../shared/graphql/inputs";
import { PageArgs } from "../../shared/paging/pageArgs";
import { LinkState } from "./linkState";

export enum LinkSort {
  CLICKS = "CLICKS",
  CHECKED = "CHECKED",
  ADDRESS = "ADDRESS",
}
registerEnumType(LinkSort, {
  name: "LinkSort",
  description: "Order of links.",
  valuesConfig: {
    CLICKS: { description: "Most clicked first: what is lost most comes first." },
    CHECKED: { description: "Looked at last, first; never looked at, last." },
    ADDRESS: { description: "By address." },
  },
});

@InputType({ description: "Which links; what is left out does not restrict." })
class LinkFilter {
  @Field(() => LinkState, { nullable: true, description: "Only this state." })
  state?: LinkState | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Only those that somebody should look at: every state but OK, UNCHECKED and UNKNOWN.",
  })
  problems?: boolean | null;

  @Field(() => String, { nullable: true, description: "Part of the address; at most 100 characters are used." })
  search?: string | null;
}

@ArgsType()
export class LinksArgs extends PageArgs {
  @Field(() => LinkFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: LinkFilter | null;

  @Field(() => LinkSort, { defaultValue: LinkSort.CLICKS, description: "Their order." })
  sort: LinkSort = LinkSort.CLICKS;
}

@InputType({ description: "An address that takes another one's place everywhere." })
export class ReplaceLinkInput {
  @RowId("The link whose address is replaced.") id: string;
  @RequiredLink("The new address.", "Enter the new address") address: string;
}
