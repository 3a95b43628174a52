import { MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { IsMailAddress } from "../../../../core/graphql/inputs";
import { maxPasswordLength } from "../accountRules";
import { authMessages } from "../auth.messages";
import { passwordResetMessages as messages } from "./passwordReset.messages";

/** Longer than any token. */
const maxTokenLength = 100;

@InputType({ description: "The account that needs another password." })
export class RequestPasswordResetInput {
  @Field(() => String, { description: "Email address of the account." })
  @IsMailAddress(authMessages.emailInvalid)
  email: string;
}

@InputType({ description: "The link to open." })
export class OpenPasswordResetInput {
  @Field(() => String, { description: "The secret token of the link." })
  @MaxLength(maxTokenLength, { message: messages.refused })
  token: string;
}

@InputType({ description: "Another password for the account of a link." })
export class FinishPasswordResetInput extends OpenPasswordResetInput {
  @Field(() => String, {
    description: "8 to 1,024 characters; not a common password, and not the person's name or email address.",
  })
  @MaxLength(2 * maxPasswordLength, { message: authMessages.passwordLong })
  password: string;
}
