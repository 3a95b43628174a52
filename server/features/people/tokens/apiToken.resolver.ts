import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { write } from "../../../core/write/write";
import { unauthenticated } from "../../../core/errors/appErrors";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { ApiToken } from "../accounts/tokens/apiToken.entity";
import { listTokensOf } from "../accounts/tokens/endTokens.service";
import { CreateApiTokenInput, CreatedApiToken } from "./apiToken.inputs";
import { createApiToken, revokeApiToken } from "./apiToken.service";

@Resolver(() => ApiToken)
export class ApiTokenResolver {
  @FieldResolver(() => String, { description: "Name of the administrator who created it." })
  ownerName(@Root() { adminUser }: ApiToken): string {
    return adminUser?.name ?? "";
  }

  @RequiresRole("admin", "never")
  @Query(() => [ApiToken], { description: "The API tokens of all administrators, newest first." })
  apiTokens(@Ctx() { db }: RequestContext): Promise<ApiToken[]> {
    return db.find(ApiToken, { relations: { adminUser: true }, order: { createdAt: "DESC", id: "ASC" } });
  }

  @RequiresRole("contributor", "never")
  @Query(() => [ApiToken], { description: "The API tokens of the signed-in administrator, newest first." })
  ownApiTokens(@Ctx() { db, actor }: RequestContext): Promise<ApiToken[]> {
    if (!actor) throw unauthenticated();
    return listTokensOf(db, actor.id);
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => CreatedApiToken, { description: "Creates a token that acts as the caller's account." })
  createApiToken(
    @Arg("input", () => CreateApiTokenInput, { description: "Name, scopes and lifetime." }) input: CreateApiTokenInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CreatedApiToken> {
    if (!actor) throw unauthenticated();
    return createApiToken(db, actor, input);
  }

  @RequiresRole("admin", "never")
  @Mutation(() => ApiToken, { description: "Ends a token at once." })
  revokeApiToken(
    @Arg("input", () => IdInput, { description: "Id of the token." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<ApiToken> {
    return write(db, actor, (change) => revokeApiToken(change, id));
  }
}
