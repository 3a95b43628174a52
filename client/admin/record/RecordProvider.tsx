import { FormikProvider } from "formik";
import type { ReactNode } from "react";
import { PendingValuesContext } from "../form/pendingValues";
import type { FormValues } from "./recordTypes";
import type { RecordForm } from "./useRecordForm";

/** Gives the fields inside their form. */
export function RecordProvider<Values extends FormValues>(props: { form: RecordForm<Values>; children: ReactNode }) {
  const { form, children } = props;
  return (
    <FormikProvider value={form.formik}>
      <PendingValuesContext value={form.pendingValues}>{children}</PendingValuesContext>
    </FormikProvider>
  );
}
