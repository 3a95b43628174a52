import { IsOptional, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, registerEnumType } from "type-graphql";
import { PageArgs } from "../../core/paging/pageArgs";

export enum SubscriberStatus {
  ACTIVE = "ACTIVE",
  UNSUBSCRIBED = "UNSUBSCRIBED",
}
registerEnumType(SubscriberStatus, {
  name: "SubscriberStatus",
  description: "Whether a subscription is active.",
  valuesConfig: {
    ACTIVE: { description: "Active." },
    UNSUBSCRIBED: { description: "Unsubscribed." },
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
  description: "Sort order of subscribers.",
  valuesConfig: {
    NEWEST: { description: "By subscription time, newest first." },
    EMAIL: { description: "By email address." },
    SOURCE: { description: "By source form." },
    STATUS: { description: "By status, active first." },
  },
});

@InputType({ description: "Filter of subscribers; omitted fields do not restrict." })
export class SubscriberFilter {
  @Field(() => String, { nullable: true, description: "Part of the email address or of the source, ignoring case." })
  search?: string | null;

  @Field(() => SubscriberStatus, { nullable: true, description: "Only subscribers with this status." })
  status?: SubscriberStatus | null;
}

@ArgsType()
export class SubscribersArgs extends PageArgs {
  @Field(() => SubscriberFilter, { nullable: true, description: "Filter; all subscribers if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: SubscriberFilter | null;

  @Field(() => SubscriberSort, { defaultValue: SubscriberSort.NEWEST, description: "Sort order." })
  sort: SubscriberSort = SubscriberSort.NEWEST;
}

@InputType({ description: "The subscriber to delete." })
export class RemoveSubscriberInput {
  @Field(() => ID, { description: "UUID." })
  id: string;
}
