import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { OptionalPicture } from "../../../core/graphql/inputs";
import { maxPasswordLength } from "./accountRules";
import { authMessages } from "./auth.messages";

@InputType({ description: "Profile fields of the signed-in administrator." })
export class UpdateProfileInput {
  @Field(() => String, { description: "1 to 100 characters, trimmed." })
  name: string;

  @Field(() => String, { description: "Email address to sign in with; trimmed and lowercased." })
  email: string;

  @OptionalPicture("URL of the avatar; unchanged if omitted, removed by null or an empty text.")
  avatar?: string | null;

  @Field(() => String, { nullable: true, description: "Required when the email address changes." })
  @IsOptional()
  @MaxLength(maxPasswordLength, { message: authMessages.currentPasswordWrong })
  currentPassword?: string | null;
}

@InputType({ description: "A new password for the signed-in administrator." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The current password." })
  @MaxLength(maxPasswordLength, { message: authMessages.currentPasswordWrong })
  currentPassword: string;

  @Field(() => String, {
    description: "8 to 1,024 characters; not a common password, and not the administrator's name or email address.",
  })
  newPassword: string;

  @Field(() => [ID], {
    defaultValue: [],
    description: "API tokens of the account that stay; all others end. Ids of other tokens are ignored.",
  })
  @ArrayMaxSize(1_000)
  keptTokenIds: string[];
}
