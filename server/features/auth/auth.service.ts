import type { EntityManager } from "typeorm";
import { countAttempt, rateLimiter } from "../../shared/access/rateLimit";
import { AdminUser } from "./adminUser.entity";
import type { SignInInput } from "./auth.inputs";
import { authMessages } from "./auth.messages";
import { hashPassword, passwordMatches } from "./password";
import { startSession } from "./session.service";

const attempts = { points: 5, duration: 15 * 60 };
const byAccount = rateLimiter(attempts);
const byAddress = rateLimiter(attempts);

/** Only for demo mode, where the server listens on loopback; shown on the login page there. */
export const demoAdministrator = { name: "Demo Editor", email: "demo@wornby.example", password: "wornby-demo" };

/**
 * Starts a session; null for a wrong password, an unknown or a disabled account alike.
 * @throws TOO_MANY_REQUESTS after five failures of an account or from an address within 15 minutes, whatever the password.
 */
export async function signIn(db: EntityManager, input: SignInInput, clientAddress: string) {
  const email = input.email.trim().toLowerCase();
  await countAttempt(byAccount, email, authMessages.tooMany);
  await countAttempt(byAddress, clientAddress, authMessages.tooMany);
  const account = await db.findOneBy(AdminUser, { email });
  const usable = account && !account.disabledAt ? account : null;
  if (!(await passwordMatches(input.password, usable?.passwordHash ?? null)) || !usable) return null;
  await Promise.all([byAccount.delete(email), byAddress.reward(clientAddress)]);
  await db.update(AdminUser, { id: usable.id }, { lastLogin: new Date() });
  return { administrator: usable, cookie: await startSession(db, usable.id) };
}

/** Makes the demo administrator unless it is there already. */
export async function ensureDemoAdministrator(db: EntityManager): Promise<void> {
  const { name, email, password } = demoAdministrator;
  if (await db.existsBy(AdminUser, { email })) return;
  await db
    .createQueryBuilder()
    .insert()
    .into(AdminUser)
    .values({ name, email, passwordHash: await hashPassword(password) })
    .orIgnore()
    .execute();
}
