import { deriveSchemes } from "../../../../site/accent";
import type { DataSource, EntityManager } from "typeorm";
import type { MailSite } from "../../../core/mail/MailLayout";
import { getSettings } from "../settings/settings.service";

/** How this server sends mails. */
export interface MailSetup {
  /** Origin of the site, without a slash at the end: requests and jobs write the same links. */
  origin: string;
  /** Whether there is a mail server. Without one, mails are kept in the outbox. */
  canSend: boolean;
  /** Whether everyone may open a reader's mail by its id: in a demo without a mail server that only this machine reaches. */
  isOutboxPublic: boolean;
}

/** What the server's environment says about mails. */
interface MailEnvironment {
  publicUrl: string | null;
  demo: boolean;
  isLocal: boolean;
  mail: object | null;
}

/** @param address where the server listens; mails have it when PUBLIC_URL is not set. */
export const describeMailSetup = ({ publicUrl, demo, isLocal, mail }: MailEnvironment, address: string): MailSetup => ({
  origin: publicUrl === null ? address : new URL(publicUrl).origin,
  canSend: mail !== null,
  isOutboxPublic: demo && isLocal && mail === null,
});

const setups = new WeakMap<DataSource, MailSetup>();

/** Called once, before requests and jobs begin. */
export const setUpMail = (db: EntityManager, setup: MailSetup): void => void setups.set(db.connection, setup);

/** Returns the setup of the server with this database. A command has none: it sends nothing. */
export const getMailSetup = (db: EntityManager): MailSetup =>
  setups.get(db.connection) ?? { origin: "http://127.0.0.1:4000", canSend: false, isOutboxPublic: false };

/** Returns the name, the origin, the postal address and the colors that all mails have. */
export async function getMailSite(db: EntityManager): Promise<MailSite> {
  const { siteName, postalAddress, branding } = await getSettings(db);
  return { name: siteName, origin: getMailSetup(db).origin, postalAddress, colors: deriveSchemes(branding) };
}
