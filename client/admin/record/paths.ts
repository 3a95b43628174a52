import { getIn } from "formik";
import type { FormValues } from "./recordTypes";

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Paths of all leaf values: `name`, `socialMedia.instagram`. A list counts as one value. */
export function leafPaths(values: FormValues, prefix = ""): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? leafPaths(value, `${prefix}${name}.`) : [prefix + name],
  );
}

export const getValueAt = (values: FormValues, path: string): unknown => getIn(values, path) as unknown;

/** A value as text for a field; empty when there is none. */
export function getTextAt(values: FormValues, path: string): string {
  const value = getValueAt(values, path);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Paths and messages of formik's errors, in the order of the form's values. */
export function errorEntries(errors: object, values: FormValues): (readonly [path: string, sentence: string])[] {
  const order = leafPaths(values);
  const place = (path: string) => (order.indexOf(path) + order.length + 1) % (order.length + 1);
  return leafPaths(errors)
    .map((path) => [path, String(getValueAt(errors, path))] as const)
    .sort(([one], [other]) => place(one) - place(other));
}

/**
 * Returns the label of a path. The default comes from its last part: "careerHighlights" becomes "Career highlights".
 */
export function getFieldLabel(path: string, labels: Readonly<Record<string, string>> = {}): string {
  const label = labels[path];
  if (label !== undefined) return label;
  const words = (path.split(".").at(-1) ?? path).replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
