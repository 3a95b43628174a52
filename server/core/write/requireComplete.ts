import { badUserInput } from "../errors/appErrors";
import { PublicationStatus } from "../kinds/publishableRow";

/**
 * Checks what a row needs before anyone else sees it. A draft needs a title only.
 * @param messages by field. @throws BAD_USER_INPUT with the message of each blank field.
 */
export function requireComplete(
  status: PublicationStatus,
  values: object,
  messages: Readonly<Record<string, string>>,
): void {
  if (status === PublicationStatus.DRAFT) return;
  const given = values as Readonly<Record<string, string | null | undefined>>;
  const missing = Object.entries(messages).filter(([field]) => !given[field]?.trim());
  if (missing.length > 0) throw badUserInput("Please check what you entered.", Object.fromEntries(missing));
}

/** The messages of the fields that an update changes: rows of an import may lack others. */
export const messagesOfChanged = (values: object, messages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).filter(([field]) => (values as Record<string, unknown>)[field] !== undefined),
  );
