import type { Actor } from "../shared/graphql/context";

/** Somebody who is signed in, for tests that are not about signing in. */
export const editor: Actor = { id: "6a4d9a52-2f7c-4a4f-9d7c-111111111111", name: "Editor", sessionHash: "" };
