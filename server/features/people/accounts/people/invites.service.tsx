import { type EntityManager, QueryFailedError } from "typeorm";
import { adminPaths } from "../../../../../site/addresses";
import { insertAuditEntry } from "../../../../core/audit/audit";
import { lockById } from "../../../../core/write/lockById";
import { type Write, write } from "../../../../core/write/write";
import { createSecretToken } from "../../../../core/access/secretToken";
import { conflict, forbidden } from "../../../../core/errors/appErrors";
import { isUniqueViolation } from "../../../../core/errors/databaseErrors";
import type { Actor } from "../../../../core/graphql/context";
import { renderMail } from "../../../../core/mail/renderMail";
import { normalizeMailAddress } from "../../../../core/text/mailAddress";
import { getMailSetup, getMailSite } from "../../../site/mail/mailSite.service";
import { queueMails } from "../../../site/mail/mails.service";
import { emailProblem, nameProblem, throwProblems } from "../accountRules";
import { AdminUser } from "../adminUser.entity";
import { Invite } from "./invite.entity";
import { type CreateInviteInput, peopleMessages as messages } from "./people.inputs";
import { invitedPerson } from "./people.service";
import type { CreatedInvite } from "./person.types";
import { MailButton, MailLayout, type MailSite } from "../../../../core/mail/MailLayout";

const lifetimeMs = 7 * 24 * 60 * 60 * 1_000;

/** A new secret, and how long it works. */
function createSecret() {
  const { token, tokenHash } = createSecretToken();
  // Browsers send what follows the # to no server: no log and no referrer has it.
  const path = `${adminPaths.invite()}#${token}`;
  return { path, columns: { tokenHash, expiresAt: new Date(Date.now() + lifetimeMs) } };
}

/**
 * Returns the actor, who cannot be disabled or demoted before the change ends: that would leave the invitation open.
 * @throws FORBIDDEN when it has happened already.
 */
async function lockInviter({ db, actor }: Write): Promise<Actor> {
  const [admin]: unknown[] = await db.query(
    "SELECT 1 FROM admin_users WHERE id = $1 AND role = 'admin' AND disabled_at IS NULL FOR SHARE",
    [actor?.id],
  );
  if (!actor || !admin) throw forbidden();
  return actor;
}

/** Queues the mail with the link. @returns whether a mail server sends it. */
async function mailInvite({ db, actor }: Write, { email, name, tokenHash }: Invite, path: string): Promise<boolean> {
  const site = await getMailSite(db);
  const invitedByName = actor?.name || "An administrator";
  const mail = renderMail(
    <InviteMail site={site} name={name} invitedByName={invitedByName} url={`${site.origin}${path}`} />,
  );
  const subject = `${invitedByName} invites you to ${site.name}`;
  await queueMails(db, [{ key: `invite:${tokenHash}`, kind: "ACCOUNT", recipient: email, subject, ...mail }]);
  return getMailSetup(db).canSend;
}

const throwTaken = (error: unknown): never => {
  throw error instanceof QueryFailedError && isUniqueViolation(error, "invites_email_key")
    ? conflict(messages.emailInvited)
    : error;
};

/** @throws BAD_USER_INPUT with field errors; CONFLICT when the address has an account or an invitation. */
export async function createInvite(
  db: EntityManager,
  actor: Actor | null,
  input: CreateInviteInput,
): Promise<CreatedInvite> {
  throwProblems({ name: nameProblem(input.name), email: emailProblem(input.email) });
  const email = normalizeMailAddress(input.email);
  const { path, columns } = createSecret();
  return write(db, actor, async (change) => {
    const { id: invitedById } = await lockInviter(change);
    if (await change.db.existsBy(AdminUser, { email })) throw conflict(messages.emailTaken);
    const row = { ...columns, email, name: input.name.trim(), role: input.role, invitedById };
    const invite = await change.db.save(Invite, change.db.create(Invite, row)).catch(throwTaken);
    await change.audit({ action: "create", entityType: "invite", entityId: invite.id, title: invite.name });
    return { person: invitedPerson(invite), path, isMailed: await mailInvite(change, invite, path) };
  });
}

/** Locks the row, so that it is renewed or revoked before or after it is accepted. @throws NOT_FOUND */
const getInvite = (db: EntityManager, id: string): Promise<Invite> => lockById({ db }, Invite, id, messages.inviteGone);

/** Replaces the link of an invitation, and starts its time again: the former link opens nothing. @throws NOT_FOUND */
export function renewInvite(db: EntityManager, actor: Actor | null, id: string): Promise<CreatedInvite> {
  const { path, columns } = createSecret();
  return write(db, actor, async (change) => {
    const { id: invitedById } = await lockInviter(change);
    const invite = await getInvite(change.db, id);
    const renewed = await change.db.save(Invite, Object.assign(invite, columns, { invitedById }));
    await change.audit({ action: "renew", entityType: "invite", entityId: id, title: renewed.name });
    return { person: invitedPerson(renewed), path, isMailed: await mailInvite(change, renewed, path) };
  });
}

/** Ends an invitation and returns its id. @throws NOT_FOUND */
export async function revokeInvite(change: Write, id: string): Promise<string> {
  const { name } = await getInvite(change.db, id);
  await change.db.delete(Invite, { id });
  await change.audit({ action: "revoke", entityType: "invite", entityId: id, title: name });
  return id;
}

/** Ends the invitations of an account that may no longer invite, so that it cannot come back through one of them. */
export async function revokeInvitesBy(db: EntityManager, actor: Actor | null, accountId: string): Promise<void> {
  for (const { id, name } of await db.findBy(Invite, { invitedById: accountId })) {
    await db.delete(Invite, { id });
    await insertAuditEntry(db, actor, { action: "revoke", entityType: "invite", entityId: id, title: name });
  }
}

interface InviteMailProps {
  site: MailSite;
  name: string;
  invitedByName: string;
  /** Address of the page that accepts the invitation, with the token. */
  url: string;
}

/** The link that creates an invited person's account. */
const InviteMail = ({ site, name, invitedByName, url }: InviteMailProps) => (
  <MailLayout
    site={site}
    preview="The link works once, within seven days."
    footer={`You get this mail because ${invitedByName} entered your address at ${site.name}.`}
  >
    <h1>You are invited</h1>
    <p>
      Hello {name}, {invitedByName} invites you to work on {site.name}. Choose a password to create your account. The
      link works once, within seven days.
    </p>
    <MailButton href={url}>Accept the invitation</MailButton>
    <p>If you do not know why you get this, ignore it.</p>
  </MailLayout>
);
