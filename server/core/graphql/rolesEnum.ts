import { registerEnumType } from "type-graphql";
import type { Role } from "../access/role";

/** The roles as an enum object for type-graphql. */
export const Roles: { [Name in Role]: Name } = { contributor: "contributor", editor: "editor", admin: "admin" };
registerEnumType(Roles, {
  name: "Role",
  description: "What an account may do. Each role may do everything that the roles before it may.",
  valuesConfig: {
    contributor: { description: "Reads the content and writes drafts." },
    editor: { description: "Publishes and edits all content." },
    admin: { description: "Manages people, settings and affiliate programs." },
  },
});
