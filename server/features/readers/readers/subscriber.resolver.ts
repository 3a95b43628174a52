import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { write } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { createConnectionType } from "../../../core/paging/connection";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { describePress } from "../../../core/access/press";
import { loadRelation } from "../../../core/read/loadRelation";
import { SqlRelation } from "../../../core/read/sqlRelation";
import { askEarlier } from "./askEarlier.service";
import { Consent } from "./consent.entity";
import { listConsents } from "./consents.service";
import { statusSql, Subscriber } from "./subscriber.entity";
import {
  RemoveSubscriberInput,
  SubscribersArgs,
  SubscribeNewsletterInput,
  SubscriberStatus,
} from "./subscriber.inputs";
import { countSubscribers, countSubscribersByWeek, listSubscribers, removeSubscriber } from "./subscriber.service";
import { Public } from "../../../core/graphql/publicOperation";
import { subscribe } from "./newsletter.service";
import { SubscribeNewsletterResult, SubscriberCounts, SubscriberWeek } from "./newsletter.types";

@Resolver()
export class NewsletterResolver {
  @Public()
  @Mutation(() => SubscribeNewsletterResult, {
    description:
      "Adds an address to the newsletter list. At most five attempts a minute and 50 a day per client address.",
  })
  subscribeNewsletter(
    @Arg("input", () => SubscribeNewsletterInput, { description: "Email address and form." })
    input: SubscribeNewsletterInput,
    @Ctx() context: RequestContext,
  ) {
    return subscribe(context.db, input, describePress(context));
  }
}

const SubscriberConnection = createConnectionType(Subscriber);

@Resolver(() => Subscriber)
export class SubscriberResolver {
  @RequiresRole("editor", "subscribers")
  @Query(() => SubscriberConnection, {
    description: "Administrators only. Newsletter subscribers, newest first.",
  })
  subscribers(
    @Args(() => SubscribersArgs) args: SubscribersArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listSubscribers(db, args, info);
  }

  @FieldResolver(() => SubscriberStatus, { description: "State: the same word as in the filter." })
  @SqlRelation({ kind: "value", sql: (subscriber) => `SELECT ${statusSql(subscriber)}` })
  status(@Root() subscriber: Subscriber, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<SubscriberStatus>(subscriber, context, info);
  }

  @RequiresRole("editor", "read")
  @Query(() => SubscriberCounts, { description: "Administrators only. Number of subscribers by status." })
  subscriberCounts(@Ctx() { db }: RequestContext): Promise<SubscriberCounts> {
    return countSubscribers(db);
  }

  @RequiresRole("editor", "read")
  @Query(() => [SubscriberWeek], {
    description:
      "Administrators only. Growth of the newsletter: the people who joined in each of the last 26 weeks, the oldest week first.",
  })
  subscriberGrowth(@Ctx() { db }: RequestContext): Promise<SubscriberWeek[]> {
    return countSubscribersByWeek(db);
  }

  @RequiresRole("editor", "subscribers")
  @Query(() => [Consent], {
    description: "Administrators only. What the person with this address agreed to or left, the newest first.",
  })
  subscriberConsents(
    @Arg("id", () => ID, { description: "Id of the subscriber." }) id: string,
    @Ctx() { db }: RequestContext,
  ): Promise<Consent[]> {
    return listConsents(db, id);
  }

  @RequiresRole("editor", "subscribers")
  @Mutation(() => Int, {
    description:
      "Administrators only. Sends the mail that asks to confirm the address to people whom none has asked, each once, at most 500 at a time. Returns their number.",
  })
  askSubscribersToConfirm(@Ctx() context: RequestContext): Promise<number> {
    return write(context.db, context.actor, (change) => askEarlier(change, describePress(context)));
  }

  @RequiresRole("editor", "subscribers")
  @Mutation(() => ID, {
    description:
      "Administrators only. Permanently deletes a subscriber and returns the id. NOT_FOUND when it does not exist.",
  })
  removeSubscriber(
    @Arg("input", () => RemoveSubscriberInput, { description: "Id of the subscriber." }) { id }: RemoveSubscriberInput,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return write(context.db, context.actor, (change) => removeSubscriber(change, id, describePress(context)));
  }
}
