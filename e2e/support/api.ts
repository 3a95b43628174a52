import { randomInt } from "node:crypto";
import { longestWaitMs } from "./waiting";

export const demoAdministrator = { email: "demo@wornby.example", password: "wornby-demo", name: "Demo Editor" };

interface GraphqlBody {
  data?: unknown;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Rate limits count per client address, so each request gets its own. */
export const randomIpAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Longer than the server takes for any response. */

/** Sends an operation to a site that trusts one proxy. */
export async function post(site: string, operation: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${site}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": randomIpAddress(), ...headers },
    body: JSON.stringify(operation),
    signal: AbortSignal.timeout(longestWaitMs),
  });
  return { response, body: (await response.json()) as GraphqlBody };
}

export async function signInByApi(site: string): Promise<{ name: string; value: string }> {
  const { email, password } = demoAdministrator;
  const { response, body } = await post(site, {
    query: "mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }",
    variables: { input: { email, password } },
  });
  const cookies = response.headers.getSetCookie().map((text) => /^([^=]+)=([^;]+)/.exec(text) ?? []);
  const [, name, value] = cookies.find(([, cookie]) => cookie === "session") ?? [];
  if (!name || !value) throw new Error(`The demo administrator could not sign in: ${JSON.stringify(body)}`);
  return { name, value };
}
