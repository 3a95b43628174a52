import { hash, verify } from "@node-rs/argon2";

/** argon2id parameters from OWASP's Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let dummy: Promise<string> | undefined;

/** Takes the same time without an account (null), so that timing does not reveal which accounts exist. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  dummy ??= hashPassword("nobody has this password");
  const matches = await verify(passwordHash ?? (await dummy), password);
  return matches && passwordHash !== null;
}
