import type { EntityManager } from "typeorm";
import { readChoices } from "../../../../core/imports/recordImport";
import { findTitle } from "../../../../core/table/columns";
import { ImportRefused } from "../../../../core/table/importRefused";
import { openFile } from "../../../../core/table/openFile";
import { openTable, type Table } from "../../../../core/table/openTable";
import { eachFile, type NamedFile, requireSameTitles, titlesOf } from "../../../../core/table/severalFiles";
import { SubscriberStatus } from "../subscriber.inputs";
import type { SubscriberMapping } from "./subscriberMapping";
import { type SubscriberField, subscriberFields, type SubscriberPreset, subscriberPresets } from "./subscriberPresets";

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

/** Usual titles in lower case, the best one first. */
const usualTitles: Record<SubscriberField, readonly string[]> = {
  email: ["email", "email address", "e-mail", "e-mail address", "email_address", "subscriber email", "mail"],
  date: [
    "subscribed date",
    "subscribed on",
    "subscription date",
    "signup date",
    "date subscribed",
    "created_at",
    "created at",
    "date added",
    "date",
  ],
  confirmedOn: ["confirmed on", "confirmed_at"],
  source: ["source", "signup source", "signup_source", "form"],
  status: ["subscribed status", "status", "subscription status", "email marketing status", "subscribed", "state"],
  leftOn: ["unsub_time", "clean_time", "unsubscribed on", "unsubscribed_at", "unsubscribe date"],
};

export interface RecognizedColumns {
  /** Whether the file was exported from this page, so that nothing has to be asked. */
  isExported: boolean;
  /** The program that writes such files; null when it is not known. */
  program: string | null;
  /** Title of the column of each field; null when no title is known. */
  columns: Record<SubscriberField, string | null>;
  /** Status of rows in a file without a column for it: Mailchimp exports one file per status. */
  status: SubscriberStatus;
}

/** Returns the preset of the program that writes lists with these titles; null for any other list. */
export const recognizeProgram = (header: readonly string[]): SubscriberPreset | null =>
  subscriberPresets.find(({ recognizedBy }) =>
    recognizedBy.some((titles) => titles.every((title) => findTitle(header, title) !== undefined)),
  ) ?? null;

/** Recognizes the columns of a file by their titles, and the status of its rows by its name. */
export function recognizeColumns({ header }: Pick<Table, "header">, fileName: string): RecognizedColumns {
  const preset = recognizeProgram(header);
  const find = (field: SubscriberField) =>
    findTitle(header, preset?.columns[field] ?? []) ?? findTitle(header, usualTitles[field]);
  const columns = Object.fromEntries(
    subscriberFields.map((field) => {
      const place = find(field);
      return [field, place === undefined ? null : header[place].trim()];
    }),
  ) as RecognizedColumns["columns"];
  const isLeft = columns.leftOn !== null || /^(unsubscribed|cleaned)/i.test(fileName);
  return {
    isExported: Object.values(subscriberTitles).every((title) => findTitle(header, title) !== undefined),
    program: preset?.name ?? null,
    columns,
    status: isLeft ? SubscriberStatus.LEFT : SubscriberStatus.CONFIRMED,
  };
}

/** Returns what the columns of a list contain: as in the last import with these titles, or as they are recognized. */
export async function chooseColumns(
  db: EntityManager,
  { header }: Pick<Table, "header">,
  fileName: string,
): Promise<RecognizedColumns> {
  const recognized = recognizeColumns({ header }, fileName);
  const chosen = (await readChoices(db, "SUBSCRIBERS", titlesOf(header))) as SubscriberMapping | null;
  if (!chosen) return recognized;
  const columns = subscriberFields.map((field) => {
    const place = findTitle(header, chosen.columns[field] ?? []);
    return [field, place === undefined ? null : header[place].trim()];
  });
  return { ...recognized, columns: Object.fromEntries(columns) as RecognizedColumns["columns"] };
}

/** A list of subscribers. */
export interface SubscriberTable extends Table {
  fileName: string;
}

/**
 * Opens lists of subscribers with the same titles, with or without lines above them.
 * @throws ImportRefused for a file without a table, and for files with different people or columns.
 */
export async function openSubscribers(files: readonly NamedFile[]): Promise<SubscriberTable[]> {
  const tables = await eachFile(files, async (file) => {
    const table = await openTable(await openFile(file), (cells) => {
      const { columns } = recognizeColumns({ header: [...cells] }, "");
      return columns.email === null ? 0 : Object.values(columns).filter(Boolean).length;
    });
    return { ...table, fileName: file.fileName };
  });
  requireSameTitles(tables);
  const [first, ...others] = tables.map((table) => recognizeColumns(table, table.fileName));
  if (first.columns.status === null && others.some(({ status }) => status !== first.status))
    throw new ImportRefused(
      "Some of these files seem to have people who have unsubscribed. Import those files by themselves.",
    );
  return tables;
}
