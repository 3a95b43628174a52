import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { write } from "../../../core/write/write";
import { NewPostbackSecret } from "./postbackSecret.entity";
import { createPostbackSecret } from "./postbackSecret.service";

@Resolver()
export class PostbackResolver {
  @RequiresRole("admin", "never")
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
}
