import type { EntityManager } from "typeorm";
import { addressRange, countAttempt, rateLimiter } from "../../shared/access/rateLimit";
import { AdminUser } from "./adminUser.entity";
import type { SignInInput } from "./auth.inputs";
import { authMessages } from "./auth.messages";
import { hashPassword, passwordMatches } from "./password";
import { startSession } from "./session.service";

const attempts = { points: 5, duration: 15 * 60 };
const byAccount = rateLimiter(attempts);
const byAddress = rateLimiter(attempts);

/** For demo mode alone, where the server listens on loopback. */
const demoAdministrator = { name: "Demo Editor", email: "demo@wornby.example", password: "wornby-demo" };

/**
 * Starts a session; null for a wrong password, an unknown or a disabled account alike.
 * @throws TOO_MANY_REQUESTS after five failures of an account or from an address within 15 minutes, whatever the password.
 */
export async function signIn(db: EntityManager, input: SignInInput, clientAddress: string) {
  const email = input.email.trim().toLowerCase();
  const place = addressRange(clientAddress);
  await countAttempt(byAccount, email, authMessages.tooMany);
  await countAttempt(byAddress, place, authMessages.tooMany);
  const account = await db.findOneBy(AdminUser, { email });
  const usable = account && !account.disabledAt ? account : null;
  if (!(await passwordMatches(input.password, usable?.passwordHash ?? null)) || !usable) return null;
  await Promise.all([byAccount.delete(email), byAddress.reward(place)]);
  await db.update(AdminUser, { id: usable.id }, { lastLogin: new Date() });
  return { administrator: usable, cookie: await startSession(db, usable.id) };
}

/** Lets the demo administrator in, or, outside demo mode, keeps it out: everybody can read its password here. */
export async function admitDemoAdministrator(db: EntityManager, admitted: boolean): Promise<void> {
  const { name, email, password } = demoAdministrator;
  const exists = await db.existsBy(AdminUser, { email });
  if (exists) await db.update(AdminUser, { email }, { disabledAt: admitted ? null : new Date() });
  else if (admitted) {
    const row = { name, email, passwordHash: await hashPassword(password) };
    await db.createQueryBuilder().insert().into(AdminUser).values(row).orIgnore().execute();
  }
}
