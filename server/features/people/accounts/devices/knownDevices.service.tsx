import { type EntityManager, LessThan } from "typeorm";
import { adminPaths } from "../../../../../site/addresses";
import { createSecretToken, hashSecret, readTokenHash } from "../../../../core/access/secretToken";
import type { RequestContext } from "../../../../core/graphql/context";
import { renderMail } from "../../../../core/mail/renderMail";
import { getMailSite } from "../../../site/mail/mailSite.service";
import { queueMails } from "../../../site/mail/mails.service";
import type { AdminUser } from "../adminUser.entity";
import { describeDevice } from "../../../../core/access/device";
import { KnownDevice } from "./knownDevice.entity";
import { MailButton, MailLayout, type MailSite } from "../../../../core/mail/MailLayout";

/** As long as browsers keep the cookie. */
const lifetimeMs = 400 * 24 * 60 * 60 * 1_000;

export type DeviceCaller = Pick<RequestContext, "userAgent" | "deviceCookie" | "setDeviceCookie">;

async function queueNotice(db: EntityManager, account: AdminUser, key: string, userAgent: string): Promise<void> {
  const { name, email } = account;
  const site = await getMailSite(db);
  const url = `${site.origin}${adminPaths.settings({ tab: "account" })}`;
  const device = describeDevice(userAgent);
  const mail = renderMail(<NewDeviceMail site={site} name={name} device={device} time={new Date()} url={url} />);
  const subject = `New sign-in to your account at ${site.name}`;
  await queueMails(db, [{ key, kind: "ACCOUNT", recipient: email, subject, ...mail }]);
}

/**
 * Remembers the browser of a sign-in by a cookie, and mails the account's owner when it is new. The first browser of an
 * account is not news.
 */
export async function noteDevice(db: EntityManager, account: AdminUser, caller: DeviceCaller): Promise<void> {
  const { deviceCookie, setDeviceCookie, userAgent } = caller;
  const isToken = deviceCookie !== undefined && readTokenHash(deviceCookie) !== null;
  const cookie = isToken ? deviceCookie : createSecretToken().token;
  setDeviceCookie(cookie);
  const { id: adminUserId } = account;
  // With the account, so that the table does not tell who shares a browser.
  const tokenHash = hashSecret(`${cookie} ${adminUserId}`);
  const { affected } = await db.update(KnownDevice, { tokenHash }, { lastUsedAt: new Date() });
  if (affected) return;
  const isFirst = !(await db.existsBy(KnownDevice, { adminUserId }));
  await db.insert(KnownDevice, { tokenHash, adminUserId });
  if (!isFirst) await queueNotice(db, account, `new-device:${tokenHash}`, userAgent);
}

/** Deletes browsers whose cookie has ended. @returns their number. */
export async function forgetOldDevices(db: EntityManager): Promise<number> {
  const { affected } = await db.delete(KnownDevice, { lastUsedAt: LessThan(new Date(Date.now() - lifetimeMs)) });
  return affected ?? 0;
}

interface NewDeviceMailProps {
  site: MailSite;
  name: string;
  /** Such as "Chrome on Windows"; empty when unknown. */
  device: string;
  time: Date;
  /** Address of the page that lists the account's sessions. */
  url: string;
}

/** Tells the owner of an account about a sign-in in a browser that had none before. */
const NewDeviceMail = ({ site, name, device, time, url }: NewDeviceMailProps) => (
  <MailLayout
    site={site}
    preview={device ? `Someone signed in with ${device}.` : "Someone signed in with a new browser."}
    footer={`You get this mail because you have an account at ${site.name}.`}
  >
    <h1>New sign-in to your account</h1>
    <p>
      Hello {name}, your account was used in a browser for the first time: {device || "an unknown browser"}, on{" "}
      {time.toISOString().slice(0, 10)} at {time.toISOString().slice(11, 16)} UTC.
    </p>
    <p>If that was you, there is nothing to do. Otherwise end the session and change your password.</p>
    <MailButton href={url}>Show my sessions</MailButton>
  </MailLayout>
);
