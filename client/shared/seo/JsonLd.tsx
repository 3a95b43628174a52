import { scriptSafeJson } from "./head";

/** A schema.org object, as the `WithContext<...>` types of schema-dts describe it. */
export interface StructuredData {
  "@context": "https://schema.org";
}

/** Structured data for search engines. A data block: it is never run. */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />;
}
