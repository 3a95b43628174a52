import { Arg, createUnionType, Ctx, Field, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../../core/graphql/context";
import { Public } from "../../../../core/graphql/publicOperation";
import { FinishPasswordResetInput, OpenPasswordResetInput, RequestPasswordResetInput } from "./passwordReset.inputs";
import { passwordResetMessages as messages } from "./passwordReset.messages";
import { canResetByMail, finishPasswordReset, openPasswordReset, requestPasswordReset } from "./passwordReset.service";

@ObjectType({ description: "The same for known and unknown addresses." })
class PasswordResetRequested {
  @Field(() => String, { description: "Message to show." }) message: string;

  @Field(() => String, {
    nullable: true,
    description: "Null.",
    deprecationReason: "A mail about an account is never public.",
  })
  readonly outboxPath = null;
}

@ObjectType({ description: "The account whose password the link sets." })
class OpenPasswordReset {
  @Field(() => String, { description: "Email address of the account." }) email: string;
}

@ObjectType({ description: "The link was already used, is older than an hour, or is unknown." })
class PasswordResetRefused {
  @Field(() => String, { description: "Message to show." }) message: string;
}

@ObjectType({ description: "The account has the new password, and no session." })
class PasswordResetDone {
  @Field(() => String, { description: "Message to show." }) message: string;
}

const OpenPasswordResetResult = createUnionType({
  name: "OpenPasswordResetResult",
  description: "A link by its token.",
  types: () => [OpenPasswordReset, PasswordResetRefused] as const,
});

const FinishPasswordResetResult = createUnionType({
  name: "FinishPasswordResetResult",
  description: "Result of setting another password.",
  types: () => [PasswordResetDone, PasswordResetRefused] as const,
});

const refused = () => Object.assign(new PasswordResetRefused(), { message: messages.refused });

/** Operations for a person who forgot the password. */
@Resolver()
export class PasswordResetResolver {
  @Public()
  @Query(() => Boolean, { description: "Whether this site mails links that set another password." })
  canResetPasswordByMail(@Ctx() { db }: RequestContext): boolean {
    return canResetByMail(db);
  }

  @Public()
  @Mutation(() => PasswordResetRequested, {
    description:
      "Mails a link that sets another password, if the address has an account. CONFLICT on a site without mail; TOO_MANY_REQUESTS after three requests for an address, or ten from a client address, within an hour.",
  })
  async requestPasswordReset(
    @Arg("input", () => RequestPasswordResetInput, { description: "The account." })
    { email }: RequestPasswordResetInput,
    @Ctx() context: RequestContext,
  ): Promise<PasswordResetRequested> {
    await requestPasswordReset(context.db, email, context);
    return Object.assign(new PasswordResetRequested(), { message: messages.requested });
  }

  /** A mutation, because it counts the attempt, and because a mutation is never part of an address. */
  @Public()
  @Mutation(() => OpenPasswordResetResult, {
    description:
      "Returns whose password a link sets, and counts the attempt: 20 within 15 minutes from a client address.",
  })
  async openPasswordReset(
    @Arg("input", () => OpenPasswordResetInput, { description: "The token of the link." })
    { token }: OpenPasswordResetInput,
    @Ctx() context: RequestContext,
  ): Promise<OpenPasswordReset | PasswordResetRefused> {
    const account = await openPasswordReset(context.db, token, context);
    return account ? Object.assign(new OpenPasswordReset(), { email: account.email }) : refused();
  }

  @Public()
  @Mutation(() => FinishPasswordResetResult, {
    description:
      "Sets another password by a link, once. Ends all sessions and API tokens of the account; a second factor stays. BAD_USER_INPUT with field errors; TOO_MANY_REQUESTS.",
  })
  async finishPasswordReset(
    @Arg("input", () => FinishPasswordResetInput, { description: "The token and the new password." })
    input: FinishPasswordResetInput,
    @Ctx() context: RequestContext,
  ): Promise<PasswordResetDone | PasswordResetRefused> {
    if (!(await finishPasswordReset(context.db, input, context))) return refused();
    return Object.assign(new PasswordResetDone(), { message: messages.done });
  }
}
