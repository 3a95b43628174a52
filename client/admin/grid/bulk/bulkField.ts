import type { SelectOption } from "../../form/selectOptions";

/** A field that a bulk change can set. */
export interface BulkField {
  /** Its name in the server's input. */
  name: string;
  label: string;
  kind: "text" | "multiline" | "url" | "number" | "choice";
  /** The choices of a field of kind "choice", which cannot be cleared. */
  options?: readonly SelectOption[];
  /** One line below the value. */
  hint?: string;
}

/** One field with its new value, as the server's input has it; undefined while it is incomplete. */
export type FieldChange = Record<string, string | number | null>;

export function readFieldChange({ name, kind }: BulkField, text: string): FieldChange | undefined {
  if (kind === "choice") return text === "" ? undefined : { [name]: text };
  if (kind !== "number") return { [name]: text.trim() };
  if (text.trim() === "") return { [name]: null };
  const value = Number(text);
  return Number.isFinite(value) ? { [name]: value } : undefined;
}

/** "will have the retailer Pellier", "will have no retailer". */
export function describeFieldChange({ label, options }: BulkField, text: string): string {
  const noun = label.toLowerCase();
  if (text.trim() === "") return `will have no ${noun}`;
  return `will have the ${noun} “${options?.find(({ value }) => value === text)?.label ?? text.trim()}”`;
}
