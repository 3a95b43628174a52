import { address } from "./links";

/** Links of mails; the server signs them, and shows their pages without scripts. */
export const mailPaths = {
  /** Confirms an address for the answer of a question. */
  answer: address<"id" | "sig">("/ask/confirm"),
  confirm: address<"id" | "wish" | "at" | "sig">("/newsletter/confirm"),
  leave: address<"id" | "list" | "sig">("/newsletter/leave"),
  preferences: address<"id" | "sig" | "saved">("/newsletter/preferences"),
};

/** A page that says something, perhaps with a button that does it. */
export interface MailNotice {
  kind: "notice";
  /** Above the title; "Newsletter" by default. */
  kicker?: string;
  title: string;
  text: string;
  /** What the text announces, one line each. */
  items?: readonly string[];
  button?: { label: string; action: string };
  link?: { label: string; href: string };
}

interface Choice {
  /** The form's value. */
  value: string;
  name: string;
  chosen: boolean;
}

/** A piece of the alerts. Its target price has the field `target-{value}`. */
export interface MailPiece extends Choice {
  /** The target price, as typed; empty for every drop. */
  target: string;
}

/** The page where a subscriber chooses what to get. */
export interface MailPreferences {
  kind: "preferences";
  /** Where the form is sent. */
  action: string;
  email: string;
  /** What happened, or what is wrong; null when the page was only opened. */
  message: { text: string; isError: boolean } | null;
  newsletters: boolean;
  topics: readonly Choice[];
  digest: string;
  celebrities: readonly Choice[];
  /** What was typed to find another celebrity. */
  search: string;
  alerts: boolean;
  pieces: readonly MailPiece[];
}

/** What the server gives to the page of a mail's link: these pages run no scripts, and nothing counts them. */
export type MailPage = MailNotice | MailPreferences;
