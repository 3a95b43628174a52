import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { OptionalPicture } from "../../shared/graphql/inputs";
import { longestPassword } from "./accountRules";
import { authMessages } from "./auth.messages";

@InputType({ description: "What an administrator says of themselves." })
export class UpdateProfileInput {
  @Field(() => String, { description: "1 to 100 characters, trimmed." })
  name: string;

  @Field(() => String, { description: "Email address to sign in with; trimmed and brought to lower case." })
  email: string;

  @OptionalPicture("Address of the picture; left out it stays, null and an empty text remove it.")
  avatar?: string | null;

  @Field(() => String, { nullable: true, description: "Needed when the email address is another one." })
  @IsOptional()
  @MaxLength(longestPassword, { message: authMessages.currentPasswordWrong })
  currentPassword?: string | null;
}

@InputType({ description: "A new password for one's own account." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The password as it is." })
  @MaxLength(longestPassword, { message: authMessages.currentPasswordWrong })
  currentPassword: string;

  @Field(() => String, {
    description: "8 to 1,024 characters; none of the commonest passwords, and not one's name or email address.",
  })
  newPassword: string;
}
