import { createPublicKey } from "node:crypto";
import type { MailAccount } from "../../config/mailAccount";
import { failed, type Finding, ok, reasonOf, warning } from "./finding";

/** Returns the TXT records of a name, as `dns.resolveTxt`. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const absent = ["ENOTFOUND", "ENODATA"];

/** Returns the record that begins with the text; undefined for none. @throws when the name server does not answer */
async function findRecord(resolveTxt: ResolveTxt, name: string, beginning: RegExp): Promise<string | undefined> {
  const records = await resolveTxt(name).catch((error: unknown) => {
    if (absent.includes(reasonOf(error))) return [];
    throw error;
  });
  return records.map((parts) => parts.join("")).find((record) => beginning.test(record));
}

async function checkDkim(resolveTxt: ResolveTxt, dkim: NonNullable<MailAccount["dkim"]>): Promise<Finding> {
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const record = await findRecord(resolveTxt, name, /(?:^|;)\s*p=/);
  const key = createPublicKey(dkim.privateKey).export({ type: "spki", format: "der" }).toString("base64");
  if (!record) return failed("DKIM", `Publish the TXT record of ${name}: v=DKIM1; k=rsa; p=${key}`);
  const published = /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1].replaceAll(/\s/g, "");
  if (published === key) return ok("DKIM", `${name} has the public key of DKIM_KEY.`);
  return failed("DKIM", `${name} has another key than DKIM_KEY. Publish: v=DKIM1; k=rsa; p=${key}`);
}

async function checkSpf(resolveTxt: ResolveTxt, domain: string): Promise<Finding> {
  const record = await findRecord(resolveTxt, domain, /^v=spf1(?: |$)/i);
  if (!record) return failed("SPF", `Publish a TXT record of ${domain} that names your mail server: v=spf1 ... -all`);
  if (/[+?]?all$/i.test(record) && !/[-~]all$/i.test(record))
    return warning("SPF", `The record of ${domain} lets every server send. End it with -all or ~all.`);
  return ok("SPF", `${domain} names its mail servers.`);
}

async function checkDmarc(resolveTxt: ResolveTxt, domain: string): Promise<Finding> {
  const record = await findRecord(resolveTxt, `_dmarc.${domain}`, /^v=DMARC1/i);
  if (!record) return failed("DMARC", `Publish the TXT record of _dmarc.${domain}: v=DMARC1; p=quarantine`);
  if (/;\s*p=none\b/i.test(record))
    return warning("DMARC", `_dmarc.${domain} only watches. Change p=none to p=quarantine when your mails pass.`);
  return ok("DMARC", `_dmarc.${domain} says what happens to forged mails.`);
}

/** Checks the DNS records that mails of the account need. */
export async function checkMail(account: MailAccount | null, resolveTxt: ResolveTxt): Promise<Finding[]> {
  if (!account) return [warning("mail", "No mails are sent. Set SMTP_URL and MAIL_FROM.")];
  const domain = account.from.address.slice(account.from.address.lastIndexOf("@") + 1);
  const { dkim } = account;
  const unsigned = warning("DKIM", "The site signs no mails. Set DKIM_*, unless your SMTP server signs them.");
  const checks: [string, Promise<Finding>][] = [
    ["SPF", checkSpf(resolveTxt, domain)],
    ["DKIM", dkim ? checkDkim(resolveTxt, dkim) : Promise.resolve(unsigned)],
    ["DMARC", checkDmarc(resolveTxt, domain)],
  ];
  return Promise.all(
    checks.map(([subject, check]) =>
      check.catch((error: unknown) =>
        failed(subject, `The name server does not answer (${reasonOf(error)}). Check the DNS of this machine.`),
      ),
    ),
  );
}
