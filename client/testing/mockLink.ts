import { MockLink } from "@apollo/client/testing";

/** Responses arrive in the order of their requests; Apollo's own delays are random. */
export const createMockLink = (mocks: readonly MockLink.MockedResponse[]) =>
  new MockLink(mocks, { defaultOptions: { delay: 20 } });
