import { badUserInput } from "../../../../core/errors/appErrors";
import { SubscriberStatus } from "../subscriber.inputs";
import { type SubscriberField, subscriberFields } from "./subscriberPresets";

/** What the columns of a file contain, as an editor says. */
export interface SubscriberMapping {
  /** Titles of the file by field. */
  columns: Partial<Record<SubscriberField, string>>;
  /** Whether rows are subscribed in a file without a column for the status. */
  subscribed: boolean;
}

const unreadable = () =>
  badUserInput(`The field "columns" must be a JSON object of titles by ${subscriberFields.join(", ")}.`);

function parseColumns(text: string): SubscriberMapping["columns"] {
  let columns: unknown;
  try {
    columns = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (typeof columns !== "object" || columns === null || Array.isArray(columns)) throw unreadable();
  const entries = Object.entries(columns).filter(([, title]) => title !== null && title !== "");
  const isRead = ([field, title]: [string, unknown]) =>
    typeof title === "string" && (subscriberFields as readonly string[]).includes(field);
  if (!entries.every(isRead)) throw unreadable();
  return Object.fromEntries(entries);
}

/**
 * Reads the form fields `columns` and `status` of an import; null without them: then the file must have been exported
 * from this page.
 * @throws BAD_USER_INPUT
 */
export function parseMapping(fields: Partial<Record<string, string>>): SubscriberMapping | null {
  if (!fields.columns) return null;
  const columns = parseColumns(fields.columns);
  if (!columns.email) throw badUserInput("Choose the column with the email addresses.");
  const titles = Object.values(columns);
  const twice = titles.find((title, at) => titles.indexOf(title) < at);
  if (twice !== undefined) throw badUserInput(`The column "${twice.slice(0, 100)}" is used twice. Choose one use.`);
  const { status = SubscriberStatus.CONFIRMED } = fields;
  if (status !== SubscriberStatus.CONFIRMED && status !== SubscriberStatus.LEFT)
    throw badUserInput('The field "status" must be CONFIRMED or LEFT.');
  return { columns, subscribed: status === SubscriberStatus.CONFIRMED };
}
