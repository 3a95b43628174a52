import { type Environment, parseEnvironment } from "../config/environment";

/** Limits that a busy machine would reach, or that many quick requests would. */
const withoutLimits = { CLIENT_BUDGET_MS: "0", TOKEN_BUDGET_MS: "0", COUNT_WAIT_MS: "60000", MAX_LAG_MS: "0" };

/** Returns the environment of a server in production, without the limits that depend on the speed of the machine. */
export const testEnvironment = (variables: Record<string, string> = {}): Environment =>
  parseEnvironment({ NODE_ENV: "production", ...withoutLimits, ...variables });
