import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Change } from "../../content/write/change";
import type { RequestContext } from "../../shared/graphql/context";
import { IdInput } from "../../shared/graphql/inputs";
import { connectionOf } from "../../shared/paging/connection";
import { LinkAlert } from "./linkAlert.entity";
import { LinkCheck } from "./linkCheck.entity";
import { LinksArgs, ReplaceLinkInput } from "./linkHealth.inputs";
import { linkById } from "./linkHealth.loaders";
import { linkStateCounts, listAlerts, listLinks, markAlertsSeen, recheckLink, replaceLink } from "./linkHealth.service";
import { LinkStateCount, LinkUse } from "./linkHealth.types";
import { listLinkUses } from "./linkUses";

const LinkConnection = connectionOf(LinkCheck, "Link");

/** For administrators. */
@Resolver(() => LinkCheck)
export class LinkHealthResolver {
  @Query(() => LinkConnection, { description: "The outbound addresses of the content, and how they are." })
  links(@Args(() => LinksArgs) args: LinksArgs, @Ctx() { db }: RequestContext) {
    return listLinks(db, args);
  }

  @Query(() => [LinkStateCount], { description: "How many links are in which state." })
  linkStateCounts(@Ctx() { db }: RequestContext): Promise<LinkStateCount[]> {
    return linkStateCounts(db);
  }

  @FieldResolver(() => [LinkUse], { description: "Live rows that use it." })
  uses(@Root() { address }: LinkCheck, @Ctx() { db }: RequestContext): Promise<LinkUse[]> {
    return listLinkUses(db, address);
  }

  @Mutation(() => LinkCheck, {
    description:
      "Looks at a link now, for at most 15 seconds. TIMEOUT when its shop takes longer, SERVICE_UNAVAILABLE when no shop answers: it keeps its state then.",
  })
  recheckLink(
    @Arg("input", () => IdInput, { description: "Which one." }) { id }: IdInput,
    @Ctx() { db }: RequestContext,
  ): Promise<LinkCheck> {
    return recheckLink(db, id);
  }

  @Mutation(() => Change, { description: "Puts another address wherever this one is used." })
  replaceLink(
    @Arg("input", () => ReplaceLinkInput, { description: "Link and new address." }) input: ReplaceLinkInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return replaceLink(db, actor, input);
  }

  @Query(() => [LinkAlert], { description: "Changes of links that nobody has read yet, newest first, at most 100." })
  linkAlerts(@Ctx() { db }: RequestContext): Promise<LinkAlert[]> {
    return listAlerts(db);
  }

  @Mutation(() => Int, { description: "Marks all of them as read. Answers how many there were." })
  markLinkAlertsSeen(@Ctx() { db }: RequestContext): Promise<number> {
    return markAlertsSeen(db);
  }
}

@Resolver(() => LinkAlert)
export class LinkAlertResolver {
  @FieldResolver(() => LinkCheck, { nullable: true, description: "The link." })
  link(@Root() { linkId }: LinkAlert, @Ctx() { loader }: RequestContext): Promise<LinkCheck | null> {
    return loader(linkById).load(linkId);
  }
}
