import { IsEmail, MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { authMessages } from "./auth.messages";

/** Longer passwords are refused before anything is hashed. */
const longestPassword = 1_024;

@InputType({ description: "What is needed to sign in." })
export class SignInInput {
  @Field(() => String, { description: "Email address of the account." })
  @IsEmail({}, { message: authMessages.emailInvalid })
  @MaxLength(254, { message: authMessages.emailInvalid })
  email: string;

  @Field(() => String, { description: "6 to 1,024 characters." })
  @MinLength(6, { message: authMessages.passwordShort })
  @MaxLength(longestPassword, { message: "Password must be at most 1,024 characters" })
  password: string;
}
