import { IsOptional, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, registerEnumType } from "type-graphql";
import { PageArgs } from "../../shared/paging/pageArgs";

export enum SubscriberStatus {
  ACTIVE = "ACTIVE",
  UNSUBSCRIBED = "UNSUBSCRIBED",
}
registerEnumType(SubscriberStatus, {
  name: "SubscriberStatus",
  description: "Whether somebody still gets the newsletter.",
  valuesConfig: {
    ACTIVE: { description: "Gets it." },
    UNSUBSCRIBED: { description: "Asked not to get it any more." },
  },
});

export enum SubscriberSort {
  NEWEST = "NEWEST",
  EMAIL = "EMAIL",
  SOURCE = "SOURCE",
  STATUS = "STATUS",
}
registerEnumType(SubscriberSort, {
  name: "SubscriberSort",
  description: "Order of subscribers.",
  valuesConfig: {
    NEWEST: { description: "Entered last, first." },
    EMAIL: { description: "By address." },
    SOURCE: { description: "By the form that was used." },
    STATUS: { description: "Active ones first." },
  },
});

@InputType({ description: "Which subscribers; what is left out does not restrict." })
export class SubscriberFilter {
  @Field(() => String, { nullable: true, description: "Part of the address or of the source, whatever its case." })
  search?: string | null;

  @Field(() => SubscriberStatus, { nullable: true, description: "Only those of this status." })
  status?: SubscriberStatus | null;
}

@ArgsType()
export class SubscribersArgs extends PageArgs {
  @Field(() => SubscriberFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: SubscriberFilter | null;

  @Field(() => SubscriberSort, { defaultValue: SubscriberSort.NEWEST, description: "Their order." })
  sort: SubscriberSort = SubscriberSort.NEWEST;
}

@InputType({ description: "Which subscriber is to be removed." })
export class RemoveSubscriberInput {
  @Field(() => ID, { description: "UUID." })
  id: string;
}
