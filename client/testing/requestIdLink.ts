import { ApolloLink } from "@apollo/client";

export interface RequestIds {
  link: ApolloLink;
  /** Of the creates that were sent, in their order. */
  sent: string[];
}

/** Takes the request ids out of creates, which answers given beforehand cannot know. */
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
