import { useEffect, useRef, useState, type RefObject } from "react";
import { errorEntries } from "./paths";
import type { FormValues } from "./recordTypes";
import type { RecordForm } from "./useRecordForm";

interface TabFields {
  value: string;
  fields: readonly string[];
}

const containsPath = ({ fields }: TabFields, path: string): boolean =>
  fields.some((field) => path === field || path.startsWith(`${field}.`));

export interface SaveFailures {
  /** Ref for the element that contains the fields. */
  body: RefObject<HTMLDivElement | null>;
  tab: string;
  setTab: (tab: string) => void;
  /** True when the tab contains a field that failed the last attempt to save. */
  hasFailure: (tab: string) => boolean;
}

/** After a failed attempt to save: opens the first tab with an error and focuses the first invalid field. */
export function useSaveFailures<Values extends FormValues>(
  form: RecordForm<Values>,
  tabs: readonly TabFields[],
): SaveFailures {
  const { formik, attempt } = form;
  const body = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState(tabs[0]?.value ?? "");
  const [seen, setSeen] = useState(attempt);
  const paths = attempt === 0 ? [] : errorEntries(formik.errors, formik.values).map(([path]) => path);
  const isFaulty = (one: TabFields) => paths.some((path) => containsPath(one, path));
  if (seen !== attempt) {
    setSeen(attempt);
    const current = tabs.find(({ value }) => value === tab);
    const target = current && isFaulty(current) ? current : tabs.find(isFaulty);
    if (target) setTab(target.value);
  }
  useEffect(() => {
    if (attempt > 0) body.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [attempt]);
  return { body, tab, setTab, hasFailure: (value) => tabs.some((one) => one.value === value && isFaulty(one)) };
}
