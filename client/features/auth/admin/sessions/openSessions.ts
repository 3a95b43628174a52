import type { ApolloCache } from "@apollo/client";
import { OpenSessionsDocument, type OpenSessionFragment } from "../../../../graphql/generated/adminOperations";

/** Every change of one's sessions answers with those that stay open. */
export const rememberSessions = (cache: ApolloCache, sessions: readonly OpenSessionFragment[] | undefined): void => {
  if (sessions) cache.writeQuery({ query: OpenSessionsDocument, data: { sessions: [...sessions] } });
};

export const deviceName = ({ device }: Pick<OpenSessionFragment, "device">): string => device || "Unknown browser";

/** The one in which this is read stands first; the others as the server has them, last seen first. */
export const sortSessions = (sessions: readonly OpenSessionFragment[]): OpenSessionFragment[] => [
  ...sessions.filter(({ current }) => current),
  ...sessions.filter(({ current }) => !current),
];
