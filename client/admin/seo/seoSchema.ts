import { string } from "yup";

const line = (longest: number) =>
  string()
    .default("")
    .max(longest, `At most ${longest} characters`)
    .matches(/^[^\r\n\u2028\u2029]*$/, "Remove the line breaks");

/** Texts for search engines, blank when the page derives them. */
export interface SeoValues {
  seoTitle: string;
  seoDescription: string;
}

export const emptySeo: SeoValues = { seoTitle: "", seoDescription: "" };

/** The server's rules. */
export const seoSchema = { seoTitle: line(120), seoDescription: line(320) };

export const seoLabels = { seoTitle: "Title for search engines", seoDescription: "Description for search engines" };

export const seoFields = ["seoTitle", "seoDescription"] as const satisfies readonly (keyof SeoValues)[];
