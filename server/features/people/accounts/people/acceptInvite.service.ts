import { type EntityManager, MoreThan } from "typeorm";
import { insertAuditEntry } from "../../../../core/audit/audit";
import { readTokenHash } from "../../../../core/access/secretToken";
import { conflict } from "../../../../core/errors/appErrors";
import { isUniqueViolation } from "../../../../core/errors/databaseErrors";
import type { RequestContext } from "../../../../core/graphql/context";
import { countCaller, sharedLimit } from "../../../../core/access/sharedLimit.service";
import { nameProblem, passwordProblem, throwProblems } from "../accountRules";
import { AdminUser } from "../adminUser.entity";
import { describeDevice } from "../../../../core/access/device";
import { type DeviceCaller, noteDevice } from "../devices/knownDevices.service";
import { hashPassword } from "../password";
import { endSession, startSession } from "../session.service";
import { Invite } from "./invite.entity";
import { type AcceptInviteInput, peopleMessages as messages } from "./people.inputs";

type Caller = DeviceCaller & Pick<RequestContext, "actor" | "clientAddress">;

/** Enough for a few attempts to choose a password. */
const byAddress = sharedLimit("invitation from an address", { points: 20, duration: 15 * 60 });

/**
 * Returns the invitation of a token; null for an unknown, used, expired or revoked one.
 * @throws TOO_MANY_REQUESTS after 20 attempts from the address within 15 minutes, whatever the token.
 */
export async function openInvite(
  db: EntityManager,
  token: string,
  { clientAddress }: Pick<Caller, "clientAddress">,
): Promise<Invite | null> {
  await countCaller(byAddress(db), clientAddress, messages.tooManyInvites);
  const tokenHash = readTokenHash(token);
  if (tokenHash === null) return null;
  return db.findOne(Invite, { where: { tokenHash, expiresAt: MoreThan(new Date()) }, relations: { invitedBy: true } });
}

/** Creates the account and signs it in; null when another request used or revoked the invitation first. */
async function createAccount(
  db: EntityManager,
  { id, tokenHash, email, role }: Invite,
  { name, passwordHash }: Pick<AdminUser, "name" | "passwordHash">,
  caller: Caller,
) {
  const { actor: former, userAgent } = caller;
  // The first of two simultaneous requests deletes the row; the second waits for it, and finds none.
  const { affected } = await db.delete(Invite, { id, tokenHash });
  if (!affected) return null;
  const row = db.create(AdminUser, { email, role, name, passwordHash, lastLogin: new Date() });
  const administrator = await db.save(AdminUser, row).catch((error: unknown) => {
    throw isUniqueViolation(error, "admin_users_email_key") ? conflict(messages.emailTaken) : error;
  });
  // Each browser has one session.
  if (former) await endSession(db, former.sessionHash);
  const { cookie, sessionHash } = await startSession(db, administrator.id, describeDevice(userAgent));
  await noteDevice(db, administrator, caller);
  const actor = { id: administrator.id, name, role, sessionHash };
  await insertAuditEntry(db, actor, { action: "accept", entityType: "invite", entityId: id, title: name });
  return { administrator, cookie };
}

/**
 * Creates the invited person's account and starts its session; null for an invitation that opens nothing.
 * @throws BAD_USER_INPUT with field errors; CONFLICT when the address got an account in another way; TOO_MANY_REQUESTS.
 */
export async function acceptInvite(db: EntityManager, input: AcceptInviteInput, caller: Caller) {
  const invite = await openInvite(db, input.token, caller);
  if (!invite) return null;
  const name = input.name.trim();
  const problems = { name: nameProblem(name), password: passwordProblem(input.password, { ...invite, name }) };
  throwProblems(problems);
  const passwordHash = await hashPassword(input.password);
  return db.transaction((transaction) => createAccount(transaction, invite, { name, passwordHash }, caller));
}
