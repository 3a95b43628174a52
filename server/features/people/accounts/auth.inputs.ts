import { MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { IsMailAddress } from "../../../core/graphql/inputs";
import { maxPasswordLength } from "./accountRules";
import { authMessages } from "./auth.messages";

@InputType({ description: "Sign-in credentials." })
export class SignInInput {
  @Field(() => String, { description: "Email address of the account." })
  @IsMailAddress(authMessages.emailInvalid)
  email: string;

  @Field(() => String, { description: "6 to 1,024 characters." })
  @MinLength(6, { message: authMessages.passwordShort })
  @MaxLength(maxPasswordLength, { message: authMessages.passwordLong })
  password: string;
}
