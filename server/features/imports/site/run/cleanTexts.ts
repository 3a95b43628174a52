import { stripBidiControls } from "../../../../core/text/bidi";

/** Control characters that no text needs; the database refuses the first. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Cleans every text of a value, as inputs of editors are cleaned. The database refuses halves of characters in JSON. */
export function cleanTexts<Value>(value: Value): Value {
  if (typeof value === "string") return stripBidiControls(value).replace(controls, "").trim().toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(cleanTexts) as Value;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]: [string, unknown]) => [name, cleanTexts(entry)]),
  ) as Value;
}
