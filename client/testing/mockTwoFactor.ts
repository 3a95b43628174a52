import type { MockLink } from "@apollo/client/testing";
import { OwnTwoFactorDocument } from "../graphql/generated/adminOperations";

/** The account's second factors: none. */
export const noFactors: MockLink.MockedResponse = {
  request: { query: OwnTwoFactorDocument },
  result: {
    data: {
      twoFactor: {
        __typename: "TwoFactor",
        authenticatorSince: null,
        passkeys: [],
        recoveryCodesLeft: 0,
        required: false,
      },
    },
  },
};
