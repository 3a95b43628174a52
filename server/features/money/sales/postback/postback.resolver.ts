import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../../core/graphql/context";
import { IdInput } from "../../../../core/graphql/inputs";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { write } from "../../../../core/write/write";
import { NewPostbackSecret, Postback } from "./postbackSecret.entity";
import { createPostbackSecret, readPostback, revokePostbackSecret } from "./postbackSecret.service";

@Resolver()
export class PostbackResolver {
  @RequiresRole("admin", "never")
  @Query(() => Postback, { description: "Administrators only. Where a program reports its sales itself. NOT_FOUND." })
  postback(
    @Arg("programId", () => ID, { description: "UUID of the affiliate program." }) programId: string,
    @Ctx() { db }: RequestContext,
  ): Promise<Postback> {
    return readPostback(db, programId);
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => NewPostbackSecret, {
    description:
      "Administrators only. Gives an affiliate program a secret for its postbacks, and returns it once. A former secret ends at once. NOT_FOUND.",
  })
  createPostbackSecret(
    @Arg("input", () => IdInput, { description: "Id of the program." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<NewPostbackSecret> {
    return write(db, actor, (change) => createPostbackSecret(change, id));
  }

  @RequiresRole("admin", "never")
  @Mutation(() => Postback, {
    description: "Administrators only. Ends a program's secret at once, which closes its address. NOT_FOUND.",
  })
  revokePostbackSecret(
    @Arg("input", () => IdInput, { description: "Id of the program." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Postback> {
    return write(db, actor, (change) => revokePostbackSecret(change, id));
  }
}
