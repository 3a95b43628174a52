import type { ApolloCache } from "@apollo/client";
import { OpenSessionsDocument, type OpenSessionFragment } from "../../../../../graphql/generated/adminOperations";

/** Every mutation of sessions returns the remaining ones. */
export const rememberSessions = (cache: ApolloCache, sessions: readonly OpenSessionFragment[] | undefined): void => {
  if (sessions) cache.writeQuery({ query: OpenSessionsDocument, data: { sessions: [...sessions] } });
};

export const deviceName = ({ device }: Pick<OpenSessionFragment, "device">): string => device || "Unknown browser";

/** Puts the current session first; the others keep the server's order, last seen first. */
export const sortSessions = (sessions: readonly OpenSessionFragment[]): OpenSessionFragment[] => [
  ...sessions.filter(({ current }) => current),
  ...sessions.filter(({ current }) => !current),
];
