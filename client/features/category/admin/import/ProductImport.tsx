import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormikProvider } from "formik";
import { FormText } from "../../../../shared/admin/form/FormText";
import { StateNotice } from "../../../../shared/admin/StateNotice";
import { FileField } from "../../../../shared/admin/upload/FileField";
import { UploadBar } from "../../../../shared/admin/upload/UploadBar";
import { countChanges } from "./productReport";
import { ProductReportView } from "./ProductReportView";
import { useProductImport } from "./useProductImport";

/** Imports products from a shop's export, after a check that shows the changes. */
export function ProductImport() {
  const { formik, file, fileError, choose, state, report, write, cancel } = useProductImport();
  const busy = state.kind === "sending";
  return (
    <FormikProvider value={formik}>
      <Form noValidate aria-label="Product import" onSubmit={formik.handleSubmit}>
        <FileField
          label="CSV file"
          required
          accept=".csv,text/csv"
          hint="A product export in Shopify's CSV format, in UTF-8 or UTF-16, at most 50 MB."
          error={fileError}
          file={file}
          disabled={busy}
          onFile={choose}
        />
        <FormText
          name="source"
          label="Source"
          required
          disabled={busy}
          hint="Identifies the shop. Another import with the same source updates the same items, except fields that an editor has changed."
        />
        <FormText
          name="currency"
          label="Currency"
          disabled={busy}
          placeholder="EUR"
          hint="ISO 4217 code for prices without a currency. Blank: every price in the file has one."
        />
        <FormText
          name="linkTemplate"
          label="Link Template"
          disabled={busy}
          placeholder="https://shop.example/products/{handle}"
          hint="URL of each product; {handle} is the product's name in the shop. Blank: new items get no link, existing items keep theirs."
        />
        <Buttons>
          <Button type="submit" variant={report?.dryRun ? "outlined" : "contained"} disabled={busy}>
            Check the file
          </Button>
          {report?.dryRun ? (
            <Button disabled={countChanges(report) === 0} onClick={write}>
              Import now
            </Button>
          ) : null}
        </Buttons>
        {busy && file ? (
          <UploadBar name={file.name} share={state.share} sentText="Reading the products" onCancel={cancel} />
        ) : null}
        {state.kind === "failed" ? (
          <StateNotice kind="error" title="Import Failed">
            <p>{state.message}</p>
          </StateNotice>
        ) : null}
        {report ? <ProductReportView report={report} /> : null}
      </Form>
    </FormikProvider>
  );
}

const Form = styled("form")({ display: "grid", gap: 20, maxWidth: 720 });

const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12 });
