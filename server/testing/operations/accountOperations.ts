import type { MeasuredOperation } from "./measuredOperation";

/** The public operations of those who sign in. */
export const accountOperations: MeasuredOperation[] = [
  {
    name: "openInvite",
    text: `mutation { openInvite(input: { token: "${"x".repeat(32)}" }) { __typename } }`,
    statements: 2,
  },
  {
    name: "acceptInvite",
    text: `mutation { acceptInvite(input: { token: "${"x".repeat(32)}", name: "Noa", password: "a long password" }) { __typename } }`,
    statements: 2,
  },
  {
    name: "signIn",
    text: 'mutation { signIn(input: { email: "nobody@example.com", password: "wrong password" }) { __typename } }',
    statements: 3,
  },
  {
    name: "verifySecondFactor",
    text: 'mutation { verifySecondFactor(input: { code: "1" }) { __typename } }',
    statements: 0,
  },
  // One counts the attempt, one stores the challenge.
  {
    name: "startPasskeySignIn",
    text: "mutation { startPasskeySignIn(input: { afterPassword: false }) }",
    statements: 2,
  },
  {
    name: "finishPasskeySignIn",
    text: 'mutation { finishPasskeySignIn(input: { response: "x" }) { __typename } }',
    statements: 0,
  },
  { name: "signInHint", text: "{ signInHint }", statements: 0 },
  { name: "signOut", text: "mutation { signOut }", statements: 0 },
  { name: "canResetPasswordByMail", text: "{ canResetPasswordByMail }", statements: 0 },
  {
    name: "requestPasswordReset",
    text: 'mutation { requestPasswordReset(input: { email: "reader@example.com" }) { __typename } }',
    statements: 3,
  },
  {
    name: "openPasswordReset",
    text: `mutation { openPasswordReset(input: { token: "${"x".repeat(43)}" }) { __typename } }`,
    statements: 1,
  },
  {
    name: "finishPasswordReset",
    text: `mutation { finishPasswordReset(input: { token: "${"x".repeat(43)}", password: "a long password" }) { __typename } }`,
    statements: 1,
  },
];
