import { scriptSafeJson } from "./head";

/** A schema.org object, as the `WithContext<...>` types of schema-dts describe it. */
export interface StructuredData {
  "@context": "https://schema.org";
}

/** Structured data for search engines, as a data block that no browser executes. */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />;
}
