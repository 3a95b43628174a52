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
