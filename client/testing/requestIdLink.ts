import { ApolloLink } from "@apollo/client";

export interface RequestIds {
  link: ApolloLink;
  /** Request ids of the create mutations sent, in order. */
  sent: string[];
}

/** Removes request ids from create mutations, because mocked responses cannot match random ids. */
export function createRequestIdLink(): RequestIds {
  const sent: string[] = [];
  const link = new ApolloLink((operation, forward) => {
    const { input } = operation.variables as { input?: { requestId?: string } };
    if (!input?.requestId) return forward(operation);
    const { requestId, ...rest } = input;
    sent.push(requestId);
    operation.variables = { ...operation.variables, input: rest };
    return forward(operation);
  });
  return { link, sent };
}
