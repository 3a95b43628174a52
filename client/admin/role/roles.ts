/** Roles in ascending order: each may do everything that the roles before it may. */
export const roles = ["contributor", "editor", "admin"] as const;

export type Role = (typeof roles)[number];

/** Whether the role may do what requires `needed`. The server decides; this decides what is shown. */
export const hasRole = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** The roles by their names on screens. */
export const roleNames: Readonly<Record<Role, string>> = {
  contributor: "Contributor",
  editor: "Editor",
  admin: "Administrator",
};

/** What each role may do, for the person who chooses it or gets it. */
export const roleTexts: Readonly<Record<Role, string>> = {
  contributor: "Writes drafts and submits them for review.",
  editor: "Also edits, publishes and deletes all content.",
  admin: "Also manages people, settings and affiliate programs.",
};
