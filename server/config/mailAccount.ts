import { createPrivateKey } from "node:crypto";
import { isEmail } from "class-validator";

/** How mails are sent. Nothing of it is logged. */
export interface MailAccount {
  /** URL of the SMTP server, with its user and password. */
  url: string;
  /** Sender: `name` may be empty. */
  from: { name: string; address: string };
  /** Key that signs mails; null: they are not signed, or the SMTP server signs them. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null;
  /** Mails to one domain in a minute, by all processes together. */
  perMinute: number;
}

type Variables = Record<string, string | undefined>;

const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;
const dkimNames = ["DKIM_DOMAIN", "DKIM_SELECTOR"] as const;

/** Reads `Name <address>` or an address; null when it is neither. */
function parseSender(text: string): MailAccount["from"] | null {
  const start = text.lastIndexOf("<");
  const isNamed = start >= 0 && text.endsWith(">");
  const address = (isNamed ? text.slice(start + 1, -1) : text).trim().toLowerCase();
  const name = isNamed ? text.slice(0, start).trim().replace(/^"|"$/g, "") : "";
  return isEmail(address) && !/[\u0000-\u001f<>]/.test(name) ? { name, address } : null;
}

/** Returns the key in PEM, or an error message, which never has the key. */
function readKey(text: string): { privateKey: string } | string {
  const key = text.replaceAll("\\n", "\n");
  try {
    const type = createPrivateKey(key).asymmetricKeyType ?? "";
    if (type === "rsa") return { privateKey: key };
  } catch {
    // The message below says what is wrong.
  }
  return 'DKIM_KEY must have a private key for RSA in PEM, as "openssl genrsa 2048" writes it.';
}

function parseDkim(variables: Variables): MailAccount["dkim"] | string {
  const { DKIM_KEY: keyText } = variables;
  const missing: string[] = dkimNames.filter((name) => !variables[name]);
  if (!keyText && missing.length === dkimNames.length) return null;
  if (!keyText) missing.push("DKIM_KEY or DKIM_KEY_FILE");
  if (missing.length) return `DKIM_DOMAIN, DKIM_SELECTOR and the key need each other. Set ${missing.join(", ")}.`;
  const wrong = dkimNames.find((name) => !hostName.test(variables[name] ?? ""));
  if (wrong) return `${wrong} must be a name such as ${wrong === "DKIM_DOMAIN" ? "wornby.example" : "mail2026"}.`;
  const key = readKey(keyText ?? "");
  if (typeof key === "string") return key;
  return { domainName: variables.DKIM_DOMAIN ?? "", keySelector: variables.DKIM_SELECTOR ?? "", ...key };
}

const isSmtp = (url: string): boolean =>
  URL.canParse(url) && ["smtp:", "smtps:"].includes(new URL(url).protocol) && new URL(url).hostname !== "";

/** Returns the account, null without SMTP_URL, or an error message. It never has the values of secrets. */
export function parseMailAccount(variables: Variables, perMinute: number): MailAccount | string | null {
  const { SMTP_URL: url, MAIL_FROM: sender } = variables;
  const dkim = parseDkim(variables);
  if (typeof dkim === "string") return dkim;
  const from = sender ? parseSender(sender.trim()) : null;
  if (sender && !from) return 'MAIL_FROM must be an address such as "WornBy <mail@wornby.example>".';
  if (!url) return null;
  if (!isSmtp(url)) return "SMTP_URL must be an address that begins with smtp:// or smtps://.";
  if (!from) return "SMTP_URL needs MAIL_FROM, the sender of all mails.";
  return { url, from, dkim, perMinute };
}
