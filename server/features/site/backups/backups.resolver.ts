import { Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { readBackupState } from "./backups.service";

@ObjectType({ description: "What the scheduled backups came to." })
class Backups {
  @Field(() => Date, { nullable: true, description: "When the last one succeeded; null before the first." })
  backedUpAt: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: "When a restored one was last found whole; null before the first.",
  })
  provenAt: Date | null;
}

@Resolver()
export class BackupsResolver {
  @RequiresRole("admin", "never")
  @Query(() => Backups, { description: "When the site was last backed up, and when a backup was last proven." })
  backups(@Ctx() { db }: RequestContext): Promise<Backups> {
    return readBackupState(db);
  }
}
