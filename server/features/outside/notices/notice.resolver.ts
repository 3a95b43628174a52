import { Max, Min } from "class-validator";
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { NoticeList } from "./notice.types";
import { readNotices } from "./notices.service";

@ArgsType()
class NoticesArgs {
  @Field(() => Int, { defaultValue: 6, description: "Number of notices, 1 to 100." })
  @Min(1, { message: "Ask for 1 to 100 notices." })
  @Max(100, { message: "Ask for 1 to 100 notices." })
  first: number;
}

@Resolver()
export class NoticeResolver {
  @RequiresRole("editor", "read")
  @Query(() => NoticeList, {
    description:
      "What costs the site sales now, and price drops, most costly first. Notices of feeds and backups are for admins.",
  })
  notices(@Args(() => NoticesArgs) { first }: NoticesArgs, @Ctx() { db, actor }: RequestContext): Promise<NoticeList> {
    return readNotices(db, actor?.role ?? "editor", first);
  }
}
