import { createEnum } from "./createEnum";

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
