import { setIn } from "formik";
import { leafPaths, isSameValue, getValueAt } from "./paths";
import type { FormValues } from "./recordTypes";

export type Side = "mine" | "theirs";

export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Who changed the field since the editor began. "both" has no default: the editor must choose. */
  changedBy: Side | "both";
}

/** Returns the fields in which two versions of `base` differ. The same change on both sides is no difference. */
export function findDifferences<Values extends FormValues>(base: Values, mine: Values, theirs: Values): Difference[] {
  return leafPaths({ ...theirs, ...mine }).flatMap((path) => {
    const [began, my, their] = [base, mine, theirs].map((values) => getValueAt(values, path));
    if (isSameValue(my, their)) return [];
    const changedBy = isSameValue(began, their) ? "mine" : isSameValue(began, my) ? "theirs" : "both";
    return [{ path, mine: my, theirs: their, changedBy }];
  });
}

/** Returns the saved values with what the editor changed after they were sent. */
export const rebase = <Values extends FormValues>(sent: Values, now: Values, saved: Values): Values =>
  leafPaths(now).reduce<Values>((values, path) => {
    const value = getValueAt(now, path);
    return isSameValue(value, getValueAt(sent, path)) ? values : (setIn(values, path, value) as Values);
  }, saved);

export type Choices = Readonly<Record<string, Side | undefined>>;

export const defaultChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(
    differences.map(({ path, changedBy }) => [path, changedBy === "both" ? undefined : changedBy] as const),
  );

/** Returns the editor's values with those of the other side where they were chosen. */
export const merge = <Values extends FormValues>(mine: Values, differences: readonly Difference[], choices: Choices) =>
  differences.reduce<Values>(
    (values, { path, theirs }) => (choices[path] === "theirs" ? (setIn(values, path, theirs) as Values) : values),
    mine,
  );
