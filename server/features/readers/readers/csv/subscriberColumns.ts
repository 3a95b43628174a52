import { findTitle } from "../../../../core/table/columns";
import type { OpenedFile } from "../../../../core/table/openFile";
import { openTable, type Table } from "../../../../core/table/openTable";
import { SubscriberStatus } from "../subscriber.inputs";

/** Columns of the subscriber file, quoted from the specification. */
export const subscriberTitles = {
  email: "Email",
  date: "Subscribed Date",
  source: "Source",
  status: "Subscribed Status",
} as const;

export type SubscriberLine = Record<keyof typeof subscriberTitles, string>;

export const noSource = "N/A";
/** The words of the specification, and two more for those who get no mail although they have not left. */
export const statusWords: Record<SubscriberStatus, string> = {
  CONFIRMED: "Active",
  LEFT: "Unsubscribed",
  WAITING: "Waiting",
  SUPPRESSED: "Suppressed",
};

export const subscribersFileName = (now: Date): string =>
  `newsletter-subscribers-${now.toISOString().slice(0, 10)}.csv`;

/** What a column of a subscriber list can contain. */
export const subscriberFields = ["email", "date", "confirmedOn", "source", "status", "leftOn"] as const;
export type SubscriberField = (typeof subscriberFields)[number];

/** Usual titles in lower case, the best one first. */
const usualTitles: Record<SubscriberField, readonly [string, ...string[]]> = {
  email: ["email", "email address", "e-mail", "e-mail address", "email_address", "subscriber email", "mail"],
  date: [
    "subscribed date",
    "optin_time",
    "subscribed on",
    "subscription date",
    "signup date",
    "date subscribed",
    "created_at",
    "created at",
    "date added",
    "date",
  ],
  // Mailchimp leaves the time of a single opt-in empty and states only the confirmation.
  confirmedOn: ["confirm_time", "confirmed on", "confirmed_at"],
  source: ["source", "signup source", "signup_source", "form"],
  status: ["subscribed status", "status", "subscription status", "email marketing status", "subscribed", "state"],
  leftOn: ["unsub_time", "clean_time", "unsubscribed on", "unsubscribed_at", "unsubscribe date"],
};

export interface RecognizedColumns {
  /** "exported": exported from this page, so that nothing has to be asked. */
  kind: "exported" | "mailchimp" | "other";
  /** Index of the column of each field; null when no title is known. */
  columns: Record<SubscriberField, number | null>;
  /** Status of rows in a file without a column for it: Mailchimp exports one file per status. */
  status: SubscriberStatus;
}

const mailchimpTitles = ["member_rating", "optin_time", "confirm_time"];

/** Recognizes the columns of a file by their titles, and the status of its rows by its name. */
export function recognizeColumns({ header }: Pick<Table, "header">, fileName: string): RecognizedColumns {
  const titles = header.map((title) => title.trim().toLowerCase());
  const columns = Object.fromEntries(
    subscriberFields.map((field) => [field, findTitle(header, usualTitles[field]) ?? null]),
  ) as RecognizedColumns["columns"];
  const isExported = Object.values(subscriberTitles).every((title) => titles.includes(title.toLowerCase()));
  const isMailchimp = titles.includes("email address") && mailchimpTitles.some((title) => titles.includes(title));
  const isLeft = columns.leftOn !== null || /^(unsubscribed|cleaned)/i.test(fileName);
  return {
    kind: isExported ? "exported" : isMailchimp ? "mailchimp" : "other",
    columns,
    status: isLeft ? SubscriberStatus.LEFT : SubscriberStatus.CONFIRMED,
  };
}

/** Opens a list of subscribers, with or without lines above its titles. @throws ImportRefused for a file without a table. */
export const openSubscribers = (file: OpenedFile): Promise<Table> =>
  openTable(file, (cells) => {
    const found = subscriberFields.filter((field) => findTitle(cells, usualTitles[field]) !== undefined);
    return found.includes("email") ? found.length : 0;
  });
