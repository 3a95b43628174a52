import { object, string } from "yup";

const template = /^https?:\/\/[^/?#{}@\\\s]+[/?#][^\s\\]*\{handle\}/i;

/** The settings beside the file; the server has the same rules. */
export const productImportSchema = object({
  source: string().trim().required("Source is required").max(100, "At most 100 characters"),
  currency: string()
    .trim()
    .matches(/^[a-z]{3}$/i, { message: "Enter a three-letter code, for example EUR", excludeEmptyString: true }),
  linkTemplate: string()
    .trim()
    .test(
      "template",
      "Enter a URL with {handle} after the host, for example https://shop.example/products/{handle}",
      (text) => !text || template.test(text),
    ),
});

export interface ProductImportValues {
  source: string;
  /** ISO 4217; blank when the file contains it. */
  currency: string;
  linkTemplate: string;
}

/** The file's name without its extension, like the default of the server's command. */
export const getSourceName = (file: File): string => file.name.replace(/\.[^.]*$/, "").slice(0, 100);

export function productForm(
  file: File,
  { source, currency, linkTemplate }: ProductImportValues,
  dryRun: boolean,
): FormData {
  const form = new FormData();
  form.append("source", source.trim());
  form.append("currency", currency.trim());
  form.append("linkTemplate", linkTemplate.trim());
  form.append("dryRun", String(dryRun));
  form.append("file", file);
  return form;
}

const largestFile = 50 * 1024 * 1024;

/** Validates the file as far as the browser can. */
export function fileProblem(file: File | null): string | undefined {
  if (!file) return "Please choose a file.";
  return file.size > largestFile ? "This file is too large. Choose one of at most 50 MB." : undefined;
}
