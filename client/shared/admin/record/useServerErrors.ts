import { setIn } from "formik";
import { useCallback, useRef } from "react";
import { isSameValue, getValueAt } from "./paths";
import type { FormValues } from "./recordTypes";

export interface ServerErrors<Values> {
  /** Adds server errors to formik's errors, for values that have not changed since. */
  addTo: (errors: object, values: Values) => object;
  set: (fieldErrors: Record<string, string>, values: Values) => void;
  clear: () => void;
}

/** Shows a server error at its field until the field changes or the form is submitted again. */
export function useServerErrors<Values extends FormValues>(): ServerErrors<Values> {
  const shownErrors = useRef<{ path: string; sentence: string; value: unknown }[]>([]);
  const addTo = useCallback(
    (errors: object, values: Values) =>
      shownErrors.current.reduce<object>(
        (all, { path, sentence, value }) =>
          isSameValue(getValueAt(values, path), value) && getValueAt(all, path) === undefined
            ? (setIn(all, path, sentence) as object)
            : all,
        errors,
      ),
    [],
  );
  const set = useCallback((fieldErrors: Record<string, string>, values: Values) => {
    shownErrors.current = Object.entries(fieldErrors).map(([path, sentence]) => ({
      path,
      sentence,
      value: getValueAt(values, path),
    }));
  }, []);
  const clear = useCallback(() => {
    shownErrors.current = [];
  }, []);
  return { addTo, set, clear };
}
