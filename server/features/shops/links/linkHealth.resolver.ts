import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { sql } from "../../../core/read/sql";
import { Select } from "../../../core/read/select";
import { write, Change } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { createConnectionType } from "../../../core/paging/connection";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { LinkCheck, LinkAlert } from "./linkCheck.entity";
import { LinksArgs, ReplaceLinkInput } from "./linkHealth.inputs";
import { linkById, usesByAddress } from "./linkHealth.loaders";
import { linkStateCounts, listLinks, markAlertsSeen, recheckLink, replaceLink } from "./linkHealth.service";
import { LinkStateCount, LinkUse } from "./linkHealth.types";

const LinkConnection = createConnectionType(LinkCheck, "Link");

/** Operations for administrators. */
@Resolver(() => LinkCheck)
export class LinkHealthResolver {
  @RequiresRole("editor", "read")
  @Query(() => LinkConnection, { description: "The outbound addresses of the content, with their state." })
  links(@Args(() => LinksArgs) args: LinksArgs, @Ctx() { db }: RequestContext) {
    return listLinks(db, args);
  }

  @RequiresRole("editor", "read")
  @Query(() => [LinkStateCount], { description: "Number of links by state." })
  linkStateCounts(@Ctx() { db }: RequestContext): Promise<LinkStateCount[]> {
    return linkStateCounts(db);
  }

  @FieldResolver(() => [LinkUse], { description: "Published rows that use it." })
  uses(@Root() { address }: LinkCheck, @Ctx() { loader }: RequestContext): Promise<LinkUse[]> {
    return loader(usesByAddress).load(address);
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => LinkCheck, {
    description:
      "Checks a link now, for at most 15 seconds. TIMEOUT when its shop takes longer, SERVICE_UNAVAILABLE when no shop responds: it keeps its state then.",
  })
  recheckLink(
    @Arg("input", () => IdInput, { description: "Id of the link." }) { id }: IdInput,
    @Ctx() { db, allowPrivateShops }: RequestContext,
  ): Promise<LinkCheck> {
    return recheckLink(db, id, allowPrivateShops);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Replaces this address wherever it is used." })
  replaceLink(
    @Arg("input", () => ReplaceLinkInput, { description: "The link and its new address." }) input: ReplaceLinkInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => replaceLink(change, input));
  }

  @RequiresRole("editor", "read")
  @Query(() => [LinkAlert], { description: "Unread changes of links, newest first, at most 100." })
  linkAlerts(@Ctx() { db }: RequestContext): Promise<LinkAlert[]> {
    return new Select(db, LinkAlert, "alert")
      .andWhere(sql`alert.seen_at IS NULL`)
      .read({ order: "alert.created_at DESC, alert.id DESC", limit: 100 });
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => Int, { description: "Marks all alerts as read. Returns their number." })
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
