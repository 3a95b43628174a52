import { isSignedLink, signLink } from "../../../core/access/signedLink";
import { mailPaths } from "../../../../site/mailPages";

/** What a subscriber can leave by itself; `all` leaves them all. */
const mailLists = ["newsletter", "digest", "alerts", "all"] as const;
export type MailList = (typeof mailLists)[number];

/** What a confirmation adds: the newsletter, a celebrity by id, or alerts about pieces. */
export type Wish = string;
export const newsletterWish = "newsletter";
const alertsWish = "alerts:";

/** Pieces of one confirmation. Its link has them, so that nothing is stored before; a longer link breaks in some mails. */
export const mostPieces = 50;

/** Returns the wish for alerts about pieces. @param ids as UUIDs, at most `mostPieces` */
export const writeAlertsWish = (ids: readonly string[]): Wish =>
  alertsWish + Buffer.from(ids.join("").replaceAll("-", ""), "hex").toString("base64url");

/** Returns the ids of the pieces; null for another wish. */
export function readAlertsWish(wish: Wish): string[] | null {
  if (!wish.startsWith(alertsWish)) return null;
  const digits = Buffer.from(wish.slice(alertsWish.length), "base64url").toString("hex");
  return (digits.match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"));
}

/**
 * Path of the page where a subscriber chooses what to get; good for ever.
 * @param key of links, see `readLinkKey`
 */
export const preferencesPath = (key: string, id: string): string =>
  mailPaths.preferences({ id, sig: signLink(key, ["preferences", id]) });

/**
 * Path that leaves a list; good for ever, and after the subscriber was deleted. GET shows a page with a button; POST
 * leaves (RFC 8058).
 * @param key of links, see `readLinkKey`
 */
export const leavePath = (key: string, id: string, list: MailList): string =>
  mailPaths.leave({ id, list, sig: signLink(key, ["leave", id, list]) });

/** Absolute address that leaves a list, for the headers and the footers of mails. */
export const unsubscribeUrl = (key: string, origin: string, id: string, list: MailList): string =>
  origin + leavePath(key, id, list);

/** Path that confirms what was asked at this moment. GET shows a page with a button; POST confirms. */
export function confirmPath(key: string, id: string, wish: Wish, askedAt: Date): string {
  const at = String(askedAt.getTime());
  return mailPaths.confirm({ id, wish, at, sig: signLink(key, ["confirm", id, wish, at]) });
}

type Query = Partial<Record<string, unknown>>;

const text = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === "string" ? value : "";
};

/** Reads the id of a preferences link; null for a wrong signature. */
export function readPreferencesLink(key: string, query: Query): string | null {
  const id = text(query, "id");
  return isSignedLink(key, ["preferences", id], text(query, "sig")) ? id : null;
}

/** Reads a link that leaves; null for a wrong signature. */
export function readLeaveLink(key: string, query: Query): { id: string; list: MailList } | null {
  const id = text(query, "id");
  const list = mailLists.find((name) => name === query.list);
  return list && isSignedLink(key, ["leave", id, list], text(query, "sig")) ? { id, list } : null;
}

export interface ConfirmLink {
  id: string;
  wish: Wish;
  askedAt: Date;
}

/** Reads a link that confirms; null for a wrong signature. */
export function readConfirmLink(key: string, query: Query): ConfirmLink | null {
  const [id, wish, at] = ["id", "wish", "at"].map((name) => text(query, name));
  if (!isSignedLink(key, ["confirm", id, wish, at], text(query, "sig"))) return null;
  return { id, wish, askedAt: new Date(Number(at)) };
}
