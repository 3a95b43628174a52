import { badUserInput } from "../../../../core/errors/appErrors";
import { SubscriberStatus } from "../subscriber.inputs";
import { type SubscriberField, subscriberFields } from "./subscriberColumns";

/** What the columns of a file contain, as an editor says. */
export interface SubscriberMapping {
  /** In the order of the file; false for one to ignore. */
  columns: readonly (SubscriberField | false)[];
  /** Whether rows are subscribed in a file without a column for the status. */
  subscribed: boolean;
}

const isField = (name: unknown): name is SubscriberField => subscriberFields.some((field) => field === name);

const unreadable = () =>
  badUserInput(
    'The field "columns" must be a JSON list with "email", "date", "confirmedOn", "source", "status", "leftOn" or null.',
  );

function parseColumns(text: string): (SubscriberField | false)[] {
  let names: unknown;
  try {
    names = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (!Array.isArray(names)) throw unreadable();
  return names.map((name: unknown) => {
    if (name === null) return false;
    if (isField(name)) return name;
    throw unreadable();
  });
}

/**
 * Reads the form fields `columns` and `status` of an import; null without them: then the file must have been exported
 * from this page.
 * @throws BAD_USER_INPUT
 */
export function parseMapping(fields: Partial<Record<string, string>>): SubscriberMapping | null {
  if (!fields.columns) return null;
  const columns = parseColumns(fields.columns);
  for (const field of subscriberFields)
    if (columns.filter((name) => name === field).length > 1)
      throw badUserInput(`Two columns are used as "${field}". Choose one.`);
  if (!columns.includes("email")) throw badUserInput("Choose the column with the email addresses.");
  const { status = SubscriberStatus.CONFIRMED } = fields;
  if (status !== SubscriberStatus.CONFIRMED && status !== SubscriberStatus.LEFT)
    throw badUserInput('The field "status" must be CONFIRMED or LEFT.');
  return { columns, subscribed: status === SubscriberStatus.CONFIRMED };
}
