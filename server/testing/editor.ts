import type { Actor } from "../core/graphql/context";

/** A signed-in administrator for tests that do not test sign-in. */
export const editor: Actor = {
  id: "6a4d9a52-2f7c-4a4f-9d7c-111111111111",
  name: "Editor",
  role: "admin",
  sessionHash: "",
  /** Now, whenever it is read. */
  get authenticatedAt() {
    return new Date();
  },
};
