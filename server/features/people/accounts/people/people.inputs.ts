import { MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { type Role, Roles } from "../../../../core/access/role";
import { RowId } from "../../../../core/graphql/inputs";
import { maxPasswordLength } from "../accountRules";
import { authMessages } from "../auth.messages";

const cannot = "Ask another administrator.";
const last = "Make someone else an administrator first.";

export const peopleMessages = {
  accountGone: "This account no longer exists.",
  inviteGone: "This invitation was already used or revoked.",
  /** For unknown, used, expired and revoked tokens alike. */
  inviteRefused: "This invitation is no longer valid. Ask an administrator for a new one.",
  tooManyInvites: "Too many attempts. Please wait 15 minutes and try again.",
  emailTaken: "Someone with this email address already has an account.",
  emailInvited: "Someone with this email address is already invited. Create a new invite link instead.",
  disableOneself: `You cannot disable your own account. ${cannot}`,
  disableLast: `You are the only active administrator. ${last}`,
  resetOneself: "Change your own second factors in Settings, Account.",
  demoteOneself: `You cannot change your own role. ${cannot}`,
  demoteLast: `You are the only active administrator, so your role must stay. ${last}`,
};

/** Longer than any token. */
const maxTokenLength = 100;

@InputType({ description: "The person to invite." })
export class CreateInviteInput {
  @Field(() => String, { description: "1 to 100 characters, trimmed. The invited person may change it." })
  name: string;

  @Field(() => String, { description: "Email address to sign in with; trimmed and lowercased." })
  email: string;

  @Field(() => Roles, { description: "What the new account may do." })
  role: Role;
}

@InputType({ description: "Another role for an account." })
export class ChangeRoleInput {
  @RowId("UUID of the account.") id: string;

  @Field(() => Roles, { description: "What the account may do from now on." })
  role: Role;
}

@InputType({ description: "The invitation to open." })
export class OpenInviteInput {
  @Field(() => String, { description: "The secret token of the link." })
  @MaxLength(maxTokenLength, { message: peopleMessages.inviteRefused })
  token: string;
}

@InputType({ description: "A new account for an invited person." })
export class AcceptInviteInput extends OpenInviteInput {
  @Field(() => String, { description: "1 to 100 characters, trimmed." })
  name: string;

  @Field(() => String, {
    description: "8 to 1,024 characters; not a common password, and not the person's name or email address.",
  })
  @MaxLength(2 * maxPasswordLength, { message: authMessages.passwordLong })
  password: string;
}
