import { adminPaths } from "../../../../../site/addresses";
import { contentKinds, contentTypes, parseContentType, recordPath } from "../../../../admin/kind/contentKinds";

/** The parts of an entry that its sentence needs. */
export interface AuditFacts {
  actorName: string;
  action: string;
  entityType: string;
  entityId: string | null;
  title: string;
  /** Needed for renames and roles. */
  changes?: readonly { field: string; before: string | null; after?: string | null }[];
}

/** "Hanne" + "changed the outfit" + "Navy Suit" + "": actor, action, object, and suffix. */
export interface AuditSentence {
  who: string;
  did: string;
  /** The object, styled differently from the words around it; blank for none. */
  what: string;
  /** Link to the object. */
  to?: string;
  end: string;
}

type Words = Pick<AuditSentence, "did"> & Partial<Pick<AuditSentence, "what" | "to" | "end">>;
type Wording = (entry: AuditFacts) => Words;

const nouns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(contentTypes.map((type) => [type, `the ${contentKinds[type].label.toLowerCase()}`])),
  category: "the product category",
  term: "the tag or category",
  affiliateProgram: "the affiliate program",
  payout: "the payout",
  synonym: "the synonym",
  missedSearch: "the search without results",
  administrator: "the administrator",
  passkey: "the passkey",
  apiToken: "the API token",
  webhook: "the webhook",
};

/** Splits a camelCase name: "affiliateProgram" becomes "affiliate program". */
const splitCamelCase = (name: string): string => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

const getNoun = (entityType: string): string => nouns[entityType] ?? `the ${splitCamelCase(entityType)}`;

/** The row's dialog or, where there is none, the screen that shows it. */
function getObjectPath({ entityType, entityId, title }: AuditFacts): string | undefined {
  const type = parseContentType(entityType);
  if (type) return entityId ? recordPath(type, entityId) : undefined;
  if (entityType === "newsletter") return adminPaths.newsletters();
  if (entityType === "correction") return adminPaths.corrections();
  if (entityType === "question") return adminPaths.questions();
  if (entityType === "term") return adminPaths.tags();
  if (entityType === "category") return adminPaths.tags({ list: "productCategory" });
  if (entityType === "synonym") return adminPaths.search({ list: "synonyms" });
  if (entityType === "picture") return title;
  return undefined;
}

/** Bulk actions have no id; their title contains the number of rows. */
const rows =
  (did: string, end = "", to?: (entry: AuditFacts) => string | undefined): Wording =>
  (entry) =>
    entry.entityId
      ? { did: `${did} ${getNoun(entry.entityType)}`, what: entry.title, to: to?.(entry), end }
      : { did, what: entry.title, end };

const trash: Wording = (entry) =>
  parseContentType(entry.entityType)
    ? rows("moved", "to the trash", ({ title, entityId }) =>
        adminPaths.trash({ search: entityId ? title : undefined }),
      )(entry)
    : rows("removed")(entry);

const renamed: Wording = (entry) => ({
  did: `renamed ${getNoun(entry.entityType)} ${entry.changes?.find(({ field }) => field === "name")?.before ?? ""}`.trim(),
  what: entry.title,
  to: getObjectPath(entry),
  end: "",
});

const byAction: Readonly<Record<string, Wording | undefined>> = {
  create: rows("added", "", getObjectPath),
  update: rows("changed", "", getObjectPath),
  bulkUpdate: rows("changed"),
  delete: trash,
  restore: rows("restored", "", getObjectPath),
  deleteForever: rows("permanently deleted"),
  merge: rows("merged"),
  undo: ({ title }) => ({ did: "undid a change:", what: title }),
  import: ({ title }) => ({ did: "imported", what: title }),
  signIn: ({ changes }) => ({
    did: changes?.some(({ field }) => field === "method") ? "signed in with a passkey" : "signed in",
  }),
  signOut: () => ({ did: "signed out" }),
};

