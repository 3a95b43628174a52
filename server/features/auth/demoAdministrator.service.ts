import { type EntityManager, IsNull } from "typeorm";
import { AdminUser } from "./adminUser.entity";
import { hashPassword, passwordMatches } from "./password";

/** For demo mode alone, where the server listens on loopback. */
const demoAdministrator = { name: "Demo Editor", email: "demo@wornby.example", password: "wornby-demo" };

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

/** The last stored password that was looked at, so that a page that many ask for costs no hashing. */
let looked: { passwordHash: string; isPublic: boolean } | undefined;

/** How to sign in, as a sentence; null outside demo mode, and once the demo administrator has another email or password. */
export async function signInHint(db: EntityManager, demo: boolean): Promise<string | null> {
  if (!demo) return null;
  const { email, password } = demoAdministrator;
  const account = await db.findOneBy(AdminUser, { email, disabledAt: IsNull() });
  if (!account) return null;
  const { passwordHash } = account;
  if (looked?.passwordHash !== passwordHash) {
    looked = { passwordHash, isPublic: await passwordMatches(password, passwordHash) };
  }
  return looked.isPublic ? `To look around, sign in as ${email} with the password ${password}.` : null;
}
