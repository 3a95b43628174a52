import { type EntityManager, IsNull } from "typeorm";
import { randomPassword } from "./administrators.service";
import { AdminUser } from "./adminUser.entity";
import { hashPassword, passwordMatches } from "./password";
import { endSessions } from "./session.service";
import { endTokensOf } from "./tokens/endTokens.service";

/** The password is public, so it is only safe for a demo that no other machine can reach, or that nobody can change. */
const demoAdministrator = { name: "Demo Editor", email: "demo@wornby.example", password: "wornby-demo" };

export interface DemoMode {
  demo: boolean;
  /** Whether nobody can change anything. */
  isReadOnly: boolean;
  /** Whether only this machine reaches the server. */
  isLocal: boolean;
}

/**
 * Enables the demo administrator in demo mode and disables it otherwise. When other machines can reach the server and change
 * its rows, the account gets a random password instead of the published one.
 * @returns the random password, to be shown once; null when none was generated.
 */
export async function prepareDemoAdministrator(
  db: EntityManager,
  { demo, isReadOnly, isLocal }: DemoMode,
): Promise<string | null> {
  const isPublic = isLocal || isReadOnly;
  const { name, email, password: demoPassword } = demoAdministrator;
  if (!demo) {
    const account = await db.findOneBy(AdminUser, { email });
    if (!account) return null;
    await db.update(AdminUser, { id: account.id }, { disabledAt: new Date() });
    await endTokensOf(db, null, account.id);
    return null;
  }
  const password = isPublic ? demoPassword : randomPassword();
  if (!(await db.existsBy(AdminUser, { email }))) {
    const row = { name, email, passwordHash: await hashPassword(password) };
    const inserted = await db
      .createQueryBuilder()
      .insert()
      .into(AdminUser)
      .values(row)
      .orIgnore()
      .returning("id")
      .execute();
    if ((inserted.raw as unknown[]).length > 0) return isPublic ? null : password;
  }
  const replaced = !isPublic && (await replacePublicPassword(db, password));
  await db.update(AdminUser, { email }, { disabledAt: null });
  return replaced ? password : null;
}

/** Also ends the sessions of the published password. Returns false when the account already has another password. */
async function replacePublicPassword(db: EntityManager, password: string): Promise<boolean> {
  const { email, password: demoPassword } = demoAdministrator;
  const { id, passwordHash: former } = await db.findOneByOrFail(AdminUser, { email });
  if (!(await passwordMatches(demoPassword, former))) return false;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const { affected } = await transaction.update(AdminUser, { id, passwordHash: former }, { passwordHash });
    if (!affected) return false;
    await endSessions(transaction, id);
    return true;
  });
}

/** Returns the sign-in hint for a generated password, which is stored nowhere. */
export const generatedPasswordHint = (password: string): string =>
  `To sign in at /admin/login, use ${demoAdministrator.email} with the password ${password}. ` +
  `It is not shown again; "npm run admin -- reset-password ${demoAdministrator.email}" sets another one.`;

/** Result for the last stored hash, so that a frequently visited page does not verify it each time. */
let lastCheckedHash: { passwordHash: string; isPublic: boolean } | undefined;

/**
 * Returns the sign-in hint; null outside demo mode, and after the demo administrator's email or password was changed.
 */
export async function signInHint(db: EntityManager, demo: boolean): Promise<string | null> {
  if (!demo) return null;
  const { email, password } = demoAdministrator;
  const account = await db.findOneBy(AdminUser, { email, disabledAt: IsNull() });
  if (!account) return null;
  const { passwordHash } = account;
  if (lastCheckedHash?.passwordHash !== passwordHash) {
    lastCheckedHash = { passwordHash, isPublic: await passwordMatches(password, passwordHash) };
  }
  return lastCheckedHash.isPublic ? `To look around, sign in as ${email} with the password ${password}.` : null;
}
