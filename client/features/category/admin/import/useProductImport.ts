import { useApolloClient } from "@apollo/client/react";
import { useFormik, type FormikContextType } from "formik";
import { useState } from "react";
import { apiPaths } from "../../../../../site/apiPaths";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { useUpload, type UploadState } from "../../../../graphql/admin/useUpload";
import { useUnsavedWork } from "../../../../shared/admin/leaveGuardContext";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";
import {
  fileProblem,
  productForm,
  productImportSchema,
  getSourceName,
  type ProductImportValues,
} from "./productImport";
import type { ProductReport } from "./productReport";

const itemLists = ["categoryItems", "categories", "productRetailers", "auditEntries"];

export interface ProductImportControl {
  formik: FormikContextType<ProductImportValues>;
  file: File | null;
  /** The browser's validation error for the file. */
  fileError: string | undefined;
  choose: (file: File) => void;
  state: UploadState<ProductReport>;
  /** The report of the last import, or of a check of the current form values. */
  report: ProductReport | null;
  /** Imports the checked file. */
  write: () => void;
  cancel: () => void;
}

/** The state of a product import: the file, its settings, the check and the import. */
export function useProductImport(): ProductImportControl {
  const { cache } = useApolloClient();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  /** The input of the last check. */
  const [checked, setChecked] = useState("");
  const { state, send, cancel } = useUpload<ProductReport>(apiPaths.products);
  useUnsavedWork(state.kind === "sending", cancel);
  const buildKey = (values: ProductImportValues): string =>
    JSON.stringify([values, file?.name, file?.size, file?.lastModified]);
  const formik = useFormik<ProductImportValues>({
    initialValues: { source: "", currency: "", linkTemplate: "" },
    validationSchema: productImportSchema,
    onSubmit: async (values) => {
      if (!file || fileProblem(file)) return;
      setChecked(buildKey(values));
      await send(productForm(file, values, true));
    },
  });
  const write = async () => {
    const done = file && (await send(productForm(file, formik.values, false)));
    if (!done) return;
    evictLists(cache, itemLists);
    const text = `${plural(done.created, "item")} created, ${done.updated} updated, ${done.unchanged} unchanged`;
    toast({ title: "Import Successful", text });
  };
  const report = state.kind === "done" ? state.report : null;
  return {
    formik,
    file,
    fileError: file || formik.submitCount > 0 ? fileProblem(file) : undefined,
    choose: (chosen) => {
      setFile(chosen);
      // Keeps a source name that the editor typed; a name derived from the previous file changes with the file.
      const proposed = file ? getSourceName(file) : "";
      if (["", proposed].includes(formik.values.source)) void formik.setFieldValue("source", getSourceName(chosen));
    },
    state,
    report: report?.dryRun && checked !== buildKey(formik.values) ? null : report,
    write: () => void write(),
    cancel,
  };
}
