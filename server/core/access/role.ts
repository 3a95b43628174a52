import { createEnum } from "../graphql/createEnum";

/** The roles as an enum object for type-graphql. */
export const Roles = createEnum(
  "Role",
  "What an account may do. Each role may do everything that the roles before it may.",
  {
    contributor: "Reads the content and writes drafts.",
    editor: "Publishes and edits all content.",
    admin: "Manages people, settings and affiliate programs.",
  },
);

export type Role = keyof typeof Roles;

/** Roles in ascending order: each may do everything that the roles before it may. */
export const roles = Object.keys(Roles) as Role[];

/** Whether the role may do what requires `needed`. */
export const hasRole = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);
