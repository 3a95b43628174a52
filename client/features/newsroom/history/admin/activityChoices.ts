import type { SelectOption } from "../../../../admin/form/selectOptions";
import { contentKinds, contentTypes } from "../../../../admin/kind/contentKinds";

/** Filter options; other values from the URL are shown as they are. */
export const actionChoices: readonly SelectOption[] = [
  { value: "create", label: "Added" },
  { value: "update", label: "Changed" },
  { value: "bulkUpdate", label: "Bulk change" },
  { value: "delete", label: "Deleted" },
  { value: "restore", label: "Restored" },
  { value: "deleteForever", label: "Permanently deleted" },
  { value: "undo", label: "Undid a change" },
  { value: "merge", label: "Merged" },
  { value: "import", label: "Imported" },
  { value: "upload", label: "Uploaded" },
  { value: "signIn", label: "Signed in" },
  { value: "signOut", label: "Signed out" },
  { value: "changePassword", label: "Changed a password" },
  { value: "changeRole", label: "Changed a role" },
  { value: "disable", label: "Disabled an account" },
  { value: "enable", label: "Enabled an account" },
  { value: "revoke", label: "Ended a session, revoked a link" },
  { value: "resetTwoFactor", label: "Reset two-factor sign-in" },
];

export const kindChoices: readonly SelectOption[] = [
  ...contentTypes.map((type) => ({ value: type, label: contentKinds[type].label })),
  { value: "term", label: "Tag or category" },
  { value: "synonym", label: "Synonym" },
  { value: "settings", label: "Settings" },
  { value: "subscriber", label: "Subscriber" },
  { value: "affiliateProgram", label: "Affiliate program" },
  { value: "payout", label: "Payout" },
  { value: "link", label: "Link" },
  { value: "picture", label: "Picture" },
  { value: "sampleData", label: "Sample data" },
  { value: "site", label: "Imported site" },
  { value: "administrator", label: "Administrator" },
  { value: "session", label: "Session" },
  { value: "invite", label: "Invitation" },
  { value: "authenticator", label: "Authenticator app" },
  { value: "passkey", label: "Passkey" },
  { value: "recoveryCodes", label: "Recovery codes" },
];