/** Overrides for actions that read better in other words. */
const byKind: Readonly<Record<string, Wording | undefined>> = {
  "update settings": () => ({ did: "changed", what: "the settings", to: adminPaths.settings() }),
  "update term": (entry) => {
    const { did, what, to } = renamed(entry);
    return { did: `${did} to`, what, to };
  },
  "delete subscriber": () => ({ did: "removed", what: "a newsletter subscriber", to: adminPaths.newsletter() }),
  "retry mail": () => ({ did: "sent a mail again", to: adminPaths.outbox() }),
  "pause mail": () => ({ did: "paused all mails", to: adminPaths.outbox({ tab: "delivery" }) }),
  "resume mail": () => ({ did: "resumed all mails", to: adminPaths.outbox({ tab: "delivery" }) }),
  "delete mailSuppression": () => ({
    did: "allowed mails to",
    what: "an address",
    to: adminPaths.outbox({ tab: "suppressed" }),
  }),
  "schedule newsletter": ({ title }) => ({
    did: "scheduled the newsletter",
    what: title,
    to: adminPaths.newsletters(),
  }),
  "cancel newsletter": ({ title }) => ({ did: "took back the newsletter", what: title, to: adminPaths.newsletters() }),
  "send newsletter": ({ title }) => ({
    did: "began to send the newsletter",
    what: title,
    to: adminPaths.newsletters(),
  }),
  "delete newsletter": ({ title }) => ({ did: "permanently deleted the newsletter", what: title }),
  "update administrator": ({ title }) => ({ did: "changed the profile of", what: title }),
  "changePassword administrator": () => ({ did: "changed the password" }),
  "resetPassword administrator": ({ title }) => ({ did: "reset the password of", what: title }),
  "disable administrator": ({ title }) => ({ did: "closed the account of", what: title }),
  "enable administrator": ({ title }) => ({ did: "opened the account of", what: title }),
  "changeRole administrator": ({ title, changes }) => {
    const [role] = changes?.filter(({ field }) => field === "role") ?? [];
    const step = role ? `from ${role.before ?? ""} to ${role.after ?? ""}` : "";
    return { did: "changed the role of", what: title, to: adminPaths.people(), end: step };
  },
  "create invite": ({ title }) => ({ did: "invited", what: title, to: adminPaths.people() }),
  "renew invite": ({ title }) => ({ did: "created a new invite link for", what: title, to: adminPaths.people() }),
  "revoke invite": ({ title }) => ({ did: "revoked the invitation of", what: title, to: adminPaths.people() }),
  "accept invite": () => ({ did: "accepted the invitation and created an account" }),
  "resetTwoFactor administrator": ({ title }) => ({ did: "reset the two-factor sign-in of", what: title }),
  "enable authenticator": () => ({ did: "turned on", what: "the authenticator app" }),
  "disable authenticator": () => ({ did: "turned off", what: "the authenticator app" }),
  "use recoveryCodes": () => ({ did: "used", what: "a recovery code" }),
  "renew recoveryCodes": () => ({ did: "created", what: "new recovery codes" }),
  "revoke session": ({ title }) => ({ did: "ended a session", what: title && `on ${title}` }),
  "upload picture": (entry) => ({ did: "uploaded", what: "a picture", to: getObjectPath(entry) }),
  "create apiToken": ({ title }) => ({ did: "created the API token", what: title, to: adminPaths.developers() }),
  "revoke apiToken": ({ title }) => ({ did: "revoked the API token", what: title, to: adminPaths.developers() }),
  "delete webhook": ({ title }) => ({ did: "deleted the webhook", what: title }),
  "rotateSecret affiliateProgram": ({ title }) => ({
    did: "gave a postback secret to the affiliate program",
    what: title,
  }),
  "revoke affiliateProgram": ({ title }) => ({
    did: "revoked the postback secret of the affiliate program",
    what: title,
  }),
  "rotateSecret webhook": ({ title }) => ({ did: "replaced the secret of the webhook", what: title }),
  "leavePrice link": ({ title }) => ({ did: "left the price as it is:", what: title }),
  "replaceLink link": ({ title }) => ({ did: "replaced the address", what: title }),
};

/** Builds the sentence of an audit log entry. An unknown action is shown with its own name. */
export function auditSentence(entry: AuditFacts): AuditSentence {
  const { action, entityType, actorName } = entry;
  const wording = byKind[`${action} ${entityType}`] ?? byAction[action] ?? rows(`${splitCamelCase(action)}:`);
  return { who: actorName || "The server", what: "", end: "", ...wording(entry) };
}
