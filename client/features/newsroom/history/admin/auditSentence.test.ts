import { auditSentence, type AuditFacts } from "./auditSentence";

const read = (entry: Partial<AuditFacts>): string => {
  const { who, did, what, end } = auditSentence({
    actorName: "Hanne",
    action: "update",
    entityType: "outfit",
    entityId: "1",
    title: "Navy Suit",
    ...entry,
  });
  return [who, did, what, end].filter(Boolean).join(" ");
};

describe("auditSentence", () => {
  it.each([
    [{ action: "create" }, "Hanne added the outfit Navy Suit"],
    [{ action: "update" }, "Hanne changed the outfit Navy Suit"],
    [{ action: "delete" }, "Hanne moved the outfit Navy Suit to the trash"],
    [{ action: "delete", entityId: null, title: "3 outfits" }, "Hanne moved 3 outfits to the trash"],
    [{ action: "restore", entityType: "affiliateProduct" }, "Hanne restored the product Navy Suit"],
    [{ action: "deleteForever", entityType: "categoryItem" }, "Hanne permanently deleted the category item Navy Suit"],
    [
      { action: "deleteForever", entityId: null, title: "2 blog posts", actorName: "" },
      "The server permanently deleted 2 blog posts",
    ],
    [
      { action: "bulkUpdate", entityId: null, title: '3 outfits: occasion "Gala"' },
      'Hanne changed 3 outfits: occasion "Gala"',
    ],
    [{ action: "undo", entityType: "undoStep", entityId: null }, "Hanne undid a change: Navy Suit"],
    [
      { entityType: "term", title: "Gala", changes: [{ field: "name", before: "Ball" }] },
      "Hanne renamed the tag or category Ball to Gala",
    ],
    [
      { action: "merge", entityType: "term", title: "Ball into Gala" },
      "Hanne merged the tag or category Ball into Gala",
    ],
    [{ action: "delete", entityType: "term", title: "Gala" }, "Hanne removed the tag or category Gala"],
    [{ entityType: "settings", entityId: null, title: "Settings" }, "Hanne changed the settings"],
    [{ action: "signIn", entityType: "administrator", title: "Hanne" }, "Hanne signed in"],
    [
      { action: "signIn", entityType: "administrator", changes: [{ field: "method", before: null }] },
      "Hanne signed in with a passkey",
    ],
    [{ action: "enable", entityType: "authenticator", entityId: null }, "Hanne turned on the authenticator app"],
    [{ action: "disable", entityType: "authenticator", entityId: null }, "Hanne turned off the authenticator app"],
    [{ action: "create", entityType: "passkey", title: "Laptop" }, "Hanne added the passkey Laptop"],
    [{ action: "delete", entityType: "passkey", title: "Laptop" }, "Hanne removed the passkey Laptop"],
    [{ action: "use", entityType: "recoveryCodes", entityId: null }, "Hanne used a recovery code"],
    [{ action: "renew", entityType: "recoveryCodes", entityId: null }, "Hanne created new recovery codes"],
    [
      { action: "resetTwoFactor", entityType: "administrator", title: "Ola", actorName: "" },
      "The server reset the two-factor sign-in of Ola",
    ],
    [{ action: "changePassword", entityType: "administrator", title: "Hanne" }, "Hanne changed the password"],
    [
      { action: "create", entityType: "administrator", title: "Ola", actorName: "" },
      "The server added the administrator Ola",
    ],
    [{ action: "disable", entityType: "administrator", title: "Ola" }, "Hanne closed the account of Ola"],
    [{ action: "enable", entityType: "administrator", title: "Ola" }, "Hanne opened the account of Ola"],
    [
      {
        action: "changeRole",
        entityType: "administrator",
        title: "Ola",
        changes: [{ field: "role", before: "contributor", after: "editor" }],
      },
      "Hanne changed the role of Ola from contributor to editor",
    ],
    [{ action: "create", entityType: "invite", title: "Noa" }, "Hanne invited Noa"],
    [{ action: "renew", entityType: "invite", title: "Noa" }, "Hanne created a new invite link for Noa"],
    [{ action: "revoke", entityType: "invite", title: "Noa" }, "Hanne revoked the invitation of Noa"],
    [
      { action: "accept", entityType: "invite", title: "Hanne" },
      "Hanne accepted the invitation and created an account",
    ],
    [
      { action: "revoke", entityType: "session", title: "Chrome on Windows" },
      "Hanne ended a session on Chrome on Windows",
    ],
    [{ action: "revoke", entityType: "session", title: "" }, "Hanne ended a session"],
    [
      { action: "upload", entityType: "picture", entityId: null, title: "/pictures/a.webp" },
      "Hanne uploaded a picture",
    ],
    [
      { action: "delete", entityType: "subscriber", title: "A newsletter subscriber" },
      "Hanne removed a newsletter subscriber",
    ],
    [
      { action: "import", entityType: "sampleData", entityId: null, title: "Sample data" },
      "Hanne imported Sample data",
    ],
    [{ action: "delete", entityType: "affiliateProgram", title: "Acme" }, "Hanne removed the affiliate program Acme"],
    [{ action: "archiveAll", entityType: "someThing", title: "X" }, "Hanne archive all: the some thing X"],
  ])("%j", (entry, sentence) => {
    expect(read(entry)).toBe(sentence);
  });

  it("links to the row, or to the trash when it was deleted", () => {
    const of = (entry: Partial<AuditFacts>) =>
      auditSentence({ actorName: "", action: "update", entityType: "outfit", entityId: "7", title: "Suit", ...entry })
        .to;
    expect(of({})).toBe("/admin/outfits?edit=7");
    expect(of({ entityType: "celebrity" })).toBe("/admin/celebrities?view=7");
    expect(of({ action: "delete" })).toBe("/admin/trash?search=Suit");
    expect(of({ action: "deleteForever" })).toBeUndefined();
    expect(of({ entityType: "settings" })).toBe("/admin/settings");
  });
});
